"""An instructor at nbgrader's formgrader, in a real JupyterLab."""

from __future__ import annotations

import csv
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import rnngrader
from driving import browser as lab
from driving.servers import TOKEN, jupyter_lab, private, wait_for
from nbgrader.api import Gradebook

from rnngrader.authoring.demo import notebook_text
from rnngrader.course import Assignment

NAME = "Building_a_Recurrent_Neural_Network_Step_by_Step"
MISTAKE = "rnn_backward.carry_dropped"
COMMENT = "In class you knew why the carry is there: half of the points."

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_an_instructors_score_and_comment_survive_a_regrade(course, assignment, tmp_path):
    """Formgrader shows our explanation; what a person writes there is kept and is returned."""
    entry = assignment.misconceptions[MISTAKE]
    hand_in(course, assignment, "ada", rnn_backward=assignment.wrong_source(MISTAKE))
    grade(course)
    with jupyter_lab(course, tmp_path) as url, lab.chromium(tmp_path) as browser:
        open_submission(browser, url)
        said = browser.find_element("id", "cell-id=rnn_backward-test").text
        assert "0 of 20 points" in said
        assert entry.title in said
        assert all(image.get_property("naturalWidth") for image in pictures(browser))

        score = browser.find_element("id", "rnn_backward-test")
        assert score.get_attribute("placeholder") == "0"
        write(score, "10")
        comment = browser.find_element("id", "rnn_backward-comment")
        assert comment.get_attribute("placeholder").startswith(entry.title)
        write(comment, COMMENT)
        browser.save_screenshot(str(tmp_path / "written.png"))
        wait_for(lambda: by_hand(course) == (10.0, COMMENT), 10)

        grade(course, "--force")
        open_submission(browser, url)
        score = browser.find_element("id", "rnn_backward-test")
        wait_for(lambda: score.get_property("value") == "10", 10)
        comment = browser.find_element("id", "rnn_backward-comment")
        wait_for(lambda: comment.get_property("value") == COMMENT, 10)
        show(comment)
        browser.save_screenshot(str(tmp_path / "kept.png"))

    assert by_hand(course) == (10.0, COMMENT)
    nbgrader(course, tmp_path, "export")
    with (course / "grades.csv").open(newline="") as file:
        scores = {row["assignment"]: float(row["score"]) for row in csv.DictReader(file)}
    assert scores[assignment.name] == 95.0
    nbgrader(course, tmp_path, "generate_feedback", assignment.name, "--force")
    page = course / "feedback" / "ada" / assignment.name / f"{NAME}.html"
    assert COMMENT in page.read_text()


def hand_in(course: Path, assignment: Assignment, student: str, **answers: str) -> None:
    """Puts the solution, with some answers replaced, into submitted/."""
    folder = course / "submitted" / student / assignment.name
    folder.mkdir(parents=True)
    text = notebook_text(assignment, {**assignment.solutions, **answers})
    (folder / f"{NAME}.ipynb").write_text(text)


def grade(course: Path, *options: str) -> None:
    done = rnngrader(course, "grade", *options)
    assert done.returncode == 0, done.stderr


def open_submission(browser, url: str) -> None:
    """Walks from JupyterLab's menu to the class's only submission."""
    browser.get(f"{url}/lab?token={TOKEN}")
    lab.choose(browser, "Nbgrader", "Formgrader")
    frame = wait_for(lambda: browser.find_elements("css selector", "iframe[src*=formgrader]"), 20)
    browser.switch_to.frame(frame[0])
    for text in ("Manual Grading", "rnn_step_by_step", NAME, "Submission #1"):
        wait_for(lambda text=text: browser.find_elements("link text", text), 20)[-1].click()
    loaded = 'input.score[placeholder]:not([placeholder=""])'
    wait_for(lambda: browser.find_elements("css selector", loaded), 30)


def pictures(browser) -> list:
    """The images of the page, each scrolled to, so that it has been loaded."""
    images = browser.find_elements("css selector", "#notebook img")
    for image in images:
        show(image)
        wait_for(lambda image=image: image.get_property("complete"), 10)
    return images


def show(element) -> None:
    """Scrolls to an element."""
    element.parent.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)


def write(element, text: str) -> None:
    """Types into an input and leaves it, which is when formgrader saves."""
    from selenium.webdriver.common.keys import Keys

    show(element)
    element.click()
    element.send_keys(text, Keys.TAB)
    time.sleep(1)  # leaving it makes formgrader scroll, for half a second


def by_hand(course: Path) -> tuple[float | None, str | None]:
    """What a person has written into the gradebook about rnn_backward: score and comment."""
    with Gradebook(f"sqlite:///{course}/gradebook.db", "rnn_from_scratch") as gradebook:
        notebook = gradebook.find_submission_notebook(NAME, "rnn_step_by_step", "ada")
        scores = {grade.name: grade.manual_score for grade in notebook.grades}
        comments = {comment.name: comment.manual_comment for comment in notebook.comments}
    return scores["rnn_backward-test"], comments["rnn_backward"]


def nbgrader(course: Path, scratch: Path, *arguments: str) -> None:
    """Runs a command of nbgrader's in the course's folder."""
    command = [sys.executable, "-m", "nbgrader", *arguments]
    done = subprocess.run(
        command, cwd=course, env=private(scratch), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
