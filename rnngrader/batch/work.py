"""Whose work there is in submitted/, and what it is."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError
from rnngrader.gradebook.attempts import read_timestamp
from rnngrader.records import Submission
from rnngrader.sandbox.untrusted import clean
from rnngrader.submission.files import Unreadable, read_submission
from rnngrader.submission.read import read_cells
from rnngrader.submission.restore import find_answers

MARKUP = frozenset("<>&\"'`")
PATTERNS = frozenset("*?[],")  # nbgrader looks for folders by patterns, and splits lists of ids
SUBMITTED, AUTOGRADED, FEEDBACK = "submitted", "autograded", "feedback"


def class_list(submitted: Path, known: Collection[str], only: Collection[str]) -> list[str]:
    """Return the students to look at: those with a folder and those in the gradebook, sorted."""
    folders = submitted.iterdir() if submitted.is_dir() else ()
    present = {path.name for path in folders if path.is_dir() and is_student_id(path.name)}
    everyone = present | set(known)
    unknown = sorted(set(only) - everyone)
    if unknown:
        raise CourseError(
            f"No student {', '.join(map(repr, unknown))}: neither a folder in {submitted} nor a "
            "row in the gradebook has this name."
        )
    if not everyone:
        raise CourseError(
            f"There is nothing to grade: {submitted} has no folder. Take in what a platform "
            "exports with `rnngrader import`, put work at "
            "submitted/STUDENT/ASSIGNMENT/NOTEBOOK.ipynb, or try `rnngrader demo`."
        )
    return sorted(set(only) or everyone)


def is_student_id(name: str) -> bool:
    """Return whether a folder's name can stand in a gradebook, in a table and on nbgrader's pages,
    which take it for HTML, and where nbgrader takes it for a pattern.
    """
    return is_name(name) and not (MARKUP | PATTERNS).intersection(name)


def is_name(name: str) -> bool:
    """Return whether a text can be seen whole where it stands."""
    seen = name.isprintable() and clean(name) == name
    return seen and name.strip() != "" and name[0] != "." and len(name) <= 128


def quoted(student: str) -> str:
    """Return a student's id for a line of a log: in quotes where it could be taken for more."""
    return student if re.fullmatch(r"[\w.@+-]+", student) else repr(student)


def invalid_folders(submitted: Path) -> list[str]:
    """Return a sentence about each folder whose name cannot be a student's."""
    folders = submitted.iterdir() if submitted.is_dir() else ()
    names = sorted(path.name for path in folders if path.is_dir() and path.name[0] != ".")
    return [
        f"The folder {ascii(name[:150])} is nobody's: rename it to a student's id, at most 128 "
        "characters that can be seen, without < > & \" ' ` * ? [ ] and commas."
        for name in names
        if not is_student_id(name)
    ]


def read_work(assignment: Assignment, student: str) -> tuple[Submission, str | None]:
    """Return what a student handed in, and the text of its time."""
    submission, timestamp = read_submission(assignment.course / SUBMITTED, student, assignment)
    if timestamp is not None and read_timestamp(timestamp) is None:
        problem = f"The time of handing in cannot be read: {timestamp.strip()[:60]!r}."
        submission = replace(submission, problems=(*submission.problems, problem))
    return submission, timestamp


def answers_in(assignment: Assignment, submission: Submission) -> dict[str, str]:
    """Return a student's sources by exercise, as handed in; empty where they cannot be had."""
    try:
        cells, _ = read_cells(submission.data or b"")
    except Unreadable:
        return {}
    return find_answers(assignment, cells, [])[0]
