"""A course on a JupyterHub: released, fetched, handed in, collected, graded, returned."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from conftest import copy_course
from driving.docs import commands
from driving.hub import Hub, jupyter_hub

from rnngrader.batch.run import copy_exchange_files

ASSIGNMENT = "rnn_step_by_step"
NAME = "Building_a_Recurrent_Neural_Network_Step_by_Step"
MISTAKE = "rnn_backward.carry_dropped"


@pytest.mark.hub
@pytest.mark.slow
@pytest.mark.parametrize("own_accounts", [True, False], ids=["an account each", "one account"])
def test_students_hand_in_through_the_exchange_and_get_their_pages_back(own_accounts, assignment):
    """Each works on a server of their own and gets feedback on their own mistake, and no other."""
    answers = {
        "ada": {**assignment.solutions, "rnn_backward": assignment.wrong_source(MISTAKE)},
        "ben": assignment.solutions,
    }
    with jupyter_hub(own_accounts) as hub:
        course = give_course(hub)
        teach(hub, course, *commands("deployment.md", "rnngrader release"))
        for student, written in answers.items():
            hub.start(student)
            assert listed(hub, student) == ["released"]
            press(hub, student, "fetch")
            write(hub, student, written)
            press(hub, student, "submit")
            assert listed(hub, student) == ["fetched", "submitted"]
        if own_accounts:
            inbound = hub.folder / "exchange" / "rnn_from_scratch" / "inbound"
            for closed in (course, hub.home("ben"), inbound):
                assert "Permission denied" in hub.run("ada", "ls", closed).stderr

        teach(hub, course, "nbgrader db student add carl")  # who never hands in
        teach(hub, course, *commands("deployment.md", "nbgrader collect"))
        pages = {}
        for student in answers:
            press(hub, student, "fetch_feedback")
            found = (hub.home(student) / ASSIGNMENT / "feedback").glob(f"*/{NAME}.html")
            (pages[student],) = (page.read_text() for page in found)

    title = assignment.misconceptions[MISTAKE].title
    assert title in pages["ada"]
    assert title not in pages["ben"]
    assert "105 <small>of 100 points, 5 of them bonus" in pages["ben"]


def test_only_regular_files_of_the_exchange_are_put_beside_a_page(course, assignment, tmp_path):
    """A student's link to a file of the instructor's is not followed into what goes back."""
    (tmp_path / "private").write_text("not for students")
    for student in ("honest", "sly"):
        submission = course / "submitted" / student / ASSIGNMENT
        submission.mkdir(parents=True)
        (submission / "timestamp.txt").write_text("2026-01-01 12:00:00 UTC")
        secret = submission / "submission_secret.txt"
        if student == "honest":
            secret.write_text("0123")
        else:
            secret.symlink_to(tmp_path / "private")
        copy_exchange_files(course, assignment, student)
    assert (course / "feedback" / "honest" / ASSIGNMENT / secret.name).read_text() == "0123"
    assert not (course / "feedback" / "sly").exists()


def give_course(hub: Hub) -> Path:
    """The course's folder in the teacher's home, closed to others."""
    course = copy_course(hub.home("teacher") / "course")
    owner = hub.home("teacher").stat()
    for path in (course, *course.rglob("*")):
        shutil.chown(path, owner.st_uid, owner.st_gid)
    return course


def teach(hub: Hub, course: Path, *lines: str) -> None:
    """Types commands as the teacher in the course's folder."""
    modules = {"rnngrader": "rnngrader.cli", "nbgrader": "nbgrader"}
    for line in lines:
        program, *arguments = line.split()
        command = [sys.executable, "-m", modules[program], *arguments]
        done = hub.run("teacher", *command, cwd=course)
        assert done.returncode == 0, done.stderr


def listed(hub: Hub, student: str) -> list[str]:
    """What nbgrader's list of assignments says of ours, in a student's server."""
    answer = hub.ask(f"user/{student}/assignments?course_id=rnn_from_scratch")
    assert answer["success"], answer["value"]
    return sorted(entry["status"] for entry in answer["value"])


def press(hub: Hub, student: str, button: str) -> None:
    """Does what a button of nbgrader's list of assignments does, in a student's server."""
    about = {"assignment_id": ASSIGNMENT, "course_id": "rnn_from_scratch"}
    answer = hub.ask(f"user/{student}/assignments/{button}", "POST", about)
    assert answer["success"], answer["value"]


def write(hub: Hub, student: str, answers: dict[str, str]) -> None:
    """Opens the fetched notebook in a student's server, writes the answers and saves."""
    path = f"user/{student}/api/contents/{ASSIGNMENT}/{NAME}.ipynb"
    notebook = hub.ask(path)
    for cell in notebook["content"]["cells"]:
        name = cell["metadata"].get("nbgrader", {}).get("grade_id")
        cell["source"] = answers.get(name, cell["source"])
    saved = {key: notebook[key] for key in ("type", "format", "content")}
    hub.ask(path, "PUT", saved)
