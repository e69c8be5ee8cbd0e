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
from typing import Any

import msgspec
import sqlalchemy as sa

from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError
from rnngrader.gradebook import people, scores
from rnngrader.gradebook.attempts import GRADED_WITH, Attempt, read_report, utc_now
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
from rnngrader.gradebook.final_score import Given, LateRule, final_score, is_blank
from rnngrader.gradebook.history import (
    attempts_made,
    earlier_reports,
    note_attempt,
    of_students,
    preview_attempt,
)
from rnngrader.records import (
    ExerciseReport,
    Final,
    Made,
    ProbeSource,
    SubmissionReport,
    Verdict,
)
from rnngrader.sandbox.untrusted import harmless_markdown

AT_ONCE = 100  # reports in memory
# After so many submissions PostgreSQL is told to look how large its tables are: they begin
# empty, and the ways that it plans for empty tables keep a reader of full ones waiting for long.
LOOK_AGAIN = frozenset(50 * 4**n for n in range(10))
RIVALRY = 5  # how often to begin again when another grader writes about the same student


class Reports(Collection[SubmissionReport]):
    """Recorded reports by student, read again whenever they are gone through, a few at a time."""

    def __init__(self, gradebook: Gradebook, students: Sequence[str]) -> None:
        self._gradebook = gradebook
        self._students = students

    def __len__(self) -> int:
        return len(self._students)

    def __iter__(self) -> Iterator[SubmissionReport]:
        for start in range(0, len(self), AT_ONCE):
            yield from self._gradebook.reports_of(self._students[start : start + AT_ONCE])

    def __contains__(self, report: object) -> bool:
        return any(report == one for one in self)


class Gradebook:
    """An open gradebook for one assignment; a context manager.

    `seed` is the one that the probes shall be made with, where an instructor wants a certain one.
    """

    def __init__(self, assignment: Assignment, seed: int | None = None) -> None:
        self.assignment = assignment
        config = load_config(assignment.course)
        self._late = late_plugin(config, assignment.course)
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
        absent = self._blank()
        finals, penalties = {}, {}
        for row in rows:
            late_s = self._late_s(row.timestamp, row.extension)
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
            points, _ = automatic(report, graded.get(name))
            given[name] = before if only not in ("", name) else replace(before, automatic=points)
        late_s = self._late_s(timestamp, row.extension if row else None)
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

    def _late_s(
        self, timestamp: datetime.datetime | None, extension: datetime.timedelta | None
    ) -> float:
        return scores.seconds_late(self.session, self._cells, timestamp, extension)

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
        columns = (attempts.c.student, attempts.c.work, attempts.c.seed, attempts.c.graded_with)
        query = of_students(sa.select(*columns), self._cells)
        rows = self.session.execute(query if only is None else query.filter_by(student=only))
        return {
            student: Attempt(work, seed, GRADED_WITH.decode(graded_with))
            for student, work, seed, graded_with in rows
        }

    def made(self, student: str | None = None) -> dict[str, Made]:
        """Return how many attempts were graded and when the last one was, by student; or of one."""
        return attempts_made(self.session, self._cells, student)

    def earlier(self, student: str | None = None) -> dict[str, list[SubmissionReport]]:
        """Return the reports of the attempts before the recorded one, by student; or of one."""
        return earlier_reports(self.session, self._cells, student)

    def report(self, student: str) -> SubmissionReport | None:
        """Return the recorded report on one student's work."""
        query = sa.select(attempts.c.report).filter_by(student=student)
        text = self.session.scalar(query.filter_by(assignment=self.assignment.name))
        return None if text is None else read_report(text)

    def reports(self) -> list[SubmissionReport]:
        """Return all recorded reports, by student."""
        return list(self.each_report())

    def each_report(self, only: Collection[str] = ()) -> Reports:
        """Return the recorded reports without holding them all; of those in `only`, if any."""
        return Reports(self, [one for one in self.recorded() if not only or one in only])

    def recorded(self) -> list[str]:
        """Return who has a recorded attempt, sorted here: a database's order is its own."""
        query = of_students(sa.select(attempts.c.student), self._cells)
        return sorted(self.session.scalars(query))

    def reports_of(self, students: Sequence[str]) -> list[SubmissionReport]:
        """Return the recorded reports of some students, in their order."""
        query = sa.select(attempts.c.student, attempts.c.report)
        query = query.filter_by(assignment=self.assignment.name)
        found = dict(self.session.execute(query.where(attempts.c.student.in_(students))).all())
        texts = [found[student] for student in students if student in found]
        return [read_report(text) for text in texts]

    def record(
        self,
        report: SubmissionReport,
        attempt: Attempt,
        timestamp: datetime.datetime | None,
        only: str = "",
    ) -> Final:
        """Writes one submission's grades and its attempt: all of it, or nothing.

        With `only`, the grades of that exercise alone. Returns the final score.
        """
        new = report.student not in self._recorded
        for _ in range(RIVALRY):
            try:
                final = self._record(report, attempt, timestamp, only, new)
                break
            except sa.exc.IntegrityError:
                # Someone else has added a row that we were about to add: look before the next try.
                self._known, new = set(self.students()), False
        else:
            final = self._record(report, attempt, timestamp, only, new)
        self._known.add(report.student)
        self._recorded.add(report.student)
        self._written += 1
        if self._written in LOOK_AGAIN and self.session.get_bind().dialect.name == "postgresql":
            self.session.execute(sa.text("ANALYZE"))
            self.session.commit()
        return final

    def _record(
        self,
        report: SubmissionReport,
        attempt: Attempt,
        timestamp: datetime.datetime | None,
        only: str,
        new: bool,
    ) -> Final:
        """Writes all rows. What is `new` is written without a look: mostly nothing is there."""
        with self._transaction():
            notebook = None
            if not new:
                notebook = scores.submitted_notebook(self.session, self._cells, report.student)
            final = self.preview(report, timestamp, only)
            if notebook is None:
                self._add(report, timestamp, final.late_penalty or None)
            else:
                self._update(notebook, report, timestamp, only)
                notebook.late_submission_penalty = final.late_penalty or None
                self.session.flush()
            key = self._key(report.student)
            if notebook is None and not new:  # nbgrader has removed whose attempts these were
                self.session.execute(sa.delete(history).filter_by(**key))
                self.session.execute(sa.delete(attempts).filter_by(**key))
            note_attempt(self.session, key, report, attempt, timestamp, new)
            if not new:
                self.session.execute(sa.delete(attempts).filter_by(**key))
            text = msgspec.json.encode(report).decode()
            values = {**key, "work": attempt.work, "seed": attempt.seed, "report": text}
            values["graded_with"] = msgspec.json.encode(attempt.graded_with).decode()
            self._insert(attempts, values)
        return final

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

    def _add(
        self,
        report: SubmissionReport,
        timestamp: datetime.datetime | None,
        penalty: float | None,
    ) -> None:
        """Add all rows of a student's first submission as whole tables: objects take longer."""
        if report.student not in self._known:
            self._insert(api.Student.__table__, {"id": report.student})
        submission, notebook = api.new_uuid(), api.new_uuid()
        whose = {"assignment_id": self._cells.assignment_id, "student_id": report.student}
        self._insert(
            api.SubmittedAssignment.__table__, {"id": submission, "timestamp": timestamp, **whose}
        )
        part = {"assignment_id": submission, "notebook_id": self._cells.notebook_id}
        part["late_submission_penalty"] = penalty
        self._insert(api.SubmittedNotebook.__table__, {"id": notebook, **part})
        graded = {exercise.name: exercise for exercise in report.exercises}
        grades, comments = [], []
        for cell, name in self._cells.graded.items():
            score, review = automatic(report, graded.get(name))
            grade = {"auto_score": score, "needs_manual_grade": review}
            grades.append({"cell_id": cell, "notebook_id": notebook, **grade})
        for cell, name in self._cells.answers.items():
            comment = {"auto_comment": comment_on(graded.get(name))}
            comments.append({"cell_id": cell, "notebook_id": notebook, **comment})
        self._insert(api.Grade.__table__, *grades)
        self._insert(api.Comment.__table__, *comments)

    def _insert(self, table: sa.Table, *rows: Mapping[str, Any]) -> None:
        if rows:
            self.session.connection().execute(insert_into(table), rows)

    def _update(
        self,
        notebook: api.SubmittedNotebook,
        report: SubmissionReport,
        timestamp: datetime.datetime | None,
        only: str,
    ) -> None:
        """Writes over what the grader wrote before."""
        notebook.assignment.timestamp = timestamp
        graded = {exercise.name: exercise for exercise in report.exercises}
        for grade in notebook.grades:
            name = self._cells.graded.get(grade.cell_id, "")
            if only in ("", name):
                grade.auto_score, review = automatic(report, graded.get(name))
                grade.needs_manual_grade = review or grade.manual_score is not None
        for comment in notebook.comments:
            name = self._cells.answers.get(comment.cell_id, "")
            if only in ("", name):
                comment.auto_comment = comment_on(graded.get(name))


@functools.cache
def insert_into(table: sa.Table) -> sa.Insert:
    """Return the statement, made once a table."""
    return sa.insert(table)


def automatic(report: SubmissionReport, exercise: ExerciseReport | None) -> tuple[float, bool]:
    """Return the automatic score of one exercise, and whether a person has to look at it."""
    fault = exercise is not None and exercise.verdict is Verdict.GRADER_FAULT
    return exercise.points if exercise else 0.0, fault or report.status in ("failed", "wrong_file")


def comment_on(exercise: ExerciseReport | None) -> str | None:
    """Return the automatic comment on an answer: what went wrong; None if nothing did."""
    if exercise is None:
        return None
    if exercise.verdict is Verdict.NOT_IMPLEMENTED:
        return "No response."
    found = exercise.diagnosis
    if found is None:
        return None
    # nbgrader makes HTML of a comment, as of Markdown, and titles may quote what a student wrote.
    return harmless_markdown(f"{found.title.rstrip('.')}. {found.hint}")
