"""What each command does. `run` turns what can go wrong into a sentence and an exit status."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from rnngrader import __version__
from rnngrader.catalogue import CatalogueError
from rnngrader.course import Assignment, CourseError, assignment_names, find_course, load_assignment
from rnngrader.records import ExerciseReport, SubmissionReport, Verdict
from rnngrader.sandbox.host import SandboxUnavailable

# all well, something is wrong with the work, usage, the grader itself failed
OK, WRONG_WORK, USAGE, FAULT = 0, 1, 2, 3

out, err = Console(highlight=False), Console(stderr=True, highlight=False)

NO_WALL = (
    "[bold red]No sandbox.[/] Students' code runs with your rights: it can read and change your "
    "files, this course and the gradebook. Only for work you trust."
)


def run(options: argparse.Namespace) -> int:
    """Runs the command that `options` name; the exit status."""
    try:
        return COMMANDS[options.command](options)
    except CourseError as error:
        err.print(f"[bold red]error:[/] {escape(str(error))}")
        return USAGE
    except (CatalogueError, SandboxUnavailable) as error:
        err.print(f"[bold red]error:[/] {escape(str(error))}")
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
    from rnngrader.batch import local_executor, make_bundle
    from rnngrader.classroom import Run, grade_class
    from rnngrader.gradebook import Gradebook
    from rnngrader.progress import Progress
    from rnngrader.sandbox.host import Limits

    assignment = chosen(options)
    say_sandbox(options)
    jobs = options.jobs or os.cpu_count() or 1
    bundle = make_bundle(assignment, options.sandbox, Limits())
    start = time.monotonic()
    class_run = Run(assignment, options.seed, tuple(options.student), options.force)
    with Gradebook(assignment) as gradebook:
        with Progress(err) as progress:
            grade_class(
                class_run, gradebook, lambda: local_executor(jobs, bundle), jobs, progress.show
            )
        reports = gradebook.reports()
    if options.student:
        reports = [report for report in reports if report.student in options.student]
    write_json(options, assignment, reports)
    show_class(assignment, reports)
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
    """The assignment a single file belongs to: the named one, or the one with its notebook's name."""
    course = find_course(options.course)
    names = assignment_names(course)
    if options.assignment is None:
        for name in names:
            assignment = load_assignment(course, name)
            if assignment.notebook_path.name == options.notebook.name:
                return assignment
    return chosen(options)


def explain(options: argparse.Namespace) -> int:
    from rnngrader.explain import explain_text, list_text

    course = find_course(options.course)
    assignments = [load_assignment(course, name) for name in assignment_names(course)]
    if options.misconception is None:
        out.print(escape(list_text(assignments)), soft_wrap=True)
    else:
        out.print(escape(explain_text(assignments, options.misconception)), soft_wrap=True)
    return OK


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
    from rnngrader.gradebook import Gradebook
    from rnngrader.report import class_csv, class_page

    assignment = chosen(options)
    with Gradebook(assignment) as gradebook:
        reports = gradebook.reports()
    if not reports:
        raise CourseError(f"Nothing of {assignment.name} is graded yet; run `rnngrader grade`.")
    folder = assignment.course / "report"
    page, table = folder / f"{assignment.name}.html", folder / f"{assignment.name}.csv"
    write_whole(page, class_page(reports, assignment.title, anonymous=options.anonymous).encode())
    write_whole(table, class_csv(reports, anonymous=options.anonymous).encode())
    out.print(f"{page}\n{table}", soft_wrap=True)
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


def show_class(assignment: Assignment, reports: Sequence[SubmissionReport]) -> None:
    """The table that a run ends with: who got what, and why."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("student")
    table.add_column("score", justify="right")
    for name in assignment.points:
        table.add_column(short(name), justify="right")
    table.add_column("what went wrong", overflow="fold")
    for row in reports:
        points = {exercise.name: exercise for exercise in row.exercises}
        cells = [mark(points[name]) if name in points else "–" for name in assignment.points]
        table.add_row(escape(row.student), f"{row.score:g}", *cells, escape(what_went_wrong(row)))
    out.print(table)


def short(name: str) -> str:
    """An exercise's name in two lines, for a narrow column."""
    head, _, tail = name.rpartition("_")
    return f"{head}\n{tail}" if head else name


def mark(exercise: ExerciseReport) -> str:
    style = "green" if exercise.points >= exercise.max_points else "red"
    return f"[{style}]{exercise.points:g}[/]"


def what_went_wrong(report: SubmissionReport) -> str:
    """The mistakes of one student in a line."""
    parts = list(report.problems)
    for exercise in report.exercises:
        if exercise.verdict is Verdict.NOT_IMPLEMENTED:
            continue
        if exercise.diagnosis is not None and exercise.diagnosis.kind != "carried_forward":
            parts.append(f"{exercise.name}: {exercise.diagnosis.title or exercise.verdict}")
    unwritten = [e.name for e in report.exercises if e.verdict is Verdict.NOT_IMPLEMENTED]
    if unwritten:
        parts.append(f"not written: {', '.join(unwritten)}")
    return "; ".join(parts)


COMMANDS = {
    "release": release,
    "demo": demo,
    "grade": grade,
    "check": check,
    "explain": explain,
    "doctor": doctor,
    "report": report,
}
