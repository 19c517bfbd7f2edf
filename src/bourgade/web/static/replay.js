// A replay: the slider leads to its move, and the list of moves stands at the present one.

let scrubbing = 0;
document.addEventListener("input", (event) => {
  const { scrubs } = event.target.dataset;
  if (!scrubs) return;
  clearTimeout(scrubbing);
  scrubbing = setTimeout(() => location.assign(scrubs + event.target.value), 250);
});

const here = document.getElementById("here");
if (here) here.parentElement.scrollTop = here.offsetTop - here.parentElement.offsetTop - here.parentElement.clientHeight / 2;
