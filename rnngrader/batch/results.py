"""The files of a result: the graded notebook and the student's page, which tell the final score."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from rnngrader.batch.work import AUTOGRADED, FEEDBACK, SUBMITTED, answers_in, read_work
from rnngrader.course.assignment import Assignment
from rnngrader.course.files import write_whole
from rnngrader.course.locks import RESULTS, locked
from rnngrader.diagnosis.named import with_names
from rnngrader.feedback.attempts import changes_html, standing_html
from rnngrader.feedback.score import is_ours, nbgrader_mark, notebook_with_final, with_final
from rnngrader.feedback.student import student_page
from rnngrader.gradebook.attempts import next_from, read_timestamp
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.records import Final, Made, Submission, SubmissionReport
from rnngrader.submission.files import (
    Unreadable,
    open_folder,
    read_exchange_files,
    work_digest,
)

if TYPE_CHECKING:  # what grades takes its time to load: not for a run without work
    from rnngrader.grading.submission import Graded


# What a graded notebook raises that is somebody else's, or damaged.
NOT_OURS = (msgspec.DecodeError, KeyError, TypeError, AttributeError)


def refresh(
    assignment: Assignment, gradebook: Gradebook, landed: Mapping[str, str]
) -> tuple[dict[str, Final], int]:
    """Brings pages and graded notebooks up to the final scores; returns these, and how many pages
    told another score.

    Only files that tell another score, or a mistake by another name, are written. Those that were
    `landed` just now, by student with the mark of the score that they tell, are looked at only
    where that is another one by now.
    """
    changed = 0
    with locked(assignment.course, RESULTS):
        finals, made = gradebook.finals(), gradebook.made()
        for report in gradebook.each_report():
            final = finals.get(student := report.student)
            if final is None:
                continue
            told = with_names(report, assignment.named)
            if told != report:
                changed += retell(assignment, gradebook, told, final)
            elif landed.get(student) != nbgrader_mark(final):
                changed += refresh_files(assignment, gradebook, student, final, made.get(student))
    return finals, changed


def retell(
    assignment: Assignment, gradebook: Gradebook, report: SubmissionReport, final: Final
) -> bool:
    """Write a recorded result in other words, running nothing; whether that was done.

    Of work that has been replaced meanwhile the result stays until the new one is graded; beside a
    graded notebook that cannot be read, until somebody grades by force.
    """
    student = report.student
    submission, timestamp = read_work(assignment, student)
    attempt = gradebook.attempt(student)
    if attempt is None or work_digest(submission, timestamp) != attempt.work:
        return False
    path = notebook_path(assignment.course, assignment, student)
    try:
        data = path.read_bytes() if path.is_file() else b""
        graded = made_of(assignment, submission, report, data)
    except NOT_OURS:
        return False
    made, earlier = gradebook.preview_attempt(report, attempt)
    told = told_of_attempts(assignment, made, report, earlier)
    write_files(assignment.course, assignment, with_score(graded, final, told))
    when = read_timestamp(timestamp)
    gradebook.record(report, attempt, when, final.late_penalty, reworded=True)
    return True


def made_of(
    assignment: Assignment, submission: Submission, report: SubmissionReport, notebook: bytes
) -> Graded:
    """Return the files of a report, the notebook made of a graded one."""
    from rnngrader.grading.submission import Graded, with_results

    page = student_page(report, assignment.title, answers_in(assignment, submission)).encode()
    if notebook:
        notebook = msgspec.json.encode(with_results(msgspec.json.decode(notebook), report))
    return Graded(report, notebook, page)


def refresh_student(assignment: Assignment, gradebook: Gradebook, student: str) -> Final | None:
    """Return one student's final score, once the files tell it as well; None without any work."""
    with locked(assignment.course, RESULTS):
        final = gradebook.final(student)
        if final is not None and gradebook.report(student) is not None:
            refresh_files(assignment, gradebook, student, final)
    return final


def refresh_files(
    assignment: Assignment,
    gradebook: Gradebook,
    student: str,
    final: Final,
    made: Made | None = None,
) -> bool:
    """Brings one student's page and graded notebook up to a final score; whether the page told
    another one.

    `made` are the student's attempts, where they are at hand.
    """
    page = page_path(assignment.course, assignment, student)
    text, new = page_with_final(assignment, gradebook, student, final, made)
    if other := new != text:
        write_whole(page, new.encode())
    path = notebook_path(assignment.course, assignment, student)
    if path.is_file():
        data = path.read_bytes()
        try:
            notebook = msgspec.json.decode(data)
            told = notebook_with_final(notebook, final)
        except NOT_OURS:
            return other
        if told != notebook:
            write_whole(path, msgspec.json.encode(told))
    return other


def page_with_final(
    assignment: Assignment,
    gradebook: Gradebook,
    student: str,
    final: Final,
    made: Made | None = None,
) -> tuple[str, str]:
    """Return a student's page as it lies there, and with this final score; empty for none."""
    page = page_path(assignment.course, assignment, student)
    if not page.is_file():
        return "", ""
    made = made or gradebook.made(student).get(student, Made())
    text = page.read_text(encoding="utf-8", errors="replace")
    if is_ours(text):
        next_at = next_from(assignment.settings, made)
        return text, with_final(text, final, standing_html(made, assignment.settings, next_at))
    report = gradebook.report(student)
    if report is None or nbgrader_mark(final) in text:
        return text, text
    answers = answers_in(assignment, read_work(assignment, student)[0])
    earlier = gradebook.earlier(student).get(student, [None])[-1]
    told = told_of_attempts(assignment, made, report, earlier)
    return text, with_final(student_page(report, assignment.title, answers), final, told)


def told_of_attempts(
    assignment: Assignment, made: Made, report: SubmissionReport, earlier: SubmissionReport | None
) -> dict[str, str]:
    """Return what a page tells of the attempts `made`: what holds, and what changed since."""
    next_at = next_from(assignment.settings, made)
    standing = standing_html(made, assignment.settings, next_at)
    return standing | changes_html(made, earlier, report)


def with_score(graded: Graded, final: Final, told: Mapping[str, str]) -> Graded:
    """Return the files of a result with the final score in them, and what is `told` of attempts."""
    notebook = graded.notebook
    if notebook:
        notebook = msgspec.json.encode(notebook_with_final(msgspec.json.decode(notebook), final))
    page = with_final(graded.page.decode(), final, told).encode()
    return replace(graded, notebook=notebook, page=page)


def write_files(course: Path, assignment: Assignment, graded: Graded) -> None:
    """Write the graded notebook and the student's page, each whole or not at all."""
    student = graded.report.student
    notebook = notebook_path(course, assignment, student)
    if graded.notebook:
        write_whole(notebook, graded.notebook)
        link_folders(assignment.notebook_path.parent, notebook.parent)
    else:
        notebook.unlink(missing_ok=True)
    write_whole(page_path(course, assignment, student), graded.page)
    copy_exchange_files(course, assignment, student)


def copy_exchange_files(course: Path, assignment: Assignment, student: str) -> None:
    """Puts beside graded work what nbgrader's exchange needs to give it back to its owner."""
    try:
        with open_folder(course / SUBMITTED, student, assignment.name) as folder:
            found = read_exchange_files(folder)
    except (OSError, Unreadable):
        return
    for name, content in found.items():
        for step in (AUTOGRADED, FEEDBACK):
            write_whole(course / step / student / assignment.name / name, content)


def link_folders(source: Path, folder: Path) -> None:
    """Makes the assignment's folders, its images say, visible beside a graded notebook."""
    for original in source.iterdir():
        link = folder / original.name
        if original.is_dir() and original.name[0] not in "._" and not os.path.lexists(link):
            link.symlink_to(os.path.relpath(original, folder), target_is_directory=True)


def page_path(course: Path, assignment: Assignment, student: str) -> Path:
    name = assignment.notebook_path.with_suffix(".html").name
    return course / FEEDBACK / student / assignment.name / name


def has_page(assignment: Assignment, student: str) -> bool:
    return page_path(assignment.course, assignment, student).is_file()


def notebook_path(course: Path, assignment: Assignment, student: str) -> Path:
    """Return where the graded notebook of a student lies."""
    return course / AUTOGRADED / student / assignment.name / assignment.notebook_path.name
