"""Grades and feedback go out as platforms take them: what stands in the gradebook, no other."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path

from rnngrader.batch.results import page_with_final
from rnngrader.batch.work import read_work
from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError
from rnngrader.feedback.score import as_reported, reasons, score_text, waiting_text
from rnngrader.feedback.student import student_notebook
from rnngrader.gradebook.final_score import automatic_final
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.lms.people import as_known, known_people
from rnngrader.lms.platform import Exported, Exporting, Grade, comment_on
from rnngrader.lms.platforms import PLATFORMS
from rnngrader.lms.roster import Roster
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
    assignment's settings do. So it is for all whom gradebook or roster know; work that is not
    graded yet gets no score, and is told.
    """
    platform, asked = PLATFORMS[form], missing is not None
    if missing is not None:  # all that tells a score follows: points, comments, pages
        assignment = replace(assignment, settings=replace(assignment.settings, missing=missing))
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
        if waits := waiting_text(finals.values()):
            raise CourseError(
                f"The course gives other points by now than when work was graded: {waits}. Run "
                "`rnngrader grade --apply`, or give the exercise its points of before."
            )
        people = known_people(gradebook)
        known = {*people, *reports}
        roster = as_known(assignment, roster, people) if roster else None
        people |= {person.student: person for person in roster.people} if roster else {}
        absent = {s: SubmissionReport(s, "missing", 0.0, 0.0, (), ()) for s in people}
        recorded, reports = set(reports), absent | reports
        finals = {
            student: automatic_final(report, assignment.points, assignment.settings)
            for student, report in absent.items()
        } | finals
        nobodys = [
            student
            for student, report in reports.items()
            if report.status == "missing" and not finals[student].overridden
        ]
        waiting = [s for s in nobodys if read_work(assignment, s)[0].status != "missing"]
        blank = assignment.settings.missing == "blank"
        if roster and not known & {person.student for person in roster.people}:
            raise CourseError(
                f"None of the {len(roster.people)} on the roster is in this class: the ids do not "
                "fit. Import that platform's submissions with this --roster first. "
                f"{' '.join(roster.doubts[:3])}".strip()
            )
        if roster and not (blank or asked):
            refuse_strangers(roster, set(reports) - set(nobodys), set(waiting))
        grades = {student: grade_of(r, finals.get(student)) for student, r in reports.items()}
        for student in waiting:
            full_marks = finals[student].full_marks
            grades[student] = Grade(None, full_marks, comment="Handed in, and not graded yet.")

        def page(student: str) -> bytes | None:
            if student in waiting or student not in finals:
                return None
            told = page_with_final(assignment, gradebook, student, finals[student])[1]
            return told.encode() or None

        job = Exporting(
            assignment=assignment.name,
            folder=assignment.course / FOLDER,
            grades=grades,
            people=people,
            gradebook=gradebook,
            roster=roster,
            column=title or assignment.title,
            page=page,
            work=lambda student: read_work(assignment, student)[0].data,
            notebook=lambda student: student_notebook(
                reports[student], assignment.title, finals.get(student)
            ),
        )
        with contextlib.ExitStack() as stack:
            if submissions is not None:
                files = stack.enter_context(open_submissions(submissions, roster))
                job = replace(job, submissions=files)
            done = platform.export(job)
        hint = " Run `rnngrader grade`."
        late = job.note("Handed in but not graded yet, and left without a score", waiting, hint)
        new = [p.student for p in roster.people if p.student not in recorded] if roster else []
        zeros = [student for student in new if grades[student].score == 0.0]
        what = "On the roster alone, never graded here, and given 0"
        late += job.note(what, zeros, " --missing blank gives no score.")
        doubts = [*(roster.doubts if roster else ()), *done.doubts]
        return replace(done, problems=[*done.problems, *late], doubts=doubts)


def refuse_strangers(roster: Roster, graded: set[str], waiting: set[str]) -> None:
    """Refuse a roster whose people mostly have no work while most of the graded are not on it:
    each of them would get zero, since ids do not fit.
    """
    listed = {person.student for person in roster.people}
    absent, strangers = listed - graded - waiting, graded - listed
    if 2 * len(absent) > len(listed) and 2 * len(strangers) > len(graded):
        raise CourseError(
            f"{len(absent)} of {len(listed)} on the roster have no graded work, and "
            f"{len(strangers)} of {len(graded)} who have some are not on it "
            f"({', '.join(sorted(strangers)[:3])}, …): the ids do not fit, or another platform's "
            "work was imported. Import that platform's submissions with this --roster first, or "
            "say what those without work shall get: --missing zero or --missing blank. "
            f"{' '.join(roster.doubts[:3])}".strip()
        )


def grade_of(report: SubmissionReport, final: Final | None = None) -> Grade:
    """Return a report's grade with what stands in the gradebook: people have the last word."""
    final = final or as_reported(report)
    points = final.points if final.score is not None else {}
    if report.status != "graded":  # nothing was tried: what a person gave is all that there is
        points = {name: given for name, given in points.items() if name in final.overridden}
    grade = Grade(final.score, final.full_marks, points, final.max_points)
    said = (f"{score_text(final)}.", *reasons(final))
    return replace(grade, comment=comment_on(report, grade, said))
