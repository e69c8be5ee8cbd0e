"""source/ → release/, and a zip that a student can open in an empty folder."""

from __future__ import annotations

import contextlib
import io
import logging
import zipfile
from pathlib import Path

from rnngrader.course import CONFIG, Assignment, CourseError

ZIP_TIME = (1980, 1, 1, 0, 0, 0)  # the same files give the same bytes


def make_release(assignment: Assignment) -> tuple[Path, Path]:
    """Generates the students' version with nbgrader's own converter; its folder and its zip."""
    from nbgrader.converters import GenerateAssignment
    from nbgrader.converters.base import NbGraderException
    from nbgrader.coursedir import CourseDirectory
    from traitlets.config import PyFileConfigLoader

    config = PyFileConfigLoader(CONFIG, path=str(assignment.course)).load_config()
    config.CourseDirectory.root = str(assignment.course)
    config.CourseDirectory.assignment_id = assignment.name
    converter = GenerateAssignment(coursedir=CourseDirectory(config=config), config=config)
    converter.force = True
    log = io.StringIO()
    converter.log.handlers[:] = [logging.StreamHandler(log)]
    try:
        with contextlib.redirect_stderr(log):
            converter.start()
    except (NbGraderException, SystemExit) as error:
        raise CourseError(
            f"nbgrader cannot generate {assignment.name}:\n{log.getvalue()}"
        ) from error
    folder = assignment.course / "release" / assignment.name
    archive = assignment.course / "release" / f"{assignment.name}.zip"
    zip_folder(folder, archive)
    return folder, archive


def zip_folder(folder: Path, archive: Path) -> None:
    """Zips a folder under its own name, in order, without times."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = str(Path(folder.name) / path.relative_to(folder))
                info = zipfile.ZipInfo(name, ZIP_TIME)
                info.external_attr = 0o644 << 16
                info.compress_type = zipfile.ZIP_DEFLATED
                file.writestr(info, path.read_bytes())
