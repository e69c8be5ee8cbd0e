"""Grades and feedback go out as platforms take them: what stands in the gradebook, no other."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from rnngrader.batch.run import page_path
from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError
from rnngrader.feedback.score import as_reported, reasons, score_text
from rnngrader.feedback.student import student_notebook
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.lms.platform import Exported, Exporting, Grade, comment_on
from rnngrader.lms.platforms import PLATFORMS, read_roster
from rnngrader.lms.roster import Person, Roster
from rnngrader.lms.submissions import open_submissions
from rnngrader.records import Final, SubmissionReport

FOLDER = "exports"


def export(
    assignment: Assignment,
    form: str,
    roster: Roster | None = None,
    title: str = "",
    submissions: Path | None = None,
    missing: str | None = None,
) -> Exported:
    """Write the final scores and the feedback in the form that a platform takes back.

    `missing` says what those get who handed in nothing, "zero" or "blank"; where it is None, the
    assignment's settings do.
    """
    platform = PLATFORMS[form]
    if platform.export is None:
        raise CourseError(f"{form} takes no grades back in a file that we know of.")
    if platform.roster and roster is None:
        raise CourseError(
            f"--format {form} needs --roster FILE: the list that the platform itself exports "
            f"({platform.roster})."
        )
    with Gradebook(assignment) as gradebook:
        reports = {report.student: report for report in gradebook.reports()}
        if not reports:
            raise CourseError(f"Nothing of {assignment.name} is graded yet; run `rnngrader grade`.")
        finals = gradebook.finals()
        grades = {student: grade_of(r, finals.get(student)) for student, r in reports.items()}
        if missing is not None:
            grades |= {
                student: replace(grades[student], score=None if missing == "blank" else 0.0)
                for student, report in reports.items()
                if report.status == "missing" and not finals[student].overridden
            }
        people = known_people(gradebook)
        people |= {person.student: person for person in roster.people} if roster else {}
        job = Exporting(
            assignment=assignment.name,
            folder=assignment.course / FOLDER,
            grades=grades,
            people=people,
            gradebook=gradebook,
            roster=roster,
            column=title or assignment.title,
            page=partial(page, assignment),
            notebook=lambda student: student_notebook(
                reports[student], assignment.title, finals.get(student)
            ),
        )
        if submissions is None:
            return platform.export(job)
        with open_submissions(submissions, roster) as files:
            return platform.export(replace(job, submissions=files))


def grade_of(report: SubmissionReport, final: Final | None = None) -> Grade:
    """Return a report's grade with what stands in the gradebook: people have the last word."""
    final = final or as_reported(report)
    points = final.points if final.score is not None else {}
    grade = Grade(final.score, final.full_marks, points, final.max_points)
    said = (f"{score_text(final)}.", *reasons(final))
    return replace(grade, comment=comment_on(report, grade, said))


def known_people(gradebook: Gradebook) -> dict[str, Person]:
    """Return the students of the gradebook with their names and addresses."""
    return {
        str(one.id): Person(str(one.id), one.first_name or "", one.last_name or "", one.email or "")
        for one in gradebook.book.students
    }


def page(assignment: Assignment, student: str) -> bytes | None:
    """Return a student's feedback page, where there is one."""
    path = page_path(assignment.course, assignment, student)
    return path.read_bytes() if path.is_file() else None


def load_roster(path: Path | None) -> Roster | None:
    return None if path is None else read_roster(path)
