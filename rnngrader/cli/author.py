"""The author's commands: new, lint, release, demo, explain, doctor."""

from __future__ import annotations

import argparse
import contextlib
import math
import sys
from pathlib import Path

from rnngrader import __version__
from rnngrader.cli.common import (
    OK,
    WRONG_WORK,
    add_command,
    chosen,
    file_to_write,
    number,
    positive,
    say,
)


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the author's commands."""
    text = "make the students' version: release/ASSIGNMENT/ and a zip of it"
    add_command(subparsers, release, "release", text)

    sub = add_command(subparsers, demo, "demo", "write a synthetic class into submitted/")
    sub.add_argument("--students", type=positive, default=32, metavar="N", help="default: 32")
    sub.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0")
    sub.add_argument("--clear", action="store_true", help="take the synthetic class out again")

    text = "write the cells and the record of an exercise to fill in; begins a course where none is"
    sub = add_command(subparsers, new, "new", text, "no")
    text = "default: the course's first; where there is none, the name of its folder"
    sub.add_argument("--assignment", metavar="NAME", help=text)
    sub.add_argument("exercise", metavar="EXERCISE", help="the function's name")
    sub.add_argument("--points", type=points, required=True, metavar="N")

    text = "show a mistake by the id that a table or a page gives it, or list the known ones"
    sub = add_command(subparsers, explain, "explain", text, "no")
    sub.add_argument("misconception", nargs="?", metavar="MISCONCEPTION")
    sub.add_argument(
        "--html", type=file_to_write, metavar="FILE", help="write them all as a page to read"
    )

    sub = add_command(subparsers, lint, "lint", "check the course as you write it", "no")
    sub.add_argument("assignment", nargs="?", metavar="ASSIGNMENT", help="default: all of them")
    text = "mend what follows from the solutions: example numbers and cells, stored form"
    sub.add_argument("--fix", action="store_true", help=text)
    sub.add_argument("--codes", action="store_true", help="say what is looked for, by code")

    text = "say what this machine can do, what is missing, and how a watch is"
    add_command(subparsers, doctor, "doctor", text, "no")


def release(options: argparse.Namespace) -> int:
    """Makes the students' version."""
    from rnngrader.authoring.release import make_release
    from rnngrader.gradebook.gradebook import Gradebook

    assignment = chosen(options)
    with Gradebook(assignment):  # tells nbgrader of the assignment, or says why that cannot be
        folder, archive = make_release(assignment)
    say(folder, archive)
    return OK


def demo(options: argparse.Namespace) -> int:
    """Writes a synthetic class, or takes it out again."""
    from rnngrader.authoring.demo import folders_of, write_class
    from rnngrader.lms.forget import ELSEWHERE, forget_students

    assignment = chosen(options)
    if options.clear:
        synthetic, _ = folders_of(assignment.course)
        if synthetic:
            left = forget_students(assignment.course, synthetic)[1]
            say(*(f"left: {line}" for line in left if line not in ELSEWHERE))
        say(f"{len(synthetic)} synthetic students taken out")
        return OK
    count = write_class(assignment, options.students, options.seed)
    say(f"{count} submissions in {assignment.course / 'submitted'}")
    return OK


def points(text: str) -> float:
    given = number(text)
    if not 0 < given < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is no number of points; wanted one above 0")
    return given


def new(options: argparse.Namespace) -> int:
    """Writes an exercise to fill in."""
    from rnngrader.authoring.new import new_exercise
    from rnngrader.course.assignment import assignment_names, find_course
    from rnngrader.course.cells import CourseError

    course = options.course.resolve()
    if options.course == Path():  # a folder that was named is meant, whatever lies above it
        with contextlib.suppress(CourseError):
            course = find_course(course)
    known = assignment_names(course) if (course / "source").is_dir() else []
    assignment = options.assignment or (known or [course.name])[0]
    say(*new_exercise(course, assignment, options.exercise, options.points))
    text = "Now fill in what says TODO. `rnngrader lint` tells what is left; `rnngrader lint --fix`"
    say(f"{text} writes the example cells.")
    return OK


def explain(options: argparse.Namespace) -> int:
    """Shows one mistake, or lists the known ones."""
    from rnngrader.authoring.explain import explain_text, list_text
    from rnngrader.course.assignment import assignment_names, find_course, load_assignment

    course = find_course(options.course)
    assignments = [load_assignment(course, name) for name in assignment_names(course)]
    if options.html is not None:
        from rnngrader.authoring.catalogue_page import catalogue_page
        from rnngrader.course.files import write_whole

        write_whole(options.html, catalogue_page(assignments).encode())
        say(options.html)
    elif options.misconception is None:
        say(list_text(assignments))
    else:
        say(explain_text(assignments, options.misconception))
    return OK


def lint(options: argparse.Namespace) -> int:
    """Checks the course."""
    from rnngrader.authoring.fix import fix
    from rnngrader.authoring.lint import about_search, codes_text, drafts, summary
    from rnngrader.authoring.lint import lint as lint_assignment
    from rnngrader.course.assignment import find_course

    if options.codes:
        say(codes_text())
        return OK
    course = find_course(options.course)
    bad = False
    for name in [options.assignment] if options.assignment else drafts(course):
        say(*(f"mended: {line}" for line in (fix(course, name) if options.fix else ())))
        messages, assignment = lint_assignment(course, name)
        say(*messages, summary(name, messages, assignment))
        if assignment and (note := about_search(assignment)):
            say(note)
        bad |= any(message.level == "error" for message in messages)
    return WRONG_WORK if bad else OK


def doctor(options: argparse.Namespace) -> int:
    """Says what this machine can do, and whether what watches the course is well."""
    from rich.markup import escape

    from rnngrader.batch.watches import watches
    from rnngrader.cli.console import out
    from rnngrader.cli.trouble import state_of
    from rnngrader.course.assignment import find_course
    from rnngrader.course.cells import CourseError
    from rnngrader.sandbox.capabilities import capabilities

    out.print(f"rnngrader {__version__}, Python {sys.version.split()[0]} at {sys.prefix}")
    found = capabilities()
    with contextlib.suppress(CourseError):  # a machine may be looked at before there is one
        course = find_course(options.course)
        found += [*state_of(course), *watches(course)]
    fine = True
    for name, ok, detail, remedy in found:
        mark = "[green]✓[/]" if ok else "[red]✗[/]"
        out.print(f"{mark} {escape(name)}: {escape(detail)}", soft_wrap=True)
        if remedy:
            out.print(f"  [bold]→[/] {escape(remedy)}", soft_wrap=True)
        fine &= ok
    return OK if fine else WRONG_WORK
