"""What a person decides about one student's score: points by hand, more time.

Written where nbgrader's formgrader writes it, and the student's page is brought up to date.
"""

from __future__ import annotations

import math

from rnngrader.batch.results import refresh_student
from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.records import Final


def give_points(
    assignment: Assignment,
    student: str,
    exercise: str,
    points: float | None,
    comment: str | None,
    force: bool = False,
) -> Final:
    """Give a student points for an exercise, or with None the grader's again; the final score.

    More points than the exercise has are a slip of the key, unless they are given by `force`.
    """
    if points is not None and not (math.isfinite(points) and points >= 0):
        raise CourseError(f"{points:g} are no points; wanted a number of at least 0.")
    with Gradebook(assignment) as gradebook:
        final = gradebook.final(student)
        most = (final.max_points if final else assignment.points).get(exercise)
        if points is not None and most is not None and points > most and not force:
            now = final.waiting.get(exercise) if final else None
            waits = f" ({now:g} wait for `rnngrader grade --apply`)" if now is not None else ""
            raise CourseError(
                f"{points:g} is more than {most:g}, all points of {exercise}{waits}; "
                "--force gives it."
            )
        gradebook.set_points(student, exercise, points, comment)
        return told(assignment, gradebook, student)


def give_time(assignment: Assignment, student: str, days: float) -> Final:
    """Give a student so many days more than the deadline; the final score."""
    if not (math.isfinite(days) and 0 <= days <= 3650):
        raise CourseError(f"{days:g} are no days; wanted a number from 0 to 3650.")
    with Gradebook(assignment) as gradebook:
        gradebook.extend(student, days)
        return told(assignment, gradebook, student)


def told(assignment: Assignment, gradebook: Gradebook, student: str) -> Final:
    """Return the final score of a student for whom something was just decided."""
    final = refresh_student(assignment, gradebook, student)
    assert final is not None
    return final


def deadline_text(assignment: Assignment, student: str) -> str:
    """Return until when a student may hand in, as a sentence."""
    with Gradebook(assignment) as gradebook:
        until = gradebook.deadline(student)
    if until is None:
        return (
            f"{assignment.name} has no deadline yet. What was given is stored, and counts from the "
            f"deadline once there is one: `due` in exercises/{assignment.name}.py."
        )
    return f"{student} has time until {until:%Y-%m-%d %H:%M} UTC."
