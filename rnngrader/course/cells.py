"""The cells of a course's own notebooks: which are answers, which are graded, for what points."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rnngrader.records import UserError

SETUP_TAG = "setup"
GRADE_CALL = re.compile(r"""^\s*grade\(\s*["'](\w+)["']""", re.MULTILINE)
SOLUTION_MARK = re.compile(r"^[ \t]*### (BEGIN|END) SOLUTION[^\n]*\n?", re.MULTILINE)

Notebook = dict[str, Any]
Cell = dict[str, Any]


class CourseError(UserError):
    """Something in the course folder is not as it must be. Says what, where, and what to do."""

    exit_status = 2


def no_exercise(name: str, known: Iterable[str]) -> CourseError:
    """Return the error that a course has no such exercise."""
    return CourseError(f"There is no exercise {name!r}; there are: {', '.join(known)}.")


def read_notebook(path: Path) -> Notebook:
    """Return a trusted notebook as plain data, each cell's source one string."""
    try:
        notebook: Notebook = json.loads(path.read_text(encoding="utf-8"))
        for cell in notebook["cells"]:
            if isinstance(cell["source"], list):
                cell["source"] = "".join(cell["source"])
    except (ValueError, KeyError, TypeError) as error:
        raise CourseError(f"{path} is not a notebook: {error}") from None
    return notebook


def code_cells(notebook: Notebook) -> Iterator[Cell]:
    return (cell for cell in notebook["cells"] if cell["cell_type"] == "code")


def nbgrader_metadata(cell: Cell) -> Mapping[str, Any]:
    """Return the cell's nbgrader metadata; empty where there is none."""
    metadata: Mapping[str, Any] = cell["metadata"].get("nbgrader", {})
    return metadata


def grade_id(cell: Cell) -> str:
    """Return the id by which nbgrader knows a cell; empty where it does not."""
    return str(nbgrader_metadata(cell).get("grade_id", ""))


def is_answer(cell: Cell) -> bool:
    return bool(nbgrader_metadata(cell).get("solution"))


def is_graded(cell: Cell) -> bool:
    return bool(nbgrader_metadata(cell).get("grade"))


def graded_exercise(cell: Cell) -> str | None:
    """Return the exercise that a graded cell's hidden test names."""
    found = GRADE_CALL.search(cell["source"])
    return found.group(1) if found else None


def points_by_exercise(notebook: Notebook, path: Path) -> dict[str, float]:
    """Return the points from the graded cells' metadata, their only home."""
    points = {}
    for cell in code_cells(notebook):
        exercise = graded_exercise(cell) if is_graded(cell) else None
        if exercise is not None:
            if exercise in points:
                raise CourseError(f"{path} grades {exercise} in two cells.")
            points[exercise] = float(nbgrader_metadata(cell).get("points", 0))
    return points


def with_answers(notebook: Notebook, answers: Mapping[str, str]) -> Notebook:
    """Return a notebook with these sources in its answer cells; cells without one stay."""
    cells = [
        {**cell, "source": answers.get(grade_id(cell), cell["source"])} if is_answer(cell) else cell
        for cell in notebook["cells"]
    ]
    return {**notebook, "cells": cells}


def solutions_of(notebook: Notebook) -> dict[str, str]:
    """Return the answer cells' sources by exercise, without the solution marks."""
    answers = filter(is_answer, code_cells(notebook))
    return {grade_id(cell): SOLUTION_MARK.sub("", cell["source"]) for cell in answers}


def visible_text(notebook: Notebook) -> str:
    """Return what students see of a notebook: all but what stands between the solution marks."""
    parts = (SOLUTION_MARK.split(cell["source"])[::4] for cell in notebook["cells"])
    return "\n".join(itertools.chain.from_iterable(parts))
