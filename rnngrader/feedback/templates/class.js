// The table of all students: a heading sorts it, the box filters it.
const table = document.querySelector("#all-table"), body = table.tBodies[0];
const search = document.querySelector("#search"), found = document.querySelector("#found");
const rows = [...body.rows], texts = rows.map(row => row.textContent.toLowerCase());

const value = cell => {
  const text = cell.textContent.trim();
  return text === "" || isNaN(text) ? [1, text.toLowerCase()] : [0, Number(text)];
};
const compare = ([kind, a], [other, b]) => kind - other || (a < b ? -1 : a > b ? 1 : 0);

table.querySelectorAll("th button").forEach((button, column) => {
  button.addEventListener("click", () => {
    const head = button.parentElement, up = head.getAttribute("aria-sort") !== "ascending";
    table.querySelectorAll("[aria-sort]").forEach(th => th.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", up ? "ascending" : "descending");
    const keyed = rows.map(row => [value(row.cells[column]), row]);
    keyed.sort(([a], [b]) => up ? compare(a, b) : compare(b, a));
    body.append(...keyed.map(([, row]) => row));
  });
});

search.parentElement.hidden = false;
search.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\s+/);
  let left = 0;
  rows.forEach((row, i) => {
    row.hidden = !words.every(word => texts[i].includes(word));
    left += !row.hidden;
  });
  found.textContent = `${left} of ${rows.length} students`;
});
