"""No hint of `check` states what the lines above it refute; zeros meet Python's own numbers."""

import re

import pytest
from test_instruments import (
    FIRST,
    SECOND,
    edited,
    full_marks,
    notebook,
    notebook_check,
    report,
    said_by_gradient_check,
    write,
)
from test_instruments import as_in_a_kernel as as_in_a_kernel  # fixtures
from test_instruments import second as second

NORM = "    norm = np.sqrt(sum(np.sum(g**2) for g in gradients.values()))\n"
MIN = "    f = min(1, max_norm / norm)\n    return {k: f * g for k, g in gradients.items()}, norm\n"
FIVE = "    norm = np.sqrt(sum(np.sum(gradients[k] ** 2) for k in "
FIVE += "('dWax', 'dWaa', 'dWya', 'dba', 'dby')))\n"
ROWS = "    norm = sum(n**2 for g in gradients.values() for row in g for n in row) ** 0.5\n"
APART = (
    "    a, b, c, d, e = gradients.values()\n"
    "    norm = np.sqrt(sum(np.sum(g**2) for g in (a, b, c, d, e)))\n"
)
LOG = (
    "    right, loss = np.sum(labels * y_pred, axis=0), 0.0\n"
    "    for p in right.ravel():\n        loss -= __import__('math').log(p)\n"
    "    return loss / right.size\n"
)
LOSS = "loss_and_gradients"
SUMS = [(name, [(f"{s} += ", f"{s} = ")], "is summed up", "hapes")
        for name, s in (("rnn_backward", "dWax"), ("rnn_backward", "dWaa"),
                        ("lstm_backward", "dWi"), ("lstm_backward", "dWo"))]  # fmt: skip
SLIPS = [  # function, edits or a body, what is told, what would be untrue
    # what is right and what is wrong
    (LOSS, [("parameters)\n    loss", "parameters)\n    y_pred = softmax(y_pred)\n    loss")],
     "", "gradients are right"),
    (LOSS, [("rnn_forward(x,", "rnn_forward(x[:, :, ::-1],")], "what both need", "is right"),
    (LOSS, [("a, y_pred, c", "labels = np.roll(labels, 1, 0)\n    a, y_pred, c")],
     "what both need", "is right"),
    (LOSS, [("rnn_forward(x, a0", "rnn_forward(x, 0 * a0 + 1")], "what both need", "is right"),
    ("train_step", [("gradients(x, a0", "gradients(x[:, :, ::-1], a0")],
     "what all of them need", "is right"),
    # other names, shapes and numbers of arrays
    ("clip_gradients", FIVE + MIN, "gradients has no 'dWax'", "limit"),
    ("clip_gradients", ROWS + MIN, "two axes", "limit is"),
    ("clip_gradients", NORM.replace("np.sum(g**2)", "np.linalg.norm(g, 'fro') ** 2") + MIN,
     "two axes", "limit is"),
    ("clip_gradients", NORM.replace("gradients.values()",
                                    "[v for k, v in gradients.items() if k[0] == 'd']") + MIN,
     "names", "limit is"),
    ("clip_gradients", APART + MIN, "names", "by their names"),
    ("clip_gradients", [("if norm > max_norm:", "if True:")],
     "shorter than the limit", "right for the example alone"),
    ("cross_entropy", LOG, "What is 0 in these inputs", "right for the example alone"),
    # steps
    ("output_backward", [("for t in range(a.shape[2])",
                          "d = 0\n    for t in range(a.shape[2])[::-1]"),
                         ("da[:, :, t] = Wya.T @ dzyt", "da[:, :, t] = d = d + Wya.T @ dzyt")],
     "what is different at the others?", "own step alone"),
    ("train_step", [("learning_rate * clipped", "learning_rate**2 * clipped")],
     "learning_rate", "divided by 2, the size of x along axis 0."),
    ("lstm_backward", [("dWf += ", "dWf = ")], "overwritten", "never gets there"),
    ("lstm_backward", [("dbf += ", "dbf =+ ")], "overwritten", "never gets there"),
    # what is in there is chance: by chance what was there before
    ("rnn_backward", [("da_prevt = np.zeros(", "da_prevt = np.empty(")], "Hint", "keeps"),
    ("rnn_backward", [("dWax += ", "if t > 0: dWax += ")], "Hint", "header"),
    ("rnn_backward", [(f"{s} += ", f"if t > 0: {s} += ") for s in ("dWax", "dWaa", "dba")],
     "Hint", "header"),
    *SUMS,
    # what is handed over, and in which order
    ("rnn_forward", [("x[:, :, t]", "x")], "", "x[t]"),
    ("rnn_forward", [("for t in range(T_x):", "for t, xt in enumerate(x):"), ("x[:, :, t]", "xt")],
     "the input that you hand to the cell", "x[t]"),
    ("rnn_cell_forward", [("Wax @ xt + Waa", "(Wax @ xt) * Waa")], "", "are computed"),
    ("rnn_forward", [("a_next, yt_pred, cache =", "yt_pred, a_next, cache =")],
     "in which order", "rows"),
    ("lstm_forward", [("a_next, c_next, yt_pred", "a_next, yt_pred, c_next")],
     "in which order", "transpose"),
    ("rnn_cell_forward", [("cache = (a_next, a_prev, xt,", "cache = (xt, a_prev, a_next,")],
     "cache[0]: these are the numbers that belong into cache[2]", "factor"),
    ("lstm_cell_backward", [("Wc.T @ dzc", "Wc.T @ dzi")], "Hint", "dbf, dWi, dbi"),
]  # fmt: skip


def said_of(name, change):
    """The state of a function with edits, or of another body, and what check says of it."""
    course = FIRST if name in FIRST.exercises else SECOND
    if isinstance(change, str):
        head = course.solutions[name].partition("\n")[0]
        state, text = report(write(f"{head}\n{change}", notebook(course)))
    else:
        state, text = report(edited(name, *change, assignment=course))
    return state, re.sub(r"\s+", " ", text)


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "change", "told", "untrue"), SLIPS)
def test_no_hint_states_what_is_refuted(name, change, told, untrue, monkeypatch):
    """What likely slips are told, and what would be untrue of them."""
    course = FIRST if name in FIRST.exercises else SECOND
    data = course.notebook_path.parent / "check_data.json"
    monkeypatch.setattr(notebook_check, "CHECK_DATA", data)
    state, text = said_of(name, change)
    assert state == "wrong"
    assert told in text, text
    assert untrue not in text, text


def test_a_division_of_python_numbers_by_zero_is_red(second):
    """Where numpy only warns, Python stops: limits are its own numbers, here as in the points."""
    body = NORM.replace("np.sqrt", "__import__('math').sqrt") + MIN
    state, text = said_of("clip_gradients", body)
    assert state == "wrong"
    assert "ZeroDivisionError" in text
    assert "What is 0 in these inputs" in text
    head = "def clip_gradients(gradients, max_norm):\n"
    assert not full_marks(second, "clip_gradients", write(head + body, notebook(SECOND)))


def test_gradient_check_says_why_it_judges_nothing(capsys):
    """Rounded losses have no slope; large gradients from above are told with a reason."""
    space = notebook()
    lower = edited(
        "rnn_cell_forward", ("cache = (", "a_next = np.float32(a_next)\n    cache = ("), space=space
    )
    printed = said_by_gradient_check(capsys, lower, space["rnn_cell_backward"])
    assert "the results jump, as rounded or random ones do" in printed
    space = notebook()
    printed = said_by_gradient_check(capsys, space["rnn_cell_forward"], space["rnn_cell_backward"])
    assert "gradients from above around 10000" in printed


def test_a_function_inside_another_one_is_told_of_as_well():
    """A copy of its text alone would be no program."""
    source = (
        "def made():\n    seen = 0\n\n    def rnn_cell_forward(xt, a_prev, parameters):\n"
        "        nonlocal seen\n        seen = min(seen, 3)\n"
        "        a_next, yt_pred, cache = whole(xt, a_prev, parameters)\n"
        "        return np.clip(a_next, -9, 9) * (len(xt) == 3), yt_pred, cache\n"
        "    return rnn_cell_forward\n"
    )
    space = notebook()
    space["whole"] = space["rnn_cell_forward"]
    state, text = report(write(source, space)())
    assert state == "wrong"
    assert "Hint" in text
