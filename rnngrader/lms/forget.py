"""Deletes all that a course's folder and its gradebook hold of one student."""

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
from rnngrader.lms.people import known_people

IMPORTS, REPORT, EXPORTS = "imports", "report", "exports"
BLOCK, OVERLAP = 2**20, 1024  # bytes read at a time; the overlap holds any id and its neighbors
MOST_BYTES = 2**30  # that are unpacked of one zip of ours
ELSEWHERE = (
    "nbgrader's exchange, where work came through it: inbound/ and feedback/ there",
    "the learning platform, and copies and backups of this folder",
)


def forget_student(
    course: Path, student: str, files: Collection[tuple[str, str]] = ()
) -> tuple[list[str], list[str]]:
    """Delete a student's files and rows; what was deleted, and what is left for a person.

    `files` are what the student sent: the import's name, and the name that the platform gave it.
    """
    if not is_name(student) or Path(student).name != student:
        raise CourseError(f"{student!r} cannot be a student's id.")
    names = assignment_names(course)
    deleted, told = [], [student]
    if names and is_begun(course):
        with Gradebook(load_assignment(course, names[0])) as gradebook:
            told += [p.email for p in known_people(gradebook).values() if p.student == student]
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
        for path, why in mentions(course, whole_words(told), files)
    ]
    return deleted, [*left, *ELSEWHERE]


def whole_words(texts: Iterable[str]) -> re.Pattern[bytes]:
    """Return what finds one of the texts as whole words: "al" is not in "alice", but it is in
    "al_123.ipynb".
    """
    either = b"|".join(re.escape(text.encode()) for text in texts if text)
    return re.compile(rb"(?<![^\W_])(?:" + either + rb")(?![^\W_])")


def mentions(
    course: Path, word: re.Pattern[bytes], files: Collection[tuple[str, str]]
) -> Iterator[tuple[Path, str]]:
    """Give the files that tell of a student still, and what to do about each."""
    marks = tuple({mark for _, file in files if (mark := platform_mark(file))})
    for room, what in (
        (REPORT, "write it again with `rnngrader report`"),
        (EXPORTS, "write it again with `rnngrader export`"),
        (IMPORTS, "a platform's file is kept as it came; delete it by hand"),
    ):
        for path in sorted((course / room).rglob("*")):
            if not path.is_file() or path.is_symlink():
                continue
            if word.search(os.fsencode(path.name)):
                yield path, f"names the student: {what}"
            elif zipfile.is_zipfile(path):
                again = "delete the whole file by hand" if room == IMPORTS else what
                ours = room == EXPORTS
                sent = {file for source, file in files if ours or source == path.name}
                for name, why in inside(path, word, sent, marks, ours):
                    yield path, f"{f'{why} {name}'.strip()}: {again}"
            elif holds(path, word):
                yield path, f"names the student: {what}"


def platform_mark(file: str) -> str:
    """Return how a platform names the student in a file's name: with their number, or ""."""
    found = re.match(r"(.+?_)(?:LATE_)?(\d+_)", file, re.IGNORECASE)
    return f"{found[1]}{found[2]}" if found else ""


def inside(
    path: Path,
    word: re.Pattern[bytes],
    files: Collection[str],
    marks: tuple[str, ...],
    ours: bool,
) -> Iterator[tuple[str, str]]:
    """Give the entries of a zip that are a student's, and "holds"; or why that is not known.

    What platforms sent is known by its names; what is `ours` is read, within bounds.
    """
    left = MOST_BYTES
    with contextlib.ExitStack() as stack:
        try:
            entries = stack.enter_context(open_entries(path))
        except IntakeError:
            yield "", "cannot be opened, and may name the student"
            return
        for entry in entries:
            name = re.sub("_LATE_", "_", entry.name, count=1, flags=re.IGNORECASE)
            known = entry.name in files or name.startswith(marks)
            if known or word.search(entry.name.encode("utf-8", "surrogateescape")):
                yield entry.name, "holds"
            elif ours:
                try:
                    data = entry.read(left)
                except UnreadableEntry:
                    yield entry.name, "was not read, and may name the student:"
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
