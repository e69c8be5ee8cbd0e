"""The commands that run students' code: grade, check, replay."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from rich.markup import escape

from rnngrader.batch import Bundle, Pool
from rnngrader.commands.common import OK, WRONG_WORK, chosen, err, out
from rnngrader.commands.tables import show_changes, show_class
from rnngrader.course import Assignment, CourseError, assignment_names, find_course, load_assignment
from rnngrader.records import SubmissionReport

NO_WALL = (
    "[bold red]No sandbox.[/] Students' code runs with your rights: it can read and change your "
    "files, this course and the gradebook. Only for work you trust."
)


def grade(options: argparse.Namespace) -> int:
    from rnngrader.batch import LocalPool, make_bundle
    from rnngrader.classroom import Run, grade_class
    from rnngrader.commands.progress import Progress
    from rnngrader.gradebook import Gradebook

    assignment = chosen(options)
    say_sandbox(options)
    jobs = options.jobs or os.cpu_count() or 1
    bundle = make_bundle(assignment, options.sandbox, assignment.limits)
    start = time.monotonic()
    students = tuple(options.student)
    class_run = Run(assignment, options.seed, students, options.force, options.exercise)
    with Gradebook(assignment) as gradebook:
        with Progress(err) as progress:
            local = partial(LocalPool, jobs, bundle)
            pools = cluster_pools(options.dask, bundle) if options.dask else local
            grade_class(class_run, gradebook, pools, progress.show)
        reports = gradebook.each_report(options.student)
        write_json(options, assignment, reports)
        show_class(reports)
        bad = any(report.status == "failed" or report.needs_review for report in reports)
    show_changes(class_run.changes)
    for sentence in class_run.left:
        err.print(f"note: {escape(sentence)}", soft_wrap=True)
    seconds, graded = time.monotonic() - start, class_run.graded
    err.print(
        f"{graded} graded in {seconds:.1f} s"
        + (f", {len(reports) - graded} unchanged" if len(reports) > graded else "")
        + f". Pages: {assignment.course / 'feedback'}",
        soft_wrap=True,
    )
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


def check_file(assignment: Assignment, path: Path, seed: int, sandbox: str) -> SubmissionReport:
    """The report on one file, with no gradebook; the student is called after the file."""
    from rnngrader.batch import read_file
    from rnngrader.grading import Handed, grade_submission
    from rnngrader.kernel import start_guest
    from rnngrader.notebook import shown

    try:
        data = read_file(path)
    except OSError as error:
        raise CourseError(f"{path} cannot be read: {error.strerror}.") from None
    guest = start_guest(assignment, sandbox)
    try:
        return grade_submission(assignment, guest, Handed(shown(path.stem), data), seed).report
    finally:
        guest.close()


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
    from rnngrader.kernel import start_guest
    from rnngrader.replay import html_page, lines
    from rnngrader.replay import replay as replay_exercise

    assignment = chosen(options)
    say_sandbox(options)
    guest = start_guest(assignment, options.sandbox)
    try:
        with Gradebook(assignment) as gradebook:
            found = replay_exercise(assignment, gradebook, guest, options.student, options.exercise)
    finally:
        guest.close()
    if options.html is not None:
        write_whole(options.html, html_page(found, options.full).encode())
        err.print(f"{options.html}", soft_wrap=True)
    for line in lines(found, options.full):
        out.print(line, soft_wrap=True)
    return OK if found.reproduced else WRONG_WORK


def say_sandbox(options: argparse.Namespace) -> None:
    if options.sandbox == "none":
        err.print(NO_WALL)


def write_json(
    options: argparse.Namespace, assignment: Assignment, reports: Iterable[SubmissionReport]
) -> None:
    from rnngrader.classroom import write_whole
    from rnngrader.results import results_pieces

    if options.json is not None:
        write_whole(Path(options.json), results_pieces(assignment.name, options.seed, reports))
