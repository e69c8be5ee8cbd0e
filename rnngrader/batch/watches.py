"""How the watches of a course are."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from rnngrader.course.locks import LOCKS, locked
from rnngrader.sandbox.capabilities import Capability

WATCH = "watch-"  # what the locks' names of watches begin with
SILENT_S = 60.0  # after which a watch that lives is not well


def watches(course: Path) -> Iterator[Capability]:
    """Yield how each watch of a course is, and what to do if it is not well or was killed.

    A watch holds its lock for as long as it lives, and touches the file whenever it looks.
    """
    for path in sorted((course / LOCKS).glob(f"{WATCH}*")):
        name = f"watch {path.name.removeprefix(WATCH)}"
        who, ago_s = path.read_text(), abs(time.time() - path.stat().st_mtime)
        again = f"`rnngrader {name}` starts it; where it is not wanted any more, delete {path}."
        try:
            with locked(course, path.name, wait=False):
                if who:  # one that was stopped, by TERM or Ctrl-C, has emptied it
                    yield Capability(name, False, f"{who} has ended", again)
        except BlockingIOError:
            detail = f"{who} looked {ago_s:.0f} s ago"
            yield Capability(name, ago_s < SILENT_S, detail, again if ago_s > SILENT_S else "")
