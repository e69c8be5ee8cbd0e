"""The published numbers, to eight digits, and the numbers that posted wrong versions give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from rnngrader.course.assignment import Assignment

RNN = {"Wax": (5, 3), "Waa": (5, 5), "Wya": (2, 5), "ba": (5, 1), "by": (2, 1)}
LSTM = {f"W{g}": (5, 8) for g in "fioc"} | {f"b{g}": (5, 1) for g in "fioc"}
LSTM |= {"Wy": (2, 5), "by": (2, 1)}
LSTM_ORDER = ["Wf", "bf", "Wi", "bi", "Wo", "bo", "Wc", "bc", "Wy", "by"]


def draw(shapes: Sequence[tuple[str, tuple[int, ...]]]) -> dict[str, np.ndarray]:
    """Arrays in the order given, from the legacy generator with seed 1."""
    np.random.seed(1)
    return {name: np.random.randn(*shape) for name, shape in shapes}


def draw_rnn(first: dict[str, tuple[int, ...]], order: str) -> tuple[dict[str, Any], dict]:
    drawn = draw([*first.items(), *((name, RNN[name]) for name in order.split())])
    return {n: drawn[n] for n in first}, {n: drawn[n] for n in RNN}


def draw_lstm(first: dict[str, tuple[int, ...]]) -> tuple[dict[str, Any], dict]:
    drawn = draw([*first.items(), *((name, LSTM[name]) for name in LSTM_ORDER)])
    return {n: drawn[n] for n in first}, {n: drawn[n] for n in LSTM}


def same(got, text: str) -> None:
    np.testing.assert_allclose(got, np.array(text.split(), dtype=float), atol=5e-9, rtol=0)


def test_rnn_cell_forward(assignment: Assignment):
    """One step of the RNN gives the published hidden state and prediction."""
    inputs, parameters = draw_rnn({"xt": (3, 10), "a_prev": (5, 10)}, "Waa Wax Wya ba by")
    a, y, _ = assignment.reference["rnn_cell_forward"](*inputs.values(), parameters)
    same(
        a[4],
        "0.59584544 0.18141802 0.61311866 0.99808218 0.85016201 0.99980978 -0.18887155 "
        "0.99815551 0.6531151 0.82872037",
    )
    same(
        y[1],
        "0.9888161 0.01682021 0.21140899 0.36817467 0.98988387 0.88945212 0.36920224 "
        "0.9966312 0.9982559 0.17746526",
    )


def test_rnn_forward(assignment: Assignment):
    """The RNN over a sequence gives the published states, predictions and caches."""
    inputs, parameters = draw_rnn({"x": (3, 10, 4), "a0": (5, 10)}, "Waa Wax Wya ba by")
    a, y, caches = assignment.reference["rnn_forward"](*inputs.values(), parameters)
    same(a[4][1], "-0.99999375 0.77911235 -0.99861469 -0.99833267")
    same(y[1][3], "0.79560373 0.86224861 0.11118257 0.81515947")
    same(caches[1][1][3], "-1.1425182 -0.34934272 -0.20889423 0.58662319")
    assert len(caches) == 2


def test_lstm_cell_forward(assignment: Assignment):
    """One step of the LSTM gives the published values, its cache included."""
    inputs, parameters = draw_lstm({"xt": (3, 10), "a_prev": (5, 10), "c_prev": (5, 10)})
    a, c, y, cache = assignment.reference["lstm_cell_forward"](*inputs.values(), parameters)
    same(
        a[4],
        "-0.66408471 0.0036921 0.02088357 0.22834167 -0.85575339 0.00138482 0.76566531 "
        "0.34631421 -0.00215674 0.43827275",
    )
    same(
        c[2],
        "0.63267805 1.00570849 0.35504474 0.20690913 -1.64566718 0.11832942 0.76449811 "
        "-0.0981561 -0.74348425 -0.26810932",
    )
    same(
        y[1],
        "0.79913913 0.15986619 0.22412122 0.15606108 0.97057211 0.31146381 0.00943007 "
        "0.12666353 0.39380172 0.07828381",
    )
    same(
        cache[1][3],
        "-0.16263996 1.03729328 0.72938082 -0.54101719 0.02752074 -0.30821874 0.07651101 "
        "-1.03752894 1.41219977 -0.37647422",
    )
    assert len(cache) == 10


def test_lstm_forward(assignment: Assignment):
    """The LSTM over a sequence gives the published values."""
    inputs, parameters = draw_lstm({"x": (3, 10, 7), "a0": (5, 10)})
    a, y, c, caches = assignment.reference["lstm_forward"](*inputs.values(), parameters)
    same([a[4][3][6], y[1][4][3], c[1][2][1]], "0.17211776753 0.95087346185 -0.85554491672")
    same(
        caches[1][1][1],
        "0.82797464 0.23009474 0.76201118 -0.22232814 -0.20075807 0.18656139 0.41005165",
    )


@pytest.mark.parametrize(
    ("leftover", "expected"),
    [
        (False, "-1.38721305 -0.15239949 0.41077282 1.15034507 0.20023491"),
        (True, "-0.46056410 0.08429687 0.39308187 -0.28483956 0.80517166"),
    ],
)
def test_rnn_cell_backward(assignment: Assignment, leftover: bool, expected: str):
    """The cell's own bias gives the first set; the one left over from rnn_forward, the second."""
    ba = draw_rnn({"x": (3, 10, 4), "a0": (5, 10)}, "Waa Wax Wya ba by")[1]["ba"]
    inputs, parameters = draw_rnn({"xt": (3, 10), "a_prev": (5, 10)}, "Wax Waa Wya ba by")
    if leftover:
        parameters["ba"] = ba
    *_, cache = assignment.reference["rnn_cell_forward"](*inputs.values(), parameters)
    g = (
        assignment.reference["rnn_cell_backward"](np.random.randn(5, 10), cache)
        if not leftover
        else None
    )
    if g is None:
        draw_rnn({"xt": (3, 10), "a_prev": (5, 10)}, "Wax Waa Wya ba by")
        g = assignment.reference["rnn_cell_backward"](np.random.randn(5, 10), cache)
    same(
        [g["dxt"][1][2], g["da_prev"][2][3], g["dWax"][3][1], g["dWaa"][1][2], g["dba"][4][0]],
        expected,
    )


@pytest.fixture(scope="module")
def posted(assignment: Assignment):
    """The arguments of the posted rnn_backward example."""
    inputs, parameters = draw_rnn({"x": (3, 10, 4), "a0": (5, 10)}, "Wax Waa Wya ba by")
    caches = assignment.reference["rnn_forward"](*inputs.values(), parameters)[2]
    return np.random.randn(5, 10, 4), caches


def test_rnn_backward(assignment: Assignment, posted):
    """The RNN's gradients are the published ones."""
    g = assignment.reference["rnn_backward"](*posted)
    same(g["dx"][1][2], "-2.07101689 -0.59255627 0.02466855 0.01483317")
    same(
        [g["da0"][2][3], g["dWax"][3][1], g["dWaa"][1][2], g["dba"][4][0]],
        "-0.31494237512 11.26410449653 2.30333312658 -0.74747722",
    )


RIGHT = "rnn_cell_backward(da[:, :, t] + da_prevt, cell_caches[t])"
CARRY = "da_prevt = np.zeros((n_a, m))"
SEEDED = "da_prevt = da[:, :, -1]"


@pytest.mark.parametrize(
    ("edits", "dx"),
    [
        ({RIGHT: "rnn_cell_backward(da_prevt, cell_caches[t])"}, "0 0 0 0"),
        (
            {RIGHT: "rnn_cell_backward(da[:, :, t], cell_caches[t])"},
            "-0.15028183 -0.34554547 0.02071758 0.01483317",
        ),
        (
            {RIGHT: "rnn_cell_backward(da_prevt, cell_caches[t])", CARRY: SEEDED},
            "0.04036334 0.01590669 0.00395097 0.01483317",
        ),
        ({CARRY: SEEDED}, "-2.03065355 -0.57664959 0.02861951 0.02966633"),
        (
            {RIGHT: "rnn_cell_backward(da[:, :, t - 1] + da_prevt, cell_caches[t])"},
            "0.51675226 0.60098739 -0.02502743 -0.00029937",
        ),
    ],
)
def test_posted_versions_give_the_posted_numbers(assignment: Assignment, posted, edits, dx):
    """What learners posted comes out of the edits that we say explain it."""
    source = assignment.solutions["rnn_backward"]
    for right, wrong in edits.items():
        assert right in source
        source = source.replace(right, wrong)
    gradients = assignment.function_from("rnn_backward", source)(*posted)
    same(gradients["dx"][1][2], dx)


def test_a_carry_with_a_time_axis_does_not_broadcast(assignment: Assignment, posted):
    """da_prevt started at zeros((n_a, m, T_x)) raises a broadcasting error."""
    source = assignment.solutions["rnn_backward"].replace(
        CARRY, "da_prevt = np.zeros((n_a, m, T_x))"
    )
    with pytest.raises(ValueError, match="broadcast"):
        assignment.function_from("rnn_backward", source)(*posted)
