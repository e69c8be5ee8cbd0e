"""What is said of unexplained numbers is exactly true, or is not said."""

from __future__ import annotations

import numpy as np
import pytest

from rnngrader.diagnosis.relations import Trial, find_relation

RNG = np.random.default_rng(7)
SIZES = ({"n": 3, "m": 4, "T": 5}, {"n": 2, "m": 6, "T": 3})


def trials(got, shape=("n", "m")):
    """Two trials of an output: `got` makes what was got of what was wanted and the others."""
    made = []
    for settings in SIZES:
        want = RNG.standard_normal([settings[axis] for axis in shape])
        others = {"`p`": RNG.standard_normal(want.shape), "`q`": RNG.standard_normal((9, 9))}
        made.append(Trial(settings, want, np.asarray(got(want, others, settings)), others))
    return made


@pytest.mark.parametrize(
    ("got", "said"),
    [
        (lambda want, *_: 0 * want, "is zero everywhere"),
        (lambda want, *_: -want, "is the right one, negated"),
        (lambda want, *_: want.T, "is the right one, transposed"),
        (lambda want, *_: want.ravel(), "holds the right numbers in another shape"),
        (lambda want, _, s: want / s["m"], "is the right one divided by m"),
        (lambda want, _, s: want * s["T"], "is the right one times T"),
        (lambda want, *_: 0.25 * want, "is the right one divided by 4"),
        (lambda want, *_: 0.4 * want, "is the right one times 0.4"),
        (
            lambda want, *_: (
                want * [1 + (k in (0, want.shape[1] - 1)) for k in range(want.shape[1])]
            ),
            "is right but for its first and its last entry along axis 1",
        ),
        (
            lambda want, *_: want[:, -1:] - want,
            "is the right one subtracted from its last entry along axis 1",
        ),
        (lambda want, _, s: want / s["m"] ** 0.5, "is the right one divided by the root of m"),
        (lambda want, _, s: want * s["T"] ** 0.5, "is the right one times the root of T"),
        (
            lambda want, *_: want + 3e-6 * np.sin(1e3 * want),
            "is right to about seven digits only, as if it were computed in float32",
        ),
        (lambda want, *_: np.round(want, 2), "is the right one, rounded to 2 decimals"),
        (lambda want, *_: abs(want), "is the right one without its signs"),
        (lambda want, *_: np.maximum(want, 0), "is the right one with zeros where it is negative"),
        (lambda want, *_: np.clip(want, -0.5, 0.4), "is the right one, cut off at -0.5 and 0.4"),
        (
            lambda want, *_: np.vstack([want[:-1], 7 + want[-1:]]),
            "is right but for its last entry along axis 0",
        ),
        (
            lambda want, others, _: np.where(others["`p`"] < 0, want + others["`p`"] ** 2, want),
            "is right but for the places where `p` is negative",
        ),
        (
            lambda want, *_: np.where(want > 0, want**3 - want, want),
            "is right but for the places where it is positive",
        ),
        (
            lambda want, *_: np.vstack([7 + want[:1], want]),
            "is right behind its first entry, which is one too many",
        ),
        (lambda want, *_: want + 2, "is the right one plus 2 everywhere"),
        (lambda want, *_: np.tanh(want), "is tanh of the right one"),
        (lambda want, *_: want**2, "is the square of the right one"),
        (lambda want, *_: 1 / want, "is one divided by the right one, entry by entry"),
        (lambda want, *_: 1 - want, "is 1 minus the right one"),
        (lambda _, others, __: others["`p`"], "equals `p`"),
        (lambda _, others, __: others["`p`"].T, "equals `p` transposed"),
        (
            lambda _, others, __: others["`p`"].sum(axis=1, keepdims=True),
            "equals the sum of `p` over its columns",
        ),
        (lambda want, others, _: want + others["`p`"], "is the right one plus `p`"),
        (
            lambda want, others, _: want * others["`p`"],
            "is the right one times `p`, entry by entry",
        ),
        (
            lambda _, others, __: others["`p`"] @ others["`p`"].T,
            "equals the matrix product of `p` and `p` transposed",
        ),
    ],
)
def test_a_relation_is_found(got, said):
    """Each exact relation between wrong and right numbers has its words."""
    assert find_relation(trials(got), timed=False) == said


@pytest.mark.parametrize(
    ("got", "said"),
    [
        (lambda want, *_: want[..., ::-1], "is the right one with time reversed"),
        (
            lambda want, *_: np.roll(want, -1, axis=-1),
            "holds each step's right numbers one step earlier, those at the end put at the other "
            "end",
        ),
        (
            lambda want, *_: np.cumsum(want, axis=-1),
            "is the running sum of the right one over time",
        ),
        (
            lambda want, *_: np.cumsum(want[..., ::-1], axis=-1)[..., ::-1],
            "is the running sum of the right one, from the last step back",
        ),
        (
            lambda want, *_: np.repeat(want[..., -1:], want.shape[-1], axis=-1),
            "holds the right numbers of the last step at every step",
        ),
        (
            lambda want, *_: np.concatenate([0 * want[..., :-1], want[..., -1:]], axis=-1),
            "is right at the last step and zero at all others",
        ),
        (
            lambda want, *_: np.concatenate([want[..., :1], want], axis=-1),
            "is right behind its first entry, which is one too many",
        ),
        (
            lambda want, *_: want.transpose(2, 0, 1),
            "holds the right numbers with its axes in another order",
        ),
    ],
)
def test_a_relation_in_time_is_found(got, said):
    """Outputs over time are also compared step by step."""
    assert find_relation(trials(got, ("n", "m", "T")), timed=True) == said


def test_a_relation_must_hold_in_every_trial():
    """What is true on one probe alone is not said."""
    first, second = trials(lambda want, *_: -want)
    other = Trial(second.settings, second.want, second.want + 1e-3, second.others)
    assert find_relation([first, other], timed=False) == ""


@pytest.mark.parametrize(("count", "said"), [(1, ""), (2, ""), (3, "is the right one times 2.5")])
def test_of_a_few_numbers_nothing_is_said(count, said):
    """One number is a multiple of any other."""
    made = [Trial({}, want, 2.5 * want, {}) for want in RNG.standard_normal((count, 1, 1))]
    assert find_relation(made, timed=False) == said


def test_wrong_everywhere_is_not_right_but_for_some_places():
    """Where a quantity is positive everywhere, all places are no exception."""
    settings, want = SIZES[0], 1 + RNG.random((3, 4))
    assert find_relation([Trial(settings, want, want**3 + np.sin(9 * want), {})], False) == ""


def test_nothing_is_said_of_unrelated_numbers():
    """Random numbers, and numbers that are nearly right, get no relation."""
    random = trials(lambda want, *_: RNG.standard_normal(want.shape))
    assert find_relation(random, timed=False) == ""
    near = trials(lambda want, *_: want * (1 + 1e-4 * RNG.standard_normal(want.shape)))
    assert find_relation(near, timed=False) == ""


@pytest.mark.parametrize("value", [np.nan, np.inf, 1e308, -0.0])
def test_odd_numbers_break_nothing(value):
    """nan, infinity and overflow are numbers like others to a student."""
    find_relation(trials(lambda want, *_: np.full(want.shape, value)), timed=False)


def test_a_number_that_is_nearly_nothing_is_no_divisor():
    """The quotient of one by it is infinite, and no whole number."""
    tiny = trials(lambda want, *_: np.where(np.abs(want) == np.abs(want).max(), 5e-324, want + 1))
    assert "divided by" not in str(find_relation(tiny, timed=False))
