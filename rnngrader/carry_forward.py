"""One mistake is charged once: a function is also held against the reference on the student's own
version of the functions that it calls.

With a wrong `rnn_cell_backward`, a right `rnn_backward` gives wrong numbers. They are right all
the same where they equal those of the reference `rnn_backward` calling that wrong cell. This must
not become a way to points without work (a cell that returns zeros makes any loop "right"), so:

- it applies only to callees that the judge found wrong;
- the callee runs in a process that has not seen this exercise's probes;
- what the callee got right on its own probes must be right in these calls as well;
- it counts only where known wrong versions of the caller, run on the student's callee, still give
  other numbers: there must be something that the student could have got wrong.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable, Mapping, Sequence, Set
from typing import Any

from rnngrader.course import Assignment
from rnngrader.judge import compare, judge_one
from rnngrader.probes import copy_value, split_outputs
from rnngrader.records import Exercise, Finding, Observation, Probe, Value, Verdict
from rnngrader.sandbox.wire import encode_value, pack

Callee = Callable[..., Value]

# The student's callee is informative where at least this share of the wrong versions that show
# with the right callee show with it too.
INFORMATIVE_SHARE = 0.5
MAX_RIVALS = 10  # enough to tell; each costs calls of the student's function


class CalleeFailed(Exception):
    """The student's own callee did not return."""

    def __init__(self, observation: Observation) -> None:
        super().__init__(observation.outcome)
        self.observation = observation


class CalleeDeviates(Exception):
    """The student's callee is wrong here in an output that it gets right on its own probes."""


def carry_forward(
    assignment: Assignment,
    exercise: Exercise,
    probes: Sequence[Probe],
    observations: Sequence[Observation],
    findings: Mapping[str, Finding],
    callees: Mapping[str, Callee],
    rivals: Sequence[Callable[..., Any]],
) -> dict[str, Finding]:
    """The findings, with CORRECT for each output that is right given the student's own callees.

    `callees` are the student's wrong versions of functions that `exercise` calls (see
    `student_callee`); `rivals` are known wrong versions of the exercise's own function.
    """
    reference = assignment.reference[exercise.name]
    wrong = {name for name, finding in findings.items() if finding.verdict is not Verdict.CORRECT}
    wrong &= set(exercise.outputs)
    informative: list[tuple[Probe, Probe]] = []
    try:
        for probe, observation in zip(probes, observations, strict=True):
            try:
                carried = expect(exercise, probe, rebind(reference, callees))
            except CalleeDeviates:
                raise
            except Exception as failure:
                # With this callee even the reference fails: so must the student's, in the same way.
                if not same_failure(failure, observation):
                    return dict(findings)
                continue
            wrong -= judge_one(exercise, carried, observation).keys()
            if not wrong:
                return dict(findings)
            informative.append((probe, carried))
        if not informative or not is_informative(*informative[0], exercise, callees, rivals, wrong):
            return dict(findings)
    except CalleeDeviates:
        return dict(findings)
    return {
        name: Finding(Verdict.CORRECT) if name in wrong else finding
        for name, finding in findings.items()
    }


def expect(exercise: Exercise, probe: Probe, function: Callable[..., Any]) -> Probe:
    """The probe with what `function` returns as its expected outputs."""
    result = copy_value(function(*copy_value(probe.arguments)))
    return dataclasses.replace(probe, expected=split_outputs(exercise, result))


def rebind(function: Callable[..., Any], names: Mapping[str, Any]) -> Callable[..., Any]:
    """The same function with some of its global names bound to something else."""
    assert isinstance(function, types.FunctionType)
    return types.FunctionType(
        function.__code__,
        {**function.__globals__, **names},
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )


def same_failure(failure: Exception, observed: Observation) -> bool:
    """Whether the student's function failed as the reference does on the same callees."""
    if isinstance(failure, CalleeFailed):
        callee = failure.observation
        if callee.outcome != observed.outcome or callee.error is None or observed.error is None:
            return False
        text = callee.error.type_name, callee.error.message
    elif observed.error is None:
        return False
    else:
        text = type(failure).__name__, str(failure)
    return text == (observed.error.type_name, observed.error.message)


def is_informative(
    probe: Probe,
    carried: Probe,
    exercise: Exercise,
    callees: Mapping[str, Callee],
    rivals: Sequence[Callable[..., Any]],
    outputs: Set[str],
) -> bool:
    """Whether the student's callees leave most of the rivals' mistakes in `outputs` visible.

    `probe` has the reference's answer, `carried` that of the reference on the callees.
    """
    changed = visible = 0
    for rival in rivals:
        if differing(exercise, probe, rival) & outputs:
            changed += 1
            visible += bool(differing(exercise, carried, rebind(rival, callees)) & outputs)
            if changed == MAX_RIVALS:
                break
    return changed > 0 and visible >= INFORMATIVE_SHARE * changed


def differing(exercise: Exercise, probe: Probe, function: Callable[..., Any]) -> set[str]:
    """The outputs in which `function` differs from what the probe expects."""
    try:
        outputs = expect(exercise, probe, function).expected
    except CalleeDeviates:
        raise
    except Exception:
        return set(exercise.outputs)
    return {
        name
        for name, expected in probe.expected.items()
        if name not in outputs or compare(expected, outputs[name], name)
    }


def student_callee(
    exercise: Exercise,
    reference: Callable[..., Any],
    call: Callable[[tuple[Value, ...]], Observation],
    findings: Mapping[str, Finding],
) -> Callee:
    """The student's version of `exercise` as a plain function.

    It raises `CalleeFailed` where the student's does not return, and `CalleeDeviates` where an
    output that `findings` call CORRECT is not. Equal calls are made once.
    """
    right = {name for name, finding in findings.items() if finding.verdict is Verdict.CORRECT}
    answers: dict[bytes, Observation] = {}

    def callee(*arguments: Value) -> Value:
        key = pack([encode_value(argument) for argument in arguments])
        if key not in answers:
            answers[key] = observation = call(arguments)
            if observation.outcome == "returned" and right:
                got = split_outputs(exercise, observation.value)
                want = split_outputs(exercise, copy_value(reference(*copy_value(arguments))))
                if any(n not in got or compare(want[n], got[n], n) for n in right & want.keys()):
                    raise CalleeDeviates
        observation = answers[key]
        if observation.outcome != "returned":
            raise CalleeFailed(observation)
        return copy_value(observation.value)

    return callee
