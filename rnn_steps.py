"""The pages of section 3: the backward pass one move at a time, and the bug clinic's desk."""

import html

import numpy as np

from rnn_draw import BLUE, ORANGE, OWN_KEYS
from rnn_view import careful

# ------------------------------------------------- stepping through the backward pass

DA = np.array([[0.4, -0.3, 0.8, 0.5], [-0.6, 0.7, -0.2, 0.9], [0.2, 0.5, -0.4, -0.7]])[:, None, :]
X = np.array([[0.5, -0.4, 0.6, 0.1], [0.3, 0.8, -0.7, 0.4]])[:, None, :]
SMALL = {
    "Wax": np.array([[0.8, -0.3], [0.2, 0.9], [-0.6, 0.4]]),
    "Waa": np.array([[0.7, -0.4, 0.2], [0.3, 0.6, -0.5], [-0.2, 0.5, 0.8]]),
    "Wya": np.ones((1, 3)),
    "ba": np.array([[0.1], [-0.1], [0.2]]),
    "by": np.zeros((1, 1)),
}


def backward_moves(rnn_forward, rnn_cell_backward):
    """Return what happens at each step, last step first: dictionaries of arrays.

    Four steps, n_x = 2, n_a = 3, one example. With one example a step's own dba is its dz.
    """
    a, _, (caches, _) = rnn_forward(X, np.zeros((3, 1)), SMALL)
    carry, total, moves = np.zeros((3, 1)), {}, []
    for t in (3, 2, 1, 0):
        above = DA[:, :, t]
        both = above + carry
        found = rnn_cell_backward(both, caches[t])
        for key in ("dWax", "dWaa", "dba"):
            total[key] = total.get(key, 0) + found[key]
        moves.append(
            {"t": t, "a": a[:, :, t], "above": above, "carry": carry, "both": both,
             "dz": found["dba"], "dx": found["dxt"], "on": found["da_prev"], **total}
        )  # fmt: skip
        carry = found["da_prev"]
    return moves


def backward_steps(rnn_forward, rnn_cell_backward):
    """Show the backward pass through four steps; with a script, one move at a time."""
    from IPython.display import display

    with careful(rnn_forward, rnn_cell_backward):
        page = steps_page(backward_moves(rnn_forward, rnn_cell_backward))
        words = "Four steps of a backward pass, with the numbers of your own functions."
        display({"text/html": page, "text/plain": words}, raw=True)


def steps_page(moves):
    """Return the page of `backward_steps`."""
    known = row(
        matrix("Waa", SMALL["Waa"]), matrix("Wax", SMALL["Wax"]), matrix("da (given)", DA[:, 0]),
    )  # fmt: skip
    parts = [f"<p>Known before the pass begins, from above and from the cache:</p>{known}"]
    for move in moves:
        t = move["t"]
        later = f"what step {t + 1} handed back" if t < 3 else "zeros: there is no later step"
        onward = f"da_prevt, for step {t - 1}" if t else "da0"
        first = row(
            matrix(f"da[:, :, {t}]", move["above"]), "and", matrix("da_prevt", move["carry"]),
            "→", matrix("the cell gets", move["both"], hide=True),
        )  # fmt: skip
        kept = row("From the cache:", matrix(f"a[:, :, {t}]", move["a"]))
        second = row(
            matrix("dz", move["dz"]), "→", matrix(onward, move["on"]),
            matrix(f"dx[:, :, {t}]", move["dx"]), "sums so far:", matrix("dWaa", move["dWaa"]),
            matrix("dWax", move["dWax"]), matrix("dba", move["dba"]),
        )  # fmt: skip
        parts.append(
            f'<section><h4 style="margin:8px 0">Step t = {t}</h4>'
            f"<p>Two parts of a gradient arrive: one from above, and {later}.</p>{first}{kept}"
            f'<div class="rnn-answer"><p>Through the tanh, then to all that the cell used:</p>'
            f"{second}</div></section>"
        )
    return f'<div class="rnn-steps">{ON_PAPER}{"".join(parts)}{STEP_SCRIPT}</div>'


def row(*parts):
    """Parts of a line that may wrap."""
    style = "display:flex;flex-wrap:wrap;align-items:center;gap:4px 14px;margin:4px 0"
    return f'<div style="{style}">{"".join(parts)}</div>'


def matrix(label, numbers, hide=False):
    """A matrix with its name above; `hide`: a script puts a "?" there until the move is made."""
    cells = "".join(
        "<tr>"
        + "".join(f'<td style="{shade(n)}">{round(n, 2) + 0.0:.2f}</td>' for n in line)
        + "</tr>"
        for line in numbers
    )
    cover = ' class="rnn-answer"' if hide else ""
    return (
        '<figure style="margin:0;text-align:center"><figcaption style="font-family:monospace">'
        f'{html.escape(label)}</figcaption><div style="display:grid;justify-content:center">'
        f'{OPEN if hide else ""}<table{cover} style="grid-area:1/1;border-collapse:collapse;'
        f'margin:2px auto;font-variant-numeric:tabular-nums">{cells}</table></div></figure>'
    )


OPEN = (  # an empty box in the place of what is asked for
    '<div class="rnn-open" style="visibility:hidden;grid-area:1/1;display:grid;'
    'place-items:center;margin:2px 0;border:1px dashed #8a93a0">?</div>'
)


def shade(number):
    """The style of a cell of a matrix: blue for positive, orange for negative numbers."""
    color = (BLUE if number >= 0 else ORANGE) + f"{int(30 + 100 * min(1.0, abs(number))):02x}"
    return f"padding:2px 7px;text-align:right;border:1px solid #8a93a055;background:{color}"


ON_PAPER = """<style>@media print {
  .rnn-steps section { display: block !important; break-inside: avoid; }
  .rnn-steps .rnn-answer { visibility: visible !important; }
  .rnn-steps .rnn-open { visibility: hidden !important; }
  .rnn-steps .rnn-bar { display: none; }
}</style>"""

STEP_SCRIPT = """<script>
document.querySelectorAll(".rnn-steps:not([data-ready])").forEach(function (root) {
  root.dataset.ready = "yes";
  var steps = root.querySelectorAll("section"), last = 2 * steps.length - 1, frame = 0;
  var bar = document.createElement("div"), count = document.createElement("span");
  function draw() {
    steps.forEach(function (step, i) {
      step.style.display = frame > last || i === frame >> 1 ? "" : "none";
      var told = frame > last || frame % 2 === 1;
      step.querySelectorAll(".rnn-answer, .rnn-open").forEach(function (part) {
        part.style.visibility = told === part.matches(".rnn-answer") ? "visible" : "hidden";
      });
    });
    count.textContent = frame > last ? "all moves" : "move " + (frame + 1) + " of " + (last + 1);
  }
  [["Back", -1], ["Next", 1], ["All at once", 99]].forEach(function (pair) {
    var button = document.createElement("button");
    button.type = "button"; button.textContent = pair[0];
    button.style.cssText = "margin:0 8px 4px 0;padding:4px 14px;font:inherit";
    button.addEventListener("click", function () {
      var now = Math.min(frame, last + 1);
      frame = pair[1] === 99 ? last + 1 : Math.max(0, Math.min(last, now + pair[1]));
      draw();
    });
    bar.append(button);
  });
  count.setAttribute("aria-live", "polite"); bar.className = "rnn-bar";
  OWN_KEYS
  bar.append(count); root.prepend(bar); draw();
});
</script>""".replace("OWN_KEYS", OWN_KEYS.strip())

# ------------------------------------------------------------- the desk of the bug clinic


def clinic(bug_clinic):
    """Say how answers of the bug clinic were understood; nothing about which are right."""
    try:
        answers = bug_clinic()
    except NotImplementedError:
        print("No answers yet. The clinic is a bonus: all that follows works without it.")
        return
    read, problems = read_answers(answers)
    for patient in "ABCDE":
        print(patient, "had line", read[patient] if patient in read else problems[patient])
    lines = [*read.values()]
    for line in sorted({line for line in lines if lines.count(line) > 1}):
        alike = [patient for patient in read if read[patient] == line]
        names = " and ".join(filter(None, [", ".join(alike[:-1]), alike[-1]]))
        print(f"{names} cannot all have line {line}: no two had the same numbers.")
    if len(read) == 5 and answers != read:
        print("Understood. To be graded it has to be written like this:")
        print("   ", read)


def read_answers(answers):
    """Return the lines by patient as "1" to "6", and what is wrong with the others, in words."""
    if isinstance(answers, (list, tuple)):
        answers = dict(zip("ABCDE", answers, strict=False))
    if not isinstance(answers, dict):
        words = f"-: bug_clinic returned {answers!r}; a dictionary was asked for"
        return {}, dict.fromkeys("ABCDE", words)
    given = {str(key).strip().upper(): value for key, value in answers.items()}
    read, problems = {}, {}
    for patient in "ABCDE":
        line = str(given.get(patient, "")).strip().lower().removeprefix("line").strip()
        if line in tuple("123456"):
            read[patient] = line
        elif patient in given:
            problems[patient] = f'{given[patient]!r}, which is none of "1" to "6"'
        else:
            problems[patient] = "-: there is no answer for this patient"
    return read, problems
