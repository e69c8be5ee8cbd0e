"""nbgrader's table of grades, with the columns of its own exporter."""

from __future__ import annotations

from rnngrader.feedback.text import csv_text
from rnngrader.lms.platform import Exported, Exporting, Platform, score_cell

HEADER = (
    "assignment", "duedate", "timestamp", "student_id", "last_name", "first_name", "email",
    "raw_score", "late_submission_penalty", "score", "max_score",
)  # fmt: skip


def export(job: Exporting) -> Exported:
    """Write a row for each student that the gradebook knows.

    nbgrader's own exporter writes names as they are: a comma in one shifts all that follows.
    """
    assignment = job.gradebook.book.find_assignment(job.assignment)
    submissions = {one.student.id: one for one in assignment.submissions}
    rows: list[list[object]] = [list(HEADER)]
    for student in sorted(job.gradebook.book.students, key=lambda student: str(student.id)):
        one, grade = submissions.get(student.id), job.grades[student.id]
        raw = (one.score or 0.0) if one else 0.0
        penalty = (one.late_submission_penalty or 0.0) if one else 0.0
        rows.append([
            job.assignment, assignment.duedate or "", (one.timestamp if one else None) or "",
            student.id, student.last_name or "", student.first_name or "", student.email or "",
            raw, penalty, score_cell(grade.score), assignment.max_score,
        ])  # fmt: skip
    known = {student.id for student in job.gradebook.book.students}
    notes = job.note("Not in the gradebook, and left out", sorted(set(job.grades) - known))
    return Exported([job.write("nbgrader.csv", csv_text(rows))], notes)


PLATFORM = Platform("nbgrader", export=export)
