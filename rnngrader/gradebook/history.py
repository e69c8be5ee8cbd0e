"""Our tables of attempts, read and written: the last ones, and every graded one before them."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from rnngrader.gradebook.attempts import GRADED_WITH, Attempt, read_report, utc_now
from rnngrader.gradebook.database import api, attempts, history
from rnngrader.gradebook.scores import Cells, insert
from rnngrader.records import Made, SubmissionReport

AT_ONCE = 100  # reports in memory


class Reports(Collection[SubmissionReport]):
    """Recorded reports by student, read again whenever they are gone through, a few at a time."""

    def __init__(
        self, read: Callable[[Sequence[str]], list[SubmissionReport]], students: Sequence[str]
    ) -> None:
        self._read = read
        self._students = students

    def __len__(self) -> int:
        return len(self._students)

    def __iter__(self) -> Iterator[SubmissionReport]:
        for start in range(0, len(self), AT_ONCE):
            yield from self._read(self._students[start : start + AT_ONCE])

    def __contains__(self, report: object) -> bool:
        return any(report == one for one in self)


class Told(msgspec.Struct):
    """What of a recorded report says whether it is of an attempt, and of the same one."""

    status: str
    fresh_seed: str = ""


TOLD = msgspec.json.Decoder(Told)


def of_students(query: Any, cells: Cells) -> Any:
    """Return a query of `attempts` without those of students whom nbgrader removed."""
    whole = api.SubmittedAssignment.__table__
    there = sa.select(whole.c.student_id).where(whole.c.assignment_id == cells.assignment_id)
    query = query.where(attempts.c.assignment == cells.assignment)
    return query.where(attempts.c.student.in_(there))


def read_attempts(session: Any, cells: Cells, student: str | None = None) -> dict[str, Attempt]:
    """Return what each recorded result came from, by student; or one student's."""
    columns = (attempts.c.student, attempts.c.work, attempts.c.seed, attempts.c.graded_with)
    query = of_students(sa.select(*columns), cells)
    if student is not None:
        query = query.where(attempts.c.student == student)
    return {
        who: Attempt(work, seed, GRADED_WITH.decode(graded_with))
        for who, work, seed, graded_with in session.execute(query)
    }


def read_reports(session: Any, cells: Cells, students: Sequence[str]) -> list[SubmissionReport]:
    """Return the recorded reports of some students, in their order."""
    query = sa.select(attempts.c.student, attempts.c.report)
    query = query.filter_by(assignment=cells.assignment).where(attempts.c.student.in_(students))
    found = dict(session.execute(query).all())
    return [read_report(found[student]) for student in students if student in found]


def attempts_made(session: Any, cells: Cells, student: str | None = None) -> dict[str, Made]:
    """Return how many attempts were graded and when the last one was, by student; or of one."""
    columns = history.c.student, history.c.number, history.c.graded_at
    rows = sa.select(*columns, history.c.report.is_(None)).where(
        history.c.assignment == cells.assignment
    )
    counted = sa.select(history.c.student).where(history.c.assignment == cells.assignment)
    # Of a gradebook that is older than the table of them, the recorded attempt is the first.
    text = sa.case((attempts.c.student.in_(counted), None), else_=attempts.c.report)
    recorded = of_students(sa.select(attempts.c.student, text), cells)
    if student is not None:
        rows = rows.where(history.c.student == student)
        recorded = recorded.where(attempts.c.student == student)
    numbered = {who: Made(*row) for who, *row in session.execute(rows.order_by(history.c.number))}
    made = {}
    for who, text in session.execute(recorded):
        first = text is not None and TOLD.decode(text).status == "graded"
        made[who] = numbered.get(who) or Made(int(first), None, first)
    return made


def earlier_reports(
    session: Any, cells: Cells, student: str | None = None
) -> dict[str, list[SubmissionReport]]:
    """Return the reports of attempts before the recorded one, by student, the first one first."""
    query = sa.select(history.c.student, history.c.report).order_by(history.c.number)
    query = query.where(history.c.assignment == cells.assignment, history.c.report.is_not(None))
    if student is not None:
        query = query.where(history.c.student == student)
    found: dict[str, list[SubmissionReport]] = {}
    for who, text in session.execute(query):
        found.setdefault(who, []).append(read_report(text))
    return found


@dataclass(frozen=True)
class Place:
    """Where a report has its place in a student's history, if it is recorded now.

    The numbers count from 1; 0 is before any. `recorded` and `last` are rows, as they are.
    """

    number: int  # of the report's attempt; or of the last one, where the report is of none
    last_number: int
    recorded: Any = None  # in `attempts`
    last: Any = None  # in `history`
    was_attempt: bool = False  # whether what is recorded is the last attempt

    @property
    def is_new(self) -> bool:
        return self.number > self.last_number


def find_place(
    session: Any, key: dict[str, str], report: SubmissionReport, attempt: Attempt
) -> Place:
    """Return where a report would stand; `key` is what both tables know a student's work by."""
    query = sa.select(history).filter_by(**key).order_by(history.c.number.desc()).limit(1)
    last: Any = session.execute(query).one_or_none()
    recorded: Any = session.execute(sa.select(attempts).filter_by(**key)).one_or_none()
    told = TOLD.decode(recorded.report) if recorded else Told("missing")
    was_attempt = told.status == "graded"
    last_number = last.number if last else int(was_attempt)
    work = last.work if last else recorded.work if recorded else ""
    if last and last.report and not was_attempt:  # of the attempt before an unreadable file
        told = TOLD.decode(last.report)
    # Equal sources meet equal probes: handed in once more, they are no other attempt.
    same = work == attempt.work or bool(told.fresh_seed) and told.fresh_seed == report.fresh_seed
    number = last_number + (report.status == "graded" and not (same and last_number))
    return Place(number, last_number, recorded, last, was_attempt)


def preview_attempt(
    session: Any, key: dict[str, str], report: SubmissionReport, attempt: Attempt
) -> tuple[Made, SubmissionReport | None]:
    """Return the attempts made once a report is recorded, and the report before that one's."""
    place = find_place(session, key, report, attempt)
    at = utc_now() if place.is_new else place.last.graded_at if place.last else None
    made = Made(place.number, at, report.status == "graded")
    if not made.ends_here:
        return made, None
    if place.is_new and place.was_attempt:
        return made, read_report(place.recorded.report)
    query = sa.select(history.c.report).filter_by(**key, number=place.number - 1)
    text = session.scalar(query)
    return made, read_report(text) if text else None


def record_attempt(
    session: Any,
    key: dict[str, str],
    report: SubmissionReport,
    attempt: Attempt,
    handed_in: datetime.datetime | None,
    new: bool,
) -> None:
    """Write what is recorded of a student's work; with `new`, there is nothing of before."""
    note_attempt(session, key, report, attempt, handed_in, new)
    if not new:
        session.execute(sa.delete(attempts).filter_by(**key))
    values = {**key, "work": attempt.work, "seed": attempt.seed}
    values["graded_with"] = msgspec.json.encode(attempt.graded_with).decode()
    insert(session, attempts, {**values, "report": msgspec.json.encode(report).decode()})


def forget_attempts(session: Any, key: dict[str, str]) -> None:
    """Delete what is recorded of a student's work, and all that was before."""
    for table in (history, attempts):
        session.execute(sa.delete(table).filter_by(**key))


def note_attempt(
    session: Any,
    key: dict[str, str],
    report: SubmissionReport,
    attempt: Attempt,
    handed_in: datetime.datetime | None,
    new: bool,
) -> None:
    """Write the row of a new attempt, and the report of the one before into its row.

    To be called while the attempt before is still the recorded one; with `new` there is none, and
    nothing is looked for.
    """
    graded = report.status == "graded"
    place = Place(int(graded), 0) if new else find_place(session, key, report, attempt)
    if place.last_number and place.last is None:  # recorded before there was a history
        first = {"number": 1, "work": place.recorded.work}
        insert(session, history, {**key, **first})
    row = sa.update(history).filter_by(**key, number=place.last_number)
    if graded and not place.is_new:
        session.execute(row.values(work=attempt.work, report=None))
    elif place.was_attempt:
        session.execute(row.values(report=place.recorded.report))
    if place.is_new:
        values = {"number": place.number, "work": attempt.work, "handed_in": handed_in}
        insert(session, history, {**key, **values, "graded_at": utc_now()})
