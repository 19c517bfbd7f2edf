// The table in the browser: choose a place, see its price, commit it; and follow what the others do.
// Everything here is a comfort. The forms of the page work without it.

import { step } from "./arrows.js";
import { forgetNews, portrait, refocus, restore } from "./keep.js";
import { catchUp, listen, seen } from "./live.js";
import { all, find, say } from "./page.js";

const body = document.body;
const table = document.getElementById("table");
const link = body.dataset.link;

let chosen = null; // the action that the next Enter plays
let busy = false; // an answer is on its way

document.documentElement.classList.add("scripted");

// --- choosing a move ---------------------------------------------------

const listed = (action) => find(`[data-listed="${action}"]`);
const spotOf = (action) => find(`.spot[data-action="${action}"]`);

function choose(action, why = "") {
  clear();
  const row = listed(action);
  if (!row) return;
  chosen = String(action);
  row.classList.add("chosen");
  const spot = spotOf(action);
  if (spot) point(spot);
  tell(row, why);
  if (spot) uncover(spot);
  const button = find("#commit-button");
  if (button) {
    button.value = chosen;
    button.disabled = false;
  }
}

function clear() {
  chosen = null;
  all(".chosen, .ghost[data-cloud], .crossing").forEach((one) => one.classList.remove("chosen", "ghost", "crossing"));
  const told = find("#chosen");
  if (told) told.textContent = told.dataset.empty ?? told.textContent;
  const button = find("#commit-button");
  if (button) button.disabled = true;
}

function tell(row, why) {
  const told = find("#chosen");
  if (!told) return;
  told.dataset.empty ??= told.textContent;
  const warning = find(".warn", row);
  told.textContent = (why ? why + told.dataset.colon : "") + find(".words", row).textContent;
  if (warning) told.append(" ", warning.cloneNode(true));
}

// Mark the place, show where the time marker would go, and bring the place into sight.
function point(spot) {
  spot.classList.add("chosen");
  const moat = find(".farm .timetrack");
  const time = Number(spot.dataset.time ?? 0);
  if (moat && time) {
    const reached = Number(moat.dataset.time) + time;
    const lap = Number(moat.dataset.lap);
    find(`[data-cloud="${reached % lap}"]`, moat)?.classList.add("ghost");
    moat.classList.toggle("crossing", reached >= lap);
  }
  const area = spot.closest(".area");
  if (area) {
    showArea(area, true);
    const icon = find("#prompt-icon use");
    if (icon && area.dataset.icon) icon.setAttribute("href", `#${area.dataset.icon}`);
  }
}

// On a narrow screen the prompt lies over the page and grows with what it tells: what is chosen stays above it.
function uncover(spot) {
  const prompt = find(".prompt");
  if (getComputedStyle(prompt).position !== "sticky") return;
  const [chosen, question] = [spot.getBoundingClientRect(), prompt.getBoundingClientRect()];
  const hidden = chosen.bottom + 8 - question.top;
  if (hidden > 0 && chosen.top < question.bottom) scrollBy({ top: hidden, behavior: "instant" });
}

// On a narrow screen the places lie side by side: slide to one without moving the page.
function showArea(area, slowly = false) {
  const row = area.parentElement;
  const behavior = slowly && !matchMedia("(prefers-reduced-motion: reduce)").matches ? "smooth" : "instant";
  if (row.scrollWidth > row.clientWidth + 4) row.scrollTo({ left: area.offsetLeft - 14, behavior });
  all(".spaces a").forEach((tile) => tile.classList.toggle("here", tile.hash === `#${area.id}`));
}

function press(spot) {
  if (spot.dataset.action === chosen) commit();
  else choose(spot.dataset.action);
}

function commit() {
  const button = find("#commit-button");
  if (chosen !== null && button) send(button.form, button);
}

// --- talking to the server ---------------------------------------------

// A button named "action" hides `form.action`, so the attribute is read instead.
async function send(form, button) {
  if (busy) return;
  busy = true;
  const data = new URLSearchParams(new FormData(form));
  if (button?.name) data.set(button.name, button.value);
  try {
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body: data, headers: { Accept: "text/html" } });
    await receive(answer, form);
  } catch {
    say(body.dataset.lost);
  } finally {
    busy = false;
    catchUp();
  }
}

async function receive(answer, form) {
  const isPart = answer.headers.get("Content-Type")?.startsWith("text/html");
  if (!isPart || (!answer.ok && answer.status !== 409)) {
    say((await answer.text()).slice(0, 200) || body.dataset.refused);
    return;
  }
  if (answer.ok) {
    form.reset();
    if (!form.getAttribute("action").endsWith("/chat")) forgetNews();
  }
  swap(await answer.text());
  if (answer.status === 409) say(body.dataset.moved);
}

// --- the page changes ------------------------------------------------------

// A look that took longer than a move would bring back the table from before it: such a part is not taken.
function isOlder(part) {
  const [seq, said] = [Number(part.dataset.seq), Number(part.dataset.said)];
  return seq < seen() || (seq === seen() && said < Number(find("#part").dataset.said));
}

let drawn = "";
function swap(html) {
  if (html === drawn) return;
  drawn = html;
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const part = find("#part", fresh.content);
  if (isOlder(part)) return;
  const kept = portrait();
  const before = Number(part.dataset.seq) === seen() ? chosen : null; // a choice answers one question only
  table.replaceChildren(fresh.content);
  restore(kept);
  chosen = null;
  arrive();
  if (before !== null && listed(before)) choose(before);
  refocus(kept.focus, find(".spot, .answer"));
}

// A new question: slide to the place it is about.
function arrive() {
  const focus = find(".board")?.dataset.focus;
  const spot = find(".tray .spot") ? null : find(".areas .spot");
  const area = focus ? document.getElementById(focus) : spot?.closest(".area");
  if (area) showArea(area);
}

// --- hands ---------------------------------------------------------------

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-opens], [data-copies], #hint-button, .spot, [data-listed], .spaces a");
  if (!target) return;
  if (target.dataset.opens) document.getElementById(target.dataset.opens).showModal();
  else if (target.dataset.copies) copy(document.getElementById(target.dataset.copies));
  else if (target.id === "hint-button") hint();
  else if (target.matches(".spot")) press(target);
  else if (target.dataset.listed && spotOf(target.dataset.listed)) {
    event.preventDefault();
    if (target.dataset.listed === chosen) commit();
    else choose(target.dataset.listed);
  } else if (target.matches(".spaces a")) {
    const area = find(target.hash);
    if (area && area.parentElement.scrollWidth > area.parentElement.clientWidth + 4) {
      event.preventDefault();
      showArea(area, true);
    }
  }
});

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-sends]")) return;
  event.preventDefault();
  send(event.target, event.submitter);
});

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.matches("input, textarea, select") || find("dialog[open]");
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  const spot = event.target.closest(".spot");
  if (event.key === "Escape") clear();
  else if (spot && (event.key === "Enter" || event.key === " ")) press(spot);
  else if (event.key === "Enter" && chosen !== null && !event.target.closest("button, a, summary")) commit();
  else if (event.key.startsWith("Arrow") && (spot || event.target.matches("body, #part"))) step(spot, event.key);
  else if (/^\d$/.test(event.key)) digit(event.key);
  else if (event.key === "u") find("#undo-button")?.click();
  else if (event.key === "r") find("#redo-button")?.click();
  else if (event.key === "?") find("#help")?.showModal();
  else return;
  event.preventDefault();
});

// Digits typed within a second make one number of the list.
let typed = "";
let typedAt = 0;
function digit(key) {
  typed = Date.now() - typedAt < 1000 ? typed + key : key;
  typedAt = Date.now();
  const row = all("[data-listed]")[Number(typed) - 1];
  if (!row) return;
  choose(row.dataset.listed);
  // the focus goes along, or Enter would press the place that had it before
  (spotOf(row.dataset.listed) ?? find(`.answer[value="${row.dataset.listed}"]`))?.focus({ preventScroll: true });
}

async function hint() {
  const asked = seen();
  const answer = await fetch(`${link}/hint`, { headers: { Accept: "application/json" } });
  if (!answer.ok) return say(body.dataset.refused);
  const { action } = await answer.json();
  if (seen() !== asked) return;
  choose(action, body.dataset.hint);
  const shown = spotOf(action) ?? find(`.answer[value="${action}"]`);
  shown?.classList.add("hinted");
  shown?.focus({ preventScroll: true });
}

async function copy(input) {
  input.value = new URL(input.value, location).href;
  input.select();
  await navigator.clipboard?.writeText(input.value);
  say(body.dataset.copied);
}

if (link) {
  listen(link, swap, () => busy);
  arrive();
}
