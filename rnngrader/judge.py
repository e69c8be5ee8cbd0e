"""Reference × observation → verdict. Pure functions on plain data."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence

import numpy as np

from rnngrader.probes import split_outputs
from rnngrader.records import (
    ErrorByStep,
    Exercise,
    Finding,
    Observation,
    Opaque,
    Probe,
    Value,
    Verdict,
)

# A right answer differs from the reference in the last digits of a float64 only. Ten million
# times that is let pass, which is still far below what any mistake changes.
RELATIVE_TOLERANCE = 1e-7
ABSOLUTE_TOLERANCE = 1e-9

HUGE_ERROR = 1e300  # that of nan and inf, which JSON cannot say

INPUTS = "inputs"  # the finding that an input was modified stands under this name

OUTCOME_VERDICTS = {
    "raised": Verdict.RAISED,
    "timed_out": Verdict.TIMED_OUT,
    "out_of_memory": Verdict.OUT_OF_MEMORY,
    "crashed": Verdict.CRASHED,
    "not_found": Verdict.NOT_FOUND,
    "grader_fault": Verdict.GRADER_FAULT,
}
# Which verdict speaks for the exercise where its outputs have several.
SEVERITY = (
    Verdict.GRADER_FAULT,
    Verdict.NOT_FOUND,
    Verdict.NOT_IMPLEMENTED,
    Verdict.CRASHED,
    Verdict.OUT_OF_MEMORY,
    Verdict.TIMED_OUT,
    Verdict.RAISED,
    Verdict.WRONG_TYPE,
    Verdict.MISSING_OUTPUT,
    Verdict.WRONG_SHAPE,
    Verdict.WRONG_VALUE,
    Verdict.INPUT_MODIFIED,
    Verdict.CORRECT,
)


def judge(
    exercise: Exercise, probes: Sequence[Probe], observations: Sequence[Observation]
) -> dict[str, Finding]:
    """The finding on each output: CORRECT only where it is right on every probe.

    A wrong output carries the finding of the first probe that shows it. Where an input was
    modified, one more finding says so, under the name "inputs".
    """
    findings = {name: Finding(Verdict.CORRECT) for name in exercise.outputs}
    wrong: set[str] = set()
    for index, (probe, observation) in enumerate(zip(probes, observations, strict=True)):
        for name, (verdict, note) in judge_one(exercise, probe, observation, wrong).items():
            if name not in wrong:
                findings[name] = Finding(verdict, index, note)
                wrong.add(name)
    return findings


def judge_one(
    exercise: Exercise, probe: Probe, observation: Observation, known: Collection[str] = ()
) -> dict[str, tuple[Verdict, str]]:
    """What is wrong with each output on one probe; empty where all is right.

    Of outputs that are `known` to be wrong, the values are not compared again.
    """
    if observation.value is probe.answer and not observation.modified and probe.answer is not None:
        return {}
    if observation.outcome != "returned":
        failed = outcome_verdict(observation), describe_outcome(observation)
        return dict.fromkeys(exercise.outputs, failed)
    wrong: dict[str, tuple[Verdict, str]] = {}
    outputs = split_outputs(exercise, observation.value)
    if not outputs:
        return dict.fromkeys(exercise.outputs, wrong_return(exercise, observation.value))
    for name, expected in probe.expected.items():
        if name not in outputs:
            returned = key_names(observation.value)
            wrong[name] = (
                Verdict.MISSING_OUTPUT,
                f"The returned dict has no key {name!r}; its keys are: {returned}.",
            )
        elif name not in known and (found := compare(expected, outputs[name], name)):
            wrong[name] = found
    if observation.modified:
        names = ", ".join(
            exercise.arguments[i] if 0 <= i < len(exercise.arguments) else f"argument {i + 1}"
            for i in observation.modified
        )
        wrong[INPUTS] = (
            Verdict.INPUT_MODIFIED,
            f"The call changed its input {names} in place; work on a copy instead.",
        )
    return wrong


def outcome_verdict(observation: Observation) -> Verdict:
    error = observation.error
    if observation.outcome == "raised" and error and error.type_name == "NotImplementedError":
        return Verdict.NOT_IMPLEMENTED
    return OUTCOME_VERDICTS[observation.outcome]


def describe_outcome(observation: Observation) -> str:
    """One sentence on a call that did not return."""
    if observation.note:
        return observation.note
    if outcome_verdict(observation) is Verdict.NOT_IMPLEMENTED:
        return "The function is not written yet."
    if observation.error:
        return f"The call raised {observation.error.type_name}: {observation.error.message}"
    return {
        "timed_out": "The call did not end within the time limit.",
        "out_of_memory": "The call ran out of memory.",
        "crashed": "The call ended the whole Python process.",
        "not_found": "There is no function of this name after all cells have run.",
    }.get(observation.outcome, "The grader failed here; a person will look at it.")


def wrong_return(exercise: Exercise, value: Value) -> tuple[Verdict, str]:
    """What to say of a returned value in which no output can be found."""
    names = ", ".join(exercise.outputs)
    if value is None:
        return Verdict.MISSING_OUTPUT, f"The function returns nothing; wanted: {names}."
    if exercise.returns == "tuple" and isinstance(value, (tuple, list)):
        return (
            Verdict.MISSING_OUTPUT,
            f"The function returns {len(value)} values; wanted {len(exercise.outputs)}: {names}.",
        )
    if exercise.returns == "dict" and isinstance(value, dict):
        keys = key_names(value)
        return Verdict.MISSING_OUTPUT, f"The returned dict has the keys {keys}; wanted: {names}."
    wanted = "dict with the keys" if exercise.returns == "dict" else "tuple of"
    return Verdict.WRONG_TYPE, f"The function returns {kind(value)}; wanted a {wanted} {names}."


def key_names(value: Mapping[str, Value]) -> str:
    """The first keys of a returned dict, in short: a student chose them."""
    return ", ".join(repr(key[:60]) for key in list(value)[:20]) or "none"


def compare(expected: Value, got: Value, name: str) -> tuple[Verdict, str] | None:
    """How `got` differs from `expected`, as a verdict and a sentence; None where it does not."""
    if isinstance(got, Opaque):
        return Verdict.WRONG_TYPE, f"{name} is {kind(got)}; wanted {kind(expected)}."
    match expected:
        case np.ndarray() | float():
            return compare_arrays(np.asarray(expected), got, name)
        case tuple() | list():
            if not isinstance(got, (tuple, list)):
                return Verdict.WRONG_TYPE, f"{name} is {kind(got)}; wanted {kind(expected)}."
            if len(got) != len(expected):
                return (
                    Verdict.WRONG_SHAPE,
                    f"{name} has {len(got)} elements; wanted {len(expected)}.",
                )
            pairs = enumerate(zip(expected, got, strict=True))
            wrong = (compare(want, have, f"{name}[{i}]") for i, (want, have) in pairs)
            return next(filter(None, wrong), None)
        case dict():
            if not isinstance(got, dict):
                return Verdict.WRONG_TYPE, f"{name} is {kind(got)}; wanted a dict."
            return compare_dicts(expected, got, name)
    if type(got) is not type(expected):
        return Verdict.WRONG_TYPE, f"{name} is {kind(got)}; wanted {kind(expected)}."
    return None if got == expected else (Verdict.WRONG_VALUE, f"{name} is not the right one.")


def compare_dicts(
    expected: Mapping[str, Value], got: Mapping[str, Value], name: str
) -> tuple[Verdict, str] | None:
    for key, want in expected.items():
        if key not in got:
            return Verdict.MISSING_OUTPUT, f"{name} has no key {key!r}."
        if wrong := compare(want, got[key], f"{name}[{key!r}]"):
            return wrong
    return None


def compare_arrays(expected: np.ndarray, got: Value, name: str) -> tuple[Verdict, str] | None:
    if isinstance(got, (int, float)) and not isinstance(got, bool):
        got = np.asarray(float(got))  # a plain number where a number is asked
    if not isinstance(got, np.ndarray):
        return Verdict.WRONG_TYPE, f"{name} is {kind(got)}; wanted {kind(expected)}."
    if got.shape != expected.shape:
        return (
            Verdict.WRONG_SHAPE,
            f"{name} has shape {got.shape}; wanted {expected.shape} here.",
        )
    if got.dtype != expected.dtype and not is_whole(got):
        return Verdict.WRONG_TYPE, f"{name} is {kind(got)}; wanted {kind(expected)}."
    if is_close(expected, got):
        return None
    if not np.isfinite(got).all():
        return Verdict.WRONG_VALUE, f"{name} holds values that are not numbers (nan or inf)."
    return Verdict.WRONG_VALUE, f"{name} has the right shape, but wrong values."


def is_whole(array: np.ndarray) -> bool:
    """Whether the dtype is of integers, which a float64 holds exactly enough."""
    return bool(np.issubdtype(array.dtype, np.integer))


def is_close(expected: np.ndarray, got: np.ndarray) -> bool:
    """Whether two arrays of one shape agree up to rounding, measured by the largest entry."""
    if expected.size == 0 or np.array_equal(expected, got):
        return True
    with np.errstate(all="ignore"):
        limit = ABSOLUTE_TOLERANCE + RELATIVE_TOLERANCE * np.max(np.abs(expected))
        # Not a number is close to nothing, and nothing is close to infinity.
        return bool(np.isfinite(limit) and np.max(np.abs(got - expected)) <= limit)


def kind(value: Value) -> str:
    """The kind of a value in words: "an array of float64", "a list"."""
    if isinstance(value, Opaque):
        return f"{value.type_name} {value.detail}".strip()
    if isinstance(value, np.ndarray):
        return f"an array of {value.dtype}" if value.shape else f"a number ({value.dtype})"
    return "None" if value is None else f"a {type(value).__name__}"


def speaking_verdict(findings: Mapping[str, Finding]) -> Verdict:
    """The verdict that speaks for the whole exercise: the gravest."""
    return min((finding.verdict for finding in findings.values()), key=SEVERITY.index)


def points_earned(exercise: Exercise, findings: Mapping[str, Finding], max_points: float) -> float:
    """The points of the outputs that are CORRECT; a modified input costs as much as one output."""
    weights = exercise.outputs
    total = sum(weights.values())
    right = sum(w for name, w in weights.items() if findings[name].verdict is Verdict.CORRECT)
    if INPUTS in findings:
        right -= total / len(weights)
    return round(max_points * max(right, 0.0) / total, 4)


def errors_by_step(
    exercise: Exercise, probe: Probe, observation: Observation
) -> tuple[ErrorByStep, ...]:
    """The relative error of each time-carrying output at each step of one probe."""
    if observation.outcome != "returned":
        return ()
    got = split_outputs(exercise, observation.value)
    rows = []
    for name in exercise.time_outputs:
        want, have = probe.expected[name], got.get(name)
        if isinstance(have, np.ndarray) and have.shape == want.shape and have.dtype == want.dtype:
            axes = tuple(range(want.ndim - 1))
            with np.errstate(all="ignore"):
                difference = np.max(np.abs(have - want), axis=axes)
                scale = np.max(np.abs(want), axis=axes)
                errors = difference / np.where(scale > 0, scale, 1.0)
                errors = np.nan_to_num(errors, nan=HUGE_ERROR, posinf=HUGE_ERROR)
            if not is_close(want, have):
                by_step = tuple(float(error) for error in errors)
                rows.append(ErrorByStep(name, by_step, exercise.backward_in_time))
    return tuple(rows)


def numbers_digest(exercise: Exercise, observations: Sequence[Observation]) -> str:
    """A short digest of what came back, rounded: answers with equal mistakes share it."""
    digest = hashlib.sha256(exercise.name.encode())
    for observation in observations:
        digest.update(observation.outcome.encode())
        if observation.error:
            digest.update(observation.error.type_name.encode())
        if observation.outcome == "returned":
            add_rounded(digest, split_outputs(exercise, observation.value))
    return digest.hexdigest()[:12]


def add_rounded(digest: hashlib._Hash, value: Value) -> None:
    """Feeds a value to a digest, numbers to five significant digits of the largest."""
    if isinstance(value, np.ndarray) and value.dtype.kind in "biuf":
        with np.errstate(all="ignore"):
            largest = np.max(np.abs(value), initial=0.0)
            scale = 10.0 ** (np.floor(np.log10(largest)) - 4) if 0 < largest < np.inf else 1.0
            rounded = np.round(value / scale) + 0.0  # + 0.0: no minus zero
        digest.update(repr(value.shape).encode() + rounded.astype(np.float64).tobytes())
    elif isinstance(value, (tuple, list)):
        for item in value:
            add_rounded(digest, item)
    elif isinstance(value, Mapping):
        for key in sorted(value):
            digest.update(key.encode())
            add_rounded(digest, value[key])
    else:
        digest.update(repr(value).encode())
