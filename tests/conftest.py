"""What the tests share: the course, a warm sandbox, and submissions made from answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rnngrader.course import Assignment, load_assignment
from rnngrader.demo import notebook_text
from rnngrader.grading import Graded, Guests, Handed, grade_submission
from rnngrader.sandbox.host import Guest

COURSE = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def assignment() -> Assignment:
    """The course's first assignment."""
    return load_assignment(COURSE, "rnn_step_by_step")


@pytest.fixture(scope="session")
def guests(assignment: Assignment) -> Iterator[Guests]:
    """Warm sandboxes for the first assignment, shared by a whole test process."""
    files = assignment.files()
    made = Guests(lambda: Guest(files))
    yield made
    made.close()


@pytest.fixture(scope="session")
def grade(assignment: Assignment, guests: Guests) -> Callable[..., Graded]:
    """Grades the solution with some answers replaced: grade(rnn_forward="def …")."""

    def grade(seed: int = 0, **answers: str) -> Graded:
        text = notebook_text(assignment, {**assignment.solutions, **answers})
        return grade_submission(assignment, guests, Handed("student", text.encode()), seed)

    return grade
