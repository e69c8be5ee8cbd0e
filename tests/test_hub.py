"""A course on a JupyterHub: released, fetched, handed in, collected, graded, returned."""

from __future__ import annotations

import shutil
import sys
import time
import urllib.parse
from pathlib import Path

import pytest
from conftest import copy_course
from driving import browser as lab
from driving.docs import commands
from driving.hub import Hub, jupyter_hub
from driving.servers import wait_for
from nbgrader.utils import notebook_hash

from rnngrader.authoring.demo import notebook_text
from rnngrader.batch.results import copy_exchange_files
from rnngrader.course.assignment import Assignment

ASSIGNMENT = "rnn_step_by_step"
NAME = "Building_a_Recurrent_Neural_Network_Step_by_Step"
MISTAKE = "rnn_backward.carry_dropped"
BUTTON = "//button[normalize-space()='{}']"


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


@pytest.mark.hub
@pytest.mark.browser
@pytest.mark.slow
def test_a_student_reads_the_mistakes_name_mends_it_and_hands_in_again(assignment, tmp_path):
    """In JupyterLab, with buttons alone; nobody collects, grades or releases anything. Then others
    hand in, all at once.
    """
    wrong = {**assignment.solutions, "rnn_backward": assignment.wrong_source(MISTAKE)}
    title = assignment.misconceptions[MISTAKE].title
    with jupyter_hub(own_accounts=True, watch=True) as hub:
        given = hub.folder / "exchange" / "rnn_from_scratch" / "feedback"
        course = give_course(hub)
        teach(hub, course, *commands("deployment.md", "rnngrader release"))
        hub.start("ada")
        with lab.chromium(tmp_path) as browser:
            log_in(browser, hub, "ada")
            lab.choose(browser, "Nbgrader", "Assignment List")
            lab.click(browser, "xpath", BUTTON.format("Fetch"))
            wait_for((hub.home("ada") / ASSIGNMENT / f"{NAME}.ipynb").is_file, 60)
            write(hub, "ada", wrong)
            first = hand_in_and_read(browser, hub, given, tmp_path / "1.png")
            assert "85 of 100 points" in first
            assert title in first
            write(hub, "ada", assignment.solutions)
            second = hand_in_and_read(browser, hub, given, tmp_path / "2.png")
            assert "105 of 100 points" in second
            assert title not in second
        start = time.monotonic()
        inbound, names = given.parent / "inbound", [f"s{number:02d}" for number in range(20)]
        wanted = [given / submit(inbound, name, assignment, wrong) for name in names]
        wait_for(lambda: all(page.is_file() for page in wanted), 120, hub.log)
        print(f"20 at once: {time.monotonic() - start:.1f} s")
        assert all(title in page.read_text() for page in wanted)


def hand_in_and_read(browser, hub: Hub, given: Path, picture: Path) -> str:
    """Presses Submit, then Fetch Feedback, and opens the page; its text."""
    folder = hub.home("ada") / ASSIGNMENT / "feedback"
    before, fetched = len(list(given.glob("*.html"))), len(list(folder.glob("*/*.html")))
    lab.click(browser, "xpath", BUTTON.format("Submit"))
    start = time.monotonic()
    wait_for(lambda: len(list(given.glob("*.html"))) > before, 120, hub.log)
    print(f"{time.monotonic() - start:.1f} s after Submit")
    lab.click(browser, "id", "refresh_assignments_list")
    time.sleep(1)
    lab.click(browser, "xpath", BUTTON.format("Fetch Feedback"))
    wait_for(lambda: len(list(folder.glob("*/*.html"))) > fetched, 60, hub.log)
    browser.save_screenshot(str(picture.with_suffix(".list.png")))
    tab = browser.current_window_handle
    browser.switch_to.new_window("tab")
    where = max(folder.glob("*/*.html")).relative_to(hub.home("ada"))
    browser.get(f"{hub.url}/user/ada/files/{urllib.parse.quote(str(where))}")
    browser.save_screenshot(str(picture))
    text = browser.find_element("css selector", "body").text
    browser.close()
    browser.switch_to.window(tab)
    return text


def log_in(browser, hub: Hub, student: str) -> None:
    """Opens a student's JupyterLab by way of the hub's page."""
    browser.get(f"{hub.url}/hub/login?next=%2Fuser%2F{student}%2Flab")
    for field in ("username", "password"):
        browser.find_element("name", field).send_keys(student)
    browser.find_element("id", "login_submit").click()
    wait_for(lambda: browser.current_url.partition("?")[0].endswith(f"/user/{student}/lab"), 60)


def submit(inbound: Path, student: str, assignment: Assignment, answers: dict[str, str]) -> str:
    """Puts into the exchange what the course's account brings; the name that the page will have."""
    folder = inbound.parent / f"{student}+{ASSIGNMENT}+2026-01-01 12:00:00.000000 UTC+cmFuZG9t"
    folder.mkdir()
    (folder / f"{NAME}.ipynb").write_text(notebook_text(assignment, answers))
    (folder / "timestamp.txt").write_text("2026-01-01 12:00:00.000000 UTC")
    (folder / "submission_secret.txt").write_text(student * 8)
    for path in (*folder.iterdir(), folder):
        shutil.chown(path, inbound.stat().st_uid, inbound.stat().st_gid)
    folder.rename(inbound / folder.name)
    return f"{notebook_hash(secret=student * 8, notebook_id=NAME)}.html"


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
