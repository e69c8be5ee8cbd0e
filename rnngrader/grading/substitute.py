"""One mistake is charged once: a function is also tried with right functions in the place of the
student's own wrong ones that it calls.

With a wrong `rnn_cell_backward`, a right `rnn_backward` gives wrong numbers. So it runs once more,
while the function `rnn_cell_backward` asks the trusted side, however it is held. For points,
that side answers only the calls that the reference itself makes on that probe, from what was
recorded then: nothing is computed on what a student sent, and nothing is learned that a right
answer would not have computed itself, so those calls are answered as often as they come. Anything
else is refused, and after many refusals all is. For a mistake's name alone, calls that are near to
those are answered as well, on public probes.
"""

from __future__ import annotations

import contextlib
import inspect
from collections import deque
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from rnngrader.course.probes import in_order
from rnngrader.judge import BESIDE, CALL_TOLERANCE, is_close, judge
from rnngrader.records import (
    Exercise,
    Finding,
    Observation,
    Probe,
    RecordedCall,
    Value,
    Verdict,
)

Number = np.ndarray | float | int | complex
MAX_OTHERS = 300  # calls that are not the reference's, of one exercise, all probes together


class Refused(Exception):  # noqa: N818 - says what is, to the function that asked
    """The trusted side does not answer this call."""


class Recorded:
    """Substitutes that give again what the reference got, and count what else they are asked."""

    def __init__(
        self,
        reference: Mapping[str, Callable[..., Value]],
        names: Sequence[str],
        calls: Sequence[Sequence[RecordedCall]],  # by probe
    ) -> None:
        self.refused = 0
        self.asked: set[str] = set()
        self._signatures = {name: inspect.signature(reference[name]) for name in names}
        self.names = {
            name: sum(p.kind <= p.POSITIONAL_OR_KEYWORD for p in signature.parameters.values())
            for name, signature in self._signatures.items()
        }
        # The one after the last that was asked is the first: most callers go in some order.
        self._calls = [
            {name: deque(call for call in each if call.name == name) for name in names}
            for each in calls
        ]

    @property
    def unasked(self) -> list[str]:
        """Those that the reference asks something, and the student's function nothing at all."""
        return [n for n in self.names if n not in self.asked and any(c[n] for c in self._calls)]

    def answer(
        self, probe: int, name: str, arguments: Sequence[Value], named: Mapping[str, Value]
    ) -> Value:
        """Return the recorded value of a call; raise `Refused` where there is none."""
        self.asked.add(name)
        self.refused += 1  # but where it is found
        given = self._given(name, arguments, named)
        calls = self._calls[probe][name]
        for number in range(len(calls)):
            step = number // 2 ^ -(number % 2)  # 0, -1, 1, -2, …: away from the last one asked
            call = calls[step]
            if all(map(is_same, call.arguments, given)):
                calls.rotate(-step - 1)
                self.refused -= 1
                return call.value
        raise Refused(f"{name} is not asked this by the right function on this input")

    def check_near(
        self, probe: int, name: str, arguments: Sequence[Value], named: Mapping[str, Value]
    ) -> None:
        """Raise `Refused` for a call that is not near to any recorded one of that probe.

        A near one has the same shapes throughout and one argument in common: then it cannot be
        about the numbers of another probe, whose sizes are others.
        """
        given = self._given(name, arguments, named)
        for call in self._calls[probe][name]:
            pairs = list(zip(call.arguments, given, strict=True))
            if all(is_same(*pair, shapes_alone=True) for pair in pairs) and any(
                is_same(*pair) for pair in pairs
            ):
                return
        raise Refused(f"{name} is asked nothing like this by the right function on this input")

    def _given(
        self, name: str, arguments: Sequence[Value], named: Mapping[str, Value]
    ) -> tuple[Value, ...]:
        """Return the arguments in order; raise `Refused` where they are none, or after too many
        that the reference does not ask.
        """
        if self.refused > MAX_OTHERS:
            raise Refused(f"{name} was asked too much that the right function does not ask")
        try:
            return in_order(self._signatures[name], arguments, named)
        except TypeError as error:
            raise Refused(f"{name}: {error}") from None


class Near:
    """Right functions that answer what is near to the calls of the reference. For names only."""

    def __init__(self, recorded: Recorded, call_reference: Callable[..., Value]) -> None:
        self.recorded, self.call_reference = recorded, call_reference
        self.names, self.asked = recorded.names, recorded.asked

    def answer(
        self, probe: int, name: str, arguments: Sequence[Value], named: Mapping[str, Value]
    ) -> Value:
        """Return what the right function computes; raise `Refused` where the call is not near."""
        with contextlib.suppress(Refused):
            return self.recorded.answer(probe, name, arguments, named)
        self.recorded.check_near(probe, name, arguments, named)
        return self.call_reference(name, arguments, named)


def is_same(expected: Value, got: Value, shapes_alone: bool = False) -> bool:
    """Whether a value is the expected one up to rounding, whatever it holds besides.

    With `shapes_alone`, its numbers may be others.
    """
    if isinstance(expected, Number) and not isinstance(expected, bool):
        if not isinstance(got, Number):
            return False
        want, have = np.asarray(expected), np.asarray(got)
        if want.shape != have.shape or have.dtype.kind not in "biufc":
            return False
        if not want.size or shapes_alone:
            return True
        want, have = (each.astype(np.result_type(each, float)) for each in (want, have))
        return is_close(want, have, CALL_TOLERANCE)
    if isinstance(expected, (tuple, list)):
        return (
            isinstance(got, (tuple, list))
            and len(got) == len(expected)
            and all(is_same(*pair, shapes_alone) for pair in zip(expected, got, strict=True))
        )
    if isinstance(expected, dict):
        return isinstance(got, dict) and all(
            key in got and is_same(value, got[key], shapes_alone) for key, value in expected.items()
        )
    return type(got) is type(expected) and bool(got == expected)


def carry_forward(
    exercise: Exercise,
    probes: Sequence[Probe],
    findings: Mapping[str, Finding],
    with_right: Sequence[Observation],
) -> dict[str, Finding]:
    """Return the findings, with CORRECT for each output that is right with right callees.

    Where something is right with the student's own callees alone, it is two answers, of which the
    first one counts: nobody gets one output with the one and one with the other.
    """
    found = judge(exercise, probes, with_right)
    right = {name for name in exercise.outputs if found[name].verdict is Verdict.CORRECT}
    if any(findings[name].verdict is Verdict.CORRECT for name in {*exercise.outputs} - right):
        return dict(findings)
    carried = {name: found[name] if name in right else findings[name] for name in exercise.outputs}
    # Inputs may have been changed by the student's own callee alone; a call that failed tells not.
    changed = found if right == set(exercise.outputs) else {**findings, **found}
    return carried | {name: changed[name] for name in BESIDE if name in changed}
