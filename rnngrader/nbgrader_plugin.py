"""What nbgrader_config.py plugs into nbgrader: the sandbox, the final score, clean feedback and its
return.
"""

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

from rnngrader.authoring import generate
from rnngrader.batch.results import refresh_student
from rnngrader.batch.work import is_student_id
from rnngrader.course.assignment import Assignment, assignment_names, find_course, load_assignment
from rnngrader.course.cells import CourseError
from rnngrader.course.probes import for_assignment
from rnngrader.feedback.sanitize import safe_output
from rnngrader.feedback.score import nbgrader_mark, notebook_with_final
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.grading.submission import grade_submission, start_guest
from rnngrader.records import Final, ProbeSource, Submission
from rnngrader.sandbox.host import Guest
from rnngrader.submission.files import EXCHANGE_FILES
from rnngrader.submission.restore import hide_tests


@functools.cache
def warm_guest(assignment_folder: Path) -> tuple[Assignment, Guest, ProbeSource]:
    """Return one warm sandbox for all submissions of an autograde, and what probes come from."""
    assignment = load_assignment(find_course(assignment_folder), assignment_folder.name)
    with Gradebook(assignment) as gradebook:
        source = for_assignment(gradebook.probe_source(), assignment.name)
    guest = start_guest(assignment)
    atexit.register(guest.close)
    return assignment, guest, source


NOT_MADE = "What is made for students cannot be made ({}: {}): this is a mistake of the grader."


def final_of(resources: dict[str, Any], refresh: bool) -> Final | None:
    """Return the final score of the student whom nbgrader is at, and if wanted, in their files."""
    course = find_course(Path(resources["metadata"]["path"]).resolve())
    info = resources["nbgrader"]
    assignment = load_assignment(course, info["assignment"])
    with Gradebook(assignment) as gradebook:
        if refresh:
            return refresh_student(assignment, gradebook, info["student"])
        return gradebook.final(info["student"])


def write_generated(assignment: str, **_: Any) -> None:
    """Puts what is generated for an assignment's students into its source folder.

    nbgrader calls this in the course's folder before it copies an assignment, and goes on if it
    raises anything but SystemExit: a release without its files.
    """
    course = find_course(Path.cwd())
    load_assignment.cache_clear()  # a formgrader lives long, and notebooks change
    if assignment in assignment_names(course):
        try:
            generate.write_generated(load_assignment(course, assignment))
        except CourseError as error:
            raise SystemExit(str(error)) from None
        except Exception as error:
            raise SystemExit(NOT_MADE.format(type(error).__name__, error)) from error


class SandboxedExecute(NbGraderPreprocessor):  # type: ignore[misc]
    """Takes the place of nbgrader's Execute: the same flow as `rnngrader grade`."""

    def preprocess(self, nb: Any, resources: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        info = resources["nbgrader"]
        folder = Path(resources["metadata"]["path"]).resolve()
        course = find_course(folder)
        assignment, guest, source = warm_guest(course / "source" / info["assignment"])
        submission = Submission(info["student"], nbformat.writes(nb).encode())
        graded = grade_submission(assignment, guest, submission, source)
        for problem in graded.report.problems:
            self.log.warning("%s: %s", info["student"], problem)
        return nbformat.from_dict(msgspec.json.decode(graded.notebook)), resources


class FinalScore(NbGraderPreprocessor):  # type: ignore[misc]
    """Takes the place of nbgrader's AssignLatePenalties: lateness as the settings have it, or by
    nbgrader's own plug-in, and the final score in the graded notebook.
    """

    def preprocess(self, nb: Any, resources: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        final = final_of(resources, refresh=True)
        if final is not None:
            nb = nbformat.from_dict(notebook_with_final(nb, final))
        return nb, resources


class CleanFeedback(NbGraderPreprocessor):  # type: ignore[misc]
    """Takes out of feedback what a student must not see or a browser would run, and puts the final
    score in.
    """

    def preprocess(self, nb: Any, resources: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        nb, resources = super().preprocess(nb, resources)
        final = final_of(resources, refresh=False)
        if final is not None:
            nb = nbformat.from_dict(notebook_with_final(nb, final))
            nb.cells[0].source += f"\n\n{nbgrader_mark(final)}"
            told = {"score": final.score or 0.0, "max_score": final.full_marks}
            resources["nbgrader"].update(told, late_penalty=final.late_penalty)
        return nb, resources

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
        names = {f.parent.name for f in others if is_student_id(f.parent.name)}
        excluded = filter(None, self.coursedir.student_id_exclude.split(","))
        self.coursedir.student_id_exclude = ",".join(sorted({*names, *excluded}))
        super().copy_files()
