"""Grades and feedback in the forms that Canvas and Moodle take back, and as a plain CSV.

Canvas and Moodle match rows by their own numbers: the surest file to upload is the one that they
handed out, with the grades filled in. So both exports start from a roster read from such a file.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import IO

from markupsafe import escape

from rnngrader.mistakes import mistake_of
from rnngrader.pages import clean, csv_text, one_line, plain_number
from rnngrader.platforms.intake import Found
from rnngrader.platforms.roster import Roster, RosterError
from rnngrader.records import SubmissionReport

COMMENT_LIMIT = 4000
CANVAS_IDENTITY = (
    "student",
    "id",
    "sis user id",
    "sis login id",
    "integration id",
    "root account",
    "section",
)
CANVAS_HEADER = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")
MOODLE_COMMENTS = "Feedback comments"


@dataclass(frozen=True)
class Grade:
    """What one student gets. A score of None leaves the platform's grade as it is."""

    score: float | None
    max_score: float
    points: Mapping[str, float] = field(default_factory=dict)  # by exercise
    max_points: Mapping[str, float] = field(default_factory=dict)
    comment: str = ""


@dataclass(frozen=True)
class Export:
    """A file's text, and what the instructor should know before uploading it."""

    text: str
    problems: tuple[str, ...] = ()


def grade_of(report: SubmissionReport) -> Grade:
    """A report as a grade, with a comment of a few lines."""
    points = {exercise.name: exercise.points for exercise in report.exercises}
    most = {exercise.name: exercise.max_points for exercise in report.exercises}
    return Grade(report.score, report.max_score, points, most, comment_on(report))


def comment_on(report: SubmissionReport) -> str:
    """The report in plain lines: score, problems with the file, and each mistake's title."""
    lines = [f"{plain_number(report.score)} of {plain_number(report.max_score)} points."]
    lines += [one_line(problem, 300) for problem in report.problems[:5]]
    for exercise in report.exercises:
        if mistake := mistake_of(exercise):
            points = f"{plain_number(exercise.points)} of {plain_number(exercise.max_points)}"
            lines.append(f"{exercise.name} ({points}): {one_line(mistake.title, 200)}")
    return "\n".join(lines)


def plain_csv(grades: Mapping[str, Grade], roster: Roster | None = None) -> str:
    """One row a student: id, name, address, score, a column an exercise, comment."""
    exercises = exercise_columns(grades)
    known = {person.student: person for person in roster.people} if roster else {}
    rows: list[list[object]] = [
        ["student", "name", "email", "score", "max_score", *exercises, "comment"]
    ]
    for student in sorted(grades):
        grade, person = grades[student], known.get(student)
        row: list[object] = [student, person.name if person else "", person.email if person else ""]
        row += [score_cell(grade.score), grade.max_score]
        row += [score_cell(grade.points.get(name)) for name in exercises]
        rows.append([*row, clean(grade.comment, COMMENT_LIMIT)])
    return csv_text(rows)


def canvas_csv(
    roster: Roster, grades: Mapping[str, Grade], assignment: str, *, per_exercise: bool = False
) -> Export:
    """A gradebook file for Canvas's import: its own identity columns, then the assignment.

    `assignment` is a column of the exported gradebook, "Title (1234)", or a new title: Canvas makes
    a new assignment for every title that it does not know. Therefore the exercises get columns of
    their own, and become assignments, only where that is asked for. Canvas takes no comments from
    a CSV.
    """
    if roster.kind == "canvas":
        places = [i for i, n in enumerate(roster.header) if n.casefold() in CANVAS_IDENTITY]
        identity = {p.student: [cell(roster.rows[p.row], i) for i in places] for p in roster.people}
        header = [roster.header[i] for i in places]
    else:
        identity = {p.student: [p.name, p.platform_id, "", p.student, ""] for p in roster.people}
        header = list(CANVAS_HEADER)
    column, possible = canvas_column(roster, assignment)
    most = max((grade.max_score for grade in grades.values()), default=0.0)
    exercises = exercise_columns(grades) if per_exercise else []
    titles = [f"{assignment}: {name}" for name in exercises]
    title = roster.header[column] if column >= 0 else assignment
    rows: list[list[object]] = [[*header, title, *titles]]
    blank = [""] * (len(header) - 1)
    rows.append(["Points Possible", *blank, possible or most, *exercise_maxima(grades, exercises)])
    for person in roster.people:
        grade = grades.get(person.student)
        before = cell(roster.rows[person.row], column) if column >= 0 else ""
        score = scaled(grade, possible) if grade and grade.score is not None else before
        points = [score_cell(grade.points.get(n)) if grade else "" for n in exercises]
        rows.append([*identity[person.student], score, *points])
    problems = unlisted(roster, grades) + other_maximum(possible, most, "Canvas")
    return Export(csv_text(rows), tuple(problems))


def canvas_column(roster: Roster, assignment: str) -> tuple[int, float]:
    """The assignment's column in the exported gradebook and its points; (-1, 0) where not there."""
    if roster.kind != "canvas":
        return -1, 0.0
    for place, name in enumerate(roster.header):
        if name == assignment or re.sub(r" \(\d+\)$", "", name) == assignment:
            described = next((r for r in roster.rows if "Points Possible" in cell(r, 0)), ())
            return place, number(cell(described, place))
    return -1, 0.0


def moodle_csv(roster: Roster, grades: Mapping[str, Grade]) -> Export:
    """Moodle's grading worksheet with grades and comments filled in, and all else as it was.

    The points of the exercises stand in further columns, which Moodle passes over.
    """
    grade_at = roster.column("grade")
    if roster.kind != "moodle" or roster.column("last modified (grade)") < 0:
        raise RosterError(
            "Moodle takes back its own grading worksheet: download it (Grading action, with the "
            "language set to English), and give it as the roster. Wanted the columns Identifier, "
            f"Grade and Last modified (grade); got {', '.join(roster.header[:12])}."
        )
    comment_at, maximum_at = (
        roster.column(MOODLE_COMMENTS.casefold()),
        roster.column("maximum grade"),
    )
    exercises = exercise_columns(grades)
    students = {person.row: person.student for person in roster.people}
    rows: list[list[object]] = [[*roster.header, *exercises]]
    problems = unlisted(roster, grades)
    for place, row in enumerate(roster.rows):
        grade = grades.get(students.get(place, ""))
        filled: list[object] = [*row, *[""] * (len(roster.header) - len(row))]
        possible = number(cell(row, maximum_at))
        if grade and grade.score is not None:
            comma = "," in cell(row, maximum_at)
            filled[grade_at] = localized(scaled(grade, possible), comma)
        if grade and comment_at >= 0:
            filled[comment_at] = html_lines(grade.comment)
        rows.append(filled + [score_cell(grade.points.get(n)) if grade else "" for n in exercises])
    most = max((grade.max_score for grade in grades.values()), default=0.0)
    possible = max((number(cell(row, maximum_at)) for row in roster.rows), default=0.0)
    problems += other_maximum(possible, most, "Moodle")
    if comment_at < 0:
        problems.append(
            f"The worksheet has no column {MOODLE_COMMENTS!r}: comments are left out. Switch "
            "Feedback comments on in the assignment's settings to have it."
        )
    return Export(csv_text(rows), tuple(problems))


def moodle_feedback_zip(
    file: IO[bytes], roster: Roster, pages: Iterable[tuple[str, bytes]], name: str
) -> list[str]:
    """Writes the zip for Moodle's "Upload multiple feedback files in a zip"; gives the problems.

    `pages` are (student, content), written one at a time; every student gets a file of this name.
    """
    people = {person.student: person for person in roster.people if person.platform_id}
    problems = []
    with zipfile.ZipFile(file, "w") as archive:
        for student, content in pages:
            person = people.get(student)
            if person is None:
                problems.append(f"{student} has no participant number on the roster: left out.")
                continue
            who = re.sub(r'[\x00-\x1f/\\:*?"<>|_]+', " ", person.name).strip(". ") or "Participant"
            folder = f"{who}_{person.platform_id}_assignsubmission_file_"
            write_entry(archive, f"{folder}/{name}", content)
    return problems


def canvas_feedback_zip(
    file: IO[bytes], found: Sequence[Found], pages: Iterable[tuple[str, bytes]]
) -> list[str]:
    """Writes the zip for Canvas's "Upload Submissions"; gives the problems.

    Canvas knows a file by the name that it had in the downloaded zip (`found`), and shows it as a
    comment's attachment under the name that the student gave it: so the content should be of the
    same kind, a notebook for a notebook.
    """
    entries: dict[str, str] = {}
    for one in found:
        if one.student and one.is_notebook:
            entries.setdefault(one.student, PurePosixPath(one.entry).name)
    problems = []
    with zipfile.ZipFile(file, "w") as archive:
        for student, content in pages:
            if student in entries:
                write_entry(archive, entries[student], content)
            else:
                problems.append(f"{student} has no notebook in the downloaded zip: left out.")
    return problems


def write_entry(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    info = zipfile.ZipInfo(name)  # no time in it: the same feedback gives the same zip
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = 0o644 << 16
    archive.writestr(info, content)


def exercise_columns(grades: Mapping[str, Grade]) -> list[str]:
    return list(dict.fromkeys(name for grade in grades.values() for name in grade.points))


def exercise_maxima(grades: Mapping[str, Grade], exercises: Sequence[str]) -> list[object]:
    return [max(g.max_points.get(name, 0.0) for g in grades.values()) for name in exercises]


def score_cell(score: float | None) -> object:
    return "" if score is None else score


def scaled(grade: Grade, possible: float) -> float:
    """The score on the platform's scale, where that is known."""
    score = grade.score or 0.0
    return score * possible / grade.max_score if possible and grade.max_score else score


def localized(score: float, comma: bool) -> object:
    """A grade with the decimal sign that the worksheet itself uses."""
    return plain_number(score).replace(".", ",") if comma else score


def html_lines(comment: str) -> str:
    """A comment as the HTML that Moodle takes comments for."""
    return "<br>".join(str(escape(line)) for line in clean(comment, COMMENT_LIMIT).splitlines())


def number(text: str) -> float:
    """A number as platforms write it; 0 where there is none."""
    try:
        return float(text.strip().replace(",", "."))
    except ValueError:
        return 0.0


def cell(row: Sequence[str], place: int) -> str:
    return row[place] if 0 <= place < len(row) else ""


def unlisted(roster: Roster, grades: Mapping[str, Grade]) -> list[str]:
    known = {person.student for person in roster.people}
    return [f"{student} is not on the roster: left out." for student in sorted(set(grades) - known)]


def other_maximum(possible: float, most: float, platform: str) -> list[str]:
    if not possible or possible == most:
        return []
    there, here = plain_number(possible), plain_number(most)
    return [f"{platform} gives {there} points where this course gives {here}: scores are scaled."]
