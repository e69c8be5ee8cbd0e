"""Canvas: its downloaded submissions, its gradebook's CSV, its "Upload Submissions" zip.

The rules that it reads a CSV by are in docs/platforms.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rnngrader.course.cells import CourseError
from rnngrader.feedback.text import csv_text
from rnngrader.lms.archive import Entry, UnreadableEntry
from rnngrader.lms.platform import (
    MAX_FILE_NAME,
    Exported,
    Exporting,
    Owner,
    Owners,
    Platform,
    SubmittedFile,
    last_part,
    number,
    one_reading,
    other_maximum,
    other_scores,
    scaled,
)
from rnngrader.lms.roster import (
    TEST_STUDENT,
    Columns,
    Roster,
    RosterError,
    cell,
    column_of,
    columns_of,
    name_key,
)

# What Canvas writes behind a student's name, if it tells any: the name is the student's, and so
# is all that follows. No number of Canvas's begins with 0.
OWN = re.compile(
    r"(?:(?P<late>late)_)?(?:anon(?:ymous)?_(?P<anonymous>[A-Za-z0-9]+)|(?P<id>[1-9]\d*))_"
    r"(?:(?P<kind>text|link)\.html\Z|(?P<file>[1-9]\d*)_(?P<name>.+))",
    re.IGNORECASE | re.DOTALL,
)
HIDDEN = (
    "Canvas hides whose it is behind {}, and no list of Canvas's tells. Switch anonymous grading "
    "off, or post the grades, and download once more."
)
IDENTITY = (
    "student", "lastname", "firstname", "id", "sis user id", "sis login id", "integration id",
    "root account", "section",
)  # fmt: skip
# Canvas passes over every column whose heading has one of these in it.
TOTALS = re.compile(r"(Current|Final) (Score|Points|Grade)|Override (Score|Grade|Status)")
TITLE_AND_ID = re.compile(r"(?P<title>.*)\s\((?P<id>\d+)\)", re.DOTALL)
EXCUSED = "EX"
MAX_DIGITS = 18  # of a file's number


def owners(
    entries: Sequence[Entry], roster: Roster | None, known: Mapping[str, str]
) -> Owners | None:
    names = [last_part(entry.name) for entry in entries]
    fits = sum(any(True for _ in readings(name)) for name in names)
    if not names or 2 * fits < len(names):
        return None
    return lambda name: [owner(last_part(name), roster)]


def owner(name: str, roster: Roster | None) -> Owner:
    """Return whose a file is: name_LATE_userid_fileid_original, or …_text.html for typed text."""
    found = list(readings(name, roster))
    if not found:
        return Owner(name=name, problem="Its name is not as Canvas names files.")
    one = one_reading(found, roster)
    if name_key("".join(one.keys)) in TEST_STUDENT:
        told = "It is of Canvas's Test Student, who is nobody."
        return replace(one, problem=told, ignored=True)
    return one


def readings(name: str, roster: Roster | None = None) -> Iterator[Owner]:
    """Give what a file's name can be read as, the one with the shortest name of a student first."""
    if len(name) > MAX_FILE_NAME:
        return
    for start in (0, *(mark.end() for mark in re.finditer("(?<=.)_", name))):
        if match := OWN.match(name, start):
            told = match.groupdict()
            yield Owner(
                keys=(name[: start - 1],) if start else (),
                platform_id=told["id"] or told["anonymous"],
                name=told["name"] or f"{told['kind'].lower()}.html",
                late=bool(told["late"]),
                number=int((told["file"] or "0")[-MAX_DIGITS:]),
                problem=HIDDEN.format(told["anonymous"]) if told["anonymous"] and roster else "",
            )


def columns(header: Sequence[str], rows: Sequence[Sequence[str]]) -> Columns | None:
    """Return the columns of an exported gradebook."""
    place = column_of(header, "id")
    names = {name.casefold() for name in header}
    if place < 0 or "section" not in names or not names & {"student", "lastname"}:
        if any("Points Possible" in cell(row, 0) for row in rows[:3]):
            raise RosterError(
                "This is Canvas's gradebook, with other headings; wanted Student (or LastName and "
                f"FirstName), ID and Section, as Canvas writes them. Got {', '.join(header[:8])}."
            )
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


def grade_table(job: Exporting) -> tuple[str, list[str]]:
    """Return a gradebook for Canvas's import, and what to know of it: Canvas's own identity
    columns, and one assignment's.

    Whatever stands in the column for students without a score stays, and so does "EX" for those
    who are excused. Canvas takes no comments from a CSV.
    """
    roster = job.roster
    if roster is None or roster.kind != "canvas":
        raise CourseError(
            "Canvas takes grades in its own gradebook only: export that (Grades, Export) and give "
            "it with --roster."
        )
    column = column_for(roster, job.column)
    described = described_row(roster)
    possible = number(cell(described, column))
    places = [i for i, name in enumerate(roster.header) if name.casefold() in IDENTITY]
    places.append(column)
    rows: list[list[object]] = [[roster.header[i] for i in places]]
    if described:  # as it came: Canvas sets the assignment's points from this row
        rows.append([cell(described, i) for i in places])
    excused, held = [], []
    for person in roster.people:
        row: list[object] = [roster.text(person, i) for i in places]
        grade = job.grades.get(person.student)
        if str(row[-1]).strip().upper() == EXCUSED:
            excused.append(person.student)
        elif grade and grade.score is not None:
            score = scaled(grade, possible)
            held.append((str(row[-1]), score))
            row[-1] = score
        rows.append(row)
    said = cell(described, column).strip()
    unknown = f"Canvas's list tells no points for this column ({said!r}): scores are not scaled."
    notes = [unknown] if not possible else []
    notes += job.unlisted() + other_maximum(possible, job.grades, "Canvas")
    what = f" It is {roster.header[column]!r}: is that the right one? --title names another."
    notes += [note + what for note in other_scores(held)]
    return csv_text(rows), notes + job.note("Excused in Canvas, and left so", excused)


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


def feedback_names(job: Exporting) -> dict[str, str]:
    """Return by student the name that their notebook has in the downloaded zip.

    Canvas knows a file by that name, and shows it as a comment's attachment under the name that
    the student gave it: so a notebook goes back for a notebook, and for nothing else.
    """
    found: dict[str, list[SubmittedFile]] = {}
    for one in job.submissions:
        if one.student in job.grades and one.is_notebook:
            found.setdefault(one.student, []).append(one)
    return {
        student: last_part(graded_one(job, files).entry.name) for student, files in found.items()
    }


def graded_one(job: Exporting, files: Sequence[SubmittedFile]) -> SubmittedFile:
    """Return which of a student's notebooks was graded: the latest with the bytes that stand."""
    latest = sorted(files, key=lambda file: file.owner.number, reverse=True)
    work = job.work(latest[0].student) if len(latest) > 1 else None
    return next((file for file in latest if work is not None and holds(file, work)), latest[0])


def holds(file: SubmittedFile, work: bytes) -> bool:
    try:
        return file.entry.read() == work
    except UnreadableEntry:
        return False


def export(job: Exporting) -> Exported:
    """Write the gradebook, and for downloaded submissions the zip for "Upload Submissions"."""
    text, notes = grade_table(job)
    names = feedback_names(job)
    if job.submissions and not names:
        raise CourseError(
            "The file of --submissions holds no notebook of anybody who has a grade: nothing was "
            "written, and what stands in exports/ stays."
        )
    files = [job.write("canvas.csv", text)]
    if names:
        pages = ((name, job.notebook(student)) for student, name in names.items())
        members = ((name, page) for name, page in pages if page is not None)
        files.append(job.write_zip("canvas-feedback.zip", members))
        listed = [p.student for p in job.roster.people if p.student in job.grades]  # type: ignore[union-attr]
        without = [student for student in listed if student not in names]
        notes += job.note("No .ipynb file of theirs to send feedback back for", without)
    return Exported(files, notes)


PLATFORM = Platform(
    "canvas", owners, columns, export, roster="its gradebook: Grades, Export", numbers=True
)
