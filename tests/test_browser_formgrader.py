"""An instructor at nbgrader's formgrader, in a real JupyterLab."""

from __future__ import annotations

import csv
import json
import shutil
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
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.feedback.class_page import class_page
from rnngrader.gradebook.gradebook import Gradebook as OurGradebook

NAME = "Building_a_Recurrent_Neural_Network_Step_by_Step"
MISTAKE = "rnn_backward.carry_dropped"
COMMENT = "In class you knew why the carry is there: half of the points."

RUN = "document.documentElement.dataset.ran = 1"
SCRIPT = f"<script>{RUN}</script>"
IMAGE = f'<img src=x onerror="{RUN}">'
LINK = f"[x](javascript:{RUN.replace(' ', '')})"

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
        wait_for(lambda: by_hand(course) == (10.0, COMMENT), 60)

        grade(course, "--force")
        open_submission(browser, url)
        score = browser.find_element("id", "rnn_backward-test")
        wait_for(lambda: score.get_property("value") == "10", 60)
        comment = browser.find_element("id", "rnn_backward-comment")
        wait_for(lambda: comment.get_property("value") == COMMENT, 60)
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


def test_nothing_that_a_submission_carries_runs_anywhere(course, assignment, tmp_path):
    """Script in a name, exceptions, keys, text cells, outputs: it is shown, as text, or left out.

    In our page, the class's page, nbgrader's feedback, formgrader, and JupyterLab.
    """
    hand_in(course, assignment, "mallory", **hostile_answers(assignment))
    add_cells(course / "submitted" / "mallory" / assignment.name / f"{NAME}.ipynb")
    with OurGradebook(assignment_of(course, assignment)) as gradebook:
        gradebook.add_students([("mallory", f"Eve {IMAGE}", f"O'Hara{SCRIPT}", IMAGE)])
    done = rnngrader(course, "grade")
    assert done.returncode in (0, 1), done.stderr
    with OurGradebook(assignment_of(course, assignment)) as gradebook:
        (course / "class.html").write_text(class_page([*gradebook.reports()], IMAGE))
    ours = course / "feedback" / "mallory" / assignment.name / f"{NAME}.html"
    pages = {"ours": course / "ours.html", "class": course / "class.html", "nbgrader's": ours}
    shutil.copy(ours, pages["ours"])
    nbgrader(course, tmp_path, "generate_feedback", assignment.name, "--force")
    autograded = f"autograded/mallory/{assignment.name}/{NAME}.ipynb"
    with jupyter_lab(course, tmp_path) as url, lab.chromium(tmp_path) as browser:
        for which, page in pages.items():
            browser.get(page.as_uri())
            assert "onerror" in browser.find_element("css selector", "body").text, which
            assert not has_run(browser), which
        open_submission(browser, url)
        for comment in browser.find_elements("css selector", "textarea.comment"):
            show(comment)
        assert "O'Hara" in browser.page_source
        assert not has_run(browser), "formgrader's submission"
        for address in ("manage_students", f"manage_submissions/{assignment.name}"):
            browser.get(f"{url}/formgrader/{address}?token={TOKEN}")
            wait_for(lambda: "mallory" in browser.page_source, 60)
            assert not has_run(browser), address
        lab.open_notebook(browser, url, autograded)
        for cell in json.loads((course / autograded).read_text())["cells"]:
            lab.cell(browser, cell["id"])
        assert not has_run(browser), "JupyterLab"


def has_run(browser) -> bool:
    """Whether a script of the submission's has run in the page, or a link of its would."""
    time.sleep(1)  # what cannot be fetched raises its error a moment later
    links = browser.find_elements("css selector", "a[href^='javascript:document']")
    return bool(links or browser.execute_script("return document.documentElement.dataset.ran"))


def hostile_answers(assignment: Assignment) -> dict[str, str]:
    """Answers that put script wherever a student's own words are shown."""
    right = assignment.solutions["rnn_cell_backward"]
    return {
        "rnn_cell_forward": f"def rnn_cell_forward(xt, a_prev, parameters):\n"
        f"    raise type({IMAGE!r}, (Exception,), {{}})({SCRIPT + IMAGE!r})",
        "rnn_forward": f"raise ValueError({IMAGE + LINK + SCRIPT!r})",
        "rnn_cell_backward": f"{right}\nright = rnn_cell_backward\n"
        "def rnn_cell_backward(da_next, cache):\n"
        "    out = right(da_next, cache)\n"
        f"    return {{('` ' + {IMAGE!r} + {LINK!r} + ' `' if k == 'dxt' else k): v "
        "for k, v in out.items()}",
        "lstm_cell_forward": "def lstm_cell_forward(xt, a_prev, c_prev, parameters):\n"
        f"    return {{{SCRIPT!r}: 1, {IMAGE!r}: 2}}",
        "lstm_forward": "def lstm_forward(x, a0, parameters):\n"
        f"    return (type({SCRIPT!r}, (), {{}})(),) * 4",
    }


def add_cells(notebook: Path) -> None:
    """Adds text and outputs with script in them to a notebook that is handed in."""
    content = json.loads(notebook.read_text())
    shown = f"from IPython.display import HTML, display\ndisplay(HTML({SCRIPT + IMAGE!r}))"
    for kind, source in (
        ("markdown", f"{SCRIPT}\n\n{IMAGE}\n\n{LINK}"),
        ("code", f"{shown}\nprint({IMAGE!r})\n{IMAGE!r}"),
        ("code", f"raise ValueError({SCRIPT + IMAGE!r})"),
    ):
        number = len(content["cells"])
        cell = {"cell_type": kind, "id": f"own-{number}", "metadata": {}, "source": source}
        code = {"outputs": [], "execution_count": None} if kind == "code" else {}
        content["cells"].insert(4, cell | code)
    notebook.write_text(json.dumps(content))


def assignment_of(course: Path, assignment: Assignment) -> Assignment:
    """The assignment as the test's own course has it."""
    return load_assignment(course, assignment.name)


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
    frame = wait_for(lambda: browser.find_elements("css selector", "iframe[src*=formgrader]"), 60)
    browser.switch_to.frame(frame[0])
    for text in ("Manual Grading", "rnn_step_by_step", NAME, "Submission #1"):
        lab.click(browser, "link text", text)
    loaded = 'input.score[placeholder]:not([placeholder=""])'
    wait_for(lambda: browser.find_elements("css selector", loaded), 60)


def pictures(browser) -> list:
    """The images of the page, each scrolled to, so that it has been loaded."""
    images = browser.find_elements("css selector", "#notebook img")
    for image in images:
        show(image)
        wait_for(lambda image=image: image.get_property("complete"), 60)
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
