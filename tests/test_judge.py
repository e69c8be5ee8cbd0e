"""What the judge finds, and that whatever it finds has its words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest
from conftest import COURSE, EXAMPLE, copy_course

from rnngrader.course.assignment import load_assignment
from rnngrader.course.probes import copy_arguments, copy_value, split_outputs
from rnngrader.feedback.phrases import beside, sentence, summary, word
from rnngrader.judge import (
    INPUTS,
    is_close,
    judge,
    overall_verdict,
    points_earned,
)
from rnngrader.records import (
    ErrorInfo,
    Exercise,
    ExerciseReport,
    Finding,
    Message,
    Observation,
    Probe,
    SubmissionReport,
    Value,
    Verdict,
)

F32, F64 = np.finfo(np.float32), np.finfo(np.float64)
Y = np.arange(6.0).reshape(2, 3) + 1
MASKED = np.where(Y > 2, Y, -np.inf)
LOSS = Exercise("loss", lambda draw: (), {"y": 1}, "value", ({},), arguments=("x",))
PAIR = replace(LOSS, outputs={"y": 3, "z": 1}, returns="tuple")
KEYS = replace(PAIR, returns="dict")


def judged(exercise: Exercise, right: Value, got: Value, **changes: object) -> dict[str, Finding]:
    """The findings where one probe wants `right` and gets `got`."""
    probe = Probe({}, (), split_outputs(exercise, right), right)
    return judge(exercise, [probe], [replace(Observation("returned", copy_value(got)), **changes)])


def said_of(right: Value, got: Value) -> tuple[Verdict, str]:
    """The verdict on a single output `y`, and what is said of it."""
    found = judged(LOSS, right, got)["y"]
    return found.verdict, sentence(found)


def test_of_an_output_without_entries_type_and_shape_are_compared():
    none = np.zeros((0,))
    assert said_of(none, np.zeros((0,)))[0] is Verdict.CORRECT
    assert said_of(none, np.zeros((1,)))[0] is Verdict.WRONG_SHAPE
    assert said_of(none, [])[0] is Verdict.WRONG_TYPE


def test_every_verdict_has_a_word_a_summary_and_a_place_in_severity():
    """A verdict of which one is missing would fail only when it is shown."""
    words = [verdict.word for verdict in Verdict]
    assert all(words)
    assert len(set(words)) == len(words)
    for verdict in Verdict:
        said = verdict.summary.format(outputs="1 of 2 outputs right;", call="The call")
        assert said[0] in "1NTA"
        assert said.endswith(".")
        either = {"y": Finding(verdict), "z": Finding(Verdict.CORRECT)}
        assert overall_verdict(either) is verdict
        fault = {"y": Finding(Verdict.GRADER_FAULT), "z": Finding(verdict)}
        assert overall_verdict(fault) is Verdict.GRADER_FAULT
        assert msgspec.json.decode(msgspec.json.encode(verdict), type=Verdict) is verdict


@pytest.mark.parametrize(
    ("right", "got", "verdict", "said"),
    [
        (Y, Y.T, "WRONG_SHAPE", "y has shape (3, 2); wanted (2, 3) here."),
        (Y, Y + 1, "WRONG_VALUE", "y has the right shape, but wrong values."),
        (Y, Y * np.nan, "WRONG_VALUE", "y holds values that are not numbers (nan or inf)."),
        (Y, Y.tolist(), "WRONG_TYPE", "y is a list; wanted an array of float64."),
        (Y, None, "WRONG_TYPE", "y is None; wanted an array of float64."),
        (Y, 2.0, "WRONG_SHAPE", "y has shape (); wanted (2, 3) here."),
        (Y, "no", "WRONG_TYPE", "y is a str; wanted an array of float64."),
        (Y, Y.astype("f2"), "WRONG_TYPE", "y is an array of float16; wanted an array of float64."),
        (Y, Y > 0, "WRONG_TYPE", "y is an array of bool; wanted an array of float64."),
        (
            Y,
            Y.astype(complex),
            "WRONG_TYPE",
            "y is an array of complex128; wanted an array of float64.",
        ),
        (
            Y,
            Y.astype(object),
            "WRONG_TYPE",
            "y is an array of dtype object; wanted an array of float64.",
        ),
        (
            Y,
            Y.view(np.matrix),
            "WRONG_TYPE",
            "y is a matrix (np.matrix); wanted an array of float64.",
        ),
        (
            Y,
            np.ma.masked_array(Y),
            "WRONG_TYPE",
            "y is a masked array (np.ma); wanted an array of float64.",
        ),
        (Y, Y.astype("S8"), "WRONG_TYPE", "y is an array of dtype S8; wanted an array of float64."),
        (1.5, True, "WRONG_TYPE", "y is a bool; wanted a number (float64)."),
        (3, 4, "WRONG_VALUE", "y is not the right one."),
        (3, 3.0, "WRONG_TYPE", "y is a float; wanted an int."),
        (Y, print, "WRONG_TYPE", "y is a builtin_function_or_method; wanted an array of float64."),
        (Y > 2, Y > 3, "WRONG_VALUE", "y has the right shape, but wrong values."),
        (np.array(True), False, "WRONG_VALUE", "y is not the right one."),
        ("a", "b", "WRONG_VALUE", "y is not the right one."),
        (MASKED, MASKED - 1, "WRONG_VALUE", "y has the right shape, but wrong values."),
        ((Y, Y), (Y,), "WRONG_SHAPE", "y has 1 elements; wanted 2."),
        ((Y, Y), (Y, Y + 1), "WRONG_VALUE", "y[1] has the right shape, but wrong values."),
        ((Y, Y), Y, "WRONG_TYPE", "y is an array of float64; wanted a tuple."),
        ({"a": Y}, {"b": Y}, "MISSING_OUTPUT", "y has no key 'a'."),
        ({"a": Y}, {"a": Y.T}, "WRONG_SHAPE", "y['a'] has shape (3, 2); wanted (2, 3) here."),
        ({"a": Y}, (Y,), "WRONG_TYPE", "y is a tuple; wanted a dict."),
        (
            {"a": Y},
            {"a": Y, "b": Y, "c": Y},
            "WRONG_SHAPE",
            "y has 3 keys; wanted 1. Leave out what nobody asked for: 'b', 'c'.",
        ),
    ],
)
def test_a_wrong_value_is_told_in_a_sentence(right, got, verdict, said):
    """What was got, what was wanted; never a number of the expected value."""
    assert said_of(right, got) == (verdict, said)


@pytest.mark.parametrize(
    ("right", "got"),
    [
        (Y, Y + 1e-12),
        (Y, Y.astype(int)),
        (Y, Y.astype("u1")),
        (2.0, 2),
        (2.0, np.float64(2)),
        (3, np.int64(3)),
        (Y > 2, Y > 2),
        (np.array(True), True),
        (True, np.True_),
        ((Y, 1.0), [Y, 1]),
        ({"a": Y, "b": 1.0}, {"b": 1.0, "a": Y}),
    ],
)
def test_a_right_value_of_another_make_is_right(right, got):
    """Rounding, whole numbers, lists for tuples, the order of keys: nothing is said of them."""
    assert said_of(right, got) == (Verdict.CORRECT, "")


@pytest.mark.parametrize(
    ("want", "got", "right"),
    [
        ([1.0, 2.0, -1e9], [1.0, 500.0, -1e9], False),  # a mask measures nothing beside it
        ([1.0, 2.0, -1e9 + 3], [1.0, 2.0 + 1e-9, -1e9 + 3], True),
        ([1.0, 2.0, -1e9], [1.0, 2.0, -1e9 * (1 + 1e-7)], True),
        ([1.0, 2.0, -1e9], [1.0, 2.0, -1e9 * 1.1], False),
        ([1.0, 2.0, -1e9], [1.0, 2.0 + 5e-5, -1e9], False),
        ([1.0, 2.0, -1e30], [1.0, 0.0, -1e30], False),  # of any size
        ([1.0, 2.0, F32.min], [1.0, 2.002, F32.min], False),
        ([1.0, 2.0, F64.min], [-3.0, -6.0, F64.min], False),
        ([1.0, 2.0, F64.min, -np.inf], [1.0, 2.0, F64.min, -np.inf], True),
        ([1.0, 2.0, -1e9, -1e18], [7.0, -90.0, -1e9, -1e18], False),  # and of several sizes
        ([1.0, 2.0, -1e9, -1e18], [1.0, 2.0, -1.1e9, -1e18], False),
        ([1.0, 2.0, -1e9, -1e18], [1 + 1e-6, 2.0, -1e9 - 1e3, -1e18 - 1e12], True),
        *(
            (
                [0.3, -1.2, 2.0, *[mask] * 5, mask + more],
                [0.3, -1.2, 2.0 + off, mask * (1 + 5e-6), *[mask] * 4, mask + more],
                off < 2e-5,
            )
            for mask in (-1e2, -1e4, -65504.0, -99999.0, -2e5)
            for more in (0.0, 2.5, mask)  # set, added, and two of them added up
            for off in (1.9e-5, 2.2e-5, 0.09)
        ),
        ([2.0, 3e3, 5e4], [2.001, 3e3, 5e4], True),  # numbers of their own, and no masks
        ([2.0, 3e3, 4e3, 5e4, 6e4], [2.001, 3e3, 4e3, 5e4, 6e4], True),
        ([1e7, 0.0, 0.0], [1e7, 1e-7, -1e-7], True),  # what is left where large numbers cancel
        ([1.0, -np.inf, 3.0], [1.0 + 1e-12, -np.inf, 3.0], True),
        ([1.0, -np.inf, 3.0], [1.0 + 1e-3, -np.inf, 3.0], False),
        ([1.0, -np.inf, 3.0], [1.0 + 1e-12, np.inf, 3.0], False),
        ([1.0, -np.inf, 3.0], [1.0 + 1e-12, np.nan, 3.0], False),
        ([1e6, 3.0, 0.0], [1e6, 3.0 + 2e-5, 1e-10], True),
        ([1.0, 1e-8, 0.0], [1.0, 3e-8, 1e-8], True),  # what may be rounding beside the others
        ([0.0, 0.0], [0.0, 1e-10], True),
        ([np.inf, 128.0, 64.0, 0.0], [np.inf, 128.0, 64.0, 7e-6], True),
        ([-np.inf, 1.0, 1.0], [-np.inf, 1.0, 1.1], False),
        ([np.inf, 1.0], [np.inf, np.inf], False),
        ([np.inf, 1.0], [-np.inf, 1.0], False),
    ],
)
def test_numbers_are_measured_by_those_of_their_order(want, got, right):
    want, got = np.array(want), np.array(got)
    assert is_close(want, got) is right
    assert is_close(want.reshape(1, -1), got.reshape(1, -1)) is right


@pytest.mark.parametrize("apart", [20.0, 50.0, 80.0, 200.0])
@pytest.mark.parametrize("points", [2, 3, 6, 30, 300])
def test_large_numbers_that_differ_are_no_masks(apart, points):
    """Squared distances in two groups, from a product in single precision: to their centers, and
    to each other, which come twice.
    """
    for seed in range(10):
        rng = np.random.default_rng(seed)
        centers = np.array([[0.0, 0.0], [apart, 0.0]]) + 0.1 * rng.standard_normal((2, 2))
        x = rng.standard_normal((points, 2)) + centers[np.arange(points) % 2]
        for others in (centers, x[:60]):
            right = ((x[:, None] - others) ** 2).sum(axis=2)
            mine, yours = x.astype("f4"), others.astype("f4")
            got = (mine**2).sum(1)[:, None] + (yours**2).sum(1) - 2 * mine @ yours.T
            assert said_of(right, got)[0] is Verdict.CORRECT
            off = got + 2e-5 * right.max()
            assert said_of(right, off)[0] is Verdict.WRONG_VALUE


@pytest.mark.parametrize("mask", [-1e2, -1e4, -65504.0])
def test_a_mask_that_is_added_measures_nothing_beside_it(mask):
    """Where all that is masked differs, by what the mask was added to."""
    for seed in range(10):
        scores = np.random.default_rng(seed).standard_normal((5, 5)) / 2
        added = scores + mask * np.triu(np.ones((5, 5)), 1)
        off = np.where(added == scores, scores + 0.09, added)
        assert said_of(added, off)[0] is Verdict.WRONG_VALUE
        both = added + mask * (np.arange(5) < 2)  # two masks, added up
        assert said_of(both, np.where(both == scores, both + 0.09, both))[0] is Verdict.WRONG_VALUE


def test_a_wrong_answer_is_no_better_beside_what_a_mask_was_added_to():
    """Where the scores below the mask are as wrong as those beside it."""
    mask = -1e4 * np.triu(np.ones((6, 6)), 1)
    for seed in range(10):
        scores = np.random.default_rng(seed).standard_normal((6, 6)) / 2
        for wrong in (scores + 0.09, scores * 1.1, scores - 0.05, np.abs(scores)):
            assert said_of(scores + mask, wrong + mask)[0] is Verdict.WRONG_VALUE
            single = wrong.astype("f4") + mask.astype("f4")
            assert said_of(scores + mask, single)[0] is Verdict.WRONG_VALUE


@pytest.mark.parametrize(("masked", "noise"), [(-9e4, 5e-7), (-1e4, 5e-7), (-1e4, 1e-8)])
def test_noise_on_a_mask_makes_nothing_right_beside_it(masked, noise):
    """What single precision leaves of a number is one of its own, and not any number near it."""
    for seed in range(30):
        rng = np.random.default_rng(seed)
        mask, scores = np.triu(np.ones((4, 4)), 1) > 0, rng.normal(size=(4, 4))
        wrong = scores + 0.05 * rng.uniform(-1, 1, (4, 4))
        got = np.where(mask, masked * (1 + noise), wrong)
        assert said_of(np.where(mask, masked, scores), got)[0] is Verdict.WRONG_VALUE


def positions_and_velocities(rng, kind):
    x, v = ((each + rng.normal(size=(10, 2))).astype(kind) for each in (500, 0))
    moved = x + kind(0.1) * v
    return np.hstack([moved, (moved - x) / kind(0.1)])


def shifted_and_not(rng, kind):
    shifted = (1e3 + rng.normal(size=20)).astype(kind)
    return np.concatenate([shifted, shifted - kind(1e3)])


def turned_and_turned_back(rng, kind):
    q = np.linalg.qr(rng.normal(size=(8, 8)))[0].astype(kind) * kind(17.3)
    return q @ q.T


def distances_in_two_groups(rng, kind):
    x = rng.uniform(0.8, 1.2, (20, 2)) + 43 * (np.arange(20) % 2)[:, None]
    x, centers = x.astype(kind), np.array([[0, 0], [43, 43]], kind)
    return np.sqrt((x**2).sum(1)[:, None] + (centers**2).sum(1) - 2 * x @ centers.T)


@pytest.mark.parametrize(
    "compute",
    [positions_and_velocities, shifted_and_not, turned_and_turned_back, distances_in_two_groups],
)
def test_no_large_numbers_are_a_mask_where_they_are_in_single_precision(compute):
    """What is small beside them was computed with them, however near to each other they are."""
    for seed in range(30):
        right, got = (
            compute(np.random.default_rng(seed), kind) for kind in (np.float64, np.float32)
        )
        for single in (got, got.astype(float)):
            assert said_of(right, single)[0] is Verdict.CORRECT
            off = single + 2e-5 * right.max()
            assert said_of(right, off)[0] is Verdict.WRONG_VALUE


def test_single_precision_earns_its_points_and_is_told():
    """float32 is right up to its own rounding; so is float64 made from it."""
    single = Y.astype("f4") / 3
    assert said_of(Y / 3, single) == (
        Verdict.CORRECT,
        "y is right, in single precision: float32 holds 7 digits of a number, float64 holds 16.",
    )
    verdict, said = said_of(Y / 3, single.astype(float) * (1 + 5e-7))
    assert (verdict, said[:37]) == (Verdict.CORRECT, "y is right, but for its last digits. ")
    assert said_of(Y / 3, single * np.float32(1 + 1e-4))[0] is Verdict.WRONG_VALUE


def test_a_dict_that_hands_out_outputs_holds_no_more():
    """Keys that nobody asked for are told and cost the lightest output; inside an output, too."""
    right = {"y": Y, "z": {"a": 1.0}}
    found = judged(KEYS, right, right | {"dz": Y})
    said = "The returned dict has 3 keys; wanted 2. Leave out what nobody asked for: 'dz'."
    assert sentence(found["keys"]) == said
    assert [f.verdict.word for f in found.values()] == ["right", "right", "wrong shape"]
    assert points_earned(KEYS, found, 8) == 6
    report = ExerciseReport("f", 4, 8, overall_verdict(found), found)
    assert summary(report).endswith("the returned dict holds more than was asked for.")
    assert word(report) == "more than was asked for"  # in the page's table: no shape is wrong
    found = judged(KEYS, right, right | {"z": {"a": 1.0, "b": 2.0}})
    assert [f.verdict for f in found.values()] == [Verdict.CORRECT, Verdict.WRONG_SHAPE]
    report = replace(report, outputs=found)
    assert summary(report) == "1 of 2 outputs right; more than was asked for."


def test_of_several_troubles_the_keys_speak_last():
    """Wrong values under right keys are what the exercise is told of; a renamed key costs once."""
    right = {"y": Y, "z": 1.0}
    found = judged(KEYS, right, {"y": -Y, "z": 1.0, "dz": Y})
    assert overall_verdict(found) is Verdict.WRONG_VALUE
    assert points_earned(KEYS, found, 8) == 0  # the weight of z, less what the keys cost
    assert "keys" not in judged(KEYS, right, {"y": Y, "dz": 1.0})


def test_what_is_returned_and_not_compared_is_asked_for():
    """A given key costs nothing, there or not; what is beside it is told as ever."""
    exercise, right = replace(KEYS, given=("cache",)), {"y": Y, "z": 1.0}
    for got in (right | {"cache": Y}, right):
        found = judged(exercise, right, got)
        assert points_earned(exercise, found, 8) == 8, found
    said = sentence(judged(exercise, right, right | {"cache": Y, "dz": Y})["keys"])
    assert said == "The returned dict has 4 keys; wanted 3. Leave out what nobody asked for: 'dz'."


def test_a_key_too_many_costs_no_more_than_a_key_too_few():
    """Of weights 10 and 1 it costs the 1; of a single output half, for its numbers are right."""
    exercise, right = replace(KEYS, outputs={"y": 10, "z": 1}), {"y": Y, "z": 1.0}
    more, fewer = judged(exercise, right, right | {"w": Y}), judged(exercise, right, {"y": Y})
    assert points_earned(exercise, more, 11) == points_earned(exercise, fewer, 11) == 10
    single = replace(KEYS, outputs={"y": 1})
    assert points_earned(single, judged(single, {"y": Y}, {"y": Y, "w": Y}), 8) == 4


@pytest.mark.parametrize(
    ("exercise", "got", "said"),
    [
        (PAIR, None, "The function returns nothing; wanted: y, z."),
        (PAIR, (1.0,), "The function returns 1 values; wanted 2: y, z."),
        (PAIR, {"y": 1}, "The function returns a dict; wanted a tuple of y, z."),
        (KEYS, {"a": 1}, "The returned dict has the keys 'a'; wanted: y, z."),
        (KEYS, (1.0, 2.0), "The function returns a tuple; wanted a dict with the keys y, z."),
        (KEYS, {"y": 1.0}, "The returned dict has no key 'z'; its keys are: 'y'."),
    ],
)
def test_a_wrong_return_is_told_in_a_sentence(exercise, got, said):
    """Nothing, too few, another kind: with what was wanted."""
    right = (1.0, 2.0) if exercise is PAIR else {"y": 1.0, "z": 2.0}
    assert sentence(judged(exercise, right, got)["z"]) == said


def test_a_modified_input_is_told_by_its_name():
    """It costs as much as one output."""
    found = judged(PAIR, (Y, Y), (Y, Y), modified=(0, 7))
    said = "The call changed its input x, argument 8 in place; work on a copy instead."
    assert sentence(found[INPUTS]) == said
    assert points_earned(PAIR, found, 8.0) == 4.0


@pytest.mark.parametrize(
    ("observation", "said"),
    [
        (
            Observation("raised", error=ErrorInfo("KeyError", "'W'")),
            "The call raised KeyError: 'W'",
        ),
        (
            Observation("raised", error=ErrorInfo("NotImplementedError", "")),
            "Not written yet.",
        ),
        (
            Observation("raised"),
            "The call raised an exception: nothing is known of it",
        ),
        (Observation("timed_out"), "The call does not end in time."),
        (Observation("out_of_memory"), "The call runs out of memory."),
        (Observation("crashed"), "The call ends the Python process."),
        (Observation("crashed", note="Signal 9."), "Signal 9."),
        (
            Observation("not_found"),
            "There is no function of this name after all cells have run.",
        ),
        (Observation("grader_fault"), "The grader failed here; a person will look at it."),
    ],
)
def test_a_call_that_did_not_return_is_told_in_a_sentence(observation, said):
    """The note's own words, where there is one."""
    found = judge(LOSS, [Probe({}, (), {"y": Y})], [observation])["y"]
    assert sentence(found) == said == beside("y", found)


def test_beside_its_name_an_output_is_not_named_again():
    """A place inside it keeps its name."""
    assert beside("y", judged(LOSS, Y, Y.T)["y"]).startswith("Has shape (3, 2)")
    assert beside("y", judged(LOSS, (Y,), (Y.T,))["y"]).startswith("y[0] has shape (3, 2)")


def guarded(*values: float) -> tuple[dict[str, Value], ...]:
    """What two declared alternatives give for y and z."""
    return tuple({"y": y, "z": y * 2} for y in values)


@pytest.mark.parametrize(
    ("got", "right"),
    [
        ((1.0, 2.0), "yz"),  # the reference
        ((1.1, 2.2), "yz"),  # the first alternative
        ((1.2, 2.4), "yz"),  # the second
        ((1.1, 2.4), "y"),  # of each a half: one of them at most
        ((1.3, 2.2), "z"),
        ((1.3, 2.6), ""),
    ],
)
def test_an_answer_may_agree_with_one_declared_alternative(got, right):
    """With the same one in all outputs and on all probes."""
    expected = {"y": 1.0, "z": 2.0}
    probe = Probe({}, (), expected, (1.0, 2.0), guarded(1.1, 1.2))
    found = judge(PAIR, [probe] * 2, [Observation("returned", got)] * 2)
    assert "".join(n for n, f in found.items() if f.verdict is Verdict.CORRECT) == right
    mixed = [Observation("returned", value) for value in ((1.1, 2.2), (1.2, 2.4))]
    assert overall_verdict(judge(PAIR, [probe] * 2, mixed)) is Verdict.WRONG_VALUE


@pytest.mark.parametrize(("tolerance", "verdict"), [(1e-2, "CORRECT"), (1e-9, "WRONG_VALUE")])
def test_an_exercise_may_have_a_tolerance_of_its_own(tolerance, verdict):
    """Looser than all others', or stricter."""
    exercise = replace(LOSS, tolerance=tolerance)
    got = Y * (1 + (1e-3 if tolerance > 1e-5 else 1e-7))
    assert judged(exercise, Y, got)["y"].verdict == verdict


def test_of_a_fresh_probe_the_sizes_are_told():
    """On which sizes it failed, and no number; of the course's own probes nothing is told."""
    probe = Probe({"n_x": 4, "m": 2, "bias": True, "scale": 0.5}, (), {"y": Y}, fresh=True)
    found = judge(LOSS, [probe], [Observation("returned", Y + 1)])["y"]
    assert found.sizes == {"n_x": 4, "m": 2}
    assert sentence(found) == (
        "y has the right shape, but wrong values. "
        "This was on an input of other sizes: n_x = 4, m = 2."
    )
    public = replace(probe, fresh=False)
    assert not judge(LOSS, [public], [Observation("returned", Y + 1)])["y"].sizes


OLD = """
{"student": "ada", "status": "graded", "score": 2.0, "max_score": 8.0, "problems": [],
 "exercises": [{"name": "f", "points": 2.0, "max_points": 8.0, "verdict": "WRONG_SHAPE",
   "outputs": {"y": {"verdict": "WRONG_SHAPE", "probe": 1,
                     "note": "y has shape (3,); wanted (4,) here."},
               "z": {"verdict": "CORRECT", "probe": -1, "note": ""}},
   "carried_forward": false, "diagnosis": null, "error": null, "errors_by_step": [],
   "numbers": "0123456789ab"}],
 "needs_review": false}
"""


def test_a_report_of_version_1_0_is_read_and_its_notes_shown_as_they_are():
    """Gradebooks outlive the grader that wrote them."""
    report = msgspec.json.decode(OLD, type=SubmissionReport)
    outputs = report.exercises[0].outputs
    assert beside("y", outputs["y"]) == "y has shape (3,); wanted (4,) here."
    assert sentence(outputs["z"]) == ""


def test_a_finding_comes_back_from_json_as_it_was():
    """Recorded reports are compared with new ones."""
    found = Finding(
        Verdict.WRONG_SHAPE, 1, "", Message("k", "y", {"got": (1, 2), "n": 3}), {"m": 1}
    )
    assert msgspec.json.decode(msgspec.json.encode(found), type=Finding) == found


def in_single(value: Value) -> Value:
    """The value with all its arrays and numbers in single precision."""
    if isinstance(value, (np.ndarray, np.floating, float)):
        return np.asarray(value, dtype="f4")[()]
    if isinstance(value, (tuple, list)):
        return type(value)(map(in_single, value))
    if isinstance(value, dict):
        return {key: in_single(item) for key, item in value.items()}
    return value


def in_single_everywhere() -> Iterator[tuple[str, str, str]]:
    for name in ("rnn_step_by_step", "train_your_rnn"):
        for exercise in load_assignment(COURSE, name).exercises:
            for where in ("what it takes", "what it returns", "what its callees return"):
                yield name, exercise, where


@pytest.mark.parametrize(("assignment_name", "name", "where"), list(in_single_everywhere()))
def test_right_solutions_in_single_precision_earn_all_points(assignment_name, name, where):
    """On every probe: whatever was rounded to float32 on the way, the numbers are right."""
    assignment = load_assignment(COURSE, assignment_name)
    exercise, function = assignment.exercises[name], assignment.reference[name]
    namespace = function.__globals__
    callees = {callee: namespace[callee] for callee in exercise.calls}

    def rounded(called: Callable[..., Value]) -> Callable[..., Value]:
        return lambda *arguments: in_single(called(*arguments))

    tried = rounded(function) if where == "what it returns" else function
    try:
        if where == "what its callees return":
            namespace.update({callee: rounded(called) for callee, called in callees.items()})
        observations = []
        for probe in assignment.probes(name, 0):
            arguments = copy_arguments(probe.arguments)
            given = in_single(arguments) if where == "what it takes" else arguments
            with np.errstate(all="ignore"):
                observations.append(Observation("returned", copy_value(tried(*given))))
    finally:
        namespace.update(callees)
    found = judge(exercise, assignment.probes(name, 0), observations)
    assert overall_verdict(found) is Verdict.CORRECT, {n: sentence(f) for n, f in found.items()}
    assert points_earned(exercise, found, 10.0) == 10.0


def test_an_assignment_may_set_another_tolerance(tmp_path: Path) -> None:
    """SETTINGS of the exercises file name it by exercise, and the judge goes by it."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    file = course / "exercises" / "logistic_regression.py"
    text = file.read_text(encoding="utf-8")
    more = "\nfrom rnngrader import AssignmentSettings\n"
    more += 'SETTINGS = AssignmentSettings(tolerance={"predict": 0.01})\n'
    file.write_text(text + more, encoding="utf-8")
    assignment = load_assignment(course, "logistic_regression")
    for name, expected in (("predict", Verdict.CORRECT), ("loss", Verdict.WRONG_VALUE)):
        exercise, (probe, *_) = assignment.exercises[name], assignment.probes(name, 0)
        off = Observation("returned", probe.answer * 1.001)
        assert overall_verdict(judge(exercise, [probe], [off])) is expected
