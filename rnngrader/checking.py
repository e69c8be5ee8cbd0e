"""Grades one file, with no gradebook and no folder of results: `rnngrader check`."""

from __future__ import annotations

from pathlib import Path

from rnngrader.batch import read_file
from rnngrader.course import Assignment, CourseError
from rnngrader.grading import Guests, Handed, grade_submission
from rnngrader.notebook import shown
from rnngrader.records import SubmissionReport


def check_file(assignment: Assignment, path: Path, seed: int, sandbox: str) -> SubmissionReport:
    """The report on one notebook file; the student is called after the file."""
    try:
        data = read_file(path)
    except OSError as error:
        raise CourseError(f"{path} cannot be read: {error.strerror}.") from None
    guests = Guests(assignment, sandbox)
    try:
        return grade_submission(assignment, guests, Handed(shown(path.stem), data), seed).report
    finally:
        guests.close()
