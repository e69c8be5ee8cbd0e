"""What `check` says of slips in the second assignment is true of them, not only of the example."""

import json
import re

import pytest
from test_instruments import FIRST, SECOND, edited, report
from test_instruments import as_in_a_kernel as as_in_a_kernel  # fixtures
from test_instruments import second as second

from rnngrader.notebook import calls, compare

CE, OG, OB, LG = "cross_entropy", "output_gradient", "output_backward", "loss_and_gradients"
CLIP, STEP = "clip_gradients", "train_step"
DIVIDED, STEPPED = "/ (m * T_x)", "learning_rate * clipped"
FOR_ONE = re.compile(
    r"[Ff]or (a batch of (one|a single) example|a single example|m = 1|(a sequence|sequences) of "
    r"one step)"
)


def in_a_loop(steps, added, returned):
    """An edit that adds up the surprises in a loop over the steps."""
    turn = f"total {added} np.sum(np.log(p_right[:, t]))"
    lines = f"total = 0.0\n    for t in {steps}:\n        {turn}"
    return "return -np.mean(np.log(p_right))", f"{lines}\n    {returned} -total / p_right.size"


SLIPS = [  # function, edits, what is said, what is not
    # other sizes than the example's: what is said of one example or one step is tried
    (CE, [("-np.mean", "-0.5 * np.mean")], "times 0.5", FOR_ONE),
    (OB, [("np.sum(dzyt", "2 * np.sum(dzyt")], "times 2", FOR_ONE),
    (OB, [("+= dzyt @", "+= 2 * dzyt @")], "times 2", FOR_ONE),
    (OG, [("(y_pred - labels)", "0.5 * (y_pred - labels)")], "times 0.5", FOR_ONE),
    (OG, [(DIVIDED, "/ (2 * m * T_x)")], "times 0.5", FOR_ONE),
    (OG, [(DIVIDED, "/ 5")], "", FOR_ONE),
    (OG, [(DIVIDED, "/ 7")], "", FOR_ONE),
    (CE, [("np.mean(np.log(p_right))", "np.sum(np.log(p_right)) / 7")], "", FOR_ONE),
    (OG, [(DIVIDED, "/ T_x")], "For a single example your gradient is right", None),
    # numbers of which none is a multiple of another
    (STEP, [(STEPPED, "0.1 * clipped")], "`learning_rate`", FOR_ONE),
    (STEP, [(STEPPED, "learning_rate * max_norm * clipped")], "times max_norm", FOR_ONE),
    (STEP, [(STEPPED, "2 * learning_rate * clipped")], "times 2", "two different"),
    (STEP, [(STEPPED, "1.0 * clipped")], "two different learning rates", FOR_ONE),
    (STEP, [("return updated, loss,", "return updated, loss * x.shape[1],")], "times 5",
     "max_norm"),
    (STEP, [("updated, loss, norm", "updated, loss, norm * x.shape[1]")], "times 5", "max_norm"),
    # the axis of which most is right, and what stands in another's place
    (OG, [("return ", "d = 0 * y_pred\n    for i in range(1, m):\n        d[:, i] = ((y_pred - "
                      "labels) / (m * T_x))[:, i]\n    return d #")],
     "wrong in place 0 of axis 1 only", "step"),
    (OG, [("return ", "d = 0 * y_pred\n    for t in range(T_x):\n        d[:, 0, t] = ((y_pred - "
                      "labels) / (m * T_x))[:, 0, t]\n    return d #")],
     "right in place 0 of axis 1 only, zeros elsewhere", "step"),
    (OB, [('"dWya": dWya, "dby": dby', '"dWya": dby, "dby": dWya')],
     "dby: these are the numbers that belong into dWya", "grown"),
    (OB, [('"da": da, "dWya": dWya', '"da": dWya, "dWya": da')],
     "da: these are the numbers that belong into dWya", "append"),
    # what the function takes
    (LG, [("rnn_forward(x, a0", "rnn_forward(x, np.zeros_like(a0)")], "Change a0", "never use"),
    (LG, [("rnn_forward(x, a0", "rnn_forward(x, np.zeros((4, 5))")], "never uses `a0`", "axis"),
    (OG, [("(y_pred, labels):", "(labels, y_pred):")], "labels and y_pred, in this order", "sign"),
    (STEP, [("learning_rate, max_norm):", "max_norm, learning_rate):")],
     "x, labels, parameters, max_norm and learning_rate, in this order", "alone"),
    # what is infinite without a prediction of 0
    (CE, [("labels * y_pred", "y_pred * np.log(labels)"), ("np.log(p_right)", "p_right")],
     "log(0)", "wrong symbol"),
    # what is wrong on other inputs than the example's
    (CLIP, [("factor = 1.0", "factor = 0.0")], "shorter than the limit", "alone"),
    (CLIP, [("factor = 1.0", "factor = max_norm")], "shorter than the limit", "alone"),
    (CLIP, [("factor = 1.0", "if norm <= max_norm:\n        return {}, norm")],
     "shorter than the limit", "alone"),
    (CLIP, [("factor = 1.0", "if norm <= max_norm:\n        return")],
     "your function returns None: does every way through it end with a `return`?", "missing"),
    (CLIP, [("norm > max_norm", "norm > 1.04 * max_norm")], "", "alone"),
    (CLIP, [("norm > max_norm", "round(norm, 1) > max_norm")], "", "alone"),
    (OG, [("(y_pred - labels)", "np.where(y_pred == 0, 0, y_pred - labels)")],
     "right on the example, and on 4 of 5 other inputs", "alone"),
    (OB, [("range(a.shape[2])", "range(min(a.shape[2], 7))")], "7", "alone"),
    # what a hint is of use for
    (OG, [("(y_pred - labels) / (m * T_x)", "1 / (m * T_x) * y_pred - labels")],
     "numbers of each column add up to", "would give just"),
    (OG, [("y_pred - labels", "y_pred + labels")], "numbers of each column add up to", "just"),
    (OG, [("y_pred - labels", "y_pred")], "numbers of each column add up to", "Print"),
    (CE, [("-np.mean(np.log(p_right))", "-np.log(p_right).sum() / labels.shape[0]")],
     "by which number do you divide", "name"),
    (CE, [in_a_loop("range(1, p_right.shape[1])", "+=", "return")], "each step in turn", "Print"),
    (CE, [in_a_loop("range(p_right.shape[1] - 1)", "+=", "return")], "each step in turn", "Print"),
    (CE, [in_a_loop("range(p_right.shape[1])", "=", "return")], "each step in turn", "Print"),
    (CE, [in_a_loop("range(p_right.shape[1])", "+=", "    return")], "each step in turn", "Print"),
    (OG, [("labels.shape", "labels.shape()")], "of the type tuple", "not of the kind"),
    (CLIP, [("gradient in gradients.values()", "gradient in gradients.values")],
     "brackets `()` missing", "not of the kind"),
    (CLIP, [("norm = ", "sum = 3\n    norm = ")], "`sum` is a number there", "not of the kind"),
    (STEP, [("clipped, norm = clip_gradients(gradients, max_norm)",
             "clipped = clip_gradients(gradients, max_norm)\n    norm = clipped[1]")],
     "`clipped` is tuple of 2", "not of the kind"),
    (STEP, [("updated, loss, norm", "list(updated.values()), loss, norm")],
     "updated should be a dictionary", "formula"),
    (STEP, [("updated, loss, norm", "loss, norm, updated")],
     "In which order does the docstring name", "float64"),
]  # fmt: skip


def said_of(name, *edits):
    """What check says of a right function with edits, in one line; it has to be red."""
    state, text = report(edited(name, *edits, assignment=SECOND))
    assert state == "wrong"
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize(("name", "edits", "told", "untrue"), SLIPS)
def test_what_is_said_is_true_of_the_slip(second, name, edits, told, untrue):
    """Likely slips, and hints that are true of others with like numbers."""
    text = said_of(name, *edits)
    assert told in text, text
    assert untrue is None or not re.search(untrue, text), text


def is_right(entry, wanted, outcome, names):
    """Whether outputs of a call are those that are wanted, where it returned."""
    got = compare.by_name(outcome[0], entry)
    return outcome[1] is None and all(
        name in got and not compare.first_difference(got[name], wanted[name], name, entry)
        for name in names
    )


@pytest.mark.parametrize("assignment", [FIRST, SECOND], ids=["first", "second"])
def test_what_is_said_of_one_example_or_step_is_tried(assignment):
    """A hint on batches of one or sequences of one step: check calls the function with such."""
    data = json.loads((assignment.notebook_path.parent / "check_data.json").read_text())
    tried = 0
    for name in assignment.exercises:
        pairs = zip(assignment.entries(name), assignment.wrong_versions(name), strict=True)
        for known, wrong in pairs:
            if not (said := FOR_ONE.search(known.hints[0])) or "right" not in known.hints[0]:
                continue
            entry, one = data["functions"][name], "T_x" if "step" in said[0] else "m"
            others = [o for o in entry["others"] if o["settings"].get(one) == 1]
            others = [o for o in others if {o["settings"]["m"], o["settings"]["T_x"]} != {1}]
            assert others, (name, one)
            for other in others:
                given = compare.unpack(other["arguments"], entry["arrays"])
                wanted = compare.by_name(assignment.reference[name](*given), entry)
                names = [n for n in wanted if f"your {n} is right" in known.hints[0]] or wanted
                assert is_right(entry, wanted, calls.run(wrong, given, entry), names), known.id
                tried += 1
    assert tried or assignment is FIRST
