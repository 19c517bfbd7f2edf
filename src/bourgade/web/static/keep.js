// Keeps the reader's place when the page is swapped, and marks what has changed since their last move.

import { all, find } from "./page.js";

let news = new Set();

export function forgetNews() {
  news = new Set();
}

// Everything that the new page does not know: focus, open panels, scrolling, half-typed text, and the old pieces.
export function portrait() {
  return {
    focus: focused(document.activeElement),
    open: all("details[open][id]").map((one) => one.id),
    scroll: all("[data-scroll]").map((one) => [one.dataset.scroll, one.scrollLeft, one.scrollTop]),
    typed: all("#table input[id]:not([readonly])").map((one) => [one.id, one.value]),
    pieces: new Map(all("[data-key]").map((one) => [one.dataset.key, shape(one)])),
    page: window.scrollY,
  };
}

function focused(one) {
  return find("#part")?.contains(one) ? one.id || one.dataset.listed || "part" : "";
}

// What a place looks like, apart from what may be done there.
function shape(one) {
  const drawn = all("use, [aria-label]", one).map((part) => part.getAttribute("href") ?? part.getAttribute("aria-label"));
  const told = all("b, text, .quiet", one).map((part) => part.textContent);
  return [...drawn, ...told].join("|");
}

export function restore(before) {
  before.open.forEach((id) => document.getElementById(id)?.setAttribute("open", ""));
  before.scroll.forEach(([name, left, top]) => {
    // the log starts at its newest line, whatever was read before
    if (name !== "log") find(`[data-scroll="${name}"]`)?.scrollTo({ left, top, behavior: "instant" });
  });
  before.typed.forEach(([id, value]) => {
    const input = document.getElementById(id);
    if (input) input.value = value;
  });
  markNews(before.pieces);
  window.scrollTo({ top: before.page, behavior: "instant" });
}

function markNews(pieces) {
  for (const one of all("[data-key]")) {
    const { key } = one.dataset;
    const isNew = pieces.has(key) && pieces.get(key) !== shape(one);
    if (isNew) news.add(key);
    one.classList.toggle("changed", news.has(key));
    one.classList.toggle("arrived", isNew);
  }
}

// The same control as before; if it is gone, the first that can be used, and else the page itself until there is one.
export function refocus(name, first) {
  if (!name) return;
  const again = name === "part" ? null : (document.getElementById(name) ?? find(`[data-listed="${name}"]`));
  (again && !again.disabled ? again : (first ?? find("#part"))).focus({ preventScroll: true });
}
