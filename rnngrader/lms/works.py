"""What a student handed in, read: notebooks, also out of zips, and whose assignment they are of."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rnngrader.course.assignment import Assignment
from rnngrader.gradebook.attempts import read_timestamp
from rnngrader.lms.archive import Room, UnreadableEntry, notebooks_inside, safe_name
from rnngrader.lms.platform import SubmittedFile
from rnngrader.sandbox.untrusted import one_line
from rnngrader.submission.files import Unreadable, kind_of_name, not_a_notebook
from rnngrader.submission.read import is_whole, read_cells
from rnngrader.submission.restore import belongs, written_answers

MAX_STUDENT_BYTES = 512 * 2**20  # of one student's files in an export, unpacked


@dataclass(frozen=True)
class Work:
    """A notebook that a student handed in, perhaps in a zip."""

    file: SubmittedFile
    content: bytes
    note: str
    fits: bool  # whether any answer cell of the assignment is in it
    written: Mapping[str, str]  # the answers in it, by cell; a stub is none
    elsewhere: str  # the course's assignment that it belongs to, where that is another one
    torn: bool  # nothing in it can be read
    handed_in: datetime.datetime | None
    name: str  # the file's, and the zip's that it was in
    place: int  # among the notebooks of that zip, which are sorted by time


def sort_out(
    assignment: Assignment, files: Sequence[SubmittedFile]
) -> tuple[list[Work], list[tuple[SubmittedFile, bytes | None, str]]]:
    """Return the notebooks among a student's files, and the others with what is to be said.

    The content of a file that cannot be read at all is None.
    """
    works: list[Work] = []
    others: list[tuple[SubmittedFile, bytes | None, str]] = []
    room = Room(MAX_STUDENT_BYTES)
    for file in files:
        try:
            if room.content < 0:
                raise UnreadableEntry("What came before it is larger than any work.")
            content = file.entry.read()
        except UnreadableEntry as error:
            others.append((file, None, str(error)))
            continue
        room.content -= len(content)
        if file.is_notebook:
            works.append(work_in(assignment, file, content, ""))
            continue
        came = safe_name(file.name)
        note = not_a_notebook(came, kind_of_name(came), assignment.notebook_path.name)
        if file.name.casefold().endswith(".zip"):
            try:
                inside = notebooks_inside(content, room=room)
            except UnreadableEntry as error:
                others.append((file, None, f"{note} {error}"))
                continue
            works += [
                work_in(assignment, file, data, name, place)
                for place, (name, data) in enumerate(inside)
            ]
            if inside:
                continue
        others.append((file, content, note))
    return works, others


def work_in(
    assignment: Assignment, file: SubmittedFile, content: bytes, inside: str, place: int = 0
) -> Work:
    """Return a notebook's record; one that holds no answer to the assignment says so."""
    name = one_line(file.name, 80)
    notes = [name := f"{one_line(inside, 80)} in {name}"] if inside else []
    share, elsewhere, torn = 0.0, "", False
    written: Mapping[str, str] = {}
    try:
        cells, damage = read_cells(content)
        notes += damage[:2]
        written = written_answers(assignment, cells)
        torn = not written and not is_whole(cells)  # what was not read may be their work
        share, elsewhere = (0.0, "") if torn else belongs(assignment, cells)
    except Unreadable as error:
        torn = True
        notes.append(str(error).rstrip("."))
    if elsewhere:
        notes.append(f"it is of {elsewhere}: take it with --assignment {elsewhere}")
    elif not share and not torn:
        notes.append(f"no exercise of {assignment.name} is in it: of another course?")
    note, when = "; ".join(notes), read_time(file)
    return Work(file, content, note, share > 0, written, elsewhere, torn, when, name, place)


def has_work(assignment: Assignment, content: bytes) -> bool:
    """Return whether any answer to the assignment is written in a notebook."""
    try:
        cells, _ = read_cells(content)
        return bool(written_answers(assignment, cells)) or not is_whole(cells)
    except Unreadable:
        return False


def read_time(file: SubmittedFile) -> datetime.datetime | None:
    """Return when a file was handed in, in UTC and to the second; None where that is not told."""
    when = read_timestamp(file.owner.handed_in)
    return when and when.replace(microsecond=0)


def order(work: Work) -> tuple[object, ...]:
    """Return what the best of a student's notebooks has most of: answers at all, then the latest
    by the platform's time, its number, and the times in zips; of equals, more answers.
    """
    when = work.handed_in or datetime.datetime.min
    latest = when, work.file.owner.number, work.file.entry.modified, work.place
    return bool(work.written), work.fits, *latest, len(work.written)
