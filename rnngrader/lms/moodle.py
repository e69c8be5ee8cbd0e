"""Moodle: its downloaded submissions, its grading worksheet, its zip of feedback files.

The rules that it reads a worksheet by are in docs/platforms.md.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from markupsafe import escape

from rnngrader.feedback.text import csv_text, plain_number
from rnngrader.lms.archive import Entry
from rnngrader.lms.platform import (
    COMMENT_LIMIT,
    MAX_FILE_NAME,
    Exported,
    Exporting,
    Owner,
    Owners,
    Platform,
    differ,
    exercise_columns,
    last_part,
    number,
    one_reading,
    other_maximum,
    other_scores,
    scaled,
    score_cell,
)
from rnngrader.lms.roster import (
    Columns,
    Roster,
    RosterError,
    cell,
    column_of,
    columns_of,
)
from rnngrader.sandbox.untrusted import clean

MARK = re.compile(r"_(?P<id>\d+)_assign(?:submission|feedback)_[a-z]+(?=_|\Z)")
PARTICIPANT = re.compile(r"(\D{3,})\d+")
ADDRESS = re.compile(r"[^\s@]+@[^\s@]+")
CAN_CHANGE = "grade can be changed"
NO = {"no", "nein", "non", "não", "nee"}
CUT = "Moodle takes at most {} points here, and shows that many."
NUMBER = re.compile(r"-?[0-9][0-9.,]*")
# The beginnings of months in the languages that most worksheets are written in.
MONTHS = {
    1: "jan ene gen", 2: "feb fev", 3: "mar mrt maa", 4: "apr avr abr", 5: "may mai mei mag maj",
    6: "jun juin giu", 7: "jul juil lug", 8: "aug aou ago", 9: "sep set", 10: "oct okt ott out",
    11: "nov", 12: "dec dez dic",
}  # fmt: skip


def owners(
    entries: Sequence[Entry], roster: Roster | None, known: Mapping[str, str]
) -> Owners | None:
    fits = sum(any(map(readings, entry.name.split("/"))) for entry in entries)
    if not entries or 2 * fits < len(entries):
        return None
    times = submission_times(roster) if roster else {}
    return lambda name: [owner(name, roster, times)]


def owner(name: str, roster: Roster | None, times: Mapping[str, str]) -> Owner:
    """Return whose a file is: Full Name_123456_assignsubmission_file_/original, also without /."""
    parts = name.split("/")
    for place, part in enumerate(parts):
        if found := readings(part, is_folder=place < len(parts) - 1):
            one = one_reading(found, roster)
            rest = "/".join(filter(None, [one.name, *parts[place + 1 :]]))
            when = times.get(one.platform_id, "")
            return replace(one, name=last_part(rest) or part, handed_in=when)
    return Owner(name=parts[-1], problem="Its name is not as Moodle names files.")


def readings(part: str, is_folder: bool = False) -> list[Owner]:
    """Return what a part of a path can be read as: in as many ways as it has marks of Moodle's.

    Of a folder that ends in one, that one is Moodle's: all before it is a student's name.
    """
    if len(part) > MAX_FILE_NAME:
        return []
    marks = [mark for mark in MARK.finditer(part) if mark.start()]
    if is_folder and marks and len(part) - marks[-1].end() < 2:
        marks = marks[-1:]
    return [Owner((part[: mark.start()],), mark["id"], part[mark.end() + 1 :]) for mark in marks]


def submission_times(roster: Roster) -> dict[str, str]:
    """Return when each participant handed in, as far as the worksheet tells."""
    told = {p.platform_id: roster.text(p, roster.columns.handed_in).strip() for p in roster.people}
    return {number: read_time(text) for number, text in told.items() if text not in ("", "-")}


def read_time(text: str) -> str:
    """Return a worksheet's time as 2024-05-03 10:00; as it came where it cannot be read."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    year = re.search(r"\b(20\d\d)\b", plain)
    clock = re.search(r"\b(\d{1,2})[:.h](\d\d)(?:[:.]\d\d)?\s*(am|pm)?", plain)
    day = re.search(r"\b(\d{1,2})\b(?!\s*[:.h]\s*\d)", plain)
    month = next(
        (
            number
            for word in re.findall(r"[^\W\d_]{3,}", plain)[::-1]
            for number, starts in reversed(MONTHS.items())
            if word.startswith(tuple(starts.split()))
        ),
        0,
    )
    if not (year and clock and day and month):
        return text
    hour = int(clock[1]) % 12 + 12 * (clock[3] == "pm") if clock[3] else int(clock[1])
    return f"{year[1]}-{month:02d}-{int(day[1]):02d} {hour:02d}:{clock[2]}"


def columns(header: Sequence[str], rows: Sequence[Sequence[str]]) -> Columns | None:
    """Return the columns of a grading worksheet, in any language.

    English headings are known. In other languages the participants' numbers are the first column,
    the maximum grade is the first column with one and the same number in all rows, and the grades
    stand before it; then come whether they can be changed, the times, and the comments.
    """
    width = len(header)
    identifier, grade = column_of(header, "identifier"), column_of(header, "grade")
    maximum = column_of(header, "maximum grade")
    english = identifier >= 0 and grade >= 0
    if not english and column_of(header, "student", "student_id", "login", "sid") >= 0:
        return None
    if not english:
        identifier = 0
        word, fits = participants(rows)
        maximum = next((i for i in range(2, width) if is_maximum(fits, i)), -1)
        grade = maximum - 1
        if not word or maximum < 0 or width < maximum + 3:
            return None
        if odd := [str(i) for i, row in enumerate(rows, 2) if row not in fits][:3]:
            raise RosterError(
                f"Moodle's worksheet begins each row with {word!r} and a number; these do not: row "
                f"{', '.join(odd)}. Download it again, or take them out."
            )
    email = column_of(header, "email address", "email")
    if email < 0:
        email = address_column(rows, range(2 if grade > 2 else 1, grade))
    after = [i for i in range(maximum + 2, width) if maximum >= 0]
    named = column_of(header, "full name") if english else (1 if grade > 2 else -1)
    handed_in = column_of(header, "last modified (submission)")
    comment = column_of(header, "feedback comments")
    return Columns(
        kind="moodle",
        ids=(
            *columns_of(header, "student", "username", "id number"),
            *([email] if email >= 0 else []),
        ),
        platform_id=identifier,
        name=named,
        email=email,
        handed_in=handed_in if english or not after else after[0],
        grade=grade,
        maximum=maximum,
        comment=comment if english or len(after) < 3 else after[-1],
        typed=columns_of(header, "id number"),  # in a profile that students may edit
        perhaps=() if english else tuple(range(2, grade)),
    )


def participants(rows: Sequence[Sequence[str]]) -> tuple[str, list[Sequence[str]]]:
    """Return the word that stands before most participants' numbers, and the rows that have it."""
    found = [PARTICIPANT.fullmatch(cell(row, 0).strip()) for row in rows]
    counts = Counter(match[1] for match in found if match).most_common(1)
    word, number = counts[0] if counts else ("", 0)
    if 2 * number <= len(rows):
        return "", []
    return word, [row for row, m in zip(rows, found, strict=True) if m and m[1] == word]


def address_column(rows: Sequence[Sequence[str]], places: Iterable[int]) -> int:
    """Return the column that holds most addresses, under a heading in any language, or -1.

    It holds more of them than of anything else: an "@" in one cell makes none.
    """
    counts = {
        place: sum(2 * bool(ADDRESS.fullmatch(text)) - bool(text) for text in texts)
        for place in places
        if (texts := [cell(row, place).strip() for row in rows])
    }
    best = max(counts, key=lambda place: counts[place], default=-1)
    return best if counts.get(best, 0) > 0 else -1


def is_maximum(rows: Sequence[Sequence[str]], place: int) -> bool:
    """Return whether a column has one number in all rows, and grades or nothing before it."""
    cells = {cell(row, place).strip() for row in rows}
    before = {cell(row, place - 1).strip() for row in rows} - {"", "-"}
    return (
        len(cells) == 1
        and all(NUMBER.fullmatch(text) and number(text) > 0 for text in cells)
        and all(map(NUMBER.fullmatch, before))
    )


def worksheet(job: Exporting) -> tuple[str, list[str]]:
    """Return Moodle's grading worksheet with grades and comments, and all else as it was, and what
    to know of it.

    The points of the exercises stand in further columns, which Moodle passes over. Moodle skips a
    grade above the maximum without a word: such a one is written as the maximum, and told.
    """
    roster = job.roster
    english = roster is not None and column_of(roster.header, "identifier") >= 0
    whole = not english or (roster and column_of(roster.header, "last modified (grade)") >= 0)
    if roster is None or roster.kind != "moodle" or not whole:
        got = f"; got {', '.join(roster.header[:12])}" if roster else ""
        raise RosterError(
            "Moodle takes back its own grading worksheet: download it (Download grading "
            f"worksheet), and give it with --roster{got}."
        )
    exercises = exercise_columns(job.grades)
    roster, ours = without_columns(roster, exercises)
    places, english = roster.columns, column_of(roster.header, "identifier") >= 0
    can_change = column_of(roster.header, CAN_CHANGE) if english else places.maximum + 1
    people = {person.row: person.student for person in roster.people}
    rows: list[list[object]] = [[*roster.header, *exercises]]
    above, held, locked = {}, [], []
    for place, row in enumerate(roster.rows):
        student = people.get(place, "")
        grade = job.grades.get(student)
        filled: list[object] = [*row, *[""] * (len(roster.header) - len(row))]
        possible = number(cell(row, places.maximum))
        if grade and grade.score is not None:
            score = scaled(grade, possible)
            if possible and score > possible:
                above[student], score = score, possible
                most = plain_number(possible)
                said, end, more = grade.comment.partition("\n")
                grade = replace(grade, comment=f"{said}\n{CUT.format(most)}{end}{more}")
            comma = "," in cell(row, places.maximum)
            held.append((was := cell(row, places.grade), score))
            if cell(row, can_change).strip().casefold() in NO and differ(was, score):
                locked.append(student)
            filled[places.grade] = plain_number(score).replace(".", ",") if comma else score
        if grade and places.comment >= 0:
            lines = clean(grade.comment, COMMENT_LIMIT).splitlines()
            filled[places.comment] = "<br>".join(str(escape(line)) for line in lines)  # as HTML
        rows.append(filled + [score_cell(grade.points.get(n)) if grade else "" for n in exercises])
    possible = max((number(cell(row, places.maximum)) for row in roster.rows), default=0.0)
    notes = job.unlisted() + other_maximum(possible, job.grades, "Moodle") + other_scores(held)
    notes += job.note(
        f"Above the maximum, which Moodle passes over, and written as {plain_number(possible)}",
        above,
        " A higher maximum grade in the assignment's settings takes them: the highest here is "
        f"{plain_number(max(above.values(), default=0.0))}.",
    )
    what = "Locked in Moodle, which passes over them and keeps its own grade"
    notes += job.note(what, locked, " Unlock them there, or in its gradebook, and upload again.")
    if ours:
        what = "The list had columns of exercises already, which were written anew"
        notes.append(f"{what}: {', '.join(ours)}.")
    if places.comment < 0:
        notes.append(
            "The worksheet has no column for feedback comments: they are left out. Switch Feedback "
            "comments on in the assignment's settings to have it."
        )
    return csv_text(rows), notes


def without_columns(roster: Roster, names: Sequence[str]) -> tuple[Roster, list[str]]:
    """Return a worksheet without further columns of these names, which an export of ours adds, and
    which it had.
    """
    first = max(roster.columns.maximum, 0)
    keep = [i for i, name in enumerate(roster.header) if i <= first or name not in names]
    ours = [name for name in names if name in roster.header[first + 1 :]]
    header, *rows = ([cell(row, i) for i in keep] for row in (roster.header, *roster.rows))
    places = columns(header, rows) if ours else None
    if places is None:
        return roster, []
    text = tuple(tuple(row) for row in rows)
    return replace(roster, columns=places, header=tuple(header), rows=text), ours


def feedback_files(job: Exporting) -> Iterator[tuple[str, bytes]]:
    """Give what the zip for "Upload multiple feedback files in a zip" holds: a page a student."""
    for person in job.roster.people if job.roster else ():
        page = job.page(person.student) if person.student in job.grades else None
        if page is not None and person.platform_id:
            who = re.sub(r'[\x00-\x1f/\\:*?"<>|_]+', " ", person.name).strip(". ")
            folder = f"{who or 'Participant'}_{person.platform_id}_assignsubmission_file_"
            yield f"{folder}/{job.assignment}.html", page


def export(job: Exporting) -> Exported:
    text, notes = worksheet(job)
    files = [job.write("moodle.csv", text)]
    return Exported([*files, job.write_zip("moodle-feedback.zip", feedback_files(job))], notes)


PLATFORM = Platform(
    "moodle",
    owners,
    columns,
    export,
    roster="Download grading worksheet",
    numbers=True,
    lasting=False,
)
