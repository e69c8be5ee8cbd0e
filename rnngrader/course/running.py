"""Runs a course's own code, which is trusted: its modules, cells and exercises files."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rnngrader.course.cells import CourseError


@contextlib.contextmanager
def importable(*folders: Path) -> Iterator[None]:
    """Makes a course's own modules importable, and forgets them afterwards.

    Two courses may each have a module of the same name; neither may see the other's. No byte-code
    is left: to Python, what is edited within the same second to the same length is not new.
    """
    before, path = set(sys.modules), list(sys.path)
    writes_none, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    sys.path[:0] = [str(folder) for folder in folders]
    try:
        yield
    finally:
        sys.path[:], sys.dont_write_bytecode = path, writes_none
        for name in set(sys.modules) - before:
            file = getattr(sys.modules[name], "__file__", None) or ""
            if any(Path(file).parent in (folder, folder.resolve()) for folder in folders):
                del sys.modules[name]


def run(source: str, where: str, namespace: dict[str, Any]) -> None:
    """Executes a trusted cell or file; an error in it is the course's."""
    try:
        exec(compile(source, f"<{where}>", "exec"), namespace)
    except Exception as error:
        raise CourseError(f"{where} does not run: {type(error).__name__}: {error}") from error
