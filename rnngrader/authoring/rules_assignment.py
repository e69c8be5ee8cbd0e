"""What `rnngrader lint` looks for in an assignment as a whole, once it loads."""

from __future__ import annotations

import inspect
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from rnngrader.authoring.examples import example_cells, mended, printed, wrong_rows
from rnngrader.authoring.release import generate
from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError
from rnngrader.course.files import packed

Found = Iterator[tuple[Path, str]]


def names_of_nothing(assignment: Assignment) -> Found:
    """Each name in the exercises file stands for something: arguments for the parameters of the
    solution, parts, time_outputs and spots for outputs, calls for exercises above, SHOWCASE for
    misconceptions, and each graded cell's grade("NAME") for an exercise.
    """
    file, above = exercises_file(assignment), list[str]()
    for name, exercise in assignment.exercises.items():
        returned = (*exercise.outputs, *exercise.given)
        for what, names, known in (
            ("parts", exercise.parts, exercise.outputs),
            ("time_outputs", exercise.time_outputs, exercise.outputs),
            ("spots", [re.split(r"\W", spot)[0] for spot in exercise.spots], returned),
            ("calls", exercise.calls, above),
        ):
            for each in names:
                if each not in known:
                    there = ", ".join(known) or "none"
                    yield file, f"{name}: {what} names {each!r}; there are: {there}"
        above.append(name)
        parameters = tuple(inspect.signature(assignment.reference[name]).parameters)
        if exercise.arguments != parameters:
            yield file, f"{name}: arguments is {exercise.arguments}; the solution has {parameters}"
    for id in assignment.showcase:
        if id not in assignment.misconceptions:
            yield file, f"SHOWCASE names {id}, which is no misconception"
    for name in assignment.points:
        if name not in assignment.exercises:
            yield assignment.notebook_path, f"a cell calls grade({name!r}), which is no exercise"


def no_answer_cell(assignment: Assignment) -> Found:
    """The answer cell of an exercise has the exercise's name as its grade_id; answers are found
    by it.
    """
    for name in assignment.exercises:
        if name not in assignment.solutions:
            yield assignment.notebook_path, f"no answer cell has the grade_id {name!r}"


def settings_at_odds(assignment: Assignment) -> Found:
    """The full marks that SETTINGS name are the points of all exercises but the bonus. Where they
    are others, every page says "of" them: make sure that this is meant.
    """
    settings = assignment.settings
    regular = sum(p for name, p in assignment.points.items() if name not in settings.bonus)
    if settings.full_marks not in (None, regular):
        yield (
            exercises_file(assignment),
            f"SETTINGS: full_marks is {settings.full_marks:g}; the exercises besides the bonus "
            f"give {regular:g} points",
        )


def dead_example_numbers(assignment: Assignment) -> Found:
    """Numbers that an example cell prints as "expected" are what the solution gives, which it
    prints as "yours" beside or below them; what cannot be held so is an error as well.
    """
    for name, cell in example_cells(assignment):
        try:
            text = printed(assignment, cell["source"])
        except Exception as error:  # whatever the course's own code raises
            said = f"{type(error).__name__}: {error}"
            yield assignment.notebook_path, f"cell {name} fails with the solutions: {said}"
            continue
        fixed = mended(cell["source"], text) != cell["source"]
        how = "with rnngrader lint --fix" if fixed else "by hand"
        for wanted, got in wrong_rows(text):
            where = f"cell {name} expects {' '.join(wanted.split())}"
            told = f"the solution gives {got}. Mend it {how}"
            if not got:
                told = 'it cannot be held: no "yours" with as many numbers beside it or below'
            yield assignment.notebook_path, f"{where}; {told}"


def release_out_of_date(assignment: Assignment) -> Found:
    """What is in release/ is what `rnngrader release` would write now. Where nothing is released
    yet, there is nothing to say.
    """
    released = assignment.course / "release" / assignment.name
    if not released.is_dir():
        return
    with tempfile.TemporaryDirectory() as folder:
        try:
            generate(assignment, Path(folder))
        except CourseError as error:
            yield released, str(error)
            return
        new, old = contents(Path(folder, assignment.name)), contents(released)
    changed = sorted(p for p in new.keys() | old.keys() if new.get(p) != old.get(p))
    if changed:
        yield released, f"out of date: {', '.join(changed)}; run rnngrader release"


def contents(folder: Path) -> dict[str, bytes]:
    return packed(folder, filter(Path.is_file, folder.rglob("*")))


def exercises_file(assignment: Assignment) -> Path:
    return assignment.course / "exercises" / f"{assignment.name}.py"


RULES = (
    ("RG204", "error", names_of_nothing),
    ("RG205", "error", no_answer_cell),
    ("RG209", "warning", settings_at_odds),
    ("RG212", "error", dead_example_numbers),
    ("RG401", "warning", release_out_of_date),
)
QUICK = (no_answer_cell, names_of_nothing)
