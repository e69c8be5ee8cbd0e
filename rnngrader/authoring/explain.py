"""Misconceptions in words: one entry with its numbers, and the list of them."""

from __future__ import annotations

import difflib
import re
import textwrap
from collections.abc import Iterable, Sequence

import numpy as np

from rnngrader.authoring.symptoms import bench_of, symptom_of
from rnngrader.course.assignment import Assignment
from rnngrader.course.catalogue import HINT_LEVELS, CatalogueError, Misconception, section_title
from rnngrader.course.cells import CourseError
from rnngrader.course.probes import example_of, split_outputs
from rnngrader.diagnosis.runner import observe_one
from rnngrader.feedback.phrases import sentence
from rnngrader.judge import compare, describe_outcome, judge_one
from rnngrader.records import Value
from rnngrader.sandbox.codec import encode_arguments

WIDTH = 100
INDENT = " " * 15
SPOT = re.compile(r"(\w+)((?:\[\d+\])*)")


def explain_text(assignments: Sequence[Assignment], id: str) -> str:
    """Return what stands behind an id that a table or a page shows, for the terminal.

    A misconception, a family, several of them ("a+b", "a | b"), one that an instructor named; or,
    from the gradebook, a mistake that was found by search and a cluster's digest.
    """
    parts = [part for part in re.split(r" \| |\+", id) if part]
    texts = [text for part in parts if (text := known_text(assignments, part))]
    if parts and len(texts) == len(parts):
        return "\n\n".join(dict.fromkeys(texts))
    for assignment in assignments:
        if text := recorded_text(assignment, id):
            return text
    known = [entry for assignment in assignments for entry in assignment.misconceptions]
    near = difflib.get_close_matches(id, known, n=3) or [k for k in known if id in k][:3]
    raise CourseError(
        f"There is no misconception {id!r}. "
        + (f"Did you mean {' or '.join(near)}? " if near else "")
        + "rnngrader explain lists them all."
    )


def known_text(assignments: Sequence[Assignment], id: str) -> str:
    """Return what the course's files say of an id; empty where they do not know it."""
    for assignment in assignments:
        entries = assignment.misconceptions
        if id in entries:
            return entry_text(assignment, entries[id])
        members = [entry for entry in entries.values() if entry.family and entry.family.id == id]
        if members and (family := members[0].family):
            lines = [family.id, family.title, "", *hint_rows(family.hints)]
            lines += ["", "These give the same numbers:"]
            return "\n".join([*lines, *(f"  {entry.id}: {entry.title}" for entry in members)])
        for (function, digest), (title, hint) in assignment.named.items():
            if id in (f"{function}.{digest}", digest):
                told = ("named by an instructor with `rnngrader name`", *hint_rows([hint]))
                return "\n".join([f"{function}.{digest}", title, "", *told])
    return ""


def hint_rows(hints: Sequence[str]) -> list[str]:
    return wrapped(zip(HINT_LEVELS, hints, strict=False))


def wrapped(rows: Iterable[tuple[str, str]]) -> list[str]:
    """Return the lines of texts, each with its name before it."""
    width = len(INDENT)
    return [
        line
        for name, text in rows
        for line in textwrap.wrap(
            text, WIDTH, initial_indent=name.ljust(width), subsequent_indent=INDENT
        )
    ]


def recorded_text(assignment: Assignment, id: str) -> str:
    """Return what was told the students to whom a table gives this id; empty where it gives none.

    The id may be the beginning of a cluster's digest.
    """
    from rnngrader.gradebook.database import is_begun
    from rnngrader.gradebook.gradebook import Gradebook

    if len(id) < 4 or not is_begun(assignment.course):
        return ""
    with Gradebook(assignment) as gradebook:
        found = [
            (report.student, exercise, exercise.diagnosis)
            for report in gradebook.each_report()
            for exercise in report.exercises
            if exercise.diagnosis is not None
            and (exercise.diagnosis.id == id or exercise.numbers.startswith(id))
        ]
    if not found:
        return ""
    _, exercise, told = found[0]
    lines = [told.id or f"{exercise.name}, cluster {exercise.numbers}"]
    lines += [told.title or "A mistake that nobody has named yet", ""]
    lines += hint_rows([hint for hint in (told.hint, *told.more_hints) if hint])
    lines += [f"- {fact}" for fact in told.facts]
    lines += [f"- {member}" for member in told.family]
    students = ", ".join(dict.fromkeys(student for student, *_ in found))
    return "\n".join([*lines, "", f"Told to: {students}"])


def entry_text(assignment: Assignment, entry: Misconception) -> str:
    lines = [entry.id, entry.title, ""]
    lines += diff_lines(assignment, entry)
    rows = [("symptom", symptom_of(bench_of(assignment, entry.function), entry))]
    rows += zip(HINT_LEVELS, entry.hints, strict=True)
    rows.append(("read", section_title(assignment.notebook, entry.section)))
    if entry.family:
        members = [e.id for e in assignment.misconceptions.values() if e.family == entry.family]
        others = ", ".join(id for id in members if id != entry.id)
        rows.append(("family", f"{entry.family.id}: {entry.family.title}. Same numbers: {others}"))
    if entry.confused_with:
        rows.append(("confused with", ", ".join(entry.confused_with)))
    lines += ["", *wrapped(rows)]
    numbers = example_lines(assignment, entry)
    if numbers:
        lines += ["", "On the public example:", *(f"  {line}" for line in numbers)]
    return "\n".join(lines)


def list_text(assignments: Sequence[Assignment]) -> str:
    """All entries for the terminal, one a line."""
    lines = []
    for assignment in assignments:
        for function, entries in by_function(assignment).items():
            lines += ["", f"{function}: {len(entries)} misconceptions"]
            lines += [f"  {entry.id}\n      {entry.title}" for entry in entries]
    return "\n".join(lines[1:]) if lines else "This course has no misconceptions/."


def short(id: str) -> str:
    """An id without its function."""
    return id.split(".")[1]


def by_function(assignment: Assignment) -> dict[str, list[Misconception]]:
    """The entries of an assignment, in the order of its exercises and of the files."""
    grouped = {name: assignment.entries(name) for name in assignment.exercises}
    return {name: group for name, group in grouped.items() if group}


def diff_lines(assignment: Assignment, entry: Misconception) -> list[str]:
    """The lines of the solution that the mistake changes, and what stands there instead."""
    right = assignment.solutions[entry.function].splitlines()
    wrong = assignment.wrong_source(entry.id).splitlines()
    changed = [
        line
        for line in difflib.unified_diff(right, wrong, n=0, lineterm="")
        if not line.startswith(("---", "+++", "@@"))
    ]
    code = textwrap.dedent("\n".join(line[1:] for line in changed)).split("\n")
    return [f"{line[0]} {text}" for line, text in zip(changed, code, strict=True)]


def example_lines(assignment: Assignment, entry: Misconception) -> list[str]:
    """What an entry gives on the public example of its exercise, and what is right."""
    exercise = assignment.exercises[entry.function]
    if exercise.example is None:
        return []
    probe = example_of(exercise, assignment.reference)
    mistaken = assignment.function_from(exercise.name, assignment.wrong_source(entry.id))
    with np.errstate(all="ignore"):
        observation = observe_one(mistaken, encode_arguments(probe.arguments))
    if observation.outcome != "returned":
        return [sentence(describe_outcome(observation))]
    wrong = judge_one(exercise, probe, observation)
    got = split_outputs(exercise, observation.value)
    lines = []
    for spot in exercise.spots:
        value, right = at(got, spot), at(probe.expected, spot)
        same_kind = value is not None and np.shape(value) == np.shape(right)
        if same_kind and compare(right, value, spot):
            lines.append(f"{spot} = {number(value)}   right: {number(right)}")
    told = {line.split("[")[0] for line in lines}
    lines += dict.fromkeys(sentence(found) for name, found in wrong.items() if name not in told)
    return lines or ["all right: this mistake shows with other sizes only"]


def at(outputs: Value, spot: str) -> Value:
    """The number or row that a spot like "dx[1][2]" names; None if there is none."""
    match = SPOT.fullmatch(spot)
    if match is None:
        raise CatalogueError(f"{spot!r} is no place in an output; write it like dx[1][2].")
    value = outputs.get(match[1])
    for index in re.findall(r"\d+", match[2]):
        try:
            value = value[int(index)]
        except (TypeError, IndexError, KeyError):
            return None
    return value if isinstance(value, (int, float, complex, np.ndarray, np.generic)) else None


def number(value: complex | np.ndarray) -> str:
    """A number, or a row of them, to eight digits."""
    array = np.round(np.asarray(value) * 1.0, 8) + 0.0  # no -0.0
    if array.ndim > 1:
        return f"an array of shape {array.shape}"
    return " ".join(f"{x:.8f}" for x in array) if array.ndim else f"{array:.8f}"
