"""One mistake is charged once: a function is also tried with right functions in the place of the
student's own wrong ones that it calls.

With a wrong `rnn_cell_backward`, a right `rnn_backward` gives wrong numbers. So it runs once more,
while the name `rnn_cell_backward` stands for a function that asks the trusted side: inputs of the
student's choice go out, the reference's outputs come back. What is
right then is right. Nothing that the student wrote decides what counts, so this is no way to
points without work; and what the lent function could tell is of an exercise that is graded already.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from rnngrader.judge import INPUTS, judge
from rnngrader.probes import count_numbers
from rnngrader.records import Exercise, Finding, Measure, Observation, Probe, Value, Verdict

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


def lend(function: Callable[..., Value], measure: Measure) -> Callable[..., Value]:
    """A trusted function for untrusted arguments: not more often than is needed, and none that are
    larger than twice the caller's own, which `measure` is of.
    """
    calls = 0

    def lent(*arguments: Value, **named: Value) -> Value:
        nonlocal calls
        calls += 1
        if calls > MAX_CALLS:
            raise RuntimeError("called too often")
        given: list[tuple[int, ...]] = []
        if count_numbers([arguments, named], given) > 2 * measure.numbers:
            raise ValueError("arguments are larger than the whole sequence")
        longest = max((length for shape in given for length in shape), default=0)
        most = max(map(len, given), default=0)
        # Small arrays, or empty ones, can make a product or a sum of gigabytes.
        if most > measure.axes or longest**most > MAX_SPAN:
            raise ValueError("arguments have shapes that no step of a sequence has")
        if not measure.empty and any(0 in shape for shape in given):
            raise ValueError("arguments are empty arrays, which no step of a sequence has")
        with np.errstate(all="ignore"):
            return function(*arguments, **named)

    return lent
