"""nbgrader's database, written by one process, one transaction a submission.

The attempts stand in a table of ours in the same database, written in the same transaction as the
grades: a run that is killed anywhere leaves each submission either recorded whole or not at all.
"""

from __future__ import annotations

import datetime
import functools
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace

import sqlalchemy as sa

from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError
from rnngrader.course.locks import GRADEBOOK, locked
from rnngrader.gradebook import people, scores
from rnngrader.gradebook.attempts import Attempt, utc_now
from rnngrader.gradebook.database import (
    api,
    attempts,
    late_plugin,
    load_config,
    open_book,
    probe_source,
    register,
)
from rnngrader.gradebook.final_score import Given, LateRule, final_score, is_blank
from rnngrader.gradebook.history import (
    Reports,
    attempts_made,
    earlier_reports,
    forget_attempts,
    of_students,
    preview_attempt,
    read_attempts,
    read_reports,
    record_attempt,
)
from rnngrader.records import Final, Made, ProbeSource, SubmissionReport

# After so many submissions PostgreSQL is told to look how large its tables are: they begin
# empty, and the ways that it plans for empty tables keep a reader of full ones waiting for long.
LOOK_AGAIN = frozenset(50 * 4**n for n in range(10))
RIVALRY = 6  # how often to begin when another grader writes about the same student


class Gradebook:
    """An open gradebook for one assignment; a context manager.

    `seed` is the one that the probes shall be made with, where an instructor wants a certain one.
    """

    def __init__(self, assignment: Assignment, seed: int | None = None) -> None:
        self.assignment = assignment
        config = load_config(assignment.course)
        self._late = late_plugin(config, assignment.course)
        with locked(assignment.course, GRADEBOOK):  # nbgrader's own steps allow for no other
            self.db_url, self.book = open_book(assignment.course, config)
            self.session = self.book.db
            self._source = probe_source(self.session, self.book.course_id, seed)
            register(self.book, self.db_url, config, assignment)
        self._cells = scores.cells_of(self.book, assignment)
        self._known = set(self.students())
        self._recorded = set(self.recorded())
        self._written = 0

    def __enter__(self) -> Gradebook:
        return self

    def __exit__(self, *_: object) -> None:
        self.book.close()

    def probe_source(self) -> ProbeSource:
        """Return what this gradebook's probes are drawn from."""
        return self._source

    def seed(self) -> int | None:
        """Return the seed of the probes where it is public; None where there is a secret."""
        return None if self._source.secret else self._source.seed

    def students(self) -> list[str]:
        """Return the ids of all students that the gradebook knows."""
        return people.student_ids(self.session)

    def names(self) -> dict[str, str]:
        """Return the full names by student's id, of those that have any."""
        return people.full_names(self.session)

    def add_students(self, new: Iterable[tuple[str, str, str, str]]) -> None:
        """Add students (id, first name, last name, email) whom the gradebook does not know yet."""
        people.add_students(self.session, new)

    def forget(self, student: str) -> bool:
        """Delete all rows of a student, of every assignment; whether there were any."""
        return people.forget(self.book, student, vacuum=self.db_url.startswith("sqlite"))

    def final(self, student: str) -> Final | None:
        """Return one student's final score; None where there is no submission."""
        return self.finals(student).get(student)

    def finals(self, student: str | None = None) -> dict[str, Final]:
        """Return the final score of each student with a submission, by id; or of one alone.

        nbgrader's late penalties are brought up to date, so that its tables tell the same.
        """
        rows = scores.submissions(self.session, self._cells, student)
        one = rows[0].id if student is not None and rows else None
        given = scores.given_points(self.session, self._cells, one)
        absent, due = self._blank(), scores.deadline(self.session, self._cells)
        finals, penalties = {}, {}
        for row in rows:
            late_s = scores.seconds_late(due, row.timestamp, row.extension)
            final = self._final(row.student_id, given[row.id], late_s, row.student_id in absent)
            finals[row.student_id] = final
            if final.late_penalty != (row.late_submission_penalty or 0.0):
                penalties[row.id] = final.late_penalty
        scores.write_penalties(self.session, penalties)
        return finals

    def preview(
        self, report: SubmissionReport, timestamp: datetime.datetime | None, only: str = ""
    ) -> Final:
        """Return the final score that `record` would give, from what people gave until now."""
        graded = {exercise.name: exercise for exercise in report.exercises}
        known = report.student in self._known
        rows = scores.submissions(self.session, self._cells, report.student) if known else []
        row = rows[0] if rows else None
        given = scores.given_points(self.session, self._cells, row.id)[row.id] if row else {}
        for cell, name in self._cells.graded.items():
            before = given.get(name, Given(0.0, self._cells.max_points[cell]))
            points, _ = scores.automatic(report, graded.get(name))
            given[name] = before if only not in ("", name) else replace(before, automatic=points)
        due = scores.deadline(self.session, self._cells)
        late_s = scores.seconds_late(due, timestamp, row.extension if row else None)
        blank = is_blank(report.status, self.assignment.settings)
        return self._final(report.student, given, late_s, blank)

    def preview_attempt(
        self, report: SubmissionReport, attempt: Attempt
    ) -> tuple[Made, SubmissionReport | None]:
        """Return the attempts made once `record` has it, and the report of the one before."""
        if report.student not in self._recorded:
            first = report.status == "graded"
            return Made(int(first), utc_now(), first), None
        return preview_attempt(self.session, self._key(report.student), report, attempt)

    def _key(self, student: str) -> dict[str, str]:
        return {"assignment": self.assignment.name, "student": student}

    def _final(self, student: str, given: Mapping[str, Given], late_s: float, blank: bool) -> Final:
        rule: LateRule = functools.partial(self._late.late_submission_penalty, student)
        return final_score(given, self.assignment.settings, late_s, rule, blank)

    def _blank(self) -> set[str]:
        """Return the students whose score stays blank."""
        settings = self.assignment.settings
        if settings.missing != "blank":
            return set()
        return {r.student for r in self.each_report() if is_blank(r.status, settings)}

    def set_points(
        self, student: str, exercise: str, points: float | None, comment: str | None
    ) -> None:
        """Write a person's points and comment; points of None take both back.

        Raises `CourseError` where the gradebook knows no such student, or no such exercise.
        """
        notebook = self._notebook_of(student)
        scores.give_points(notebook, self._cells, exercise, points, comment)
        self.session.commit()

    def extend(self, student: str, days: float) -> None:
        """Give a student so much more time than the deadline; 0 takes it back."""
        notebook = self._notebook_of(student)
        notebook.assignment.extension = datetime.timedelta(days=days) if days else None
        self.session.commit()

    def deadline(self, student: str) -> datetime.datetime | None:
        """Return until when a student may hand in, in UTC; None where there is no deadline."""
        row = self._notebook_of(student).assignment
        due: datetime.datetime | None = row.assignment.duedate
        return due and due + (row.extension or datetime.timedelta())

    def _notebook_of(self, student: str) -> api.SubmittedNotebook:
        """Return a student's row for this assignment, made where nothing was handed in yet."""
        if student not in self.students():
            raise CourseError(
                f"The gradebook knows no student {student!r}; import a roster or a submission, "
                "or run `rnngrader grade`."
            )
        self.book.update_or_create_submission(self.assignment.name, student)
        return scores.submitted_notebook(self.session, self._cells, student)

    def attempt(self, student: str) -> Attempt | None:
        """Return one student's recorded attempt, as it is now."""
        return self.attempts(student).get(student)

    def attempts(self, only: str | None = None) -> dict[str, Attempt]:
        """Return each student's recorded attempt, or that of one alone."""
        return read_attempts(self.session, self._cells, only)

    def made(self, student: str | None = None) -> dict[str, Made]:
        """Return how many attempts were graded and when the last one was, by student; or of one."""
        return attempts_made(self.session, self._cells, student)

    def earlier(self, student: str | None = None) -> dict[str, list[SubmissionReport]]:
        """Return the reports of the attempts before the recorded one, by student; or of one."""
        return earlier_reports(self.session, self._cells, student)

    def report(self, student: str) -> SubmissionReport | None:
        """Return the recorded report on one student's work."""
        return next(iter(self.reports_of([student])), None)

    def reports(self) -> list[SubmissionReport]:
        """Return all recorded reports, by student."""
        return list(self.each_report())

    def each_report(self, only: Collection[str] = ()) -> Reports:
        """Return the recorded reports without holding them all; of those in `only`, if any."""
        return Reports(self.reports_of, [s for s in self.recorded() if not only or s in only])

    def recorded(self) -> list[str]:
        """Return who has a recorded attempt, sorted here: a database's order is its own."""
        return sorted(self.session.scalars(of_students(sa.select(attempts.c.student), self._cells)))

    def reports_of(self, students: Sequence[str]) -> list[SubmissionReport]:
        """Return the recorded reports of some students, in their order."""
        return read_reports(self.session, self._cells, students)

    def record(
        self,
        report: SubmissionReport,
        attempt: Attempt,
        timestamp: datetime.datetime | None,
        penalty: float = 0.0,
        only: str = "",
    ) -> None:
        """Writes one submission's grades and its attempt: all of it, or nothing.

        `penalty` is what lateness takes off. With `only`, the grades of that exercise alone.
        """
        new = report.student not in self._recorded
        for left in reversed(range(RIVALRY)):
            try:
                self._record(report, attempt, timestamp, penalty, only, new)
                break
            except sa.exc.IntegrityError:
                # Someone else has added a row that we were about to add: look before the next try.
                if not left:
                    raise
                self._known, new = set(self.students()), False
        self._known.add(report.student)
        self._recorded.add(report.student)
        self._written += 1
        if self._written in LOOK_AGAIN and self.session.get_bind().dialect.name == "postgresql":
            self.session.execute(sa.text("ANALYZE"))
            self.session.commit()

    def _record(
        self,
        report: SubmissionReport,
        attempt: Attempt,
        timestamp: datetime.datetime | None,
        penalty: float,
        only: str,
        new: bool,
    ) -> None:
        """Writes all rows. What is `new` is written without a look: mostly nothing is there."""
        session, cells, key = self.session, self._cells, self._key(report.student)
        with self._transaction():
            notebook = None if new else scores.submitted_notebook(session, cells, report.student)
            if notebook is not None:
                scores.update_submission(notebook, cells, report, timestamp, penalty or None, only)
                session.flush()
            else:
                known = report.student in self._known
                scores.add_submission(session, cells, report, timestamp, penalty or None, known)
                if not new:  # nbgrader has removed whose attempts these were
                    forget_attempts(session, key)
            record_attempt(session, key, report, attempt, timestamp, new)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        try:
            yield
            self.session.commit()
        except BaseException:
            self.session.rollback()
            raise
        finally:
            self.session.expunge_all()  # a long run keeps no row in memory
