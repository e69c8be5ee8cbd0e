"""What the tests of the desk share: a platform's files, and a course to take them into."""

from __future__ import annotations

import csv
import functools
import tempfile
import zipfile
from pathlib import Path

import pytest
from conftest import Done, copy_course, rnngrader

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.gradebook.gradebook import Gradebook

NOTEBOOK = "Building_a_Recurrent_Neural_Network_Step_by_Step.ipynb"
NAME = "rnn_step_by_step"
WORKSHEET = """\
Identifier,Full name,Email address,Status,Grade,Maximum Grade,Grade can be changed,\
Last modified (submission),Last modified (grade),Feedback comments
Participant 101,Ada Byron,ada@example.org,Submitted,,100.00,Yes,-,-,
Participant 102,Alan Turing,alan@example.org,Submitted,,100.00,Yes,-,-,
Participant 103,Grace Hopper,grace@example.org,No submission,,100.00,Yes,-,-,
"""
CANVAS = (
    "Student,ID,SIS User ID,SIS Login ID,Section,RNN (77)\n"
    "    Points Possible,,,,,100\n"
    '"Byron, Ada",1,,ada,A,\n"Turing, Alan",2,,alan,A,\n"Hopper, Grace",3,,grace,A,\n'
)


def make_zip(path: Path, files: dict[str, str | bytes]) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return path


def log_of(course: Path) -> list[dict[str, str]]:
    with (course / "imports" / "log.csv").open(newline="") as file:
        return list(csv.DictReader(file))


def handed_in(course: Path, student: str) -> list[str]:
    """The names in a student's folder."""
    folder = course / "submitted" / student / NAME
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


@pytest.fixture(scope="session")
def work(assignment: Assignment) -> dict[str, str]:
    """A right notebook and two with the same unlisted mistake."""
    odd = assignment.solutions["rnn_backward"].replace(
        'return {"dx": dx', 'return {"dx": dx * 1.2345 + t * 0.0123'
    )
    assert odd != assignment.solutions["rnn_backward"]
    return {
        "right": notebook_text(assignment, assignment.solutions),
        "odd": notebook_text(assignment, {**assignment.solutions, "rnn_backward": odd}),
    }


@functools.cache
def new_gradebook() -> bytes:
    """A gradebook that knows the first assignment and nobody; to make one takes a while."""
    with tempfile.TemporaryDirectory() as folder:
        course = copy_course(Path(folder) / "course")
        Gradebook(load_assignment(course, NAME)).book.close()
        return (course / "gradebook.db").read_bytes()


def new_desk(folder: Path) -> Path:
    """A course of a test's own, with an empty gradebook."""
    course = copy_course(folder)
    (course / "gradebook.db").write_bytes(new_gradebook())
    return course


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A course of the test's own, with Canvas's roster beside it."""
    course = new_desk(tmp_path / "course")
    (tmp_path / "canvas.csv").write_text(CANVAS)
    return course


def take(course: Path, *arguments: str, **files: str | bytes) -> Done:
    """Imports a zip of Canvas's with these files."""
    archive = make_zip(course.parent / "submissions.zip", files)
    roster = course.parent / "canvas.csv"
    return rnngrader(course, "import", str(archive), "--roster", str(roster), *arguments)
