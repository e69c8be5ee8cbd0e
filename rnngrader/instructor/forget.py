"""Deletes all that a course's folder and its gradebook hold of one student."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

from rnngrader.batch.work import AUTOGRADED, FEEDBACK, SUBMITTED, is_name
from rnngrader.course.assignment import assignment_names, load_assignment
from rnngrader.course.cells import CourseError
from rnngrader.gradebook.database import is_begun
from rnngrader.gradebook.gradebook import Gradebook

IMPORTS, REPORT, EXPORTS = "imports", "report", "exports"
BLOCK, OVERLAP = 2**20, 1024  # bytes read at a time; the overlap holds any id and its neighbors
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
    rooms = [course / step for step in (SUBMITTED, AUTOGRADED, FEEDBACK)]
    for path in [
        room / student for room in (*rooms, *sorted((course / IMPORTS).glob("*/replaced")))
    ]:
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
    left = [  # a name in no encoding can be shown, not printed as it is
        f"{os.fsencode(path.relative_to(course)).decode('utf-8', 'replace')} {why}"
        for path, why in mentions(course, student)
    ]
    return deleted, [*left, *ELSEWHERE]


def mentions(course: Path, student: str) -> Iterator[tuple[Path, str]]:
    """Give the files in which the student's id still stands, and what to do about each."""
    # The id as a whole word: "al" is not in "alice", but it is in "al_123.ipynb".
    word = re.compile(rb"(?<![^\W_])" + re.escape(student.encode()) + rb"(?![^\W_])")
    for room, why in (
        (REPORT, "names the student: write it again with `rnngrader report`"),
        (EXPORTS, "names the student: write it again with `rnngrader export`"),
        (IMPORTS, "names the student: a platform's file is kept as it came; delete it by hand"),
    ):
        for path in sorted((course / room).rglob("*")):
            if path.is_file() and not path.is_symlink() and holds(path, word):
                yield path, why


def holds(path: Path, word: re.Pattern[bytes]) -> bool:
    """Return whether a file, its name or a name in a zip has this word; a zip is not unpacked."""
    if word.search(os.fsencode(path.name)):
        return True
    with contextlib.suppress(zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as archive:
                names = archive.namelist()
            return any(word.search(name.encode("utf-8", "surrogateescape")) for name in names)
    with contextlib.suppress(OSError), path.open("rb") as file:
        before = b""
        while block := file.read(BLOCK):
            if word.search(before + block):
                return True
            before = (before + block)[-OVERLAP:]
    return False
