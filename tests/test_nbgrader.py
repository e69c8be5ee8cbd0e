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

pytestmark = pytest.mark.slow


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


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The demo class, graded by `rnngrader grade`."""
    course = copy_course(tmp_path_factory.mktemp("ours") / "course")
    assert rnngrader(course, "demo").returncode == 0
    done = rnngrader(course, "grade", "--json", str(course / "results.json"))
    assert done.returncode in (0, 1), done.stderr
    return course


def hand_in_the_same(ours: Path, course: Path, students: list[str]) -> None:
    """Puts submissions of the first course into the second."""
    for student in students:
        target = course / "submitted" / student
        target.parent.mkdir(exist_ok=True)
        target.symlink_to(ours / "submitted" / student)


def test_stock_nbgrader_gives_the_demo_class_the_same_scores(ours: Path, tmp_path: Path):
    """Every score of every readable notebook, cell by cell, in a kernel of its own."""
    course = copy_course(tmp_path / "course")
    make_stock(course)
    wanted = autoscores(ours)
    results = json.loads((ours / "results.json").read_text())
    # A damaged file is beyond stock nbgrader; everything else it grades too.
    readable = [s["student"] for s in results["submissions"] if not s["problems"]]
    assert len(readable) >= 30
    hand_in_the_same(ours, course, readable)
    nbgrader(course, "generate_assignment", "rnn_step_by_step")
    nbgrader(course, "autograde", "rnn_step_by_step")
    assert autoscores(course) == {student: wanted[student] for student in readable}


def test_nbgraders_autograde_uses_the_sandbox_with_our_configuration(ours: Path, tmp_path: Path):
    """The plug-in gives the same scores, and feedback is clean of hidden tests."""
    course = copy_course(tmp_path / "course")
    students = ["s01", "s05", "s10"]
    hand_in_the_same(ours, course, students)
    nbgrader(course, "generate_assignment", "rnn_step_by_step")
    nbgrader(course, "autograde", "rnn_step_by_step")
    wanted = autoscores(ours)
    assert autoscores(course) == {student: wanted[student] for student in students}
    nbgrader(course, "generate_feedback", "rnn_step_by_step")
    for student in students:
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
    results = json.loads((ours / "results.json").read_text())
    assert len(rows) == 1 + len(results["submissions"])
    nbgrader(ours, "generate_feedback", "rnn_step_by_step", "--student", "s05", "--force")


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
