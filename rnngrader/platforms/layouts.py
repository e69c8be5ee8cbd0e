"""Whose a file is, by the names that learning platforms give to what they export.

Layouts, recognized by their names:
  canvas      name_LATE_userid_fileid_original.ipynb     (LATE only where it was)
  moodle      Full Name_123456_assignsubmission_file_/original.ipynb, or without the folder
  gradescope  submission_12345/original.ipynb beside submission_metadata.yml
  folders     STUDENT/original.ipynb
  flat        STUDENT.ipynb
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import PurePosixPath
from typing import IO, Any

from rnngrader.platforms.roster import STUDENT_ID, Roster, name_key

METADATA = "submission_metadata.yml"
MAX_METADATA_BYTES = 50_000_000
CANVAS = re.compile(
    r"(?:(?P<who>(?!late_|anon_).+?)_)?(?:(?P<late>late)_)?"
    r"(?:anon_(?P<anonymous>[A-Za-z0-9]+)|(?P<id>\d+))_(?P<file>\d+)_(?P<name>.+)",
    re.IGNORECASE | re.DOTALL,
)
CANVAS_TYPED = re.compile(r"(?:.+_)?(?P<id>\d+)_(?:text|link)\.html", re.IGNORECASE | re.DOTALL)
MOODLE = re.compile(
    r"(?P<who>[^/]+?)_(?P<id>\d+)_assign(?:submission|feedback)_(?P<plugin>[a-z]+)(?:_(?P<name>.*))?",
    re.DOTALL,
)


class IntakeError(ValueError):
    """The whole export cannot be read; the message says why."""


@dataclass(frozen=True)
class Owner:
    """Whose a file is, as the export's layout tells it."""

    keys: tuple[str, ...] = ()  # names that may stand for the student, the best first
    platform_id: str = ""
    name: str = ""
    late: bool | None = None
    handed_in: str = ""
    problem: str = ""


def layout_of(names: Sequence[str]) -> str:
    """Which platform's names these are: the one that at least half of them fit."""
    fits: Counter[str] = Counter()
    for name in names:
        fits["moodle"] += any(map(MOODLE.fullmatch, name.split("/")))
        last = PurePosixPath(name).name
        fits["canvas"] += bool(CANVAS.fullmatch(last) or CANVAS_TYPED.fullmatch(last))
    for layout in ("moodle", "canvas"):
        if names and 2 * fits[layout] >= len(names):
            return layout
    return "folders"


def shared_folder(names: Sequence[str], roster: Roster | None) -> str:
    """The folder that all files lie in and that is no student's, with its slash, or ""."""
    base = ""
    while len(names) > 1:
        top = names[0].removeprefix(base).partition("/")[0]
        deeper = f"{base}{top}/"
        is_student = roster is not None and name_key(top) in roster.by_key
        if is_student or not all(name.startswith(deeper) for name in names):
            break
        base = deeper
    return base


def owners(name: str, layout: str, metadata: Mapping[str, Any]) -> list[Owner]:
    """Whose a file is: one owner, or one for each member of a group."""
    parts = name.split("/")
    if layout == "moodle":
        return [moodle_owner(parts)]
    if layout == "canvas":
        return [canvas_owner(parts[-1])]
    if layout == "gradescope":
        return gradescope_owners(parts, metadata)
    if len(parts) > 1:
        return [Owner(tuple(parts[:-1]), name=parts[-1])]
    stem = re.sub(r"\.ipynb(\.txt|\.json)?$", "", name, flags=re.IGNORECASE)
    return [Owner((stem, re.split(r"[\s_-]", stem)[0]), name=name)]


def moodle_owner(parts: Sequence[str]) -> Owner:
    for place, part in enumerate(parts):
        if match := MOODLE.fullmatch(part):
            name = "/".join(filter(None, [match["name"], *parts[place + 1 :]]))
            problem = "" if match["plugin"] == "file" else "It was typed into a box, not a file."
            name = PurePosixPath(name).name or part
            return Owner((match["who"],), match["id"], name, problem=problem)
    return Owner(name=parts[-1], problem="Its name is not as Moodle names files.")


def canvas_owner(name: str) -> Owner:
    if match := CANVAS_TYPED.fullmatch(name):
        return Owner((), match["id"], name, problem="It was typed into a box, not a file.")
    if match := CANVAS.fullmatch(name):
        keys = (match["who"],) if match["who"] else ()
        number = match["id"] or match["anonymous"]
        return Owner(keys, number, match["name"], bool(match["late"]))
    return Owner(name=name, problem="Its name is not as Canvas names files.")


def gradescope_owners(parts: Sequence[str], metadata: Mapping[str, Any]) -> list[Owner]:
    folder = next((part for part in parts[:-1] if part in metadata), None)
    told = metadata.get(folder) if folder else None
    people = told.get(":submitters") if isinstance(told, dict) else None
    if not isinstance(told, dict) or not isinstance(people, list):
        return [Owner(name=parts[-1], problem=f"{METADATA} does not say whose it is.")]
    when = short_text(told.get(":created_at"))
    owners = []
    for person in people:
        if isinstance(person, dict):
            keys = (short_text(person.get(key)) for key in (":sid", ":email", ":name"))
            owners.append(Owner(tuple(filter(None, keys)), name=parts[-1], handed_in=when))
    return owners or [Owner(name=parts[-1], problem=f"{METADATA} names nobody for it.")]


def short_text(value: object) -> str:
    """A YAML scalar as text; nothing for what is nested, which could be of any size."""
    return str(value)[:200] if isinstance(value, (str, int, datetime)) else ""


def whose(owner: Owner, roster: Roster | None) -> tuple[str, str]:
    """The student's id, or "" and the reason."""
    if roster is None:
        told = "-".join(filter(None, [*owner.keys[:1], owner.platform_id]))
        student = re.sub(r"[^\w.@+-]+", "-", told).strip("-._")[:128]
        if STUDENT_ID.fullmatch(student):
            return student, ""
        return "", "Its name tells no student."
    said = " ".join(filter(None, [*owner.keys[:1], owner.platform_id]))
    by_name = next(filter(None, (roster.by_key.get(name_key(key)) for key in owner.keys)), "")
    by_number = roster.by_platform_id.get(owner.platform_id, "")
    if by_name and by_number and by_name != by_number:
        return "", f"The name in {said[:80]!r} is {by_name}'s, the number {by_number}'s."
    if by_name or by_number:
        return by_number or by_name, ""
    return "", f"Nobody on the roster, or more than one, fits {said[:80]!r}."


def parse_metadata(file: IO[bytes]) -> dict[str, Any]:
    import yaml  # type: ignore[import-untyped]  # slow to load, and only Gradescope writes it

    data = file.read(MAX_METADATA_BYTES + 1)
    if len(data) > MAX_METADATA_BYTES:
        raise IntakeError(f"{METADATA} is larger than {MAX_METADATA_BYTES // 10**6} MB.")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        told = yaml.load(data, Loader=loader)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise IntakeError(f"{METADATA} cannot be read: {str(error)[:200]}.") from None
    return told if isinstance(told, dict) else {}
