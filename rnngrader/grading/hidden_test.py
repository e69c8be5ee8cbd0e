"""What a hidden test calls: `grade(exercise, globals())`.

Under this grader the call is read, not run: the exercise is graded by name, in the trusted process.
Under a stock nbgrader it runs in the student's kernel, on the public probes alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rnngrader.course.assignment import (
    assignment_names,
    assignment_with,
    find_course,
    load_assignment,
)
from rnngrader.course.cells import no_exercise
from rnngrader.diagnosis.named import with_name
from rnngrader.feedback.student import exercise_html
from rnngrader.grading.exercise import Grading, grade_exercise
from rnngrader.grading.local import LocalFunction, LocalSearch
from rnngrader.records import ExerciseReport

GRADING = "__rnngrader__"  # the name under which a kernel's namespace carries its grading


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
        course = find_course(Path.cwd())  # of a stock kernel
        known = (load_assignment(course, one) for one in assignment_names(course))
        assignment = assignment_with(name, known)
        grading = namespace[GRADING] = Grading(assignment, LocalSearch(assignment))
    if name not in grading.assignment.exercises:
        raise no_exercise(name, grading.assignment.exercises)
    report = grade_exercise(grading, name, LocalFunction(name, namespace))
    return Result(with_name(report, grading.assignment.named))
