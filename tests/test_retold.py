"""What changes words and final scores alone is told anew, and nobody's code runs again for it."""

from __future__ import annotations

import csv
import json
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import EXAMPLE, Done, copy_course, rnngrader
from test_replay import EXERCISES, NAME, edit, hand_in

from rnngrader.course.assignment import load_assignment
from rnngrader.gradebook.attempts import without_settings
from rnngrader.gradebook.gradebook import Gradebook

NOTEBOOK = "Logistic_Regression"
ODD = "def loss(p, y):\n    return np.sum(p) * 0.125\n"
SETTINGS = """
from rnngrader import AssignmentSettings
SETTINGS = AssignmentSettings(due="2026-01-01T19:00+01:00", late=0.1)
"""
TOLD = (
    "select student, report, graded_with from rnngrader_attempt order by student",
    "select auto_comment, manual_comment from comment order by id",
    "select auto_score, manual_score, needs_manual_grade from grade order by id",
    "select student, number, work, handed_in, report from rnngrader_history order by 1, 2",
    "select late_submission_penalty from submitted_notebook order by id",
)


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example course: two with the same odd mistake, one late and right, one with a known one.

    The second of them has handed in twice, so that the page tells what changed since.
    """
    course = copy_course(tmp_path_factory.mktemp("retold") / "course", EXAMPLE)
    with (course / EXERCISES).open("a") as file:
        file.write(SETTINGS)
    for student in ("one", "two"):
        hand_in(course, student, loss=ODD)
    hand_in(course, "flat", "gradient.dw_flat")
    hand_in(course, "right")
    when = course / "submitted" / "right" / NAME / "timestamp.txt"
    when.write_text("2026-01-02 19:00:00 UTC")
    assert rnngrader(course, "grade").returncode == 0
    hand_in(course, "two", "predict.bias_forgotten", loss=ODD)
    assert rnngrader(course, "grade").returncode == 0
    return course


@pytest.fixture
def course(graded: Path, tmp_path: Path) -> Path:
    """That course, for a test to change."""
    return Path(shutil.copytree(graded, tmp_path / "course", symlinks=True))


def everything(course: Path) -> dict[str, object]:
    """Return all that is told of a class: pages, graded notebooks, and the gradebook's rows."""
    rooms = (course / "feedback", course / "autograded")
    found: dict[str, object] = {
        str(path.relative_to(course)): path.read_bytes()
        for room in rooms
        for path in sorted(room.rglob("*"))
        if path.is_file()
    }
    with sqlite3.connect(course / "gradebook.db") as db:
        return found | {query: db.execute(query).fetchall() for query in TOLD}


def graded_anew(course: Path) -> dict[str, object]:
    """Return the same of a copy in which everybody's code ran again."""
    copy = Path(shutil.copytree(course, course.parent / "anew", symlinks=True))
    done = rnngrader(copy, "grade", "--force")
    notebooks = len(list((course / "submitted").glob("*/*/*.ipynb")))
    assert f"{notebooks} graded" in done.stderr
    told = everything(copy)
    shutil.rmtree(copy)
    return told


def brought_up_to_date(done: Done) -> int:
    """Return how many pages a run without work wrote."""
    assert done.stderr.startswith("0 graded"), done.stderr
    found = re.search(r"(\d+) pages? brought up to date", done.stderr)
    return int(found[1]) if found else 0


@pytest.mark.slow
def test_a_name_is_told_without_running_anybodys_code(course: Path) -> None:
    """Given, corrected and taken back: each time all is as if everybody were graded again."""
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        digest = next(e.numbers for e in gradebook.report("one").exercises if e.name == "loss")
    before = everything(course)
    for entry in (
        ("--title", "An eighth", "--hint", "Whence?"),
        ("--title", "Nearly an eighth", "--hint", "Whence it?"),
        ("--clear",),
    ):
        assert rnngrader(course, "name", digest, *entry).returncode == 0
        assert brought_up_to_date(done := rnngrader(course, "grade")) == 2
        told = everything(course)
        assert told == graded_anew(course)
        for place in (done.stdout, *(str(told[query]) for query in TOLD[:2])):
            assert ("n eighth" in place) == (len(entry) > 1)
            assert ("Nearly an eighth" in place) == (entry[1:2] == ("Nearly an eighth",))
        page = str(told[f"feedback/one/{NAME}/Logistic_Regression.html"])
        assert ("n eighth" in page) == (len(entry) > 1)
        assert brought_up_to_date(rnngrader(course, "grade")) == 0
    assert everything(course) == before
    assert rnngrader(course, "replay", "one", "loss").returncode == 0


@pytest.mark.slow
def test_a_name_does_not_ask_again_for_what_a_person_has_given(course: Path) -> None:
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        digest = next(e.numbers for e in gradebook.report("one").exercises if e.name == "loss")
    assert rnngrader(course, "override", "one", "loss", "1").returncode == 0
    assert rnngrader(course, "name", digest, "--title", "An eighth", "--hint", "?").returncode == 0
    assert brought_up_to_date(rnngrader(course, "grade")) == 2
    with sqlite3.connect(course / "gradebook.db") as db:
        query = "select needs_manual_grade from grade where manual_score is not null"
        assert db.execute(query).fetchall() == [(0,)]


@pytest.mark.slow
def test_newer_work_is_not_shown_under_an_older_name(course: Path) -> None:
    """Where it is not graded yet the page stays; then it gets its own."""
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        digest = next(e.numbers for e in gradebook.report("one").exercises if e.name == "loss")
    rnngrader(course, "name", digest, "--title", "An eighth", "--hint", "Whence?")
    hand_in(course, "one", "predict.bias_forgotten", loss=ODD)
    page = course / "feedback" / "one" / NAME / "Logistic_Regression.html"
    before = page.read_bytes()
    assert brought_up_to_date(rnngrader(course, "grade", "--student", "two")) == 1
    assert page.read_bytes() == before
    assert "1 graded" in rnngrader(course, "grade").stderr
    assert b"An eighth" in page.read_bytes()


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("old", "new", "pages"),
    [
        ("late=0.1", "late=0.2", 1),
        ("late=0.1", "late=0.1, bonus=('loss',)", 4),
        ("late=0.1", "late=0.1, attempts=3", 4),
        ("2026-01-01T19", "2025-12-31T19", 1),
    ],
)
@pytest.mark.slow
def test_settings_are_told_without_running_anybodys_code(
    course: Path, old: str, new: str, pages: int
) -> None:
    """What lateness costs, what is a bonus, how many attempts there are: scores and pages alone."""
    edit(course / EXERCISES, old, new)
    assert brought_up_to_date(rnngrader(course, "grade")) == pages
    assert everything(course) == graded_anew(course)


@pytest.mark.slow
def test_a_setting_that_results_depend_on_is_no_matter_of_words(course: Path) -> None:
    """A tolerance is graded by; so is whatever else an exercises file makes of its settings."""
    edit(course / EXERCISES, "late=0.1", "late=0.1, tolerance={'loss': 1e-3}")
    assert "4 graded" in rnngrader(course, "grade").stderr
    used = b"B = 1; SETTINGS = f(\n    1,\n)\nA = 2\n"
    assert without_settings(used) == b"B = 1; \nA = 2\n"
    for other in (b"print(SETTINGS)\n", b"SETTINGS = 2\n", b"SETTINGS.x = 3\n"):
        assert without_settings(used + other) == used + other


def set_points(course: Path, exercise: str, points: float) -> None:
    """Give an exercise other points, as an author does in the notebook."""
    source = course / "source" / NAME / f"{NOTEBOOK}.ipynb"
    notebook = json.loads(source.read_text())
    for cell in notebook["cells"]:
        about = cell["metadata"].get("nbgrader", {})
        if about.get("grade_id") == f"{exercise}-test":
            about["points"] = points
    source.write_text(json.dumps(notebook))


Told = dict[str, tuple[str, str]]


def told_of(course: Path, *students: str) -> dict[str, Told]:
    """Return what each place tells of students: "score of full marks", and all that it says."""
    terminal = rnngrader(course, "grade", "--json", str(course / "out.json"))
    assert rnngrader(course, "report").returncode == 0
    return {student: told_of_one(course, student, terminal) for student in students}


def told_of_one(course: Path, student: str, terminal: Done) -> Told:
    found = {}
    row = re.search(rf"^{student} +([\d.]+)/([\d.]+) .*", terminal.stdout, re.M)
    found["terminal"] = f"{row[1]} of {row[2]}", row[0] + terminal.stderr
    results = json.loads((course / "out.json").read_text())["submissions"]
    (one,) = [result for result in results if result["student"] == student]
    found["JSON"] = f"{one['score']:g} of {one['full_marks']:g}", str(one["waiting"])
    page = (course / "feedback" / student / NAME / f"{NOTEBOOK}.html").read_text()
    found["page"] = score_of(page), page
    path = course / "autograded" / student / NAME / f"{NOTEBOOK}.ipynb"
    if path.exists():
        first = "".join(json.loads(path.read_text())["cells"][0]["source"]).replace("\\", "")
        found["graded notebook"] = score_of(first), first
    page = (course / "report" / f"{NAME}.html").read_text()
    table = page[page.index('id="all-table"') :]
    row = next(r for r in re.findall("<tr>.*?</tr>", table, re.S) if f">{student}</a>" in r)
    number = re.findall('<td class="n">(.*?)</td>', row)[0]
    median = re.search(r"Median of ([\d.]+)", page)[1]
    found["class page"] = f"{number} of {median}", page
    with (course / "report" / f"{NAME}.csv").open(newline="") as file:
        (line,) = [line for line in csv.DictReader(file) if line["student"] == student]
    score, most = float(line["score"]), float(line["full_marks"])
    found["class table"] = f"{score:g} of {most:g}", line["problems"]
    said = rnngrader(course, "override", student, "gradient", "--clear").stdout
    found["override"] = score_of(said), said
    return found


def score_of(text: str) -> str:
    return re.search(r"([\d.]+ of [\d.]+) points", re.sub("<[^>]*>", "", text))[1]


@pytest.mark.slow
@pytest.mark.parametrize("points", [8, 2])
def test_all_tell_what_was_graded_until_other_points_are_applied(course: Path, points: int) -> None:
    """Right, wrong and missing: of 4 points everywhere, with a word on what waits; nothing is
    exported. Then of the new ones, everywhere.
    """
    (course / "submitted" / "nobody").mkdir()
    rnngrader(course, "grade")
    students = ("right", "one", "flat", "nobody")
    before = told_of(course, *students)
    set_points(course, "loss", points)
    waits = f"loss 4 → {points}"
    for student, told in told_of(course, *students).items():
        for place, (score, text) in told.items():
            score_before, was = before[student][place]
            assert score == score_before, (student, place)
            assert (waits if place != "JSON" else f"'loss': {points}") in text, (student, place)
            shown = [re.findall(r"loss-->([\d.]+ of \d+)", text) for text in (text, was)]
            assert shown[0] == shown[1], (student, place)
    done = rnngrader(course, "grade")
    (row,) = re.findall(r"^right +loss .*", done.stdout, re.M)
    assert row.split() == ["right", "loss", *f"4 of 4 {points} of {points} course".split()]
    assert re.search(rf"^one +loss +0 of 4 +0 of {points} ", done.stdout, re.M)
    done = rnngrader(course, "export")
    assert (done.returncode, (course / "exports").exists()) == (2, False)
    assert waits in " ".join(done.stderr.split())
    assert "--apply" in done.stderr

    assert rnngrader(course, "grade", "--apply").returncode == 0
    for student, told in told_of(course, "one", "nobody").items():
        for place, (score, text) in told.items():
            assert score.endswith(f" of {16 + points}"), (student, place)
            assert waits not in text, (student, place)
    assert everything(course) == graded_anew(course)
    assert rnngrader(course, "export").returncode == 0
    with (course / "exports" / f"{NAME}-csv.csv").open(newline="") as file:
        assert {row["full_marks"] for row in csv.DictReader(file)} == {str(16 + points)}


@pytest.mark.slow
def test_new_work_is_graded_whole_while_other_points_wait(course: Path) -> None:
    """It has the points of now, and those before it theirs; a person may give up to these."""
    set_points(course, "loss", 8)
    hand_in(course, "new")
    told = told_of(course, "new", "one")
    scores = {score for place, (score, _) in told["new"].items() if place != "class page"}
    assert scores == {"24 of 24"}
    assert told["one"]["page"][0].endswith("of 20")
    refused = rnngrader(course, "override", "one", "loss", "6")
    assert refused.returncode == 2
    assert "(8 wait for `rnngrader grade --apply`)" in " ".join(refused.stderr.split())
    assert (
        "4 of 4 points, given by hand" in rnngrader(course, "override", "one", "loss", "4").stdout
    )


WITHOUT_WORK = """
import sys
from rnngrader.cli import main
main(["--course", sys.argv[1], "grade"])
of_work = {"alembic", "nbconvert", "nbgrader.server_extensions", "rnngrader.grading.submission"}
print(sorted(of_work & set(sys.modules)))
import nbgrader
print(nbgrader._jupyter_server_extension_points(), "nbgrader.server_extensions" in sys.modules)
"""


def test_a_run_without_work_loads_nothing_that_only_work_needs(course: Path) -> None:
    """And nbgrader is whole for whoever asks for more of it."""
    command = [sys.executable, "-c", WITHOUT_WORK, str(course)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr.startswith("0 graded")
    assert done.stdout.splitlines()[-2:] == ["[]", "[{'module': 'nbgrader'}] True"]


def test_cells_that_somebody_changed_in_the_gradebook_are_written_again(course: Path) -> None:
    """What they were made from is the same; what they are is looked at each time."""
    for change in ("update grade_cells set max_score = 9", "update source_cell set source = ''"):
        with sqlite3.connect(course / "gradebook.db") as db:
            before = db.execute("select max_score from grade_cells order by id").fetchall()
            db.execute(change)
        assert rnngrader(course, "grade").returncode == 0
        with sqlite3.connect(course / "gradebook.db") as db:
            assert db.execute("select max_score from grade_cells order by id").fetchall() == before
            assert not db.execute("select 1 from source_cell where source = ''").fetchall()


@pytest.mark.slow
def test_a_damaged_graded_notebook_stops_no_name(course: Path) -> None:
    """Its student's page waits for a grading by force; the other one's is told."""
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        digest = next(e.numbers for e in gradebook.report("one").exercises if e.name == "loss")
    (course / "autograded" / "one" / NAME / f"{NOTEBOOK}.ipynb").write_text("{")
    rnngrader(course, "name", digest, "--title", "An eighth", "--hint", "Whence?")
    assert brought_up_to_date(rnngrader(course, "grade")) == 1
    rnngrader(course, "grade", "--force")
    assert brought_up_to_date(rnngrader(course, "grade")) == 0
    page = course / "feedback" / "one" / NAME / f"{NOTEBOOK}.html"
    assert "An eighth" in page.read_text()
