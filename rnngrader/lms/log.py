"""What became of each file that was imported, and the log of it all: a row a file."""

from __future__ import annotations

import csv
import datetime
import io
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rnngrader.course.files import write_whole
from rnngrader.feedback.text import csv_text
from rnngrader.lms.archive import Entry
from rnngrader.lms.platform import SubmittedFile
from rnngrader.lms.platforms import PLATFORMS
from rnngrader.lms.roster import Person
from rnngrader.lms.submissions import read_names

IMPORTS, LOG = "imports", "log.csv"
LOG_HEADER = (
    "time", "source", "assignment", "student", "name", "file", "status", "note", "handed_in",
    "late", "number", "known_by",
)  # fmt: skip
TAKEN = ("taken", "unchanged", "replaced")
OTHER, TWO_WORKS, EMPTY = "other assignment", "other answers", "no answers"
NO_MARK = "", ""
# What somebody has to look at.
BAD = ("wrong file", "unreadable", "unknown", OTHER, TWO_WORKS, EMPTY)


@dataclass(frozen=True)
class Arrival:
    """What became of one file of an export."""

    student: str  # "" where nobody is known
    file: SubmittedFile
    status: str  # one of `TAKEN` or `BAD`, "older" or "left out"
    note: str = ""


def write_log(
    folder: Path,
    source: str,
    assignment: str,
    people: Mapping[str, Person],
    arrivals: Sequence[Arrival],
) -> None:
    """Add a row a file to the log in a folder."""
    path = folder / LOG
    now = datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    if path.is_file():
        with path.open(encoding="utf-8", errors="replace") as log:
            before = log.readline().strip()
        if before == ",".join(LOG_HEADER[:-1]):
            write_rows(path, read_log(path))
    rows: list[Sequence[object]] = [] if path.is_file() else [LOG_HEADER]
    for one in arrivals:
        owner = one.file.owner
        name = people[one.student].name if one.student in people else ""
        late = "" if owner.late is None else "yes" if owner.late else "no"
        rows.append((
            now, source, assignment, one.student, name,
            one.file.entry.name, one.status, one.note, owner.handed_in, late, owner.number or "",
            " ".join(one.file.mark).strip() if one.student else "",
        ))  # fmt: skip
    path.parent.mkdir(exist_ok=True)
    with path.open("a", encoding="utf-8", newline="") as file:
        file.write(csv_text(rows))


def forget_rows(folder: Path, students: Collection[str]) -> set[tuple[str, str]]:
    """Take students' rows out of the log in a folder; what they sent: import and file by name.

    Platforms name people in their own way, so that only the log tells whose an entry is.
    """
    path = folder / LOG
    rows = read_log(path)
    theirs = [row for row in rows if row["student"] in students]
    if theirs:
        write_rows(path, [row for row in rows if row["student"] not in students])
    return {(row["source"], row["file"]) for row in theirs}


def read_log(path: Path) -> list[dict[str, str]]:
    text = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
    rows = csv.DictReader(io.StringIO(text), restval="")
    return [{"known_by": "", **row} for row in rows if {*LOG_HEADER[:-1]} <= {*row}]


def write_rows(path: Path, rows: Sequence[Mapping[str, str]]) -> None:
    lines = [[row[name] for name in LOG_HEADER] for row in rows]
    write_whole(path, csv_text([LOG_HEADER, *lines]).encode())


@dataclass(frozen=True)
class Logged:
    """What the log tells of an assignment's earlier imports."""

    numbers: Mapping[str, int] = field(default_factory=dict)  # of the last file taken, by student
    owners: Mapping[tuple[str, str], str] = field(default_factory=dict)  # by a file's mark
    marks: Mapping[tuple[str, str], set[str]] = field(default_factory=dict)  # by platform, student
    strays: Mapping[str, str] = field(default_factory=dict)  # by student: which file of another's
    stands: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # by student: its mark


def read_logged(folder: Path, assignment: str, coming: Sequence[SubmittedFile] = ()) -> Logged:
    """Return what the log in a folder tells; who came last under a number is whose it is.

    Numbers that a platform gives anew in each assignment tell nobody in another.
    `coming` are files that have no row yet: whose they are is known.
    """
    numbers: dict[str, int] = {}
    owners: dict[tuple[str, str], str] = {}
    last: dict[str, tuple[dict[str, str], tuple[str, str]]] = {}
    for row in read_log(folder / LOG):
        if student := row["student"]:
            mark, is_here = mark_in(row), row["assignment"] == assignment
            if is_here or (mark[0] in PLATFORMS and PLATFORMS[mark[0]].lasting):
                owners[mark] = student
            if is_here and row["status"] in TAKEN:
                last[student] = row, mark
                if row["number"].isdecimal():
                    numbers[student] = int(row["number"])
    owners |= {file.mark: file.student for file in coming if file.student and file.owner.mark}
    owners.pop(NO_MARK, None)
    marks: dict[tuple[str, str], set[str]] = {}
    for (platform, told), student in owners.items():
        marks.setdefault((platform, student), set()).add(told)
    strays = {
        student: f"{row['file']} of {row['source']}, which is {owners[mark]}'s"
        for student, (row, mark) in last.items()
        if owners.get(mark, student) != student
    }
    return Logged(numbers, owners, marks, strays, {who: mark for who, (_, mark) in last.items()})


def mark_in(row: Mapping[str, str]) -> tuple[str, str]:
    """Return the mark of a row's file, or `NO_MARK`.

    In a log of before, which has no column for it, only a file's name tells. A student may call a
    file as Canvas does; of Canvas's own the log has whether they were late.
    """
    platform, _, told = row["known_by"].partition(" ")
    if platform:
        return (platform, told) if told else NO_MARK
    for file in read_names([Entry(row["file"], bytes)], None):
        if file.owner.platform_id and (file.platform == "canvas") == (row["late"] != ""):
            return file.mark
    return NO_MARK
