"""What the tests share: the course, a warm sandbox, and submissions made from answers."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rnngrader.authoring.demo import notebook_text
from rnngrader.course import Assignment, load_assignment
from rnngrader.grading import Graded, Handed, grade_submission
from rnngrader.kernel import start_guest
from rnngrader.sandbox.host import Guest

COURSE = Path(__file__).resolve().parent.parent
EXAMPLE = COURSE / "examples" / "logistic_regression"


@pytest.fixture(scope="session")
def assignment() -> Assignment:
    """The course's first assignment."""
    return load_assignment(COURSE, "rnn_step_by_step")


@pytest.fixture(scope="session")
def guest(assignment: Assignment) -> Iterator[Guest]:
    """Warm sandboxes for the first assignment, shared by a whole test process."""
    made = start_guest(assignment)
    yield made
    made.close()


@pytest.fixture(scope="session")
def grade(assignment: Assignment, guest: Guest) -> Callable[..., Graded]:
    """Grades the solution with some answers replaced: grade(rnn_forward="def …")."""

    def grade(seed: int = 0, **answers: str) -> Graded:
        text = notebook_text(assignment, {**assignment.solutions, **answers})
        return grade_submission(assignment, guest, Handed("student", text.encode()), seed)

    return grade


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A course folder of the test's own: nothing handed in, no gradebook."""
    return copy_course(tmp_path / "course")


def copy_course(folder: Path, original: Path = COURSE) -> Path:
    """A course without what was handed in, released or graded."""
    folder.mkdir()
    for name in ("source", "exercises", "misconceptions", "images"):
        shutil.copytree(original / name, folder / name, symlinks=True)
    for path in (*original.glob("*.py"), *original.glob("*.json")):
        shutil.copy(path, folder)
    return folder


def rnngrader(course: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the command line on a course, as a user would."""
    command = [sys.executable, "-m", "rnngrader.cli", "--course", str(course), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
