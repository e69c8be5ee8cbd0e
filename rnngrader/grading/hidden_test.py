"""What a hidden test calls: `grade(exercise, globals())`.

Under this grader the call is read, not run: the exercise is graded by name, in the trusted process.
Under a stock nbgrader it runs in the student's kernel, on the public probes alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rnngrader.course.assignment import assignment_names, find_course, load_assignment
from rnngrader.course.cells import CourseError
from rnngrader.course.probes import copy_value
from rnngrader.feedback.student import exercise_html
from rnngrader.grading.exercise import Grading, grade_exercise
from rnngrader.grading.search import LocalSearch
from rnngrader.records import (
    NO_CACHE,
    ExerciseReport,
    Observation,
    ReplyCache,
    Substitutes,
    Value,
)
from rnngrader.sandbox.codec import encode_arguments
from rnngrader.sandbox.guest import observe, substituting
from rnngrader.sandbox.replies import read_observation

GRADING = "__rnngrader__"  # the name under which a kernel's namespace carries its grading


@dataclass(frozen=True)
class LocalFunction:
    """A function in the namespace of this very process, which is a stock kernel."""

    name: str
    namespace: dict[str, Any]

    def observe(
        self,
        calls: Sequence[tuple[Value, ...]],
        cache: ReplyCache = NO_CACHE,
        substitutes: Substitutes | None = None,
    ) -> list[Observation]:
        """Return one observation a call, in order, while `substitutes` stand in for the callees."""
        return [self._observe(i, arguments, substitutes) for i, arguments in enumerate(calls)]

    def sibling(self, name: str) -> LocalFunction:
        """Return another function of the same kernel."""
        return LocalFunction(name, self.namespace)

    def _observe(
        self, probe: int, arguments: tuple[Value, ...], substitutes: Substitutes | None
    ) -> Observation:
        def stand_in(name: str) -> Any:
            return lambda *given, **named: copy_value(
                substitutes.answer(probe, name, copy_value(given), copy_value(named))  # type: ignore[union-attr]
            )

        names = substitutes.names if substitutes else ()
        with substituting(self.namespace, {name: stand_in(name) for name in names}):
            function = self.namespace.get(self.name)
            return read_observation(observe(function, encode_arguments(arguments)))


class Result:
    """What a graded cell shows: the points for nbgrader, the explanation for people."""

    def __init__(self, report: ExerciseReport) -> None:
        self.report = report

    def __repr__(self) -> str:
        return str(self.report.points)

    def _repr_html_(self) -> str:
        return exercise_html(self.report)


def grade(name: str, namespace: dict[str, Any]) -> Result:
    """Grade one exercise with the functions in `namespace`, a hidden test's `globals()`."""
    grading = namespace.get(GRADING)
    if grading is None:
        grading = namespace[GRADING] = kernel_grading(name)
    if name not in grading.assignment.exercises:
        known = ", ".join(grading.assignment.exercises)
        raise CourseError(f"grade({name!r}): there is no such exercise; there are: {known}.")
    return Result(grade_exercise(grading, name, LocalFunction(name, namespace)))


def kernel_grading(name: str) -> Grading:
    """Return the grading of a stock kernel: the course is found from the working folder."""
    course = find_course(Path.cwd())
    for assignment_name in assignment_names(course):
        assignment = load_assignment(course, assignment_name)
        if name in assignment.exercises:
            return Grading(assignment, LocalSearch(assignment))
    raise CourseError(f"grade({name!r}): no assignment of {course} has such an exercise.")
