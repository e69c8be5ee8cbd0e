"""Who is in the class: the lists that learning platforms hand out, read as they are.

The rows are kept to the letter, so that an export can fill in grades and give the same file back.
Names are cleaned of whatever a browser, a terminal or a CSV file would obey.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rnngrader.course.cells import CourseError
from rnngrader.sandbox.untrusted import one_line

STUDENT_ID = re.compile(r"[^\W_][\w.@+-]{0,127}")
MAX_NAME_BYTES = 255  # of a folder, where names are in UTF-8
MARKUP = re.compile(r"<[^<>]*>|[<>\"`\\{}]")
FORMULA = re.compile(r"^'(?=[=+\-@])")  # the apostrophe that our own exports put before it
COMMAS = re.compile(r"[,，،、;]")
SUFFIX = re.compile(r"(?:jr|sr|ii|iii|iv|ph\.?\s?d|m\.?d|esq)\.?", re.IGNORECASE)
LEFT_OUT = ": nobody's, and left out. Correct the list."
OWN_IDS = "call the list's column of ids student"
TEST_STUDENT = {"teststudent", "studenttest"}  # Canvas's own, in every course


class RosterError(CourseError):
    """The list of students cannot be read; the message says why and what is wanted."""


@dataclass(frozen=True)
class Columns:
    """Where a list has what, as positions; -1 for what it does not have."""

    kind: str  # the platform's name
    ids: tuple[int, ...]  # what tells students apart, the best first
    platform_id: int = -1  # the number that the platform writes into file names
    name: int = -1
    first: int = -1
    last: int = -1
    email: int = -1
    role: int = -1  # "Student" in it; who has another one, where somebody has this, is none
    handed_in: int = -1
    grade: int = -1
    maximum: int = -1
    comment: int = -1
    described: bool = False  # rows without the platform's number describe the columns
    typed: tuple[int, ...] = ()  # of the ids, those that students may write themselves
    perhaps: tuple[int, ...] = ()  # what may hold an id, under headings that we cannot read


@dataclass(frozen=True)
class Person:
    """One student: our id, names, the platform's number, and where the row is."""

    student: str
    first_name: str = ""
    last_name: str = ""
    email: str = ""
    platform_id: str = ""
    row: int = -1

    @property
    def name(self) -> str:
        return f"{self.first_name} {self.last_name}".strip()

    @property
    def addresses(self) -> set[str]:
        """In small letters; where none is told, the id may be one."""
        text = self.email or self.student
        return {text.lower()} if "@" in text else set()


@dataclass(frozen=True)
class Roster:
    """A list of students, its rows as they came."""

    columns: Columns
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    people: tuple[Person, ...]
    problems: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()  # whose a row is, which is for a person to say
    typed: frozenset[str] = frozenset()  # who is known before by what students may write, alone
    by_id: Mapping[str, Person] = field(default_factory=dict)
    by_mark: Mapping[str, str] = field(default_factory=dict)  # the platform's numbers, addresses
    by_key: Mapping[str, str] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        return self.columns.kind

    def text(self, person: Person, column: int) -> str:
        """Return what stands in a person's row, as it came."""
        return cell(self.rows[person.row], column)


def make_roster(columns: Columns, header: Sequence[str], rows: Sequence[Sequence[str]]) -> Roster:
    people, problems, doubts = read_people(columns, rows)
    rows_as_came = tuple(tuple(row) for row in rows)
    roster = Roster(columns, tuple(header), rows_as_came, (), tuple(problems), tuple(doubts))
    return with_people(roster, people)


def with_people(roster: Roster, people: Sequence[Person]) -> Roster:
    return replace(
        roster,
        people=tuple(people),
        by_id={person.student: person for person in people},
        by_mark=by_address(people)
        | unambiguous((p.platform_id, p.student) for p in people if p.platform_id),
        by_key=names_of(people),
    )


def names_of(people: Iterable[Person]) -> dict[str, str]:
    """Return students by what a file may be called after; what fits two of them is left out."""
    return unambiguous((key, person.student) for person in people for key in keys_of(person))


def by_address(people: Iterable[Person]) -> dict[str, str]:
    """Return students by address, to the letter; one that two have is left out."""
    return unambiguous(
        (address, person.student) for person in people for address in person.addresses
    )


def decode(data: bytes) -> str:
    """Return CSV bytes as text: UTF-8 or UTF-16 with its mark, else as old spreadsheets write."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def read_table(text: str, source: str) -> list[list[str]]:
    """Return the rows of a CSV text, its separator being whichever the first line has most of."""
    first = text.partition("\n")[0]
    separator = max(",;\t", key=first.count)
    try:
        table = [row for row in csv.reader(io.StringIO(text), delimiter=separator) if any(row)]
    except csv.Error:
        raise RosterError(f"{source} is not a CSV file; wanted a list of students.") from None
    if not table:
        raise RosterError(f"{source} is empty; wanted a header and a row a student.")
    return table


def column_of(header: Sequence[str], *names: str) -> int:
    """Return the position of the first of `names` that the header has, or -1."""
    places = {name.strip().casefold(): i for i, name in reversed(list(enumerate(header)))}
    return next((places[name] for name in names if name in places), -1)


def columns_of(header: Sequence[str], *names: str) -> tuple[int, ...]:
    """Return the positions of all of `names` that the header has, in the order of the names."""
    return tuple(place for name in names if (place := column_of(header, name)) >= 0)


def cell(row: Sequence[str], place: int) -> str:
    return row[place] if 0 <= place < len(row) else ""


def read_people(
    columns: Columns, rows: Sequence[Sequence[str]]
) -> tuple[list[Person], list[str], list[str]]:
    """Return the students in the rows, what is wrong with rows that give none, and whose ids it
    is that several rows have.
    """
    found: dict[str, list[Person]] = {}
    problems = []
    told_roles = any(is_student(cell(row, columns.role)) for row in rows)
    for number, row in enumerate(rows):
        platform_id = platform_number(cell(row, columns.platform_id))
        first, last = names_in(columns, row)
        if columns.described and (not platform_id or name_key(first + last) in TEST_STUDENT):
            continue
        email = clean_name(cell(row, columns.email))
        told = {place: cell(row, place).strip() for place in columns.ids}
        for place in columns.typed:
            if email and "@" in told[place] and told[place].lower() != email.lower():
                told[place] = ""  # which may be somebody else's address
        student = next(filter(None, told.values()), platform_id)
        where = f"Row {number + 2}"
        role = one_line(cell(row, columns.role), 40)
        if told_roles and role and not is_student(role):
            problems.append(f"{where} is of the role {role!r}, no student's, and is left out.")
        elif not student:
            problems.append(f"{where} has no id and is left out.")
        elif not is_folder_name(student):
            problems.append(f"{where}: {student[:40]!r} cannot be a folder's name; left out.")
        else:
            one = Person(student, first, last, email, platform_id, number)
            found.setdefault(student, []).append(one)
    people, doubts = [], []
    for student, ones in found.items():
        if len({(one.platform_id, one.email.lower()) for one in ones}) == 1:
            people.append(ones[0])
        else:  # which of them it is, they may have written themselves
            rows_told = " and ".join(row_of(one) for one in ones[:3])
            doubts.append(f"{rows_told} have one id, {student!r}{LEFT_OUT}")
    return people, problems, doubts


def row_of(person: Person) -> str:
    """Return where a person stands in a list, and as whom."""
    return f"Row {person.row + 2} ({person.name or person.email or person.platform_id})"


def is_student(role: str) -> bool:
    return role.strip().casefold() in ("student", "learner")


def is_folder_name(student: str) -> bool:
    """Return whether an id can be a folder's name, and is seen whole where it stands."""
    fits = len(student.encode("utf-8", "replace")) <= MAX_NAME_BYTES
    return fits and one_line(student) == student and STUDENT_ID.fullmatch(student) is not None


def platform_number(text: str) -> str:
    """Return the number at the end: Moodle writes its language's word for a participant before."""
    number = re.search(r"\d+$", text.strip())
    return number[0] if number else text.strip()


def names_in(columns: Columns, row: Sequence[str]) -> tuple[str, str]:
    """Return the first and the last name in a row, neither with a comma in it."""
    first, last = cell(row, columns.first), cell(row, columns.last)
    if first.strip() or last.strip():
        return without_commas(first), without_commas(last)
    return split_name(cell(row, columns.name))


def split_name(name: str) -> tuple[str, str]:
    """Return first and last name of "Last, First" or "First Last", in any script.

    Without a comma the last name begins at the first word in small letters ("van der Berg"), or
    is the last word. A single word is a last name; "Jr." and the like belong to it.
    """
    name = clean_name(name)
    comma, suffix = COMMAS.search(name), ""
    if comma and SUFFIX.fullmatch(name[comma.end() :].strip()):  # "John Smith, Jr."
        name, suffix, comma = name[: comma.start()], name[comma.end() :].strip(), None
    if comma:
        last, *rest = COMMAS.split(name)
        if len(rest) > 1 and SUFFIX.fullmatch(rest[0].strip()):  # "Smith, Jr., John"
            last, rest = f"{last} {rest[0]}", rest[1:]
        return without_commas(" ".join(rest)), without_commas(last)
    words = name.split()
    small = (i for i, word in enumerate(words) if i and word.islower() and i < len(words) - 1)
    start = next(small, len(words) - 1)
    return " ".join(words[:start]), " ".join([*words[start:], suffix]).strip()


def clean_name(text: str) -> str:
    """Return a name in one line, without markup and characters that only order something."""
    text = FORMULA.sub("", one_line(text, 300))
    return one_line(MARKUP.sub(" ", text), 120)


def without_commas(text: str) -> str:
    return clean_name(COMMAS.sub(" ", text))


def keys_of(person: Person) -> set[str]:
    """Return what a file may be called after: id, address or its first part, name either way."""
    keys = {person.student, person.email, person.email.partition("@")[0]}
    return {*map(name_key, keys), *name_keys(person)} - {""}


def name_keys(person: Person) -> set[str]:
    """Return a name in either order, without what platforms change in it."""
    names = name_key(person.first_name), name_key(person.last_name)
    words = [name_key(word) for word in person.name.split()]
    return {"".join(names), "".join(names[::-1]), "".join(words[-1:] + words[:-1])} - {""}


def name_key(text: str) -> str:
    """Return a name without what platforms change in it: case, accents, punctuation, spaces."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in plain if c.isalnum())


def likeness(name: str, other: str) -> int:
    """Return how many words of a name are in the other; initials count beside a whole word."""
    words, others = name_words(name), name_words(other)
    whole = {word for word in words & others if len(word) > 1}
    begin = {word[0] for word in others - whole}
    short = {word[0] for word in others - whole if len(word) == 1}
    left = words - whole
    initials = sum(word in begin if len(word) == 1 else word[0] in short for word in left)
    return len(whole) + initials if whole else 0


def name_words(name: str) -> set[str]:
    """Return the words of a person's name, of which O'Brien is one."""
    return {name_key(word) for word in re.split(r"[\s.-]+", name)} - {""}


def words_of(text: str) -> set[str]:
    """Return the words of a name or a file's name, in small letters without accents."""
    return {name_key(word) for word in re.split(r"[\W_]+", text)} - {""}


def is_typed(roster: Roster, person: Person, student: str) -> bool:
    """Return whether a row has an id in no other column than one that students may write in."""
    typed = roster.columns.typed
    sure = {roster.text(person, at).strip() for at in roster.columns.ids if at not in typed}
    return student in {roster.text(person, at).strip() for at in typed} - sure


def unambiguous(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return the pairs as a dict, without keys that stand for several students."""
    found: dict[str, str] = {}
    doubled = set()
    for key, student in pairs:
        if found.setdefault(key, student) != student:
            doubled.add(key)
    return {key: student for key, student in found.items() if key not in doubled}
