"""Write beside the source notebooks what is made for them: `make lab` and `rnngrader release` do.

notebook_check.py   the modules of rnngrader/notebook in one file, where CHECK is set
check_data.json     their numbers and hints, see check_data.py
other modules       the solutions of earlier assignments that REFERENCES names

None of it is kept in git. The data takes seconds to make and is kept in the user's cache.
"""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

import numpy as np

import rnngrader
from rnngrader.authoring.check_data import check_data
from rnngrader.course.assignment import CHECK_DATA, Assignment, assignment_names, load_assignment
from rnngrader.course.files import files_digest, write_if_changed
from rnngrader.diagnosis.tables import cache_folders, keep

MAX_KEPT = 20  # of the files in the cache
ENGINE = Path(rnngrader.__file__).parent
MADE_BY = ("authoring/check_data.py", "authoring/check_hints.py", "course", "diagnosis", "notebook")


def write_generated(assignment: Assignment) -> None:
    """Write into an assignment's source folder all that is made for it."""
    folder = assignment.notebook_path.parent
    assignment.write_generated(folder)
    if assignment.check:
        write_if_changed(folder / CHECK_DATA, cached_check_data(assignment))


def cached_check_data(assignment: Assignment) -> bytes:
    """Return the text of check_data.json: from the cache, or made and kept there."""
    key = key_of(assignment)
    folders = [folder.with_name("check") for folder in cache_folders(assignment.course)]
    for folder in folders:
        with contextlib.suppress(OSError):
            return (folder / key).read_bytes()
    made = check_data(assignment).encode()
    keep(folders, key, made, MAX_KEPT)
    return made


def key_of(assignment: Assignment) -> str:
    """Return the name in the cache: a digest of all that the data is made from."""
    files = [p for part in MADE_BY for p in sorted((ENGINE / part).rglob("*.py"))]
    files += [ENGINE / part for part in MADE_BY if part.endswith(".py")]
    begin = assignment.name + files_digest(ENGINE, files, np.__version__.encode())
    return f"{files_digest(assignment.course, assignment.paths, begin.encode())[:32]}.json"


def main(course: Path) -> None:
    for name in assignment_names(course):
        write_generated(load_assignment(course, name))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve())
