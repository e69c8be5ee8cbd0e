"""nbgrader's database, written by one process, one transaction a submission.

The attempts stand in a table of ours in the same database, written in the same transaction as the
grades: a run that is killed anywhere leaves each submission either recorded whole or not at all.
"""

from __future__ import annotations

import datetime
import functools
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from rnngrader.course import Assignment, code_cells, graded_exercise, is_graded
from rnngrader.course import nbgrader_metadata as metadata_of
from rnngrader.database import (
    api,
    attempts,
    late_plugin,
    load_config,
    open_book,
    parse_utc,
    register,
)
from rnngrader.records import ExerciseReport, SubmissionReport, Verdict

MAX_TIMESTAMP = 100  # characters
AT_ONCE = 100  # reports in memory
# After so many submissions a database server is told to look how large its tables are: they begin
# empty, and the ways that it plans for empty tables keep a reader of full ones waiting for long.
LOOK_AGAIN = frozenset(50 * 4**n for n in range(10))
RIVALRY = 5  # how often to begin again when another grader writes about the same student


@dataclass(frozen=True)
class Attempt:
    """What a recorded result came from; where it is the same, there is nothing to grade again."""

    work: str  # digest of what was handed in
    seed: int  # of the probes
    graded_with: Mapping[str, str]  # exercise -> digest of the course and the grader


@dataclass(frozen=True)
class Final:
    """What a student gets in the end: people's scores and comments before the grader's."""

    score: float  # after late penalties
    points: Mapping[str, float]  # by exercise
    comments: tuple[str, ...]  # by people only


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
    """An open gradebook for one assignment; a context manager."""

    def __init__(self, assignment: Assignment) -> None:
        self.assignment = assignment
        config = load_config(assignment.course)
        self.db_url, self.book = open_book(assignment.course, config)
        self.session = self.book.db
        register(self.book, self.db_url, config, assignment)
        row = self.book.find_notebook(assignment.notebook_path.stem, assignment.name)
        self._notebook_id, self._assignment_id = row.id, row.assignment_id
        self._grade_cells = {cell.name: cell.id for cell in row.grade_cells}
        self._solution_cells = {cell.name: cell.id for cell in row.solution_cells}
        self._exercise_of = exercise_by_cell(assignment)
        self._late = late_plugin(config)
        table = api.Assignment.__table__
        self._duedate = sa.select(table.c.duedate).where(table.c.id == self._assignment_id)
        self._known = set(self.students())
        self._recorded = set(self.recorded())
        self._written = 0

    def __enter__(self) -> Gradebook:
        return self

    def __exit__(self, *_: object) -> None:
        self.book.close()

    def students(self) -> list[str]:
        """The ids of all students that the gradebook knows."""
        return sorted(self.session.scalars(sa.select(api.Student.id)))

    def add_students(self, people: Iterable[tuple[str, str, str]]) -> None:
        """Adds students (id, name, email) whom the gradebook does not know yet."""
        known = set(self.students())
        for student, name, email in people:
            if student not in known:
                first, _, last = name.rpartition(" ")
                self.session.add(
                    api.Student(id=student, first_name=first, last_name=last, email=email)
                )
        self.session.commit()

    def finals(self) -> dict[str, Final]:
        """Each student's final score, points and comments."""
        query = (
            sa.select(api.SubmittedNotebook)
            .join(api.SubmittedAssignment)
            .where(api.SubmittedAssignment.assignment_id == self._assignment_id)
        )
        names = {
            cell_id: self._exercise_of.get(name) for name, cell_id in self._grade_cells.items()
        }
        finals = {}
        for notebook in self.session.scalars(query):
            points = {names[grade.cell_id]: grade.score for grade in notebook.grades}
            finals[notebook.student.id] = Final(
                round(sum(points.values()) - (notebook.late_submission_penalty or 0.0), 4),
                {name: value for name, value in points.items() if name},
                tuple(c.manual_comment for c in notebook.comments if c.manual_comment),
            )
        return finals

    def attempts(self) -> dict[str, Attempt]:
        """Each student's recorded attempt."""
        rows = self.session.execute(
            sa.select(attempts.c.student, attempts.c.work, attempts.c.seed, attempts.c.graded_with)
            .where(attempts.c.assignment == self.assignment.name)
        )  # fmt: skip
        return {
            student: Attempt(work, seed, msgspec.json.decode(graded_with))
            for student, work, seed, graded_with in rows
        }

    def report(self, student: str) -> SubmissionReport | None:
        """The recorded report on one student's work."""
        query = sa.select(attempts.c.report).filter_by(student=student)
        text = self.session.scalar(query.filter_by(assignment=self.assignment.name))
        return None if text is None else msgspec.json.decode(text, type=SubmissionReport)

    def reports(self) -> list[SubmissionReport]:
        """All recorded reports, by student."""
        return list(self.each_report())

    def each_report(self, only: Collection[str] = ()) -> Reports:
        """The recorded reports without holding them all; of the students in `only`, if any."""
        return Reports(self, [one for one in self.recorded() if not only or one in only])

    def recorded(self) -> list[str]:
        """The students with a recorded attempt, sorted here: a database's order is its own."""
        query = sa.select(attempts.c.student).filter_by(assignment=self.assignment.name)
        return sorted(self.session.scalars(query))

    def reports_of(self, students: Sequence[str]) -> list[SubmissionReport]:
        """The recorded reports of some students, in their order."""
        query = sa.select(attempts.c.student, attempts.c.report)
        query = query.filter_by(assignment=self.assignment.name)
        found = dict(self.session.execute(query.where(attempts.c.student.in_(students))).all())
        texts = [found[student] for student in students if student in found]
        return [msgspec.json.decode(text, type=SubmissionReport) for text in texts]

    def seed(self) -> int | None:
        """The seed of the recorded attempts' probes."""
        query = sa.select(attempts.c.seed).where(attempts.c.assignment == self.assignment.name)
        seed: int | None = self.session.scalar(query.limit(1))
        return seed

    def record(
        self,
        report: SubmissionReport,
        attempt: Attempt,
        timestamp: datetime.datetime | None,
        only: str = "",
    ) -> set[str]:
        """Writes one submission's grades and its attempt: all of it, or nothing.

        With `only`, the grades of that exercise alone. Returns the exercises of which a person's
        score stands before the grader's.
        """
        new = report.student not in self._recorded
        for _ in range(RIVALRY):
            try:
                manual = self._record(report, attempt, timestamp, only, new)
                break
            except sa.exc.IntegrityError:
                # Someone else has added a row that we were about to add: look before the next try.
                self._known, new = set(self.students()), False
        else:
            manual = self._record(report, attempt, timestamp, only, new)
        self._known.add(report.student)
        self._recorded.add(report.student)
        self._written += 1
        if self._written in LOOK_AGAIN and not self.db_url.startswith("sqlite"):
            self.session.execute(sa.text("ANALYZE"))
            self.session.commit()
        return manual

    def _record(
        self,
        report: SubmissionReport,
        attempt: Attempt,
        timestamp: datetime.datetime | None,
        only: str,
        new: bool,
    ) -> set[str]:
        """Writes all rows. What is `new` is written without a look: mostly nothing is there."""
        with self._transaction():
            notebook = None if new else self._submitted_notebook(report.student)
            if notebook is None:
                manual = set()
                self._add(report, timestamp)
            else:
                manual = self._update(notebook, report, timestamp, only)
            if timestamp is not None and self._assignment_duedate() is not None:
                self._set_penalty(report.student)
            key = {"assignment": self.assignment.name, "student": report.student}
            if not new:
                self.session.execute(sa.delete(attempts).filter_by(**key))
            text = msgspec.json.encode(report).decode()
            values = {**key, "work": attempt.work, "seed": attempt.seed, "report": text}
            values["graded_with"] = msgspec.json.encode(attempt.graded_with).decode()
            self._insert(attempts, values)
        return manual

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

    def _submitted_notebook(self, student: str) -> api.SubmittedNotebook | None:
        query = (
            sa.select(api.SubmittedNotebook)
            .join(api.SubmittedAssignment)
            .where(api.SubmittedAssignment.student_id == student)
            .where(api.SubmittedAssignment.assignment_id == self._assignment_id)
            .where(api.SubmittedNotebook.notebook_id == self._notebook_id)
        )
        return self.session.scalars(query).one_or_none()

    def _add(self, report: SubmissionReport, timestamp: datetime.datetime | None) -> None:
        """All rows of a student's first submission, as whole tables: objects take much longer."""
        if report.student not in self._known:
            self._insert(api.Student.__table__, {"id": report.student})
        submission, notebook = api.new_uuid(), api.new_uuid()
        whose = {"assignment_id": self._assignment_id, "student_id": report.student}
        self._insert(
            api.SubmittedAssignment.__table__, {"id": submission, "timestamp": timestamp, **whose}
        )
        part = {"assignment_id": submission, "notebook_id": self._notebook_id}
        self._insert(api.SubmittedNotebook.__table__, {"id": notebook, **part})
        graded = {exercise.name: exercise for exercise in report.exercises}
        grades, comments = [], []
        for name, cell in self._grade_cells.items():
            score, review = automatic(report, graded.get(self._exercise_of.get(name, "")))
            grade = {"auto_score": score, "needs_manual_grade": review}
            grades.append({"cell_id": cell, "notebook_id": notebook, **grade})
        for name, cell in self._solution_cells.items():
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
    ) -> set[str]:
        """Writes over what the grader wrote before; the exercises with a person's score."""
        notebook.assignment.timestamp = timestamp
        graded = {exercise.name: exercise for exercise in report.exercises}
        by_cell = {cell_id: name for name, cell_id in self._grade_cells.items()}
        manual = set()
        for grade in notebook.grades:
            name = self._exercise_of.get(by_cell[grade.cell_id], "")
            if only in ("", name):
                grade.auto_score, review = automatic(report, graded.get(name))
                grade.needs_manual_grade = review or grade.manual_score is not None
            if grade.manual_score is not None:
                manual.add(name)
        names = {cell_id: name for name, cell_id in self._solution_cells.items()}
        for comment in notebook.comments:
            name = names.get(comment.cell_id, "")
            if only in ("", name):
                comment.auto_comment = comment_on(graded.get(name))
        notebook.late_submission_penalty = None
        self.session.flush()
        return manual

    def _set_penalty(self, student: str) -> None:
        """What nbgrader's late plug-in takes off, where the deadline has passed."""
        notebook = self._submitted_notebook(student)
        assert notebook is not None
        self.session.refresh(notebook)
        self.session.refresh(notebook.assignment)
        late_s = notebook.assignment.total_seconds_late
        if late_s > 0:
            penalty = self._late.late_submission_penalty(student, notebook.score, late_s)
            if penalty is not None:
                penalty = min(max(float(penalty), 0.0), notebook.score)
            notebook.late_submission_penalty = penalty

    def _assignment_duedate(self) -> datetime.datetime | None:
        found = self.session.connection().execute(self._duedate).one()
        duedate: datetime.datetime | None = found.duedate
        return duedate


@functools.cache
def insert_into(table: sa.Table) -> sa.Insert:
    """The statement, made once a table."""
    return sa.insert(table)


def exercise_by_cell(assignment: Assignment) -> Mapping[str, str]:
    """The exercise that each graded cell is about, by grade_id."""
    return {
        metadata_of(cell)["grade_id"]: name
        for cell in code_cells(assignment.notebook)
        if is_graded(cell) and (name := graded_exercise(cell))
    }


def automatic(report: SubmissionReport, exercise: ExerciseReport | None) -> tuple[float, bool]:
    """The automatic score of one exercise, and whether a person has to look at it."""
    fault = exercise is not None and exercise.verdict is Verdict.GRADER_FAULT
    return exercise.points if exercise else 0.0, fault or report.status == "failed"


def comment_on(exercise: ExerciseReport | None) -> str | None:
    """The automatic comment on an answer: what went wrong, in a sentence or two."""
    if exercise is None:
        return None
    if exercise.verdict is Verdict.NOT_IMPLEMENTED:
        return "No response."
    if exercise.diagnosis is None:
        return None
    return " ".join(filter(None, (f"{exercise.diagnosis.title}.", exercise.diagnosis.hint)))


@functools.lru_cache(maxsize=256)
def read_timestamp(text: str | None) -> datetime.datetime | None:
    """The time of handing in, in UTC; None where it is not known or cannot be read."""
    if text is None or len(text) > MAX_TIMESTAMP:
        return None
    try:
        parsed: datetime.datetime = parse_utc(text.strip())
    except Exception:  # nbgrader looks the time zone up as a file, too: it may raise anything
        return None
    return parsed
