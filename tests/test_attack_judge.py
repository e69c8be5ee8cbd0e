"""What is compared, against answers that are not right: whole numbers, fixed answers with parts,
alternatives, and functions that are tried twice. A course of such exercises, graded by the command.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from conftest import rnngrader

from rnngrader.authoring.demo import notebook_text
from rnngrader.authoring.fix import code_cell
from rnngrader.authoring.lint import lint
from rnngrader.authoring.new import begin_assignment, begin_course, cells_of
from rnngrader.authoring.normalize import stored_form
from rnngrader.course.assignment import load_assignment
from rnngrader.feedback.student import exercise_text
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.records import ExerciseReport

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the sandbox needs Linux")

NAME = "traps"
EXERCISES = """
import numpy as np

from rnngrader import Exercise

SIZES = {"probes": ({"n": 3}, {"n": 5}, {"n": 4}), "fresh": ({"n": range(6, 12)},)}
VECTOR = {"arguments": ("v",), "inputs": lambda draw: (draw("n"),), **SIZES}


def other_way(v):
    unit = v / -np.linalg.norm(v)
    return unit, unit.sum()


EXERCISES = (
    Exercise(
        name="clinic",
        inputs=lambda draw: (),
        returns="dict",
        outputs={"A": 1, "B": 1, "C": 1},
        probes=({},),
    ),
    Exercise(
        name="whole_weeks",
        arguments=("days",),
        inputs=lambda draw: (draw.rng.integers(10**9, 2 * 10**9, draw["n"]),),
        returns="value",
        outputs={"weeks": 1},
        **SIZES,
    ),
    Exercise(
        name="direction",
        returns="tuple",
        outputs={"unit": 1, "total": 1},
        also_right=(other_way,),
        **VECTOR,
    ),
    Exercise(
        name="double",
        returns="tuple",
        outputs={"long": 1, "sum": 1},
        calls=("direction",),
        **VECTOR,
    ),
)
"""
SOLUTIONS = {
    "clinic": (
        "def clinic():\n    return {'A': (3, 'tanh'), 'B': [1, 4], 'C': {'line': 2, 'by': 'x'}}"
    ),
    "whole_weeks": "def whole_weeks(days):\n    return days - days % 7",
    "direction": (
        "def direction(v):\n    unit = v / np.linalg.norm(v)\n    return unit, unit.sum()"
    ),
    "double": (
        "def double(v):\n    unit, total = direction(v)\n"
        "    return 2 * np.abs(unit), 2 * abs(total)"
    ),
}


def clinic(a: object, b: object, c: object) -> str:
    """An answer to the exercise without arguments."""
    answers = {"A": a, "B": b, "C": c}
    return f"def clinic():\n    return {answers}"


# By student: what is tried, and the answers that are not the solution.
TRIED: dict[str, dict[str, str]] = {
    "right": {},
    # the first part right or wrong, and a second one of another type, a key too many or too few
    "first_part_right": {"clinic": clinic((3, 0), [1, "4"], {"line": 2})},
    "first_part_wrong": {"clinic": clinic((9, 0), [9, "4"], {"line": 9})},
    "key_right": {"clinic": clinic((3, 0), [9, 9], {"line": 2, "by": "x", "more": 0})},
    "key_wrong": {"clinic": clinic((9, 0), [9, 9], {"line": 9, "by": "y", "more": 0})},
    "off_by_days": {"whole_weeks": "def whole_weeks(days):\n    return days"},
    "off_by_a_day_as_float": {
        "whole_weeks": "def whole_weeks(days):\n    return days - days % 7 + 1.0"
    },
    "around_the_end": {
        "whole_weeks": "def whole_weeks(days):\n    return days - days % 7 - 2**62 - 2**62"
    },
    "rounded": {"whole_weeks": "def whole_weeks(days):\n    return 7 * np.floor(days / 7)"},
    "other_way": {
        "direction": "def direction(v):\n    u = -v / np.linalg.norm(v)\n    return u, u.sum()"
    },
    "mixed": {
        "direction": "def direction(v):\n    u = v / np.linalg.norm(v)\n    return u, -u.sum()"
    },
    "now_this_now_that": {
        "direction": (
            "def direction(v):\n    u = v / np.linalg.norm(v) * (-1) ** len(v)\n"
            "    return u, u.sum()"
        )
    },
    # each output right in one of the two runs: with its own callee, and with the one that is lent
    "two_answers": {
        "direction": "def direction(v):\n    return np.zeros(len(v)), 0.0",
        "double": (
            "own = direction.__code__\ndef double(v):\n    if direction.__code__ is own:\n"
            "        return 2 * np.abs(v) / np.linalg.norm(v), 0.0\n"
            "    return 0 * v, 2 * abs(direction(v)[1])"
        ),
    },
    "right_when_lent": {"direction": "def direction(v):\n    return np.zeros(len(v)), 0.0"},
}


def make_course(course: Path) -> None:
    """Write the course, its exercises with the solutions above."""
    begin_course(course, NAME)
    begin_assignment(course, NAME)
    (course / "exercises" / f"{NAME}.py").write_text(EXERCISES)
    path = course / "source" / NAME / f"{NAME}.ipynb"
    cells = [{"cell_type": "markdown", "id": "title", "metadata": {}, "source": "# Traps"}]
    cells.append(code_cell("setup", "import numpy as np", tags=["setup"]))
    for name, source in SOLUTIONS.items():
        made = cells_of("plain", {"name": name, "points": "6"}, 6)
        head, body = source.split("\n", 1)
        made[1]["source"] = f"{head}\n    ### BEGIN SOLUTION\n{body}\n    ### END SOLUTION"
        cells += made
    path.write_text(stored_form({"cells": cells, "metadata": {}}))


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, dict[str, ExerciseReport]]:
    """What each student's exercises came to, graded by the command in the sandbox."""
    course = tmp_path_factory.mktemp("traps") / "course"
    make_course(course)
    assignment = load_assignment(course, NAME)
    for student, answers in TRIED.items():
        folder = course / "submitted" / student / NAME
        folder.mkdir(parents=True)
        text = notebook_text(assignment, {**assignment.solutions, **answers})
        (folder / f"{NAME}.ipynb").write_text(text)
    done = rnngrader(course, "grade")
    assert done.returncode == 0, done.stderr
    with Gradebook(assignment) as gradebook:
        return {r.student: {e.name: e for e in r.exercises} for r in gradebook.reports()}


def points(reports: Mapping[str, dict[str, ExerciseReport]], exercise: str) -> dict[str, float]:
    """The points for an exercise of those who tried something at it, and of the right answer."""
    tried = [student for student, answers in TRIED.items() if exercise in answers]
    return {student: reports[student][exercise].points for student in ("right", *tried)}


@pytest.mark.slow
def test_whole_numbers_are_equal_or_not(
    reports: Mapping[str, dict[str, ExerciseReport]],
) -> None:
    """A week is no rounding of a billion days, and 2**63 is not near, where differences wrap."""
    found = points(reports, "whole_weeks")
    assert found == {**dict.fromkeys(found, 0.0), "right": 6.0, "rounded": 6.0}


def test_an_answer_keeps_to_one_alternative(
    reports: Mapping[str, dict[str, ExerciseReport]],
) -> None:
    """Neither one output by the one and another by the other, nor so on each input."""
    found = points(reports, "direction")
    half = {"mixed": 3.0, "right": 6.0, "other_way": 6.0}
    assert found == {**dict.fromkeys(found, 0.0), **half}


def test_what_is_tried_twice_has_no_output_from_each(
    reports: Mapping[str, dict[str, ExerciseReport]],
) -> None:
    """With its own wrong callee and with the one that is lent, a function may answer otherwise."""
    assert points(reports, "double") == {"right": 6.0, "two_answers": 3.0}
    carried = reports["right_when_lent"]["double"]
    assert (carried.points, carried.carried_forward) == (6.0, True)


@pytest.mark.parametrize(
    ("one", "other"), [("first_part_right", "first_part_wrong"), ("key_right", "key_wrong")]
)
def test_the_form_of_a_part_tells_nothing_of_the_part_before(
    reports: Mapping[str, dict[str, ExerciseReport]], one: str, other: str
) -> None:
    """Of fixed answers: a second part that is wrong by its type, or a key too many or too few."""
    told = [replace(reports[student]["clinic"], numbers="") for student in (one, other)]
    assert told[0] == told[1]
    assert "Which ones is not told" in exercise_text(told[0])


def test_weights_of_fixed_answers_would_tell_which_are_right(tmp_path: Path) -> None:
    """With 1, 2 and 4 the points are one sum for each set of right answers, so lint refuses it."""
    make_course(tmp_path)
    path = tmp_path / "exercises" / f"{NAME}.py"
    path.write_text(EXERCISES.replace('{"A": 1, "B": 1, "C": 1}', '{"A": 1, "B": 2, "C": 4}'))
    found = [str(message) for message in lint(tmp_path, NAME)[0] if message.code == "RG203"]
    assert len(found) == 1
    assert "weights tell which ones are right" in found[0]
