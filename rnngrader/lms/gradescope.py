"""Gradescope: its exported submissions, and an autograder that hands it the grades.

Gradescope documents one way in for scores: what an autograder writes to results.json. So the
export is an autograder that runs nothing, and looks the student's result up by address.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from rnngrader.course.cells import CourseError
from rnngrader.lms.archive import Entry, UnreadableEntry
from rnngrader.lms.platform import (
    Exported,
    Exporting,
    Grade,
    Owner,
    Owners,
    Platform,
)
from rnngrader.lms.roster import Roster
from rnngrader.sandbox.untrusted import one_line

METADATA = "submission_metadata.yml"
MAX_NESTING = 50
MAX_GROUP = 50  # people who handed in one work
SETUP = "#!/usr/bin/env bash\napt-get update && apt-get install -y python3\n"


def owners(
    entries: Sequence[Entry], roster: Roster | None, known: Mapping[str, str]
) -> Owners | None:
    """Return whose each file is by Gradescope's account of who handed in what.

    It lies above all submissions and names their folders; a file of that name anywhere else is
    a student's. One that cannot be read leaves the files to a person, and says why.
    """
    shared = os.path.commonprefix([entry.name for entry in entries])
    for entry in entries:
        base, slash, name = entry.name.rpartition("/")
        if name != METADATA or not shared.startswith(base + slash):
            continue
        folders = {e.name.removeprefix(base + slash).partition("/")[0] for e in entries}
        told, problem = read_metadata(entry)
        if problem or folders & set(told):
            keys = [":sid", ":email"]
            if roster is None or roster.kind == "csv":  # else a namesake of another platform's
                keys.append(":name")
            return lambda file, e=entry: owners_in(file, e.name, told, problem, keys)  # type: ignore[misc]
    return None


def owners_in(
    name: str, own: str, told: Mapping[str, Any], problem: str, keys: Sequence[str]
) -> list[Owner]:
    """Return whose a file is: each member of a group."""
    if name == own:
        return [Owner(name=METADATA, problem=problem)] if problem else []
    last = name.rpartition("/")[2]
    folder, below, _ = name.removeprefix(own.removesuffix(METADATA)).partition("/")
    if problem:
        return [Owner(name=last, problem=f"{METADATA} does not say whose it is.")]
    submission = told.get(folder) if below else None  # folders inside are the student's own
    people = submission.get(":submitters") if isinstance(submission, dict) else None
    if not isinstance(submission, dict) or not isinstance(people, list):
        return [Owner(name=last, problem=f"{METADATA} does not say whose it is.")]
    when = short_text(submission.get(":created_at"))
    found = []
    for person in people[:MAX_GROUP]:
        if isinstance(person, dict):
            said = (short_text(person.get(key)) for key in keys)
            address, told_keys = short_text(person.get(":email")), tuple(filter(None, said))
            found.append(Owner(told_keys, address=address, name=last, handed_in=when))
    if rest := [short_text(p.get(":email")) for p in people[MAX_GROUP:] if isinstance(p, dict)]:
        more = (
            f"{METADATA} names {MAX_GROUP} for it, who have it, and {len(rest)} more, for whom it "
            f"has to come in folders called after them: {', '.join(rest[:10])}."
        )
        found.append(Owner(name=last, problem=more))
    return found or [Owner(name=last, problem=f"{METADATA} names nobody for it.")]


def short_text(value: object) -> str:
    return one_line(value, 200).removesuffix(" …") if isinstance(value, str) else ""


def read_metadata(entry: Entry) -> tuple[dict[str, Any], str]:
    """Return the account as dicts, lists and texts, and what is wrong with it."""
    import yaml  # type: ignore[import-untyped]  # slow to load, and only Gradescope writes it

    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    try:
        told = compose(yaml.parse(entry.read(), Loader=loader))
    except UnreadableEntry as error:
        return {}, f"{METADATA} cannot be read. {error}"
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        return {}, f"{METADATA} cannot be read: {one_line(error, 200)}."
    return told if isinstance(told, dict) else {}, ""


def compose(events: Any) -> Any:
    """Return what YAML's events spell, every scalar a text, an alias nothing.

    yaml's own composer ends the process on deep nesting, and its constructor makes numbers, dates
    and what aliases multiply: none of that is wanted here.
    """
    root: list[Any] = []
    stack: list[list[Any]] = [root]
    for event in events:
        kind = type(event).__name__
        if kind in ("ScalarEvent", "AliasEvent"):
            stack[-1].append(event.value if kind == "ScalarEvent" else None)
        elif kind in ("SequenceStartEvent", "MappingStartEvent"):
            if len(stack) > MAX_NESTING:
                raise ValueError(f"it is nested more than {MAX_NESTING} deep")
            stack.append([])
        elif kind in ("SequenceEndEvent", "MappingEndEvent"):
            items = stack.pop()
            if kind == "MappingEndEvent":
                pairs = zip(items[::2], items[1::2], strict=False)
                stack[-1].append({key: item for key, item in pairs if isinstance(key, str)})
            else:
                stack[-1].append(items)
    return root[0] if root else None


def result(grade: Grade) -> dict[str, Any]:
    """Return a grade as Gradescope's results.json: the final score, and the exercises' points."""
    return {
        "score": round(grade.score or 0.0, 4),
        "output": grade.comment,
        "visibility": "visible",
        "tests": [
            {"name": name, "score": points, "max_score": grade.max_points.get(name, points)}
            for name, points in grade.points.items()
        ],
    }


def export(job: Exporting) -> Exported:
    """Write the autograder: setup.sh, run_autograder, and the results by address."""
    without = []
    having: dict[str, list[str]] = {}  # whose an address is
    listed = {person.student for person in job.roster.people} if job.roster else job.grades
    for student in job.grades:
        person = job.people.get(student)
        address = person.email if person and person.email else student
        if student in listed and "@" not in address:
            without.append(student)
        elif student in listed:
            having.setdefault(address.lower(), []).append(student)
    sure = {address: students[0] for address, students in having.items() if len(students) == 1}
    results = {
        address: result(job.grades[student])
        for address, student in sure.items()
        if job.grades[student].score is not None
    }
    if not results:
        raise CourseError(
            "Nobody has an e-mail address, by which Gradescope knows people, and a score: nothing "
            "was written, and what stands in exports/ stays. Give Gradescope's own list."
        )
    script = files("rnngrader.lms").joinpath("run_autograder.py").read_bytes()
    members = {
        "setup.sh": SETUP.encode(),
        "run_autograder": script,
        "results.json": json.dumps(results, indent=1).encode(),
    }
    what = "Without an e-mail address, by which Gradescope knows people, and left out"
    notes = job.unlisted() + job.note(what, without, " A roster with addresses helps.")
    doubts = [
        note
        for address in having.keys() - sure.keys()
        for note in job.note(f"Both with {address}, and left out", sorted(having[address]))
    ]
    archive = job.write_zip("gradescope.zip", members.items(), 0o755)
    return Exported([archive], notes, sorted(doubts))


PLATFORM = Platform("gradescope", owners, None, export)
