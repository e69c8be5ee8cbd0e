"""What a learning platform is to us: how it names files, which lists it writes, what it takes back.

Each platform has a file of its own that makes one `Platform`; `FORMATS`, beside, lists them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rnngrader.course.files import write_whole, write_zip
from rnngrader.feedback.mistakes import mistake_of
from rnngrader.feedback.text import plain_number
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.lms.archive import Entry, is_notebook
from rnngrader.lms.roster import Columns, Person, Roster, name_key
from rnngrader.records import SubmissionReport
from rnngrader.sandbox.untrusted import one_line

COMMENT_LIMIT = 4000
HALF_CENT = 0.005  # scores are compared at two decimals, as Canvas does
MAX_FILE_NAME = 1000  # characters; no platform's are as long
SHOWN_PEOPLE = 10  # by name in a note; how many more are told


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
    address: str = ""  # that the platform has checked: no key may be somebody else's
    others: frozenset[str] = frozenset()  # who else in the class is named in the student's folder

    @property
    def mark(self) -> str:
        """What no student can change: the platform's number, or the address that it checked."""
        return self.platform_id or self.address.lower()

    @property
    def kind(self) -> str:
        return "number" if self.platform_id else "address"


@dataclass(frozen=True)
class SubmittedFile:
    """One file that was handed in. `student` is "" where it is not known whose it is."""

    student: str
    entry: Entry
    owner: Owner
    problem: str = ""  # why it is not simply a file of one student
    platform: str = ""  # whose way of naming files tells it

    @property
    def mark(self) -> tuple[str, str]:
        """What a platform knows the student by: its name, and its number or address for them."""
        return self.platform, self.owner.mark

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
    work: Callable[[str], bytes | None] = lambda student: None  # what stands as a student's work
    page: Callable[[str], bytes | None] = lambda student: None
    notebook: Callable[[str], bytes | None] = lambda student: None

    def write(self, ending: str, text: str) -> Path:
        path = self.folder / f"{self.assignment}-{ending}"
        write_whole(path, text.encode())
        return path

    def write_zip(
        self, ending: str, members: Iterable[tuple[str, bytes]], mode: int = 0o644
    ) -> Path:
        path = self.folder / f"{self.assignment}-{ending}"
        write_zip(path, members, mode)
        return path

    def note(self, what: str, students: Iterable[str], hint: str = "") -> list[str]:
        """Return a sentence on these students, the first of them by name; none on nobody."""
        who = [called(self.people.get(student), student) for student in students]
        more = f" and {len(who) - SHOWN_PEOPLE} more" if len(who) > SHOWN_PEOPLE else ""
        return [f"{what} ({len(who)}): {', '.join(who[:SHOWN_PEOPLE])}{more}.{hint}"] if who else []

    def unlisted(self) -> list[str]:
        """Return the note on those with a grade who are not on the roster, if there is one."""
        listed = {person.student for person in self.roster.people} if self.roster else self.grades
        return self.note("Not on the roster, and left out", sorted(set(self.grades) - set(listed)))


@dataclass(frozen=True)
class Exported:
    """The files written, and what the instructor should know before uploading them."""

    files: Sequence[Path]
    problems: Sequence[str] = ()
    doubts: Sequence[str] = ()  # whose a row of the list is, or an address


Owners = Callable[[str], list[Owner]]  # by an entry's name; nobody for the platform's own files
# The last are students by what a file may be called after, where no number of a platform's tells.
NameReader = Callable[[Sequence[Entry], Roster | None, Mapping[str, str]], Owners | None]
ColumnFinder = Callable[[Sequence[str], Sequence[Sequence[str]]], Columns | None]


@dataclass(frozen=True)
class Platform:
    """A platform by what it can; what it cannot is None."""

    name: str
    owners: NameReader | None = None  # how files are named; None where these are others' names
    columns: ColumnFinder | None = None  # of its list of students; None for a list of others
    export: Callable[[Exporting], Exported] | None = None
    roster: str = ""  # the list that its export starts from, where it needs one
    numbers: bool = False  # whether file names and its list share numbers of the platform's
    lasting: bool = True  # whether people have the same in every assignment


def one_reading(readings: Sequence[Owner], roster: Roster | None) -> Owner:
    """Return whose a file is whose name can be read in several ways: its own part, and a student's
    display name, may look like the platform's.

    On a roster that is whose number and name both are, where no other reading's number is on it.
    """
    numbers = list(dict.fromkeys(one.platform_id for one in readings))
    listed = roster.by_mark if roster else {}
    known = [one for one in readings if one.platform_id in listed]
    for one in known if len({one.platform_id for one in known}) == 1 else ():
        student = listed[one.platform_id]
        if roster and student in (roster.by_key.get(name_key(key)) for key in one.keys):
            return one
    if len(numbers) == 1:
        return readings[0]
    problem = f"Its name can be read in several ways, as of number {' or '.join(numbers[:3])}. " + (
        "Import it in a folder called after the student." if roster else "--roster may tell."
    )
    return Owner(name=readings[0].name, problem=problem)


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
    """Return the score on the platform's scale, where that is known: its points are full marks."""
    score = grade.score or 0.0
    if not possible or not grade.full_marks or possible == grade.full_marks:
        return score
    return round(score * possible / grade.full_marks, 6)


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


def other_maximum(possible: float, grades: Mapping[str, Grade], platform: str) -> list[str]:
    most = max((grade.full_marks for grade in grades.values()), default=0.0)
    if not possible or not most or possible == most:
        return []
    there, here = plain_number(possible), plain_number(most)
    return [f"{platform} gives {there} points where this course gives {here}: scores are scaled."]


def other_scores(cells: Iterable[tuple[str, object]]) -> list[str]:
    """Return the note on cells that held another score than the one that is written there now.

    `cells` are what a column held, as text, and what comes in its place.
    """
    held = sum(
        bool(re.search(r"\d", was)) and was.strip() != str(now) and differ(was, now)
        for was, now in cells
    )
    cells_text = "1 cell" if held == 1 else f"{held} cells"
    return [f"{cells_text} of this column held other scores."] if held else []


def differ(was: str, now: object) -> bool:
    return abs(number(was) - number(str(now))) >= HALF_CENT


def called(person: Person | None, student: str) -> str:
    """Return a student's name beside the id."""
    return f"{person.name} ({student})" if person and person.name else student
