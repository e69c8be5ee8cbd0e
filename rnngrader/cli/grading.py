"""The commands that run students' code: grade, check, watch, replay."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from rnngrader.cli.common import OK, WRONG_WORK, add_command, chosen, file_to_write, positive, say

if TYPE_CHECKING:
    from rnngrader.batch.pool import Bundle, Pool
    from rnngrader.batch.run import Run
    from rnngrader.course.assignment import Assignment
    from rnngrader.records import Made, SubmissionReport

NO_WALL = (
    "[bold red]No sandbox.[/] Students' code runs with your rights: it can read and change your "
    "files, this course and the gradebook. Only for work you trust."
)


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the commands that run students' code."""
    text = "grade submitted/ into autograded/, feedback/ and the gradebook"
    sub = add_command(subparsers, grade, "grade", text)
    sub.add_argument(
        "--student",
        action="append",
        default=[],
        metavar="ID",
        help="only this one; also several times",
    )
    where = sub.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=positive, metavar="N", help="default: one a core")
    where.add_argument(
        "--dask", metavar="ADDRESS", help="on a Dask cluster; its scheduler: tcp://HOST:8786"
    )
    sub.add_argument(
        "--exercise",
        default="",
        metavar="NAME",
        help="this alone, where the course or the grader changed, and its points",
    )
    sub.add_argument(
        "--force", action="store_true", help="grade unchanged work again too, and change its points"
    )
    sub.add_argument(
        "--apply",
        action="store_true",
        help="change recorded points where the course or the grader, not the work, has changed",
    )
    sub.add_argument(
        "--seed",
        type=int,
        metavar="S",
        help="begin a new gradebook with public probes of this seed; without, with a secret",
    )
    grading_options(sub)

    text = "grade what is handed in as it comes, until it is stopped"
    sub = add_command(subparsers, watch, "watch", text, "no")
    names = "default: all of the course"
    sub.add_argument("assignments", nargs="*", metavar="ASSIGNMENT", help=names)
    text = "collect from nbgrader's exchange, and give the pages back there"
    sub.add_argument("--exchange", action="store_true", help=text)
    sub.add_argument("--jobs", type=positive, metavar="N", help="default: one a core")
    sandbox_option(sub)

    text = "grade one notebook file, touching no gradebook"
    sub = add_command(subparsers, check, "check", text, "no")
    sub.add_argument("notebook", type=Path, metavar="NOTEBOOK")
    sub.add_argument("--assignment", metavar="NAME", help="default: the one it belongs to")
    sub.add_argument("--seed", type=int, default=0, metavar="S", help="of the probes; default: 0")
    grading_options(sub)

    text = "rerun one exercise of a graded submission and show where it goes wrong"
    sub = add_command(subparsers, replay, "replay", text, "found")
    sub.add_argument("student", metavar="STUDENT")
    sub.add_argument("exercise", metavar="EXERCISE")
    sub.add_argument("--all", action="store_true", help="every probe, with all that came back")
    sub.add_argument("--full", action="store_true", help="as --all, and whole arrays")
    sub.add_argument("--html", type=file_to_write, metavar="FILE", help="write it as a page, too")
    sandbox_option(sub)


def grading_options(sub: argparse.ArgumentParser) -> None:
    """Adds what every command takes that gives results."""
    sub.add_argument(
        "--json", type=file_to_write, metavar="FILE", help="write the results here too"
    )
    sandbox_option(sub)


def sandbox_option(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--sandbox",
        choices=("bwrap", "none"),
        default="bwrap",
        help="'none' runs the work without any protection: only for work you trust",
    )


def grade(options: argparse.Namespace) -> int:
    """Grades the class."""
    from rnngrader.authoring.demo import unmixed
    from rnngrader.batch.run import Run, grade_class
    from rnngrader.cli.console import err
    from rnngrader.cli.progress import progress
    from rnngrader.cli.tables import show_changes, show_class
    from rnngrader.course.files import write_whole
    from rnngrader.feedback.score import waiting_text
    from rnngrader.gradebook.gradebook import Gradebook
    from rnngrader.instructor.results import results_pieces

    assignment = chosen(options)
    unmixed(assignment.course)
    say_sandbox(options)
    start = time.monotonic()
    class_run = Run(
        assignment,
        students=tuple(options.student),
        force=options.force,
        apply=options.apply,
        exercise=options.exercise,
    )
    with Gradebook(assignment, options.seed) as gradebook:
        made = gradebook.made()
        with progress(err) as show:
            bundle = cache(partial(bundle_of, options, assignment))
            grade_class(class_run, gradebook, partial(open_pool, options, bundle), show)
        notes = beyond(assignment.settings.attempts, made, gradebook.made())
        reports, finals = gradebook.each_report(options.student), class_run.finals
        if options.json is not None:
            pieces = results_pieces(assignment.name, gradebook.seed(), reports, finals)
            write_whole(options.json, pieces)
        show_class(reports, finals, gradebook.names())
        states = Counter((report.status, report.needs_review) for report in reports)
        bad = any(look or status in ("failed", "wrong_file") for status, look in states)
        without = sum(number for (status, _), number in states.items() if status != "graded")
    show_changes("Changed scores", class_run.changes)
    show_changes("Would change", class_run.held)
    notes = [*in_course(class_run), *class_run.skipped, *notes, *below(class_run)]
    if class_run.held:
        notes.append("Recorded points stay as they are; `rnngrader grade --apply` changes them.")
    if waits := waiting_text(finals.values()):
        notes.append(
            f"The course gives other points by now: {waits}. Until that is applied, everything "
            "tells what was graded, and nothing is exported."
        )
    say(*(f"note: {note}" for note in notes), err=True)
    seconds, graded = time.monotonic() - start, class_run.graded
    held = len({change.student for change in class_run.held})
    said = [f"{graded - class_run.without} graded in {seconds:.1f} s"]
    said += [f"{held} would change"] if held else []
    said += [f"{unchanged} unchanged"] if (unchanged := len(reports) - graded - held) > 0 else []
    if without:
        said.append(f"{without} of all {len(reports)} without a notebook that can be graded")
    if pages := class_run.refreshed:
        said.append(f"{pages} page{'s' if pages != 1 else ''} brought up to date")
    say(f"{', '.join(said)}. Pages: {assignment.course / 'feedback'}", err=True)
    return WRONG_WORK if bad else OK


def beyond(most: int | None, before: Mapping[str, Made], after: Mapping[str, Made]) -> list[str]:
    """Return a sentence on the attempts that were graded just now though none was left."""
    old = {student: one.number for student, one in before.items()}
    new = {s: one.number for s, one in after.items() if one.number > old.get(s, 0)}
    who = [f"{s} (attempt {number})" for s, number in new.items() if most and number > most]
    what = f"These have more than {most} attempt{'s' if most != 1 else ''}, and `grade` graded them"
    return [f"{what}: {', '.join(who)}."] if who else []


def in_course(run: Run) -> list[str]:
    """Return what is plainly wrong with the course, where there was anything to grade."""
    if not run.graded and not run.held:
        return []
    from rnngrader.authoring.lint import quick_errors  # takes its time to load

    return [str(message) for message in quick_errors(run.assignment)]


def below(run: Run) -> list[str]:
    """Return a sentence on points by hand that stand before better ones of this run."""
    hidden = [
        f"{one.student}: {one.exercise} {given:g} by hand, {one.after:g} by the grader"
        for one in run.changes
        if one.manual and (given := run.finals[one.student].points[one.exercise]) < one.after
    ]
    return [f"Points by hand stand before better ones: {'; '.join(hidden)}."] if hidden else []


def watch(options: argparse.Namespace) -> int:
    """Grades what is handed in as it comes; one line a hand-in."""
    from rnngrader.authoring.demo import unmixed
    from rnngrader.batch.watch import alone, lock_path, open_desk
    from rnngrader.batch.watch import watch as watch_desks
    from rnngrader.course.assignment import assignment_names, find_course

    course = find_course(options.course)
    unmixed(course)
    say_sandbox(options)
    # Whatever is being done may be left: what is graded is recorded, and the rest is found again.
    signal.signal(signal.SIGTERM, lambda *_: os._exit(OK))
    names = options.assignments or assignment_names(course)
    desks = [open_desk(course, name, options.sandbox, options.exchange, say_now) for name in names]
    with contextlib.ExitStack() as stack:
        for desk in desks:
            stack.enter_context(alone(desk.assignment, say_now))
        held, own = [lock_path(desk.assignment) for desk in desks], os.getpid()

        def stop(*_: object) -> None:
            sign_off(held, own)
            os._exit(OK)

        signal.signal(signal.SIGTERM, stop)
        say_now(f"watching {', '.join(names)} in {course}")
        try:
            watch_desks(desks, options.jobs or os.cpu_count() or 1, say_now)
        except KeyboardInterrupt:
            sign_off(held, own)
            raise


def sign_off(held: list[Path], process: int) -> None:
    """Empties the files by which `doctor` knows a watch: who is killed cannot, and is missed.

    They stay, since another watch may wait for their locks. In a forked worker nothing is done.
    """
    for path in held if os.getpid() == process else ():
        with contextlib.suppress(OSError):
            path.write_text("")


def say_now(text: str) -> None:
    """Prints a line of a log with the time; a log that cannot be written stops nothing."""
    from rnngrader.sandbox.untrusted import one_line

    with contextlib.suppress(OSError):
        print(time.strftime("%Y-%m-%d %H:%M:%S"), one_line(text, 1000), flush=True)


def bundle_of(options: argparse.Namespace, assignment: Assignment) -> Bundle:
    """Return what workers need; only where there is work, since it takes time to load."""
    from rnngrader.batch.pool import make_bundle

    return make_bundle(assignment, options.sandbox)


def open_pool(options: argparse.Namespace, bundle: Callable[[], Bundle]) -> Pool:
    """Return the processes, or the Dask cluster, that grade."""
    from rnngrader.batch.pool import LocalPool
    from rnngrader.course.cells import CourseError

    if options.dask is None:
        return LocalPool(options.jobs or os.cpu_count() or 1, bundle())
    try:
        from rnngrader.batch.dask import ClusterPool
    except ImportError as error:
        if error.name not in ("dask", "distributed"):
            raise
        raise CourseError(
            "--dask needs the package distributed: pip install 'rnngrader[cluster]'."
        ) from None
    return ClusterPool(options.dask, bundle(), partial(say, err=True))


def check(options: argparse.Namespace) -> int:
    """Grades one file, and says what is wrong with it."""
    from rnngrader.cli.console import out
    from rnngrader.course.files import write_whole
    from rnngrader.feedback.score import score_text
    from rnngrader.feedback.student import exercise_text
    from rnngrader.gradebook.final_score import automatic_final
    from rnngrader.instructor.results import results_pieces

    say_sandbox(options)
    assignment = assignment_of(options)
    report = check_file(assignment, options.notebook, options.seed, options.sandbox)
    final = automatic_final(report, assignment.points, assignment.settings)
    if options.json is not None:
        finals = {report.student: final}
        pieces = results_pieces(assignment.name, options.seed, [report], finals)
        write_whole(options.json, pieces)
    say(*(f"note: {problem}" for problem in report.problems))
    say(*map(exercise_text, report.exercises))
    out.print(f"[bold]{score_text(final)}[/]")
    return OK if report.status == "graded" and report.score >= report.max_score else WRONG_WORK


def check_file(assignment: Assignment, path: Path, seed: int, sandbox: str) -> SubmissionReport:
    """Return the report on one file, with no gradebook; the student is called after the file."""
    from rnngrader.course.cells import CourseError
    from rnngrader.grading.search import starting_beside
    from rnngrader.grading.submission import run_submission, start_guest
    from rnngrader.records import ProbeSource, Submission, Verdict
    from rnngrader.submission.files import read_file, shown

    try:
        data = read_file(path)
    except OSError as error:
        raise CourseError(f"{path} cannot be read: {error.strerror}.") from None
    for name in assignment.exercises:  # an error of the course's own is said before anything runs
        assignment.reply_cache(name, seed)
    with starting_beside(assignment, sandbox), start_guest(assignment, sandbox) as guest:
        submission = Submission(shown(path.stem), data)
        report = run_submission(assignment, guest, submission, ProbeSource(seed)).report
        if any(one.verdict is not Verdict.CORRECT for one in report.exercises):
            assignment.read_catalogue()  # or it says why nothing has a name
        return report


def assignment_of(options: argparse.Namespace) -> Assignment:
    """Return the named assignment, or the one whose exercises the file holds; where it holds none,
    the one whose notebook is called as the file.
    """
    from rnngrader.course.assignment import load_assignment
    from rnngrader.submission.files import Unreadable, read_file
    from rnngrader.submission.read import read_cells
    from rnngrader.submission.restore import belongs

    assignment = chosen(options, lambda one: one.notebook_path.name == options.notebook.name)
    if options.assignment is None:
        with contextlib.suppress(OSError, Unreadable):  # which `check_file` tells
            _, other = belongs(assignment, read_cells(read_file(options.notebook))[0])
            return load_assignment(assignment.course, other) if other else assignment
    return assignment


def replay(options: argparse.Namespace) -> int:
    """Reruns one exercise of a graded submission."""
    from rnngrader.cli.console import out
    from rnngrader.course.files import write_whole
    from rnngrader.gradebook.gradebook import Gradebook
    from rnngrader.grading.submission import start_guest
    from rnngrader.instructor.replay import replay as replay_exercise
    from rnngrader.instructor.replay_text import html_page, lines

    assignment = chosen(options, lambda one: options.exercise in one.exercises)
    say_sandbox(options)
    with start_guest(assignment, options.sandbox) as guest, Gradebook(assignment) as gradebook:
        found = replay_exercise(assignment, gradebook, guest, options.student, options.exercise)
    detail = "full" if options.full else "all" if options.all else "first"
    if options.html is not None:
        write_whole(options.html, html_page(found, detail).encode())
        say(options.html, err=True)
    for line in lines(found, detail):
        out.print(line, soft_wrap=True)
    return OK if found.reproduced else WRONG_WORK


def say_sandbox(options: argparse.Namespace) -> None:
    """Warns where there is none."""
    if options.sandbox == "none":
        from rnngrader.cli.console import err

        err.print(NO_WALL)
