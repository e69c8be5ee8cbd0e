"""Deletes all that a course's folder and its gradebook hold of some students."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import zipfile
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from rnngrader.batch.work import AUTOGRADED, FEEDBACK, SUBMITTED, is_name
from rnngrader.course.assignment import assignment_names, load_assignment
from rnngrader.course.cells import CourseError
from rnngrader.gradebook.database import is_begun
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.lms.archive import IntakeError, UnreadableEntry, open_entries
from rnngrader.lms.gradescope import METADATA
from rnngrader.lms.log import IMPORTS, LOG, forget_rows, read_log
from rnngrader.lms.people import known_people
from rnngrader.lms.platform import last_part

REPORT, EXPORTS = "report", "exports"
BLOCK, OVERLAP = 2**20, 1024  # bytes read at a time; the overlap holds any id and its neighbors
MOST_BYTES = 2**30  # that are unpacked of one zip of ours
ELSEWHERE = (
    "nbgrader's exchange, where work came through it: inbound/ and feedback/ there",
    "the learning platform, and copies and backups of this folder",
)


def forget_students(course: Path, students: Collection[str]) -> tuple[list[str], list[str]]:
    """Delete the files and rows of some students; what was deleted, and what is left for a person.

    Raises `CourseError`, and deletes nothing, where nothing is stored of one of them.
    """
    students = dict.fromkeys(students)
    for student in students:
        if not is_name(student) or Path(student).name != student:
            raise CourseError(f"{student!r} cannot be a student's id.")
    names = assignment_names(course)
    rooms = [course / step for step in (SUBMITTED, AUTOGRADED, FEEDBACK)]
    rooms += sorted((course / IMPORTS).glob("*/replaced"))
    paths = [room / student for student in students for room in rooms]
    paths = [path for path in paths if os.path.lexists(path)]
    known = {path.name for path in paths} | {
        row["student"] for row in read_log(course / IMPORTS / LOG)
    }
    deleted, told = [], [*students]
    with contextlib.ExitStack() as stack:
        gradebook = None
        if names and is_begun(course):
            gradebook = stack.enter_context(Gradebook(load_assignment(course, names[0])))
            known |= gradebook.everybody()
        if unknown := [student for student in students if student not in known]:
            raise CourseError(
                f"Nothing is stored of {', '.join(map(repr, unknown))}: no row in the gradebook, "
                f"and no folder in {SUBMITTED}/, {AUTOGRADED}/ or {FEEDBACK}/."
            )
        files = forget_rows(course / IMPORTS, students)
        if gradebook is not None:
            people = known_people(gradebook).values()
            told += [person.email for person in people if person.student in students]
            deleted += [f"the rows of {s} in the gradebook" for s in gradebook.forget(students)]
    for path in paths:
        if path.is_symlink():
            path.unlink()
        else:
            shutil.rmtree(path)
        deleted.append(f"{path.relative_to(course)}/")
    left = [  # a name in no encoding can be shown, not printed as it is
        f"{os.fsencode(path.relative_to(course)).decode('utf-8', 'replace')} {why}"
        for path, why in mentions(course, whole_words(told), files)
    ]
    return deleted, [*dict.fromkeys(left), *ELSEWHERE]


def whole_words(texts: Iterable[str]) -> re.Pattern[bytes]:
    """Return what finds one of the texts as whole words: "al" is not in "alice", but it is in
    "al_123.ipynb".
    """
    either = b"|".join(re.escape(text.encode()) for text in texts if text)
    return re.compile(rb"(?<![^\W_])(?:" + either + rb")(?![^\W_])")


def mentions(
    course: Path, word: re.Pattern[bytes], files: Collection[tuple[str, str]]
) -> Iterator[tuple[Path, str]]:
    """Give the files that tell of these students still, and what to do about each.

    `files` are what they sent: the import's name, and the name that the platform gave it.
    """
    marks = tuple({mark for _, file in files if (mark := platform_mark(file))})
    for room, what in (
        ("", "delete it, or the rows, by hand"),  # what the instructor wrote beside the course
        (REPORT, "write it again with `rnngrader report`"),
        (EXPORTS, "write it again with `rnngrader export`"),
        (IMPORTS, "a platform's file is kept as it came; delete it by hand"),
    ):
        for path in sorted((course / room).rglob("*") if room else own_files(course)):
            if not path.is_file() or path.is_symlink():
                continue
            if word.search(os.fsencode(path.name)):
                yield path, f"names who was forgotten: {what}"
            elif zipfile.is_zipfile(path):
                again = "delete the whole file by hand" if room == IMPORTS else what
                ours = room == EXPORTS
                sent = {file for source, file in files if ours or source == path.name}
                for name, why in inside(path, word, sent, marks, ours):
                    yield path, f"{f'{why} {name}'.strip()}: {again}"
            elif holds(path, word):
                yield path, f"names who was forgotten: {what}"
            elif room == REPORT and "-anonymous." in path.name:  # under a pseudonym
                yield path, "may tell of who was forgotten: write it again with --anonymous"


def own_files(course: Path) -> Iterator[Path]:
    """Give the files in the course's folder that are no part of a course: lists and results."""
    return (path for end in ("csv", "json", "html", "zip") for path in course.glob(f"*.{end}"))


def platform_mark(file: str) -> str:
    """Return how Canvas and Moodle name the student in a file's name: with their number, or ""."""
    what = r"(.+?_)(?:LATE_)?(\d+_)(?=\d+_|text\.|link\.|assign)"
    found = re.match(what, file, re.IGNORECASE)
    return f"{found[1]}{found[2]}" if found else ""


def inside(
    path: Path,
    word: re.Pattern[bytes],
    files: Collection[str],
    marks: tuple[str, ...],
    ours: bool,
) -> Iterator[tuple[str, str]]:
    """Give the entries of a zip that are these students', and "holds"; or why that is not known.

    What platforms sent is known by its names; what is `ours`, or a list of who handed in what, is
    read, within bounds.
    """
    left = MOST_BYTES
    with contextlib.ExitStack() as stack:
        try:
            entries = stack.enter_context(open_entries(path))
        except IntakeError:
            yield "", "cannot be opened, and may name who was forgotten"
            return
        for entry in entries:
            name = re.sub("_LATE_", "_", entry.name, count=1, flags=re.IGNORECASE)
            known = entry.name in files or name.startswith(marks)
            if known or word.search(entry.name.encode("utf-8", "surrogateescape")):
                yield entry.name, "holds"
            elif ours or last_part(name) == METADATA:
                try:
                    data = entry.read(left)
                except UnreadableEntry:
                    yield entry.name, "was not read, and may name who was forgotten:"
                    continue
                left -= len(data)
                if word.search(data):
                    yield entry.name, "holds"


def holds(path: Path, word: re.Pattern[bytes]) -> bool:
    """Return whether a file has this word; a zip is looked into elsewhere."""
    with contextlib.suppress(OSError), path.open("rb") as file:
        before = b""
        while block := file.read(BLOCK):
            if word.search(before + block):
                return True
            before = (before + block)[-OVERLAP:]
    return False
