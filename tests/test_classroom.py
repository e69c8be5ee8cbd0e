"""Whole runs over a class: what lands in the gradebook, and what a killed run leaves."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import rnngrader

from rnngrader.batch.results import copy_exchange_files
from rnngrader.course.assignment import load_assignment
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.submission import files
from rnngrader.submission.files import EXCHANGE_FILES, read_submission

NOTEBOOK = "Building_a_Recurrent_Neural_Network_Step_by_Step"


def demo(course: Path, students: int) -> None:
    assert rnngrader(course, "demo", "--students", str(students)).returncode == 0


def grade(course: Path, *arguments: str) -> dict:
    file = course / "results.json"
    done = rnngrader(course, "grade", "--json", str(file), *arguments)
    assert done.returncode in (0, 1), done.stderr
    return json.loads(file.read_text())


def autoscores(course: Path) -> dict[str, list[float]]:
    """Every automatic score in nbgrader's tables, by student."""
    query = """select s.student_id, b.name, g.auto_score from grade g
        join submitted_notebook n on n.id = g.notebook_id
        join submitted_assignment s on s.id = n.assignment_id
        join base_cell b on b.id = g.cell_id order by 1, 2"""
    with sqlite3.connect(course / "gradebook.db") as db:
        rows = db.execute(query).fetchall()
    scores: dict[str, list[float]] = {}
    for student, _, score in rows:
        scores.setdefault(student, []).append(score)
    return scores


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict]:
    """A small class, graded once, and its results."""
    from conftest import copy_course

    course = copy_course(tmp_path_factory.mktemp("class") / "course")
    demo(course, 12)
    return course, grade(course)


def test_results_have_the_form_of_the_contract(graded):
    """The JSON carries what other programs rely on, and sums that add up."""
    _, results = graded
    assert (results["schema"], results["assignment"]) == (2, "rnn_step_by_step")
    assert results["seed"] is None, "a new gradebook has a secret"
    assert [s["student"] for s in results["submissions"]] == [f"s{n:02d}" for n in range(1, 13)]
    for submission in results["submissions"]:
        assert submission["status"] == "graded"
        assert (submission["full_marks"], submission["max_score"]) == (100.0, 105.0)
        assert (
            submission["score"]
            == submission["automatic_score"]
            == pytest.approx(sum(e["points"] for e in submission["exercises"]))
        )
        for exercise in submission["exercises"]:
            assert (exercise["verdict"] == "CORRECT") == (
                exercise["points"] == exercise["max_points"]
            )
            if exercise["verdict"] != "CORRECT":
                assert exercise["diagnosis"]["kind"] in {
                    "misconception", "mutation", "family", "carried_forward", "unknown"
                }  # fmt: skip


def test_the_gradebook_holds_the_same_scores(graded):
    """nbgrader's own tables agree with the JSON, student by student."""
    course, results = graded
    stored = autoscores(course)
    for submission in results["submissions"]:
        assert sum(stored[submission["student"]]) == pytest.approx(submission["score"])


def test_every_student_has_a_page_and_a_graded_notebook(graded):
    """feedback/ and autograded/ are complete, and the page holds no hidden test."""
    course, results = graded
    for submission in results["submissions"]:
        folder = Path(submission["student"], "rnn_step_by_step")
        page = (course / "feedback" / folder / f"{NOTEBOOK}.html").read_text()
        assert "HIDDEN TESTS" not in page
        notebook = json.loads((course / "autograded" / folder / f"{NOTEBOOK}.ipynb").read_text())
        results_shown = [o for c in notebook["cells"] for o in c.get("outputs", ()) if "data" in o]
        assert len(results_shown) >= 9


@pytest.mark.slow
def test_unchanged_work_is_not_graded_again_and_changed_work_is(graded):
    """A second run grades nothing; a touched submission alone is graded again."""
    course, results = graded
    done = rnngrader(course, "grade")
    assert "0 graded" in done.stderr
    path = course / "submitted" / "s01" / "rnn_step_by_step" / f"{NOTEBOOK}.ipynb"
    before = path.read_text()
    try:
        path.write_text(before + "\n")
        done = rnngrader(course, "grade")
        assert "1 graded" in done.stderr
        assert "11 unchanged" in done.stderr
    finally:
        path.write_text(before)
        assert grade(course) == results


@pytest.mark.slow
def test_the_number_of_workers_changes_no_byte(graded, tmp_path: Path):
    """One worker and three give the same JSON to the byte."""
    course, _ = graded
    one, three = course / "results.json", tmp_path / "3.json"
    before = one.read_bytes()
    done = rnngrader(course, "grade", "--force", "--jobs", "3", "--json", str(three))
    assert done.returncode in (0, 1), done.stderr
    assert "12 graded" in done.stderr
    assert three.read_bytes() == before


@pytest.mark.slow
def test_a_regrade_keeps_manual_scores_and_comments(graded):
    """What a person entered stays, and the cell is marked to be looked at again."""
    course, _ = graded
    with sqlite3.connect(course / "gradebook.db") as db:
        (grade_id,) = db.execute(
            """select g.id from grade g join submitted_notebook n on n.id = g.notebook_id
            join submitted_assignment s on s.id = n.assignment_id where s.student_id = 's03'"""
        ).fetchone()
        (comment_id,) = db.execute(
            """select c.id from comment c join submitted_notebook n on n.id = c.notebook_id
            join submitted_assignment s on s.id = n.assignment_id where s.student_id = 's03'"""
        ).fetchone()
        db.execute("update grade set manual_score = 3.5 where id = ?", (grade_id,))
        db.execute("update comment set manual_comment = 'see me' where id = ?", (comment_id,))
    rnngrader(course, "grade", "--force", "--student", "s03")
    with sqlite3.connect(course / "gradebook.db") as db:
        manual, needs = db.execute(
            "select manual_score, needs_manual_grade from grade where id = ?", (grade_id,)
        ).fetchone()
        (comment,) = db.execute(
            "select manual_comment from comment where id = ?", (comment_id,)
        ).fetchone()
    assert (manual, bool(needs), comment) == (3.5, True, "see me")


@pytest.mark.slow
def test_a_killed_run_goes_on_and_ends_with_the_same_gradebook(graded, tmp_path: Path):
    """kill -9 at several moments, then one more run: same scores, nothing twice."""
    from conftest import copy_course

    whole, results = graded
    course = copy_course(tmp_path / "course")
    demo(course, 12)
    command = [sys.executable, "-m", "rnngrader.cli", "--course", str(course), "grade"]
    for _ in range(4):
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        known = count(course)
        deadline = time.monotonic() + 60
        while process.poll() is None and count(course) <= known + 1 and time.monotonic() < deadline:
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if count(course) == 12:
            break
    assert grade(course) == results
    fresh = autoscores(course)
    assert set(fresh) == {f"s{n:02d}" for n in range(1, 13)}
    assert all(len(scores) == 9 for scores in fresh.values())
    for submission in results["submissions"]:
        assert sum(fresh[submission["student"]]) == pytest.approx(submission["score"])


def count(course: Path) -> int:
    """How many attempts the gradebook of a running grader holds."""
    try:
        with sqlite3.connect(course / "gradebook.db", timeout=60) as db:
            return db.execute("select count(*) from rnngrader_attempt").fetchone()[0]
    except sqlite3.OperationalError:
        return 0


@pytest.mark.slow
def test_students_without_work_get_a_reason(course: Path):
    """An empty folder, an empty file, a link and a text file: each has its status and sentence."""
    submitted = course / "submitted"
    for student in ("absent", "empty", "text", "link"):
        (submitted / student / "rnn_step_by_step").mkdir(parents=True)
    (submitted / "nobody").mkdir()
    name = f"rnn_step_by_step/{NOTEBOOK}.ipynb"
    (submitted / "empty" / name).write_bytes(b"")
    (submitted / "text" / name).write_text("I did not have time.")
    (submitted / "link" / name).symlink_to("/etc/passwd")
    results = {s["student"]: s for s in grade(course)["submissions"]}
    assert {s: r["status"] for s, r in results.items()} == {
        "absent": "missing", "empty": "failed", "text": "wrong_file", "link": "failed",
        "nobody": "missing",
    }  # fmt: skip
    assert all(r["problems"] and r["score"] == 0 for r in results.values())
    assert "I did not have time" in results["text"]["problems"][0]
    assert all(sum(scores) == 0 for scores in autoscores(course).values())


def test_what_cannot_be_read_is_its_owners_trouble_alone(course: Path, monkeypatch):
    """A folder or a time that is closed to the grader says so on one page; the run goes on."""
    assignment = load_assignment(course, "rnn_step_by_step")
    folder = course / "submitted" / "ada" / assignment.name
    folder.mkdir(parents=True)
    (folder / assignment.notebook_path.name).write_text("{}")
    (folder / "timestamp.txt").write_text("2026-01-01 12:00:00 UTC")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        whole = files.read_file
        patch.setattr(
            files, "read_file", lambda name, *of: refuse() if "time" in name else whole(name, *of)
        )
        submission, timestamp = read_submission(course / "submitted", "ada", assignment)
        assert (submission.status, timestamp) == ("graded", "")
    monkeypatch.setattr(files, "read_file", refuse)
    submission, timestamp = read_submission(course / "submitted", "ada", assignment)
    assert (submission.status, timestamp) == ("failed", None)
    assert submission.problems == ("The file cannot be read: Permission denied.",)


def test_a_link_to_a_neighbors_work_gets_nothing_of_it(course: Path):
    """Neither the notebook nor the secret with which the exchange gives feedback back."""
    assignment = load_assignment(course, "rnn_step_by_step")
    folder = course / "submitted" / "ada" / assignment.name
    folder.mkdir(parents=True)
    for name in EXCHANGE_FILES:
        (folder / name).write_text("ada's own")
    (course / "submitted" / "eve").symlink_to("ada")
    copy_exchange_files(course, assignment, "eve")
    copy_exchange_files(course, assignment, "ada")
    assert not (course / "feedback" / "eve").exists()
    assert (course / "feedback" / "ada" / assignment.name / EXCHANGE_FILES[1]).is_file()


@pytest.mark.slow
def test_a_late_submission_gets_nbgraders_penalty(course: Path):
    """The deadline and the plug-in's penalty come from nbgrader."""
    with (course / "nbgrader_config.py").open("a") as config:
        config.write('\nc.LateSubmissionPlugin.penalty_method = "zero"\n')
    demo(course, 2)
    assignment = load_assignment(course, "rnn_step_by_step")
    with Gradebook(assignment) as book:
        book.book.update_or_create_assignment("rnn_step_by_step", duedate="2026-01-01 18:00:00 UTC")
    grade(course)
    with sqlite3.connect(course / "gradebook.db") as db:
        penalties = dict(
            db.execute(
                """select s.student_id, n.late_submission_penalty from submitted_notebook n
                join submitted_assignment s on s.id = n.assignment_id"""
            ).fetchall()
        )
    assert penalties["s01"] is None  # handed in at noon of the first
    assert penalties["s02"] > 0  # a day later


def test_a_changed_set_of_cells_is_refused_while_there_is_graded_work(graded, tmp_path: Path):
    """The gradebook stays whole, and the message says what to do."""
    course, _ = graded
    path = course / "source" / "rnn_step_by_step" / f"{NOTEBOOK}.ipynb"
    before = path.read_text()
    try:
        path.write_text(before.replace('"rnn_forward-test"', '"renamed-test"'))
        done = rnngrader(course, "grade")
    finally:
        path.write_text(before)
    assert done.returncode == 2
    assert "other cells than the gradebook knows" in done.stderr


def test_an_unknown_student_is_a_usage_error(course: Path):
    """The message names the student; nothing is graded."""
    demo(course, 2)
    done = rnngrader(course, "grade", "--student", "zoe")
    assert done.returncode == 2
    assert "'zoe'" in done.stderr
