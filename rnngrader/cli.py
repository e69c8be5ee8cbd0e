"""The command line: results on stdout, progress on stderr."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from rnngrader import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns the exit status."""
    options = parser().parse_args(arguments)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # all arrays here are small
    # Heavy imports come after the arguments are understood: --help is instant.
    from rnngrader import commands

    return commands.run(options)


def parser() -> argparse.ArgumentParser:
    """All commands and options, each with its help."""
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

    def command(name: str, help: str, assignment: bool = True) -> argparse.ArgumentParser:
        sub = subparsers.add_parser(name, help=help, description=help)
        if assignment:
            sub.add_argument(
                "assignment", nargs="?", metavar="ASSIGNMENT", help="default: the course's first"
            )
        return sub

    command("release", "make the students' version: release/ASSIGNMENT/ and a zip of it")

    demo = command("demo", "write a synthetic class into submitted/")
    demo.add_argument("--students", type=positive, default=32, metavar="N", help="default: 32")
    demo.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0")

    grade = command("grade", "grade submitted/ into autograded/, feedback/ and the gradebook")
    grade.add_argument("--student", action="append", default=[], metavar="ID", help="only this one")
    where = grade.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=positive, metavar="N", help="default: one a core")
    where.add_argument(
        "--dask", metavar="ADDRESS", help="on a Dask cluster; its scheduler: tcp://HOST:8786"
    )
    grade.add_argument("--exercise", default="", metavar="NAME", help="this alone, after a change")
    grade.add_argument("--force", action="store_true", help="grade unchanged work again too")
    grading_options(grade)

    check = command("check", "grade one notebook file, touching no gradebook", assignment=False)
    check.add_argument("notebook", type=Path, metavar="NOTEBOOK")
    check.add_argument("--assignment", metavar="NAME", help="default: the one it belongs to")
    grading_options(check)

    report = command("report", "write the class's page and CSV")
    report.add_argument("--anonymous", action="store_true", help="hide who is who")

    take = command("import", "take in what a learning platform exports as submissions", False)
    take.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a zip, folder or file")
    take.add_argument("--assignment", metavar="NAME", help="default: the course's first")
    take.add_argument("--roster", type=Path, metavar="CSV", help="the platform's list of students")

    export = command("export", "write grades and feedback as a learning platform takes them")
    export.add_argument("--format", choices=("canvas", "moodle", "csv", "nbgrader"), default="csv")
    export.add_argument("--roster", type=Path, metavar="CSV", help="the platform's own export")
    export.add_argument("--title", default="", help="the assignment's column in Canvas")
    export.add_argument(
        "--submissions",
        type=Path,
        metavar="ZIP",
        help="Canvas's downloaded submissions: the feedback is zipped under the same names",
    )

    name = command("name", "give a mistake that nobody has named yet a name and a hint", False)
    name.add_argument("cluster", metavar="CLUSTER", help="the digest that the report shows")
    name.add_argument("--assignment", metavar="NAME", help="default: the course's first")
    name.add_argument("--title", required=True, help="the mistake in a few words")
    name.add_argument("--hint", required=True, help="what the student should look at")

    replay = command(
        "replay", "rerun one exercise of a graded submission and show all of it", False
    )
    replay.add_argument("student", metavar="STUDENT")
    replay.add_argument("exercise", metavar="EXERCISE")
    replay.add_argument("--assignment", metavar="NAME", help="default: the course's first")
    replay.add_argument("--full", action="store_true", help="whole arrays, right probes as well")
    replay.add_argument("--html", type=Path, metavar="FILE", help="write it as a page, too")
    sandbox_option(replay)

    explain = command("explain", "show a misconception, or list them all", assignment=False)
    explain.add_argument("misconception", nargs="?", metavar="MISCONCEPTION")

    lint = command("lint", "check the course as you write it", assignment=False)
    lint.add_argument("assignment", nargs="?", metavar="ASSIGNMENT", help="default: all of them")
    lint.add_argument("--codes", action="store_true", help="say what is looked for, by code")

    doctor = command("doctor", "say what this machine can do, and what is missing", False)
    doctor.set_defaults(assignment=None)
    return top


def grading_options(sub: argparse.ArgumentParser) -> None:
    """What every command that runs students' code takes."""
    sub.add_argument("--json", type=Path, metavar="FILE", help="write the results here too")
    sub.add_argument("--seed", type=int, default=0, metavar="S", help="of the probes; default: 0")
    sandbox_option(sub)


def sandbox_option(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--sandbox",
        choices=("bwrap", "none"),
        default="bwrap",
        help="'none' runs the work without any protection: only for work you trust",
    )


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is not a positive number")
    return number


if __name__ == "__main__":
    raise SystemExit(main())
