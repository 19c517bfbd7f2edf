// The home page remembers the names that were typed here, and offers what the game that is picked allows.

const form = document.getElementById("setup");
const names = [...form.querySelectorAll('input[name^="name_"]')];

for (const input of names) {
  const kept = localStorage.getItem(input.name);
  if (kept) input.value = kept;
}

form.addEventListener("submit", () => {
  for (const input of names) localStorage.setItem(input.name, input.value);
});

function fit() {
  const game = form.querySelector('[name="game"]:checked');
  if (!game) return;
  for (const label of form.querySelectorAll("[data-game]")) label.hidden = label.dataset.game !== game.value;
  const counts = [...form.querySelectorAll('[name="seats"]')];
  const fits = (count) => +count.value >= +game.dataset.fewest && +count.value <= +game.dataset.most;
  for (const count of counts) count.parentElement.hidden = !fits(count);
  const chosen = counts.find((count) => count.checked);
  if (chosen && !fits(chosen)) counts.filter(fits).at(-1).checked = true;
}

form.addEventListener("change", fit);
fit();
