"""source/ → release/, and a zip that a student can open in an empty folder."""

from __future__ import annotations

import io
import logging
import shutil
import tempfile
from pathlib import Path

from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError
from rnngrader.course.files import write_zip


def make_release(assignment: Assignment) -> tuple[Path, Path]:
    """Generates the students' version with nbgrader's own converter; its folder and its zip.

    The old release stays until the new one is whole.
    """
    folder = assignment.course / "release" / assignment.name
    folder.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".") as scratch:
        new, old = Path(scratch, assignment.name), Path(scratch, "old")
        generate(assignment, Path(scratch))
        if folder.exists():
            shutil.move(folder, old)  # no rename: a container's image cannot do that to its own
        shutil.move(new, folder)
    archive = folder.with_suffix(".zip")
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    write_zip(archive, ((str(p.relative_to(folder.parent)), p.read_bytes()) for p in files))
    return folder, archive


def generate(assignment: Assignment, folder: Path) -> None:
    """Runs nbgrader's GenerateAssignment with the course's settings, touching no gradebook."""
    from nbgrader.converters import GenerateAssignment
    from nbgrader.converters.base import NbGraderException
    from nbgrader.coursedir import CourseDirectory

    from rnngrader.gradebook.database import load_config

    config = load_config(assignment.course)
    config.CourseDirectory.root = str(assignment.course)
    config.CourseDirectory.assignment_id = assignment.name
    config.CourseDirectory.release_directory = str(folder)
    config.GenerateAssignment.no_database = True
    config.SaveCells.enabled = False
    converter = GenerateAssignment(coursedir=CourseDirectory(config=config), config=config)
    log = io.StringIO()
    converter.log.handlers[:] = [logging.StreamHandler(log)]
    try:
        converter.start()
    except (NbGraderException, SystemExit) as error:
        raise CourseError(
            f"nbgrader cannot generate {assignment.name}:\n{log.getvalue() or error}"
        ) from error
