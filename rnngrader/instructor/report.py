"""Writes the class's page and its table: `rnngrader report`."""

from __future__ import annotations

import datetime
import os
import secrets
import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

from rnngrader import __version__
from rnngrader.batch.results import page_path
from rnngrader.batch.work import SUBMITTED, answers_in, quoted, read_work
from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError
from rnngrader.course.files import write_whole
from rnngrader.feedback.class_page import Facts, class_page
from rnngrader.feedback.class_tables import class_csv
from rnngrader.feedback.progress import of_the_class, since
from rnngrader.gradebook.attempts import versions_of
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.instructor.similar import same_work
from rnngrader.sandbox.untrusted import one_line
from rnngrader.submission.files import came_in_two


def write_report(
    assignment: Assignment,
    sections: Mapping[str, str],
    anonymous: bool,
    people: Mapping[str, str],
) -> tuple[Path, Path, list[str]]:
    """Write page and table, the anonymous ones under names of their own; their paths, and a
    sentence on each work that could not be read for them.

    `sections` and `people`, the names, are those of the roster, by student.
    """
    with Gradebook(assignment) as gradebook:
        reports, finals = gradebook.reports(), gradebook.finals()
        seed, earlier = gradebook.seed(), gradebook.earlier()
        names = {**people, **gradebook.names()}
    if not reports:
        raise CourseError(f"Nothing of {assignment.name} is graded yet; run `rnngrader grade`.")
    answers: dict[str, dict[str, str]] = {}
    unread: list[str] = []
    for student in (r.student for r in reports if r.status == "graded"):
        try:
            answers[student] = answers_in(assignment, read_work(assignment, student)[0])
        except Exception as error:  # one's work, whatever it is, ends no report on the others
            said = one_line(f"{type(error).__name__}: {error}", 150)
            unread.append(f"The page shows no code of {quoted(student)}, which raised {said}.")
    submitted = assignment.course / SUBMITTED
    reports = [
        replace(r, needs_review=r.needs_review or came_in_two(submitted, r.student, assignment))
        for r in reports
    ]
    folder = assignment.course / "report"
    name = f"{assignment.name}-anonymous" if anonymous else assignment.name
    page, table = folder / f"{name}.html", folder / f"{name}.csv"
    key = pseudonym_key(assignment.course) if anonymous else b""
    rows = class_csv(reports, finals, names, sections, anonymous, key)
    before = keep_table(table, rows)
    versions = versions_of(assignment)
    facts = Facts(
        when=clock(time.time()),
        seed=seed,
        versions=(
            f"Course {versions.course[:8]}, rnngrader {__version__}, "
            f"Python {sys.version.split()[0]}, numpy {versions.numpy}"
        ),
        names=names,
        sections=sections,
        links={r.student: to for r in reports if (to := link(assignment, r.student))},
        same=same_work(answers, set(assignment.exercises)),
        earlier=earlier,
        since=since(before.read_text(), rows) if before else None,
        since_when=clock(before.stat().st_mtime) if before else "",
    )
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
    write_whole(table, rows.encode())
    return page, table, unread


def keep_table(table: Path, rows: str) -> Path | None:
    """Return the class's table of before, if any; what is about to be another becomes it.

    So a report that is written again tells of the same changes, until there are others. Who is in
    the class no more is taken out.
    """
    before = table.with_suffix(".before.csv")
    if table.is_file() and table.read_bytes() != rows.encode():
        table.replace(before)
    if not before.is_file():
        return None
    when = before.stat().st_mtime_ns
    kept = of_the_class(before.read_text(encoding="utf-8", errors="replace"), rows)
    write_whole(before, kept.encode())
    os.utime(before, ns=(when, when))
    return before


def clock(moment: float) -> str:
    """Return a time as a clock here shows it, with its zone."""
    return datetime.datetime.fromtimestamp(moment).astimezone().strftime("%Y-%m-%d %H:%M %Z")


def link(assignment: Assignment, student: str) -> str:
    """Return the address of a student's page as seen from the report; empty for none."""
    path = page_path(assignment.course, assignment, student)
    return f"../{quote(path.relative_to(assignment.course).as_posix())}" * path.is_file()


def pseudonym_key(course: Path) -> bytes:
    """Return the secret that keeps a class's pseudonyms the same from one report to the next."""
    path = course / "report" / ".pseudonyms"
    if not path.is_file():
        write_whole(path, secrets.token_bytes(16))
    return path.read_bytes()
