"""One run over a class: submitted/ → autograded/, feedback/, gradebook.

Files first, then the gradebook's transaction: a run that is killed in between writes the same
files again the next time, and nothing is counted twice.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from rnngrader.batch import Pool, Task, faulty, grade_all, hand_in, read_file, work_digest
from rnngrader.course import Assignment, CourseError
from rnngrader.gradebook import Attempt, Gradebook, read_timestamp
from rnngrader.grading import Again, Graded, Handed
from rnngrader.notebook import is_regular_file
from rnngrader.records import SubmissionReport
from rnngrader.sandbox.host import SandboxUnavailable

SUBMITTED, AUTOGRADED, FEEDBACK = "submitted", "autograded", "feedback"
EXCHANGE_FILES = "timestamp.txt", "submission_secret.txt"


@dataclass(frozen=True)
class Change:
    """An exercise of which somebody's points are others than before."""

    student: str
    exercise: str
    before: float
    after: float
    manual: bool  # a person's score stands before it


@dataclass
class Run:
    """What to grade, and how far it has come."""

    assignment: Assignment
    seed: int = 0
    students: Collection[str] = ()  # these alone; all where empty
    force: bool = False
    exercise: str = ""  # this one alone, under each recorded seed; all where empty
    total: int = 0  # submissions that need grading; falls as unchanged ones are passed over
    graded: int = 0  # in this run
    changes: list[Change] = field(default_factory=list)
    left: list[str] = field(default_factory=list)  # what is no work for one exercise, as sentences


def grade_class(
    run: Run,
    gradebook: Gradebook,
    pools: Callable[[], Pool],
    progress: Callable[[Run], None],
) -> None:
    """Grades whatever changed since it was last graded; results land as they come."""
    course = run.assignment.course
    names = class_list(course / SUBMITTED, gradebook.students(), run.students)
    if run.exercise and run.exercise not in run.assignment.exercises:
        known = ", ".join(run.assignment.exercises)
        raise CourseError(f"There is no exercise {run.exercise!r}; there are: {known}.")
    for name in run.assignment.exercises:  # an error of the course's is nobody's result
        run.assignment.prepared(name, run.seed)
    run.left += nobodys(course / SUBMITTED)
    recorded = gradebook.attempts()
    waiting: dict[str, tuple[Attempt, str | None]] = {}
    run.total = len(names)

    def tasks() -> Iterator[Task]:
        for student in names:
            handed, timestamp = look(run.assignment, student)
            before = recorded.get(student)
            attempt, again = plan(run, gradebook, handed, work_digest(handed, timestamp), before)
            page = page_path(course, run.assignment, student)
            same = attempt == before and page.is_file() and not run.force
            if attempt is None or same:
                run.total -= 1
                progress(run)
                continue
            waiting[student] = attempt, timestamp
            yield Task(handed, attempt.seed, again)

    for task, graded in grade_all(pools, run.assignment.digest, tasks()):
        if isinstance(graded, SandboxUnavailable):
            raise graded
        student = task.handed.student
        attempt, timestamp = waiting.pop(student)
        if isinstance(graded, BaseException):
            graded = faulty(run.assignment, task.handed, graded)
            if task.again:
                run.left.append(f"{student}: {graded.report.problems[-1]} The old result stands.")
                continue
        before = gradebook.report(student) if student in recorded else None
        write_files(course, run.assignment, graded)
        when = read_timestamp(timestamp)
        manual = gradebook.record(graded.report, attempt, when, run.exercise)
        run.changes += changes(before, graded.report, manual)
        run.graded += 1
        progress(run)


def look(assignment: Assignment, student: str) -> tuple[Handed, str | None]:
    """What a student handed in, and the text of its time."""
    handed, timestamp = hand_in(assignment.course / SUBMITTED, student, assignment)
    if timestamp is not None and read_timestamp(timestamp) is None:
        problem = f"The time of handing in cannot be read: {timestamp.strip()[:60]!r}."
        handed = replace(handed, problems=(*handed.problems, problem))
    return handed, timestamp


def plan(
    run: Run, gradebook: Gradebook, handed: Handed, work: str, before: Attempt | None
) -> tuple[Attempt | None, Again | None]:
    """The attempt to make at a submission, and what of the recorded one stands; None for none."""
    digest = run.assignment.digest
    if not run.exercise:
        return Attempt(work, run.seed, dict.fromkeys(run.assignment.exercises, digest)), None
    recorded = gradebook.report(handed.student)
    if before is None or recorded is None or before.work != work:
        when = "never graded" if before is None else "handed in anew since it was graded"
        run.left.append(f"{handed.student}: {when}; run grade without --exercise.")
        return None, None
    if recorded.status != "graded":
        return None, None  # there is nothing of which one exercise could be graded
    attempt = replace(before, graded_with={**before.graded_with, run.exercise: digest})
    return attempt, Again(run.exercise, recorded)


def changes(
    before: SubmissionReport | None, after: SubmissionReport, manual: Collection[str]
) -> list[Change]:
    """The exercises of one student whose points are others than before."""
    if before is None:
        return []
    old, new = ({e.name: e.points for e in report.exercises} for report in (before, after))
    return [
        Change(after.student, name, old.get(name, 0.0), new.get(name, 0.0), name in manual)
        for name in dict.fromkeys((*old, *new))
        if old.get(name, 0.0) != new.get(name, 0.0)
    ]


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
    """Whether a folder's name can stand in a gradebook and in a table: some text, and not much."""
    return name.isprintable() and name.strip() != "" and name[0] != "." and len(name) <= 128


def nobodys(submitted: Path) -> list[str]:
    """A sentence about each folder whose name cannot be a student's."""
    folders = submitted.iterdir() if submitted.is_dir() else ()
    names = sorted(path.name for path in folders if path.is_dir() and path.name[0] != ".")
    return [
        f"The folder {ascii(name[:150])} is nobody's: rename it to a student's id."
        for name in names
        if not is_student_id(name)
    ]


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
    copy_exchange_files(course, assignment, student)


def copy_exchange_files(course: Path, assignment: Assignment, student: str) -> None:
    """Puts beside graded work what nbgrader's exchange needs to give it back to its owner."""
    folder = Path(student, assignment.name)
    whole = course / SUBMITTED / folder
    if whole.is_symlink() or whole.parent.is_symlink():
        return  # somebody else's, perhaps
    handed = [whole / name for name in EXCHANGE_FILES]
    if not all(map(is_regular_file, handed)):
        return  # did not come through the exchange
    try:
        contents = [read_file(path) for path in handed]
    except OSError:
        return
    for path, content in zip(handed, contents, strict=True):
        for step in (AUTOGRADED, FEEDBACK):
            write_whole(course / step / folder / path.name, content)


def link_folders(source: Path, folder: Path) -> None:
    """Makes the assignment's folders, its images say, visible beside a graded notebook."""
    for original in source.iterdir():
        link = folder / original.name
        if original.is_dir() and original.name[0] not in "._" and not os.path.lexists(link):
            link.symlink_to(os.path.relpath(original, folder), target_is_directory=True)


def write_whole(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Writes a file so that a reader, or a crash, never sees half of it; also piece by piece."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=".")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.writelines((content,) if isinstance(content, bytes) else content)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise
