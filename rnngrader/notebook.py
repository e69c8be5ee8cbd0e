"""Reads and repairs a submission, and restores it: the source notebook with the student's answers.

A submission is hostile or merely damaged; nothing in it but the text of its cells is used. Each
repair is a sentence in the submission's problems, for its page.
"""

from __future__ import annotations

import functools
import re
import stat
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from rnngrader import salvage
from rnngrader.course import Assignment, Cell, Notebook, is_answer, is_graded, nbgrader_metadata

MAX_FILE_BYTES = 128 * 2**20
MAX_CELLS = 2_000
MAX_SOURCE = 200_000  # characters of one cell
MAX_TEXT = 4_000_000  # and of all
# A small file can want gigabytes once it is read.
MAX_PARTS = 2_000_000
SMALL_FILE = 2 * 2**20


class Unreadable(Exception):
    """No cell can be had from the file. Its text is a sentence for the student."""


@dataclass(frozen=True)
class StudentCell:
    """What is used of a submitted cell: its kind, its text and its nbgrader id."""

    cell_type: str
    source: str
    grade_id: str = ""
    id: str = ""


@dataclass(frozen=True)
class Restored:
    """The notebook to run and to grade, and what was repaired on the way."""

    notebook: Notebook
    answers: Mapping[str, str]  # exercise or grade_id -> the student's source
    problems: Sequence[str] = ()


class _Cell(msgspec.Struct):
    cell_type: Any = "code"
    source: Any = ""
    input: Any = ""  # nbformat 3 names a code cell's source so
    metadata: Any = {}
    id: Any = ""


class _Worksheet(msgspec.Struct):
    cells: list[_Cell] = []


class _Notebook(msgspec.Struct):
    # Only these fields are decoded; outputs of any size are skipped over.
    cells: list[_Cell] = []
    worksheets: list[_Worksheet] = []


_decoder = msgspec.json.Decoder(_Notebook)


def find_notebook(folder: Path, expected_name: str) -> tuple[Path, list[str]]:
    """The notebook in a submission's folder, and what is odd about it.

    Raises `Unreadable` where there is none. Symbolic links are not followed.
    """
    if folder.parent.is_symlink() or folder.is_symlink() or not folder.is_dir():
        raise Unreadable(f"Nothing was handed in: {folder.name}/ is a link or no folder.")
    notebooks = sorted(path for path in folder.iterdir() if path.suffix.lower() == ".ipynb")
    regular = [path for path in notebooks if is_regular_file(path)]
    if not regular and notebooks:
        name = shown(notebooks[0].name)
        raise Unreadable(f"{name} is a link or a folder, not a file; hand in the file itself.")
    if not regular:
        raise Unreadable(f"No notebook was handed in; wanted a file {expected_name}.")
    expected = [path for path in regular if path.name == expected_name]
    largest = sorted(regular, key=lambda path: -path.stat().st_size)
    chosen = (expected or largest)[0]
    name = shown(chosen.name)
    if len(regular) > 1:
        return chosen, [f"{len(regular)} notebooks were handed in; {name} was graded."]
    if not expected:
        return chosen, [f"The notebook is named {name}; wanted {expected_name}."]
    return chosen, []


def shown(name: str) -> str:
    """A file's name, fit to be written: it may be any bytes."""
    return "".join(c if c.isprintable() else "\ufffd" for c in name)


def is_regular_file(path: Path) -> bool:
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return False


def read_cells(data: bytes) -> tuple[list[StudentCell], list[str]]:
    """The cells of a submitted file, and what had to be repaired; raises `Unreadable`."""
    if len(data) > MAX_FILE_BYTES:
        limit = MAX_FILE_BYTES >> 20
        raise Unreadable(f"The file has more than {limit} MiB; at most that much is read.")
    if not data.strip(b" \t\r\n\0"):
        raise Unreadable("The file is empty.")
    if len(data) > SMALL_FILE and salvage.count_parts(data) > MAX_PARTS:
        raise Unreadable("The file has millions of parts; no notebook has.")
    problems: list[str] = []
    try:
        found = decode(data)
    except ValueError:
        found = read_damaged(data, problems)
    cells: list[StudentCell] = []
    room = MAX_TEXT
    for cell in map(clean_cell, found[:MAX_CELLS]):
        room -= len(cell.source)
        if room < 0:
            break
        cells.append(cell)
    if len(cells) < len(found):
        problems.append(f"The notebook has {len(found)} cells; only the first {len(cells)} count.")
    return cells, problems


def decode(data: bytes) -> list[_Cell]:
    """The cells of a well-formed notebook, format 3 or 4; ValueError where it is not one."""
    try:
        notebook = _decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ValueError(str(error)) from None
    cells = notebook.cells or [cell for sheet in notebook.worksheets for cell in sheet.cells]
    if not cells:
        raise ValueError("there are no cells")
    return cells


def read_damaged(data: bytes, problems: list[str]) -> list[_Cell]:
    """What can be read of a file that is not a well-formed notebook."""
    text, encoding = salvage.to_text(data)
    if encoding != "utf-8":
        problems.append(f"The file is not UTF-8; it was read as {encoding}.")
    text = text[: salvage.MAX_CHARACTERS]
    sides = [text]
    if salvage.has_conflicts(text):
        problems.append(
            "The file holds merge-conflict marks; one side of each was taken, the first where "
            "that can be read. Resolve the conflict and hand in again if that is the wrong one."
        )
        sides = [salvage.one_side(text, 1), salvage.one_side(text, 2)]
    for side in sides:
        try:
            return decode(side.encode("utf-8", "replace"))
        except ValueError:
            pass
    cells = [
        _Cell(cell["cell_type"], cell["source"], "", cell.get("metadata"))
        for cell in salvage.loose_cells(sides[0])
    ]
    if not cells:
        start = " ".join(text[:60].split())
        raise Unreadable(f"The file is not a notebook. It begins with: {start!r}")
    problems.append(
        f"The file is damaged (not valid JSON); {len(cells)} of its cells could be read."
    )
    return cells


def clean_cell(cell: _Cell) -> StudentCell:
    metadata = cell.metadata if isinstance(cell.metadata, dict) else {}
    nbgrader = metadata.get("nbgrader")
    grade_id = nbgrader.get("grade_id") if isinstance(nbgrader, dict) else None
    return StudentCell(
        cell_type=cell.cell_type if cell.cell_type in ("code", "markdown", "raw") else "raw",
        source=join_source(cell.source or cell.input),
        grade_id=grade_id if isinstance(grade_id, str) else "",
        id=cell.id if isinstance(cell.id, str) else "",
    )


def join_source(source: Any) -> str:
    """A cell's source as one string of valid text, whether it came as text or as lines."""
    if isinstance(source, list):
        source = "".join(line for line in source if isinstance(line, str))
    if not isinstance(source, str):
        return ""
    return source[:MAX_SOURCE].encode("utf-8", "replace").decode("utf-8").replace("\0", "")


def restore(assignment: Assignment, cells: Sequence[StudentCell]) -> Restored:
    """The source notebook in which only the answer cells are the student's.

    Answers are found by `grade_id`, else by the `def` in any cell. The student's own code and
    text cells are kept, each behind the source cell that it follows in the submission.
    """
    problems: list[str] = []
    answers, used = find_answers(assignment, cells, problems)
    extra = extra_cells(landmarks(assignment), cells, used, problems)
    result: list[Cell] = list(extra.get("", []))
    for cell in assignment.notebook["cells"]:
        if cell["cell_type"] == "code":
            cell = {**cell, "outputs": [], "execution_count": None}
            if is_answer(cell):
                cell["source"] = answers.get(nbgrader_metadata(cell)["grade_id"], "")
        result.append(cell)
        result.extend(extra.get(cell["id"], []))
    return Restored({**assignment.notebook, "cells": result}, answers, problems)


def find_answers(
    assignment: Assignment, cells: Sequence[StudentCell], problems: list[str]
) -> tuple[dict[str, str], set[int]]:
    """The answer for each answer cell of the source, and the positions of the cells used up."""
    answers: dict[str, str] = {}
    used: set[int] = set()
    for cell in assignment.notebook["cells"]:
        if not is_answer(cell):
            continue
        name = nbgrader_metadata(cell)["grade_id"]
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
            problems.append(f"The answer cell of {name} is missing.")
    return answers, used


def defines(source: str, name: str) -> bool:
    """Whether a cell's text defines a function (or assigns a name) so called."""
    if name not in source:
        return False
    pattern = rf"^(async\s+)?def\s+{re.escape(name)}\s*\(|^{re.escape(name)}\s*="
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
        by_grade_id={
            metadata["grade_id"]: cell["id"]
            for cell in cells
            if "grade_id" in (metadata := nbgrader_metadata(cell))
        },
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
            if position not in used and source != seen[known] and is_code(ours[known]):
                changed.append(known)
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


def is_code(cell: Cell) -> bool:
    return bool(cell["cell_type"] == "code")


def is_locked(cell: Cell) -> bool:
    """Whether what a student writes into a cell of ours is of no account."""
    return cell["cell_type"] != "code" or bool(nbgrader_metadata(cell).get("locked"))


def visible(cell: Cell) -> str:
    """What a student sees of a source cell."""
    if is_graded(cell):
        return hide_tests(cell["source"]).strip()
    return str(cell["source"]).strip()


HIDDEN_TESTS = re.compile(
    r"^[ \t]*### BEGIN HIDDEN TESTS.*?^[ \t]*### END HIDDEN TESTS[^\n]*\n?",
    re.DOTALL | re.MULTILINE,
)


def hide_tests(source: str) -> str:
    """A cell's source without its hidden tests."""
    return HIDDEN_TESTS.sub("", source)


def hidden_tests(source: str) -> str:
    """The hidden tests alone, line numbers kept."""
    kept = HIDDEN_TESTS.search(source)
    return "\n" * source[: kept.start()].count("\n") + kept.group() if kept else ""
