"""Whose the files of an export are: every file has a record, also one of no use, and says why."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from rnngrader.lms.archive import Entry, open_entries
from rnngrader.lms.platform import Owner, SubmittedFile
from rnngrader.lms.platforms import PLATFORMS
from rnngrader.lms.roster import Roster, RosterError, is_folder_name, name_key

NOBODY: Mapping[str, str] = {}


@contextmanager
def open_submissions(
    source: Path, roster: Roster | None, known: Mapping[str, str] = NOBODY
) -> Iterator[list[SubmittedFile]]:
    """Open an export, a zip, a folder or a single notebook, and give its files with their students.

    They can be read as long as it is open. Raises IntakeError where there is nothing to read.
    """
    with open_entries(source) as entries:
        yield attribute(entries, roster, known)


def attribute(
    entries: Sequence[Entry], roster: Roster | None, known: Mapping[str, str] = NOBODY
) -> list[SubmittedFile]:
    """Return each file with its student, by the export's names and the roster; without one, by who
    is `known`: students by what a file may be called after.

    Raises `RosterError` where the roster is another platform's, whose numbers are not in the names.
    """
    readers = (
        (platform, platform.owners(entries, roster, known))
        for platform in PLATFORMS.values()
        if platform.owners
    )
    platform, owners = next((platform, owners) for platform, owners in readers if owners)
    others = roster and roster.kind != platform.name and PLATFORMS[roster.kind].numbers
    if roster and others and platform.numbers:
        raise RosterError(
            f"The files are {platform.name.title()}'s, the roster is {roster.kind.title()}'s: its "
            f"numbers are not in their names, and a name alone may be a namesake's. Give "
            f"{platform.name.title()}'s own list, or a CSV of ids and names for any platform."
        )
    found = [
        replace(submitted(entry, owner, roster, known), platform=platform.name)
        for entry in entries
        for owner in owners(entry.name)
    ]
    return found if roster else without_doubles(found)


def without_doubles(found: Sequence[SubmittedFile]) -> list[SubmittedFile]:
    """Return the files, those as nobody's whose student's id was made of several names."""
    names: dict[str, set[str]] = {}
    for file in found:
        names.setdefault(file.student, set()).add(name_of(file.owner))
    return [
        replace(one, student="", problem=f"Several names come to one id, {one.student}.")
        if one.student and len(names[one.student]) > 1
        else one
        for one in found
    ]


def submitted(
    entry: Entry, owner: Owner, roster: Roster | None, known: Mapping[str, str]
) -> SubmittedFile:
    if owner.problem:
        return SubmittedFile("", entry, owner, owner.problem)
    student, problem = whose(owner, roster, known)
    return SubmittedFile(student, entry, owner, problem)


def sure_of(files: Sequence[SubmittedFile], roster: Roster) -> int:
    """Return how many files more than a name, which may be a namesake's, finds on a roster: the
    platform's number; where it writes none into names, an address or an id.
    """
    told = (text for person in roster.people for text in (person.student, person.email))
    ids = {*map(name_key, told)} - {""}
    return sum(
        owner.platform_id in roster.by_platform_id
        if owner.platform_id
        else not ids.isdisjoint(map(name_key, (owner.address, *owner.keys)))
        for owner in (file.owner for file in files)
    )


def name_of(owner: Owner) -> str:
    """Return what the export calls a student, however its letters are put together."""
    said = " ".join(filter(None, [*owner.keys[:1], owner.platform_id]))
    return unicodedata.normalize("NFC", said)


def whose(owner: Owner, roster: Roster | None, known: Mapping[str, str]) -> tuple[str, str]:
    """Return the student's id, or "" and the reason."""
    said = name_of(owner)
    if roster is None:
        told = owner.platform_id or owner.address  # names alone may be namesakes'
        keys = () if told else map(name_key, owner.keys)
        if student := next((known[key] for key in keys if key in known), ""):
            return student, ""
        student = re.sub(r"[^\w.@+-]+", "-", said.replace(" ", "-")).strip("-._@+")[:128]
        return (student, "") if is_folder_name(student) else ("", "Its name tells no student.")
    by_name = next(filter(None, (roster.by_key.get(name_key(key)) for key in owner.keys)), "")
    by_number = roster.by_platform_id.get(owner.platform_id, "")
    address = name_key(owner.address)
    by_address = roster.by_key.get(address) or known.get(address) if address else ""
    if by_name and by_address and by_address != by_name:
        return "", f"The name {said[:80]!r} is {by_name}'s, the address {by_address}'s."
    if by_name and by_number and by_name != by_number:
        return "", f"The name in {said[:80]!r} is {by_name}'s, the number {by_number}'s."
    if by_name or by_number:
        return by_number or by_name, ""
    return "", f"Nobody on the roster, or more than one, fits {said[:80]!r}."
