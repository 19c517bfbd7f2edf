// The home page remembers the names that were typed here, and nothing else.

const form = document.getElementById("setup");
const names = [...form.querySelectorAll('input[name^="name_"]')];

for (const input of names) {
  const kept = localStorage.getItem(input.name);
  if (kept) input.value = kept;
}

form.addEventListener("submit", () => {
  for (const input of names) localStorage.setItem(input.name, input.value);
});
