"""Writes the class's page and its table: `rnngrader report`."""

from __future__ import annotations

import datetime
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote

from rnngrader import __version__
from rnngrader.batch.files import write_whole
from rnngrader.batch.run import answers_in, page_path, read_work
from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError
from rnngrader.feedback.class_page import Facts, class_csv, class_page
from rnngrader.gradebook.attempts import versions_of
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.instructor.similar import same_work


def write_report(
    assignment: Assignment, sections: Mapping[str, str], anonymous: bool
) -> tuple[Path, Path]:
    """Write page and table, the anonymous ones under names of their own; their paths.

    `sections` are those of the roster, by student.
    """
    with Gradebook(assignment) as gradebook:
        reports, finals = gradebook.reports(), gradebook.finals()
        names, seed = gradebook.names(), gradebook.seed()
    if not reports:
        raise CourseError(f"Nothing of {assignment.name} is graded yet; run `rnngrader grade`.")
    answers = {
        r.student: answers_in(assignment, read_work(assignment, r.student)[0])
        for r in reports
        if r.status == "graded"
    }
    versions = versions_of(assignment)
    facts = Facts(
        when=datetime.datetime.now().astimezone().strftime("%Y-%m-%d %H:%M %Z"),
        seed=seed,
        versions=(
            f"Course {versions.course[:8]}, rnngrader {__version__}, "
            f"Python {sys.version.split()[0]}, numpy {versions.numpy}"
        ),
        names=names,
        sections=sections,
        links={
            r.student: link(assignment, r.student)
            for r in reports
            if page_path(assignment.course, assignment, r.student).is_file()
        },
        same=same_work(answers, set(assignment.exercises)),
    )
    folder = assignment.course / "report"
    name = f"{assignment.name}-anonymous" if anonymous else assignment.name
    page, table = folder / f"{name}.html", folder / f"{name}.csv"
    key = pseudonym_key(assignment.course)
    html = class_page(
        reports,
        assignment.title,
        finals=finals,
        answer_of=lambda student, exercise: answers.get(student, {}).get(exercise, ""),
        facts=facts,
        anonymous=anonymous,
        key=key,
    )
    write_whole(page, html.encode())
    write_whole(table, class_csv(reports, finals, facts, anonymous, key).encode())
    return page, table


def link(assignment: Assignment, student: str) -> str:
    """Return the address of a student's page as seen from the report."""
    path = page_path(assignment.course, assignment, student).relative_to(assignment.course)
    return "../" + quote(path.as_posix())


def pseudonym_key(course: Path) -> bytes:
    """Return the secret that keeps a class's pseudonyms the same from one report to the next."""
    path = course / "report" / ".pseudonyms"
    if not path.is_file():
        write_whole(path, secrets.token_bytes(16))
    return path.read_bytes()
