"""A hint says what is true of the mistake, or something general, or nothing."""

import re
from collections import Counter

import numpy as np
import pytest
from test_instruments import FIRST, SECOND, edited, notebook, report, write
from test_instruments import as_in_a_kernel as as_in_a_kernel  # fixtures
from test_instruments import second as second

from rnngrader.authoring.check_hints import by_mutations
from rnngrader.diagnosis.mutations import all_mutations

OG = "output_gradient"
LOOP = """d = 0 * y_pred
    for t in range(1, T_x):
        d[:, :, t] = (y_pred - labels)[:, :, t] / (m * T_x)
    return d"""
TABLE = [  # assignment, function, (old, new), what is said, what is not
    (FIRST, "lstm_forward", ("c_next = np.zeros((n_a, m))", "c_next = np.zeros((n_a, 1))"),
     "is given (5, 1) for c_prev; with these inputs c_prev is (5, 10)", "all zeros"),
    (FIRST, "lstm_forward", ("c_next = np.zeros((n_a, m))", "c_next = 0"),
     "one number, where an array of shape (5, 10) is wanted", "added up"),
    (FIRST, "lstm_forward", ("y[:, :, t] = yt_pred", "y[:, :, (t + 1) % T_x] = yt_pred"),
     "put into its own place", "other order"),
    (FIRST, "rnn_forward", ("range(T_x)", "range(T_x - 1)"),
     "last time step", "handed from one step"),
    (FIRST, "rnn_forward", ("return a, y_pred", "return a.transpose(2, 0, 1), y_pred"),
     "axes stand in another order", "Look there first"),
    (FIRST, "rnn_forward", ("x[:, :, t], a_next,", "x[:, :, t], a_next[:, :1],"),
     "rnn_cell_forward is given (5, 1) for a_prev", "Print"),
    (FIRST, "rnn_forward", ("a[:, :, t] = a_next", "a = np.append(a, a_next)"),
     "it has 1 of 3 axes", "Look there first"),
    (FIRST, "rnn_forward", ("return a, y_pred", "return a, None"), "y_pred is None", "Begin"),
    (FIRST, "rnn_cell_forward", ("(a_next, a_prev, xt, parameters)\n    return",
                                 "{'a_next': a_next}\n    return"),
     "cache should be tuple of 4", "Begin"),
    (FIRST, "rnn_cell_forward", ('parameters["ba"]', "parameters.ba"), "['ba']", "kind"),
    (FIRST, "rnn_cell_forward", ("np.tanh(", "__import__('math').tanh("), "module math", "kind"),
    (FIRST, "lstm_cell_backward", ("ft, it, cct, ot", "ft, cct, it, ot"),
     "`cache` is taken apart, `cct` and `it` stand in other places", "dzi"),
    (FIRST, "lstm_cell_backward", ("dconcat[:n_a, :]", "dconcat[-n_a:, :]"), "da_prev", "`dxt`"),
    (FIRST, "lstm_cell_forward",
     ('Wy, by = parameters["Wy"], parameters["by"]',
      "Wf, bf, Wi, bi, Wo, bo, Wc, bc, Wy, by = parameters.values()"),
     "Take things out by their names", "written in"),
    (FIRST, "rnn_backward", ('np.zeros_like(parameters["ba"])', "np.zeros((n_a, 1), int)"),
     "made of whole numbers", "of the kind"),
    (FIRST, "rnn_cell_backward", ("dWaa = dz @ a_prev.T", "dWaa = np.clip(dz @ a_prev.T, -3, 9)"),
     "A limit is written in: the -3 and 9? Without it", "rows"),
    (FIRST, "lstm_cell_forward", ("ft = sigmoid(", "ft = np.sigmoid("),
     "numpy has no `sigmoid`. Without it, there is one", "not of the kind"),
    (FIRST, "rnn_cell_forward", ("np.tanh(", "np.tahn("), "Is `tanh` meant?", "not of the kind"),
    (FIRST, "lstm_cell_forward", ("((a_prev, xt), axis=0)", "(a_prev, xt)"),
     "needs brackets of its own", "not of the kind"),
    (FIRST, "rnn_forward", ("np.zeros((n_a, m, T_x))", "np.zeros(n_a, m, T_x)"),
     "Hint:", "not of the kind"),
    (FIRST, "rnn_forward", ("np.zeros((n_a, m, T_x))", "np.zeros(n_a, m)"),
     "needs brackets of its own", "not of the kind"),
    (FIRST, "lstm_cell_forward", ("ft = sigmoid(", "ft = sigmod("),
     "Is `sigmoid` meant?", "kaput"),
    (FIRST, "rnn_backward",
     ('dx[:, :, t] = gradients["dxt"]', 'dx += gradients["dxt"][:, :, None]'),
     "put into its own place", "does each step get its own input"),
    (SECOND, OG, ("return (y_pred - labels) / (m * T_x)",
                  "return (y_pred - labels) / (m * T_x), m"), "Is a comma too many", "np.array"),
    (SECOND, OG, ("return (y_pred - labels) / (m * T_x)",
                  'return {"dzy": (y_pred - labels) / (m * T_x)}'), "dict of 1", "comes early"),
    (SECOND, OG, ("/ (m * T_x)", "// (m * T_x)"), "each column", "comes early"),
    (SECOND, OG, ("return (y_pred - labels) / (m * T_x)",
                  "return ((y_pred - labels) / (m * T_x)).astype(np.float16)"),
     "an array of float16", "comes early"),
    (SECOND, OG, ("return (y_pred - labels) / (m * T_x)",
                  "return ((y_pred - labels) / (m * T_x)).astype(np.longdouble)"),
     "numbers in float64", "comes early"),
    (SECOND, OG, ("return (y_pred - labels) / (m * T_x)",
                  LOOP),
     "which steps does the loop go through", "handed from one step"),
    (SECOND, "output_backward", ("\n    return", "\n        return"),
     "where does `return` stand?", "handed from"),
    (FIRST, "rnn_forward", ("x[:, :, t], a_next", "x[:, :, t], a_next if t < 2 else a0"),
     "what is handed from one step", "where does `return`"),
    (SECOND, "cross_entropy", ("np.log(p_right)", "np.log(p_right + 1e-5)"),
     "small number", "times"),
    (SECOND, "cross_entropy", ("np.log(p_right)", "np.log(p_right + 0.01)"), "Hint:", "times"),
    (SECOND, "cross_entropy", ("np.mean(np.log(p_right))", "np.mean(np.log(p_right), keepdims=1)"),
     "keep one that it should lose", "does the sum keep"),
    (SECOND, "clip_gradients", ("max_norm / norm", "max_norm / (norm + 1e-3)"),
     "small number", "times 1."),
    (SECOND, "train_step", ('.shape[0], x.shape[1]', '.shape[0], 1'),
     "loss_and_gradients is given (4, 1) for a0; with these inputs a0 is (4, 5)", "If"),
    (SECOND, "train_step", ("a0 = np.zeros((", "a0 = np.ones(("), "Hint:", "small number is added"),
    (SECOND, "train_step", ("learning_rate * clipped", "learning_rate * loss * clipped"),
     "the change of updated", "clip_gradients"),
    (SECOND, "loss_and_gradients", ('        "dby": output["dby"],\n', ""), "'dby'", "Is 'dba'"),
    # where an error comes up: what it may be as well
    (FIRST, "rnn_cell_backward", ("dxt = ", "del dz\n    dxt = "),
     "`dz` has no value there: it got none yet, or was deleted again.", "before"),
    (FIRST, "rnn_cell_backward",
     ("dxt = ", "odd = lambda v: 1\n    def even(v):\n        return up(v)\n"
                "    def up(v):\n        return even(v)\n    dxt = even(dz) + "),
     "even and up call each other again and again", "itself"),
    (FIRST, "rnn_cell_backward",
     ("dxt = ", "def up(v):\n        w = len(str(down(v)))\n        return up(v)\n"
                "    def down(v):\n        return v\n    dxt = up(1) + "),
     "up calls itself again and again, deeper than Python allows: `return up(v)`", "end"),
    (FIRST, "rnn_forward", ("range(T_x)", "range(x)"), "one whole number is wanted", "brackets"),
    (FIRST, "rnn_forward", ("x[:, :, t]", "x[:, :, t / 1]"),
     "indexed by whole numbers", "start at"),
    (FIRST, "rnn_forward", ("range(T_x)", "range()"), "other arguments than it takes", "kind"),
    (FIRST, "rnn_cell_forward", ("np.tanh(", "float("), "a single number is wanted", "same names"),
    (FIRST, "rnn_cell_forward", ("np.tanh(", "np.tanh(None) + np.tanh("),
     "Something is not of the kind", "arguments than"),
    (FIRST, "rnn_cell_forward", ("Wax @ xt", "np.einsum('ij,jk', Wax)"),
     "Print the shapes", "entry by entry"),
    (FIRST, "rnn_cell_forward", ("    a_next = ", "    ba += Wax @ xt\n    a_next = "),
     "has another shape than its place", "entry by entry"),
    (FIRST, "rnn_cell_forward", ('parameters["ba"]', "parameters.gett('ba')"),
     "A dict has no `gett`. Is `get` meant?", "kind"),
    (FIRST, "rnn_cell_forward",
     ("a_next = np", "c = {}\n    c['W'], parameters['Wax']\n    a_next = np"),
     "c has no 'W'. It is empty.", "parameters has no"),
    (FIRST, "rnn_cell_backward",
     ("dxt = ", "v, w = [k for k, _ in [(1, 2)] * 3]\n    dxt = "),
     "More or fewer names stand there than there are parts", "after `for`"),
]  # fmt: skip


@pytest.mark.sampled
@pytest.mark.parametrize(("assignment", "name", "edit", "told", "untrue"), TABLE)
def test_a_hint_is_true(assignment, name, edit, told, untrue, monkeypatch):
    """What a likely slip is told, and what would lead astray."""
    from test_instruments import notebook_check

    data = assignment.notebook_path.parent / "check_data.json"
    monkeypatch.setattr(notebook_check, "CHECK_DATA", data)
    state, text = report(edited(name, edit, assignment=assignment))
    text = re.sub(r"\s+", " ", text)
    assert state == "wrong"
    assert told in text, text
    assert untrue not in text, text


def test_what_unpacks_in_the_wrong_order_is_not_told_that_a_line_is_wrong():
    """The line that computes with a name is right where the name holds something else."""
    wrong = edited("lstm_cell_backward", ("a_prev, c_prev, ft", "c_prev, a_prev, ft"))
    text = report(wrong)[1]
    assert "Look again" not in text
    if "A mistake" in text:
        assert "would give just these numbers" in re.sub(r"\s+", " ", text)


def test_what_a_function_keeps_from_call_to_call_is_told():
    """A list in the def line is made once: no size is written in."""
    wrong = edited(
        "rnn_forward",
        ("def rnn_forward(x, a0, parameters):", "def rnn_forward(x, a0, parameters, kept=[]):"),
        ("caches = []", "caches = kept"),
    )
    text = re.sub(r"\s+", " ", report(wrong)[1])
    assert "`kept=[]` in the `def` line is made once" in text
    assert "written in" not in text


def test_a_dictionary_of_the_notebook_is_told_as_such():
    """A parameter called otherwise, and another function's parameters in the notebook."""
    space = notebook() | {"parameters": {"Wf": np.ones((5, 8))}}
    edit = ("(xt, a_prev, parameters):", "(xt, a_prev, params):")
    text = report(edited("rnn_cell_forward", edit, space=space))[1]
    assert "`parameters` is taken from the notebook" in re.sub(r"\s+", " ", text)


def test_under_a_wrong_callee_no_place_of_the_caller_is_blamed(second):
    """There is where to begin, and no hint that takes the callee for right."""
    space = notebook(SECOND)
    edited("clip_gradients", ("if norm > max_norm:", "if True:"), space=space, assignment=SECOND)
    edited("cross_entropy", ("-", "+"), space=space, assignment=SECOND)
    text = report(space["train_step"])[1]
    assert "begin there" in text
    assert "Hint" not in text


def test_a_lambda_is_told_that_check_goes_by_names():
    """And so is a function of another name."""
    right = FIRST.reference["rnn_cell_forward"]
    for function in (lambda *given: right(*given), write("def mine(xt):\n    return xt\n")):
        state, text = report(function)
        assert state == "unknown"
        assert "goes by the name behind `def`" in text
        assert "rnn_cell_forward" in text


STEP = "    return {k: v - learning_rate * c['d' + k] for k, v in parameters.items()}, loss, n\n"
OWN = "{k: g * min(1, max_norm / np.linalg.norm(g)) for k, g in gradients.items()}"


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("source", "told", "never"),
    [
        # names of the notebook
        ("def train_step(x, labels, parameters, learning_rate, max_norm):\n"
         "    loss, g = loss_and_gradients(x, a0, labels, parameters)\n"
         "    c, n = clip_gradients(g, max_norm)\n" + STEP,
         "`a0` is taken from the notebook", "Print"),
        ("def cross_entropy(y_pred, right):\n"
         "    return -np.mean(np.log(np.sum(labels * y_pred, axis=0)))\n",
         "`labels` is taken from the notebook", "do not fit"),
        ("def clip_gradients(given, max_norm):\n"
         "    n = np.sqrt(sum(np.sum(g**2) for g in gradients.values()))\n"
         "    return {k: g * min(1, max_norm / n) for k, g in given.items()}, n\n",
         "`gradients` is taken from the notebook", "times"),
        # the norm before what is shortened by it
        ("def clip_gradients(gradients, max_norm):\n    c = " + OWN + "\n"
         "    return c, np.linalg.norm([*gradients.values()][-1])\n",
         "Does your norm change?", "times"),
        ("def clip_gradients(gradients, max_norm):\n"
         "    n = sum(np.sum(g) ** 2 for g in gradients.values()) ** 0.5\n"
         "    return {k: g * min(1, max_norm / n) for k, g in gradients.items()}, n\n",
         "norm", "clipped"),
        # what other inputs are
        ("def clip_gradients(gradients, max_norm):\n"
         "    n = np.sqrt(sum(np.sum(gradients['d' + k] ** 2) for k in "
         "('Wax', 'Waa', 'Wya', 'ba', 'by')))\n"
         "    f = max_norm / n if n > max_norm else 1.0\n"
         "    return {k: f * g for k, g in gradients.items()}, n\n",
         "dU, dV, W and b in gradients", "T_x"),
        ("def clip_gradients(gradients, max_norm):\n"
         "    n = np.sqrt(sum(np.sum(g**2) for g in gradients.values()))\n"
         "    f = max_norm / n if n**2 > max_norm else 1.0\n"
         "    return {k: f * g for k, g in gradients.items()}, n\n",
         "What is compared with what", "written in"),
        # nan and inf
        ("def cross_entropy(y_pred, labels):\n    p = np.sum(labels * y_pred, axis=0)\n"
         "    return -np.mean(np.log(p[p > 0]))\n", "finite, wanted inf", "written in"),
        ("def output_gradient(y_pred, labels):\n    p = np.sum(labels * y_pred, axis=0)\n"
         "    return (y_pred - labels) * p / p / labels[0].size\n", "nan in it", "written in"),
        # some of the steps
        ("def cross_entropy(y_pred, labels):\n"
         "    return -np.mean(np.log(np.sum(labels * y_pred, axis=0)[:, -1]))\n",
         "For sequences of one step your loss is right", "Print"),
        # where an error comes up
        ("def loss_and_gradients(x, a0, labels, parameters):\n"
         "    a, y_pred = rnn_forward(x, a0, parameters)\n",
         "More or fewer names stand on the left", "rnn_backward"),
        ("def loss_and_gradients(x, a0, labels, parameters):\n"
         "    a, y, caches = rnn_forward(x, a0, parameters)\n"
         "    out = output_backward(output_gradient(y, labels), a, parameters)\n"
         "    return rnn_backward(caches, out['da'])\n", "in which order", "unpacks"),
        ("def loss_and_gradients(x, a0, labels, parameters):\n"
         "    a, y, caches = rnn_forward(x, a0, parameters)\n"
         "    da, dW, db = output_backward(output_gradient(y, labels), a, parameters)\n"
         "    return rnn_backward(da, caches)\n", "gives its keys", "not of the kind"),
        ("def train_step(x, labels, parameters, learning_rate, max_norm):\n"
         "    a0 = np.zeros((len(parameters['Waa']), x.shape[1]))\n"
         "    loss, g = loss_and_gradients(x, a0, labels, parameters)\n"
         "    n, c = clip_gradients(g, max_norm)\n" + STEP, "`c` is a number there", "Which axis"),
        ("def train_step(x, labels, parameters, learning_rate, max_norm):\n"
         "    return {name: w for name, w in parameters}, 1.0, 1.0\n", "`.items()`", "on the left"),
        # keys that lack
        ("def output_backward(dzy, a, parameters):\n    return {'da': a, 'dWya': dzy}\n",
         "lacks 'dby'", "Look there first"),
    ],
)  # fmt: skip
def test_a_hint_speaks_of_what_is_wrong(second, source, told, never):
    """Names from outside, a norm before what it is for, the place of an error, other inputs."""
    space = notebook(SECOND)
    x, a0, labels, parameters = space["example"]("loss_and_gradients")
    space |= {"a0": a0, "labels": labels}
    space["gradients"] = {name: 2 * value for name, value in parameters.items()}
    state, text = report(write(source, space))
    text = " ".join(text.split())
    assert state == "wrong"
    assert told in text
    assert never not in text.partition("Hint")[2] + (text if never == "T_x" else ""), text


SOFTMAX = "(lambda z: np.exp(z) / np.exp(z).sum(axis=0))(Wya @"


def test_a_softmax_that_overflows_is_right_and_told():
    """It counts as right; inputs on which it gives nan are named. The given one is not told of."""
    state, text = report(edited("rnn_cell_forward", ("softmax(Wya @", SOFTMAX)))
    assert state == "right"
    assert "1000 times as large there is nan in your yt_pred" in re.sub(r"\s+", " ", text)
    for name, function in notebook().items():
        if name in FIRST.solutions and name != "bug_clinic":
            assert "nan" not in report(function)[1], name


def test_a_copy_under_another_name_is_checked():
    """As what it takes and calls says; where that fits two, the known names are told."""
    space = notebook()
    for own in ("rnn_backward", "lstm_backward"):
        copy = edited(own, (f"def {own}", "def my_copy"), space=space)
        state, text = report(copy)
        assert state == "right"
        assert text.startswith(f"my_copy is taken for your {own}.\ncheck({own}): all right")
    state, text = report(write("def mine(da, caches):\n    return 1\n"))
    assert state == "unknown"
    assert "is none that it knows" in text


def test_what_is_taken_from_the_notebook_is_told_under_a_wrong_callee_too():
    """Both are true: where to begin, and that a name comes from outside."""
    space = notebook() | {"T_x": 3}
    edited("rnn_cell_backward", ("dz @ xt.T", "-dz @ xt.T"), space=space)
    text = report(edited("rnn_backward", ("n_a, m, T_x = da", "n_a, m, _ = da"), space=space))[1]
    text = re.sub(r"\s+", " ", text)
    assert "check(rnn_cell_backward)" in text
    assert "`T_x` is taken from the notebook" in text


def test_what_is_asked_of_a_mistake_does_not_depend_on_names():
    """An array called `padded` is added up no more than one called `a`."""
    source = "def f({0}, {1}):\n    {2} = {0} * {1} - {1}\n    return {2} @ {0}.T"
    asked = []
    for names in (("a", "b", "c"), ("padded", "times", "steps")):
        calls = [[np.arange(1.0, 7).reshape(2, 3), np.arange(2.0, 8).reshape(2, 3)]]
        _, mutations = all_mutations(source.format(*names), "f", {"np": np}, calls)
        hints = [by_mutations([mutation], names) for mutation in mutations]
        asked.append(Counter(hint.partition("these numbers")[2] for hint in hints if hint))
    assert asked[0] == asked[1]
    assert len(asked[0]) > 5
