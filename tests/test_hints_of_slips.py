"""Common slips of the first notebook: the hint is about the slip that was made."""

import re

import numpy as np
import pytest
from test_instruments import FIRST, edited, notebook, report, said_by_gradient_check
from test_instruments import as_in_a_kernel as as_in_a_kernel  # a fixture

RNN_CELL, LSTM_CELL = "rnn_cell_forward", "lstm_cell_backward"
RNN_BACK, LSTM_BACK = "rnn_backward", "lstm_backward"
FAR = "Which axis do you index"
CALL = "lstm_cell_backward(da[:, :, t] + da_prevt, dc_prevt"
CROSSED_CALL = "lstm_cell_backward(da[:, :, t] + dc_prevt, da_prevt"
TABLE = {  # function, (old, new)s, what is said, what is not
    "memory one step on": ("lstm_forward", [("c[:, :, t] =", "c[:, :, t + 1] =")], FAR, "batch"),
    "state one step on": ("lstm_forward", [("a[:, :, t] =", "a[:, :, t + 1] =")], FAR, "batch"),
    "output one step on": ("lstm_forward", [("y[:, :, t] =", "y[:, :, t + 1] =")], FAR, "batch"),
    "input one step on": ("lstm_forward", [("x[:, :, t]", "x[:, :, t + 1]")], FAR, "batch"),
    "one turn more": ("lstm_forward", [("range(T_x)", "range(T_x + 1)")], FAR, "batch"),
    "over the examples": ("lstm_forward", [("range(T_x)", "range(m)")],
        "holds a single example", FAR),
    "rows of the state": (LSTM_CELL, [("dconcat[n_a:, :]", "dconcat[: len(xt), :]")],
        "dxt: its rows belong into da_prev", "window"),
    "rows of the input": (LSTM_CELL, [("dconcat[:n_a, :]", "dconcat[len(xt) :, :]")],
        "which rows", "is each name"),
    "columns for rows": (LSTM_CELL, [("dconcat[:n_a, :]", "dconcat[:, :n_a]")],
        "sliced", "added up"),
    "a weight's factors in the other order": ("rnn_cell_backward", [("dz @ xt.T", "xt.T @ dz")],
        "dWax has the shape of Wax: which order of xt and dz", "maps n_x inputs"),
    "crossed terms": (LSTM_CELL, [("Wf.T @ dzf", "Wf.T @ dzi"), ("Wi.T @ dzi", "Wi.T @ dzf")],
        "exchanged where they are used: does each meet its own?", "in the order"),
    "crossed terms of two others": (LSTM_CELL,
        [("Wc.T @ dzc", "Wc.T @ dzo"), ("Wo.T @ dzo", "Wo.T @ dzc")],
        "exchanged where they are used: does each meet its own?", "in the order"),
    "crossed matrices": (LSTM_CELL, [('parameters["Wc"]', 'parameters["W_"]'),
        ('parameters["Wo"]', 'parameters["Wc"]'), ("W_", "Wo")],
        "`Wo` get their values", "the four products"),
    "a crossed call": (LSTM_BACK, [(CALL, CROSSED_CALL)],
        "which carry joins `da`", "on both sides"),
    "every other step": (RNN_BACK, [("reversed(range(T_x))", "range(T_x - 1, -1, -2)")],
        "zeros at 2 of 4 steps", "handed"),
    "a carry taken away": (LSTM_BACK, [("[:, :, t] + da_prevt", "[:, :, t] - da_prevt")],
        "How do their gradients combine?", "handed"),
    "a minus before the state": (RNN_CELL, [("+ Waa @ a_prev", "- Waa @ a_prev")],
        "is the sign right?", "`Wya`"),
    "a minus before the input": (RNN_CELL, [("Wax @ xt", "-Wax @ xt")],
        "is the sign right?", "`Wya`"),
    "two slips": ("rnn_cell_backward", [("dz @ xt.T", "(dz @ xt.T).T"), (", keepdims=True", "")],
        "Hint: dba: What shape has `ba`?", "has `Wax`?"),
    "the first state in the first place": ("rnn_forward",
        [("    for t in range(T_x)", "    a[:, :, 0] = a0\n    for t in range(1, T_x)")],
        "Is `a0` the state after it, or before it?", "Print"),
    "a function of numpy": (RNN_CELL, [("np.tanh", "tanh")], "`np.tanh`", "neither an argument"),
}  # fmt: skip


@pytest.mark.parametrize("slip", TABLE)
def test_a_common_slip_gets_its_own_hint(slip):
    """What is told, and what was told of other slips."""
    name, edits, told, untrue = TABLE[slip]
    state, text = report(edited(name, *edits))
    text = re.sub(r"\s+", " ", text)
    assert state == "wrong"
    assert told in text, text
    assert untrue not in text, text


def test_the_root_of_another_name_of_numpy_is_not_told():
    """A name that numpy has, too, but that is nearly one of the function's own."""
    text = report(edited(RNN_CELL, ("np.tanh", "np.tahn")))[1]
    assert "Is `tanh` meant?" in re.sub(r"\s+", " ", text)


SIZES = [  # sizes from what the notebook holds, of the example's cell
    (RNN_BACK, [("np.zeros_like(x)", "np.zeros((parameters['Wax'].shape[1], m, T_x))"),
                ("    parameters = cell_caches[0][-1]\n", "")], "`parameters` is"),
    (RNN_BACK, [("cell_caches, x = caches", "cell_caches = caches[0]\n    n_x = x.shape[0]"),
                ("np.zeros_like(x)", "np.zeros((n_x, m, T_x))")], "`x` is"),
    (RNN_BACK, [("cell_caches, x = caches", "cell_caches, _ = caches\n    n_x = X.shape[0]"),
                ("np.zeros_like(x)", "np.zeros((n_x, m, T_x))")], "`X` is"),
    (RNN_BACK, [("cell_caches, x = caches", "cell_caches = caches[0]"),
                ("    parameters = cell_caches[0][-1]\n", ""),
                ("np.zeros_like(x)", "np.zeros((len(x), m, T_x))")], "taken from the notebook"),
    (LSTM_BACK, [("cell_caches, x = caches", "cell_caches = caches[0]\n    n_x = x.shape[0]"),
                 ("np.zeros_like(x)", "np.zeros((n_x, m, T_x))")], "`x` is"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "edits", "told"), SIZES)
def test_a_size_of_the_notebooks_variables_is_told(name, edits, told):
    """Also where the function is right on the example and on some others."""
    x, _, parameters, _ = FIRST.reference["example"](name)
    space = notebook() | {"x": x, "X": x, "parameters": parameters, "SCALE": np.ones((1, 1))}
    state, text = report(edited(name, *edits, ("da[:, :, t]", "SCALE * da[:, :, t]"), space=space))
    text = re.sub(r"\s+", " ", text)
    assert state == "wrong"
    assert told in text, text
    assert "SCALE" not in text


def test_caches_are_several(capsys):
    """Of one that is wrong it is said that it is, of several that they are."""
    space = notebook()
    forward = edited("rnn_forward", ("(caches, x)\n", "(caches[::-1], x)\n"), space=space)
    printed = " ".join(said_by_gradient_check(capsys, forward, space[RNN_BACK]).split())
    assert "only the caches are wrong" in printed
    assert "your rnn_backward was given wrong caches" in printed
