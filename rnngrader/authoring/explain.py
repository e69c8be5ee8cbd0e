"""Misconceptions in words: one entry with its numbers, the list, and the page of all of them."""

from __future__ import annotations

import difflib
import re
import textwrap
from collections.abc import Sequence

import numpy as np

from rnngrader.catalogue import HINT_LEVELS, CatalogueError, Misconception, section_title
from rnngrader.course import Assignment, CourseError
from rnngrader.diagnosis.variants import observe_one
from rnngrader.judge import compare, describe_outcome, judge_one
from rnngrader.probes import call_on_copies, copy_arguments, split_outputs
from rnngrader.records import Observation, Probe, Value
from rnngrader.sandbox.calls import encode_arguments

WIDTH = 100
INDENT = " " * 15
PAGE_HEAD = """# Misconceptions

What is known to be written instead, function by function: the change to the solution, the first of
the numbers that it gives on the public example, and the three hints, one level at a time.
Generated from `misconceptions/` by `make docs`: edit the TOML files, not this page.
"""
SPOT = re.compile(r"(\w+)((?:\[\d+\])*)")


def explain_text(assignments: Sequence[Assignment], id: str) -> str:
    """One entry for the terminal: the edit, the hints, and its numbers on the public example."""
    for assignment in assignments:
        if id in assignment.misconceptions:
            return entry_text(assignment, assignment.misconceptions[id])
    known = [entry for assignment in assignments for entry in assignment.misconceptions]
    near = difflib.get_close_matches(id, known, n=3) or [k for k in known if id in k][:3]
    raise CourseError(
        f"There is no misconception {id!r}. "
        + (f"Did you mean {' or '.join(near)}? " if near else "")
        + "rnngrader explain lists them all."
    )


def entry_text(assignment: Assignment, entry: Misconception) -> str:
    lines = [entry.id, entry.title, ""]
    lines += diff_lines(assignment, entry)
    rows = [("symptom", entry.symptom)]
    rows += zip(HINT_LEVELS, entry.hints, strict=True)
    rows.append(("read", section_title(assignment.notebook, entry.section)))
    if entry.family:
        others = ", ".join(siblings(assignment, entry))
        rows.append(("family", f"{entry.family.id}: {entry.family.title}. Same numbers: {others}"))
    if entry.confused_with:
        rows.append(("confused with", ", ".join(entry.confused_with)))
    lines.append("")
    for name, text in rows:
        lines += textwrap.wrap(
            text, WIDTH, initial_indent=name.ljust(len(INDENT)), subsequent_indent=INDENT
        )
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


def page_text(assignments: Sequence[Assignment]) -> str:
    """docs/misconceptions.md: every entry with its edit, its numbers and its hints."""
    groups = [(a, *group) for a in assignments for group in by_function(a).items()]
    lines = [PAGE_HEAD, "| function | misconceptions | families |", "|---|---|---|"]
    for _, function, entries in groups:
        families = {entry.family.id for entry in entries if entry.family}
        lines.append(f"| [`{function}`](#{function}) | {len(entries)} | {len(families)} |")
    for assignment, function, entries in groups:
        lines += ["", f"## {function}"]
        for family in dict.fromkeys(entry.family for entry in entries if entry.family):
            members = ", ".join(f"`{short(e.id)}`" for e in entries if e.family is family)
            lines += ["", f"### Family {short(family.id)}", "", f"**{family.title}**"]
            lines += ["", f"{members} give the same numbers.", "", *numbered(family.hints)]
        for entry in entries:
            lines += ["", *entry_page(assignment, entry)]
    return "\n".join(lines) + "\n"


def entry_page(assignment: Assignment, entry: Misconception) -> list[str]:
    lines = [f"### {short(entry.id)}", "", f"**{entry.title}** ({entry.symptom})", "", "```diff"]
    lines += [*diff_lines(assignment, entry), "```", ""]
    numbers = example_lines(assignment, entry)
    lines += [f"Public example: `{numbers[0]}`", ""] if numbers else []
    return lines + numbered(entry.hints)


def numbered(hints: Sequence[str]) -> list[str]:
    return [f"{level}. {hint}" for level, hint in enumerate(hints, start=1)]


def short(id: str) -> str:
    """An id without its function."""
    return id.split(".")[1]


def by_function(assignment: Assignment) -> dict[str, list[Misconception]]:
    """The entries of an assignment, in the order of its exercises and of the files."""
    entries = assignment.misconceptions.values()
    grouped = {name: [e for e in entries if e.function == name] for name in assignment.exercises}
    return {name: group for name, group in grouped.items() if group}


def siblings(assignment: Assignment, entry: Misconception) -> list[str]:
    """The other members of an entry's family."""
    others = assignment.misconceptions.values()
    return [o.id for o in others if o.family and o.family == entry.family and o.id != entry.id]


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
    probe, observation = example_of(assignment, entry)
    if observation.outcome != "returned":
        return [describe_outcome(observation)]
    wrong = judge_one(exercise, probe, observation)
    got = split_outputs(exercise, observation.value)
    lines = []
    for spot in exercise.spots:
        value, right = at(got, spot), at(probe.expected, spot)
        same_kind = value is not None and np.shape(value) == np.shape(right)
        if same_kind and compare(right, value, spot):
            lines.append(f"{spot} = {number(value)}   right: {number(right)}")
    told = {line.split("[")[0] for line in lines}
    lines += dict.fromkeys(note for name, (_, note) in wrong.items() if name not in told)
    return lines or ["all right: this mistake shows with other sizes only"]


def example_of(assignment: Assignment, entry: Misconception) -> tuple[Probe, Observation]:
    """The public example as a probe, and what the function does on it with the misconception."""
    exercise = assignment.exercises[entry.function]
    assert exercise.example is not None
    arguments = copy_arguments(exercise.example(assignment.reference))
    right = call_on_copies(assignment.reference[exercise.name], arguments)
    probe = Probe({}, arguments, split_outputs(exercise, right))
    wrong = assignment.function_from(exercise.name, assignment.wrong_source(entry.id))
    with np.errstate(all="ignore"):
        return probe, observe_one(wrong, encode_arguments(arguments))


def at(outputs: Value, spot: str) -> Value:
    """The number or row that a spot like "dx[1][2]" names; None where there is none."""
    match = SPOT.fullmatch(spot)
    if match is None:
        raise CatalogueError(f"{spot!r} is no place in an output; write it like dx[1][2].")
    value = outputs.get(match[1])
    for index in re.findall(r"\d+", match[2]):
        try:
            value = value[int(index)]
        except (TypeError, IndexError, KeyError):
            return None
    return value if isinstance(value, (float, np.ndarray)) else None


def number(value: float | np.ndarray) -> str:
    """A number, or a row of them, to eight digits."""
    array = np.round(np.asarray(value, dtype=float), 8) + 0.0  # no -0.0
    if array.ndim > 1:
        return f"an array of shape {array.shape}"
    return " ".join(f"{x:.8f}" for x in array) if array.ndim else f"{array:.8f}"
