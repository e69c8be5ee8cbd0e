"""Our tables of attempts, read and written: the last ones, and every graded one before them."""

from __future__ import annotations

import datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from rnngrader.gradebook.attempts import Attempt, Made, read_report, utc_now
from rnngrader.gradebook.database import api, attempts, history
from rnngrader.gradebook.scores import Cells
from rnngrader.records import SubmissionReport


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


def attempts_made(session: Any, cells: Cells, student: str | None = None) -> dict[str, Made]:
    """Return how many attempts were graded and when the last one was, by student; or of one."""
    columns = history.c.student, history.c.number, history.c.graded_at
    rows = sa.select(*columns).where(history.c.assignment == cells.assignment)
    counted = sa.select(history.c.student).where(history.c.assignment == cells.assignment)
    # Of a gradebook that is older than the table of them, the recorded attempt is the first.
    text = sa.case((attempts.c.student.in_(counted), None), else_=attempts.c.report)
    recorded = of_students(sa.select(attempts.c.student, text), cells)
    if student is not None:
        rows = rows.where(history.c.student == student)
        recorded = recorded.where(attempts.c.student == student)
    made = {who: Made(n, at) for who, n, at in session.execute(rows.order_by(history.c.number))}
    return {
        who: made[who] if who in made else Made(int(is_attempt(text)))
        for who, text in session.execute(recorded)
    }


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


def is_attempt(report: str | None) -> bool:
    """Return whether a recorded report is that of a graded hand-in."""
    return report is not None and TOLD.decode(report).status == "graded"


def note_attempt(
    session: Any,
    key: dict[str, str],
    report: SubmissionReport,
    attempt: Attempt,
    handed_in: datetime.datetime | None,
    new: bool = False,
) -> None:
    """Write the row of a new attempt, and the report of the one before into its row.

    To be called while the attempt before is still the recorded one; with `new` there is none, and
    nothing is looked for. `key` is what both tables know a student's work by.
    """
    latest = sa.select(history).filter_by(**key).order_by(history.c.number.desc()).limit(1)
    recorded = sa.select(attempts).filter_by(**key)
    last: Any = None if new else session.execute(latest).one_or_none()
    before: Any = None if new else session.execute(recorded).one_or_none()
    told = TOLD.decode(before.report) if before else Told("missing")
    if last is None and told.status == "graded":  # recorded before there was a history
        session.execute(sa.insert(history), {**key, "number": 1, "work": before.work})
        last = session.execute(latest).one()
    # Equal sources meet equal probes: handed in once more, they are no other attempt.
    same = bool(told.fresh_seed) and told.fresh_seed == report.fresh_seed
    same = same or (last is not None and last.work == attempt.work)
    graded = report.status == "graded"
    if last is not None:
        row = sa.update(history).filter_by(**key, number=last.number)
        if graded and same:
            session.execute(row.values(work=attempt.work, report=None))
        elif told.status == "graded":
            session.execute(row.values(report=before.report))
    if graded and not same:
        number = last.number + 1 if last else 1
        values = {"number": number, "work": attempt.work, "handed_in": handed_in}
        session.execute(sa.insert(history), {**key, **values, "graded_at": utc_now()})
