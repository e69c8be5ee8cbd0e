"""Work comes in from a platform, grades and feedback go out: the commands, on real files."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import shutil
import sqlite3
import zipfile
from pathlib import Path

import pytest
from conftest import COURSE, Done, copy_course, rnngrader

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.lms import intake
from rnngrader.lms.platforms import read_roster
from rnngrader.submission.read import read_cells
from rnngrader.submission.restore import restore

NOTEBOOK = "Building_a_Recurrent_Neural_Network_Step_by_Step.ipynb"
NAME = "rnn_step_by_step"
WORKSHEET = """\
Identifier,Full name,Email address,Status,Grade,Maximum Grade,Grade can be changed,\
Last modified (submission),Last modified (grade),Feedback comments
Participant 101,Ada Byron,ada@example.org,Submitted,,100.00,Yes,-,-,
Participant 102,Alan Turing,alan@example.org,Submitted,,100.00,Yes,-,-,
Participant 103,Grace Hopper,grace@example.org,No submission,,100.00,Yes,-,-,
"""
CANVAS = (
    "Student,ID,SIS User ID,SIS Login ID,Section,RNN (77)\n"
    "    Points Possible,,,,,100\n"
    '"Byron, Ada",1,,ada,A,\n"Turing, Alan",2,,alan,A,\n"Hopper, Grace",3,,grace,A,\n'
)


def make_zip(path: Path, files: dict[str, str | bytes]) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return path


def zip_of(files: dict[str, str | bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return file.getvalue()


def log_of(course: Path) -> list[dict[str, str]]:
    with (course / "imports" / "log.csv").open(newline="") as file:
        return list(csv.DictReader(file))


def handed_in(course: Path, student: str) -> list[str]:
    """The names in a student's folder."""
    folder = course / "submitted" / student / NAME
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


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
    assert done.returncode == 1, done.stderr  # one file is nobody's
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


def test_real_work_is_not_put_into_a_demo_class(desk, work, tmp_path):
    """Import refuses it with the sentence that grade has, before anything is taken."""
    (desk / "submitted" / "s01").mkdir(parents=True)
    (desk / "submitted" / "s01" / ".rnngrader-demo").write_text("")
    files = make_zip(tmp_path / "real.zip", {"ada.ipynb": work["right"]})
    refused = rnngrader(desk, "import", str(files))
    assert refused.returncode == 2
    assert not (desk / "submitted" / "ada").exists()
    assert not (desk / "imports").exists()
    (desk / "submitted" / "ada").mkdir()
    for done in (refused, rnngrader(desk, "grade")):
        assert "demo class (s01 to s01) among real work" in " ".join(done.stderr.split())


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


# Importing alone: nothing is graded.


def test_what_one_assignment_alone_has_tells_which_one_is_meant(desk):
    """The class's page gives the command; an exercise in an office hour needs no other word."""
    other = load_assignment(COURSE, "train_your_rnn")
    odd = other.solutions["output_gradient"].replace("return ", "return 1.2345 * ")
    folder = desk / "submitted" / "ada" / other.name
    folder.mkdir(parents=True)
    text = notebook_text(other, {**other.solutions, "output_gradient": odd})
    (folder / other.notebook_path.name).write_text(text)
    assert "1 graded" in rnngrader(desk, "grade", other.name).stderr
    page, _ = rnngrader(desk, "report", other.name).stdout.split()
    (cluster,) = set(re.findall(r"rnngrader name (\w+)", Path(page).read_text()))
    named = rnngrader(desk, "name", cluster, "--title", "Scaled", "--hint", "Divide.")
    assert "output_gradient.toml: 1 student is told" in "".join(named.stdout.split("\n")), (
        named.stderr
    )
    assert "no longer told" in rnngrader(desk, "name", cluster, "--clear").stdout
    again = rnngrader(desk, "replay", "ada", "output_gradient")
    assert "The recorded result is reproduced" in again.stdout, again.stderr
    given = rnngrader(desk, "override", "ada", "output_gradient", "3")
    assert "output_gradient: 3 of" in given.stdout, given.stderr


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A course of the test's own, with Canvas's roster beside it."""
    course = copy_course(tmp_path / "course")
    (tmp_path / "canvas.csv").write_text(CANVAS)
    return course


def take(course: Path, *arguments: str, **files: str | bytes) -> Done:
    """Imports a zip of Canvas's with these files."""
    archive = make_zip(course.parent / "submissions.zip", files)
    roster = course.parent / "canvas.csv"
    return rnngrader(course, "import", str(archive), "--roster", str(roster), *arguments)


def test_nobody_is_lost(desk, work):
    """A zip with the notebook in it is opened; a pdf, typed text, a torn zip say what came."""
    done = take(
        desk,
        **{
            "byronada_1_11_my.zip": zip_of({"work/rnn.ipynb": work["right"], "data.csv": "1"}),
            "turingalan_2_12_report.docx": b"PK\x03\x04 word",
            "hoppergrace_3_text.html": "<p>I did it",
            "strangerx_99_13_rnn.ipynb": work["right"],
        },
    )
    assert done.returncode == 1
    folder = desk / "submitted"
    assert (folder / "ada" / NAME / NOTEBOOK).read_text() == work["right"]
    assert handed_in(desk, "alan") == ["report.docx"]
    assert handed_in(desk, "grace") == ["text.html"]
    assert "3 on the roster: 1 in, 2 wrong file, 1 unknown." in done.stdout
    assert "Alan Turing (alan)" in " ".join(done.stdout.split())
    assert {row["file"]: (row["student"], row["name"], row["status"]) for row in log_of(desk)} == {
        "byronada_1_11_my.zip": ("ada", "Ada Byron", "taken"),
        "turingalan_2_12_report.docx": ("alan", "Alan Turing", "wrong file"),
        "hoppergrace_3_text.html": ("grace", "Grace Hopper", "wrong file"),
        "strangerx_99_13_rnn.ipynb": ("", "", "unknown"),
    }


@pytest.mark.parametrize(
    ("name", "content", "kept"),
    [
        ("my.zip", b"PK not a zip", "my.zip"),
        ("my.zip", zip_of({"a.docx": "x"}), "my.zip"),
        ("timestamp.txt", b"2024-01-01", "handed-in-timestamp.txt.file"),
        ("../../x.py", b"print()", "x.py"),
        (".hidden", b"", "hidden"),
        ("r\u00e9sum\u00e9 <b>.pdf", b"%PDF", "r_sum_b_.pdf"),
    ],
)
def test_a_wrong_file_has_a_harmless_name(desk, name, content, kept):
    """It lies in the student's own folder, under a name of letters, and tells no time."""
    folder = desk.parent / "in" / "alan"
    folder.mkdir(parents=True)
    if "/" in name:
        archive = make_zip(desk.parent / "a.zip", {f"alan/{name}": content, "ada/r.py": ""})
    else:
        (folder / name).write_bytes(content)
        archive = folder.parent
    roster = desk.parent / "canvas.csv"
    rnngrader(desk, "import", str(archive), "--roster", str(roster))
    assert handed_in(desk, "alan") == [kept]


def test_what_cannot_be_read_at_all_is_not_nothing(desk, work):
    """A locked entry, a link in a folder: the student is told that it could not be read."""
    archive = make_zip(desk.parent / "a.zip", {"byronada_1_11_r.ipynb": work["right"]})
    data = bytearray(archive.read_bytes())
    data[data.index(b"PK\x01\x02") + 8] |= 1
    archive.write_bytes(data)
    roster = str(desk.parent / "canvas.csv")
    done = rnngrader(desk, "import", str(archive), "--roster", roster)
    assert "1 unreadable, 2 nothing" in done.stdout
    assert handed_in(desk, "ada") == ["r.ipynb.unreadable"]
    folder = desk.parent / "in" / "alan"
    folder.mkdir(parents=True)
    (folder / "rnn.ipynb").symlink_to(COURSE / "source" / NAME / NOTEBOOK)
    os.mkfifo(folder / "pipe")
    rnngrader(desk, "import", str(folder.parent), "--roster", roster)
    assert not list((desk / "submitted" / "alan").rglob(NOTEBOOK))
    assert handed_in(desk, "alan") == ["pipe.unreadable", "rnn.ipynb.unreadable"]


def test_a_dry_run_writes_nothing_and_says_the_same(desk, work):
    """No folder, no gradebook, no log; and the summary of the import that would be."""
    before = sorted(desk.rglob("*"))
    files = {"byronada_1_11_r.ipynb": work["right"], "turingalan_2_12_x.pdf": b"%PDF"}
    dry = take(desk, "--dry-run", **files)
    assert sorted(desk.rglob("*")) == before
    done = take(desk, **files)
    said = done.stdout.splitlines()[-1]
    assert "Files: 1 taken, 0 unchanged" in said
    would = said.replace("Files:", "Files would be:") + " Nothing was written."
    assert dry.stdout.splitlines()[-1] == would
    assert dry.returncode == done.returncode == 1


def test_older_work_does_not_replace_newer_by_the_platforms_times(desk, work):
    """Gradescope tells times: the later one stays, unless --replace."""

    def submission(when: str, text: str) -> Path:
        metadata = f"submission_1:\n  :submitters:\n  - :sid: ada\n  :created_at: {when}\n"
        files = {"submission_metadata.yml": metadata, "submission_1/rnn.ipynb": text}
        return make_zip(desk.parent / "g.zip", files)

    target = desk / "submitted" / "ada" / NAME / NOTEBOOK
    roster = ("--roster", str(desk.parent / "canvas.csv"))
    new = submission("2024-05-03 10:00:00.000000000 Z", work["right"])
    assert rnngrader(desk, "import", str(new), *roster).returncode == 0
    old = submission("2024-05-03 11:30:00 +0200", work["odd"])
    done = rnngrader(desk, "import", str(old), *roster)
    assert "1 older" in done.stdout
    assert "--replace" in done.stdout
    assert target.read_text() == work["right"]
    assert target.with_name("timestamp.txt").read_text() == "2024-05-03 10:00:00 UTC\n"
    rnngrader(desk, "import", str(old), *roster, "--replace")
    assert target.read_text() == work["odd"]
    assert target.with_name("timestamp.txt").read_text() == "2024-05-03 09:30:00 UTC\n"


def gradescope_zip(course: Path, when: str, text: str) -> Path:
    metadata = f"submission_1:\n  :submitters:\n  - :sid: ada\n  :created_at: {when}\n"
    files = {"submission_metadata.yml": metadata, "submission_1/rnn.ipynb": text}
    return make_zip(course.parent / "gradescope.zip", files)


@pytest.mark.parametrize("platform", ["gradescope", "moodle", "moodle without times", "canvas"])
def test_a_download_again_does_not_undo_what_came_by_folder(desk, work, platform):
    """The same work, of the same time or number or without any, is older than what replaced it;
    the time that stood stays, and is told.
    """
    student, canvas = "ada", desk.parent / "canvas.csv"
    moodle = {f"Ada Byron_101_assignsubmission_file_/{NOTEBOOK}": work["right"]}
    roster = canvas
    if platform == "gradescope":
        archive = gradescope_zip(desk, "2026-12-04 11:30:00 Z", work["right"])
    elif platform == "canvas":
        archive = make_zip(desk.parent / "c.zip", {"byronada_1_20_r.ipynb": work["right"]})
    else:
        archive = make_zip(desk.parent / "m.zip", moodle)
        student, roster = "ada@example.org", desk.parent / "worksheet.csv"
        day = '"Friday, 4 December 2026, 11:30 AM"' if platform == "moodle" else "-"
        roster.write_text(WORKSHEET.replace("100.00,Yes,-,-,", f"100.00,Yes,{day},-,", 1))
    folder = desk.parent / "mail" / student
    folder.mkdir(parents=True)
    (folder / "rnn.ipynb").write_text(work["odd"])
    target = desk / "submitted" / student / NAME / NOTEBOOK

    def bring(source: Path, *more: str) -> str:
        return rnngrader(desk, "import", str(source), "--roster", str(roster), *more).stdout

    bring(archive)
    timed = target.with_name("timestamp.txt").exists()
    assert timed == (platform in ("gradescope", "moodle"))
    said = bring(folder.parent)
    assert "1 replaced" in said
    assert ("timestamp.txt decides (2026-12-04 11:30:00 UTC)" in " ".join(said.split())) == timed
    assert ("replaces what the platform numbered 20" in " ".join(said.split())) == (
        platform == "canvas"
    )
    assert timed == target.with_name("timestamp.txt").exists()
    assert "1 older" in bring(archive)
    assert target.read_text() == work["odd"]
    assert "1 replaced" in bring(archive, "--replace")
    assert target.read_text() == work["right"]


def test_exports_in_any_order_leave_the_same_times(desk, work):
    """Equal work that was handed in again has its later time, whichever export comes last."""
    sheet = desk.parent / "worksheet.csv"
    name = f"Ada Byron_101_assignsubmission_file_/{NOTEBOOK}"
    archive = make_zip(desk.parent / "moodle.zip", {name: work["right"]})
    days = "Friday, 13 November 2026, 8:00 AM", "Saturday, 14 November 2026, 8:00 AM"
    told = []
    for day in (*days, days[0]):
        sheet.write_text(WORKSHEET.replace("100.00,Yes,-,-,", f'100.00,Yes,"{day}",-,', 1))
        done = rnngrader(desk, "import", str(archive), "--roster", str(sheet))
        assert done.returncode == 0, done.stderr
        stamp = desk / "submitted" / "ada@example.org" / NAME / "timestamp.txt"
        told.append((stamp.read_text()[:10], "its time is" in done.stdout))
    assert told == [("2026-11-13", False), ("2026-11-14", True), ("2026-11-14", False)]


def test_older_work_does_not_replace_newer_by_canvas_numbers(desk, work):
    """Canvas tells no time, but numbers files as they come: a larger one is later."""
    target = desk / "submitted" / "ada" / NAME / NOTEBOOK
    take(desk, **{"byronada_1_20_r-1.ipynb": work["right"]})
    done = take(desk, **{"byronada_1_11_r.ipynb": work["odd"]})
    assert "1 older" in done.stdout
    assert target.read_text() == work["right"]
    done = take(desk, **{"byronada_1_21_r-2.ipynb": work["odd"]})
    assert "1 replaced" in done.stdout
    assert target.read_text() == work["odd"]


def test_lateness_is_kept_in_the_log(desk, work):
    """Canvas's LATE has no time: it is a column of the log."""
    take(desk, **{"byronada_LATE_1_11_r.ipynb": work["right"], "turingalan_2_9_r.ipynb": "{}"})
    assert {row["student"]: row["late"] for row in log_of(desk)} == {"ada": "yes", "alan": "no"}


def test_a_notebook_of_another_assignment_is_noticed(desk, work):
    """None of the exercises is in it: it is taken with a note, and never before one that fits."""
    other = json.dumps({"cells": [{"cell_type": "code", "source": "def f(): pass"}]})
    done = take(
        desk,
        **{
            "byronada_1_11_other.ipynb": other,
            "turingalan_2_12_rnn.ipynb": work["right"],
            "turingalan_2_13_scratch.ipynb": other,
        },
    )
    assert "of another course?" in " ".join(done.stdout.split())
    notes = {row["file"]: row["note"] for row in log_of(desk)}
    assert f"no exercise of {NAME} is in it" in notes["byronada_1_11_other.ipynb"]
    assert "2 notebooks" in notes["turingalan_2_12_rnn.ipynb"]
    target = desk / "submitted" / "alan" / NAME / NOTEBOOK
    assert target.read_text() == work["right"]


def test_every_person_and_every_file_of_an_import_is_counted(desk, work):
    """Who sent another assignment's notebook did not send nothing."""
    other = load_assignment(COURSE, "train_your_rnn")
    files = {
        "byronada_1_11_r.ipynb": notebook_text(other, other.solutions),
        "turingalan_2_12_r.ipynb": work["right"],
        "x_9_13_r.ipynb": "{}",
    }
    done = take(desk, "--dry-run", **files)
    assert "3 on the roster: 1 in, 1 other assignment, 1 nothing, 1 unknown." in done.stdout
    assert "1 taken, 0 unchanged, 1 unknown, 1 other assignment." in done.stdout
    assert "Nothing of: Grace Hopper (grace)." in done.stdout


def test_a_wrong_file_does_not_replace_a_notebook(desk, work):
    """The notebook stays, and the file that came after it is named."""
    take(desk, **{"byronada_1_11_r.ipynb": work["right"]})
    done = take(desk, **{"byronada_1_12_r.pdf": b"%PDF"})
    assert handed_in(desk, "ada") == [NOTEBOOK]
    assert "1 in, 2 nothing" in done.stdout
    assert log_of(desk)[-1]["status"] == "left out"


def test_names_are_known_without_the_roster_once_it_was_there(desk, work):
    """The gradebook has them, for the table and for the log."""
    take(desk, **{"byronada_1_11_r.ipynb": work["right"]})
    folder = desk.parent / "in"
    folder.mkdir()
    (folder / "ada.ipynb").write_text(work["odd"])
    done = rnngrader(desk, "import", str(folder))
    assert "Ada Byron (ada)" in " ".join(done.stdout.split())
    assert "1 in the export: 1 in." in done.stdout
    assert log_of(desk)[-1]["name"] == "Ada Byron"


def test_names_reach_the_gradebook_taken_apart_and_clean(desk):
    """First and last names by Canvas's comma, no markup, and no Test Student."""
    roster = desk.parent / "canvas.csv"
    roster.write_text(
        CANVAS
        + '"van der Berg, <script>alert(1)</script>Anna",4,,anna,A,\n"Student, Test",9,,t,A,\n'
    )
    done = take(desk, **{"byronada_1_11_r.ipynb": "{}", "studenttest_9_12_r.ipynb": "{}"})
    assert done.returncode == 0  # Canvas's Test Student is nothing to look at
    with sqlite3.connect(desk / "gradebook.db") as db:
        rows = {
            row[0]: row[1:] for row in db.execute("select id, first_name, last_name from student")
        }
    assert rows["ada"] == ("Ada", "Byron")
    assert rows["anna"] == ("alert(1) Anna", "van der Berg")
    assert "t" not in rows


# A roster that came later, or is another platform's; work of another assignment.


def worksheet(*rows: str) -> str:
    """Moodle's worksheet in another language, with these rows' beginnings."""
    header = (
        "ID,Vollständiger Name,E-Mail-Adresse,Status,Bewertung,Bestwertung,Bewertung kann geändert "
        "werden,Zuletzt geändert (Abgabe),Zuletzt geändert (Bewertung),Feedback als Kommentar"
    )
    return "\n".join([header, *(f'{row},Abgegeben,,"100,00",Ja,-,-,' for row in rows), ""])


def test_a_roster_that_comes_later_doubles_nobody(desk, work):
    """Who came by the platform's name and number keeps that id, and gets a name."""
    archive = make_zip(desk.parent / "first.zip", {"byronada_1_11_r.ipynb": work["right"]})
    rnngrader(desk, "import", str(archive))
    assert handed_in(desk, "byronada-1") == [NOTEBOOK]
    again = {"byronada_1_21_r.ipynb": work["odd"], "turingalan_2_22_r.ipynb": work["right"]}
    dry = take(desk, "--dry-run", **again)
    done = take(desk, **again)
    assert "1 taken, 0 unchanged, 1 replaced" in dry.stdout
    assert "1 taken, 0 unchanged, 1 replaced" in done.stdout
    assert sorted(path.name for path in (desk / "submitted").iterdir()) == ["alan", "byronada-1"]
    with sqlite3.connect(desk / "gradebook.db") as db:
        rows = set(db.execute("select id, first_name, last_name from student"))
    assert ("byronada-1", "Ada", "Byron") in rows
    assert "ada" not in {row[0] for row in rows}


def test_a_roster_that_is_forgotten_doubles_nobody(desk, work):
    """Who came with a list is found by name and number; who did not is left to a person."""
    files = {"byronada_1_11_r.ipynb": work["right"]}
    take(desk, **files)
    again = {"byronada_1_21_r.ipynb": work["odd"], "lovelaceada_9_22_r.ipynb": work["right"]}
    archive = make_zip(desk.parent / "again.zip", again)
    for options in (("--dry-run",), ()):
        done = rnngrader(desk, "import", str(archive), *options)
        assert done.returncode == 1
        assert "0 taken, 0 unchanged, 1 replaced" in done.stdout
        assert "--roster tells who it is" in done.stdout
    metadata = "s1:\n  :submitters:\n  - :sid: '77'\n    :email: ada@example.org\n"
    files = {"submission_metadata.yml": metadata, "s1/rnn.ipynb": work["right"]}
    done = rnngrader(desk, "import", str(make_zip(desk.parent / "g.zip", files)))
    assert "1 unknown" in done.stdout
    assert [path.name for path in (desk / "submitted").iterdir()] == ["ada"]


@pytest.mark.parametrize("wrong", ["no file", "no roster of these"])
def test_an_import_that_is_refused_leaves_the_class_as_it_was(desk, work, wrong):
    """Also where it is the second file that cannot be read, or the list is another platform's."""
    archive = make_zip(desk.parent / "first.zip", {"byronada_1_11_r.ipynb": work["right"]})
    sheet = desk.parent / "worksheet.csv"
    sheet.write_text(WORKSHEET)
    second = ("train_your_rnn",) if wrong == "no file" else ("--roster", str(sheet))
    done = rnngrader(desk, "import", str(archive), *second)
    assert done.returncode == 2
    assert wrong != "no file" or "--assignment train_your_rnn" in done.stderr
    assert not list((desk / "submitted").glob("*"))
    assert not (desk / "imports").exists()
    book = desk / "gradebook.db"
    with sqlite3.connect(book) as db:
        tables = db.execute("select name from sqlite_master where name = 'student'").fetchall()
        assert not tables or not db.execute("select * from student").fetchall()


def test_a_worksheet_of_another_language_finds_who_is_known_by_address(desk, work):
    """The gradebook's ids are English usernames: the address, or the id in a cell, is theirs."""
    english = desk.parent / "english.csv"
    english.write_text(
        WORKSHEET.replace("Full name,", "Full name,Username,")
        .replace("Byron,", "Byron,u1,")
        .replace("Turing,", "Turing,u2,")
        .replace("Hopper,", "Hopper,u3,")
    )
    files = {f"Ada Byron_101_assignsubmission_file_/{NOTEBOOK}": work["right"]}
    archive = make_zip(desk.parent / "moodle.zip", files)
    assert rnngrader(desk, "import", str(archive), "--roster", str(english)).returncode == 0
    german = desk.parent / "german.csv"
    german.write_text(worksheet("Teilnehmer/in101,Ada Byron,ada@example.org"))
    done = rnngrader(desk, "import", str(archive), "--roster", str(german))
    assert "0 taken, 1 unchanged" in done.stdout
    assert [path.name for path in (desk / "submitted").iterdir()] == ["u1"]


def test_a_list_of_another_platform_is_refused(desk, work):
    """Moodle's numbers are not in Canvas's files: only names would match, and namesakes with them.
    Two lists are one too many.
    """
    roster = desk.parent / "worksheet.csv"
    roster.write_text(WORKSHEET)
    archive = make_zip(desk.parent / "a.zip", {"byronada_1_11_r.ipynb": work["right"]})
    for more in ((), ("--dry-run",)):
        done = rnngrader(desk, "import", str(archive), "--roster", str(roster), *more)
        assert done.returncode == 2
        assert "Canvas" in done.stderr
        assert "Moodle" in done.stderr
    assert not (desk / "submitted").exists()
    both = ("--roster", str(roster), "--roster", str(desk.parent / "canvas.csv"))
    done = rnngrader(desk, "import", str(archive), *both)
    assert done.returncode == 2
    assert "--roster" in done.stderr
    assert not (desk / "submitted").exists()


def test_a_name_alone_finds_nobody_of_gradescopes_on_another_platforms_list(desk, work):
    """A namesake on the Canvas list is not whoever handed in there: ids and addresses decide."""
    metadata = "submission_1:\n  :submitters:\n  - :sid: '77'\n    :name: Ada Byron\n"
    files = {"submission_metadata.yml": metadata, "submission_1/rnn.ipynb": work["right"]}
    archive = make_zip(desk.parent / "g.zip", files)
    done = rnngrader(desk, "import", str(archive), "--roster", str(desk.parent / "canvas.csv"))
    assert done.returncode == 2
    assert "Nobody on the roster" in done.stderr
    assert not (desk / "submitted").exists()


def test_a_list_in_the_place_of_a_zip_is_called_one(desk):
    """With the option that it belongs to."""
    done = rnngrader(desk, "import", str(desk.parent / "canvas.csv"))
    assert done.returncode == 2
    assert "A list of students is given with --roster" in " ".join(done.stderr.split())


def test_a_torn_notebook_is_taken_with_a_word(desk, work):
    """What could be read of it is graded; the import says so at once."""
    done = take(desk, **{"byronada_1_11_r.ipynb": work["right"][: len(work["right"]) // 2]})
    assert "1 taken" in done.stdout
    assert "The file is damaged (not valid JSON)" in " ".join(done.stdout.split())


def test_a_zip_of_the_other_assignment_replaces_nothing(desk, work):
    """It is known by what is in it, said with the way to import it, and to the student, too."""
    other = (COURSE / "source" / "train_your_rnn" / "Train_Your_RNN.ipynb").read_text()
    target = desk / "submitted" / "ada" / NAME / NOTEBOOK
    take(desk, **{"byronada_1_11_r.ipynb": work["right"]})
    files = {"byronada_1_21_Train.ipynb": other, "turingalan_2_22_Train.ipynb": other}
    for more in ((), ("--replace",)):
        done = take(desk, *more, **files)
        said = " ".join((done.stdout + done.stderr).split())
        assert done.returncode == 1
        assert "--assignment train_your_rnn" in said
        assert "2 other assignment" in said
        assert target.read_text() == work["right"]
        assert handed_in(desk, "alan") == ["Train.ipynb.other", "import.json"]
        assert "Nothing of: Grace Hopper (grace)." in said
    assert "nothing" not in take(desk, **{"hoppergrace_3_9_r.ipynb": work["right"]}).stdout.lower()
    rnngrader(desk, "grade")
    (page,) = (desk / "feedback" / "alan" / NAME).glob("*.html")
    assert "What was handed in is the notebook of" in page.read_text()
    assert "(Train.ipynb)" in page.read_text()
    done = take(desk, "--assignment", "train_your_rnn", **files)
    assert done.returncode == 0
    assert "2 taken" in done.stdout
    assert handed_in(desk, "ada") == [NOTEBOOK]


def test_a_notebook_without_any_exercise_replaces_none_that_has_some(desk, work):
    """Nor does a torn one, even if it is newer; where nothing stands, it is taken."""
    take(desk, **{"byronada_1_11_r.ipynb": work["right"]})
    other = json.dumps({"cells": [{"cell_type": "code", "source": "def f(): pass"}]})
    for number, text in enumerate((other, '{"cells": [', ""), 12):
        for more in ((), ("--replace",)):
            name = f"byronada_1_{number}_r.ipynb"
            done = take(desk, *more, **{name: text})
            said = "1 other assignment" if text == other else "  unreadable  "
            assert said in done.stdout
            assert done.returncode == 1
            assert (desk / "submitted" / "ada" / NAME / NOTEBOOK).read_text() == work["right"]
    done = take(desk, **{"turingalan_2_22_r.ipynb": other})
    assert "1 taken" in done.stdout


def test_a_time_written_by_hand_stays_for_work_that_is_late(desk, work):
    """The note says that timestamp.txt decides: so it is there. Work in time has none of before."""
    take(desk, **{"byronada_LATE_1_11_r.ipynb": work["right"]})
    told = desk / "submitted" / "ada" / NAME / "timestamp.txt"
    told.write_text("2024-05-03 10:00:00 UTC\n")
    take(desk, **{"byronada_LATE_1_21_r.ipynb": work["odd"]})
    assert told.read_text() == "2024-05-03 10:00:00 UTC\n"
    assert "2024-05-03 10:00:00" in log_of(desk)[-1]["note"]
    take(desk, **{"byronada_1_31_r.ipynb": work["right"]})
    assert not told.exists()
    kept = list((desk / "imports").glob("*/replaced/ada/timestamp.txt"))
    assert [path.read_text() for path in kept] == ["2024-05-03 10:00:00 UTC\n"]


def test_an_import_that_was_killed_left_its_log(desk, work, monkeypatch):
    """Each file has its row before the work is written: what is older is known afterwards."""
    assignment = load_assignment(desk, NAME)
    old = {"byronada_1_11_r.ipynb": work["right"], "turingalan_2_12_r.ipynb": work["right"]}
    new = {"byronada_1_21_r.ipynb": work["odd"], "turingalan_2_22_r.ipynb": work["odd"]}
    take(desk, **old)
    whole = intake.write_whole

    def write(path, content):
        if "alan" in str(path):
            os._exit(9)
        whole(path, content)

    newer = make_zip(desk.parent / "new.zip", new)
    roster = read_roster(desk.parent / "canvas.csv")
    process = os.fork()
    if not process:
        monkeypatch.setattr(intake, "write_whole", write)
        intake.import_work(intake.Intake(assignment, roster), [newer])
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 9
    assert [(row["student"], row["status"]) for row in log_of(desk)[2:3]] == [("ada", "replaced")]
    done = take(desk, **old)
    assert (desk / "submitted" / "ada" / NAME / NOTEBOOK).read_text() == work["odd"]
    assert "older" in done.stdout
    rnngrader(desk, "import", str(newer), "--roster", str(desk.parent / "canvas.csv"))
    for student in ("ada", "alan"):
        assert (desk / "submitted" / student / NAME / NOTEBOOK).read_text() == work["odd"]


def test_what_a_killed_writer_left_is_swept_by_the_next_one(desk, work):
    """Once no writer can be at it any more; one that is at it is left alone."""
    files = {"byronada_1_11_r.ipynb": work["right"]}
    if not (process := os.fork()):
        os.replace = lambda *_: os._exit(9)
        intake.write_whole(desk / "submitted" / "ada" / NAME / NOTEBOOK, b"half")
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 9
    (left,) = handed_in(desk, "ada")
    take(desk, **files)
    assert left in handed_in(desk, "ada")
    os.utime(desk / "submitted" / "ada" / NAME / left, (0, 0))
    take(desk, **files)
    assert handed_in(desk, "ada") == [NOTEBOOK]


def test_the_page_of_another_assignments_notebook_asks_once():
    """Instead of a sentence for each answer cell that is missing."""
    assignment = load_assignment(COURSE, NAME)
    other = (COURSE / "source" / "train_your_rnn" / "Train_Your_RNN.ipynb").read_bytes()
    problems = restore(assignment, read_cells(other)[0]).problems
    (said,) = [text for text in problems if "answer" in text or "exercise" in text]
    assert "of another assignment?" in said
