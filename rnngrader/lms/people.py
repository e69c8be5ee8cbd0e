"""Who is in the class, by the gradebook, by folders and by the list that was given."""

from __future__ import annotations

from dataclasses import replace

from rnngrader.batch.work import SUBMITTED, is_student_id
from rnngrader.course.assignment import Assignment
from rnngrader.gradebook.database import is_begun
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.lms.roster import Person, Roster, as_known


def settle(
    assignment: Assignment, roster: Roster | None
) -> tuple[Roster | None, dict[str, Person]]:
    """Return the roster under the ids that students have, and all who are known, by id.

    Writes nothing: the gradebook learns who is new with `enroll`.
    """
    submitted = assignment.course / SUBMITTED
    folders = submitted.iterdir() if submitted.is_dir() else ()
    people = {path.name: Person(path.name) for path in folders if is_student_id(path.name)}
    if is_begun(assignment.course):
        with Gradebook(assignment) as gradebook:
            people |= known_people(gradebook)
    if roster is None:
        return None, people
    roster = as_known(roster, people)
    listed = {
        one.student: replace(one, email=one.email or people.get(one.student, one).email)
        for one in roster.people
    }
    return roster, people | listed


def enroll(assignment: Assignment, roster: Roster) -> None:
    """Add whoever is on a settled roster and new to the gradebook."""
    with Gradebook(assignment) as gradebook:
        gradebook.add_students(
            (p.student, p.first_name, p.last_name, p.email) for p in roster.people
        )


def known_people(gradebook: Gradebook) -> dict[str, Person]:
    """Return the students of the gradebook with their names and addresses."""
    people = gradebook.people()
    return {student: Person(student, first, last, mail) for student, first, last, mail in people}
