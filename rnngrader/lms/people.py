"""Who is in the class, by the gradebook, by folders and by the list that was given."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from rnngrader.batch.work import SUBMITTED, is_student_id
from rnngrader.course.assignment import Assignment
from rnngrader.gradebook.database import is_begun
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.lms.log import IMPORTS, read_logged
from rnngrader.lms.roster import (
    LEFT_OUT,
    OWN_IDS,
    Person,
    Roster,
    by_address,
    is_typed,
    keys_of,
    likeness,
    name_key,
    name_keys,
    name_words,
    names_of,
    row_of,
    with_people,
)


def settle(
    assignment: Assignment, roster: Roster | None
) -> tuple[Roster | None, dict[str, Person]]:
    """Return the roster under the ids that students have, and all who are known, by id.

    Writes nothing: the gradebook learns who is new with `enroll`.
    """
    submitted = assignment.course / SUBMITTED
    folders = submitted.iterdir() if submitted.is_dir() else ()
    people = {path.name: Person(path.name) for path in folders if is_student_id(path.name)}
    if is_begun(assignment.course):
        with Gradebook(assignment) as gradebook:
            people |= known_people(gradebook)
    if roster is None:
        return None, people
    roster = as_known(assignment, roster, people)
    listed = {
        one.student: replace(one, email=one.email or people.get(one.student, one).email)
        for one in roster.people
    }
    return roster, people | listed


def as_known(assignment: Assignment, roster: Roster, known: Mapping[str, Person]) -> Roster:
    """Return the roster under the ids that students have already, by whatever names them there.

    `known` are people by id. A row's person is who has its id, else one of its other ids, else its
    address, else whom an import without a roster called by the platform's name and number; else
    who has what may be an id, where the name does not speak against it. A row that fits two, all
    rows that fit one, and those of an id that is in doubt are left out and told: whose they are is
    for a person to say.
    """
    addresses, names = by_address(known.values()), names_of(known.values())
    maybe = {
        p.student: {roster.text(p, at).strip() for at in roster.columns.perhaps} & known.keys()
        for p in roster.people
    }
    hints = Counter(
        student
        for p in roster.people
        for student in maybe[p.student] | {names[key] for key in keys_of(p) & names.keys()}
    )
    fitting: dict[str, set[str]] = {}
    for person in roster.people:
        told = {roster.text(person, at).strip() for at in roster.columns.ids} & known.keys()
        fits = {person.student} if person.student in known else told
        fits = fits | {addresses.get(person.email.lower(), "")} - {""}
        fits = fits or {
            student
            for student in known
            if person.platform_id and student.endswith(f"-{person.platform_id}")
            if name_key(student.removesuffix(person.platform_id)) in keys_of(person)
        }
        for student in maybe[person.student] if not fits else ():
            name = name_key(known[student].name)
            sure = hints[student] == 1 and (not name or name in keys_of(person))
            fits = fits | ({student} if sure else {student, person.student})
        fitting[person.student] = fits or {person.student}
    owners = read_logged(assignment.course / IMPORTS, assignment.name).owners
    doubts, typed = doubted(roster, known, fitting, owners)
    believed = (fits for row, fits in fitting.items() if row not in doubts)
    times = Counter(min(fits) for fits in believed if len(fits) == 1)
    people, told_doubts = [], list(roster.doubts)
    for person in roster.people:
        fits = fitting[person.student]
        if person.student in doubts:
            told_doubts.append(doubts[person.student])
        elif len(fits) == 1 and times[min(fits)] == 1:
            people.append(replace(person, student=min(fits)))
        else:
            several = " or ".join(repr(student) for student in sorted(fits))
            told_doubts.append(f"{row_of(person)} may be {several}{LEFT_OUT}")
    return with_people(replace(roster, doubts=tuple(told_doubts), typed=typed), people)


def doubted(
    roster: Roster,
    known: Mapping[str, Person],
    fitting: dict[str, set[str]],
    owners: Mapping[tuple[str, str], str],
) -> tuple[dict[str, str], frozenset[str]]:
    """Return by a row's id why it is not believed that it fits one who is known: it has another
    address or name, or the name is more like somebody else's. A row that fits nobody and has the
    known one's name fits two from now on. Where the log has the row's number for the known one,
    only a name that is the same speaks against it.

    And return who of the known is found by no more than an id that students may write themselves.
    """
    new: dict[str, list[Person]] = {}  # by name and by its words, as those without a row are
    for person in roster.people:
        if fitting[person.student].isdisjoint(known):
            for key in keys_of(person) | name_words(person.name):
                new.setdefault(key, []).append(person)
    absent: dict[str, list[Person]] = {}
    listed = set[str]().union(*fitting.values())
    for one in known.values():
        for word in name_words(one.name) if one.student not in listed else ():
            absent.setdefault(word, []).append(one)
    doubts, found = {}, set()
    for person in roster.people:
        fits = fitting[person.student]
        if len(fits) > 1 or fits.isdisjoint(known):
            continue
        one = known[min(fits)]
        typed = is_typed(roster, person, one.student)
        if one.addresses & ({person.email.lower()} if typed else person.addresses):
            continue
        found |= {one.student} if typed else set()
        own = f" If it is right, {OWN_IDS}." if typed else ""
        said = f"{row_of(person)} has the id {one.student!r}"
        key = name_key(one.name or one.student * typed)  # a folder may be called after somebody
        words, own_words = name_words(one.name), name_words(person.name)
        logged = owners.get((roster.kind, person.platform_id)) == one.student
        near = math.inf if logged else likeness(person.name, one.name)
        same = key in name_keys(person)
        strange = one.name and person.name and not (near or same)
        namesakes = [
            other
            for word in sorted({key, *words} - {""} if typed or not same else ())
            for other in new.get(word, ())
            if key in keys_of(other) or likeness(other.name, one.name) >= max(2, near + (not typed))
        ]
        others = [
            other
            for word in sorted(own_words - words if words and not same else ())
            for other in absent.get(word, ())
            if name_key(other.name) in name_keys(person)
            or (typed and likeness(other.name, person.name) >= max(1, near))
        ]
        if one.email and person.email and (typed or strange):
            doubts[person.student] = f"{said}, which is known with {one.email}{LEFT_OUT}{own}"
        elif namesakes:
            doubts[person.student] = f"{said}, and {row_of(namesakes[0])} the name{LEFT_OUT}{own}"
        elif others:
            who = f"{others[0].student!r} ({others[0].name})"
            doubts[person.student] = f"{said} of {one.name}, and may be {who}{LEFT_OUT}{own}"
        elif typed and strange:
            doubts[person.student] = f"{said}, which is {one.name}'s{LEFT_OUT}{own}"
        for namesake in namesakes:
            fitting[namesake.student] |= {one.student}
    return doubts, frozenset(found)


def enroll(assignment: Assignment, roster: Roster) -> None:
    """Add whoever is on a settled roster and new to the gradebook."""
    with Gradebook(assignment) as gradebook:
        gradebook.add_students(
            # An address that an id of a student's own brought would hold for the next list.
            (p.student, p.first_name, p.last_name, "" if p.student in roster.typed else p.email)
            for p in roster.people
        )


def known_people(gradebook: Gradebook) -> dict[str, Person]:
    """Return the students of the gradebook with their names and addresses."""
    people = gradebook.people()
    return {student: Person(student, first, last, mail) for student, first, last, mail in people}
