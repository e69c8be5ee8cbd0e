"""One mistake is charged once: a function is also tried with right functions in the place of the
student's own wrong ones that it calls.

With a wrong `rnn_cell_backward`, a right `rnn_backward` gives wrong numbers. So it runs once more,
in a process of its own, where the name `rnn_cell_backward` stands for a function that asks the
trusted side: inputs of the student's choice go out, the reference's outputs come back. What is
right then is right. Nothing that the student wrote decides what counts, so this is no way to
points without work; and what the lent function could tell is of an exercise that is graded already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from rnngrader.judge import INPUTS, judge
from rnngrader.records import Exercise, Finding, Observation, Probe, Value, Verdict

MAX_CALLS = 300  # of one lent function, all probes together
MAX_SPAN = 2**22  # numbers in an array that has every axis as long as the longest


def carry_forward(
    exercise: Exercise,
    probes: Sequence[Probe],
    findings: Mapping[str, Finding],
    with_right: Sequence[Observation],
) -> dict[str, Finding]:
    """The findings, with CORRECT for each output that is right with right functions to call."""
    found = judge(exercise, probes, with_right)
    right = {name for name in exercise.outputs if found[name].verdict is Verdict.CORRECT}
    carried = {name: found[name] if name in right else findings[name] for name in exercise.outputs}
    # Inputs may have been changed by the student's own callee alone; a call that failed tells not.
    changed = found if right == set(exercise.outputs) else {**findings, **found}
    return carried | ({INPUTS: changed[INPUTS]} if INPUTS in changed else {})


def lend(function: Callable[..., Value], probes: Sequence[Probe]) -> Callable[..., Value]:
    """A trusted function for untrusted arguments: no larger, and not more often, than is needed."""
    room = 2 * max(count_numbers(probe.arguments) for probe in probes)
    shapes = [shape for probe in probes for shape in array_shapes(probe.arguments)]
    axes = max(map(len, shapes), default=0)
    empty = any(0 in shape for shape in shapes)
    calls = 0

    def lent(*arguments: Value, **named: Value) -> Value:
        nonlocal calls
        calls += 1
        if calls > MAX_CALLS:
            raise RuntimeError("called too often")
        if count_numbers([arguments, named]) > room:
            raise ValueError("arguments are larger than the whole sequence")
        given = list(array_shapes([arguments, named]))
        longest = max((length for shape in given for length in shape), default=0)
        most = max(map(len, given), default=0)
        # Small arrays, or empty ones, can make a product or a sum of gigabytes.
        if most > axes or longest**most > MAX_SPAN or (not empty and any(0 in s for s in given)):
            raise ValueError("arguments have shapes that no step of a sequence has")
        with np.errstate(all="ignore"):
            return function(*arguments, **named)

    return lent


def array_shapes(value: Any) -> Iterator[tuple[int, ...]]:
    """The shapes of the arrays in a value."""
    if isinstance(value, np.ndarray):
        yield value.shape
    elif isinstance(value, (tuple, list, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from array_shapes(item)


def count_numbers(value: Any) -> int:
    """How many numbers a value holds."""
    if isinstance(value, np.ndarray):
        return value.size
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, (tuple, list)):
        return 1
    return sum(map(count_numbers, value))
