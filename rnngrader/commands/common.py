"""What all commands share: where they print, what they exit with, which assignment they mean."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console

from rnngrader import __version__
from rnngrader.course import Assignment, CourseError, assignment_names, find_course, load_assignment

# all well, something is wrong with the work, usage, the grader itself failed
OK, WRONG_WORK, USAGE, FAULT = 0, 1, 2, 3

out, err = Console(highlight=False), Console(stderr=True, highlight=False)


def chosen(options: argparse.Namespace) -> Assignment:
    """The assignment that was named, or the course's first."""
    course = find_course(options.course)
    names = assignment_names(course)
    if not names:
        raise CourseError(
            f"{course} has no assignment: source/NAME/*.ipynb with exercises/NAME.py."
        )
    return load_assignment(course, options.assignment or names[0])


def versions() -> str:
    return f"rnngrader {__version__}, Python {sys.version.split()[0]}"
