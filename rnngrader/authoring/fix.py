"""What `rnngrader lint --fix` mends: all that follows from the solution and the records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from rnngrader.authoring.examples import example_cells, example_source, mended, printed
from rnngrader.authoring.normalize import stored_form
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.course.cells import Cell, CourseError, grade_id
from rnngrader.course.files import write_if_changed


@np.printoptions()  # what one assignment sets is not the next one's
def fix(course: Path, name: str) -> list[str]:
    """Mend an assignment and return what was done, a sentence each.

    The expected numbers of example cells, example cells that are missing, and the stored form of
    the notebook. Raises what loading the assignment raises.
    """
    load_assignment.cache_clear()
    assignment = load_assignment(course, name)
    done = fix_notebook(assignment)
    load_assignment.cache_clear()
    return done


def fix_notebook(assignment: Assignment) -> list[str]:
    """Write expected numbers and missing example cells, and the whole in its stored form."""
    path = assignment.notebook_path
    before = path.read_text(encoding="utf-8")
    notebook = json.loads(before)
    stored = stored_form(notebook) == before
    done = [] if stored else [f"{path.name}: brought into its stored form"]
    cells = {grade_id(cell): cell for cell in notebook["cells"]}
    for name, cell in example_cells(assignment):
        try:
            source = mended(cell["source"], printed(assignment, cell["source"]))
        except Exception:  # lint says what it raises
            continue
        if source != cell["source"]:
            cells[name]["source"] = source
            done.append(f"{path.name}: the expected numbers of {name} are the solution's")
    for name in missing_examples(assignment, notebook["cells"]):
        try:
            insert_example(assignment, notebook["cells"], name)
        except Exception as error:  # whatever the course's own code raises
            said = "" if isinstance(error, CourseError) else f"{type(error).__name__}: "
            done.append(f"{path.name}: {name}-example is still to be written: {said}{error}")
        else:
            done.append(f"{path.name}: wrote {name}-example, which shows the spots of {name}")
    after = stored_form(notebook)
    if after != before:
        write_if_changed(path, after.encode())
    return done


def missing_examples(assignment: Assignment, cells: list[Cell]) -> list[str]:
    """Return the exercises that have an example and spots, and no cell that shows them."""
    there = {grade_id(cell) for cell in cells}
    return [
        name
        for name, exercise in assignment.exercises.items()
        if exercise.example and exercise.spots and name in there and f"{name}-example" not in there
    ]


def insert_example(assignment: Assignment, cells: list[Cell], name: str) -> None:
    """Put an example cell after an answer, and one that checks it, where students get `check`."""
    place = 1 + next(i for i, cell in enumerate(cells) if grade_id(cell) == name)
    new = [code_cell(f"{name}-example", example_source(assignment, assignment.exercises[name]))]
    if assignment.check and all(grade_id(cell) != f"{name}-check" for cell in cells):
        new.append(code_cell(f"{name}-check", f"check({name})", tags=["raises-exception"]))
    cells[place:place] = new


def code_cell(name: str, source: str, **metadata: Any) -> Cell:
    """Return a cell of code that nbgrader keeps, locked unless `metadata` says more of it."""
    nbgrader = {"grade": False, "locked": True, "solution": False, "task": False}
    nbgrader |= metadata.pop("nbgrader", {})
    return {
        "cell_type": "code",
        "id": name,
        "metadata": {"nbgrader": {**nbgrader, "grade_id": name, "schema_version": 3}, **metadata},
        "source": source,
    }
