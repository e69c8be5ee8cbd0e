"""Reference × observation → verdict. Pure functions on plain data.

What is found is data as well: `feedback.phrases` has the words.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

import numpy as np

from rnngrader.course.probes import split_outputs
from rnngrader.notebook.orders import ABSOLUTE, EXACT, LESS_THAN_ONE, TOLERANCE, allowed, rounding
from rnngrader.records import (
    ErrorInfo,
    Exercise,
    Finding,
    Message,
    Observation,
    Opaque,
    Probe,
    Value,
    Verdict,
)

# Those of right answers, and what an order is, stand in `notebook/orders.py`, for what students run
# alone as well. Here are the ones that are derived from them.
# Whether two wrong answers are the same mistake. Looser than EXACT, because what is
# written in another way rounds in another way, and a projection adds the entries' errors up;
# stricter than TOLERANCE, because a name needs more evidence than points.
SIGNATURE_TOLERANCE = 1e-6
# Whether a caller asks what the reference asks: right callers differ in the last digits.
CALL_TOLERANCE = 1e-6

SINGLES = np.dtype(np.float32), np.dtype(np.complex64)
NAMES_TOLD = 20  # of keys that a student chose, and the length of each
NAME_LENGTH = 60

# Beside the outputs: that an input was modified, and that a returned dict holds more than these.
INPUTS, KEYS = BESIDE = ("inputs", "keys")

# Of no other outcome, whatever a guest calls it.
OUTCOME_VERDICTS = {verdict.value.lower(): verdict for verdict in Verdict if verdict.of_the_call}
SEVERITY = tuple(Verdict)  # which one speaks for the exercise where its outputs have several

Findings = dict[str, Finding]
RIGHT = Finding(Verdict.CORRECT)


def judge(
    exercise: Exercise, probes: Sequence[Probe], observations: Sequence[Observation]
) -> Findings:
    """Return the finding on each output: CORRECT only where it is right on every probe.

    A wrong output carries the finding of the first probe that shows it. Where an input was
    modified, or a returned dict has keys that nobody asked for, one more finding says so, under a
    name of BESIDE. Where the course declares
    alternatives to its reference, the answer is held against that one which it agrees with most.
    """
    best = judge_against(exercise, probes, observations)
    alternatives = zip(*(probe.alternatives for probe in probes), strict=True)
    for expected in alternatives if overall_verdict(best) is not Verdict.CORRECT else ():
        others = [
            replace(probe, expected=outputs, answer=None)
            for probe, outputs in zip(probes, expected, strict=True)
        ]
        findings = judge_against(exercise, others, observations)
        best = max(best, findings, key=lambda found: weight_earned(exercise, found))
    return best


def judge_against(
    exercise: Exercise, probes: Sequence[Probe], observations: Sequence[Observation]
) -> Findings:
    """Return the findings by the probes' expected outputs alone."""
    findings = dict.fromkeys(exercise.outputs, RIGHT)
    wrong: set[str] = set()
    for index, (probe, observation) in enumerate(zip(probes, observations, strict=True)):
        for name, found in look_at(exercise, probe, observation, wrong).items():
            if found.verdict is not Verdict.CORRECT:
                if name not in wrong:
                    sizes = sizes_of(probe) if probe.fresh else {}
                    findings[name] = replace(found, probe=index, sizes=sizes)
                    wrong.add(name)
            elif findings[name] is RIGHT:
                findings[name] = found
    return findings


def judge_one(exercise: Exercise, probe: Probe, observation: Observation) -> Findings:
    """Return what is wrong with each output on one probe; empty where all is right."""
    found = look_at(exercise, probe, observation).items()
    return {name: one for name, one in found if one.verdict is not Verdict.CORRECT}


def look_at(
    exercise: Exercise, probe: Probe, observation: Observation, known: Collection[str] = ()
) -> Findings:
    """Return what is to be said of each output on one probe: wrong ones, and remarks on right ones.

    Of outputs that are `known` to be wrong, the values are not compared again.
    """
    if observation.value is probe.answer and not observation.modified and probe.answer is not None:
        return {}
    if observation.outcome != "returned":
        return dict.fromkeys(exercise.outputs, describe_outcome(observation))
    said: Findings = {}
    outputs = split_outputs(exercise, observation.value)
    if not outputs:
        return dict.fromkeys(exercise.outputs, wrong_return(exercise, observation.value))
    tolerance = tolerance_of(exercise)
    for name, expected in probe.expected.items():
        if name not in outputs:
            keys = key_names(observation.value)
            said[name] = finding(Verdict.MISSING_OUTPUT, "no_output", name, name=name, keys=keys)
        elif name not in known and (
            found := judge_output(expected, outputs[name], name, tolerance)
        ):
            said[name] = found
    if exercise.returns == "dict" and len(outputs) == len(probe.expected):
        asked = (*exercise.outputs, *exercise.given)
        more = more_keys(asked, observation.value, "The returned dict")
        said |= {KEYS: more} if more else {}
    if observation.modified:
        names = tuple(
            exercise.arguments[i] if 0 <= i < len(exercise.arguments) else f"argument {i + 1}"
            for i in observation.modified
        )
        said[INPUTS] = finding(Verdict.INPUT_MODIFIED, "input_modified", names=names)
    return said


def judge_output(expected: Value, got: Value, name: str, tolerance: float) -> Finding | None:
    """Return what is to be said of one output; None where it is right and there is nothing."""
    found = compare(expected, got, name, min(tolerance, EXACT))
    if found is None or tolerance <= EXACT:
        return found
    if wrong := compare(expected, got, name, tolerance):
        return wrong
    kind = "single_precision" if holds_single(got) else "few_digits"
    return finding(Verdict.CORRECT, kind, name)


def finding(
    verdict: Verdict, kind: str, about: str = "", **values: str | int | tuple[str | int, ...]
) -> Finding:
    return Finding(verdict, message=Message(kind, about, values))


def tolerance_of(exercise: Exercise) -> float:
    """Return the relative tolerance of an exercise: its own, or that of all."""
    return TOLERANCE if exercise.tolerance is None else exercise.tolerance


def sizes_of(probe: Probe) -> dict[str, int]:
    """Return the sizes among a probe's settings, which may be told; its numbers may not."""
    return {name: value for name, value in probe.settings.items() if type(value) is int}


def outcome_verdict(observation: Observation) -> Verdict:
    error = observation.error
    if observation.outcome == "raised" and error and error.type_name == "NotImplementedError":
        return Verdict.NOT_IMPLEMENTED
    return OUTCOME_VERDICTS[observation.outcome]


def describe_outcome(observation: Observation) -> Finding:
    """Return the finding on a call that did not return."""
    verdict, error = outcome_verdict(observation), observation.error
    if observation.note:
        return Finding(verdict, note=observation.note)
    if verdict is Verdict.RAISED:
        error = error or ErrorInfo("an exception", "nothing is known of it")
        return finding(verdict, "raised", type=error.type_name, message=error.message)
    return finding(verdict, verdict.value.lower())


def wrong_return(exercise: Exercise, value: Value) -> Finding:
    """Return the finding on a returned value in which no output can be found."""
    names, wanted = (*exercise.outputs, *exercise.given), exercise.returns
    verdict = Verdict.MISSING_OUTPUT
    if value is None:
        return finding(verdict, "returns_nothing", names=names)
    if wanted == "tuple" and isinstance(value, (tuple, list)):
        got = len(value)
        return finding(verdict, "returns_other_number", got=got, wanted=len(names), names=names)
    if wanted == "dict" and isinstance(value, dict):
        return finding(verdict, "returns_other_keys", keys=key_names(value), names=names)
    kind = type_of(value)
    return finding(Verdict.WRONG_TYPE, f"returns_no_{wanted}", got=kind, names=names)


def key_names(value: Mapping[str, Value]) -> tuple[str, ...]:
    """Return the first keys of a returned dict, in short: a student chose them."""
    return tuple(key[:NAME_LENGTH] for key in itertools.islice(value, NAMES_TOLD))


def compare(expected: Value, got: Value, name: str, tolerance: float = TOLERANCE) -> Finding | None:
    """Return how `got` differs from `expected`; None if it does not."""
    if type(expected) is type(got) is np.ndarray and expected.shape and got.shape:
        return compare_arrays(expected, got, name, tolerance)  # nearly everything is
    expected, got = plain_bool(expected), plain_bool(got)
    match expected:
        case np.ndarray() | float():
            return compare_arrays(np.asarray(expected), got, name, tolerance)
        case tuple() | list() if isinstance(got, (tuple, list)):
            if len(got) != len(expected):
                counts = {"got": len(got), "wanted": len(expected)}
                return finding(Verdict.WRONG_SHAPE, "other_length", name, **counts)
            pairs = enumerate(zip(expected, got, strict=True))
            wrong = (compare(want, have, f"{name}[{i}]", tolerance) for i, (want, have) in pairs)
            return next(filter(None, wrong), None)
        case dict() if isinstance(got, dict):
            return compare_dicts(expected, got, name, tolerance)
        case int() if type(expected) is int and is_scalar(got, "iu"):
            got = int(got)
    if type(got) is not type(expected):
        return wrong_type(expected, got, name)
    return None if got == expected else finding(Verdict.WRONG_VALUE, "other_value", name)


def plain_bool(value: Value) -> Value:
    """Return one truth value of numpy's as Python's, any other value as it is."""
    return bool(value) if is_scalar(value, "b") else value


def compare_dicts(
    expected: Mapping[str, Value], got: Mapping[str, Value], name: str, tolerance: float
) -> Finding | None:
    """Return how a dict that is an output, or inside one, differs: more keys are wrong as well."""
    for key, want in expected.items():
        if key not in got:
            return finding(Verdict.MISSING_OUTPUT, "no_key", name, key=key)
        if wrong := compare(want, got[key], f"{name}[{key!r}]", tolerance):
            return wrong
    return more_keys(expected, got, name)


def more_keys(asked: Collection[str], got: Mapping[str, Value], name: str) -> Finding | None:
    """Return the finding on a dict that has keys which nobody asked for."""
    keys = key_names({key: None for key in got if key not in asked})
    if not keys:
        return None
    counts = {"got": len(got), "wanted": len(asked)}
    return finding(Verdict.WRONG_SHAPE, "more_keys", name, keys=keys, **counts)


def compare_arrays(expected: np.ndarray, got: Value, name: str, tolerance: float) -> Finding | None:
    if isinstance(got, (int, float)) and not isinstance(got, bool):
        got = np.asarray(float(got))  # a plain number where a number is asked
    if not isinstance(got, np.ndarray):
        return wrong_type(expected, got, name)
    if got.shape != expected.shape:
        shapes = {"got_shape": got.shape, "wanted_shape": expected.shape}
        return finding(Verdict.WRONG_SHAPE, "other_shape", name, **shapes)
    if got.dtype != expected.dtype and not is_precise(got, expected):
        return wrong_type(expected, got, name)
    too_coarse = got.dtype in SINGLES and tolerance <= EXACT
    if not too_coarse and is_close(expected, got, tolerance):
        return None
    fine = np.isfinite(got) | (got == expected)  # infinity where it is wanted is right
    kind = "other_values" if fine.all() else "not_numbers"
    return finding(Verdict.WRONG_VALUE, kind, name)


def wrong_type(expected: Value, got: Value, name: str) -> Finding:
    types = {"got": type_of(got), "wanted": type_of(expected)}
    return finding(Verdict.WRONG_TYPE, "other_type", name, **types)


def type_of(value: Value) -> tuple[str, ...]:
    """Return the type of a value as words to make a phrase of; an array's with its dtype."""
    if isinstance(value, Opaque):
        return ("other", value.type_name[:NAME_LENGTH], value.detail[:NAME_LENGTH])
    if isinstance(value, np.ndarray):
        return ("array" if value.shape else "number", str(value.dtype))
    return (type(value).__name__,)


def is_precise(array: np.ndarray, expected: np.ndarray) -> bool:
    """Return whether the dtype holds right numbers: integers, float32 and float64 do, and where
    complex ones are expected, complex64.
    """
    single = SINGLES if expected.dtype.kind == "c" else SINGLES[:1]
    return array.dtype.kind in "iu" or array.dtype in (*single, np.float64)


def is_scalar(value: Value, kinds: str) -> bool:
    """Return whether a value is one of numpy's scalars, of one of these kinds of dtype."""
    return isinstance(value, np.ndarray) and value.shape == () and value.dtype.kind in kinds


def is_close(expected: np.ndarray, got: np.ndarray, tolerance: float = TOLERANCE) -> bool:
    """Return whether two arrays of one shape agree up to rounding, each entry by the largest one of
    its order: what stands out, as a mask of -1e9 does, is no measure for the others.
    """
    if not np.count_nonzero(expected != got):
        return True
    whole = expected.dtype.kind in "iu"
    if expected.dtype.kind == "b" or (whole and got.dtype.kind in "iu"):
        return False
    with np.errstate(all="ignore"):
        sizes, away = np.abs(expected), np.abs(got - expected)
        largest = sizes.max()
        if not math.isfinite(largest):  # only infinity itself is close to infinity
            other = (expected != got) | np.isfinite(expected)
            sizes, away, got = sizes[other], away[other], got[other]
            largest = sizes.max()
        limit, furthest = ABSOLUTE + tolerance * largest, away.max()
        limit = min(limit, LESS_THAN_ONE) if whole else limit
        # Not a number is close to nothing.
        if not (math.isfinite(limit) and furthest <= limit):
            return False
        if furthest <= rounding(largest):  # what each entry is allowed
            return True
        return bool((away <= allowed(sizes, got, away, tolerance)).all())


def holds_single(value: Value) -> bool:
    """Return whether anything in a value is in single precision."""
    if isinstance(value, (tuple, list, dict)):
        return any(map(holds_single, value.values() if isinstance(value, dict) else value))
    return isinstance(value, np.ndarray) and value.dtype in SINGLES


def as_told(exercise: Exercise, findings: Mapping[str, Finding]) -> Mapping[str, Finding]:
    """Return the findings as they are told. Of fixed answers, how many are right and not which:
    who hands in again could otherwise find them one by one.
    """
    values = [name for name, found in findings.items() if is_of_values(name, found)]
    right = sum(findings[name].verdict is Verdict.CORRECT for name in values)
    if exercise.arguments or right == len(values):
        return findings
    several = finding(Verdict.WRONG_VALUE, "some_right", right=right, total=len(values))
    form = {name: found for name, found in findings.items() if name not in values}
    return {", ".join(values): several, **form}


def is_of_values(name: str, found: Finding) -> bool:
    """Return whether a finding tells anything of an output's values; that on a part of it does:
    the parts before it were right.
    """
    if found.verdict in (Verdict.CORRECT, Verdict.WRONG_VALUE):
        return True
    message = found.message or Message("")
    of_keys = message.about == name and message.kind in ("no_key", "more_keys")
    return of_keys or message.about.startswith(f"{name}[")


def overall_verdict(findings: Mapping[str, Finding]) -> Verdict:
    """Return the verdict that speaks for the whole exercise: the gravest; of keys last of all."""
    own = [finding.verdict for name, finding in findings.items() if name != KEYS]
    gravest = min(own, key=SEVERITY.index)
    return findings[KEYS].verdict if gravest is Verdict.CORRECT and KEYS in findings else gravest


def weight_earned(exercise: Exercise, findings: Mapping[str, Finding]) -> float:
    """Return the weight of the CORRECT outputs, less what findings of BESIDE cost.

    A modified input costs an average output; keys that nobody asked for cost the lightest one, so
    that leaving it out as well earns no more, and half of all where there is but one.
    """
    weights = exercise.outputs
    right = (w for name, w in weights.items() if findings[name].verdict is Verdict.CORRECT)
    total = sum(weights.values())
    cost = {INPUTS: total / len(weights), KEYS: min(*weights.values(), total / 2)}
    return sum(right) - sum(cost[name] for name in BESIDE if name in findings)


def points_earned(exercise: Exercise, findings: Mapping[str, Finding], max_points: float) -> float:
    """Return the points for the weight that was earned."""
    earned = max(weight_earned(exercise, findings), 0.0)
    return round(max_points * earned / sum(exercise.outputs.values()), 4)
