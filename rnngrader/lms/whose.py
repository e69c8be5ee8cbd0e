"""Whose a file is: whom the platform's number or address stands for, which no student can change;
by a name, which every student can, where nothing that is known speaks against it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from rnngrader.lms.plain import PLATFORM as FOLDERS
from rnngrader.lms.platform import Owner, SubmittedFile
from rnngrader.lms.roster import (
    OWN_IDS,
    Person,
    Roster,
    by_address,
    is_folder_name,
    is_typed,
    keys_of,
    name_key,
    names_of,
    words_of,
)


@dataclass(frozen=True)
class Known:
    """What is known of a class besides the list that is given."""

    people: Mapping[str, Person] = field(default_factory=dict)  # by id
    owners: Mapping[tuple[str, str], str] = field(default_factory=dict)  # by the log: whose a mark
    marks: Mapping[tuple[str, str], Collection[str]] = field(default_factory=dict)  # and back
    stands: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # what work came under
    words: Collection[str] = ()  # of what the assignment is called

    @cached_property
    def names(self) -> Mapping[str, str]:
        return names_of(self.people.values())

    @cached_property
    def called(self) -> Mapping[str, set[str]]:
        """By a name, an address or its first part, who is called so, whatever the ids are."""
        found: dict[str, set[str]] = {}
        for person in self.people.values():
            for key in keys_of(replace(person, student="")):
                found.setdefault(key, set()).add(person.student)
        return found

    @cached_property
    def addresses(self) -> Mapping[str, str]:
        return by_address(self.people.values())

    @cached_property
    def listed(self) -> bool:
        """Whether the class came with a list of names, which who is new should be on."""
        return any(person.name for person in self.people.values())


NOBODY = Known()
LIST = "the list"


def attribute(
    files: Sequence[SubmittedFile], roster: Roster | None, known: Known = NOBODY
) -> list[SubmittedFile]:
    """Return each file with its student, or with the reason why it is nobody's."""
    told = ((file, *whose(file, roster, known)) for file in files)
    return [replace(file, student=student, problem=why) for file, student, why in told]


def whose(file: SubmittedFile, roster: Roster | None, known: Known) -> tuple[str, str]:
    """Return the student's id, or "" and the reason.

    A name alone finds whoever has no number or address at this platform, as far as list,
    gradebook and log know; on the list given, nobody has another than the list says.
    """
    owner, mark, said = file.owner, file.owner.mark, name_of(file.owner)[:80]
    if owner.problem:
        return "", owner.problem
    by_mark, source = whose_mark(file, roster, known)
    by_name = named(owner, roster, known)
    student = by_mark or by_name
    if roster and by_mark and by_name and by_mark != by_name:
        return "", (
            f"Its name is {by_name}'s, its {owner.kind} is {by_mark}'s by {source}: a list of now, "
            "the platform's own, tells whose it is."
        )
    if file.platform == FOLDERS.name and is_longer(owner, by_name, roster, known):
        return "", (
            f"No more than the first word of its name is {by_name}'s: import it in a folder called "
            "after the student whose it is."
        )
    before = known.owners.get(file.mark, student)
    if roster and source == LIST and before != student:
        knows = known.marks.get((file.platform, student))
        accounted = before in roster.by_id and marks_of(roster.by_id[before], owner) - {mark}
        if knows and not accounted:
            return "", (
                f"By the list it is {student}'s, by the log of imports {before}'s, and {student} "
                f"has another {owner.kind}. {settling(student, owner)}"
            )
    if roster and source == LIST and student in roster.typed:
        stood = known.stands.get(student, file.mark)
        new = file.mark not in known.owners
        knows = {*known.marks.get((file.platform, student), ())} if new else set()
        knows |= {stood[1]} - {mark} if stood[0] == file.platform else set()
        # Who is called no more than the address on the list may be this student, without the id.
        elsewhere = (roster.by_mark.get(told, told).lower() != told for told in knows)
        if (knows or stood != file.mark) and not any(elsewhere):
            what = f"has another {owner.kind}" if knows else "has other work"
            return "", (
                f"By the list it is {student}'s, who {what} by the log of imports, and the id may "
                f"be another student's word. If it is {student}'s, {OWN_IDS}, or import it in a "
                f"folder called {student}."
            )
    late = "Who came late is on a list of now: --roster; else import it in the student's folder."
    inside = owner.others and (  # no list would help
        "Others are named in that folder: if it is around theirs, import it by itself; if all of "
        "it is one student's, call what is in it after nobody else."
    )
    if roster and student not in roster.by_id:
        more = f", nor has the address {mark[:80]}" if owner.address else ""
        return "", f"Nobody on the roster, or more than one, fits {said!r}{more}. {inside or late}"
    if not student:
        return "", f"Its name tells no student, or more than one. {inside or ''}".strip()
    if mark and not (roster or by_mark or student in known.people) and known.listed:
        what = f"is called {student!r} or has the {owner.kind} {mark[:80]}"
        return "", f"Nobody known {what}: --roster tells who it is."
    others = marks_of(roster.by_id[student], owner) if roster else set()
    if not by_mark:
        others |= marks_of(known.people[student], owner) if student in known.people else set()
        others |= {*known.marks.get((file.platform, student), ())}
    platform, told = known.stands.get(student, ("", ""))
    if not by_mark and platform not in ("", file.platform):  # work stands that came by another
        others |= {told}
    if others and source != LIST and file.platform != FOLDERS.name:
        what = f"by the {owner.kind} {mark[:80]}" if mark else "without an address"
        return "", (
            f"Its name alone is {student}'s, who is not known {what}: it may be a namesake's. "
            f"{settling(student, owner)}"
        )
    return student, ""


def whose_mark(file: SubmittedFile, roster: Roster | None, known: Known) -> tuple[str, str]:
    """Return whom a file's number or address stands for, or "", and by what this is known."""
    mark = file.owner.mark
    for source, student in (
        (LIST, roster.by_mark.get(mark) if roster else ""),
        ("the log of imports", known.owners.get(file.mark)),
        ("the gradebook", known.addresses.get(mark)),
    ):
        if mark and student:
            return student, source
    return "", ""


def named(owner: Owner, roster: Roster | None, known: Known) -> str:
    """Return whom a file is called after, or ""; without a roster, the id that its name makes."""
    ids = roster.by_id if roster else known.people
    # Without a list, a platform's names are no more than half an id: its number is the rest.
    names = roster.by_key if roster else known.names if not owner.mark else {}
    # What a platform makes of a name may be another's id.
    found = [
        key if not owner.mark and key in ids else names.get(name_key(key), "") for key in owner.keys
    ]
    for key, student in zip(owner.keys, found, strict=True):
        if student:
            if owner.mark or (
                name_key(key) == name_key(student) and is_given(student, roster, known)
            ):
                return student
            # Anything else a student may have written, also to have it read as another's.
            called = (known.called.get(name_key(one), ()) for one in owner.keys)
            return student if {*found, *owner.others}.union(*called) <= {student, ""} else ""
    if roster:
        return ""
    made = re.sub(r"[^\w.@+-]+", "-", name_of(owner).replace(" ", "-")).strip("-._@+")[:128]
    fits_several = not owner.mark and made in known.people
    return made if is_folder_name(made) and not fits_several else ""


def is_given(student: str, roster: Roster | None, known: Known) -> bool:
    """Return whether no student can have written an id: the list has it from whoever teaches or,
    without a list, nothing is known of the student but what folders and files were called.
    """
    if roster:
        return not is_typed(roster, roster.by_id[student], student)
    told = keys_of(replace(known.people[student], student=""))
    return not told and all(student != who for _, who in known.marks)


def is_longer(owner: Owner, student: str, roster: Roster | None, known: Known) -> bool:
    """Return whether a file without a folder is a student's by its first word, and the others are
    neither of that student's name nor of the assignment's: they may be another one's.
    """
    person = (roster.by_id if roster else known.people).get(student)
    if not person or named(replace(owner, keys=owner.keys[:1]), roster, known) == student:
        return False
    more = words_of(owner.keys[0]) - words_of(f"{owner.keys[1]} {person.name}")
    return bool(known.words) and any(w.isalpha() for w in more.difference(known.words))


def without_doubles(
    files: Sequence[SubmittedFile], roster: Roster | None, known: Known = NOBODY
) -> list[SubmittedFile]:
    """Return the files, those as nobody's that come under one name with several numbers or
    addresses, or whose student's id was made of several names.
    """
    marks: dict[tuple[str, str], set[str]] = {}
    names: dict[tuple[str, str], set[str]] = {}
    by_name = [bool(one.student and not whose_mark(one, roster, known)[0]) for one in files]
    for one, alone in zip(files, by_name, strict=True):
        if alone:
            marks.setdefault((one.platform, one.student), set()).add(one.owner.mark)
            names.setdefault((one.platform, one.student), set()).add(name_of(one.owner))
    found = []
    for one, alone in zip(files, by_name, strict=True):
        who, why = (one.platform, one.student), ""
        if alone and len(marks[who]) > 1:
            several = " and ".join(mark[:60] for mark in sorted(marks[who])[:3])
            why = f"{one.student}'s name comes with several: {several}. One may be a namesake's. "
            why += settling(one.student, one.owner)
        elif alone and roster is None and len(names[who]) > 1:
            why = f"Several names come to one id, {one.student}."
        found.append(replace(one, student="", problem=why) if why else one)
    return found


def settling(student: str, owner: Owner) -> str:
    """Return what tells whose a file is that has no more than a name."""
    if not owner.mark:
        return f"If it is {student}'s, import it in a folder called {student}."
    column = "email" if owner.address else "lms_user_id"
    return (
        f"Import it with a --roster of now that has this {owner.kind} (the platform's own, or a "
        f"column {column}); or, if it is {student}'s, in a folder called {student}."
    )


def marks_of(person: Person, owner: Owner) -> set[str]:
    """Return what a person is known by of the kind that an owner has: number or addresses."""
    return {person.platform_id} - {""} if owner.platform_id else set(person.addresses)


def sure_of(files: Sequence[SubmittedFile], roster: Roster) -> int:
    """Return how many files more than a name, which may be a namesake's, finds on a roster: the
    platform's number or address; where it tells neither, an id.
    """
    ids = {name_key(text) for p in roster.people for text in (p.student, p.email)} - {""}
    return sum(
        owner.mark in roster.by_mark
        or (not owner.platform_id and not ids.isdisjoint(map(name_key, owner.keys)))
        for owner in (file.owner for file in files)
    )


def name_of(owner: Owner) -> str:
    """Return what the export calls a student, however its letters are put together."""
    said = " ".join(filter(None, [*owner.keys[:1], owner.platform_id]))
    return unicodedata.normalize("NFC", said)
