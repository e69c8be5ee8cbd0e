"""Who is in the class: the lists that learning platforms hand out, read as they are.

Canvas's gradebook export, Moodle's grading worksheet and any plain CSV with a column of ids. The
rows are kept to the letter, so that an export can fill in grades and give the same file back.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

MAX_ROSTER_BYTES = 50_000_000
STUDENT_ID = re.compile(r"[^\W_][\w.@+-]{0,127}")

# The columns that name a student, the best first; compared without regard to case.
ID_COLUMNS = {
    "canvas": ("sis login id", "sis user id", "id"),
    "moodle": ("username", "id number", "email address", "identifier"),
    "plain": ("student", "student_id", "id", "username", "login", "sid", "email", "email address"),
}
PLATFORM_COLUMNS = {"canvas": ("id",), "moodle": ("identifier",), "plain": ("lms_user_id",)}
NAME_COLUMNS = ("full name", "name", "student name", "student")
EMAIL_COLUMNS = ("email address", "email")


class RosterError(ValueError):
    """The list of students cannot be read; the message says why and what is wanted."""


@dataclass(frozen=True)
class Person:
    """One student: our id, the platform's number, and where the row is."""

    student: str
    name: str
    email: str
    platform_id: str
    row: int


@dataclass(frozen=True)
class Roster:
    """A list of students, its rows as they came. `kind` is canvas, moodle or plain."""

    kind: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    people: tuple[Person, ...]
    problems: tuple[str, ...] = ()
    by_platform_id: Mapping[str, str] = field(default_factory=dict)
    by_key: Mapping[str, str] = field(default_factory=dict)
    handed_in: Mapping[str, str] = field(default_factory=dict)  # times, where the list has them

    def column(self, *names: str) -> int:
        """The position of the first of these columns that there is, or -1."""
        return column_of(self.header, names)


def read_roster(path: Path) -> Roster:
    """The roster in a CSV file, in whichever of the known forms it is."""
    with path.open("rb") as file:
        data = file.read(MAX_ROSTER_BYTES + 1)
    if len(data) > MAX_ROSTER_BYTES:
        raise RosterError(f"{path.name} is larger than {MAX_ROSTER_BYTES // 10**6} MB: no roster.")
    return parse_roster(decode(data), path.name)


def parse_roster(text: str, source: str) -> Roster:
    table = read_table(text, source)
    header = tuple(cell.strip() for cell in table[0])
    rows = tuple(tuple(row) for row in table[1:])
    kind = kind_of(header)
    if column_of(header, ID_COLUMNS[kind]) < 0:
        raise RosterError(
            f"{source} has the columns {', '.join(header[:12])}; wanted one that tells the "
            f"students apart: {', '.join(ID_COLUMNS['plain'])}; or Canvas's gradebook export, or "
            "Moodle's grading worksheet, downloaded with the language set to English."
        )
    people, problems = read_people(kind, header, rows)
    return Roster(
        kind=kind,
        header=header,
        rows=rows,
        people=tuple(people),
        problems=tuple(problems),
        by_platform_id={p.platform_id: p.student for p in people if p.platform_id},
        by_key=unambiguous((key, p.student) for p in people for key in keys_of(p)),
        handed_in=times(header, rows, people),
    )


def decode(data: bytes) -> str:
    """CSV bytes as text: UTF-8 or UTF-16 with its mark, else what old spreadsheets write."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def read_table(text: str, source: str) -> list[list[str]]:
    """The rows of a CSV text, its separator being whichever the first line has most of."""
    first = text.partition("\n")[0]
    separator = max(",;\t", key=first.count)
    try:
        table = [row for row in csv.reader(io.StringIO(text), delimiter=separator) if any(row)]
    except csv.Error as error:
        raise RosterError(f"{source} is not a CSV file: {error}.") from None
    if not table:
        raise RosterError(f"{source} is empty; wanted a header and a row a student.")
    return table


def kind_of(header: Sequence[str]) -> str:
    names = {name.casefold() for name in header}
    if {"student", "id", "section"} <= names:
        return "canvas"
    if {"identifier", "grade"} <= names:
        return "moodle"
    return "plain"


def column_of(header: Sequence[str], names: Iterable[str]) -> int:
    """The position of the first of `names` that the header has, or -1."""
    places = {name.casefold(): i for i, name in reversed(list(enumerate(header)))}
    return next((places[name] for name in names if name in places), -1)


def read_people(
    kind: str, header: Sequence[str], rows: Sequence[Sequence[str]]
) -> tuple[list[Person], list[str]]:
    """The students in the rows, and what is wrong with rows that give none."""
    people: dict[str, Person] = {}
    problems = []
    for number, row in enumerate(rows):
        cells = {name.casefold(): cell.strip() for name, cell in zip(header, row, strict=False)}
        if kind == "canvas" and not cells.get("id"):
            continue  # the rows under the header that describe the assignments
        student = first_of(cells, ID_COLUMNS[kind]).removeprefix("Participant ")
        where = f"Row {number + 2}"
        if not student:
            problems.append(f"{where} has no id and is left out.")
        elif not STUDENT_ID.fullmatch(student):
            problems.append(f"{where}: {student[:40]!r} cannot be a folder's name; left out.")
        elif student in people:
            if people[student].platform_id != platform_id(kind, cells):
                problems.append(f"{where} has the id {student!r} a second time; left out.")
        else:
            name, email = full_name(cells), first_of(cells, EMAIL_COLUMNS)
            people[student] = Person(student, name, email, platform_id(kind, cells), number)
    return list(people.values()), problems


def times(
    header: Sequence[str], rows: Sequence[Sequence[str]], people: Iterable[Person]
) -> dict[str, str]:
    """When each student handed in, as Moodle's worksheet tells it."""
    place = column_of(header, ("last modified (submission)",))
    found = {p.student: rows[p.row][place] for p in people if 0 <= place < len(rows[p.row])}
    return {student: when for student, when in found.items() if when.strip() not in ("", "-")}


def platform_id(kind: str, cells: Mapping[str, str]) -> str:
    """The number that the platform writes into file names."""
    return first_of(cells, PLATFORM_COLUMNS[kind]).removeprefix("Participant ").strip()


def first_of(cells: Mapping[str, str], names: Iterable[str]) -> str:
    return next((cells[name] for name in names if cells.get(name)), "")


def full_name(cells: Mapping[str, str]) -> str:
    parts = (
        first_of(cells, ("first_name", "first name")),
        first_of(cells, ("last_name", "last name")),
    )
    return " ".join(filter(None, parts)) or first_of(cells, NAME_COLUMNS)


def keys_of(person: Person) -> set[str]:
    """What a file may be called after: id, address or its first part, name either way round."""
    words = [name_key(word) for word in person.name.split()]
    turned = words[-1:] + words[:-1]
    back = words[1:] + words[:1]
    keys = {person.student, person.email, person.email.partition("@")[0]}
    return (set(map(name_key, keys)) | {"".join(words), "".join(turned), "".join(back)}) - {""}


def name_key(text: str) -> str:
    """A name without what platforms change in it: case, accents, punctuation, spaces."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in plain if c.isalnum())


def unambiguous(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The pairs as a dict, without keys that stand for several students."""
    found: dict[str, str] = {}
    doubled = set()
    for key, student in pairs:
        if found.setdefault(key, student) != student:
            doubled.add(key)
    return {key: student for key, student in found.items() if key not in doubled}
