"""`rnngrader new`: the cells and the record of an exercise, in a course or in an empty folder.

What is written runs: a function that squares, or, by its name, one that goes forward or backward
through that. Each place to fill in says so, and lint leads from one to the next.
"""

from __future__ import annotations

import ast
import json
import keyword
import re
from pathlib import Path

from rnngrader.authoring.fix import code_cell
from rnngrader.authoring.normalize import stored_form
from rnngrader.authoring.templates import (
    CONFIG_TEXT,
    EXERCISES_TEXT,
    FUNCTIONS,
    IGNORED,
    MODULE_TEXT,
    RECORDS,
    SETUP_TEXT,
    TASK_TEXT,
    TEST_TEXT,
    TITLE_TEXT,
)
from rnngrader.course.assignment import CONFIG, assignment_names
from rnngrader.course.cells import Cell, CourseError, Notebook, grade_id
from rnngrader.course.files import write_if_changed

FORWARD, BACKWARD = "forward", "backward"


def new_exercise(course: Path, assignment: str, name: str, points: float) -> list[Path]:
    """Write an exercise at the end of an assignment, and return the files that were written.

    An assignment that is not there is begun, and so is a course. Raises `CourseError` where the
    name is no name, or taken, or the exercises file is not as expected.
    """
    for each in (name, assignment):
        if not each.isidentifier() or keyword.iskeyword(each):
            raise CourseError(f"{each!r} is no name of Python's; use letters, digits and _ alone.")
    begun: list[Path] = []
    if not (course / CONFIG).is_file():
        begun += begin_course(course, assignment)
    if assignment not in assignment_names(course):
        begun += begin_assignment(course, assignment)
    (notebook_path,) = (course / "source" / assignment).glob("*.ipynb")
    exercises_path = course / "exercises" / f"{assignment}.py"
    kind, forward = kind_of(name, exercises_path.read_text(encoding="utf-8"))
    values = {"name": name, "points": f"{points:g}", "forward": forward}
    record = fill(RECORDS[kind], values)
    exercises = with_record(exercises_path, record)
    notebook = json.loads(notebook_path.read_text(encoding="utf-8"))
    if name in {grade_id(cell) for cell in notebook["cells"]}:
        raise CourseError(f"{notebook_path} has a cell {name} already.")
    if name in recorded(exercises_path.read_text(encoding="utf-8")):
        raise CourseError(
            f"{exercises_path} has a record of {name} already, and the notebook no cell of that "
            "name. new writes both: take the record out, or write the cells by hand."
        )
    notebook["cells"] += cells_of(kind, values, points)
    write_if_changed(exercises_path, exercises.encode())
    write_if_changed(notebook_path, stored_form(notebook).encode())
    written = [notebook_path, exercises_path]
    module = course / f"{assignment}_utils.py"
    if module.is_file() and (text := module.read_text(encoding="utf-8")).count("\nEXAMPLES = {"):
        example = fill(FUNCTIONS[kind][1], values)
        write_if_changed(module, (text.rstrip() + "\n" + example).encode())
        written.append(module)
    return [*written, *(path for path in begun if path not in written)]


def begin_course(course: Path, assignment: str) -> list[Path]:
    """Write what every course has, and return the files."""
    for folder in ("source", "exercises", "misconceptions"):
        (course / folder).mkdir(parents=True, exist_ok=True)
    files = {
        course / CONFIG: fill(CONFIG_TEXT, {"course": assignment}),
        course / ".gitignore": IGNORED,
    }
    for path, text in files.items():
        write_if_changed(path, text.encode())
    return [*files]


def begin_assignment(course: Path, assignment: str) -> list[Path]:
    """Write an assignment without exercises, and return the files: notebook, requirements,
    exercises file, module.
    """
    folder, values = course / "source" / assignment, {"assignment": assignment}
    if folder.exists():
        raise CourseError(
            f"{folder} is there and is no assignment yet: it lacks a notebook or "
            f"exercises/{assignment}.py. Write what is missing, or take the folder away."
        )
    folder.mkdir(parents=True)
    title = {"cell_type": "markdown", "id": "title", "metadata": {}, "source": TITLE_TEXT}
    setup = code_cell("setup", fill(SETUP_TEXT, values), tags=["setup"])
    notebook: Notebook = {"cells": [title, setup], "metadata": {}}
    files = {
        folder / f"{assignment}.ipynb": stored_form(notebook),
        folder / "requirements.txt": "numpy\n",
        course / "exercises" / f"{assignment}.py": EXERCISES_TEXT,
        course / f"{assignment}_utils.py": MODULE_TEXT,
    }
    for path, text in files.items():
        write_if_changed(path, text.encode())
    link = folder / f"{assignment}_utils.py"
    link.symlink_to(Path("..", "..", link.name))
    return [*files, link]


def kind_of(name: str, exercises: str) -> tuple[str, str]:
    """Return which template serves a function of this name, and the forward one it belongs to."""
    forward = re.sub(rf"{BACKWARD}$", FORWARD, name)
    if forward != name and f'name="{forward}"' in exercises:
        return BACKWARD, forward
    return (FORWARD if name.endswith(FORWARD) else "plain"), ""


def recorded(exercises: str) -> set[str]:
    """Return the names of the records in the text of an exercises file."""
    calls = [node for node in ast.walk(ast.parse(exercises)) if isinstance(node, ast.Call)]
    records = [call for call in calls if ast.unparse(call.func) == "Exercise"]
    named = [
        [*call.args[:1], *(k.value for k in call.keywords if k.arg == "name")] for call in records
    ]
    return {str(v.value) for values in named for v in values if isinstance(v, ast.Constant)}


def cells_of(kind: str, values: dict[str, str], points: float) -> list[Cell]:
    """Return task, answer and hidden test. The example follows from the record, by lint --fix."""
    name = values["name"]
    task = {"cell_type": "markdown", "id": f"{name}-text", "metadata": {}}
    answer, graded = {"locked": False, "solution": True}, {"grade": True, "points": points}
    return [
        {**task, "source": fill(TASK_TEXT, values)},
        code_cell(name, fill(FUNCTIONS[kind][0], values), nbgrader=answer),
        code_cell(f"{name}-test", fill(TEST_TEXT, values), nbgrader=graded),
    ]


def with_record(path: Path, record: str) -> str:
    """Return the text of an exercises file with one more record at the end of EXERCISES."""
    text = path.read_text(encoding="utf-8")
    for node in (each for each in ast.parse(text).body if isinstance(each, ast.Assign)):
        if ast.unparse(node.targets[0]) == "EXERCISES" and isinstance(node.value, ast.Tuple):
            lines = text.splitlines(keepends=True)
            end, column = (node.value.end_lineno or 0) - 1, (node.value.end_col_offset or 0) - 1
            head = ("".join(lines[:end]) + lines[end][:column]).rstrip()
            head += "" if head.endswith((",", "(")) else ","
            whole = head + "\n" + record + lines[end][column:] + "".join(lines[end + 1 :])
            return with_import(whole) if "after(" in record else whole
    raise CourseError(f"{path}: wanted EXERCISES = (…), a tuple to put the new record in.")


def with_import(text: str) -> str:
    """Return the text of an exercises file that imports `after`, if it does not yet."""
    imports = [n for n in ast.parse(text).body if isinstance(n, (ast.Import, ast.ImportFrom))]
    if any(alias.name == "after" for node in imports for alias in node.names):
        return text
    last = imports[-1].end_lineno or 0
    lines = text.splitlines(keepends=True)
    return "".join([*lines[:last], "from rnngrader import after\n", *lines[last:]])


def fill(text: str, values: dict[str, str]) -> str:
    """Return a template with the values in the places of <name>."""
    return re.sub(r"<(\w+)>", lambda place: values[place[1]], text)
