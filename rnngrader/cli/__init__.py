"""The command line: a file for each of those who call it, with the parsers of its commands and what
they do; results on stdout, progress on stderr, and what can go wrong as a sentence and an exit
status.
"""

from __future__ import annotations

import argparse
import codecs
import gc
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rnngrader import __version__
from rnngrader.cli import author, grading, instructor, student
from rnngrader.cli.common import FAULT, OK, STOPPED

__all__ = ["main", "parser"]

# What whoever is alone with a notebook need not install.
OF_CLASSES = {"IPython", "nbformat", "nbgrader", "sqlalchemy", "traitlets", "yaml"}
OF_UNIX = {"fcntl", "pwd", "resource"}  # which Windows does not have
IN_PLAIN = {"✓": "+", "✗": "x"}  # where no encoding has them, as in a file written on Windows


def in_plain(error: UnicodeError) -> tuple[str, int]:
    """Write what an output's encoding does not have with what it has, as `codecs` asks for it."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(IN_PLAIN.get(each, "?") for each in missing), error.end


codecs.register_error("in_plain", in_plain)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns the exit status."""
    options = parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="in_plain")
    gc.set_threshold(5_000)  # loading makes many objects, nearly all of which stay
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # all arrays here are small
    try:
        status: int = options.run(options)
        return status
    except BrokenPipeError:
        sys.stdout = None  # the reader of our output left; there is nobody to tell
        return OK
    except (Exception, KeyboardInterrupt) as error:
        return told(error, options.course)


def parser() -> argparse.ArgumentParser:
    """Return all commands and options, each with its help. Loads nothing that takes time."""
    top = argparse.ArgumentParser(
        prog="rnngrader",
        description="Grades numpy notebooks in a sandbox and names the mistakes in them.",
    )
    top.add_argument("--version", action="version", version=f"rnngrader {__version__}")
    top.add_argument(
        "--course",
        type=Path,
        default=Path(),
        metavar="DIR",
        help="the course's folder (default: this one, or the nearest above it)",
    )
    subparsers = top.add_subparsers(title="commands", dest="command", metavar="COMMAND")
    subparsers.required = True
    for room in (student, grading, instructor, author):
        room.add_parsers(subparsers)
    return top


def told(error: BaseException, course: Path) -> int:
    """Says what went wrong, and returns the exit status for it."""
    from rich.markup import escape

    from rnngrader.cli.console import err
    from rnngrader.cli.trouble import trouble
    from rnngrader.course.cells import CourseError
    from rnngrader.records import FOR_CLASSES, UserError

    if isinstance(error, KeyboardInterrupt):
        err.print("Stopped. What was done stays; the same command goes on from there.")
        return STOPPED
    if isinstance(error, ModuleNotFoundError) and error.name in OF_CLASSES:
        error = UserError(f"The Python package {error.name} is missing. {FOR_CLASSES}")
    elif isinstance(error, ModuleNotFoundError) and error.name in OF_UNIX:
        system = f"This command needs Linux; this is {sys.platform}."
        error = UserError(f"{system} `rnngrader why` works here.")
    elif said := trouble(error, course.resolve()):
        error = CourseError(said)
    if isinstance(error, UserError):
        err.print(f"[bold red]error:[/] {escape(str(error))}", soft_wrap=True)
        return error.exit_status
    try:
        raise error
    except Exception:
        err.print_exception()
    said = escape(str(error).rstrip("."))
    err.print(f"[bold red]The grader failed:[/] {said}. What is graded is recorded.")
    return FAULT
