"""No platform: folders and files called after students, any CSV with a column of ids."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence, Set
from pathlib import PurePosixPath
from types import MappingProxyType

from rnngrader.feedback.text import csv_text
from rnngrader.lms.archive import Entry, is_notebook
from rnngrader.lms.platform import (
    COMMENT_LIMIT,
    Exported,
    Exporting,
    Grade,
    Owner,
    Owners,
    Platform,
    exercise_columns,
    score_cell,
)
from rnngrader.lms.roster import Columns, Person, Roster, column_of, columns_of, name_key
from rnngrader.sandbox.untrusted import clean

ID_COLUMNS = (
    "student", "student_id", "id", "username", "login", "sid", "email", "email address",
)  # fmt: skip


def owners(entries: Sequence[Entry], roster: Roster | None, known: Mapping[str, str]) -> Owners:
    students = {**known, **(roster.by_key if roster else {})}
    # An id comes before names of the same key.
    students |= {name_key(student): student for student in students.values()}
    base = shared_folder([entry.name for entry in entries], students)
    names = [entry.name.removeprefix(base) for entry in entries]
    named: dict[int, set[str]] = {}
    for name in names:
        for at, part in enumerate(name.split("/")[:-1]):
            named.setdefault(at, set()).update(called_after([part], students))
    depth = min((at for at, found in named.items() if found), default=0)
    depth = depth if len(named.get(depth, ())) > 1 else 0
    inside = named_inside(names, students, depth, named.get(depth, set()))
    return lambda name: [owner(name.removeprefix(base), roster, depth, inside)]


def named_inside(
    names: Sequence[str], students: Mapping[str, str], depth: int, beside: Set[str]
) -> dict[str, frozenset[str]]:
    """Return for folders so deep, by key, after which students besides its own what is in one is
    called; a single one who has a folder beside it does not count, whose file the student may have.
    What a file is called in two folders of others, as the notebook is, names nobody.
    """
    deep = [
        (name_key(parts[depth]), parts) for name in names if (parts := name.split("/"))[depth + 1 :]
    ]
    holders: dict[str, set[str]] = {}
    for key, parts in deep:
        holders.setdefault(name_key(parts[-1]), set()).add(students.get(key, key))
    found: dict[str, set[str]] = {}
    for key, (*folders, last) in deep:
        own = students.get(key)
        file = called_after(owner(last, None).keys, students)
        file = {who for who in file if len(holders[name_key(last)] - {who}) < 2}
        file = set() if own in file else file  # a first word is another's name
        below = called_after(folders[depth + 1 :], students) | file
        found.setdefault(key, set()).update(below - {own})
    return {
        key: frozenset(others)
        for key, others in found.items()
        if len(others) > 1 or not others <= beside
    }


def owner(
    name: str,
    roster: Roster | None,
    depth: int = 0,
    inside: Mapping[str, frozenset[str]] = MappingProxyType({}),
) -> Owner:
    """Return whose a file is: STUDENT/original, with STUDENT so deep, or STUDENT.ipynb.

    Folders farther down are the student's own, whoever they are called after.
    """
    *folders, last = name.split("/")
    if folders:
        folder = folders[min(depth, len(folders) - 1)]
        return Owner((folder,), name=last, others=inside.get(name_key(folder), frozenset()))
    if roster is None and not (is_notebook(last) or last.casefold().endswith(".zip")):
        return Owner(name=last, problem="Its name tells no student.")
    stem = re.sub(r"\.ipynb(\.txt|\.json)?$", "", last, flags=re.IGNORECASE)
    stem = stem if is_notebook(last) else PurePosixPath(last).stem
    return Owner((stem, re.split(r"[\s_-]", stem)[0]), name=last)


def called_after(texts: Iterable[str], students: Mapping[str, str]) -> set[str]:
    """Return whom of the students, by key, any of the texts names."""
    return {students[key] for key in map(name_key, texts) if key in students}


def shared_folder(names: Sequence[str], students: Mapping[str, str]) -> str:
    """Return the folder that all files lie in and that is no student's, with its slash, or "".

    `students` are who is known, by key. Where there are any, a folder of files that are called
    after none of them, or of whatever is called after a single one, is somebody's who is new.
    """
    base, owned = "", set[str]()
    while len(names) > 1:
        top = names[0].removeprefix(base).partition("/")[0]
        deeper = f"{base}{top}/"
        if name_key(top) in students or not all(name.startswith(deeper) for name in names):
            break
        below = [name.removeprefix(deeper) for name in names]
        inside = called_after((key for n in below for key in owner(n, None).keys), students)
        if students and not inside and any("/" not in name for name in below):
            break
        base, owned = deeper, inside
    return "" if len(owned) == 1 else base


def columns(header: Sequence[str], rows: Sequence[Sequence[str]]) -> Columns | None:
    if not (ids := columns_of(header, *ID_COLUMNS)):
        return None
    return Columns(
        kind="csv",
        ids=ids,
        platform_id=column_of(header, "lms_user_id"),
        name=column_of(header, "full name", "name", "student name"),
        first=column_of(header, "first_name", "first name"),
        last=column_of(header, "last_name", "last name"),
        email=column_of(header, "email address", "email"),
        typed=columns_of(header, "sid"),  # at Gradescope
        role=column_of(header, "role"),
    )


def table(grades: Mapping[str, Grade], people: Mapping[str, Person]) -> str:
    """Return one row a student: id, name, address, score, a column an exercise, comment."""
    exercises = exercise_columns(grades)
    rows: list[list[object]] = [
        ["student", "name", "email", "score", "full_marks", *exercises, "comment"]
    ]
    for student in sorted(grades):
        grade, person = grades[student], people.get(student, Person(student))
        row: list[object] = [student, person.name, person.email]
        row += [score_cell(grade.score), grade.full_marks]
        row += [score_cell(grade.points.get(name)) for name in exercises]
        rows.append([*row, clean(grade.comment, COMMENT_LIMIT)])
    return csv_text(rows)


def export(job: Exporting) -> Exported:
    return Exported([job.write("csv.csv", table(job.grades, job.people))])


PLATFORM = Platform("csv", owners, columns, export)
