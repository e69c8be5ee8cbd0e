"""nbgrader around our grader: stock, with our plug-in, and its release beside ours."""

from __future__ import annotations

import json
import os
import subprocess
import sysconfig
from pathlib import Path

import pytest
from conftest import COURSE, copy_course, rnngrader
from test_classroom import NOTEBOOK, autoscores

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import Assignment

pytestmark = pytest.mark.slow

STUDENTS = ["carried", "raises", "right", "unwritten"]


def nbgrader(course: Path, *arguments: str) -> str:
    """Runs a command of nbgrader's in the course's folder; its log."""
    scripts = sysconfig.get_path("scripts")
    done = subprocess.run(
        [str(Path(scripts, "nbgrader")), *arguments],
        cwd=course,
        env={**os.environ, "PATH": os.pathsep.join((scripts, os.environ["PATH"]))},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stderr


def make_stock(course: Path) -> None:
    """Takes our plug-ins out of the course's configuration."""
    config = course / "nbgrader_config.py"
    text = config.read_text()
    config.write_text(text[: text.index("# Grade in the sandbox")])


UNWRITTEN = "def {name}(*arguments):\n    raise NotImplementedError"
RAISES = "def lstm_cell_forward(xt, a_prev, c_prev, parameters):\n    return xt @ a_prev"


@pytest.fixture(scope="module")
def ours(assignment: Assignment, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four students, graded by `rnngrader grade`: all that a score can come from."""
    course = copy_course(tmp_path_factory.mktemp("ours") / "course")
    wrong = assignment.wrong_source
    hand_in(course, assignment, "right")
    hand_in(
        course,
        assignment,
        "carried",  # the second stands on the first, and has a mistake of its own
        rnn_cell_backward=wrong("rnn_cell_backward.tanh_derivative_missing"),
        rnn_backward=wrong("rnn_backward.carry_dropped"),
    )
    hand_in(course, assignment, "raises", lstm_cell_forward=RAISES)
    names = list(assignment.solutions)
    unwritten = {name: UNWRITTEN.format(name=name) for name in names[2:]}
    hand_in(course, assignment, "unwritten", **unwritten)
    done = rnngrader(course, "grade", "--json", str(course / "results.json"))
    assert done.returncode == 0, done.stderr
    scores = {one["student"]: one["score"] for one in results(course)}
    assert scores["right"] == 105.0
    assert len(set(scores.values())) == len(STUDENTS)
    return course


def hand_in(course: Path, assignment: Assignment, student: str, **answers: str) -> None:
    """Puts a notebook into submitted/: the solution, with these answers in it."""
    folder = course / "submitted" / student / assignment.name
    folder.mkdir(parents=True)
    text = notebook_text(assignment, {**assignment.solutions, **answers})
    (folder / f"{NOTEBOOK}.ipynb").write_text(text)


def results(course: Path) -> list[dict]:
    return json.loads((course / "results.json").read_text())["submissions"]


def test_stock_nbgrader_gives_the_same_scores(ours: Path, tmp_path: Path):
    """Every score of every notebook, cell by cell, in a kernel of its own."""
    course = copy_course(tmp_path / "course")
    make_stock(course)
    (course / "submitted").symlink_to(ours / "submitted")
    nbgrader(course, "generate_assignment", "rnn_step_by_step")
    nbgrader(course, "autograde", "rnn_step_by_step")
    scores = autoscores(course)
    assert scores == autoscores(ours)
    assert sorted(scores) == STUDENTS


def test_nbgraders_autograde_uses_the_sandbox_with_our_configuration(ours: Path, tmp_path: Path):
    """The plug-in gives the same scores, and feedback is clean of hidden tests."""
    course = copy_course(tmp_path / "course")
    (course / "submitted").symlink_to(ours / "submitted")
    nbgrader(course, "generate_assignment", "rnn_step_by_step")
    nbgrader(course, "autograde", "rnn_step_by_step")
    assert autoscores(course) == autoscores(ours)
    nbgrader(course, "generate_feedback", "rnn_step_by_step")
    for student in STUDENTS:
        page = (course / "feedback" / student / "rnn_step_by_step" / f"{NOTEBOOK}.html").read_text()
        assert "HIDDEN TESTS" not in page
        assert "from rnngrader" not in page
        assert "def rnn_backward" in page.replace('<span class="k">def</span>', "def").replace(
            '<span class="w"> </span>', " "
        ).replace('<span class="nf">', "").replace("</span>", "")


def test_nbgraders_own_commands_work_on_our_results(ours: Path):
    """generate_feedback and export run on what `rnngrader grade` wrote."""
    nbgrader(ours, "export", "--to", str(ours / "grades.csv"))
    rows = (ours / "grades.csv").read_text().splitlines()
    assert len(rows) == 1 + len(STUDENTS)
    nbgrader(ours, "generate_feedback", "rnn_step_by_step", "--student", "carried", "--force")


def test_rnngrader_release_and_generate_assignment_make_the_same(tmp_path: Path):
    """Both ways from source/ to release/ end in the same files."""
    one, other = copy_course(tmp_path / "one"), copy_course(tmp_path / "other")
    assert rnngrader(one, "release").returncode == 0
    nbgrader(other, "generate_assignment", "rnn_step_by_step")
    left, right = files(one / "release/rnn_step_by_step"), files(other / "release/rnn_step_by_step")
    assert left == right
    assert {"rnn_utils.py", "requirements.txt", f"{NOTEBOOK}.ipynb"} <= left.keys()


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_the_committed_release_is_that_of_the_source(tmp_path: Path):
    """release/ is not behind source/, and neither is its zip."""
    course = copy_course(tmp_path / "course")
    assert rnngrader(course, "release").returncode == 0
    made = files(course / "release")
    kept = {n: d for n, d in files(COURSE / "release").items() if n.startswith("rnn_step_by_step")}
    assert {n: d for n, d in made.items() if n.startswith("rnn_step_by_step")} == kept
