"""What nbgrader_config.py plugs into nbgrader: the sandbox, clean feedback and its return."""

from __future__ import annotations

import atexit
import functools
import glob
from pathlib import Path
from typing import Any

import msgspec
import nbformat
from nbgrader.exchange.default import ExchangeReleaseFeedback
from nbgrader.preprocessors import NbGraderPreprocessor

from rnngrader.classroom import EXCHANGE_FILES
from rnngrader.course import (
    Assignment,
    CourseError,
    assignment_names,
    find_course,
    load_assignment,
)
from rnngrader.grading import Handed, grade_submission
from rnngrader.kernel import start_guest
from rnngrader.notebook import hide_tests
from rnngrader.outputs import safe_output
from rnngrader.sandbox.host import Guest


@functools.cache
def warm_guest(assignment_folder: Path) -> tuple[Assignment, Guest]:
    """One warm sandbox for all submissions of an `nbgrader autograde`."""
    assignment = load_assignment(find_course(assignment_folder), assignment_folder.name)
    guest = start_guest(assignment)
    atexit.register(guest.close)
    return assignment, guest


def write_generated(assignment: str, **_: Any) -> None:
    """Puts the modules that an assignment begins with into its source folder.

    nbgrader calls this in the course's folder before it copies an assignment, and goes on if it
    raises anything but SystemExit: a release without its modules.
    """
    course = find_course(Path.cwd())
    load_assignment.cache_clear()  # a formgrader lives long, and notebooks change
    if assignment in assignment_names(course):
        try:
            found = load_assignment(course, assignment)
        except CourseError as error:
            raise SystemExit(str(error)) from None
        found.write_generated(found.notebook_path.parent)


class SandboxedExecute(NbGraderPreprocessor):  # type: ignore[misc]
    """Takes the place of nbgrader's Execute: the same flow as `rnngrader grade`."""

    def preprocess(self, nb: Any, resources: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        info = resources["nbgrader"]
        folder = Path(resources["metadata"]["path"]).resolve()
        course = find_course(folder)
        assignment, guest = warm_guest(course / "source" / info["assignment"])
        handed = Handed(info["student"], nbformat.writes(nb).encode())
        graded = grade_submission(assignment, guest, handed, seed=0)
        for problem in graded.report.problems:
            self.log.warning("%s: %s", info["student"], problem)
        return nbformat.from_dict(msgspec.json.decode(graded.notebook)), resources


class CleanFeedback(NbGraderPreprocessor):  # type: ignore[misc]
    """Takes out of feedback what a student must not see or a browser would run."""

    def preprocess_cell(
        self, cell: Any, resources: dict[str, Any], index: int
    ) -> tuple[Any, dict[str, Any]]:
        if cell.cell_type == "code":
            cell.source = hide_tests(cell.source)
            if not cell.metadata.get("nbgrader", {}).get("grade"):
                cell.outputs = [nbformat.from_dict(safe_output(o)) for o in cell.outputs]
        return cell, resources


class ReleaseFeedback(ExchangeReleaseFeedback):  # type: ignore[misc]
    """Passes over those whose work did not come through the exchange, where nbgrader's ends."""

    def copy_files(self) -> None:
        folders = {Path(page).parent for page in glob.glob(f"{self.src_path}/*.html")}
        others = (f for f in folders if not all((f / name).is_file() for name in EXCHANGE_FILES))
        names = {folder.parent.name for folder in others}
        excluded = filter(None, self.coursedir.student_id_exclude.split(","))
        self.coursedir.student_id_exclude = ",".join(sorted({*names, *excluded}))
        super().copy_files()
