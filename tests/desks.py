"""What the tests of the desk share: a platform's files, and a course to take them into."""

from __future__ import annotations

import csv
import functools
import re
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


# Who is called what, at which platform

PEOPLE = {"bob": "Bob Byron", "ada": "Ada Lovelace", "cleo": "Cleo Ott", "dan": "Dan Post"}
NUMBERS = {"bob": "456", "ada": "123", "cleo": "124", "dan": "125", "eve": "789"}
PLATFORMS = ["moodle", "canvas", "gradescope"]
Sent = tuple[str, str, str]  # by whom, under which name, the work


def known_by(platform: str, who: str) -> str:
    return f"{who}@example.org" if platform == "gradescope" else NUMBERS[who]


def own_list(platform: str, people: dict[str, str] = PEOPLE) -> str:
    """What the platform hands out, with what it knows people by."""
    if platform == "gradescope":
        rows = [f"{name},{who},{who}@example.org,Student" for who, name in people.items()]
        return "\n".join(["Name,SID,Email,Role", *rows, ""])
    if platform == "canvas":
        rows = [f"{name},{NUMBERS[who]},,{who},A," for who, name in people.items()]
        head = "Student,ID,SIS User ID,SIS Login ID,Section,RNN (77)\n    Points Possible,,,,,100"
        return "\n".join([head, *rows, ""])
    rows = [f"Participant {NUMBERS[who]},{n},{who},S,,100,Yes,-,-," for who, n in people.items()]
    head = (
        "Identifier,Full name,Username,Status,Grade,Maximum Grade,Grade can be changed,"
        "Last modified (submission),Last modified (grade),Feedback comments"
    )
    return "\n".join([head, *rows, ""])


def names_list(people: dict[str, str] = PEOPLE) -> str:
    """A list of ids and names, for any platform."""
    return "\n".join(["student,name", *(f"{who},{name}" for who, name in people.items()), ""])


def export_of(platform: str, sent: list[Sent], sid: str = "", first: int = 0) -> dict[str, str]:
    """What the platform exports: each one's number or address, under the name they go by now.

    `sid` is what eve wrote as her student's id; `first` is added to Moodle's numbers, which are
    others in each assignment.
    """
    files, told = {}, ""
    for place, (who, name, text) in enumerate(sent):
        mark = known_by(platform, who)
        if platform == "moodle":
            files[f"{name}_{int(mark) + first}_assignsubmission_file_/{NOTEBOOK}"] = text
        elif platform == "canvas":
            files[f"{name.replace(' ', '').lower()}_{mark}_{9000 + place}_rnn.ipynb"] = text
        else:
            told += f"submission_{place}:\n  :submitters:\n  - :name: {name}\n    :email: {mark}\n"
            told += f"    :sid: '{sid if who == 'eve' else ''}'\n"
            files[f"e/submission_{place}/rnn.ipynb"] = text
    return files | ({"e/submission_metadata.yml": told} if told else {})


def bring(course: Path, files: dict[str, str], roster: str | None, *more: str) -> tuple[Done, str]:
    """Imports such an export with a list, or without one: what was said, in one line."""
    archive = make_zip(course.parent / "submissions.zip", files)
    listed = course.parent / "list.csv"
    listed.write_text(roster or "")
    with_list = ("--roster", str(listed)) if roster else ()
    done = rnngrader(course, "import", str(archive), *with_list, *more)
    said = re.sub(r"[│┃]", " ", done.stdout + done.stderr)
    return done, " ".join(said.split())


def held(course: Path, student: str, assignment: str = NAME) -> str | None:
    found = list((course / "submitted" / student / assignment).glob("*.ipynb"))
    return found[0].read_text() if found else None


def told_of(course: Path, text: str) -> list[dict[str, str]]:
    """The log's rows of nobody with this in the note."""
    return [row for row in log_of(course) if not row["student"] and text in row["note"]]


@pytest.fixture
def everybody(work: dict[str, str]) -> list[Sent]:
    return [(who, name, work["right"]) for who, name in PEOPLE.items()]


def others(everybody: list[Sent]) -> list[Sent]:
    return [one for one in everybody if one[0] != "bob"]
