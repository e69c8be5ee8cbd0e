"""A class that came from a platform and was graded: its exports and its report, on real files."""

from __future__ import annotations

import csv
import io
import json
import re
import shutil
import sqlite3
import zipfile
from pathlib import Path

import pytest
from conftest import copy_course, rnngrader
from desks import CANVAS, NAME, NOTEBOOK, WORKSHEET, work

FIXTURES = (work,)


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
    assert done.returncode == 1, done.stderr  # one file is nobody's
    graded = rnngrader(course, "grade", "--json", str(course / "results.json"))
    assert graded.returncode == 0, graded.stderr + graded.stdout
    return course, roster, done.stdout


def by_student(course: Path) -> dict[str, dict]:
    results = json.loads((course / "results.json").read_text())
    return {submission["student"]: submission for submission in results["submissions"]}


@pytest.mark.slow
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
        assert done.returncode == 0, done.stderr
        assert "1 unchanged" in done.stdout
        assert NOTEBOOK not in done.stdout
        assert "ada@example.org.ipynb" not in done.stdout
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
    assert float(rows["Participant 101"]["Grade"]) == 100.0  # Moodle takes no more
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
        "    Points Possible,,,,,100\n"
        '"Byron, Ada",1,,ada@example.org,A,\n'
    )
    archive = tmp_path / "submissions.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("byronada_1_900_notebook.ipynb", work["right"])
    done = rnngrader(
        course, "export", "--format", "canvas", "--roster", str(gradebook),
        "--title", "RNN", "--submissions", str(archive),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    sheet, feedback = (Path(line) for line in done.stdout.split())
    rows = list(csv.DictReader(io.StringIO(sheet.read_text())))
    assert [float(row["RNN (77)"]) for row in rows if row["ID"] == "1"] == [105.0]
    with zipfile.ZipFile(feedback) as file:
        assert file.namelist() == ["byronada_1_900_notebook.ipynb"]


def test_platform_exports_say_what_they_need(imported, tmp_path: Path):
    """Without a roster, or without a column of its, there is a sentence and no file."""
    course, _, _ = imported
    for form in ("canvas", "moodle"):
        done = rnngrader(course, "export", "--format", form)
        assert done.returncode == 2
        assert "--roster" in done.stderr
    fits = CANVAS.replace(",ada,", ",ada@example.org,").replace(",alan,", ",alan@example.org,")
    (tmp_path / "canvas.csv").write_text(fits)
    before = {path.name: path.read_bytes() for path in (course / "exports").glob("*canvas.csv")}
    done = rnngrader(
        course, "export", "--format", "canvas", "--roster", str(tmp_path / "canvas.csv")
    )
    assert done.returncode == 2
    assert '"RNN (77)"' in done.stderr
    after = {path.name: path.read_bytes() for path in (course / "exports").glob("*canvas.csv")}
    assert after == before


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
        assert rows["alan@example.org"]["name"] == "Alan Turing"  # without a roster
        done = rnngrader(course, "export", "--format", "nbgrader")
        theirs = {
            r["student_id"]: r
            for r in csv.DictReader(io.StringIO(Path(done.stdout.strip()).read_text()))
        }
        assert float(theirs["alan@example.org"]["score"]) == 104.0
        assert theirs["alan@example.org"]["first_name"] == "Alan"
    finally:
        with sqlite3.connect(course / "gradebook.db") as db:
            db.execute("update grade set manual_score = null where id = ?", (grade_id,))


def test_nbgraders_table_is_right_by_its_header_whatever_names_hold(imported):
    """A comma, a quote, a line end in a name shift nothing; else it equals nbgrader's own."""
    from nbgrader.plugins import CsvExportPlugin

    from rnngrader.course.assignment import load_assignment
    from rnngrader.gradebook.gradebook import Gradebook

    course, _, _ = imported
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        own = course / "own.csv"
        CsvExportPlugin(to=str(own), assignment=[NAME]).export(gradebook.book)
    done = rnngrader(course, "export", "--format", "nbgrader")
    ours = Path(done.stdout.strip())

    def rows(path: Path) -> list[dict[str, str | float]]:
        numbers = ("raw_score", "late_submission_penalty", "score", "max_score")
        with path.open(newline="") as file:
            found = [
                {k: float(v) if k in numbers else v for k, v in row.items()}
                for row in csv.DictReader(file)
            ]
        return sorted(found, key=lambda row: row["student_id"])

    assert rows(ours) == rows(own)
    with sqlite3.connect(course / "gradebook.db") as db:
        db.execute("update student set last_name = 'a,\"b\n=1' where id = 'alan@example.org'")
    try:
        rnngrader(course, "export", "--format", "nbgrader")
        (alan,) = [row for row in rows(ours) if row["student_id"] == "alan@example.org"]
        assert alan["max_score"] == 105.0
    finally:
        with sqlite3.connect(course / "gradebook.db") as db:
            db.execute("update student set last_name = 'Turing' where id = 'alan@example.org'")


def test_who_handed_in_nothing_gets_no_score_where_that_is_asked_for(imported):
    """Zero is the default; blank leaves the platform's own word."""
    course, _, _ = imported
    for word, score in (("zero", "0"), ("blank", "")):
        done = rnngrader(course, "export", "--missing", word)
        rows = csv.DictReader(io.StringIO(Path(done.stdout.strip()).read_text()))
        assert {r["student"]: r["score"] for r in rows}["grace@example.org"] == score


@pytest.mark.parametrize("settled", ["zero", "blank"])
def test_what_is_asked_for_stands_in_score_points_comment_and_page(imported, settled):
    """Whatever the settings and the last grading say of who handed in nothing."""
    course, roster, _ = imported
    exercises = course / "exercises" / f"{NAME}.py"
    before, asked = exercises.read_text(), {"zero": "blank", "blank": "zero"}[settled]
    text = re.sub(
        r"(?m)^SETTINGS = .*", f'SETTINGS = AssignmentSettings(missing="{settled}")', before
    )
    assert text != before
    exercises.write_text(text)
    try:
        rnngrader(course, "grade")
        moodle = ("--format", "moodle", "--roster", str(roster), "--missing", asked)
        sheet, archive = (Path(p) for p in rnngrader(course, "export", *moodle).stdout.split())
        grace = list(csv.DictReader(io.StringIO(sheet.read_text())))[2]
        with zipfile.ZipFile(archive) as file:
            page = file.read(f"Grace Hopper_103_assignsubmission_file_/{NAME}.html").decode()
        table = rnngrader(course, "export", "--missing", asked).stdout.strip()
        rows = csv.DictReader(io.StringIO(Path(table).read_text()))
        plain = {row["student"]: row for row in rows}["grace@example.org"]
    finally:
        exercises.write_text(before)
        rnngrader(course, "grade")
    score, points = "" if asked == "blank" else "0", ""
    assert [grace["Grade"].removesuffix(".0"), plain["score"]] == [score, score]
    assert grace["rnn_backward"].removesuffix(".0") == plain["rnn_backward"] == points
    told = "No score" if asked == "blank" else "0 of 1"
    assert grace["Feedback comments"].startswith(told)
    assert plain["comment"].startswith(told)
    assert told in re.sub(r"<[^>]+>", "", page)


def test_moodles_pages_tell_the_scores_of_its_worksheet(imported):
    """Also where a score was changed in formgrader since pages were written."""
    course, roster, _ = imported
    moodle = ("--format", "moodle", "--roster", str(roster))
    page = next((course / "feedback" / "alan@example.org" / NAME).glob("*.html"))
    before = page.read_bytes()
    stale = re.sub(rb'(<p class="score">)[\d.]+', rb"\g<1>7", before)
    assert stale != before
    page.write_bytes(stale)
    try:
        sheet, archive = (Path(p) for p in rnngrader(course, "export", *moodle).stdout.split())
    finally:
        page.write_bytes(before)
    with zipfile.ZipFile(archive) as file:
        assert file.read(f"Alan Turing_102_assignsubmission_file_/{NAME}.html") == before
    assert "alan" in sheet.read_text()


def test_who_joined_after_grading_is_scored_like_who_handed_in_nothing(imported, work, tmp_path):
    """In every form, as zero or blank; work that is not graded yet is never a zero."""
    course, _, _ = imported
    roster = tmp_path / "longer.csv"
    joined = "Participant 104,Emmy Noether,emmy@example.org,No submission,,100.00,Yes,-,-,\n"
    roster.write_text(WORKSHEET + joined)

    def grade(form: str, word: str) -> tuple[str, str]:
        asked = ("--format", form, "--roster", str(roster), "--missing", word)
        done = rnngrader(course, "export", *asked)
        assert done.returncode == 0, done.stderr
        rows = csv.DictReader(io.StringIO(Path(done.stdout.splitlines()[0]).read_text()))
        (emmy,) = [row for row in rows if "emmy@example.org" in row.values()]
        return emmy["score" if form == "csv" else "Grade"], done.stderr

    for form in ("csv", "moodle"):
        (score, told), (left, silent) = grade(form, "zero"), grade(form, "blank")
        assert [float(score), left] == [0.0, ""], form
        assert "never graded here, and given 0 (1): Emmy Noether" in told
        assert "given 0" not in silent
    folder = course / "submitted" / "emmy@example.org" / NAME
    folder.mkdir(parents=True)
    try:
        (folder / NOTEBOOK).write_text(work["right"])
        score, said = grade("csv", "zero")
        assert score == ""
        assert "not graded yet" in said
        assert "emmy@example.org" in said
    finally:
        shutil.rmtree(folder.parent)


def test_gradescope_gets_a_result_a_student(imported):
    """By address, from the gradebook."""
    course, _, _ = imported
    done = rnngrader(course, "export", "--format", "gradescope")
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(done.stdout.strip()) as file:
        results = json.loads(file.read("results.json"))
    assert results["ada@example.org"]["score"] == 105.0


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


def test_the_report_has_the_names_of_the_roster(imported, tmp_path: Path):
    """Where the gradebook, to which students came by their folders, has none."""
    course, _, _ = imported
    with sqlite3.connect(course / "gradebook.db") as db:
        db.execute("update student set first_name = '', last_name = '' where id like 'ada@%'")
    roster = tmp_path / "class.csv"
    roster.write_text("student,name\nada@example.org,Ada Byron\n")
    table = rnngrader(course, "report", "--roster", str(roster)).stdout.splitlines()[1]
    rows = csv.DictReader(io.StringIO(Path(table).read_text()))
    assert {r["student"]: r["name"] for r in rows}["ada@example.org"] == "Ada Byron"


def test_a_cluster_that_was_named_is_told_in_the_next_run(imported):
    """`name` writes an entry; unchanged work is graded again for it, and gets title and hint."""
    course, _, _ = imported
    done = rnngrader(course, "name", "zzz", "--title", "x", "--hint", "y")
    assert done.returncode == 2
    digest = done.stderr.split("wanted one of: ")[1].strip().rstrip(".")
    page = rnngrader(course, "report").stdout.splitlines()[0]
    assert f"rnngrader name {digest} --title" in Path(page).read_text()
    title, hint = "The gradient of the input is scaled", 'Look at what you return as "dx".'
    done = rnngrader(course, "name", digest[:6], "--title", title, "--hint", hint)
    assert done.returncode == 0, done.stderr
    assert "1 student is told" in " ".join(done.stdout.split())
    rnngrader(course, "grade", "--json", str(course / "results.json"))
    (exercise,) = [e for e in by_student(course)["alan@example.org"]["exercises"] if e["diagnosis"]]
    told = exercise["diagnosis"]
    assert (told["kind"], told["title"], told["hint"]) == ("misconception", title, hint)
