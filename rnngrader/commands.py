"""What each command does. `run` turns what can go wrong into a sentence and an exit status."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from rnngrader import __version__
from rnngrader.batch import Bundle, Pool, WorkersUnavailable
from rnngrader.catalogue import CatalogueError
from rnngrader.course import Assignment, CourseError, assignment_names, find_course, load_assignment
from rnngrader.layouts import IntakeError
from rnngrader.records import SubmissionReport
from rnngrader.roster import RosterError
from rnngrader.sandbox.host import SandboxUnavailable

if TYPE_CHECKING:  # what these load, most commands need not wait for
    from rnngrader.classroom import Change
    from rnngrader.report import Table as ReportTable

# all well, something is wrong with the work, usage, the grader itself failed
OK, WRONG_WORK, USAGE, FAULT = 0, 1, 2, 3

NARROW = 130  # columns of a terminal: below, only totals are shown
FOLDED = ("what went wrong", "mistake")

out, err = Console(highlight=False), Console(stderr=True, highlight=False)

NO_WALL = (
    "[bold red]No sandbox.[/] Students' code runs with your rights: it can read and change your "
    "files, this course and the gradebook. Only for work you trust."
)


def run(options: argparse.Namespace) -> int:
    """Runs the command that `options` name; the exit status."""
    try:
        return COMMANDS[options.command](options)
    except (CourseError, IntakeError, RosterError) as error:
        err.print(f"[bold red]error:[/] {escape(str(error))}", soft_wrap=True)
        return USAGE
    except (CatalogueError, SandboxUnavailable, WorkersUnavailable) as error:
        err.print(f"[bold red]error:[/] {escape(str(error))}", soft_wrap=True)
        return FAULT
    except KeyboardInterrupt:
        err.print("Stopped. What is graded is recorded; the same command goes on from here.")
        return FAULT
    except BrokenPipeError:
        sys.stdout = None  # the reader of our output left; there is nobody to tell
        return OK
    except Exception as error:
        err.print_exception()
        err.print(
            f"[bold red]The grader failed:[/] {escape(str(error))} What is graded is recorded."
        )
        return FAULT


def chosen(options: argparse.Namespace) -> Assignment:
    """The assignment that was named, or the course's first."""
    course = find_course(options.course)
    names = assignment_names(course)
    if not names:
        raise CourseError(
            f"{course} has no assignment: source/NAME/*.ipynb with exercises/NAME.py."
        )
    return load_assignment(course, options.assignment or names[0])


def release(options: argparse.Namespace) -> int:
    from rnngrader.gradebook import Gradebook
    from rnngrader.release import make_release

    assignment = chosen(options)
    with Gradebook(assignment):  # tells nbgrader of the assignment, or says why that cannot be
        folder, archive = make_release(assignment)
    out.print(f"{folder}\n{archive}", soft_wrap=True)
    return OK


def demo(options: argparse.Namespace) -> int:
    from rnngrader.demo import write_class

    assignment = chosen(options)
    count = write_class(assignment, options.students, options.seed)
    out.print(f"{count} submissions in {assignment.course / 'submitted'}", soft_wrap=True)
    return OK


def grade(options: argparse.Namespace) -> int:
    from rnngrader.batch import LocalPool, make_bundle
    from rnngrader.classroom import Run, grade_class
    from rnngrader.gradebook import Gradebook
    from rnngrader.progress import Progress
    from rnngrader.sandbox.host import Limits

    assignment = chosen(options)
    say_sandbox(options)
    jobs = options.jobs or os.cpu_count() or 1
    bundle = make_bundle(assignment, options.sandbox, Limits())
    start = time.monotonic()
    students = tuple(options.student)
    class_run = Run(assignment, options.seed, students, options.force, options.exercise)
    with Gradebook(assignment) as gradebook:
        with Progress(err) as progress:
            local = partial(LocalPool, jobs, bundle)
            pools = cluster_pools(options.dask, bundle) if options.dask else local
            grade_class(class_run, gradebook, pools, progress.show)
        reports = gradebook.reports()
    if options.student:
        reports = [report for report in reports if report.student in options.student]
    write_json(options, assignment, reports)
    show_class(reports)
    show_changes(class_run.changes)
    for sentence in class_run.left:
        err.print(f"note: {escape(sentence)}", soft_wrap=True)
    seconds = time.monotonic() - start
    graded = len(class_run.fresh)
    err.print(
        f"{graded} graded in {seconds:.1f} s"
        + (f", {len(reports) - graded} unchanged" if len(reports) > graded else "")
        + f". Pages: {assignment.course / 'feedback'}",
        soft_wrap=True,
    )
    bad = any(report.status == "failed" or report.needs_review for report in reports)
    return WRONG_WORK if bad else OK


def cluster_pools(address: str, bundle: Bundle) -> Callable[[], Pool]:
    """What makes a pool of a Dask cluster's workers."""
    try:
        from rnngrader.cluster import ClusterPool
    except ImportError as error:
        if error.name not in ("dask", "distributed"):
            raise
        raise CourseError(
            "--dask needs the package distributed: pip install 'rnngrader[cluster]'."
        ) from None
    return partial(ClusterPool, address, bundle, lambda text: err.print(text, soft_wrap=True))


def check(options: argparse.Namespace) -> int:
    from rnngrader.checking import check_file
    from rnngrader.feedback import exercise_text

    say_sandbox(options)
    assignment = assignment_of(options)
    report = check_file(assignment, options.notebook, options.seed, options.sandbox)
    write_json(options, assignment, [report])
    for problem in report.problems:
        out.print(f"note: {escape(problem)}", soft_wrap=True)
    for exercise in report.exercises:
        out.print(escape(exercise_text(exercise)), soft_wrap=True)
    out.print(f"[bold]{report.score:g} of {report.max_score:g} points[/]")
    return OK if report.status == "graded" and report.score >= report.max_score else WRONG_WORK


def assignment_of(options: argparse.Namespace) -> Assignment:
    """The assignment of a single file: the named one, or the one whose notebook is called so."""
    course = find_course(options.course)
    names = assignment_names(course)
    if options.assignment is None:
        for name in names:
            assignment = load_assignment(course, name)
            if assignment.notebook_path.name == options.notebook.name:
                return assignment
    return chosen(options)


def replay(options: argparse.Namespace) -> int:
    from rnngrader.classroom import write_whole
    from rnngrader.gradebook import Gradebook
    from rnngrader.grading import Guests
    from rnngrader.replay import html_page, lines
    from rnngrader.replay import replay as replay_exercise
    from rnngrader.sandbox.host import Guest

    assignment = chosen(options)
    say_sandbox(options)
    guests = Guests(lambda: Guest(assignment.files(), sandbox=options.sandbox))
    try:
        with Gradebook(assignment) as gradebook:
            found = replay_exercise(
                assignment, gradebook, guests, options.student, options.exercise
            )
    finally:
        guests.close()
    if options.html is not None:
        write_whole(options.html, html_page(found, options.full).encode())
        err.print(f"{options.html}", soft_wrap=True)
    for line in lines(found, options.full):
        out.print(line, soft_wrap=True)
    return OK if found.reproduced else WRONG_WORK


def explain(options: argparse.Namespace) -> int:
    from rnngrader.explain import explain_text, list_text

    course = find_course(options.course)
    assignments = [load_assignment(course, name) for name in assignment_names(course)]
    if options.misconception is None:
        out.print(escape(list_text(assignments)), soft_wrap=True)
    else:
        out.print(escape(explain_text(assignments, options.misconception)), soft_wrap=True)
    return OK


def lint(options: argparse.Namespace) -> int:
    from rnngrader.lint import codes_text, drafts, summary
    from rnngrader.lint import lint as lint_assignment

    if options.codes:
        out.print(escape(codes_text()), soft_wrap=True)
        return OK
    course = find_course(options.course)
    bad = False
    for name in [options.assignment] if options.assignment else drafts(course):
        messages, assignment = lint_assignment(course, name)
        for message in messages:
            out.print(escape(str(message)), soft_wrap=True)
        out.print(escape(summary(name, messages, assignment)), soft_wrap=True)
        bad |= any(message.level == "error" for message in messages)
    return WRONG_WORK if bad else OK


def doctor(options: argparse.Namespace) -> int:
    from rnngrader.sandbox.host import capabilities

    table = Table(box=None, show_header=False)
    fine = True
    for name, ok, detail, remedy in capabilities():
        table.add_row("[green]✓[/]" if ok else "[red]✗[/]", name, escape(detail))
        if not ok:
            table.add_row("", "", f"[bold]→[/] {escape(remedy)}")
            fine = False
    out.print(f"rnngrader {__version__}, Python {sys.version.split()[0]} at {sys.prefix}")
    out.print(table)
    return OK if fine else WRONG_WORK


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
    from rnngrader.gradebook import Gradebook
    from rnngrader.naming import name_cluster

    assignment = chosen(options)
    with Gradebook(assignment) as gradebook:
        reports = gradebook.reports()
    path, count = name_cluster(assignment, reports, options.cluster, options.title, options.hint)
    out.print(f"{path}: {count} students are told at the next `rnngrader grade`", soft_wrap=True)
    return OK


def say_sandbox(options: argparse.Namespace) -> None:
    if options.sandbox == "none":
        err.print(NO_WALL)


def write_json(
    options: argparse.Namespace, assignment: Assignment, reports: Sequence[SubmissionReport]
) -> None:
    from rnngrader.classroom import write_whole
    from rnngrader.results import results_json

    if options.json is not None:
        write_whole(Path(options.json), results_json(assignment.name, options.seed, reports))


def show_class(reports: Sequence[SubmissionReport]) -> None:
    """The tables that a run ends with: who got what and why, and what went wrong how often."""
    from rnngrader.report import summary_tables

    narrow = out.width < NARROW
    for shown in summary_tables(reports):
        table = Table(box=None, pad_edge=False, header_style="bold", title=shown.title)
        table.title_justify = "left"
        kept = [i for i in range(len(shown.columns)) if not (narrow and i in roomy(shown))]
        for i in kept:
            justify: Literal["left", "right"] = "right" if i in shown.numeric else "left"
            no_wrap = shown.columns[i] not in FOLDED
            table.add_column(shown.columns[i], justify=justify, overflow="fold", no_wrap=no_wrap)
        for row in shown.rows:
            table.add_row(*(escape(row[i]) for i in kept))
        if shown.rows:
            out.print(table)
            out.print()


def show_changes(changes: Sequence[Change]) -> None:
    """Whose points are others than before, from what to what."""
    if not changes:
        return
    table = Table(box=None, pad_edge=False, header_style="bold", title="Changed scores")
    table.title_justify = "left"
    for column in ("student", "exercise"):
        table.add_column(column)
    for column in ("before", "now"):
        table.add_column(column, justify="right")
    table.add_column("")
    for one in changes:
        note = "a person's score stands" if one.manual else ""
        points = (f"{one.before:g}", f"{one.after:g}")
        table.add_row(escape(one.student), one.exercise, *points, note)
    out.print(table)
    out.print()


def roomy(table: ReportTable) -> list[int]:
    """The columns that a narrow terminal has no room for: single exercises, and ids."""
    always = ("student", "score", "students", "exercise", *FOLDED)
    return [i for i, column in enumerate(table.columns) if column not in always]


def versions() -> str:
    return f"rnngrader {__version__}, Python {sys.version.split()[0]}"


COMMANDS = {
    "release": release,
    "demo": demo,
    "grade": grade,
    "check": check,
    "replay": replay,
    "explain": explain,
    "lint": lint,
    "doctor": doctor,
    "report": report,
    "import": import_,
    "export": export,
    "name": name,
}
