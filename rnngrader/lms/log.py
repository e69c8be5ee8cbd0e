"""What became of each file that was imported, and the log of it all: a row a file."""

from __future__ import annotations

import csv
import datetime
import io
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rnngrader.course.files import write_whole
from rnngrader.feedback.text import csv_text
from rnngrader.lms.archive import Entry
from rnngrader.lms.platform import SubmittedFile
from rnngrader.lms.roster import Person
from rnngrader.lms.submissions import attribute

LOG = "log.csv"
LOG_HEADER = (
    "time", "source", "assignment", "student", "name", "file", "status", "note", "handed_in",
    "late", "number",
)  # fmt: skip
TAKEN = ("taken", "unchanged", "replaced")
OTHER, TWO_WORKS, EMPTY = "other assignment", "other answers", "no answers"
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
    rows: list[Sequence[object]] = [] if path.is_file() else [LOG_HEADER]
    for one in arrivals:
        owner = one.file.owner
        name = people[one.student].name if one.student in people else ""
        late = "" if owner.late is None else "yes" if owner.late else "no"
        rows.append((
            now, source, assignment, one.student, name,
            one.file.entry.name, one.status, one.note, owner.handed_in, late, owner.number or "",
        ))  # fmt: skip
    path.parent.mkdir(exist_ok=True)
    with path.open("a", encoding="utf-8", newline="") as file:
        file.write(csv_text(rows))


def logged_students(folder: Path) -> set[str]:
    """Return whose files the log in a folder tells of."""
    return {row["student"] for row in read_log(folder / LOG)}


def forget_rows(folder: Path, students: Collection[str]) -> set[tuple[str, str]]:
    """Take students' rows out of the log in a folder; what they sent: import and file by name.

    Platforms name people in their own way, so that only the log tells whose an entry is.
    """
    path = folder / LOG
    rows = read_log(path)
    theirs = [row for row in rows if row["student"] in students]
    if theirs:
        others = [
            [row[name] for name in LOG_HEADER] for row in rows if row["student"] not in students
        ]
        write_whole(path, csv_text([LOG_HEADER, *others]).encode())
    return {(row["source"], row["file"]) for row in theirs}


def read_log(path: Path) -> list[dict[str, str]]:
    text = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
    rows = csv.DictReader(io.StringIO(text), restval="")
    return [row for row in rows if set(LOG_HEADER) <= set(row)]


def logged_numbers(folder: Path, assignment: str) -> dict[str, int]:
    """Return the platform's number of the last file that was taken of each student."""
    return {
        row["student"]: int(row["number"])
        for row in read_log(folder / LOG)
        if row["assignment"] == assignment and row["status"] in TAKEN and row["number"].isdecimal()
    }


def logged_names(folder: Path) -> dict[str, str]:
    """Return the students by the ids that the names of their files give without a roster."""
    by_source: dict[str, dict[str, str]] = {}
    for row in read_log(folder / LOG):
        if row["student"]:
            by_source.setdefault(row["source"], {})[row["file"]] = row["student"]
    return {
        file.student: whose[file.entry.name]
        for whose in by_source.values()
        for file in attribute([Entry(name, bytes) for name in whose], None)
        if file.owner.platform_id and file.student
    }
