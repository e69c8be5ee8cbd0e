"""True statements about wrong numbers: how an output relates to the right one, or to what else.

Nothing here guesses. A relation is tried on every probe that returned numbers, and is said only
if it holds on all of them at a tight tolerance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnngrader.fingerprint import close
from rnngrader.judge import INPUTS, is_close
from rnngrader.probes import copy_value, split_outputs
from rnngrader.records import Exercise, Finding, Observation, Probe, Settings, Value, Verdict

Quantities = dict[str, np.ndarray]
Transform = Callable[[np.ndarray], np.ndarray]


@dataclass(frozen=True)
class Trial:
    """One output on one probe: what was wanted, what was got, and all that was about."""

    settings: Settings
    want: np.ndarray
    got: np.ndarray
    others: Quantities  # arguments and the reference's own variables, by name


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
    others = [quantities(exercise, variables, probe) for probe, _ in returned]
    for name in exercise.outputs:
        if name in findings and findings[name].verdict is not Verdict.CORRECT:
            trials = list(trials_of(exercise, name, returned, others))
            if trials:
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


def trials_of(
    exercise: Exercise,
    name: str,
    returned: Sequence[tuple[Probe, Observation]],
    others: Sequence[Quantities],
) -> Iterator[Trial]:
    """The trials of one output; none at all if some probe did not return it as an array."""
    trials = []
    for (probe, observation), about in zip(returned, others, strict=True):
        got = split_outputs(exercise, observation.value).get(name)
        want = probe.expected[name]
        if not (numeric(got) and numeric(want)):
            return
        trials.append(Trial(probe.settings, np.asarray(want), np.asarray(got), about))
    yield from trials


def numeric(value: Value) -> bool:
    if isinstance(value, np.ndarray):
        return value.dtype.kind in "fiu"
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def output_facts(exercise: Exercise, name: str, trials: Sequence[Trial]) -> Iterator[str]:
    """The sentences about one wrong output: where it starts to be wrong, and what it is."""
    timed = name in exercise.time_outputs
    if timed and (step := first_wrong_step(exercise, trials)):
        yield f"`{name}` {step}"
    if relation := find_relation(name, trials, timed):
        yield relation


def first_wrong_step(exercise: Exercise, trials: Sequence[Trial]) -> str:
    """Where along time the numbers go wrong, counted in the order of computation."""
    counts, lengths = set(), set()
    for trial in trials:
        if trial.got.shape != trial.want.shape:
            return ""
        steps = range(trial.want.shape[-1])
        order = list(reversed(steps)) if exercise.backward_in_time else list(steps)
        wrong = [not is_close(trial.want[..., t], trial.got[..., t]) for t in order]
        if any(wrong):
            counts.add(wrong.index(True))
        lengths.add(len(wrong))
    first, direction = counts.pop() if len(counts) == 1 else -1, ""
    if first < 0 or max(lengths) < 2:
        return ""
    if exercise.backward_in_time:
        direction = " (computed from the last in time to the first)"
    if first == 0:
        return f"is wrong from the first computed step on{direction}."
    where = "first computed step" if first == 1 else f"first {first} computed steps"
    return f"is right at the {where} and goes wrong at the next{direction}."


def find_relation(name: str, trials: Sequence[Trial], timed: bool) -> str:
    """The simplest exact relation that holds in every trial, as a sentence; or nothing."""
    for phrase, function in candidates(trials, timed):
        if holds(function, trials):
            return f"Your `{name}` {phrase}."
    return ""


def holds(function: Callable[[Trial], np.ndarray], trials: Sequence[Trial]) -> bool:
    """Whether a function of the trial gives what was got, in every trial."""
    with np.errstate(all="ignore"):
        for trial in trials:
            try:
                value = np.asarray(function(trial), dtype=float)
            except (ValueError, IndexError, KeyError, TypeError):
                return False
            if value.shape != trial.got.shape or not close(value, trial.got.astype(float)):
                return False
    return True


def candidates(
    trials: Sequence[Trial], timed: bool
) -> Iterator[tuple[str, Callable[[Trial], np.ndarray]]]:
    """What the output may be, the simplest first, as (phrase, function of a trial)."""
    yield "is zero everywhere", lambda t: np.zeros_like(t.got)
    if not all(np.isfinite(t.got).all() for t in trials):
        return
    yield "is the right one, negated", lambda t: -t.want
    yield "is the right one, transposed", lambda t: t.want.T
    yield from shape_candidates()
    yield from factor_candidates(trials)
    if timed:
        yield from time_candidates()
    yield from quantity_candidates(trials)
    yield from function_candidates()
    yield from combined_candidates(trials)


def shape_candidates() -> Iterator[tuple[str, Callable[[Trial], np.ndarray]]]:
    yield (
        "holds the right numbers in another shape",
        lambda t: t.want.reshape(t.got.shape),
    )
    yield "holds the right numbers with its axes in another order", reordered
    yield "is the right one before its sum was taken, so to say: summed up, it is right", resummed


def reordered(trial: Trial) -> np.ndarray:
    """The wanted array with the axes permuted to the shape that was got."""
    from itertools import permutations

    for axes in permutations(range(trial.want.ndim)):
        moved = trial.want.transpose(axes)
        if moved.shape == trial.got.shape and close(moved, trial.got):
            return moved
    raise ValueError("no order of the axes fits")


def resummed(trial: Trial) -> np.ndarray:
    """What was got, if its sum over one axis is what was wanted."""
    for axis in range(trial.got.ndim):
        for keep in (True, False):
            total = trial.got.sum(axis=axis, keepdims=keep)
            if total.shape == trial.want.shape and close(total, trial.want):
                return trial.got
    raise ValueError("no sum fits")


def factor_candidates(
    trials: Sequence[Trial],
) -> Iterator[tuple[str, Callable[[Trial], np.ndarray]]]:
    """The right one times or by a size, or times one number that is always the same."""
    sizes = [k for k, v in trials[0].settings.items() if isinstance(v, int)]
    for size in sizes:
        yield f"is the right one divided by {size}", lambda t, s=size: t.want / t.settings[s]
        yield f"is the right one times {size}", lambda t, s=size: t.want * t.settings[s]
    trial = trials[0]
    if trial.want.shape == trial.got.shape and np.abs(trial.want).max(initial=0.0) > 0:
        place = np.unravel_index(np.argmax(np.abs(trial.want)), trial.want.shape)
        factor = float(trial.got[place] / trial.want[place])
        if factor:
            yield f"is the right one times {factor:.6g}", lambda t: t.want * factor
        added = float(trial.got[place] - trial.want[place])
        yield f"is the right one plus {added:.6g} everywhere", lambda t: t.want + added


def time_candidates() -> Iterator[tuple[str, Callable[[Trial], np.ndarray]]]:
    yield "is the right one with time reversed", lambda t: t.want[..., ::-1]
    for by, words in ((1, "one step later"), (-1, "one step earlier")):
        yield (
            f"holds each step's right numbers {words} (cyclically)",
            lambda t, by=by: np.roll(t.want, by, axis=-1),
        )
        yield (
            f"holds each step's right numbers {words}, zeros at the end that is left over",
            lambda t, by=by: shifted(t.want, by),
        )
    yield "is the running sum of the right one over time", lambda t: np.cumsum(t.want, axis=-1)
    yield (
        "is the running sum of the right one, from the last step back",
        lambda t: np.cumsum(t.want[..., ::-1], axis=-1)[..., ::-1],
    )
    for step, words in ((0, "first"), (-1, "last")):
        yield (
            f"holds the right numbers of the {words} step at every step",
            lambda t, s=step: np.repeat(t.want[..., s, None], t.want.shape[-1], axis=-1),
        )
        yield (
            f"is right at the {words} step and zero at all others",
            lambda t, s=step: only_step(t.want, s),
        )
        yield (
            f"is zero at the {words} step and right at all others",
            lambda t, s=step: t.want - only_step(t.want, s),
        )


def shifted(array: np.ndarray, by: int) -> np.ndarray:
    """The array moved along its last axis, zeros where nothing moved in."""
    moved = np.roll(array, by, axis=-1)
    moved[..., 0 if by > 0 else -1] = 0
    return moved


def only_step(array: np.ndarray, step: int) -> np.ndarray:
    alone = np.zeros_like(array)
    alone[..., step] = array[..., step]
    return alone


def quantity_candidates(
    trials: Sequence[Trial],
) -> Iterator[tuple[str, Callable[[Trial], np.ndarray]]]:
    """Another quantity, as it is, transposed, negated, summed or divided by a size."""
    names = [name for name in trials[0].others if all(name in t.others for t in trials)]
    for name in names:
        for phrase, form in UNARY:
            label = phrase.format(f"`{name}`")
            yield f"equals {label}", lambda t, n=name, f=form: f(t.others[n])


UNARY: tuple[tuple[str, Transform], ...] = (
    ("{}", lambda q: q),
    ("{} transposed", lambda q: q.T),
    ("{} with the opposite sign", lambda q: -q),
    ("the sum of {} over its rows", lambda q: q.sum(axis=0, keepdims=True)),
    ("the sum of {} over its columns", lambda q: q.sum(axis=1, keepdims=True)),
    ("the sum of all entries of {}", lambda q: q.sum()),
    ("the mean of {} over its columns", lambda q: q.mean(axis=1, keepdims=True)),
    ("the sum of {} over its rows, as a flat array", lambda q: q.sum(axis=0)),
    ("the sum of {} over its columns, as a flat array", lambda q: q.sum(axis=1)),
    ("the square of {}", lambda q: q**2),
    ("tanh of {}", np.tanh),
    ("1 minus {}", lambda q: 1 - q),
    ("1 minus the square of {}", lambda q: 1 - q**2),
)


def function_candidates() -> Iterator[tuple[str, Callable[[Trial], np.ndarray]]]:
    yield "is tanh of the right one (one tanh too many)", lambda t: np.tanh(t.want)
    yield "is the right one without its tanh", lambda t: np.arctanh(t.want)
    yield (
        "is the sigmoid of the right one (one sigmoid too many)",
        lambda t: 1 / (1 + np.exp(-t.want)),
    )
    yield "is the square of the right one", lambda t: t.want**2
    yield "is one divided by the right one, entry by entry", lambda t: 1 / t.want
    yield "is 1 minus the right one", lambda t: 1 - t.want


def combined_candidates(
    trials: Sequence[Trial],
) -> Iterator[tuple[str, Callable[[Trial], np.ndarray]]]:
    """The right one with another quantity added, taken away, multiplied or divided."""
    names = [name for name in trials[0].others if all(name in t.others for t in trials)]
    for name in names:
        yield f"is the right one plus `{name}`", lambda t, n=name: t.want + t.others[n]
        yield f"is the right one minus `{name}`", lambda t, n=name: t.want - t.others[n]
        yield f"is the right one times `{name}`", lambda t, n=name: t.want * t.others[n]
        yield f"is the right one divided by `{name}`", lambda t, n=name: t.want / t.others[n]


def quantities(exercise: Exercise, variables: Callable[..., Any], probe: Probe) -> Quantities:
    """The arrays of one call of the reference, by the names it gives them itself.

    Arguments, what they hold, and the function's own variables as they stand at its end.
    """
    arrays: Quantities = {}
    for name, value in variables(*copy_value(probe.arguments)).items():
        collect(name, value, arrays)
    for name, value in zip(exercise.arguments, probe.arguments, strict=False):
        collect(name, copy_value(value), arrays)
    return arrays


def collect(name: str, value: Any, arrays: Quantities) -> None:
    """Adds the arrays of a value: itself under its name, a dict's items under their keys."""
    if isinstance(value, np.ndarray) and value.dtype.kind == "f":
        arrays.setdefault(name, value)
    elif isinstance(value, dict):
        for key, item in value.items():
            collect(str(key), item, arrays)


def listed(names: Sequence[str]) -> str:
    """Names as a list in words: "`a`, `b` and `c`"."""
    marked = [f"`{name}`" for name in names]
    return " and ".join(filter(None, (", ".join(marked[:-1]), marked[-1]))) if marked else ""
