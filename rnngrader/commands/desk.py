"""The instructor's commands: report, import, export, name."""

from __future__ import annotations

import argparse
from collections import Counter

from rich.markup import escape
from rich.table import Table

from rnngrader.commands.common import OK, WRONG_WORK, chosen, err, out, versions
from rnngrader.course import Assignment, CourseError


def report(options: argparse.Namespace) -> int:
    from rnngrader.classroom import write_whole
    from rnngrader.desk import answer_in, pseudonym_key
    from rnngrader.gradebook import Gradebook
    from rnngrader.report import RunFacts, class_csv, class_page

    assignment = chosen(options)
    with Gradebook(assignment) as gradebook:
        reports, seed = gradebook.reports(), gradebook.seed()
    if not reports:
        raise CourseError(f"Nothing of {assignment.name} is graded yet; run `rnngrader grade`.")
    folder = assignment.course / "report"
    page, table = folder / f"{assignment.name}.html", folder / f"{assignment.name}.csv"
    key = pseudonym_key(assignment.course)
    html = class_page(
        reports,
        assignment.title,
        answer_of=lambda student, exercise: answer_in(assignment, student, exercise),
        run=RunFacts(seed=seed, versions=versions()),
        anonymous=options.anonymous,
        key=key,
    )
    write_whole(page, html.encode())
    write_whole(table, class_csv(reports, anonymous=options.anonymous, key=key).encode())
    out.print(f"{page}\n{table}", soft_wrap=True)
    return OK


def import_(options: argparse.Namespace) -> int:
    from rnngrader.desk import import_work, load_roster
    from rnngrader.gradebook import Gradebook

    assignment, roster = chosen(options), load_roster(options.roster)
    if roster is not None:
        with Gradebook(assignment) as gradebook:
            gradebook.add_students((p.student, p.name, p.email) for p in roster.people)
    arrivals = import_work(assignment, options.files, roster)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("student", "file", "", "note"):
        table.add_column(column, overflow="fold")
    for one in arrivals:
        if one.status != "taken" or one.note:
            table.add_row(*map(escape, (one.student or "?", one.name, one.status, one.note)))
    if table.row_count:
        out.print(table)
    counted = Counter(one.status for one in arrivals)
    out.print(", ".join(f"{number} {status}" for status, number in sorted(counted.items())) + ".")
    return WRONG_WORK if counted["left out"] else OK


def export(options: argparse.Namespace) -> int:
    from rnngrader.desk import export as write_export
    from rnngrader.desk import load_roster

    assignment = chosen(options)
    if options.format == "nbgrader":
        return export_by_nbgrader(assignment)
    roster = load_roster(options.roster)
    files, problems = write_export(
        assignment, options.format, roster, options.title, options.submissions
    )
    for problem in problems:
        err.print(f"note: {escape(problem)}", soft_wrap=True)
    for file in files:
        out.print(str(file), soft_wrap=True)
    return OK


def export_by_nbgrader(assignment: Assignment) -> int:
    """nbgrader's own CSV, by its own exporter."""
    from nbgrader.plugins import CsvExportPlugin

    from rnngrader.desk import EXPORTS
    from rnngrader.gradebook import Gradebook

    target = assignment.course / EXPORTS / f"{assignment.name}-nbgrader.csv"
    target.parent.mkdir(exist_ok=True)
    with Gradebook(assignment) as gradebook:
        plugin = CsvExportPlugin(to=str(target), assignment=[assignment.name])
        plugin.export(gradebook.book)
    out.print(str(target), soft_wrap=True)
    return OK


def name(options: argparse.Namespace) -> int:
    from rnngrader.authoring.naming import name_cluster
    from rnngrader.gradebook import Gradebook

    assignment = chosen(options)
    with Gradebook(assignment) as gradebook:
        reports = gradebook.reports()
    path, count = name_cluster(assignment, reports, options.cluster, options.title, options.hint)
    out.print(f"{path}: {count} students are told at the next `rnngrader grade`", soft_wrap=True)
    return OK
