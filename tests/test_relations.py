"""What is said of unexplained numbers is exactly true, or is not said."""

from __future__ import annotations

import numpy as np
import pytest

from rnngrader.diagnosis.relations import Trial, find_relation
from rnngrader.notebook.relations import relations

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


MASKS = (-1e9, -1e4, -np.inf, np.finfo(float).min)
WRONG = (
    lambda s: 7 * np.sin(9 * s) + 3,
    lambda s: s + 0.01 * np.cos(9 * s),
    lambda s: 0 * s,
)


@pytest.mark.parametrize("mask", MASKS)
@pytest.mark.parametrize("wrong", WRONG)
def test_a_mask_that_is_right_is_no_relation_of_the_numbers_beside_it(mask, wrong):
    """Nor is one with the wrong sign, or in the others' places, a relation of all."""
    made: dict[str, list[Trial]] = {"kept": [], "sign": [], "exchanged": []}
    for settings in SIZES:
        scores = RNG.standard_normal((settings["n"] + 3, settings["m"]))
        there, got = RNG.random(scores.shape) < 0.5, wrong(scores)
        want = np.where(there, scores, mask)
        for how, value in (
            ("kept", np.where(there, got, mask)),
            ("sign", np.where(there, got, -mask)),
            ("exchanged", np.where(there, mask, got)),
        ):
            made[how].append(Trial(settings, want, value, {"`p`": np.cos(scores)}))
    for each in made.values():
        with np.errstate(all="ignore"):
            assert find_relation(each, timed=False) == ""


@pytest.mark.parametrize("huge", [1e4, 1e12])
def test_beside_one_huge_number_the_others_are_not_right(huge):
    """What is wrong by a percent is wrong, whatever stands in the first place."""
    made = trials(lambda want, *_: np.vstack([huge + want[:1], want[1:] * 1.003]))
    assert find_relation(made, timed=False) == ""
    right = trials(lambda want, *_: np.vstack([huge + want[:1], want[1:]]))
    assert find_relation(right, False) == "is right but for its first entry along axis 0"


@pytest.mark.parametrize("mask", [-1e9, -np.inf])
def test_what_students_are_told_beside_a_mask_is_of_the_others(mask):
    scores = RNG.standard_normal((4, 6))
    there = np.tri(4, 6, 2, dtype=bool)

    def said(got):
        wanted = np.where(there, scores, mask)
        return " ".join(relations({"['S']": got}, {"['S']": wanted}, ["['S']"], {}))

    for wrong in WRONG:
        assert said(np.where(there, wrong(scores), mask)) == ""
    for told in ("one and the same number", "digits", "nan or inf"):
        assert told not in said(scores)
    assert "nan or inf" in said(np.where(there, scores, np.nan))
    assert "transposed" in said(np.where(there, scores, mask).T)


@pytest.mark.parametrize("value", [np.nan, np.inf, 1e308, -0.0])
def test_odd_numbers_break_nothing(value):
    """nan, infinity and overflow are numbers like others to a student."""
    find_relation(trials(lambda want, *_: np.full(want.shape, value)), timed=False)


def test_a_number_that_is_nearly_nothing_is_no_divisor():
    """The quotient of one by it is infinite, and no whole number."""
    tiny = trials(lambda want, *_: np.where(np.abs(want) == np.abs(want).max(), 5e-324, want + 1))
    assert "divided by" not in str(find_relation(tiny, timed=False))
