"""Restores a submission: the source notebook with the student's answers in their places.

Each repair is a sentence in the submission's problems, for its page.
"""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rnngrader.course.assignment import Assignment, assignment_names, load_assignment
from rnngrader.course.cells import (
    SOLUTION_MARK,
    Cell,
    CourseError,
    Notebook,
    grade_id,
    is_answer,
    is_graded,
    nbgrader_metadata,
)
from rnngrader.submission.read import StudentCell, is_whole

HALF = 0.5  # of the exercises: with as many, a notebook is of this assignment
# A line that is nobody's work: blank, a comment, a placeholder of nbgrader's or of Python's.
NO_WORK = re.compile(
    r"\s*+(?:#.*|raise\s+NotImplementedError\b.*|pass|\.\.\.|YOUR ANSWER HERE)?\s*", re.DOTALL
)


@dataclass(frozen=True)
class Restored:
    """The notebook to run and to grade, and what was repaired on the way."""

    notebook: Notebook
    answers: Mapping[str, str]  # exercise or grade_id -> the student's source
    problems: Sequence[str] = ()


def restore(assignment: Assignment, cells: Sequence[StudentCell]) -> Restored:
    """The source notebook in which only the answer cells are the student's.

    Answers are found by `grade_id`, else by the `def` in any cell. The student's own code and
    text cells are kept, each behind the source cell that it follows in the submission.
    """
    problems: list[str] = []
    answers, used = find_answers(assignment, cells, problems)
    extra = extra_cells(landmarks(assignment), cells, used, problems)
    if not answers and is_whole(cells):  # and what else differs is no change of the student's
        problems[:] = [f"No exercise of {assignment.title} is in it: is it of another assignment?"]
    result: list[Cell] = list(extra.get("", []))
    for cell in assignment.notebook["cells"]:
        if cell["cell_type"] == "code":
            cell = {**cell, "outputs": [], "execution_count": None}
            if is_answer(cell):
                cell["source"] = answers.get(grade_id(cell), "")
        result.append(cell)
        result.extend(extra.get(cell["id"], []))
    return Restored({**assignment.notebook, "cells": result}, answers, problems)


def find_answers(
    assignment: Assignment, cells: Sequence[StudentCell], problems: list[str]
) -> tuple[dict[str, str], set[int]]:
    """The answer for each answer cell of the source, and the positions of the cells used up."""
    answers: dict[str, str] = {}
    used: set[int] = set()
    missing: list[str] = []
    for cell in assignment.notebook["cells"]:
        if not is_answer(cell):
            continue
        name = grade_id(cell)
        own = [i for i, c in enumerate(cells) if c.grade_id == name]
        defining = [i for i in own if defines(cells[i].source, name)]
        if len(own) > 1:
            problems.append(
                f"The answer cell of {name} is there {len(own)} times; the last counts."
            )
        if not defining and name in assignment.exercises:
            defining = [i for i, c in enumerate(cells) if defines(c.source, name)]
            if defining:
                where = "lost its id" if not own else "holds no such function"
                problems.append(f"The answer cell of {name} {where}; found it by its def.")
        if defining or own:
            chosen = (defining or own)[-1]
            answers[name] = cells[chosen].source
            used.add(chosen)
            used.update(i for i in own if i in defining)  # what else stood there may be a helper
        else:
            missing.append(name)
    if missing:
        where = "missing" if is_whole(cells) else "not among the cells that were read"
        several = "s" if missing[1:] else "", "are" if missing[1:] else "is"
        problems.append(
            f"The answer cell{several[0]} of {', '.join(missing)} {several[1]} {where}."
        )
    return answers, used


def belongs(assignment: Assignment, cells: Sequence[StudentCell]) -> tuple[float, str]:
    """Return which share of an assignment's exercises is in a notebook, and the course's other
    assignment of which more is, or "".
    """
    share = share_of(assignment, cells)
    if share >= HALF:
        return share, ""
    others = []
    for name in assignment_names(assignment.course):
        with contextlib.suppress(CourseError):
            others.append((share_of(load_assignment(assignment.course, name), cells), name))
    most, name = max(others, default=(0.0, ""))
    return share, name if most > share else ""


def share_of(assignment: Assignment, cells: Sequence[StudentCell]) -> float:
    answers, _ = find_answers(assignment, cells, [])
    return len(answers.keys() & assignment.exercises.keys()) / max(len(assignment.exercises), 1)


def written_answers(assignment: Assignment, cells: Sequence[StudentCell]) -> dict[str, str]:
    """Return what a student has written, by answer cell: nothing for cells in which no line is more
    than the release's stub, which are no answers.
    """
    answers, _ = find_answers(assignment, cells, [])
    bare = {name: work_lines(source) for name, source in answers.items()}
    return {
        name: "\n".join(lines)
        for name, lines in bare.items()
        if not stubs(assignment)[name].issuperset(lines)
    }


@functools.cache
def stubs(assignment: Assignment) -> dict[str, frozenset[str]]:
    """Return the lines that the release leaves of each answer: those outside the solution's marks,
    none where there are no marks.
    """
    split = {
        grade_id(cell): SOLUTION_MARK.split(cell["source"])[::4]
        for cell in assignment.notebook["cells"]
        if is_answer(cell)
    }
    return {
        name: frozenset(work_lines("".join(parts))) if parts[1:] else frozenset()
        for name, parts in split.items()
    }


def work_lines(source: str) -> list[str]:
    """Return a source's lines without blank ones, comments and what stands for work to do."""
    return [line.rstrip() for line in source.split("\n") if not NO_WORK.fullmatch(line)]


def defines(source: str, name: str) -> bool:
    """Whether a cell's text seems to define a function (or assign a name) so called, be it Python
    or not yet."""
    if name not in source:
        return False
    pattern = rf"^(async\s+)?def\s+{re.escape(name)}\s*\(|^{re.escape(name)}\s*=(?!=)"
    return re.search(pattern, source, re.MULTILINE) is not None


@dataclass(frozen=True)
class Landmarks:
    """How a submission's cells are known for cells of the source; the values are their ids."""

    ours: dict[str, Cell]  # by id
    seen: dict[str, str]  # what a student sees of each, by id
    by_grade_id: dict[str, str]
    by_source: dict[str, str]


@functools.cache
def landmarks(assignment: Assignment) -> Landmarks:
    cells = assignment.notebook["cells"]
    return Landmarks(
        ours={cell["id"]: cell for cell in cells},
        seen={cell["id"]: visible(cell) for cell in cells},
        by_grade_id={grade_id(cell): cell["id"] for cell in cells if grade_id(cell)},
        by_source={visible(cell): cell["id"] for cell in cells},
    )


def extra_cells(
    known_by: Landmarks, cells: Sequence[StudentCell], used: set[int], problems: list[str]
) -> dict[str, list[Cell]]:
    """The student's own cells, by the id of the source cell that they follow ("" at the top).

    So are cells of ours that are neither locked nor an answer, where they were written in.
    """
    ours, seen = known_by.ours, known_by.seen
    extra: dict[str, list[Cell]] = {}
    anchor = ""
    changed = []
    for position, cell in enumerate(cells):
        source = cell.source.strip()
        known = known_by.by_grade_id.get(cell.grade_id) or (
            cell.id if cell.id in ours else known_by.by_source.get(source, "")
        )
        untouched = known and (is_locked(ours[known]) or source == seen[known])
        if position in used or untouched:
            anchor = known or anchor
            if position not in used and ours[known]["cell_type"] == "code":
                own = (seen[known], ours[known]["source"].strip())  # the source itself, as it is
                changed += [known] * (source not in own)
        elif source:
            added: Cell = {
                "cell_type": cell.cell_type,
                "id": f"extra-{position}",
                "metadata": {},
                "source": cell.source,
            }
            if cell.cell_type == "code":
                added |= {"outputs": [], "execution_count": None}
            extra.setdefault(anchor, []).append(added)
    if changed:
        names = ", ".join(changed[:5]) + (" and others" if len(changed) > 5 else "")
        problems.append(f"What was changed in locked cells was not taken: {names}.")
    return extra


def is_locked(cell: Cell) -> bool:
    """Whether what a student writes into a cell of ours is of no account."""
    return cell["cell_type"] != "code" or bool(nbgrader_metadata(cell).get("locked"))


def visible(cell: Cell) -> str:
    """What a student sees of a source cell."""
    if is_graded(cell):
        return hide_tests(cell["source"]).strip()
    return str(cell["source"]).strip()


MARK = re.compile(r"^[ \t]*+### (BEGIN|END) HIDDEN TESTS[^\n]*\n?", re.MULTILINE)


def hidden_parts(source: str) -> Iterator[tuple[int, int]]:
    """Yield where each part between the marks begins and ends, in one go over the source."""
    start = -1
    for mark in MARK.finditer(source):
        if mark[1] == "BEGIN":
            start = mark.start() if start < 0 else start
        elif start >= 0:
            yield start, mark.end()
            start = -1


def hide_tests(source: str) -> str:
    """A cell's source without its hidden tests."""
    kept, before = [], 0
    for start, end in hidden_parts(source):
        kept.append(source[before:start])
        before = end
    return "".join((*kept, source[before:]))


def hidden_tests(source: str) -> str:
    """The hidden tests alone, line numbers kept."""
    start, end = next(hidden_parts(source), (0, 0))
    return "\n" * source[:start].count("\n") + source[start:end]
