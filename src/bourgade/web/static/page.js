// Small helpers: finding elements, and telling the reader something in passing.

export const find = (selector, from = document) => from.querySelector(selector);
export const all = (selector, from = document) => [...from.querySelectorAll(selector)];
export const notice = document.getElementById("notice");

let fading = 0;
export function say(words) {
  const line = document.createElement("span");
  line.textContent = words;
  notice.replaceChildren(line);
  clearTimeout(fading);
  fading = setTimeout(() => notice.replaceChildren(), 5000);
}
