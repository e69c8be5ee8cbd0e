"""Work comes in from a platform: whose it is, what it is, and what is said of it."""

from __future__ import annotations

import io
import json
import os
import re
import sqlite3
import zipfile
from pathlib import Path

import pytest
from conftest import COURSE, rnngrader
from desks import CANVAS, NAME, NOTEBOOK, WORKSHEET, desk, handed_in, log_of, make_zip, take, work

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import load_assignment
from rnngrader.submission.read import read_cells
from rnngrader.submission.restore import restore

FIXTURES = desk, work


def zip_of(files: dict[str, str | bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return file.getvalue()


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


@pytest.mark.slow
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
        ("my.zip", b"PK not a zip", "my.zip.unreadable"),
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
    (desk / "gradebook.db").unlink()
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


def test_the_page_of_another_assignments_notebook_asks_once():
    """Instead of a sentence for each answer cell that is missing."""
    assignment = load_assignment(COURSE, NAME)
    other = (COURSE / "source" / "train_your_rnn" / "Train_Your_RNN.ipynb").read_bytes()
    problems = restore(assignment, read_cells(other)[0]).problems
    (said,) = [text for text in problems if "answer" in text or "exercise" in text]
    assert "of another assignment?" in said
