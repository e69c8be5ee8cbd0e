"""Our tables of attempts, read and written: the last ones, and every graded one before them."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
import sqlalchemy as sa

from rnngrader.gradebook.attempts import GRADED_WITH, Attempt, read_report, utc_now
from rnngrader.gradebook.database import api, attempts, history
from rnngrader.gradebook.scores import Cells, insert
from rnngrader.records import Made, SubmissionReport

AT_ONCE = 100  # reports in memory


@dataclass(frozen=True)
class Reports(Collection[SubmissionReport]):
    """Recorded reports by student, read again whenever they are gone through, a few at a time."""

    read: Callable[[Sequence[str]], list[SubmissionReport]]
    students: Sequence[str]

    def __len__(self) -> int:
        return len(self.students)

    def __iter__(self) -> Iterator[SubmissionReport]:
        for start in range(0, len(self), AT_ONCE):
            yield from self.read(self.students[start : start + AT_ONCE])

    def __contains__(self, report: object) -> bool:
        return any(report == one for one in self)


class Told(msgspec.Struct):
    """What of a recorded report says whether it is of an attempt, and of the same one."""

    status: str
    fresh_seed: str = ""


TOLD = msgspec.json.Decoder(Told)


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


class History:
    """What is recorded of the attempts at one assignment, in the open session of a gradebook."""

    def __init__(self, session: Any, cells: Cells) -> None:
        self.session = session
        self._cells = cells
        self._recorded = set(self.recorded())

    def recorded(self) -> list[str]:
        """Return who has a recorded attempt, sorted here: a database's order is its own."""
        return sorted(self.session.scalars(self._of_students(sa.select(attempts.c.student))))

    def _of_students(self, query: Any) -> Any:
        """Return a query of `attempts` without those of students whom nbgrader removed."""
        whole = api.SubmittedAssignment.__table__
        there = sa.select(whole.c.student_id).filter_by(assignment_id=self._cells.assignment_id)
        query = query.where(attempts.c.assignment == self._cells.assignment)
        return query.where(attempts.c.student.in_(there))

    def attempt(self, student: str) -> Attempt | None:
        """Return one student's recorded attempt, as it is now."""
        return self.attempts(student).get(student)

    def attempts(self, student: str | None = None) -> dict[str, Attempt]:
        """Return what each recorded result came from, by student; or one student's."""
        query = self._attempts if student is None else self._attempt
        found = self.session.execute(query, {"one": student} if student is not None else {})
        return {
            who: Attempt(work, seed, GRADED_WITH.decode(graded_with))
            for who, work, seed, graded_with in found
        }

    @cached_property
    def _attempts(self) -> Any:
        columns = (attempts.c.student, attempts.c.work, attempts.c.seed, attempts.c.graded_with)
        return self._of_students(sa.select(*columns))

    @cached_property
    def _attempt(self) -> Any:
        return self._attempts.where(attempts.c.student == sa.bindparam("one"))

    def report(self, student: str) -> SubmissionReport | None:
        """Return the recorded report on one student's work."""
        return next(iter(self.reports_of([student])), None)

    def reports(self) -> list[SubmissionReport]:
        """Return all recorded reports, by student."""
        return list(self.each_report())

    def each_report(self, only: Collection[str] = ()) -> Reports:
        """Return the recorded reports without holding them all; of those in `only`, if any."""
        return Reports(self.reports_of, [s for s in self.recorded() if not only or s in only])

    def reports_of(self, students: Sequence[str]) -> list[SubmissionReport]:
        """Return the recorded reports of some students, in their order."""
        query = sa.select(attempts.c.student, attempts.c.report)
        query = query.filter_by(assignment=self._cells.assignment)
        found = dict(self.session.execute(query.where(attempts.c.student.in_(students))).all())
        return [read_report(found[student]) for student in students if student in found]

    def made(self, student: str | None = None) -> dict[str, Made]:
        """Return how many attempts were graded and when the last one was, by student; or of one."""
        columns = history.c.student, history.c.number, history.c.graded_at
        own = history.c.assignment == self._cells.assignment
        rows = sa.select(*columns, history.c.report.is_(None)).where(own)
        # Of a gradebook that is older than the table of them, the recorded attempt is the first.
        counted = attempts.c.student.in_(sa.select(history.c.student).where(own))
        text = sa.case((counted, None), else_=attempts.c.report)
        recorded = self._of_students(sa.select(attempts.c.student, text))
        if student is not None:
            rows = rows.where(history.c.student == student)
            recorded = recorded.where(attempts.c.student == student)
        rows = self.session.execute(rows.order_by(history.c.number))
        numbered = {who: Made(*row) for who, *row in rows}
        made = {}
        for who, text in self.session.execute(recorded):
            first = text is not None and TOLD.decode(text).status == "graded"
            made[who] = numbered.get(who) or Made(int(first), None, first)
        return made

    def earlier(self, student: str | None = None) -> dict[str, list[SubmissionReport]]:
        """Return the reports of attempts before the recorded one, by student, the first one first;
        or one student's.
        """
        query = sa.select(history.c.student, history.c.report).order_by(history.c.number)
        query = query.filter_by(assignment=self._cells.assignment)
        query = query.where(history.c.report.is_not(None))
        if student is not None:
            query = query.where(history.c.student == student)
        found: dict[str, list[SubmissionReport]] = {}
        for who, text in self.session.execute(query):
            found.setdefault(who, []).append(read_report(text))
        return found

    def _key(self, student: str) -> dict[str, str]:
        """Return what both tables know a student's work by."""
        return {"assignment": self._cells.assignment, "student": student}

    def _place(self, report: SubmissionReport, attempt: Attempt) -> Place:
        """Return where a report would stand."""
        key = self._key(report.student)
        query = sa.select(history).filter_by(**key).order_by(history.c.number.desc()).limit(1)
        last: Any = self.session.execute(query).one_or_none()
        recorded: Any = self.session.execute(sa.select(attempts).filter_by(**key)).one_or_none()
        told = TOLD.decode(recorded.report) if recorded else Told("missing")
        was_attempt = told.status == "graded"
        last_number = last.number if last else int(was_attempt)
        work = last.work if last else recorded.work if recorded else ""
        if last and last.report and not was_attempt:  # of the attempt before an unreadable file
            told = TOLD.decode(last.report)
        # Equal sources meet equal probes: handed in once more, they are no other attempt.
        same_probes = bool(told.fresh_seed) and told.fresh_seed == report.fresh_seed
        same = (work == attempt.work or same_probes) and last_number
        number = last_number + (report.status == "graded" and not same)
        return Place(number, last_number, recorded, last, was_attempt)

    def preview_attempt(
        self, report: SubmissionReport, attempt: Attempt
    ) -> tuple[Made, SubmissionReport | None]:
        """Return the attempts made once `record` has it, and the report of the one before."""
        graded = report.status == "graded"
        if report.student not in self._recorded:
            return Made(int(graded), utc_now(), graded), None
        place = self._place(report, attempt)
        at = utc_now() if place.is_new else place.last.graded_at if place.last else None
        made = Made(place.number, at, graded)
        if not graded:
            return made, None
        if place.is_new and place.was_attempt:
            return made, read_report(place.recorded.report)
        key = self._key(report.student)
        text = self.session.scalar(
            sa.select(history.c.report).filter_by(**key, number=place.number - 1)
        )
        return made, read_report(text) if text else None

    def _record_attempt(
        self,
        report: SubmissionReport,
        attempt: Attempt,
        handed_in: datetime.datetime | None,
        new: bool,
    ) -> None:
        """Write what is recorded of a student's work; with `new`, there is nothing of before.

        The row of a new attempt is written, and the report of the one before into its row.
        """
        key, graded = self._key(report.student), report.status == "graded"
        place = Place(int(graded), 0) if new else self._place(report, attempt)
        if place.last_number and place.last is None:  # recorded before there was a history
            insert(self.session, history, {**key, "number": 1, "work": place.recorded.work})
        row = sa.update(history).filter_by(**key, number=place.last_number)
        if graded and not place.is_new:
            self.session.execute(row.values(work=attempt.work, report=None))
        elif place.was_attempt:
            self.session.execute(row.values(report=place.recorded.report))
        if place.is_new:
            values = {"number": place.number, "work": attempt.work, "handed_in": handed_in}
            insert(self.session, history, {**key, **values, "graded_at": utc_now()})
        if not new:
            self.session.execute(sa.delete(attempts).filter_by(**key))
        values = {**key, "work": attempt.work, "seed": attempt.seed}
        values["graded_with"] = msgspec.json.encode(attempt.graded_with).decode()
        values["report"] = msgspec.json.encode(report).decode()
        insert(self.session, attempts, values)

    def _forget_attempts(self, student: str) -> None:
        """Delete what is recorded of a student's work, and all that was before."""
        for table in (history, attempts):
            self.session.execute(sa.delete(table).filter_by(**self._key(student)))
