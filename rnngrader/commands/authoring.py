"""The author's commands: release, demo, explain, lint, doctor."""

from __future__ import annotations

import argparse
import sys

from rich.markup import escape

from rnngrader import __version__
from rnngrader.commands.common import OK, WRONG_WORK, chosen, out
from rnngrader.course import assignment_names, find_course, load_assignment


def release(options: argparse.Namespace) -> int:
    from rnngrader.authoring.release import make_release
    from rnngrader.gradebook import Gradebook

    assignment = chosen(options)
    with Gradebook(assignment):  # tells nbgrader of the assignment, or says why that cannot be
        folder, archive = make_release(assignment)
    out.print(f"{folder}\n{archive}", soft_wrap=True)
    return OK


def demo(options: argparse.Namespace) -> int:
    from rnngrader.authoring.demo import write_class

    assignment = chosen(options)
    count = write_class(assignment, options.students, options.seed)
    out.print(f"{count} submissions in {assignment.course / 'submitted'}", soft_wrap=True)
    return OK


def explain(options: argparse.Namespace) -> int:
    from rnngrader.authoring.explain import explain_text, list_text

    course = find_course(options.course)
    assignments = [load_assignment(course, name) for name in assignment_names(course)]
    if options.misconception is None:
        out.print(escape(list_text(assignments)), soft_wrap=True)
    else:
        out.print(escape(explain_text(assignments, options.misconception)), soft_wrap=True)
    return OK


def lint(options: argparse.Namespace) -> int:
    from rnngrader.authoring.lint import codes_text, drafts, summary
    from rnngrader.authoring.lint import lint as lint_assignment

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

    out.print(f"rnngrader {__version__}, Python {sys.version.split()[0]} at {sys.prefix}")
    fine = True
    for name, ok, detail, remedy in capabilities():
        mark = "[green]✓[/]" if ok else "[red]✗[/]"
        out.print(f"{mark} {escape(name)}: {escape(detail)}", soft_wrap=True)
        if not ok:
            out.print(f"  [bold]→[/] {escape(remedy)}", soft_wrap=True)
            fine = False
    return OK if fine else WRONG_WORK
