"""The learner's command, on their own work: why."""

from __future__ import annotations

import argparse
from pathlib import Path

from rnngrader.cli.common import OK, WRONG_WORK, add_command, say

NO_SANDBOX = (
    "note: Your code runs here as it is, with your own rights and without a sandbox. Use `why` on "
    "files of your own."
)
MORE = "More hints on these: add --hints."


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the learner's command."""
    text = "say what is wrong with your own functions; needs no class and no sandbox"
    sub = add_command(subparsers, why, "why", text, "no")
    sub.add_argument("file", type=Path, metavar="FILE", help="your notebook, or a .py file")
    sub.add_argument("exercise", nargs="?", default="", metavar="EXERCISE", help="this one alone")
    sub.add_argument("--hints", action="store_true", help="every hint, not only the first")


def why(options: argparse.Namespace) -> int:
    """Says what is wrong with one's own functions, each as soon as it is known."""
    from rnngrader.course.assignment import find_course
    from rnngrader.feedback.student import exercise_text
    from rnngrader.grading.alone import explain_file
    from rnngrader.records import Verdict

    say(NO_SANDBOX, err=True)
    course = find_course(options.course) if options.course != Path() else None
    wrong = more = False
    for report in explain_file(options.file, options.exercise, course):
        say(exercise_text(report, options.hints))
        wrong |= report.verdict is not Verdict.CORRECT
        more |= bool(report.diagnosis and report.diagnosis.more_hints)
    if more and not options.hints:
        say(MORE)
    return WRONG_WORK if wrong else OK
