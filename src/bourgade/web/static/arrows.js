// The arrow keys go from one glowing place to the next.

import { all } from "./page.js";

// The nearest place in the direction of the key; those straight ahead are nearer than those aside.
export function step(spot, key) {
  const spots = all(".spot");
  if (!spot) return spots[0]?.focus();
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(spot);
  const reach = (one) => {
    const [to, down] = middle(one);
    const along = (to - x) * dx + (down - y) * dy;
    return along > 4 ? along + 2.5 * Math.abs((to - x) * dy + (down - y) * dx) : Infinity;
  };
  const next = spots.filter((one) => one !== spot).sort((one, other) => reach(one) - reach(other))[0];
  if (next && reach(next) < Infinity) next.focus();
}
