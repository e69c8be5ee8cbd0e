"""What `check` says of slips in the second assignment is true of them, not only of the example."""

import json
import re
import sys
from functools import partial

import pytest
from test_instruments import FIRST, SECOND, edited, notebook, notebook_check, report
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
    # a product of many chances: right on few predictions
    (CE, [("np.mean(np.log(p_right))", "np.log(np.prod(p_right)) / p_right.size")],
     "0.5 ** 1100", "a size or a number written in"),
    # a change is named only if it alone does all that is seen, on all inputs
    (STEP, [("np.zeros", "np.ones"), ("value - l", "value + l")], "all of them need", "just these"),
    (STEP, [("np.zeros", "np.ones"), ("clipped[", "gradients[")], "all of them need", "just these"),
    (STEP, [("np.zeros", "np.ones"), ("value - l", "value - 2 * l")], "need", "just these"),
    (OB, [("dby += ", "dby = ")], "Which steps should be in it", "just these"),
    (OB, [("range(a.shape[2])", "reversed(range(a.shape[2]))"), ("dby += ", "dby = ")],
     "is that of the first step", "returned|last step"),
    (OB, [("dWya += ", "dWya = "), ("dby += ", "dby = ")],
     "Your dWya is that of the last step.* Your dby is that of the last step", "just these"),
    (OB, [("a[:, :, t].T", "da[:, :, t].T")], "Which two does your product", "before and after"),
    # numbers that stand where others belong
    (LG, [('hidden["dba"]', 'hidden["da0"]')], "Hint", "grown"),
    (LG, [('hidden["dba"]', 'output["dby"]')], "that belong into .*dby", "same array"),
    # a factor is a size only if it follows it
    (STEP, [(STEPPED, "0.5 * learning_rate * clipped")], "times 0.5", "the size of"),
    (LG, [("return loss, gradients", "return loss, {k: g / 2 for k, g in gradients.items()}")],
     "times 0.5", "the size of"),
    (LG, [("output_gradient(y_pred, labels)", "7 * output_gradient(y_pred, labels)")],
     "times 7", "the size of"),
    (LG, [('hidden = rnn_backward(output["da"]',
           'hidden = rnn_backward(output["da"] / x.shape[1] / x.shape[2]')],
     "divided by 35, the size of x along axis 1 and 2", None),
    # of one array no more than of the others
    (STEP, [("value - l", "0.999 * value - l")], "lines that only updated needs", "Wax'. needs"),
    (STEP, [(STEPPED, "learning_rate * abs(clipped"), ('"d" + name]', '"d" + name])')],
     "Hint", "row 2"),
    (STEP, [("clipped, norm = clip_gradients(gradients, max_norm)",
             "_, norm = clip_gradients(gradients, max_norm)\n    clipped = {k: g * min(1, max_norm "
             "/ np.linalg.norm(g)) for k, g in gradients.items()}")],
     "how many different factors", "How often"),
    (OG, [("(y_pred - labels)", "(1 - labels) * y_pred")], "should be negative", "limit"),
    (OG, [("return (y_pred - labels) / (m * T_x)",
           "return (y_pred - labels) / (m * np.arange(1, T_x + 1))")], "right at t = 6", "alone"),
    (OG, [("(y_pred - labels)", "-labels / y_pred")], "wrong symbol is raised", "is 0 for all"),
    (CLIP, [("factor = max_norm / norm", "factor = min(max_norm, 1.0) / norm")],
     "A limit is written in", "know names"),
    (CE, [("-np.mean(np.log(p_right))", "[-np.mean(np.log(p_right))]")], "brackets", "np.array"),
    (CE, [("np.log(p_right)", "np.log(np.maximum(p_right, 1e-6))")],
     "wanted inf, or what a far smaller guard", "finite, wanted inf[.]"),
    (LG, [("rnn_forward(x, a0, parameters)", "rnn_forward(a0, x, parameters)")],
     r"In there, x is \(4, 5\), a0 is \(2, 5, 7\)", "something that"),
    # wrong answers that had no hint
    *[(CE, edit, told, "Print what you compute") for edit, told in (
        ([("axis=0", "axis=1")], "Is it one number for each prediction"),
        ([("axis=0", "axis=-1")], "Is it one number for each prediction"),
        ([("np.log(p_right)", "labels * np.log(y_pred)")], "0 times minus infinity"),
        ([("np.mean(np.log(p_right))", "np.log(np.sum(p_right))")], "How many logarithms"),
        ([("np.sum(labels", "np.mean(labels")], "sure, and right"),
        ([("np.mean(np.log(p_right))", "np.log(p_right).sum() / np.prod(labels.shape[:2])")],
         "count the predictions"),
        ([("p_right))", "p_right[:, 0]))")], "Change a label of the last step"),
        ([("p_right))", "p_right[:, 1:]))")], "each step in turn"),
        ([("p_right))", "p_right[0]))")], "another one in a batch"),
        ([("np.mean(np.log(", "np.sum(np.log2(")], "Which base"),
        ([("labels * y_pred", "labels * softmax(y_pred)")], "What do the columns"),
        ([("p_right))", "p_right[labels[0] == 0]))")], "of how many do you take the mean"),
        ([("-np.mean(np.log", "np.max(-np.log")], "not the worst"),
        ([("-np.mean(np.log(p_right))", "np.mean(np.log(p_right) ** 2)")], "what do you get"),
        ([("p_right))", "p_right)) / np.log(len(labels))")], "for two symbols and for ten"),
        ([("-np.mean(np.log(p_right))", "np.mean((y_pred - labels) ** 2)")], "or a square"),
    )],
    (CLIP, [("factor * gradient for", "np.minimum(gradient, max_norm) for")],
     "-30 and 40", "unchanged"),
]  # fmt: skip


def said_of(name, *edits):
    """What check says of a right function with edits, in one line; it has to be red."""
    state, text = report(edited(name, *edits, assignment=SECOND))
    assert state == "wrong"
    return re.sub(r"\s+", " ", text)


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "edits", "told", "untrue"), SLIPS)
def test_what_is_said_is_true_of_the_slip(second, name, edits, told, untrue):
    """Likely slips, and hints that are true of others with like numbers."""
    text = said_of(name, *edits)
    assert told in text or re.search(told, text), text
    assert untrue is None or not re.search(untrue, text), text


@pytest.mark.parametrize(
    ("name", "lost", "told"),
    [
        (LG, CE, "cannot be called: run the cell again"),
        (STEP, "clip_gradients", "cannot be called: run the cell again"),
        (LG, "rnn_forward", "cannot be called: run the cell again"),
        (CE, "np", "has no `sum`: run the cell again"),
    ],
)
def test_a_function_whose_name_got_a_number_is_to_be_run_again(second, name, lost, told):
    """`cross_entropy = cross_entropy(...)` in a cell of one's own: no variable is borrowed."""
    space = notebook(SECOND)
    function = edited(name, space=space, assignment=SECOND)
    space[lost] = 0.3
    state, text = report(function)
    text = re.sub(r"\s+", " ", text)
    assert state == "wrong"
    assert f"`{lost}` is a number now, and {told}" in text, text
    assert "come in through its arguments" not in text


def test_a_name_of_no_function_is_no_cell_with_a_mistake(second, monkeypatch):
    """A cell that did not come to a function, and then a number under the name."""
    cells = ["def cross_entropy(y_pred, labels)\n    return 0"]
    monkeypatch.setattr(sys.modules["__main__"], "In", cells, raising=False)
    with pytest.raises(AssertionError, match="run its cell again") as failed:
        notebook_check.check(0.3)
    assert "The cell of" not in str(failed.value)


def test_a_key_of_no_dictionary_in_the_line_is_blamed_on_none(second):
    """The arguments have dictionaries, but the line asks another one."""
    text = said_of(OB, ("dzy[:, :, t]", "globals()['nothing'][:, :, t]"))
    assert "A dictionary there has no 'nothing'" in text
    assert "parameters has no" not in text


def test_an_object_that_can_be_called_is_judged(second, monkeypatch):
    """By the name that it has in the notebook."""
    own = partial(notebook(SECOND)[OG])
    assert report(own)[0] == "unknown"
    monkeypatch.setattr(sys.modules["__main__"], OG, own, raising=False)
    assert report(own)[0] == "right"
    wrong = partial(lambda y_pred, labels: y_pred - labels)
    monkeypatch.setattr(sys.modules["__main__"], OG, wrong)
    assert report(wrong)[0] == "wrong"


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
