"""What the numbers of an unexplained mistake show: what is right, where it starts to be wrong,
and which exact relations hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from rnngrader.fingerprint import close
from rnngrader.judge import INPUTS, is_close
from rnngrader.probes import copy_value, split_outputs
from rnngrader.records import Exercise, Finding, Observation, Probe, Value, Verdict
from rnngrader.relations import Quantities, Trial, find_relation


def find_facts(
    exercise: Exercise,
    variables: Callable[..., dict[str, Any]],
    probes: Sequence[Probe],
    observations: Sequence[Observation],
    findings: Mapping[str, Finding],
) -> tuple[str, ...]:
    """What can be said of the numbers, in sentences.

    `variables` calls the reference and returns its own variables instead of its result.
    """
    returned = [
        (p, o) for p, o in zip(probes, observations, strict=True) if o.outcome == "returned"
    ]
    if not returned:
        return ()
    facts = [*which_outputs(exercise, findings)]
    others = [quantities_of(exercise, variables, probe) for probe, _ in returned]
    for name in exercise.outputs:
        if name in findings and findings[name].verdict is not Verdict.CORRECT:
            trials = trials_of(exercise, name, returned, others)
            if any(not same(trial) for trial in trials):
                facts += output_facts(exercise, name, trials)
    return tuple(facts)


def which_outputs(exercise: Exercise, findings: Mapping[str, Finding]) -> Iterator[str]:
    """Which outputs are right, where some are and some are not."""
    right = [n for n in exercise.outputs if findings[n].verdict is Verdict.CORRECT]
    wrong = [n for n in exercise.outputs if n not in right]
    if right and wrong:
        yield f"Right in every trial: {listed(right)}. Wrong: {listed(wrong)}."
    if INPUTS in findings and not wrong:
        yield "All outputs are right, but the call changes its inputs in place."


def listed(names: Sequence[str]) -> str:
    """Names as a list in words: "`a`, `b` and `c`"."""
    marked = [f"`{name}`" for name in names]
    return " and ".join(filter(None, (", ".join(marked[:-1]), marked[-1])))


def trials_of(
    exercise: Exercise,
    name: str,
    returned: Sequence[tuple[Probe, Observation]],
    others: Sequence[Quantities],
) -> list[Trial]:
    """The trials of one output; none at all if some probe did not return it as an array."""
    trials = []
    for (probe, observation), about in zip(returned, others, strict=True):
        got = split_outputs(exercise, observation.value).get(name)
        want = probe.expected[name]
        if not (is_numeric(got) and is_numeric(want)):
            return []
        want, got = (np.asarray(value, dtype=float) for value in (want, got))
        trials.append(Trial(probe.settings, want, got, about))
    return trials


def is_numeric(value: Value) -> bool:
    if isinstance(value, np.ndarray):
        return value.dtype.kind in "fiu"
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def same(trial: Trial) -> bool:
    return trial.want.shape == trial.got.shape and close(trial.want.ravel(), trial.got.ravel())


def output_facts(exercise: Exercise, name: str, trials: Sequence[Trial]) -> Iterator[str]:
    """The sentences about one wrong output: where it starts to be wrong, and what it is."""
    timed = name in exercise.time_outputs
    if timed and (step := first_wrong_step(exercise, trials)):
        yield f"`{name}` {step}"
    if relation := find_relation(trials, timed):
        yield f"Your `{name}` {relation}."


def first_wrong_step(exercise: Exercise, trials: Sequence[Trial]) -> str:
    """Where along time the numbers go wrong, counted in the order of computation."""
    counts, longest = set(), 0
    for trial in trials:
        if trial.got.shape != trial.want.shape:
            return ""
        steps = range(trial.want.shape[-1])
        order = list(reversed(steps)) if exercise.backward_in_time else list(steps)
        wrong = [not is_close(trial.want[..., t], trial.got[..., t]) for t in order]
        longest = max(longest, len(wrong))
        if any(wrong):
            counts.add(wrong.index(True))
    if len(counts) != 1 or longest < 2:
        return ""
    first, direction = counts.pop(), ""
    if exercise.backward_in_time:
        direction = " (computed from the last in time to the first)"
    if first == 0:
        return f"is wrong from the first computed step on{direction}."
    where = "first computed step" if first == 1 else f"first {first} computed steps"
    return f"is right at the {where} and goes wrong at the next{direction}."


def quantities_of(
    exercise: Exercise, variables: Callable[..., dict[str, Any]], probe: Probe
) -> Quantities:
    """The arrays of one call of the reference, by the names it gives them itself.

    Arguments, what they hold, and the function's own variables as they stand at its end.
    """
    arrays: dict[str, np.ndarray] = {}
    for name, value in variables(*copy_value(probe.arguments)).items():
        collect(name, value, arrays)
    for name, value in zip(exercise.arguments, copy_value(probe.arguments), strict=False):
        collect(name, value, arrays)
    return arrays


def collect(name: str, value: Any, arrays: dict[str, np.ndarray]) -> None:
    """Adds the arrays of a value: itself under its name, a dict's items under their keys."""
    if isinstance(value, np.ndarray) and value.dtype.kind == "f":
        arrays.setdefault(name, value)
    elif isinstance(value, dict):
        for key, item in value.items():
            collect(str(key), item, arrays)
