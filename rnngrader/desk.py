"""Between the learning platform and the course: work comes in, grades and feedback go out."""

from __future__ import annotations

import hashlib
import re
import secrets
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rnngrader.classroom import SUBMITTED, page_path, write_whole
from rnngrader.course import Assignment, CourseError
from rnngrader.feedback import student_notebook
from rnngrader.gradebook import Final, Gradebook
from rnngrader.lms import (
    Grade,
    canvas_csv,
    canvas_feedback_zip,
    grade_of,
    moodle_csv,
    moodle_feedback_zip,
    plain_csv,
)
from rnngrader.notebook import Unreadable, find_answers, read_cells
from rnngrader.pages import one_line
from rnngrader.platforms.intake import Found, read_submissions
from rnngrader.platforms.roster import Roster, read_roster
from rnngrader.records import SubmissionReport

IMPORTS, EXPORTS = "imports", "exports"
FORMATS = ("canvas", "moodle", "csv", "nbgrader")


@dataclass(frozen=True)
class Arrival:
    """What became of one file of an export."""

    student: str
    name: str
    status: str  # taken, unchanged, replaced, left out
    note: str = ""


def import_work(
    assignment: Assignment, sources: Sequence[Path], roster: Roster | None
) -> list[Arrival]:
    """Takes what a platform exports into submitted/; the originals stay in imports/.

    A student's notebook is put where the grader looks for it, with the platform's time of handing
    in. Work that was there before and differs is kept in imports/ as well. Nothing is deleted.
    """
    arrivals = []
    for source in sources:
        keep = assignment.course / IMPORTS / f"{safe(source.stem)}-{content_digest(source)}"
        if not keep.exists():
            keep.mkdir(parents=True)
            if source.is_file():
                shutil.copy2(source, keep / source.name)
        with tempfile.TemporaryDirectory(dir=keep) as scratch:
            found = read_submissions(source, roster, Path(scratch, "files"))
            arrivals += [take(assignment, one, keep) for one in chosen_of(found)]
    return arrivals


def content_digest(source: Path) -> str:
    """A short digest of a file, or of the names and sizes in a folder: the same twice is one."""
    digest = hashlib.sha256()
    if source.is_dir():
        for path in sorted(source.rglob("*")):
            digest.update(f"{path.relative_to(source)} {path.lstat().st_size}\n".encode())
    elif source.is_file():
        with source.open("rb") as file:
            digest = hashlib.file_digest(file, "sha256")
    return digest.hexdigest()[:8]


def chosen_of(found: Sequence[Found]) -> Iterator[Found]:
    """The files in order; of a student's several notebooks the last handed in is taken."""
    last: dict[str, Found] = {}
    for one in found:
        if not one.student or not one.is_notebook or one.path is None:
            continue
        if one.student not in last or one.handed_in >= last[one.student].handed_in:
            last[one.student] = one
    for one in found:
        if one.student and one.is_notebook and last.get(one.student) is not one:
            problem = one.problem or "Another notebook of the same student was taken."
            yield replace(one, path=None, problem=problem)
        else:
            yield one


def take(assignment: Assignment, found: Found, keep: Path) -> Arrival:
    """Puts one notebook into submitted/."""
    name = one_line(found.name, 120)
    if not found.student or not found.is_notebook or found.path is None:
        return Arrival(found.student, name, "left out", one_line(found.problem, 300))
    folder = assignment.course / SUBMITTED / found.student / assignment.name
    target = folder / assignment.notebook_path.name
    content = found.path.read_bytes()
    note = "; ".join(filter(None, ("late" if found.late else "", one_line(found.problem, 300))))
    status = "taken"
    if target.is_file():
        before = target.read_bytes()
        if before == content:
            status = "unchanged"
        else:
            status = "replaced"
            write_whole(keep / "replaced" / found.student / target.name, before)
    write_whole(target, content)
    if found.handed_in:
        write_whole(folder / "timestamp.txt", f"{found.handed_in}\n".encode())
    return Arrival(found.student, name, status, note)


def safe(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9.-]+", "_", name)[:60].strip(".") or "import"


def export(
    assignment: Assignment,
    form: str,
    roster: Roster | None,
    title: str,
    submissions: Path | None,
) -> tuple[list[Path], list[str]]:
    """Writes the grades, and the feedback as a zip where the platform takes one back.

    The scores are the gradebook's: manual ones and late penalties included. Gives the files
    written and what the instructor should know.
    """
    if form in ("canvas", "moodle") and roster is None:
        raise CourseError(
            f"--format {form} needs --roster FILE: the list that the platform itself exports "
            + ("(Grades, Export)." if form == "canvas" else "(Download grading worksheet).")
        )
    with Gradebook(assignment) as gradebook:
        reports = gradebook.reports()
        finals = gradebook.finals()
    if not reports:
        raise CourseError(f"Nothing of {assignment.name} is graded yet; run `rnngrader grade`.")
    grades = {r.student: final_grade(assignment, r, finals.get(r.student)) for r in reports}
    folder = assignment.course / EXPORTS
    table = folder / f"{assignment.name}-{form}.csv"
    files, problems = [table], []
    if form == "canvas":
        assert roster is not None
        made = canvas_csv(roster, grades, title or assignment.title)
        text, problems = made.text, list(made.problems)
        if submissions is not None:
            found = read_submissions(submissions, roster)
            archive = folder / f"{assignment.name}-canvas-feedback.zip"
            notebooks = ((r.student, student_notebook(r, assignment.title)) for r in reports)
            folder.mkdir(exist_ok=True)
            with archive.open("wb") as file:
                problems += canvas_feedback_zip(file, found, notebooks)
            files.append(archive)
    elif form == "moodle":
        assert roster is not None
        made = moodle_csv(roster, grades)
        text, problems = made.text, list(made.problems)
        archive = folder / f"{assignment.name}-moodle-feedback.zip"
        folder.mkdir(exist_ok=True)
        with archive.open("wb") as file:
            name = f"{assignment.name}.html"
            problems += moodle_feedback_zip(file, roster, pages(assignment, reports), name)
        files.append(archive)
    else:
        text = plain_csv(grades, roster)
    write_whole(table, text.encode())
    return files, list(dict.fromkeys(problems))


def final_grade(assignment: Assignment, report: SubmissionReport, final: Final | None) -> Grade:
    """A report's grade with what stands in the gradebook: people have the last word."""
    grade = grade_of(report)
    if final is None:
        return grade
    points = {name: final.points.get(name, value) for name, value in grade.points.items()}
    comment = "\n".join(filter(None, (grade.comment, *final.comments)))
    if final.score != report.score:
        comment = comment.replace(
            comment.split("\n", 1)[0], f"{final.score:g} of {report.max_score:g} points.", 1
        )
    return replace(grade, score=final.score, points=points, comment=comment)


def pages(
    assignment: Assignment, reports: Iterable[SubmissionReport]
) -> Iterator[tuple[str, bytes]]:
    """Each student's feedback page, read as it is needed."""
    for report in reports:
        path = page_path(assignment.course, assignment, report.student)
        if path.is_file():
            yield report.student, path.read_bytes()


def answer_in(assignment: Assignment, student: str, exercise: str) -> str:
    """A student's source for one exercise, as handed in; empty where it cannot be had."""
    path = assignment.course / SUBMITTED / student / assignment.name / assignment.notebook_path.name
    try:
        cells, _ = read_cells(path.read_bytes())
    except (OSError, Unreadable):
        return ""
    return find_answers(assignment, cells, [])[0].get(exercise, "")


def pseudonym_key(course: Path) -> bytes:
    """The secret that keeps a class's pseudonyms the same from one report to the next."""
    path = course / "report" / ".pseudonyms"
    if not path.is_file():
        write_whole(path, secrets.token_bytes(16))
    return path.read_bytes()


def load_roster(path: Path | None) -> Roster | None:
    return None if path is None else read_roster(path)
