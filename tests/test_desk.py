"""Work comes in from a platform, grades and feedback go out: the commands, on real files."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import zipfile
from pathlib import Path

import pytest
from conftest import copy_course, rnngrader

from rnngrader.authoring.demo import notebook_text
from rnngrader.course import Assignment

NOTEBOOK = "Building_a_Recurrent_Neural_Network_Step_by_Step.ipynb"
WORKSHEET = """\
Identifier,Full name,Email address,Status,Grade,Maximum Grade,Grade can be changed,\
Last modified (submission),Last modified (grade),Feedback comments
Participant 101,Ada Byron,ada@example.org,Submitted,,105.00,Yes,-,-,
Participant 102,Alan Turing,alan@example.org,Submitted,,105.00,Yes,-,-,
Participant 103,Grace Hopper,grace@example.org,No submission,,105.00,Yes,-,-,
"""


@pytest.fixture(scope="module")
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


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory, work) -> tuple[Path, Path, str]:
    """A course into which Moodle's zip was taken, and which was graded."""
    course = copy_course(tmp_path_factory.mktemp("desk") / "course")
    roster = course.parent / "worksheet.csv"
    roster.write_text(WORKSHEET)
    archive = course.parent / "submissions.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr(f"Ada Byron_101_assignsubmission_file_/{NOTEBOOK}", work["right"])
        file.writestr("Alan Turing_102_assignsubmission_file_/my work.ipynb", work["odd"])
        file.writestr("Ada Byron_101_assignsubmission_file_/photo.jpg", b"\xff\xd8")
        file.writestr("../../../evil.ipynb", work["right"])
    done = rnngrader(course, "import", str(archive), "--roster", str(roster))
    assert done.returncode == 1, done.stderr  # two files were of no use
    graded = rnngrader(course, "grade", "--json", str(course / "results.json"))
    assert graded.returncode == 0, graded.stderr + graded.stdout
    return course, roster, done.stdout


def by_student(course: Path) -> dict[str, dict]:
    results = json.loads((course / "results.json").read_text())
    return {submission["student"]: submission for submission in results["submissions"]}


def test_a_platforms_zip_lands_where_the_grader_looks(imported):
    """Notebooks find their students by the roster; the rest is named; the original is kept."""
    course, _, said = imported
    results = by_student(course)
    assert {student: r["status"] for student, r in results.items()} == {
        "ada@example.org": "graded",
        "alan@example.org": "graded",
        "grace@example.org": "missing",
    }
    assert results["ada@example.org"]["score"] == 105.0
    assert "photo.jpg" in said
    assert not list(course.parent.glob("evil*"))
    assert len(list((course / "imports").glob("*/submissions.zip"))) == 1


def test_work_that_is_handed_in_again_replaces_and_keeps(imported, work, tmp_path: Path):
    """The same file changes nothing; another one is taken, and the first one kept."""
    course, roster, _ = imported
    folder = tmp_path / "again"
    folder.mkdir()
    target = course / "submitted" / "ada@example.org" / "rnn_step_by_step" / NOTEBOOK
    before = target.read_text()
    try:
        (folder / "ada@example.org.ipynb").write_text(work["right"])
        done = rnngrader(course, "import", str(folder), "--roster", str(roster))
        assert "1 unchanged" in done.stdout
        (folder / "ada@example.org.ipynb").write_text(work["odd"])
        done = rnngrader(course, "import", str(folder), "--roster", str(roster))
        assert "1 replaced" in done.stdout
        assert target.read_text() == work["odd"]
        kept = list((course / "imports").glob(f"*/replaced/ada@example.org/{NOTEBOOK}"))
        assert [path.read_text() for path in kept] == [before]
    finally:
        target.write_text(before)


def test_moodle_gets_its_worksheet_and_the_feedback_back(imported):
    """Grades and comments stand in Moodle's own rows; each student's page is in the zip."""
    course, roster, _ = imported
    done = rnngrader(course, "export", "--format", "moodle", "--roster", str(roster))
    assert done.returncode == 0, done.stderr
    sheet, archive = (Path(line) for line in done.stdout.split())
    rows = {row["Identifier"]: row for row in csv.DictReader(io.StringIO(sheet.read_text()))}
    assert float(rows["Participant 101"]["Grade"]) == 105.0
    assert "rnn_backward" in rows["Participant 102"]["Feedback comments"]
    with zipfile.ZipFile(archive) as file:
        names = file.namelist()
        assert "Ada Byron_101_assignsubmission_file_/rnn_step_by_step.html" in names
        page = file.read("Alan Turing_102_assignsubmission_file_/rnn_step_by_step.html").decode()
    assert "rnn_backward" in page


def test_canvas_gets_a_column_and_notebooks_under_its_own_names(imported, work, tmp_path: Path):
    """The gradebook's rows are filled in, the feedback zip has the downloaded names."""
    course, _, _ = imported
    gradebook = tmp_path / "canvas.csv"
    gradebook.write_text(
        "Student,ID,SIS User ID,SIS Login ID,Section,RNN (77)\n"
        "    Points Possible,,,,,105\n"
        '"Byron, Ada",1,,ada@example.org,A,\n'
    )
    archive = tmp_path / "submissions.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("byronada_1_900_notebook.ipynb", work["right"])
    done = rnngrader(
        course, "export", "--format", "canvas", "--roster", str(gradebook),
        "--title", "RNN (77)", "--submissions", str(archive),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    sheet, feedback = (Path(line) for line in done.stdout.split())
    rows = list(csv.DictReader(io.StringIO(sheet.read_text())))
    assert [float(row["RNN (77)"]) for row in rows if row["ID"] == "1"] == [105.0]
    with zipfile.ZipFile(feedback) as file:
        assert file.namelist() == ["byronada_1_900_notebook.ipynb"]


def test_platform_exports_say_what_they_need(imported):
    """Without a roster there is a sentence, not a traceback."""
    course, _, _ = imported
    for form in ("canvas", "moodle"):
        done = rnngrader(course, "export", "--format", form)
        assert done.returncode == 2
        assert "--roster" in done.stderr


def test_exports_carry_the_scores_that_people_gave(imported):
    """A manual score and comment beat the grader's, in the CSV and in nbgrader's own."""
    course, _, _ = imported
    with sqlite3.connect(course / "gradebook.db") as db:
        (grade_id,) = db.execute(
            """select g.id from grade g join base_cell b on b.id = g.cell_id
            join submitted_notebook n on n.id = g.notebook_id
            join submitted_assignment s on s.id = n.assignment_id
            where s.student_id = 'alan@example.org' and b.name = 'rnn_backward-test'"""
        ).fetchone()
        db.execute("update grade set manual_score = 19 where id = ?", (grade_id,))
    try:
        done = rnngrader(course, "export")
        rows = {
            r["student"]: r
            for r in csv.DictReader(io.StringIO(Path(done.stdout.strip()).read_text()))
        }
        assert float(rows["alan@example.org"]["rnn_backward"]) == 19.0
        assert float(rows["alan@example.org"]["score"]) == 104.0
        done = rnngrader(course, "export", "--format", "nbgrader")
        theirs = {
            r["student_id"]: r
            for r in csv.DictReader(io.StringIO(Path(done.stdout.strip()).read_text()))
        }
        assert float(theirs["alan@example.org"]["score"]) == 104.0
    finally:
        with sqlite3.connect(course / "gradebook.db") as db:
            db.execute("update grade set manual_score = null where id = ?", (grade_id,))


def test_pseudonyms_stay_the_same_from_one_report_to_the_next(imported):
    """No student's id is in the anonymous report, and a second one has the same names."""
    course, _, _ = imported
    texts = []
    for _ in range(2):
        done = rnngrader(course, "report", "--anonymous")
        assert done.returncode == 0, done.stderr
        texts.append([Path(line).read_text() for line in done.stdout.split()])
    assert texts[0][1] == texts[1][1]
    assert not any("example.org" in text for text in texts[0])


def test_a_cluster_that_was_named_is_told_in_the_next_run(imported):
    """`name` writes an entry; unchanged work is graded again for it, and gets title and hint."""
    course, _, _ = imported
    done = rnngrader(course, "name", "zzz", "--title", "x", "--hint", "y")
    assert done.returncode == 2
    digest = done.stderr.split("wanted one of: ")[1].strip().rstrip(".")
    title, hint = "The gradient of the input is scaled", 'Look at what you return as "dx".'
    done = rnngrader(course, "name", digest[:6], "--title", title, "--hint", hint)
    assert done.returncode == 0, done.stderr
    rnngrader(course, "grade", "--json", str(course / "results.json"))
    (exercise,) = [e for e in by_student(course)["alan@example.org"]["exercises"] if e["diagnosis"]]
    told = exercise["diagnosis"]
    assert (told["kind"], told["title"], told["hint"]) == ("misconception", title, hint)
