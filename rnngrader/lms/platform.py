"""What a learning platform is to us: how it names files, which lists it writes, what it takes back.

Each platform has a file of its own that makes one `Platform`; `FORMATS`, beside, lists them.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rnngrader.batch.files import write_whole
from rnngrader.feedback.mistakes import mistake_of
from rnngrader.feedback.text import plain_number
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.lms.archive import Entry, is_notebook
from rnngrader.lms.roster import Columns, Person, Roster
from rnngrader.records import SubmissionReport
from rnngrader.sandbox.untrusted import one_line

COMMENT_LIMIT = 4000


@dataclass(frozen=True)
class Owner:
    """Whose a file is, as the export's names tell it."""

    keys: tuple[str, ...] = ()  # names that may stand for the student, the best first
    platform_id: str = ""
    name: str = ""  # the file's, as the student named it
    late: bool | None = None  # the platform's word; None where the export does not tell
    handed_in: str = ""  # the platform's time
    number: int = 0  # of the file at the platform: later ones are larger
    problem: str = ""  # why it is nobody's
    ignored: bool = False  # nobody's, and nothing that anybody has to look at


@dataclass(frozen=True)
class SubmittedFile:
    """One file that was handed in. `student` is "" where it is not known whose it is."""

    student: str
    entry: Entry
    owner: Owner
    problem: str = ""  # why it is not simply a file of one student

    @property
    def name(self) -> str:
        return self.owner.name

    @property
    def is_notebook(self) -> bool:
        return is_notebook(self.owner.name)


@dataclass(frozen=True)
class Grade:
    """What one student gets. A score of None leaves the platform's grade as it is."""

    score: float | None
    full_marks: float
    points: Mapping[str, float] = field(default_factory=dict)  # by exercise
    max_points: Mapping[str, float] = field(default_factory=dict)
    comment: str = ""


@dataclass(frozen=True)
class Exporting:
    """What an export is made from."""

    assignment: str  # its name, for files
    folder: Path
    grades: Mapping[str, Grade]
    people: Mapping[str, Person]  # names of all whom gradebook or roster know
    gradebook: Gradebook
    roster: Roster | None = None
    column: str = ""  # the assignment's title at the platform
    submissions: Sequence[SubmittedFile] = ()
    page: Callable[[str], bytes | None] = lambda student: None
    notebook: Callable[[str], bytes | None] = lambda student: None

    def path(self, ending: str) -> Path:
        self.folder.mkdir(parents=True, exist_ok=True)
        return self.folder / f"{self.assignment}-{ending}"

    def write(self, ending: str, text: str) -> Path:
        write_whole(self.path(ending), text.encode())
        return self.path(ending)


@dataclass(frozen=True)
class Exported:
    """The files written, and what the instructor should know before uploading them."""

    files: Sequence[Path]
    problems: Sequence[str] = ()


@dataclass(frozen=True)
class Table:
    """A file's text, and what the instructor should know before uploading it."""

    text: str
    problems: tuple[str, ...] = ()


Owners = Callable[[str], list[Owner]]  # by an entry's name; nobody for the platform's own files
NameReader = Callable[[Sequence[Entry], Roster | None], Owners | None]
ColumnFinder = Callable[[Sequence[str], Sequence[Sequence[str]]], Columns | None]


@dataclass(frozen=True)
class Platform:
    """A platform by what it can; what it cannot is None."""

    name: str
    owners: NameReader | None = None  # how files are named; None where these are others' names
    columns: ColumnFinder | None = None  # of its list of students; None for a list of others
    export: Callable[[Exporting], Exported] | None = None
    roster: str = ""  # the list that its export starts from, where it needs one


def last_part(name: str) -> str:
    return name.rpartition("/")[2] or name


def comment_on(report: SubmissionReport, grade: Grade, said: Iterable[str]) -> str:
    """Return a grade in plain lines: what is `said` of the score, problems, mistakes."""
    lines = [one_line(text, 1000) for text in said]
    lines += [one_line(problem, 300) for problem in report.problems[:5]]
    for exercise in report.exercises:
        points = grade.points.get(exercise.name, exercise.points)
        if points < exercise.max_points and (mistake := mistake_of(exercise)):
            told = f"{plain_number(points)} of {plain_number(exercise.max_points)}"
            lines.append(f"{exercise.name} ({told}): {one_line(mistake.title, 200)}")
    return "\n".join(lines)


def scaled(grade: Grade, possible: float) -> float:
    """Return the score on the platform's scale, where that is known.

    A column as large as full marks, or as all points with the bonus, takes the points as they are.
    """
    score, everything = grade.score or 0.0, sum(grade.max_points.values())
    if not possible or not grade.full_marks or possible in (grade.full_marks, everything):
        return score
    return score * possible / grade.full_marks


def number(text: str) -> float:
    """Return a number as platforms write it, with a decimal point or comma; 0 where none is."""
    *whole, fraction = re.split(r"[.,]", text.strip())
    try:
        return float(f"{''.join(whole)}.{fraction}" if whole else fraction)
    except ValueError:
        return 0.0


def score_cell(score: float | None) -> object:
    return "" if score is None else score


def exercise_columns(grades: Mapping[str, Grade]) -> list[str]:
    return list(dict.fromkeys(name for grade in grades.values() for name in grade.points))


def full_marks_of(grades: Mapping[str, Grade]) -> float:
    return max((grade.full_marks for grade in grades.values()), default=0.0)


def unlisted(roster: Roster, grades: Mapping[str, Grade]) -> list[str]:
    known = {person.student for person in roster.people}
    return [f"{student} is not on the roster: left out." for student in sorted(set(grades) - known)]


def other_maximum(possible: float, grades: Mapping[str, Grade], platform: str) -> list[str]:
    most = full_marks_of(grades)
    if not possible or all(
        scaled(grade, possible) == (grade.score or 0) for grade in grades.values()
    ):
        return []
    there, here = plain_number(possible), plain_number(most)
    return [f"{platform} gives {there} points where this course gives {here}: scores are scaled."]


def called(person: Person | None, student: str) -> str:
    """Return a student's name beside the id."""
    return f"{person.name} ({student})" if person and person.name else student


def write_entry(archive: zipfile.ZipFile, name: str, content: bytes, mode: int = 0o644) -> None:
    info = zipfile.ZipInfo(name)  # no time in it: the same feedback gives the same zip
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = mode << 16
    archive.writestr(info, content)
