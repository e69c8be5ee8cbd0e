"""An appeal: one exercise is run again and shown; a mended test: one exercise is graded again."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from conftest import EXAMPLE, copy_course

from rnngrader.authoring.demo import notebook_text
from rnngrader.cli import main
from rnngrader.course.assignment import load_assignment
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.instructor.parting import first_difference
from rnngrader.records import Exercise

NAME = "logistic_regression"
EXERCISES = Path("exercises", f"{NAME}.py")

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example course with four students, graded once under the seed 3."""
    course = copy_course(tmp_path_factory.mktemp("appeal") / "course", EXAMPLE)
    hand_in(course, "right")
    hand_in(course, "flat", "gradient.dw_flat")
    hand_in(course, "biased", "predict.bias_forgotten", "descent_step.bias_stays")
    hand_in(
        course, "hostile", loss='def loss(p, y):\n    raise ValueError("<script>[red]\\x1b[2J")'
    )
    assert main(["--course", str(course), "grade", "--jobs", "1", "--seed", "3"]) == 0
    return course


@pytest.fixture
def course(graded: Path, tmp_path: Path) -> Path:
    """That course, graded, for a test to change."""
    return Path(shutil.copytree(graded, tmp_path / "course", symlinks=True))


@pytest.fixture
def run(course: Path, capsys: pytest.CaptureFixture[str], monkeypatch) -> Command:
    """Runs a command on the course: its exit status, stdout and stderr."""
    monkeypatch.setenv("COLUMNS", "200")

    def command(*arguments: str) -> tuple[int, str, str]:
        capsys.readouterr()
        load_assignment.cache_clear()
        status = main(["--course", str(course), *arguments])
        return status, *capsys.readouterr()

    return command


def hand_in(course: Path, student: str, *mistakes: str, **answers: str) -> None:
    assignment = load_assignment(course, NAME)
    for id in mistakes:
        answers[assignment.misconceptions[id].function] = assignment.wrong_source(id)
    folder = course / "submitted" / student / NAME
    folder.mkdir(parents=True, exist_ok=True)
    text = notebook_text(assignment, {**assignment.solutions, **answers})
    (folder / assignment.notebook_path.name).write_text(text, encoding="utf-8")


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def points(course: Path) -> dict[str, dict[str, float]]:
    """The recorded points by student and exercise."""
    load_assignment.cache_clear()
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        return {r.student: {e.name: e.points for e in r.exercises} for r in gradebook.reports()}


def set_manual_score(course: Path, student: str, cell: str, score: float) -> None:
    """As formgrader does when an instructor types a score."""
    query = """update grade set manual_score = ? where id in (
        select g.id from grade g join submitted_notebook n on n.id = g.notebook_id
        join submitted_assignment s on s.id = n.assignment_id
        join base_cell b on b.id = g.cell_id where s.student_id = ? and b.name = ?)"""
    with sqlite3.connect(course / "gradebook.db") as db:
        assert db.execute(query, (score, student, cell)).rowcount == 1


def final_score(course: Path, student: str) -> float:
    load_assignment.cache_clear()
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        return gradebook.finals()[student].score


@pytest.mark.slow
def test_what_goes_wrong_fits_an_office_hour(run):
    """The first failing probe, its inputs, the numbers where they part, and the marked code."""
    status, text, _ = run("replay", "biased", "descent_step")
    assert status == 0
    assert "biased · descent_step · public probes of seed 3" in text
    assert text.count("Probe ") == 1
    assert re.search(r"  X \(3, 5\): -?\d", text)
    assert re.search(r"first at w\[0, 0\]; 3 of 3 numbers differ", text)
    assert re.search(r"\[0, 0\]  expected +\S+ +got \S+", text)
    assert re.search(r"^» +\d+ .*\bw = ", text, re.MULTILINE), "the line that makes w"
    assert "def descent_step(" in text
    assert len(text.splitlines()) < 60
    status, text, _ = run("replay", "hostile", "loss")
    assert re.search(r"^» +2 +raise ValueError", text, re.MULTILINE), "the line that raised"


@pytest.mark.slow
def test_a_wrong_answer_comes_out_again_with_all_its_numbers(run):
    """Inputs, expected and got stand there, for each probe, under the recorded seed."""
    status, text, _ = run("replay", "flat", "gradient", "--all")
    assert status == 0
    assert "flat · gradient · public probes of seed 3" in text
    assert "The recorded result is reproduced: 2 of 6 points, WRONG_SHAPE; gradient.dw_flat" in text
    assert "has changed" not in text
    assert text.count("Probe ") == 5
    assert "Probe 1 of 5: n = 3, m = 5  wrong" in text
    assert text.count("input X (3, 5)") == 1
    assert "dw: WRONG_SHAPE: dw has shape (3,); wanted (3, 1) here." in text
    assert "expected dw (3, 1)" in text
    assert "got dw (3,)" in text
    assert "expected db" not in text, "what is right is not shown"


def test_a_right_answer_shows_its_numbers_when_asked(run):
    """A right probe is one line; in full it shows everything, to the last digit."""
    assert "All 5 probes are right" in run("replay", "right", "gradient")[1]
    status, short, _ = run("replay", "right", "gradient", "--all")
    assert status == 0
    assert "6 of 6 points, CORRECT" in short
    assert short.count("right\n") == 5
    assert "input" not in short
    _, full, _ = run("replay", "right", "gradient", "--full")
    assert full.count("input X") == full.count("expected dw") == full.count("got dw") == 5
    assert re.search(r"\d\.\d{14,}", full)


def test_what_is_carried_forward_says_so(run):
    """A mistake in another function is told apart from one's own."""
    status, text, _ = run("replay", "biased", "descent_step", "--all")
    assert status == 0
    assert "4 of 6 points" in text
    assert "b: WRONG_VALUE" in text
    assert "Graded with the right predict in the place of the student's own." in text
    assert "with the right predict: b wrong" in text
    assert re.search(r"first at w\[0, 0\]: expected \S+, got \S+; 3 of 3 numbers differ", text)


def test_a_page_holds_the_same_and_obeys_nobody(run, tmp_path):
    """--html writes one self-contained file; what a student raised is text in it."""
    file = tmp_path / "appeal.html"
    status, text, _ = run("replay", "hostile", "loss", "--html", str(file))
    assert status == 0
    assert "RAISED: The call raised ValueError: <script>[red]" in text
    assert "\x1b[2J" not in text
    assert "line 2 of loss: raise ValueError" in text
    assert "shapes there: p (1, 5), y (1, 5)" in text
    page = file.read_text(encoding="utf-8")
    assert "&lt;script&gt;" in page
    assert "<script" not in page
    assert "http" not in page
    assert "Probe 1 of 5" in page


def test_a_submission_handed_in_anew_is_noticed(run, course):
    """The recorded result is of another file, and it is said which one this is."""
    hand_in(course, "flat")
    status, text, _ = run("replay", "flat", "gradient")
    assert status == 1
    assert "What was handed in, or when, has changed since it was graded" in text
    assert "The course or the grader has changed" not in text
    assert "The recorded result is not reproduced." in text
    assert "recorded: 2 of 6 points, WRONG_SHAPE" in text
    assert "now:      6 of 6 points, CORRECT" in text


def test_a_changed_course_is_noticed(run, course):
    """After a change of the course an unequal result may be right, and a page says why."""
    edit(course / EXERCISES, '"dw": 2, "db": 1', '"dw": 1, "db": 1')
    status, text, _ = run("replay", "flat", "gradient")
    assert status == 1
    assert "The course or the grader has changed since it was graded." in text
    assert "What was handed in" not in text
    assert "now:      3 of 6 points" in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nobody", "loss"), "Nothing of 'nobody' is graded"),
        (("flat", "losses"), "There is no exercise 'losses'; there are: predict, loss, gradient"),
    ],
)
def test_a_wrong_name_is_a_usage_error(run, arguments, message):
    """Whoever mistypes is told what there is."""
    status, _, errors = run("replay", *arguments)
    assert status == 2
    assert message in errors


def test_the_first_difference_is_the_first_computed():
    """Along time, forward or backward; inside dictionaries and tuples; not where shapes differ."""
    want = np.zeros((2, 3))
    got = want.copy()
    got[0, 2] = got[1, 0] = 1.0

    def told(expected, got, **options):
        exercise = Exercise("f", lambda draw: (), {"x": 1}, "value", ({},), **options)
        return first_difference(exercise, "x", expected, got)

    assert told(want, got).startswith("first at x[0, 2]: expected 0.0, got 1.0; 2 of 6")
    assert told(want, got, time_outputs=("x",)).startswith("first at x[1, 0]")
    backward = told(want, got, time_outputs=("x",), backward_in_time=True)
    assert backward.startswith("first at x[0, 2]")
    assert told({"a": (want, want)}, {"a": (want, got)}).startswith("first at x['a'][1][0, 2]")
    assert told(want, got.T) == told(want, want) == told(want, "text") == ""
    assert "got nan" in told(want, want + np.nan)
    ones, near = np.ones(3), np.ones(3) + 1e-6
    assert told(ones, near) == ""
    assert told(ones, near, tolerance=1e-7).startswith("first at x[0]: expected 1.0, got 1.000001")
    dicts = {"b": ones, "a": ones, "c": ones}, {"c": 0 * ones, "a": 0 * ones, "b": 0 * ones}
    assert told(*dicts).startswith("first at x['b'][0]")


@pytest.mark.slow
def test_only_the_mended_exercise_is_graded_again(run, course):
    """Its points change and are listed; the others' stay as recorded, whatever the course says."""
    before = points(course)
    edit(course / EXERCISES, '"dw": 2, "db": 1', '"dw": 1, "db": 1')
    edit(course / EXERCISES, '{"w": 1, "b": 1, "J": 1}', '{"w": 1, "b": 4, "J": 1}')
    status, text, errors = run("grade", "--exercise", "gradient", "--jobs", "1")
    assert status == 0
    changed = text[text.index("Changed scores") :].split("\n")
    assert [line.split() for line in changed[2:4]] == [["flat", "gradient", "2", "3"], []]
    assert "4 graded" in errors
    after = points(course)
    assert after["flat"].pop("gradient") == 3.0
    assert before["flat"].pop("gradient") == 2.0
    assert after == before
    graded = (course / "autograded" / "flat" / NAME / "Logistic_Regression.ipynb").read_text()
    assert '"text/plain":"3.0"' in graded
    assert graded.count('"text/plain":"4.0"') == 2, "the others' cells show their recorded results"
    page = (course / "feedback" / "flat" / NAME / "Logistic_Regression.html").read_text()
    assert "17" in re.sub("<[^>]*>", " ", page).split()

    status, text, errors = run("grade", "--exercise", "gradient", "--jobs", "1")
    assert "Changed" not in text
    assert "0 graded" in errors

    status, text, errors = run("grade", "--jobs", "1")
    assert "3 graded" in errors, "the rest has not been graded with this course yet"
    held = text[text.index("Would change") :].split("\n")
    assert held[2].split() == ["biased", "descent_step", "4", "2", "course"]
    assert "Changed scores" not in text
    assert "rnngrader grade --apply" in errors
    status, text, errors = run("grade", "--apply", "--jobs", "1")
    assert "1 graded" in errors
    changed = text[text.index("Changed scores") :].split("\n")
    assert changed[2].split() == ["biased", "descent_step", "4", "2"]
    assert final_score(course, "flat") == 17.0


@pytest.mark.slow
def test_a_first_notebook_changes_what_it_gives_points_for(run, course):
    """Before it, nothing was graded, and nothing is said to be; no points are no change."""
    (course / "submitted" / "late" / NAME).mkdir(parents=True)
    assert run("grade", "--jobs", "1")[2].startswith("0 graded")
    hand_in(course, "late", loss="def loss(p, y):\n    raise ValueError")
    _, text, errors = run("grade", "--jobs", "1")
    assert errors.startswith("1 graded")
    changed = text[text.index("Changed scores") :].split("\n")[2:]
    assert [line.split()[:2] for line in changed if line] == [
        ["late", name] for name in ("predict", "gradient", "descent_step")
    ]


def test_a_persons_score_stays_and_is_mentioned(run, course):
    """A manual score stands before the grader's, which changes behind it."""
    set_manual_score(course, "flat", "gradient-test", 5.5)
    edit(course / EXERCISES, '"dw": 2, "db": 1', '"dw": 1, "db": 1')
    _, text, _ = run("grade", "--exercise", "gradient", "--jobs", "1")
    assert re.search(r"flat +gradient +2 +3 +a person's score stands", text)
    assert final_score(course, "flat") == 19.5


def test_new_work_is_not_half_graded(run, course):
    """What was handed in since, or never graded, waits for a whole grading, and is named."""
    edit(course / EXERCISES, '"dw": 2, "db": 1', '"dw": 1, "db": 1')
    hand_in(course, "flat")
    hand_in(course, "late")
    _, text, errors = run("grade", "--exercise", "gradient", "--jobs", "1")
    assert "Changed" not in text
    assert "flat: handed in anew since it was graded; run grade without --exercise." in errors
    assert "late: never graded; run grade without --exercise." in errors
    assert points(course)["flat"]["gradient"] == 2.0


def test_a_regrade_of_all_lists_what_changed(run, course):
    """A student's new file is graded, and from what to what the points went is shown."""
    hand_in(course, "flat", "loss.sum_for_mean")
    _, text, errors = run("grade", "--seed", "3", "--jobs", "1")
    assert "1 graded" in errors
    changed = text[text.index("Changed scores") :].split("\n")
    assert [line.split() for line in changed[2:4]] == [
        ["flat", "loss", "4", "0"],
        ["flat", "gradient", "2", "6"],
    ]


def test_an_unknown_exercise_is_not_graded(run):
    """The names that there are stand in the message."""
    status, _, errors = run("grade", "--exercise", "gradients")
    assert status == 2
    assert "There is no exercise 'gradients'; there are: predict" in errors


def test_attempts_of_an_older_form_are_made_again(run, course):
    """A table that an earlier version wrote is in nobody's way."""
    with sqlite3.connect(course / "gradebook.db") as db:
        db.execute("drop table rnngrader_attempt")
        db.execute("create table rnngrader_attempt (assignment text, student text, digest text)")
    status, _, errors = run("grade", "--seed", "3", "--jobs", "1")
    assert status == 0
    assert "4 graded" in errors
    assert points(course)["flat"]["gradient"] == 2.0
