"""Who is in nbgrader's gradebook."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from rnngrader.gradebook.database import api, attempts, history
from rnngrader.sandbox.untrusted import person_name


def student_ids(session: Any) -> list[str]:
    """Return the ids of all students, sorted."""
    return sorted(session.scalars(sa.select(api.Student.id)))


def full_names(session: Any) -> dict[str, str]:
    """Return the full names by student's id, of those that have any."""
    rows = session.execute(sa.select(api.Student.id, api.Student.first_name, api.Student.last_name))
    named = {student: " ".join(filter(None, parts)).strip() for student, *parts in rows}
    return {student: name for student, name in named.items() if name}


def add_students(session: Any, people: Iterable[tuple[str, str, str, str]]) -> None:
    """Add students (id, first name, last name, email) who are not there yet, and what is not known
    of those who are.

    No comma stays in a name: nbgrader's own CSV export does not quote.
    """
    known = {student.id: student for student in session.scalars(sa.select(api.Student))}
    for student, *told in people:
        first, last, email = (person_name(text) for text in told)
        first, last = (" ".join(name.replace(",", " ").split()) for name in (first, last))
        row = known.setdefault(student, api.Student(id=student))
        if not (row.first_name or row.last_name):
            row.first_name, row.last_name = first, last
        row.email = row.email or email
        session.add(row)
    session.commit()


def forget(book: api.Gradebook, student: str, vacuum: bool) -> bool:
    """Delete all rows of a student, of every assignment; whether there were any."""
    mine = [book.db.execute(sa.delete(t).filter_by(student=student)) for t in (attempts, history)]
    book.db.commit()
    found = student in student_ids(book.db)
    if found:
        book.remove_student(student)
    if vacuum:  # in SQLite, what is deleted lies in free pages until then
        book.db.execute(sa.text("VACUUM"))
        book.db.execute(sa.text("PRAGMA wal_checkpoint(TRUNCATE)"))
        book.db.commit()
    return found or any(result.rowcount > 0 for result in mine)
