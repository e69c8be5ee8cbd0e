"""No hint states what the table above it, or the student's own code, refutes."""

import itertools
import random
import re

import numpy as np
import pytest
from test_instruments import FIRST, edited, notebook, notebook_check, report, said_by_gradient_check
from test_instruments import as_in_a_kernel as as_in_a_kernel  # a fixture

from rnngrader.authoring.symptoms import VALUES, bench_of, symptom_of
from rnngrader.notebook import hints

CELL, LSTM_CELL = "rnn_cell_backward", "lstm_cell_backward"
DZ = "dz = (1 - a_next**2) * da_next"
DBA, DBF = "np.sum(dz, axis=1, keepdims=True)", "np.sum(dzf, axis=1, keepdims=True)"
DWAX, DWAA = ("dz @ xt.T", "da_next @ xt.T"), ("dz @ a_prev.T", "da_next @ a_prev.T")
MEAN_OF_DBA = (DBA, DBA.replace("sum", "mean"))
MEAN_OF_DBF = (DBF, DBF.replace("sum", "mean"))
COLUMNS = """a_next = np.zeros(a_prev.shape)
    for j in range(xt.shape[1] - 1):
        a_next[:, [j]] = np.tanh(Wax @ xt[:, [j]] + Waa @ a_prev[:, [j]] + ba)"""
STATE = "np.tanh(Wax @ xt + Waa @ a_prev + ba)"
SWAPPED = ("(a_next, a_prev, xt, parameters)\n", "(a_prev, a_next, xt, parameters)\n")
OWN_SIGMOID = "def sigmoid(z):\n        return 1 / (1 + np.exp(z))\n    Wf, Wi, Wc, Wo ="
FROM_THE_END = ("    for t in", "    a[:, :, -1] = a0\n    for t in")
OLD_STATE = ("(x[:, :, t], a_next,", "(x[:, :, t], a[:, :, t - 1],")
TABLE = {  # function, (old, new)s, what is said, what is not
    "no slope in the weights": (CELL, (DWAX, DWAA),
        "dWax and dWaa: Between the weighted sum", "Only one"),
    "no slope in the parameters": (CELL, (DWAX, DWAA, (DBA, DBA.replace("dz", "da_next"))),
        "dWax, dWaa and dba: Between the weighted sum", "Only one"),
    "no slope on the way back": (CELL, (("Wax.T @ dz", "Wax.T @ da_next"),
                                        ("Waa.T @ dz", "Waa.T @ da_next")),
        "dxt and da_prev: Between", "Only one"),
    "no slope, and the new state": (CELL, ((DZ, "dz = da_next"),
                                           ("dz @ a_prev.T", "dz @ a_next.T")),
        "dxt, da_prev, dWax and dba: Between", "Only one"),
    "no brackets, and another slip": (CELL, ((DZ, "dz = 1 - a_next**2 * da_next"), DWAA),
        "dxt, da_prev, dWax and dba: In which order", "Only one"),
    "two single ones": (CELL, (DWAX, MEAN_OF_DBA),
        "dWax: What did you multiply the input with?", "Only one"),
    "a single one": (CELL, (DWAX,), "Hint: What did you multiply the input with?", "dWax:"),
    "stacked the other way, and a mean": (LSTM_CELL, (("(a_prev, xt)", "(xt, a_prev)"),
                                                      MEAN_OF_DBF),
        "dWf, dWi, dWc and dWo: What do weights see", "gradients are right"),
    "a candidate's slope, and a mean": (LSTM_CELL, (
        ("(1 - cct**2)", "cct * (1 - cct)"), MEAN_OF_DBF),
        "dxt, da_prev, dWc and dbc: Has the candidate", "gates are right"),
    "a sign, and a mean": (CELL, ((DZ, "dz = -(1 - a_next**2) * da_next"), MEAN_OF_DBA),
        "dWax and dWaa: right but for the sign", "right size"),
    "two gates without a slope": (LSTM_CELL, (("dc * c_prev * ft * (1 - ft)", "dc * c_prev"),
                                              ("dc * cct * it * (1 - it)", "dc * cct")),
        "dWf, dbf, dWi and dbi: What stands between", "Begin with"),
    "another gate's gradient": (LSTM_CELL, (("Wc.T @ dzc", "Wc.T @ dzi"),),
        "the lines that only dxt and da_prev need", "Begin with dxt"),
    "sums replaced": ("lstm_backward", tuple(
        (f"{k} +=", f"{k} =") for k in ("dWf", "dWi", "dWc", "dWo")),
        "dWf, dWi, dWc and dWo: At how many steps", "function is right"),
    "rounded": (CELL, ((DZ, "dz = ((1 - a_next**2) * da_next).round(6)"),),
        "rounded to 6 digits", "size is written in"),
    "rounded by numpy": (CELL, ((DZ, "dz = np.round((1 - a_next**2) * da_next, decimals=6)"),),
        "rounded to 6 digits", "precise enough"),
    "a sign under exp": ("lstm_cell_forward", (("Wf, Wi, Wc, Wo =", OWN_SIGMOID),),
        "a sign under exp", "applied once more"),
    "a column left out": ("rnn_cell_forward", ((f"a_next = {STATE}", COLUMNS),),
        "wrong in column 9 only", "0, 1"),
    "an unknown mistake": ("rnn_cell_forward", (("+ ba)", "+ np.mean(ba))"),),
        "where `a_next` is computed", "Wya"),
    "an unknown mistake in a gate": ("lstm_cell_forward", (
        ("Wo @ concat + bo", "Wo @ concat + 0.1 * c_next + bo"),),
        "where `ot` is computed", "Wf"),
    "states in another order": ("rnn_cell_forward", (
        (STATE, STATE.removeprefix("np.tanh")), SWAPPED),
        "a_next: a tanh is missing", "an array of its own"),
    "a logarithm": ("rnn_cell_forward", (
        ("softmax(Wya @ a_next + by)", "np.log(softmax(Wya @ a_next + by))"),),
        "or a logarithm too much", "Begin"),
    "whole numbers": ("rnn_backward", (("np.zeros_like(x)", "np.zeros(x.shape, int)"),),
        "dx: whole numbers only", "is filled"),
    "whole numbers forward": ("rnn_forward", (
        ("np.zeros((n_a, m, T_x))", "np.zeros((n_a, m, T_x), int)"),),
        "a: whole numbers only", "all zero"),
    "other names": ("lstm_backward", (
        ("dc_prevt", "gc"), ("da_prevt", "ga"), ("gc = np.zeros", "gc = np.ones")),
        "Hint", "dc_prevt"),
    "a power": (CELL, (("a_next**2", "a_next^2"),), "`**`", "not of the kind"),
    "a cache without one": ("lstm_cell_forward", (("ft, it, cct, ot, xt", "ft, it, ot, xt"),),
        "cache lacks cct", "belong into"),
    "a window into the states": ("rnn_forward", (FROM_THE_END, OLD_STATE),
        "what is written into a later changes it", "belong into"),
    "no turns": ("rnn_backward", (("reversed(range(T_x))", "range(T_x - 1, -1)"),),
        "How many turns does your loop make", "size"),
    "an accident of the numbers": ("lstm_cell_forward", (
        ("Wf @ concat + bf", "Wf @ concat"), ("ot = sigmoid(", "ot = np.tanh(")),
        "Compare the line of the forget gate", "column"),
    "one step's inputs": ("rnn_forward", (("(caches, x)\n", "(caches, x[:, :, -1])\n"),),
        "as large as one step", "append"),
    "not filled": ("rnn_forward", (("a[:, :, t] = a_next", "a = a_next"),),
        "as large as one step", "append"),
    "no slice": (LSTM_CELL, (("dxt = dconcat[n_a:, :]", "dxt = dconcat"),),
        "Hint: dxt: it holds the right numbers, and more", "same array"),
    "a slice from the end": (LSTM_CELL, (("dxt = dconcat[n_a:, :]", "dxt = dconcat[-n_a:]"),),
        "Hint:", "same array"),
    "a slice from one row earlier": (LSTM_CELL, (
        ("dxt = dconcat[n_a:, :]", "dxt = dconcat[n_a - 1 :]"),), "and more: which", "same array"),
    "no slice for the state": (LSTM_CELL, (("da_prev = dconcat[:n_a, :]", "da_prev = dconcat"),),
        "Hint: da_prev: it holds the right numbers, and more", "same array"),
    "columns of the state": (LSTM_CELL, (("dconcat[:n_a, :]", "dconcat[:, :n_a]"),),
        "Hint:", "same array"),
    "a step of another output": ("rnn_backward", (('"da0": da_prevt', '"da0": dx[:, :, 0]'),),
        "Hint:", "an array of its own"),
    "two sums exchanged": ("lstm_backward", (
        ('+= gradients["dWo"]', '+= gradients["dW_"]'), ('+= gradients["dWc"]',
        '+= gradients["dWo"]'), ("dW_", "dWc")),
        "dWo: these are the numbers that belong into dWc", "equal"),
    "caches taken out of the list": ("rnn_backward", (
        ("cell_caches[t])", "cell_caches.pop())"),),
        "After a call caches[0] (list of 4, then list of 0)", "Print"),
    "caches turned around": ("lstm_backward", (
        ("da_prevt = np.zeros((n_a, m))", "da_prevt = np.zeros((n_a, m)); cell_caches.reverse()"),
        ("cell_caches[t])", "cell_caches[T_x - 1 - t])")),
        "Print caches[0] before", "Print caches "),
    "a bias taken out twice": ("lstm_cell_forward", (('parameters["bi"]', 'parameters["bf"]'),),
        "the one in which the biases get their values", "copied from"),
    "a matrix taken out twice": ("lstm_cell_forward", (('parameters["Wi"]', 'parameters["Wf"]'),),
        "those in which the matrices get their values", "Compare the matrices in the lines"),
    "a buffer of its own": ("rnn_forward", (
        ("a_next = a0\n", "a_next = a0.copy()\n"),
        ("a_next, yt_pred, cache = rnn", "new, yt_pred, cache = rnn"),
        ("        a[:, :, t] = a_next", "        a_next[:] = new\n        a[:, :, t] = a_next")),
        "Hint:", "before and after"),
    "memories in the cache": ("lstm_cell_forward", (
        ("a_prev, c_prev, ft, it", "a_prev, c_next, ft, it"),), "Hint:", "before and after"),
    "a carry that is kept and not used": ("rnn_backward", (
        ("reversed(range(T_x))", "range(T_x)"), ("da[:, :, t] + da_prevt", "da[:, :, t]")),
        "is it used?", "Does it change?"),
    "no weight on a bias": ("rnn_cell_forward", (("a_prev + ba)", "a_prev + 0 * ba)"),),
        "no influence", "unpacked"),
    "an update gate made of the other": ("lstm_cell_forward", (
        ("it = sigmoid(Wi @ concat + bi)", "it = 1 - ft"),), "multiplied with", "three gates"),
    "another input": ("rnn_forward", (("(caches, x)\n", "(caches, a0)\n"),),
        "this is the input a0", "is one lost"),
    "no caches": ("rnn_forward", (("        caches.append(cache)\n", ""),),
        "where `caches` grows", "formula"),
    "a limit that bites": ("rnn_backward", (
        ('= gradients["da_prev"]', '= np.clip(gradients["da_prev"], -5, 5)'),),
        "A limit is written in: the -5 and 5", "places"),
    "another cell": ("lstm_forward", (
        ("a_next, c_next, yt_pred, cache = lstm_cell_forward(x[:, :, t], a_next, c_next, ",
         "a_next, yt_pred, cache = rnn_cell_forward(x[:, :, t], a_next, "),),
        "calls rnn_cell_forward, and not lstm_cell_forward", "handed to it"),
    "room made in the loop": ("rnn_forward", (
        ("        a[:, :, t] = a_next", "        a = np.zeros((n_a, m, T_x))\n        "
         "a[:, :, t] = a_next"),), "is room made before it", "handed"),
    "a dictionary that is not looked in": ("rnn_cell_forward", (
        ("Wax @ xt", 'Wax @ {}["xt"]'),), "A dictionary there has no 'xt'", "parameters has"),
}  # fmt: skip


@pytest.mark.parametrize("slip", TABLE)
def test_a_hint_agrees_with_the_table(slip):
    """Two slips at once, and odd ones: what is said, and what the table would refute."""
    name, edits, told, untrue = TABLE[slip]
    state, text = report(edited(name, *edits))
    text = re.sub(r"\s+", " ", text)
    assert state == "wrong"
    assert told in text, text
    assert untrue not in text, text


@pytest.mark.sampled
@pytest.mark.parametrize("name", [CELL, LSTM_CELL, "lstm_cell_forward", "rnn_backward"])
def test_of_two_mistakes_none_is_said_to_be_the_only_one(name):
    """What a known mistake's hint says of the other outputs is said of that mistake alone."""
    entry, bench = notebook_check.read_entries()[name], bench_of(FIRST, name)
    given = notebook_check.unpack(entry["arguments"], entry["arrays"])
    wanted = notebook_check.unpack(entry["results"][0], entry["arrays"])
    known = [m for m in FIRST.entries(name) if len(m.edits) == 1 and symptom_of(bench, m) == VALUES]
    pairs = [
        (one.edits[0], other.edits[0])
        for one, other in itertools.combinations(known, 2)
        if one.edits[0].instead_of not in other.edits[0].instead_of
        and other.edits[0].instead_of not in one.edits[0].instead_of
    ]
    told = 0
    for pair in random.Random(7).sample(pairs, min(60, len(pairs))):
        try:
            function = edited(name, *((edit.instead_of, edit.wrote) for edit in pair))
        except AssertionError:  # one took away where the other stands
            continue
        outcomes = notebook_check.everywhere(function, entry)
        if notebook_check.mistake_hash(outcomes) in "".join(entry["hints"]["listed"].values()):
            continue  # together they do what one mistake does
        said = " ".join(hints.find_hints(entry, outcomes, wanted, given, str, function))
        assert not re.search(r"\b[Oo]nly one|[Ee]very gradient|gradients? (is|are) right", said), (
            said
        )
        told += bool(re.match(r"[^ ]+( and |, |: )", said))
    assert told > 5


def test_a_cache_that_misled_the_backward_pass_is_told(capsys):
    """Where all outputs are right, the numeric gradients are right too."""
    space = notebook()
    forward = edited("rnn_cell_forward", SWAPPED, space=space)
    printed = " ".join(said_by_gradient_check(capsys, forward, space[CELL]).split())
    assert "your rnn_cell_backward was given a wrong cache" in printed
    assert "cannot say whether" not in printed


def test_the_headline_calls_nothing_unjudged_wrong(capsys):
    """Of gradients none of which is judged none is counted as right, nor as not right."""
    space = notebook()
    edit = ("np.zeros((n_a, m, T_x))", "np.zeros((n_a, m, T_x), dtype=np.float32)")
    forward = edited("rnn_forward", edit, space=space)
    printed = said_by_gradient_check(capsys, forward, space["rnn_backward"])
    assert "gradient_check(rnn_backward): 5 of 5 not judged\n" in printed


def test_of_two_methods_it_is_told_which_gave_what(capsys):
    """A bias that is not used gives nothing that a complex step could carry."""
    space = notebook()
    forward = edited("rnn_cell_forward", ("a_prev + ba)", "a_prev)"), space=space)
    printed = said_by_gradient_check(capsys, forward, space[CELL])
    assert "dba from small steps, the others from a complex step" in " ".join(printed.split())


GLOBALS = {  # of the notebook; (old, new)s; what is said, what is not
    "a flag": ({"VERBOSE": False}, (("Waa @ a_prev", "Waa.T @ a_prev"),
        ("    cache =", "    if VERBOSE: print(a_next)\n    cache =")), "square matrix", "VERBOSE"),
    "a small constant": ({"EPS": 1e-12}, (("Waa @ a_prev + ba", "Waa.T @ a_prev + ba + EPS"),),
        "square matrix", "EPS"),
    "a list that is written to": ({"SEEN": []}, (("Waa @ a_prev", "Waa.T @ a_prev"),
        ("    cache =", "    SEEN.append(a_next)\n    cache =")), "square matrix", "SEEN"),
    "a number, and a bias left out": ({"ONE": 1}, (("+ by)", ")"), ("+ ba)", "+ ONE * ba)")),
        "What would your prediction be", "ONE"),
    "a size": ({"m": 10}, (("xt + Waa", "xt[:, :m] + Waa"),), "`m` is taken", "written in"),
    "the notebook's state": ({"a_prev": np.ones((5, 10))}, (("xt, a_prev, param", "xt, a_p, param"),
        ("(a_next, a_prev", "(a_next, a_p")), "`a_prev` is taken", "Print"),
}  # fmt: skip


@pytest.mark.parametrize("case", GLOBALS)
def test_a_variable_of_the_notebook_is_blamed_only_for_what_it_does(case):
    """Beside a real mistake a harmless one is not told of."""
    variables, edits, told, untrue = GLOBALS[case]
    state, text = report(edited("rnn_cell_forward", *edits, space=notebook() | variables))
    text = re.sub(r"\s+", " ", text)
    assert state == "wrong"
    assert told in text, text
    assert untrue not in text, text


def test_more_examples_than_the_public_one_has_are_tried():
    """Not all sizes are smaller than those that are seen."""
    wrong = edited("rnn_cell_forward", ("+ ba)", "+ ba)[:, :10]"))
    assert report(wrong)[0] == "wrong"
