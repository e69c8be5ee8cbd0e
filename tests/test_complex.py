"""Complex numbers, from what a lecturer writes to what a student is told."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from conftest import rnngrader

from rnngrader.authoring import generate
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.judge import judge
from rnngrader.records import Finding, Observation, Verdict

SOLUTION = """\
def turn(z, h):
    ### BEGIN SOLUTION
    phase = np.exp(-1j * h)
    return phase * z
    ### END SOLUTION"""
RECORD = """\
EXERCISES = (
    Exercise(
        name="turn",
        inputs=lambda draw: (draw("n") + 1j * draw("n"), draw("n")),
        returns="value",
        outputs={"y": 1},
        probes=({"n": 4}, {"n": 2}, {"n": 1}),
        fresh=({"n": range(5, 30)},),
        example=lambda reference: reference["example"]("turn"),
        spots=("y[0]", "y"),
    ),
)
CHECK = True
"""
EXAMPLE = 'EXAMPLES["turn"] = (np.array([1.0, 1j]), np.array([0.5, np.pi / 2]))\n'


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A course of one function, released."""
    course = tmp_path_factory.mktemp("complex") / "course"
    assert (
        rnngrader(course, "new", "turn", "--points", "4", "--assignment", "waves").returncode == 0
    )
    path = course / "source" / "waves" / "waves.ipynb"
    notebook = json.loads(path.read_text())
    for cell in notebook["cells"]:
        if cell["id"] == "turn":
            cell["source"] = SOLUTION
        else:
            cell["source"] = "".join(cell["source"]).replace("TODO: ", "")
    path.write_text(json.dumps(notebook))
    record, utils = course / "exercises" / "waves.py", course / "waves_utils.py"
    head = record.read_text().split("EXERCISES = ")[0].replace("TODO: ", "")
    record.write_text(head + RECORD)
    utils.write_text(utils.read_text() + "\n" + EXAMPLE)
    fixed = rnngrader(course, "lint", "--fix")
    assert "0 errors, 0 warnings" in fixed.stdout
    assert rnngrader(course, "release").returncode == 0
    return course


@pytest.fixture(scope="module")
def waves(course: Path) -> Assignment:
    return load_assignment(course, "waves")


def test_rounding_is_not_shown_as_a_number(course: Path):
    """Students have other digits of what should be zero."""
    notebook = json.loads((course / "release" / "waves" / "waves.ipynb").read_text())
    (example,) = (cell for cell in notebook["cells"] if cell.get("id") == "turn-example")
    assert "expected [0.87758256-0.47942554j 1." in "".join(example["source"])
    assert "e-17" not in "".join(example["source"])


ANSWERS = {  # by what is returned, what is said of it by the grader, and in the notebook
    "np.exp(-1j * h) * z": ("CORRECT", "✓  y       complex (2,)  complex (2,)"),
    "(np.exp(-1j * h) * z).astype(np.complex64)": ("CORRECT", "as in single precision"),
    "np.exp(1j * h) * z": ("WRONG_VALUE", "y[0] is 0.877583+0.479426j, wanted 0.877583-0.479426j"),
    "(np.exp(-1j * h) * z).real": ("WRONG_VALUE", "y[0] is 0.877583, wanted 0.877583-0.479426j"),
    "list(np.exp(-1j * h) * z)": ("WRONG_TYPE", "y should be an array of numbers"),
    "np.exp(-1j * h[:1]) * z[:1]": ("WRONG_SHAPE", "y has shape (1,), wanted (2,)"),
}


def found(assignment: Assignment, answer: str) -> Finding:
    probes = assignment.probes("turn", 0)
    given = [eval(answer, {"np": np, "z": p.arguments[0], "h": p.arguments[1]}) for p in probes]
    seen = [Observation("returned", value) for value in given]
    return judge(assignment.exercises["turn"], probes, seen)["y"]


@pytest.mark.parametrize("answer", ANSWERS)
def test_the_grader_and_the_notebook_say_the_same(course: Path, waves: Assignment, answer: str):
    """A right answer in single precision has its points, as it has among real numbers."""
    verdict, said = ANSWERS[answer]
    assert found(waves, answer).verdict is Verdict(verdict)
    program = (
        "import numpy as np\nfrom notebook_check import check\n"
        f"def turn(z, h):\n    return {answer}\n"
        "try:\n    check(turn)\nexcept Exception as failed:\n    print(failed)\n"
    )
    folder = course / "release" / "waves"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    assert said in done.stdout
    assert ("all right" in done.stdout) == (verdict == "CORRECT")


def test_a_release_without_its_data_is_none(course: Path, monkeypatch: pytest.MonkeyPatch):
    """Whatever goes wrong while it is made, `release` says so and leaves the old one."""

    def broken(assignment: Assignment) -> bytes:
        raise ZeroDivisionError("of ours")

    before = (course / "release" / "waves.zip").read_bytes()
    monkeypatch.setattr(generate, "cached_check_data", broken)
    done = rnngrader(course, "release")
    assert done.returncode == 2
    assert "ZeroDivisionError: of ours" in done.stderr
    assert (course / "release" / "waves.zip").read_bytes() == before
