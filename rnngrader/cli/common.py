"""What all commands share: how their parsers are made, what they exit with, which assignment they
mean. Nothing here takes time to load.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rnngrader.course.assignment import Assignment

# all well, something is wrong with the work, the grader itself failed, Ctrl-C; 2 is argparse's for
# usage, and `CourseError.exit_status`
OK, WRONG_WORK, FAULT, STOPPED = 0, 1, 3, 130


def add_command(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser],
    run: Callable[[argparse.Namespace], int],
    name: str,
    help: str,
    assignment: str = "argument",
) -> argparse.ArgumentParser:
    """Adds a command, and returns its parser.

    `assignment` says how the assignment is named: as the "argument", by an "option", by one that
    may be "found" by what else is named, or "no".
    """
    sub = subparsers.add_parser(name, help=help, description=help)
    sub.set_defaults(run=run)
    default = "default: the course's first" + " that has it" * (assignment == "found")
    if assignment == "argument":
        sub.add_argument("assignment", nargs="?", metavar="ASSIGNMENT", help=default)
    elif assignment in ("option", "found"):
        sub.add_argument("--assignment", metavar="NAME", help=default)
    return sub


def chosen(
    options: argparse.Namespace, has: Callable[[Assignment], bool] | None = None
) -> Assignment:
    """Return the assignment that was named; else the first of the course's that `has` what else was
    named, an exercise say; else the first.
    """
    from rnngrader.course.assignment import assignment_names, find_course, load_assignment
    from rnngrader.course.cells import CourseError

    course = find_course(options.course)
    names = assignment_names(course)
    if not names:
        raise CourseError(
            f"{course} has no assignment: source/NAME/*.ipynb with exercises/NAME.py."
        )
    if options.assignment is None and has is not None:
        every = [load_assignment(course, name) for name in names]
        return next(filter(has, every), every[0])
    return load_assignment(course, options.assignment or names[0])


def say(*lines: object, err: bool = False) -> None:
    """Print lines as they are, whatever stands in them: results on stdout, the rest on stderr."""
    from rnngrader.cli import console

    for line in lines:
        where = console.err if err else console.out
        where.print(str(line), markup=False, emoji=False, soft_wrap=True)


def file_to_write(text: str) -> Path:
    """Return the path of a file to be written; its folder has to be there before work starts."""
    path = Path(text)
    if path.is_dir() or not path.parent.is_dir():
        wrong = f"{path} is a folder" if path.is_dir() else f"there is no folder {path.parent}"
        raise argparse.ArgumentTypeError(f"{wrong}; wanted a file in a folder that is there")
    return path


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive whole number")
    return int(text)


def number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        meant = text.replace(",", ".")
        hint = f"; write {meant}" if re.fullmatch(r"-?\d+\.\d+", meant) else ""
        raise argparse.ArgumentTypeError(f"{text!r} is no number{hint}") from None
