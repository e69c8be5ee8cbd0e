"""nbgrader's database, written by one process, one transaction a submission.

The attempts stand in a table of ours in the same database, written in the same transaction as the
grades: a run that is killed anywhere leaves each submission either recorded whole or not at all.
"""

from __future__ import annotations

import datetime
import functools
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace

import sqlalchemy as sa

from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError, no_exercise
from rnngrader.course.locks import GRADEBOOK, locked
from rnngrader.gradebook import scores
from rnngrader.gradebook.attempts import Attempt, versions_of
from rnngrader.gradebook.database import (
    api,
    attempts,
    history,
    late_plugin,
    load_config,
    open_book,
    probe_source,
    register,
)
from rnngrader.gradebook.final_score import Given, final_score, is_blank
from rnngrader.gradebook.history import History, Reports
from rnngrader.records import Final, ProbeSource, SubmissionReport
from rnngrader.sandbox.untrusted import person_name

# After so many submissions PostgreSQL is told to look how large its tables are: they begin
# empty, and the ways that it plans for empty tables keep a reader of full ones waiting for long.
LOOK_AGAIN = frozenset(50 * 4**n for n in range(10))
RIVALRY = 6  # how often to begin when another grader writes about the same student


class Gradebook(History, AbstractContextManager["Gradebook"]):
    """An open gradebook for one assignment; a context manager.

    `seed` is the one that the probes shall be made with, where an instructor wants a certain one.
    """

    def __init__(self, assignment: Assignment, seed: int | None = None) -> None:
        self.assignment = assignment
        config = load_config(assignment.course)
        self._late = functools.cache(functools.partial(late_plugin, config, assignment.course))
        if {"AssignLatePenalties", "LateSubmissionPlugin"} & config.keys():
            self._late()  # the course's own: refused now, if at all. Else it takes time to load
        with locked(assignment.course, GRADEBOOK):  # nbgrader's own steps allow for no other
            self.db_url, self.book = open_book(assignment.course, config)
            self._source = probe_source(self.book.db, self.book.course_id, seed)
            register(self.book, self.db_url, config, assignment)
        super().__init__(self.book.db, scores.cells_of(self.book, assignment))
        self._known = set(self.students())
        self._written = 0

    def __exit__(self, *_: object) -> None:
        self.book.close()

    def probe_source(self) -> ProbeSource:
        """Return what this gradebook's probes are drawn from."""
        return self._source

    def seed(self) -> int | None:
        """Return the seed of the probes where it is public; None where there is a secret."""
        return None if self._source.secret else self._source.seed

    def students(self) -> list[str]:
        """Return the ids of all students that the gradebook knows, sorted."""
        return sorted(self.session.scalars(sa.select(api.Student.id)))

    def people(self) -> list[tuple[str, str, str, str]]:
        """Return the students: id, first name, last name, email address."""
        one = api.Student
        rows = self.session.execute(sa.select(one.id, one.first_name, one.last_name, one.email))
        return [(student, *(text or "" for text in told)) for student, *told in rows]

    def names(self) -> dict[str, str]:
        """Return the full names by student's id, of those that have any."""
        people = self.people()
        named = {s: " ".join(filter(None, parts)).strip() for s, *parts, _ in people}
        return {student: name for student, name in named.items() if name}

    def add_students(self, new: Iterable[tuple[str, str, str, str]]) -> None:
        """Add students (id, first name, last name, email) who are not there yet, and what is not
        known of those who are.

        No comma stays in a name: nbgrader's own CSV export does not quote.
        """
        known = {student.id: student for student in self.session.scalars(sa.select(api.Student))}
        for student, *told in new:
            first, last, email = (person_name(text) for text in told)
            first, last = (" ".join(name.replace(",", " ").split()) for name in (first, last))
            row = known.setdefault(student, api.Student(id=student))
            if not (row.first_name or row.last_name):
                row.first_name, row.last_name = first, last
            row.email = row.email or email
            self.session.add(row)
        self.session.commit()

    def everybody(self) -> set[str]:
        """Return of whom there is any row, of whatever assignment."""
        ours = (self.session.scalars(sa.select(one.c.student)) for one in (attempts, history))
        return set(self.students()).union(*ours)

    def forget(self, students: Collection[str]) -> list[str]:
        """Delete all rows of some students, of every assignment; of whom there were any."""
        found, known = sorted(self.everybody().intersection(students)), self.students()
        for table in (attempts, history):
            self.session.execute(sa.delete(table).where(table.c.student.in_(found)))
        self.session.commit()
        for student in set(found).intersection(known):
            self.book.remove_student(student)
        if self.db_url.startswith("sqlite"):  # what is deleted lies in free pages until then
            self.session.execute(sa.text("VACUUM"))
            self.session.execute(sa.text("PRAGMA wal_checkpoint(TRUNCATE)"))
            self.session.commit()
        return found

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
        graded = self._graded_with(student)
        finals, penalties = {}, {}
        for row in rows:
            late_s = scores.seconds_late(due, row.timestamp, row.extension)
            who = row.student_id
            final = self._final(who, given[row.id], late_s, who in absent, graded.get(who, {}))
            finals[who] = final
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
        most = {exercise.name: exercise.max_points for exercise in report.exercises}
        return self._final(report.student, given, late_s, blank, most)

    def _graded_with(self, student: str | None = None) -> dict[str, Mapping[str, float]]:
        """Return what exercises gave when work was graded, by student, or of one alone.

        Of those are told whose work was graded with other files of the course than those of now.
        Work that could not be graded counts among that of the others.
        """
        now = versions_of(self.assignment).course
        before = [s for s, one in self.attempts(student).items() if not one.is_of(now)]
        found: dict[str, Mapping[str, float]] = {
            report.student: {e.name: e.max_points for e in report.exercises}
            for report in Reports(self.reports_of, before)
        }
        if not all(found.values()):
            everyone = found if student is None else self._graded_with()
            others = next((points for points in everyone.values() if points), {})
            found = {who: points or others for who, points in found.items()}
        return found

    def _final(
        self,
        student: str,
        given: Mapping[str, Given],
        late_s: float,
        blank: bool,
        points: Mapping[str, float],
    ) -> Final:
        """Return a final score; `points` are what exercises gave when the work was graded."""

        def rule(score: float, late_s: float) -> float | None:
            cost: float | None = self._late().late_submission_penalty(student, score, late_s)
            return cost

        then = {
            name: replace(one, max_points=points.get(name, one.max_points))
            for name, one in given.items()
        }
        final = final_score(then, self.assignment.settings, late_s, rule, blank)
        return replace(
            final,
            waiting={
                name: one.max_points
                for name, one in given.items()
                if one.max_points != then[name].max_points
            },
        )

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
        if exercise not in self._cells.graded.values():
            raise no_exercise(exercise, self._cells.graded.values())
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
        if not scores.submissions(self.session, self._cells, student):
            nothing = SubmissionReport(student, "missing", 0.0, 0.0, (), ())
            scores.add_submission(self.session, self._cells, nothing, None, None, known=True)
        return scores.submitted_notebook(self.session, self._cells, student)

    def record(
        self,
        report: SubmissionReport,
        attempt: Attempt,
        timestamp: datetime.datetime | None,
        penalty: float = 0.0,
        only: str = "",
        reworded: bool = False,
    ) -> None:
        """Writes one submission's grades and its attempt: all of it, or nothing.

        `penalty` is what lateness takes off. With `only`, the grades of that exercise alone. What
        is `reworded` alone, nobody has to look at again.
        """
        new = report.student not in self._recorded
        for left in reversed(range(RIVALRY)):
            try:
                self._record(report, attempt, timestamp, penalty, only, reworded, new)
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
        reworded: bool,
        new: bool,
    ) -> None:
        """Writes all rows. What is `new` is written without a look: mostly nothing is there."""
        session, cells = self.session, self._cells
        with self._transaction():
            notebook = None if new else scores.submitted_notebook(session, cells, report.student)
            if notebook is not None:
                late = penalty or None
                scores.update_submission(notebook, cells, report, timestamp, late, only, reworded)
                session.flush()
            else:
                known = report.student in self._known
                scores.add_submission(session, cells, report, timestamp, penalty or None, known)
                if not new:  # nbgrader has removed whose attempts these were
                    self._forget_attempts(report.student)
            self._record_attempt(report, attempt, timestamp, new)

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
