"""Work comes in again: later, older, from another list, after a writer was killed."""

from __future__ import annotations

import json
import os
import sqlite3
from pathlib import Path

import pytest
from conftest import COURSE, rnngrader
from desks import NAME, NOTEBOOK, WORKSHEET, desk, handed_in, log_of, make_zip, take, work

from rnngrader.course.assignment import load_assignment
from rnngrader.lms import intake
from rnngrader.lms.platforms import read_roster

FIXTURES = desk, work


def gradescope_zip(course: Path, when: str, text: str) -> Path:
    metadata = f"submission_1:\n  :submitters:\n  - :sid: ada\n  :created_at: {when}\n"
    files = {"submission_metadata.yml": metadata, "submission_1/rnn.ipynb": text}
    return make_zip(course.parent / "gradescope.zip", files)


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


def test_a_wrong_file_does_not_replace_a_notebook(desk, work):
    """The notebook stays, and the file that came after it is named."""
    take(desk, **{"byronada_1_11_r.ipynb": work["right"]})
    done = take(desk, **{"byronada_1_12_r.pdf": b"%PDF"})
    assert handed_in(desk, "ada") == [NOTEBOOK]
    assert "1 in, 2 nothing" in done.stdout
    assert log_of(desk)[-1]["status"] == "left out"


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


@pytest.mark.slow
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


def test_what_is_too_long_to_be_read_whole_is_nobody_elses_and_not_empty(desk, work):
    """Pasted pictures push no answer out; where code was not read, the work that stands stays."""
    take(desk, **{"byronada_1_11_r.ipynb": work["odd"]})
    right = json.loads(work["right"])
    picture = {"cell_type": "markdown", "metadata": {}, "source": "![p](" + "A" * 300_000 + ")"}
    full = json.dumps({**right, "cells": [picture] * 25 + right["cells"]})
    done = take(desk, **{"byronada_1_12_r.ipynb": full})
    assert "1 replaced" in done.stdout
    junk = [{"cell_type": "code", "metadata": {}, "source": "x" * 150_000}] * 40
    for cells in (junk, [{}] * 30_000 + right["cells"]):
        for more in ((), ("--replace",)):
            done = take(desk, *more, **{"byronada_1_13_r.ipynb": json.dumps({"cells": cells})})
            assert "1 unreadable" in done.stdout
            assert done.returncode == 1
            assert "of another course" not in done.stdout
    target = desk / "submitted" / "ada" / NAME / NOTEBOOK
    assert target.read_text() == full
    target.write_text(json.dumps({"cells": junk}))
    done = take(desk, "--replace", **{"byronada_1_14_r.ipynb": json.dumps({"cells": [{}]})})
    assert "stays" in " ".join(done.stdout.split())


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
