"""nbgrader's tables of scores: what the grader and people gave, read and written.

Whole tables rather than objects: a class is read in a few queries.
"""

from __future__ import annotations

import collections
import datetime
import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import code_cells, grade_id, graded_exercise, is_graded
from rnngrader.gradebook.database import api
from rnngrader.gradebook.final_score import Given
from rnngrader.records import ExerciseReport, SubmissionReport, Verdict
from rnngrader.sandbox.untrusted import harmless_markdown


@dataclass(frozen=True)
class Cells:
    """The rows of an assignment's notebook and cells in nbgrader's tables, by their ids there."""

    assignment: str  # its name
    assignment_id: str
    notebook_id: str
    graded: Mapping[str, str]  # cell -> exercise, or the cell's own name where it has none
    max_points: Mapping[str, float]  # by cell
    answers: Mapping[str, str]  # cell -> exercise


def cells_of(book: api.Gradebook, assignment: Assignment) -> Cells:
    """Return the rows of a registered assignment."""
    cells = {grade_id(cell): cell for cell in code_cells(assignment.notebook)}
    place = {name: at for at, name in enumerate(cells)}
    about = {name: graded_exercise(cell) for name, cell in cells.items() if is_graded(cell)}
    whole, notebook = api.Assignment.__table__, api.Notebook.__table__
    row = book.db.execute(
        sa.select(whole.c.id.label("assignment"), notebook.c.id.label("notebook"))
        .join(notebook, notebook.c.assignment_id == whole.c.id)
        .where(whole.c.name == assignment.name)
        .where(notebook.c.name == assignment.notebook_path.stem)
    ).one()
    cell, grade = api.BaseCell.__table__, api.GradeCell.__table__
    answer = api.SolutionCell.__table__
    own = sa.select(cell.c.id, cell.c.name).where(cell.c.notebook_id == row.notebook)
    query = own.add_columns(grade.c.max_score).join(grade, grade.c.id == cell.c.id)
    graded = sorted(book.db.execute(query), key=lambda one: place.get(one.name, len(place)))
    answers = book.db.execute(own.join(answer, answer.c.id == cell.c.id)).all()
    return Cells(
        assignment.name,
        row.assignment,
        row.notebook,
        {one.id: about.get(one.name) or one.name for one in graded},
        {one.id: float(one.max_score) for one in graded},
        {one.id: one.name for one in answers},
    )


def submissions(session: Any, cells: Cells, student: str | None = None) -> list[Any]:
    """Return a row a submission, or one student's: whose, when, more time, penalty, and its id."""
    whole, part = api.SubmittedAssignment.__table__, api.SubmittedNotebook.__table__
    query = (
        sa.select(
            whole.c.student_id,
            whole.c.timestamp,
            whole.c.extension,
            part.c.id,
            part.c.late_submission_penalty,
        )
        .join(part, part.c.assignment_id == whole.c.id)
        .where(whole.c.assignment_id == cells.assignment_id)
        .where(part.c.notebook_id == cells.notebook_id)
    )
    if student is not None:
        query = query.where(whole.c.student_id == student)
    return list(session.execute(query.order_by(whole.c.student_id)).all())


def given_points(
    session: Any, cells: Cells, notebook: str | None = None
) -> dict[str, dict[str, Given]]:
    """Return what the grader and people gave: by submitted notebook, or of one, by exercise."""
    grade, comment = api.Grade.__table__, api.Comment.__table__
    grades = sa.select(
        grade.c.notebook_id,
        grade.c.cell_id,
        grade.c.auto_score,
        grade.c.manual_score,
        grade.c.extra_credit,
    )
    comments = sa.select(comment.c.notebook_id, comment.c.cell_id, comment.c.manual_comment)
    grades = grades.where(grade.c.cell_id.in_(cells.graded))
    comments = comments.where(comment.c.manual_comment.is_not(None))
    comments = comments.where(comment.c.cell_id.in_(cells.answers))
    if notebook is not None:
        grades = grades.where(grade.c.notebook_id == notebook)
        comments = comments.where(comment.c.notebook_id == notebook)
    said = {(row[0], cells.answers[row[1]]): row[2] for row in session.execute(comments)}
    order = {cell: place for place, cell in enumerate(cells.graded)}
    given: dict[str, dict[str, Given]] = collections.defaultdict(dict)
    for row in sorted(session.execute(grades).all(), key=lambda row: order[row.cell_id]):
        name = cells.graded[row.cell_id]
        given[row.notebook_id][name] = Given(
            row.auto_score or 0.0,
            cells.max_points[row.cell_id],
            row.manual_score,
            row.extra_credit or 0.0,
            said.get((row.notebook_id, name), ""),
        )
    return given


def write_penalties(session: Any, penalties: Mapping[str, float]) -> None:
    """Write late penalties by submitted notebook; nbgrader has none where there is nothing."""
    table = api.SubmittedNotebook.__table__
    update = sa.update(table).where(table.c.id == sa.bindparam("notebook"))
    rows = [{"notebook": key, "penalty": penalty or None} for key, penalty in penalties.items()]
    if rows:
        update = update.values(late_submission_penalty=sa.bindparam("penalty"))
        session.connection().execute(update, rows)
        session.commit()


def submitted_notebook(session: Any, cells: Cells, student: str) -> api.SubmittedNotebook | None:
    """Return nbgrader's record of a student's notebook; None where there is none."""
    query = (
        sa.select(api.SubmittedNotebook)
        .join(api.SubmittedAssignment)
        .where(api.SubmittedAssignment.student_id == student)
        .where(api.SubmittedAssignment.assignment_id == cells.assignment_id)
        .where(api.SubmittedNotebook.notebook_id == cells.notebook_id)
    )
    return session.scalars(query).one_or_none()


def give_points(
    notebook: api.SubmittedNotebook,
    cells: Cells,
    exercise: str,
    points: float | None,
    comment: str | None,
) -> None:
    """Write a person's points and comment, where formgrader writes them.

    Without a comment, the one that is there stays; points of None take both back.
    """
    for grade in notebook.grades:
        if cells.graded.get(grade.cell_id) == exercise:
            grade.manual_score, grade.extra_credit = points, None
            grade.needs_manual_grade = False
    for one in notebook.comments:
        if cells.answers.get(one.cell_id) == exercise and (points is None or comment is not None):
            one.manual_comment = comment


def deadline(session: Any, cells: Cells) -> datetime.datetime | None:
    """Return the assignment's deadline, in UTC; None where there is none."""
    table = api.Assignment.__table__
    query = sa.select(table.c.duedate).where(table.c.id == cells.assignment_id)
    due: datetime.datetime | None = session.scalar(query)
    return due


def seconds_late(
    due: datetime.datetime | None,
    timestamp: datetime.datetime | None,
    extension: datetime.timedelta | None,
) -> float:
    """Return how long after the deadline something came, with the time that was given on top."""
    if timestamp is None or due is None:
        return 0.0
    late = timestamp - due - (extension or datetime.timedelta())
    return max(float(late.total_seconds()), 0.0)


def add_submission(
    session: Any,
    cells: Cells,
    report: SubmissionReport,
    timestamp: datetime.datetime | None,
    penalty: float | None,
    known: bool,
) -> None:
    """Add all rows of a student's first submission as whole tables: objects take longer.

    The student's own row as well, unless it is `known` to be there.
    """
    if not known:
        insert(session, api.Student.__table__, {"id": report.student})
    submission, notebook = api.new_uuid(), api.new_uuid()
    whole = {"id": submission, "timestamp": timestamp, "student_id": report.student}
    whole["assignment_id"] = cells.assignment_id
    insert(session, api.SubmittedAssignment.__table__, whole)
    part = {"id": notebook, "assignment_id": submission, "notebook_id": cells.notebook_id}
    part["late_submission_penalty"] = penalty
    insert(session, api.SubmittedNotebook.__table__, part)
    graded = {exercise.name: exercise for exercise in report.exercises}
    grades, comments = [], []
    for cell, name in cells.graded.items():
        score, review = automatic(report, graded.get(name))
        grade = {"auto_score": score, "needs_manual_grade": review}
        grades.append({"cell_id": cell, "notebook_id": notebook, **grade})
    for cell, name in cells.answers.items():
        comment = {"auto_comment": comment_on(graded.get(name))}
        comments.append({"cell_id": cell, "notebook_id": notebook, **comment})
    insert(session, api.Grade.__table__, *grades)
    insert(session, api.Comment.__table__, *comments)


def update_submission(
    notebook: api.SubmittedNotebook,
    cells: Cells,
    report: SubmissionReport,
    timestamp: datetime.datetime | None,
    penalty: float | None,
    only: str,
    reworded: bool,
) -> None:
    """Write over what the grader wrote before; with `only`, over that exercise alone.

    What a person has given is to be looked at again, unless the result is but `reworded`.
    """
    notebook.assignment.timestamp = timestamp
    notebook.late_submission_penalty = penalty
    graded = {exercise.name: exercise for exercise in report.exercises}
    for grade in notebook.grades:
        name = cells.graded.get(grade.cell_id, "")
        if only in ("", name):
            score, review = automatic(report, graded.get(name))
            if not reworded:
                grade.needs_manual_grade = review or grade.manual_score is not None
            grade.auto_score = score
    for comment in notebook.comments:
        name = cells.answers.get(comment.cell_id, "")
        if only in ("", name):
            comment.auto_comment = comment_on(graded.get(name))


def insert(session: Any, table: sa.Table, *rows: Mapping[str, Any]) -> None:
    """Write rows of one table."""
    if rows:
        session.connection().execute(insert_into(table), rows)


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
