"""What each command does. `run` turns what can go wrong into a sentence and an exit status."""

from __future__ import annotations

import argparse
import sys

from rich.markup import escape

from rnngrader.batch import WorkersUnavailable
from rnngrader.catalogue import CatalogueError
from rnngrader.commands import authoring, desk, grading
from rnngrader.commands.common import FAULT, OK, USAGE, err
from rnngrader.course import CourseError
from rnngrader.platforms.layouts import IntakeError
from rnngrader.platforms.roster import RosterError
from rnngrader.sandbox.host import SandboxUnavailable

COMMANDS = {
    "release": authoring.release,
    "demo": authoring.demo,
    "grade": grading.grade,
    "check": grading.check,
    "replay": grading.replay,
    "explain": authoring.explain,
    "lint": authoring.lint,
    "doctor": authoring.doctor,
    "report": desk.report,
    "import": desk.import_,
    "export": desk.export,
    "name": desk.name,
}


def run(options: argparse.Namespace) -> int:
    """Runs the command that `options` name; the exit status."""
    try:
        return COMMANDS[options.command](options)
    except (CourseError, IntakeError, RosterError) as error:
        err.print(f"[bold red]error:[/] {escape(str(error))}", soft_wrap=True)
        return USAGE
    except (CatalogueError, SandboxUnavailable, WorkersUnavailable) as error:
        err.print(f"[bold red]error:[/] {escape(str(error))}", soft_wrap=True)
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
