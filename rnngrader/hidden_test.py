"""What a hidden test calls: `grade(exercise, globals())`.

The same call serves two places. Under this grader it runs in the trusted process, and the
functions in the namespace are proxies that call into the sandbox. Under a stock nbgrader it runs
in the student's kernel, and they are the functions themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from rnngrader.carry_forward import carry_forward, lend
from rnngrader.course import Assignment, CourseError, assignment_names, find_course, load_assignment
from rnngrader.diagnose import diagnose
from rnngrader.feedback import exercise_html
from rnngrader.judge import (
    errors_by_step,
    judge,
    numbers_digest,
    points_earned,
    speaking_verdict,
)
from rnngrader.probes import copy_value
from rnngrader.records import (
    NOTHING_LENT,
    UNPREPARED,
    Diagnosis,
    Exercise,
    ExerciseReport,
    Finding,
    Lent,
    Observation,
    Prepared,
    Probe,
    Value,
    Verdict,
)
from rnngrader.sandbox.calls import encode_arguments
from rnngrader.sandbox.guest import lending, observe
from rnngrader.sandbox.replies import read_observation

GRADING = "__rnngrader__"  # the name under which a namespace carries its Grading


class StudentFunction(Protocol):
    """A student's function, wherever it lives."""

    def observe(
        self,
        calls: Sequence[tuple[Value, ...]],
        prepared: Prepared = UNPREPARED,
        lent: Lent = NOTHING_LENT,
    ) -> list[Observation]:
        """One observation a call, in order; meanwhile the names in `lent` stand for our own."""


@dataclass(frozen=True)
class LocalFunction:
    """A function in the namespace of this very process, which is a stock kernel."""

    name: str
    namespace: dict[str, Any]

    def observe(
        self,
        calls: Sequence[tuple[Value, ...]],
        prepared: Prepared = UNPREPARED,
        lent: Lent = NOTHING_LENT,
    ) -> list[Observation]:
        lent = {name: on_copies(function) for name, function in lent.items()}
        with lending(self.namespace, lent):
            function = self.namespace.get(self.name)
            return [
                read_observation(observe(function, encode_arguments(arguments)))
                for arguments in calls
            ]


def on_copies(function: Callable[..., Value]) -> Callable[..., Value]:
    """The function as if it were on the other side of the wire."""
    return lambda *arguments, **named: copy_value(
        function(*copy_value(arguments), **copy_value(named))
    )


@dataclass
class Grading:
    """One grading of one submission: what its hidden tests share."""

    assignment: Assignment
    seed: int
    reports: dict[str, ExerciseReport] = field(default_factory=dict)


class Result:
    """What a graded cell shows: the points for nbgrader, the explanation for people."""

    def __init__(self, report: ExerciseReport) -> None:
        self.report = report

    def __repr__(self) -> str:
        return str(self.report.points)

    def _repr_html_(self) -> str:
        return exercise_html(self.report)


def grade(name: str, namespace: dict[str, Any]) -> Result:
    """Grades one exercise with the functions in `namespace`, a hidden test's `globals()`."""
    grading = namespace.get(GRADING)
    if grading is None:
        grading = namespace[GRADING] = kernel_grading(name)
    if name not in grading.assignment.exercises:
        known = ", ".join(grading.assignment.exercises)
        raise CourseError(f"grade({name!r}): there is no such exercise; there are: {known}.")
    proxy: Any = namespace.get(name)
    function: StudentFunction = (
        proxy if hasattr(proxy, "observe") else LocalFunction(name, namespace)
    )
    report = grading.reports[name] = grade_exercise(grading, name, function)
    return Result(report)


def kernel_grading(name: str) -> Grading:
    """The grading of a stock kernel: the course is found from the working folder."""
    course = find_course(Path.cwd())
    for assignment_name in assignment_names(course):
        assignment = load_assignment(course, assignment_name)
        if name in assignment.exercises:
            return Grading(assignment, 0)
    raise CourseError(f"grade({name!r}): no assignment of {course} has such an exercise.")


def grade_exercise(grading: Grading, name: str, function: StudentFunction) -> ExerciseReport:
    """Probe, judge, carry forward, diagnose: one exercise of one submission."""
    assignment, exercise = grading.assignment, grading.assignment.exercises[name]
    probes = assignment.probes(name, grading.seed)
    calls = [probe.arguments for probe in probes]
    prepared = assignment.prepared(name, grading.seed)
    observations = function.observe(calls, prepared)
    findings = judge(exercise, probes, observations)
    if speaking_verdict(findings) is Verdict.CORRECT:
        return make_report(grading, exercise, findings)

    lent = {
        callee: lend(assignment.reference[callee], assignment.measure(name, grading.seed))
        for callee in exercise.calls
        if callee in grading.reports and has_wrong_numbers(grading.reports[callee])
    }
    if not lent or is_unwritten(exercise, observations):
        diagnosis = diagnose(assignment, exercise, probes, observations, findings)
        return make_report(grading, exercise, findings, findings, diagnosis, probes, observations)
    with_right = function.observe(calls, prepared, lent)
    carried = carry_forward(exercise, probes, findings, with_right)
    if speaking_verdict(carried) is Verdict.CORRECT:
        diagnosis = carried_diagnosis(exercise, lent)
        return make_report(grading, exercise, carried, findings, diagnosis, probes, with_right)
    diagnosis = diagnose(assignment, exercise, probes, with_right, carried)
    if diagnosis.kind == "unknown":
        diagnosis = diagnose(assignment, exercise, probes, observations, carried)
    return make_report(grading, exercise, carried, findings, diagnosis, probes, observations)


def has_wrong_numbers(report: ExerciseReport) -> bool:
    """Whether the function is wrong, or right but for the wrong ones that it calls."""
    return report.verdict is not Verdict.CORRECT or report.carried_forward


def is_unwritten(exercise: Exercise, observations: Sequence[Observation]) -> bool:
    """Whether there is no function, or but the stub that students begin with."""
    return all(
        observation.outcome == "not_found"
        or observation.error is not None
        and observation.error.type_name == "NotImplementedError"
        and observation.error.function == exercise.name
        for observation in observations
    )


def carried_diagnosis(exercise: Exercise, callees: Iterable[str]) -> Diagnosis:
    names = ", ".join(callees)
    return Diagnosis(
        kind="carried_forward",
        id=f"{exercise.name}.carried_forward",
        title=f"{exercise.name} is right; its numbers come from {names}",
        hint=f"Mend {names} and this function's numbers will be right as well.",
    )


def make_report(
    grading: Grading,
    exercise: Exercise,
    findings: Mapping[str, Finding],
    own_findings: Mapping[str, Finding] | None = None,
    diagnosis: Diagnosis | None = None,
    probes: Sequence[Probe] = (),
    observations: Sequence[Observation] = (),
) -> ExerciseReport:
    max_points = grading.assignment.points[exercise.name]
    numbers = ""
    if diagnosis is not None and diagnosis.kind == "unknown":
        numbers = numbers_digest(exercise, observations)
        if named := grading.assignment.named.get((exercise.name, numbers)):
            title, hint = named  # by an instructor who knew these numbers
            diagnosis = Diagnosis("misconception", f"{exercise.name}.{numbers}", title, hint)
    return ExerciseReport(
        name=exercise.name,
        points=points_earned(exercise, findings, max_points),
        max_points=max_points,
        verdict=speaking_verdict(findings),
        outputs=findings,
        carried_forward=own_findings is not None and own_findings != findings,
        diagnosis=diagnosis,
        error=next((o.error for o in observations if o.error), None),
        errors_by_step=errors_by_step(exercise, probes[0], observations[0]) if probes else (),
        numbers=numbers,
    )
