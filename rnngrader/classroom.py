"""One run over a class: submitted/ → autograded/, feedback/, gradebook.

Files first, then the gradebook's transaction: a run that is killed in between writes the same
files again the next time, and nothing is counted twice.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from pathlib import Path

from rnngrader.batch import Task, attempt_digest, faulty, grade_all, hand_in
from rnngrader.course import Assignment, CourseError
from rnngrader.gradebook import Gradebook, read_timestamp
from rnngrader.grading import Graded
from rnngrader.records import SubmissionReport
from rnngrader.sandbox.host import SandboxUnavailable

SUBMITTED, AUTOGRADED, FEEDBACK = "submitted", "autograded", "feedback"


@dataclass
class Run:
    """What to grade, and how far it has come."""

    assignment: Assignment
    seed: int = 0
    students: Collection[str] = ()  # these alone; all where empty
    force: bool = False
    total: int = 0  # submissions that need grading; falls as unchanged ones are passed over
    fresh: list[SubmissionReport] = field(default_factory=list)  # graded in this run


def grade_class(
    run: Run,
    gradebook: Gradebook,
    executors: Callable[[], Executor],
    workers: int,
    progress: Callable[[Run], None],
) -> None:
    """Grades whatever changed since it was last graded; results land as they come."""
    course = run.assignment.course
    names = class_list(course / SUBMITTED, gradebook.students(), run.students)
    recorded = {} if run.force else gradebook.digests()
    waiting: dict[str, tuple[str, str | None]] = {}
    run.total = len(names)

    def tasks() -> Iterator[Task]:
        for student in names:
            handed, timestamp = hand_in(course / SUBMITTED, student, run.assignment)
            if timestamp is not None and read_timestamp(timestamp) is None:
                problem = f"The time of handing in cannot be read: {timestamp.strip()[:60]!r}."
                handed = replace(handed, problems=(*handed.problems, problem))
            digest = attempt_digest(run.assignment, handed, run.seed, timestamp)
            page = page_path(course, run.assignment, student)
            if recorded.get(student) == digest and page.is_file():
                run.total -= 1
                progress(run)
                continue
            waiting[student] = digest, timestamp
            yield Task(handed, run.seed)

    for task, graded in grade_all(executors, workers, run.assignment.digest, tasks()):
        if isinstance(graded, SandboxUnavailable):
            raise graded
        if isinstance(graded, BaseException):
            graded = faulty(run.assignment, task.handed, graded)
        digest, timestamp = waiting.pop(task.handed.student)
        write_files(course, run.assignment, graded)
        gradebook.record(graded.report, digest, run.seed, read_timestamp(timestamp))
        run.fresh.append(graded.report)
        progress(run)


def class_list(submitted: Path, known: Collection[str], only: Collection[str]) -> list[str]:
    """The students to look at: those with a folder and those in the gradebook, sorted."""
    folders = submitted.iterdir() if submitted.is_dir() else ()
    present = {path.name for path in folders if path.is_dir() and is_student_id(path.name)}
    everyone = present | set(known)
    unknown = sorted(set(only) - everyone)
    if unknown:
        raise CourseError(
            f"No student {', '.join(map(repr, unknown))}: neither a folder in {submitted} nor a "
            "row in the gradebook has this name."
        )
    if not everyone:
        raise CourseError(
            f"There is nothing to grade: {submitted} has no folder. Put work at "
            "submitted/STUDENT/ASSIGNMENT/NOTEBOOK.ipynb, or try `rnngrader demo`."
        )
    return sorted(set(only) or everyone)


def is_student_id(name: str) -> bool:
    return not name.startswith(".") and len(name) <= 128


def page_path(course: Path, assignment: Assignment, student: str) -> Path:
    name = assignment.notebook_path.with_suffix(".html").name
    return course / FEEDBACK / student / assignment.name / name


def write_files(course: Path, assignment: Assignment, graded: Graded) -> None:
    """The graded notebook and the student's page, each whole or not at all."""
    student = graded.report.student
    notebook = course / AUTOGRADED / student / assignment.name / assignment.notebook_path.name
    if graded.notebook:
        write_whole(notebook, graded.notebook)
        link_folders(assignment.notebook_path.parent, notebook.parent)
    else:
        notebook.unlink(missing_ok=True)
    write_whole(page_path(course, assignment, student), graded.page)


def link_folders(source: Path, folder: Path) -> None:
    """Makes the assignment's folders, its images say, visible beside a graded notebook."""
    for original in source.iterdir():
        link = folder / original.name
        if original.is_dir() and original.name[0] not in "._" and not os.path.lexists(link):
            link.symlink_to(os.path.relpath(original, folder), target_is_directory=True)


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file so that a reader, or a crash, never sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=".")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise
