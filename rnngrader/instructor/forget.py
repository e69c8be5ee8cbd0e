"""Deletes all that a course's folder and its gradebook hold of one student."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

from rnngrader.batch.run import AUTOGRADED, FEEDBACK, SUBMITTED, is_name
from rnngrader.course.assignment import assignment_names, load_assignment
from rnngrader.course.cells import CourseError
from rnngrader.gradebook.database import is_begun
from rnngrader.gradebook.gradebook import Gradebook

IMPORTS, REPORT, EXPORTS = "imports", "report", "exports"
ELSEWHERE = (
    "nbgrader's exchange, where work came through it: inbound/ and feedback/ there",
    "the learning platform, and copies and backups of this folder",
)


def forget_student(course: Path, student: str) -> tuple[list[str], list[str]]:
    """Delete a student's files and rows; what was deleted, and what is left for a person."""
    if not is_name(student) or Path(student).name != student:
        raise CourseError(f"{student!r} cannot be a student's id.")
    names = assignment_names(course)
    deleted = []
    if names and is_begun(course):
        with Gradebook(load_assignment(course, names[0])) as gradebook:
            if gradebook.forget(student):
                deleted.append("the rows of the gradebook")
    folders = [course / step / student for step in (SUBMITTED, AUTOGRADED, FEEDBACK)]
    folders += sorted((course / IMPORTS).glob("*/replaced"))
    for folder in folders:
        path = folder / student if folder.name == "replaced" else folder
        if path.is_symlink():
            path.unlink()
        elif path.exists():
            shutil.rmtree(path)
        else:
            continue
        deleted.append(f"{path.relative_to(course)}/")
    if not deleted:
        raise CourseError(
            f"Nothing is stored of {student!r}: no row in the gradebook, and no folder in "
            f"{SUBMITTED}/, {AUTOGRADED}/ or {FEEDBACK}/."
        )
    left = [f"{path.relative_to(course)} {why}" for path, why in mentions(course, student)]
    return deleted, [*left, *ELSEWHERE]


def mentions(course: Path, student: str) -> Iterator[tuple[Path, str]]:
    """Give the files in which the student's id still stands, and what to do about each."""
    word = student.encode()
    for room, why in (
        (REPORT, "names the student: write it again with `rnngrader report`"),
        (EXPORTS, "names the student: write it again with `rnngrader export`"),
        (IMPORTS, "names the student: a platform's file is kept as it came; delete it by hand"),
    ):
        for path in sorted((course / room).rglob("*")):
            if path.is_file() and not path.is_symlink() and holds(path, word):
                yield path, why


def holds(path: Path, word: bytes) -> bool:
    """Return whether a file, or a name or a member of a zip, has these bytes."""
    if word in path.name.encode():
        return True
    if zipfile.is_zipfile(path):
        try:
            with zipfile.ZipFile(path) as archive:
                if any(word in name.encode() for name in archive.namelist()):
                    return True
        except (zipfile.BadZipFile, OSError):
            pass
    return word in path.read_bytes()
