"""What the numbers of an unexplained mistake show: what is right, where it starts to be wrong,
and which exact relations hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

import numpy as np

from rnngrader.course.probes import copy_arguments, split_outputs
from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.phrases import listed
from rnngrader.diagnosis.relations import IN_FLOAT32, Quantities, Trial, find_relation
from rnngrader.diagnosis.signature import same_value
from rnngrader.judge import INPUTS, KEYS, is_close
from rnngrader.records import (
    Exercise,
    Finding,
    Observation,
    Opaque,
    Probe,
    Settings,
    Value,
    Verdict,
)

Fact = tuple[str, str]  # its kind (outputs, step, relation), and the sentence
Pair = tuple[Value, Value]  # what was wanted, what was got


def find_facts(
    exercise: Exercise,
    variables: Callable[..., dict[str, Any]],
    probes: Sequence[Probe],
    observations: Sequence[Observation],
    findings: Mapping[str, Finding],
) -> Iterator[Fact]:
    """Yield what can be said of the numbers, each sentence with its kind; nothing where some calls
    returned none.

    `variables` calls the reference and returns its own variables instead of its result.
    """
    if any(observation.outcome != "returned" for observation in observations):
        return  # where it returned, it may be that all sizes are 1: any number is a multiple there
    yield from which_outputs(exercise, findings)
    others = [quantities_of(exercise, variables, probe) for probe in probes]
    settings = [probe.settings for probe in probes]
    for name in exercise.outputs:
        if name in findings and findings[name].verdict is not Verdict.CORRECT:
            pairs = [
                (probe.expected[name], split_outputs(exercise, observation.value).get(name))
                for probe, observation in zip(probes, observations, strict=True)
            ]
            if parts := named_parts(exercise, name, pairs):
                yield from part_facts(name, parts, settings, others)
            elif findings[name].verdict is Verdict.WRONG_VALUE and all(
                same_value(*p) for p in pairs
            ):
                yield "relation", phrases.OUTPUT_IS.format(name, IN_FLOAT32)
            else:
                yield from output_facts(exercise, name, trials_of(pairs, settings, others))


def which_outputs(exercise: Exercise, findings: Mapping[str, Finding]) -> Iterator[Fact]:
    """Which outputs are right, where some are and some are not."""
    right = [n for n in exercise.outputs if findings[n].verdict is Verdict.CORRECT]
    wrong = [n for n in exercise.outputs if n not in right]
    if right and wrong:
        yield "outputs", phrases.RIGHT_AND_WRONG.format(listed(right), listed(wrong))
    if INPUTS in findings and not wrong:
        yield "outputs", phrases.INPUTS_CHANGED
    elif KEYS in findings and not wrong:
        yield "outputs", phrases.MORE_KEYS


def named_parts(exercise: Exercise, name: str, pairs: Sequence[Pair]) -> dict[str, list[Pair]]:
    """The parts of an output that is a dict or a tuple of named parts, on each probe; or {}."""
    split = [parts_of_pair(exercise.parts.get(name, ()), want, got) for want, got in pairs]
    common = [part for part in split[0] if all(part in each for each in split)]
    return {part: [each[part] for each in split] for part in common}


def parts_of_pair(names: Sequence[str], want: Value, got: Value) -> dict[str, Pair]:
    """The parts of one value beside those that were got, by name."""
    if isinstance(want, dict) and isinstance(got, dict):
        return {str(key): (want[key], got[key]) for key in want if key in got}
    packed = isinstance(want, tuple) and isinstance(got, (tuple, list))
    if packed and len(want) == len(got) == len(names):
        return dict(zip(names, zip(want, got, strict=True), strict=True))
    return {}


def part_facts(
    name: str,
    parts: Mapping[str, Sequence[Pair]],
    settings: Sequence[Settings],
    others: Sequence[Quantities],
) -> Iterator[Fact]:
    """Which parts of an output are right, and what the others are."""
    right = [part for part, pairs in parts.items() if all(same_value(*pair) for pair in pairs)]
    wrong = [part for part in parts if part not in right]
    other = [part for part in wrong if any(isinstance(got, Opaque) for _, got in parts[part])]
    if right and wrong:
        said = (
            (phrases.SOME_RIGHT, right),
            (phrases.SOME_WRONG, [part for part in wrong if part not in other]),
            (phrases.OF_ANOTHER_KIND, other),
        )
        found = "; ".join(form.format(listed(names)) for form, names in said if names)
        yield "outputs", phrases.PARTS_ARE.format(name, found)
    for part in wrong:
        trials = trials_of(parts[part], settings, others)
        if trials and (relation := find_relation(trials, timed=False)):
            yield "relation", phrases.PART_IS.format(part, name, relation)


def trials_of(
    pairs: Sequence[Pair], settings: Sequence[Settings], others: Sequence[Quantities]
) -> list[Trial]:
    """The trials of one output; none if on some probe it is no array, or if all are right."""
    if not all(map(is_numeric, chain.from_iterable(pairs))):
        return []
    trials = [
        Trial(sizes, np.asarray(want, float), np.asarray(got, float), about)
        for (want, got), sizes, about in zip(pairs, settings, others, strict=True)
    ]
    return [] if all(same_value(trial.want, trial.got) for trial in trials) else trials


def is_numeric(value: Value) -> bool:
    if isinstance(value, np.ndarray):
        return value.dtype.kind in "fiu"
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def output_facts(exercise: Exercise, name: str, trials: Sequence[Trial]) -> Iterator[Fact]:
    """The sentences about one wrong output: where it starts to be wrong, and what it is."""
    if not trials:
        return
    timed = name in exercise.time_outputs
    if timed and (right_steps := steps_right(exercise, trials)) is not None:
        yield "step", phrases.first_wrong_step(name, right_steps, exercise.backward_in_time)
    if relation := find_relation(trials, timed):
        yield "relation", phrases.OUTPUT_IS.format(name, relation)


def steps_right(exercise: Exercise, trials: Sequence[Trial]) -> int | None:
    """Return after how many steps the numbers go wrong, in the order of computation.

    None where that differs from probe to probe, or cannot be told.
    """
    counts, longest = set(), 0
    for trial in trials:
        if trial.got.shape != trial.want.shape:
            return None
        steps = range(trial.want.shape[-1])
        order = list(reversed(steps)) if exercise.backward_in_time else list(steps)
        wrong = [not is_close(trial.want[..., t], trial.got[..., t]) for t in order]
        longest = max(longest, len(wrong))
        if any(wrong):
            counts.add(wrong.index(True))
    return int(counts.pop()) if len(counts) == 1 and longest > 1 else None


def quantities_of(
    exercise: Exercise, variables: Callable[..., dict[str, Any]], probe: Probe
) -> Quantities:
    """The arrays of one call of the reference, by what they are called.

    The function's own variables as they stand at its end, arguments, and what those hold.
    """
    arrays: dict[str, np.ndarray] = {}
    own = variables(*copy_arguments(probe.arguments)).items()
    given = zip(exercise.arguments, copy_arguments(probe.arguments), strict=False)
    for name, value in (*own, *given):
        collect(f"`{name}`", value, arrays)
    return arrays


def collect(called: str, value: Any, arrays: dict[str, np.ndarray]) -> None:
    """Add the arrays of a value: itself, or a dict's items by their keys."""
    if isinstance(value, np.ndarray) and value.dtype.kind == "f":
        arrays.setdefault(called, value)
    elif isinstance(value, dict):
        for key, item in value.items():
            collect(phrases.PART_OF.format(key, called), item, arrays)
