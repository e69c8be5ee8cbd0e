"""Canvas: its downloaded submissions, its gradebook's CSV, its "Upload Submissions" zip.

The rules that it reads a CSV by are in docs/platforms.md.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import IO

from rnngrader.course.cells import CourseError
from rnngrader.feedback.text import csv_text
from rnngrader.lms.archive import Entry
from rnngrader.lms.platform import (
    Exported,
    Exporting,
    Grade,
    Owner,
    Owners,
    Platform,
    SubmittedFile,
    Table,
    called,
    last_part,
    number,
    other_maximum,
    scaled,
    unlisted,
    write_entry,
)
from rnngrader.lms.roster import (
    TEST_STUDENT,
    Columns,
    Roster,
    cell,
    column_of,
    columns_of,
    name_key,
)

FILE = re.compile(
    r"(?:(?P<who>(?!late_|anon(?:ymous)?_).+?)_)?(?:(?P<late>late)_)?"
    r"(?:anon(?:ymous)?_(?P<anonymous>[A-Za-z0-9]+)|(?P<id>\d+))_(?P<file>\d+)_(?P<name>.+)",
    re.IGNORECASE | re.DOTALL,
)
TYPED = re.compile(
    r"(?:(?P<who>.+?)_)??(?:(?P<late>late)_)?"
    r"(?:anon(?:ymous)?_(?P<anonymous>[A-Za-z0-9]+)|(?P<id>\d+))_(?P<kind>text|link)\.html",
    re.IGNORECASE | re.DOTALL,
)
IDENTITY = (
    "student", "lastname", "firstname", "id", "sis user id", "sis login id", "integration id",
    "root account", "section",
)  # fmt: skip
# Canvas passes over every column whose heading has one of these in it.
TOTALS = re.compile(r"(Current|Final) (Score|Points|Grade)|Override (Score|Grade|Status)")
TITLE_AND_ID = re.compile(r"(?P<title>.*)\s\((?P<id>\d+)\)", re.DOTALL)
EXCUSED = "EX"


def owners(entries: Sequence[Entry], roster: Roster | None) -> Owners | None:
    names = [last_part(entry.name) for entry in entries]
    fits = sum(bool(FILE.fullmatch(name) or TYPED.fullmatch(name)) for name in names)
    if not names or 2 * fits < len(names):
        return None
    return lambda name: [owner(last_part(name), roster)]


def owner(name: str, roster: Roster | None) -> Owner:
    """Return whose a file is: name_LATE_userid_fileid_original, or …_text.html for typed text."""
    match = TYPED.fullmatch(name) or FILE.fullmatch(name)
    if match is None:
        return Owner(name=name, problem="Its name is not as Canvas names files.")
    told = match.groupdict()
    problem, test = "", name_key(told["who"] or "") in TEST_STUDENT
    if test:
        problem = "It is of Canvas's Test Student, who is nobody."
    elif told["anonymous"] and roster is not None:
        problem = (
            f"Canvas hides whose it is behind {told['anonymous']}, and no list of Canvas's tells. "
            "Switch anonymous grading off, or post the grades, and download once more."
        )
    return Owner(
        keys=(told["who"],) if told["who"] else (),
        platform_id=told["id"] or told["anonymous"],
        name=told.get("name") or f"{told['kind'].lower()}.html",
        late=bool(told["late"]),
        number=int(told.get("file") or 0),
        problem=problem,
        ignored=test,
    )


def columns(header: Sequence[str], rows: Sequence[Sequence[str]]) -> Columns | None:
    """Return the columns of an exported gradebook."""
    place = column_of(header, "id")
    names = {name.casefold() for name in header}
    if place < 0 or "section" not in names or not names & {"student", "lastname"}:
        return None
    return Columns(
        kind="canvas",
        ids=columns_of(header, "sis login id", "sis user id"),
        platform_id=place,
        name=column_of(header, "student"),
        first=column_of(header, "firstname"),
        last=column_of(header, "lastname"),
        email=column_of(header, "email", "email address"),
        described=True,
    )


def grade_table(roster: Roster | None, grades: Mapping[str, Grade], title: str) -> Table:
    """Return a gradebook for Canvas's import: its own identity columns, and one assignment's.

    Whatever stands in the column for students without a score stays, and so does "EX" for those
    who are excused. Canvas takes no comments from a CSV.
    """
    if roster is None or roster.kind != "canvas":
        raise CourseError(
            "Canvas takes grades in its own gradebook only: export that (Grades, Export) and give "
            "it with --roster."
        )
    column = column_for(roster, title)
    described = described_row(roster)
    possible = number(cell(described, column))
    places = [i for i, name in enumerate(roster.header) if name.casefold() in IDENTITY]
    rows: list[list[object]] = [[roster.header[i] for i in [*places, column]]]
    if described:  # to the letter: Canvas sets the assignment's points from this row
        rows.append([cell(described, i) for i in [*places, column]])
    excused = []
    for person in roster.people:
        grade, before = grades.get(person.student), roster.text(person, column)
        score: object = before
        if before.strip().upper() == EXCUSED:
            excused.append(called(person, person.student))
        elif grade and grade.score is not None:
            score = scaled(grade, possible)
        rows.append([*(roster.text(person, i) for i in places), score])
    problems = unlisted(roster, grades) + other_maximum(possible, grades, "Canvas")
    if excused:
        problems.append(f"Excused in Canvas, and left so: {', '.join(excused)}.")
    return Table(csv_text(rows), tuple(problems))


def described_row(roster: Roster) -> Sequence[str]:
    return next((row for row in roster.rows if "Points Possible" in cell(row, 0)), ())


def column_for(roster: Roster, title: str) -> int:
    """Return the one column that the title names; a CourseError lists those that there are."""
    described = described_row(roster)
    section = column_of(roster.header, "section")
    candidates = {
        place: name
        for place, name in enumerate(roster.header)
        if place > section
        and not TOTALS.search(name)
        and not re.search(r"read\s+only", cell(described, place))
        and TITLE_AND_ID.fullmatch(name)
    }
    exact = [place for place, name in candidates.items() if name == title]
    titled = [
        place
        for place, name in candidates.items()
        if (match := TITLE_AND_ID.fullmatch(name)) and match["title"] == title
    ]
    found = exact or titled
    if len(found) == 1:
        return found[0]
    what = "Several columns" if found else "No column"
    wanted = ", ".join(f'"{candidates[place]}"' for place in found or candidates) or "none"
    raise CourseError(
        f"{what} of the roster {'are' if found else 'is'} called {title!r}, and Canvas would make "
        f"a new assignment of a heading that it does not know. Give --title; there are: {wanted}."
    )


def feedback_zip(
    file: IO[bytes],
    submissions: Sequence[SubmittedFile],
    notebooks: Callable[[str], bytes | None],
    students: Iterable[str],
) -> list[str]:
    """Write the zip for Canvas's "Upload Submissions"; return the problems.

    Canvas knows a file by the name that it had in the downloaded zip, and shows it as a comment's
    attachment under the name that the student gave it: so a notebook goes back for a notebook.
    """
    names: dict[str, str] = {}
    for one in submissions:
        if one.student and one.is_notebook:
            names.setdefault(one.student, last_part(one.entry.name))
    problems = []
    with zipfile.ZipFile(file, "w") as archive:
        for student in students:
            content = notebooks(student) if student in names else None
            if content is not None:
                write_entry(archive, names[student], content)
            else:
                problems.append(f"{student} has no notebook in the downloaded zip: left out.")
    return problems


def export(job: Exporting) -> Exported:
    table = grade_table(job.roster, job.grades, job.column)
    files, problems = [job.write("canvas.csv", table.text)], list(table.problems)
    if job.submissions:
        archive = job.path("canvas-feedback.zip")
        with archive.open("wb") as file:
            problems += feedback_zip(file, job.submissions, job.notebook, job.grades)
        files.append(archive)
    return Exported(files, problems)


PLATFORM = Platform("canvas", owners, columns, export, roster="its gradebook: Grades, Export")
