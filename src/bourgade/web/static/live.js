// Follows what the others do: news of the table comes over a stream, and the page is fetched anew when there is some.

import { find, notice, say } from "./page.js";

const body = document.body;

let link = "";
let swap = null; // puts a new page in place
let isBusy = null; // whether an answer is on its way

// The number of the last answer that the page knows.
export const seen = () => Number(find("#part")?.dataset.seq ?? 0);

export function listen(at, swapper, asker) {
  [link, swap, isBusy] = [at, swapper, asker];
  let lost = 0; // the timer that complains, so that a short break passes unnoticed
  const stream = new EventSource(`${link}/stream?after=${seen()}&said=${find("#part").dataset.said}`);
  stream.onmessage = (event) => JSON.parse(event.data).seq > seen() && refresh();
  stream.addEventListener("chat", refresh);
  stream.addEventListener("seats", refresh);
  stream.onopen = () => {
    if (lost) {
      clearTimeout(lost);
      if (notice.textContent) say(body.dataset.back);
      refresh();
    }
    lost = 0;
  };
  stream.onerror = () => {
    lost ||= setTimeout(() => say(body.dataset.lost), 3000);
  };
}

// --- looking again -----------------------------------------------------

// Several pieces of news while the page is on its way are one more look, not several.
let looking = null;
let isStale = false;

function refresh() {
  isStale = true;
  catchUp();
}

export function catchUp() {
  if (isStale) looking ??= look().finally(() => (looking = null));
}

async function look() {
  while (isStale && mayChange()) {
    isStale = false;
    const answer = await fetch(`${link}/part?since=${seen()}`, { headers: { Accept: "text/html" } }).catch(() => null);
    const html = answer?.ok ? await answer.text() : "";
    if (!mayChange()) isStale = true;
    else if (html) swap(html);
  }
}

// The page does not change under a click, nor between an answer and what it brings: the click would be lost.
let pressed = false;
let releasing = 0;

const mayChange = () => !pressed && !isBusy();

document.addEventListener("pointerdown", () => {
  pressed = true;
  release(5000); // wherever it is lifted
});
document.addEventListener("pointerup", () => release(0)); // once the click has been heard
document.addEventListener("pointercancel", () => release(0));

function release(wait) {
  clearTimeout(releasing);
  releasing = setTimeout(() => {
    pressed = false;
    catchUp();
  }, wait);
}
