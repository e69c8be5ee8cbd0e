"""A term: lateness, students who leave, an upgrade, last year's gradebook, a demo beside work."""

from __future__ import annotations

import csv
import io
import json
import re
import shutil
import sqlite3
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from conftest import EXAMPLE, copy_course, rnngrader
from driving.docs import commands
from test_replay import NAME, edit, hand_in

from rnngrader.batch.work import read_work
from rnngrader.course.assignment import load_assignment
from rnngrader.course.files import write_whole
from rnngrader.gradebook.attempts import read_report
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.instructor.similar import same_work
from rnngrader.lms import forget as forgetting
from rnngrader.lms.archive import Entry
from rnngrader.lms.log import Arrival, write_log
from rnngrader.lms.platform import Owner, SubmittedFile
from rnngrader.records import ProbeSource, Verdict
from rnngrader.submission.files import work_digest

VERSION_1 = Path(__file__).parent / "versions" / "gradebook_1_0.sql"
EXERCISES = Path("exercises", f"{NAME}.py")
NOTEBOOK = "Logistic_Regression"

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example course with two students, graded."""
    course = copy_course(tmp_path_factory.mktemp("term") / "course", EXAMPLE)
    hand_in(course, "right")
    hand_in(course, "flat", "gradient.dw_flat")
    assert rnngrader(course, "grade").returncode == 0
    return course


@pytest.fixture
def course(graded: Path, tmp_path: Path) -> Path:
    """That course, for a test to change."""
    load_assignment.cache_clear()
    return Path(shutil.copytree(graded, tmp_path / "course", symlinks=True))


@pytest.fixture
def run(course: Path) -> Command:
    """Runs a command on the course: its exit status, stdout and stderr."""

    def command(*arguments: str) -> tuple[int, str, str]:
        done = rnngrader(course, *arguments)
        return done.returncode, done.stdout, done.stderr

    return command


def settings(course: Path, text: str) -> None:
    with (course / EXERCISES).open("a") as file:
        file.write(f"\nfrom rnngrader import AssignmentSettings\nSETTINGS = {text}\n")


@pytest.fixture
def from_version_1(tmp_path: Path) -> Path:
    """A course with a gradebook that version 1.0 wrote, and the same work as then."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    hand_in(course, "right")
    hand_in(course, "flat", "gradient.dw_flat")
    assignment = load_assignment(course, NAME)
    with sqlite3.connect(course / "gradebook.db") as db:
        db.executescript(VERSION_1.read_text())
        for student in ("right", "flat"):
            work = work_digest(*read_work(assignment, student))
            db.execute("update rnngrader_attempt set work = ? where student = ?", (work, student))
        db.execute("update grade set manual_score = 5.5 where auto_score = 2.0")
    return course


@pytest.mark.slow
def test_a_gradebook_of_version_1_keeps_its_grades(from_version_1: Path):
    """What was given then stands, by hand too; other points come only when they are applied."""
    course = from_version_1
    edit(course / EXERCISES, '"dw": 2, "db": 1', '"dw": 1, "db": 1')
    done = rnngrader(course, "grade", "--json", str(course / "out.json"))
    assert done.returncode == 0
    held = done.stdout[done.stdout.index("Would change") :].split("\n")[2]
    assert re.match(r"flat +gradient +2 +3 +an earlier version of the grader", held)
    assert "a person's score stands" in held
    assert "rnngrader grade --apply" in done.stderr
    results = json.loads((course / "out.json").read_text())
    assert results["seed"] == 0, "its probes stay those of the public seed"
    (flat, _) = results["submissions"]
    gradient = next(e for e in flat["exercises"] if e["name"] == "gradient")
    assert (gradient["automatic_points"], gradient["points"]) == (2.0, 5.5)
    assert flat["score"] == 19.5
    out = rnngrader(course, "grade", "--apply").stdout
    assert re.search(r"Changed scores.*flat +gradient +2 +3", out, re.DOTALL)
    assert "Would change" not in out
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        assert gradebook.probe_source() == ProbeSource(0)
        assert gradebook.final("flat").score == 19.5


def test_a_report_of_another_form_keeps_points_and_verdicts():
    """What a later version says otherwise is left out; what was given is not."""
    exercise = {"name": "f", "points": 2.5, "max_points": 5.0, "verdict": "WRONG_VALUE"}
    exercise |= {"outputs": {"y": "as no version of ours ever wrote it"}, "diagnosis": 3}
    told = {"student": "ada", "status": "graded", "score": 2.5, "max_score": 5.0}
    told |= {"problems": ["odd"], "exercises": [exercise], "needs_review": False}
    report = read_report(msgspec.json.encode(told).decode())
    (read,) = report.exercises
    assert (report.student, report.score, report.problems) == ("ada", 2.5, ("odd",))
    assert (read.points, read.max_points, read.verdict) == (2.5, 5.0, Verdict.WRONG_VALUE)


@pytest.mark.slow
def test_after_an_upgrade_points_change_only_when_they_are_applied(run, course):
    """New work is graded as always; who else would get other points is told why, and kept."""
    edit(course / EXERCISES, '"dw": 2, "db": 1', '"dw": 1, "db": 1')
    hand_in(course, "late", "gradient.dw_flat")
    status, text, errors = run("grade", "--json", str(course / "out.json"))
    assert status == 0
    assert re.search(r"Would change.*\n.*\nflat +gradient +2 +3 +course", text)
    scores = {
        s["student"]: s["score"]
        for s in json.loads((course / "out.json").read_text())["submissions"]
    }
    assert scores == {"flat": 16.0, "late": 17.0, "right": 20.0}
    assert "late" not in text[text.index("Would change") :]
    assert re.search(r"^2 graded in [\d.]+ s, 1 would change\. ", errors, re.M)
    with sqlite3.connect(course / "gradebook.db") as db:
        (stored,) = db.execute("select graded_with from rnngrader_attempt where student='right'")
        old = stored[0].replace(json.loads(stored[0])["loss"]["numpy"], "1.20.0")
        db.execute("update rnngrader_attempt set graded_with = ? where student='flat'", (old,))
    assert re.search(r"flat +gradient +2 +3 +numpy 1.20.0 → ", run("grade")[1])
    _, text, _ = run("grade", "--apply")
    assert re.search(r"Changed scores.*\n.*\nflat +gradient +2 +3", text)
    assert "Would change" not in run("grade")[1]


@pytest.mark.slow
def test_a_gradebook_keeps_where_its_probes_come_from(course, run):
    """A secret made once; or the seed that it was begun with, which no other one replaces."""
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        source = gradebook.probe_source()
        assert gradebook.seed() is None
    assert re.fullmatch("[0-9a-f]{32}", source.secret)
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        assert gradebook.probe_source() == source
    status, _, errors = run("grade", "--seed", "3")
    assert status == 2
    assert "a secret of its own" in errors
    assert source.secret not in errors

    for path in course.glob("gradebook.db*"):
        path.unlink()
    assert run("release")[0] == 0  # makes a gradebook in which nothing is graded yet
    assert run("grade", "--seed", "3")[0] == 0
    assert "0 graded" in run("grade")[2], "the seed is remembered"
    assert "the seed 3" in run("grade", "--seed", "4")[2]
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        assert gradebook.probe_source() == ProbeSource(3)


@pytest.mark.slow
def test_the_settings_say_when_work_is_late_and_what_it_costs(run, course):
    """The date goes to nbgrader too; a late plug-in stands back where the settings have a rule."""
    settings(course, 'AssignmentSettings(due="2026-01-01T19:00+01:00", late=0.1)')
    for student, when in (
        ("right", "2026-01-01 19:00:00 +0100"),
        ("flat", "2026-01-02 19:00:00 UTC"),
    ):
        (course / "submitted" / student / NAME / "timestamp.txt").write_text(when)
    _, text, _ = run("grade")
    assert re.search(r"^flat +12.8/20 +.*1 day 1 h late: −3.2", text, re.MULTILINE)
    assert "brought up to date" not in run("grade")[2]
    edit(course / EXERCISES, "late=0.1", "late=0.2")
    assert "1 page brought up to date" in run("grade")[2]
    run("override", "flat", "loss", "3")
    with sqlite3.connect(course / "gradebook.db") as db:
        db.execute("update grade set manual_score = 2 where manual_score = 3")
    assert "0 graded" in (said := run("grade")[2])
    assert "1 page brought up to date" in said
    assert re.search(r"^right +20/20", text, re.MULTILINE)
    with sqlite3.connect(course / "gradebook.db") as db:
        (due,) = db.execute("select duedate from assignment").fetchone()
    assert due.startswith("2026-01-01 18:00:00")


def test_nbgraders_late_plugin_stands_beside_the_configuration(run, course):
    """Each command finds it, as nbgrader's do; one that does not load is said in a sentence."""
    (course / "half_off.py").write_text(
        "from nbgrader.plugins import BasePlugin\n\n\n"
        "class HalfOff(BasePlugin):\n"
        "    def late_submission_penalty(self, student_id, score, total_seconds_late):\n"
        "        return score / 2\n"
    )
    with (course / "nbgrader_config.py").open("a") as config:
        config.write('\nc.AssignLatePenalties.plugin_class = "half_off.HalfOff"\n')
    settings(course, 'AssignmentSettings(due="2026-01-01T19:00Z")')
    (course / "submitted" / "flat" / NAME / "timestamp.txt").write_text("2026-01-09 19:00:00 UTC")
    assert re.search(r"^flat +8/20 .*8 days late: −8", run("grade")[1], re.MULTILINE)
    for command in ("report", "export"):
        assert run(command)[0] == 0
    edit(course / "nbgrader_config.py", "half_off.HalfOff", "no_such_module.HalfOff")
    status, _, errors = run("grade")
    assert status == 2
    assert "plugin_class cannot be loaded" in errors
    assert len(errors.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('AssignmentSettings(bonus=("los",))', "bonus names 'los'; there are: predict"),
        ('AssignmentSettings(bonus="loss")', "bonus is 'loss'; wanted a tuple"),
        ('AssignmentSettings(bonus=("loss"))', "wanted a tuple of exercises: ('loss',)"),
        ("AssignmentSettings(bonus=3)", "wanted a tuple of exercises, such as ('predict',)"),
        ("AssignmentSettings(typo=3)", "there is no setting 'typo'; there are: bonus, full_marks"),
        ("AssignmentSettings(full_marks=99)", "at most 20"),
        ('AssignmentSettings(due="2026-12-01")', "a time with its zone"),
        ("AssignmentSettings(late=10)", "0.1 for 10 %"),
        ('AssignmentSettings(missing="none")', "wanted 'zero' or 'blank'"),
        ('AssignmentSettings(above_full="yes")', "wanted 'keep' or 'cut'"),
        ('AssignmentSettings(tolerance={"loss": 2})', "between 0 and 1"),
        ("AssignmentSettings(attempts=0)", "1 at least, or None for all"),
        ("AssignmentSettings(attempts=2.5)", "1 at least, or None for all"),
        ("AssignmentSettings(minutes_between=-1)", "minutes, from 0 to 10,080"),
        ('{"bonus": "loss"}', "it is a dict"),
    ],
)
def test_settings_that_cannot_be_are_refused(run, course, text, said):
    """The message names the setting, what it got, and what is wanted."""
    settings(course, text)
    status, _, errors = run("grade")
    assert status == 2
    assert f"exercises/{NAME}.py: SETTINGS: " in errors
    assert said in errors


@pytest.mark.slow
def test_who_hands_in_nothing_stays_blank_where_the_instructor_says_so(run, course):
    """No number in the results, nothing in the table; the page says why."""
    settings(course, 'AssignmentSettings(missing="blank")')
    (course / "submitted" / "nobody").mkdir()
    _, text, _ = run("grade", "--json", str(course / "out.json"))
    assert re.search(r"nobody +no score", text)
    results = json.loads((course / "out.json").read_text())["submissions"]
    nobody = next(one for one in results if one["student"] == "nobody")
    assert (nobody["score"], nobody["status"]) == (None, "missing")
    page = (course / "feedback" / "nobody" / NAME / f"{NOTEBOOK}.html").read_text()
    assert "No <small>score" in page
    assert "Nothing was handed in" in page


def test_nothing_is_found_in_work_that_is_not_there(run, course):
    """The class's table has the points that a person gave for it, and no verdict beside them."""
    (course / "submitted" / "nobody").mkdir()
    run("grade")
    exercise = next(iter(load_assignment(course, NAME).exercises))
    run("override", "nobody", exercise, "1")
    run("report")
    table = course / "report" / f"{NAME}.csv"
    rows = csv.DictReader(table.read_text().splitlines())
    row = next(row for row in rows if row["student"] == "nobody")
    told = (row["status"], row[exercise], row[f"{exercise} verdict"], row[f"{exercise} mistake"])
    assert told == ("missing", "1", "", "")


def test_another_file_than_a_notebook_is_named(run, course):
    """Who hands in a zip is not told that nothing came."""
    folder = course / "submitted" / "zip" / NAME
    folder.mkdir(parents=True)
    (folder / "work.zip").write_bytes(b"PK")
    _, text, _ = run("grade", "--json", str(course / "out.json"))
    results = json.loads((course / "out.json").read_text())["submissions"]
    assert next(one for one in results if one["student"] == "zip")["status"] == "wrong_file"
    page = (course / "feedback" / "zip" / NAME / f"{NOTEBOOK}.html").read_text()
    assert "No notebook was handed in" in page
    for told in (text, page):
        assert "No notebook was handed in: work.zip is an archive." in told
        assert "Nothing was handed in" not in told


def test_a_student_is_forgotten_wholly(run, course):
    """No row, no folder, no byte of the database; what is left elsewhere is told."""
    keep = course / "imports" / "canvas-1"
    (keep / "replaced" / "flat").mkdir(parents=True)
    (keep / "replaced" / "flat" / "old.ipynb").write_text("{}")
    (keep / "flat_123.ipynb").write_text("{}")
    with zipfile.ZipFile(keep / "week.zip", "w") as archive:
        archive.writestr("lee_7_9_r.ipynb", "{}")
    arrivals = [
        Arrival(student, SubmittedFile(student, Entry(file, bytes), Owner()), "taken")
        for student, file in (("flat", "lee_7_9_r.ipynb"), ("right", "roe_8_9_r.ipynb"))
    ]
    write_log(course / "imports", "week.zip", NAME, {}, arrivals)
    run("report")
    status, text, _ = run("forget", "flat")
    assert status == 0
    for folder in ("submitted/flat/", "autograded/flat/", "feedback/flat/"):
        assert f"deleted: {folder}" in text
        assert not (course / folder).exists()
    assert not (keep / "replaced" / "flat").exists()
    assert "left: imports/canvas-1/flat_123.ipynb" in text
    assert "left: imports/canvas-1/week.zip holds lee_7_9_r.ipynb: delete the whole" in text
    assert "log.csv" not in text, "the log is ours to mend"
    log = (course / "imports" / "log.csv").read_text()
    assert "flat," not in log
    assert "right,,roe_8_9_r.ipynb,taken" in log
    assert f"left: report/{NAME}.html" in text
    assert "nbgrader's exchange" in text
    stored = b"".join(path.read_bytes() for path in course.glob("gradebook.db*"))
    assert b"right" in stored
    assert b"flat" not in stored
    assert run("grade")[0] == 0
    status, _, errors = run("forget", "flat")
    assert status == 2
    assert "Nothing is stored of 'flat'" in errors
    for odd in ("..", ".", "a/b", "", "nobody"):
        assert run("forget", "right", odd)[0] == 2
    assert (course / "submitted" / "right").is_dir()
    assert "right,,roe_8_9_r.ipynb,taken" in (course / "imports" / "log.csv").read_text()


def test_several_students_are_forgotten_at_once(run, course):
    """All their rows and folders; what is left of any of them is listed once."""
    hand_in(course, "third")
    run("grade")
    run("report")
    status, text, _ = run("forget", "flat", "third", "flat")
    assert status == 0
    assert sorted(path.name for path in (course / "submitted").iterdir()) == ["right"]
    for folder in ("submitted/flat/", "feedback/third/", "autograded/third/"):
        assert text.count(f"deleted: {folder}\n") == 1
    assert text.count(f"left: report/{NAME}.html ") == 1
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        assert gradebook.everybody() == {"right"}
    stored = b"".join(path.read_bytes() for path in course.glob("gradebook.db*"))
    assert not re.search(b"flat|third", stored)


def test_what_is_left_of_a_student_lies_where_it_is_said_to_lie(run, course):
    """Inside of zips: what came, and what went back under the platform's own names."""
    imports, exports = course / "imports", course / "exports"
    files = {"a-1": "lee_7_8_r.ipynb", "b-2": "lee_7_9_r-1.ipynb"}
    for folder, file in files.items():
        (imports / folder).mkdir(parents=True)
        with zipfile.ZipFile(imports / folder / "week.zip", "w") as archive:
            archive.writestr(file, "{}")
            archive.writestr("roe_8_10_r.ipynb", "{}")
        with zipfile.ZipFile(imports / folder / "other.zip", "w") as archive:
            archive.writestr("my.ipynb", "somebody else's file of that name")
        arrival = Arrival("flat", SubmittedFile("flat", Entry(file, bytes), Owner()), "taken")
        write_log(imports, "week.zip", NAME, {}, [arrival])
    mine = SubmittedFile("flat", Entry("my.ipynb", bytes), Owner())
    write_log(imports, "folder", NAME, {}, [Arrival("flat", mine, "taken")])
    exports.mkdir()
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        gradebook.add_students([("flat", "Lee", "Flat", "lee@uni.example")])
    inside = {
        "x-canvas-feedback.zip": ("lee_LATE_7_9_r.ipynb", "{}"),
        "x-moodle-feedback.zip": ("Lee_123/x.html", '<p class="soft">flat</p>'),
        "x-gradescope.zip": ("results.json", '{"lee@uni.example": 3}'),
        "others.zip": ("roe_8_10_r.ipynb", '{"source": "flatten inflated"}'),
    }
    for name, (file, text) in inside.items():
        with zipfile.ZipFile(exports / name, "w") as archive:
            archive.writestr(file, text)
    text = run("forget", "flat")[1]
    for folder, file in files.items():
        held = [line for line in text.splitlines() if f"imports/{folder}/" in line]
        assert held == [
            f"left: imports/{folder}/week.zip holds {file}: delete the whole file by hand"
        ]
    for name, (file, _) in inside.items():
        assert (f"left: exports/{name} holds {file}" in text) == (name != "others.zip")


def test_of_gradescopes_zip_only_a_students_own_submission_is_told(run, course):
    """And the list that names them; not what others handed in."""
    top, keep = "assignment_77_export", course / "imports" / "g-1"
    keep.mkdir(parents=True)
    with zipfile.ZipFile(keep / "g.zip", "w") as archive:
        for number in (1, 2):
            archive.writestr(f"{top}/submission_{number}/r.ipynb", "{}")
        archive.writestr(f"{top}/submission_metadata.yml", "submission_1:\n  - :sid: flat\n")
    mine = SubmittedFile("flat", Entry(f"{top}/submission_1/r.ipynb", bytes), Owner())
    write_log(course / "imports", "g.zip", NAME, {}, [Arrival("flat", mine, "taken")])
    told = [line for line in run("forget", "flat")[1].splitlines() if "g.zip" in line]
    held = [f"{top}/submission_1/r.ipynb", f"{top}/submission_metadata.yml"]
    assert told == [
        f"left: imports/g-1/g.zip holds {name}: delete the whole file by hand" for name in held
    ]


def test_a_zip_too_large_to_look_into_is_named(run, course, monkeypatch):
    """Nobody is told that it holds nothing."""
    (course / "exports").mkdir()
    with zipfile.ZipFile(course / "exports" / "big.zip", "w") as archive:
        archive.writestr("a.html", "x" * 2000)
    monkeypatch.setattr(forgetting, "MOST_BYTES", 1000)
    _, left = forgetting.forget_students(course, ["flat"])
    assert any(line.startswith("exports/big.zip") and "was not read" in line for line in left)


CANVAS_ROSTER = (
    "Student,ID,SIS Login ID,Section,Work (7)\n    Points Possible,,,,20\n"
    + "".join(f'"Roe, {name}",{n},{name},A,\n' for n, name in enumerate("abcd", 1))
)  # fmt: skip


def test_nobody_gets_zero_because_ids_do_not_fit(run, course):
    """Where the graded are not on the roster, and the roster's people have no work, it is refused,
    unless zero was asked for; where nobody on it is in the class, always. Zeros for some absent
    are the rule.
    """
    roster = course.parent / "canvas.csv"
    roster.write_text(CANVAS_ROSTER)
    asked = ("export", "--format", "canvas", "--title", "Work", "--roster", str(roster))
    for more in ((), ("--missing", "blank"), ("--missing", "zero")):
        status, text, errors = run(*asked, *more)
        assert status == 2
        assert "None of the 4 on the roster" in errors
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        gradebook.add_students((name, "", "", "") for name in "abcd")
    status, text, errors = run(*asked)
    assert status == 2
    for way in ("Import", "--roster", "--missing"):
        assert way in errors
    assert not (course / "exports").exists()
    for word, score in (("blank", ""), ("zero", "0")):
        status, text, _ = run(*asked, "--missing", word)
        rows = list(csv.reader(io.StringIO(Path(text.splitlines()[0]).read_text())))
        assert (status, [row[-1] for row in rows[2:]]) == (0, [score] * 4)
    roster.write_text(CANVAS_ROSTER.replace(",a,A", ",flat,A").replace(",b,A", ",right,A"))
    status, text, _ = run(*asked)
    rows = list(csv.reader(io.StringIO(Path(text.splitlines()[0]).read_text())))
    assert (status, [row[-1] for row in rows[2:]]) == (0, ["16", "20", "0", "0"])


def test_a_roster_finds_those_who_came_without_one(run, course):
    """By the platform's number and name in their ids; a row that fits nobody is as before."""
    (course / "submitted" / "flat").rename(course / "submitted" / "roea-1")
    run("grade")
    roster = course.parent / "canvas.csv"
    roster.write_text(CANVAS_ROSTER)
    asked = ("export", "--format", "canvas", "--title", "Work", "--roster", str(roster))
    _, text, _ = run(*asked, "--missing", "blank")
    rows = list(csv.reader(io.StringIO(Path(text.splitlines()[0]).read_text())))
    assert [row[-1] for row in rows[2:]] == ["16", "", "", ""]


@pytest.mark.slow
def test_points_by_hand_below_the_graders_are_told(run, course):
    """Better work came after them: page and terminal say so, and nothing is contradictory."""
    run("override", "flat", "gradient", "1", "--comment", "before you handed in again")
    hand_in(course, "flat")
    _, text, errors = run("grade")
    page = next((course / "feedback" / "flat" / NAME).glob("*.html")).read_text()
    said = "1 of 6 points, given by hand: before you handed in again; the grader gives 6"
    assert said in " ".join(page.split())
    assert "flat: gradient 1 by hand, 6 by the grader" in " ".join(errors.split())
    run("override", "flat", "gradient", "6")
    hand_in(course, "flat", "gradient.dw_flat")
    assert "by the grader" not in run("grade")[2]


@pytest.mark.slow
def test_attempts_beyond_the_limit_are_said(run, course):
    """`grade` grades them, as documented; and says whose."""
    settings(course, "AssignmentSettings(attempts=1)")
    assert "1 attempt" not in run("grade")[2]
    hand_in(course, "flat")
    errors = " ".join(run("grade")[2].split())
    assert "more than 1 attempt" in errors
    assert "flat (attempt 2)" in errors
    assert "more than 1 attempt" not in " ".join(run("grade")[2].split())


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        (("grade", "--force"), "--json"),
        (("check", "nothing.ipynb"), "--json"),
        (("replay", "right", "gradient"), "--html"),
        (("explain",), "--html"),
    ],
)
def test_a_folder_that_is_not_there_is_said_before_work_starts(run, course, arguments, option):
    """A mistyped path makes no folder, and nothing is graded first."""
    before = sorted(course.rglob("*"))
    for path, why in ((course / "no" / "x.out", "there is no folder"), (course, "is a folder")):
        status, _, errors = run(*arguments, option, str(path))
        assert status == 2
        assert why in errors
    assert sorted(course.rglob("*")) == before


def test_more_points_than_an_exercise_has_need_a_word(run, course):
    """A slip of the key is refused; points on top are given with --force."""
    for points in ("40", "1e9", "inf"):
        assert run("override", "flat", "gradient", points)[0] == 2
    status, _, errors = run("override", "flat", "gradient", "7")
    assert status == 2
    assert "--force" in errors
    assert run("override", "flat", "gradient", "7", "--force")[1].startswith("flat: ")


def test_a_student_whom_nbgrader_removed_is_graded_anew(run, course):
    """Our row of an attempt without nbgrader's rows stands for nothing."""
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        gradebook.book.remove_student("flat")
    _, text, errors = run("grade", "--json", str(course / "out.json"))
    assert "1 graded" in errors
    assert re.search(r"^flat +16/20", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("override", "flat", "gradients", "3"), "There is no exercise 'gradients'"),
        (("override", "nobody", "gradient", "3"), "knows no student 'nobody'"),
        (("override", "flat", "gradient"), "Give POINTS, or --clear"),
        (("override", "flat", "gradient", "3", "--clear"), "Give POINTS, or --clear"),
        (("override", "flat", "gradient", "--", "-1"), "at least 0"),
        (("override", "flat", "gradient", "nan"), "at least 0"),
        (("extend", "nobody", "--days", "2"), "knows no student 'nobody'"),
        (("extend", "flat", "--days", "-2"), "from 0 to 3650"),
    ],
)
def test_a_decision_that_cannot_be_is_refused(run, arguments, said):
    """The message says what was wrong, and nothing changes."""
    status, _, errors = run(*arguments)
    assert status == 2
    assert said in errors


def test_points_by_hand_are_all_that_an_exercise_gives(run, course):
    """Extra credit of formgrader's does not come on top of them, nor back with the grader's."""
    with sqlite3.connect(course / "gradebook.db") as db:
        db.execute("update grade set extra_credit = 0.5 where auto_score = 2")
    for how, points in ((("3",), "3"), (("--clear",), "2")):
        run("override", "flat", "gradient", *how)
        run("grade", "--json", str(course / "out.json"))
        results = json.loads((course / "out.json").read_text())["submissions"]
        (flat,) = [one for one in results if one["student"] == "flat"]
        assert [e["points"] for e in flat["exercises"] if e["name"] == "gradient"] == [
            float(points)
        ]


def test_a_report_with_names_makes_no_secret(run, course):
    """The key to pseudonyms is made for those alone."""
    made = [
        (run("report", *how)[0], (course / "report" / ".pseudonyms").exists())
        for how in ((), ("--anonymous",))
    ]
    assert made == [(0, False), (0, True)]


def test_a_decision_on_who_is_only_enrolled_is_written_whole_or_not_at_all(run, course):
    """One that is refused leaves no submission of nobody's; one that is taken says the score."""
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        gradebook.add_students([("enrolled", "Eve", "Lo", "")])
    assert run("override", "enrolled", "gradients", "3")[0] == 2
    with sqlite3.connect(course / "gradebook.db") as db:
        rows = "select count(*) from submitted_assignment where student_id = 'enrolled'"
        assert db.execute(rows).fetchone() == (0,)
    status, text, errors = run("override", "enrolled", "loss", "3")
    assert (status, errors) == (0, "")
    assert text.startswith("enrolled: 3 of ")


@pytest.mark.slow
def test_points_and_time_can_be_given_before_anything_is_handed_in(run, course):
    """A row is made for them, and the work that comes later finds it."""
    (course / "submitted" / "new").mkdir()
    run("grade")
    assert run("override", "new", "loss", "3", "--comment", "on paper")[0] == 0
    assert "loss: 4 of 4 points, given by hand: on paper" in run("override", "new", "loss", "4")[1]
    for missing in ((), ("--missing", "zero"), ("--missing", "blank")):
        run("export", *missing)
        with (course / "exports" / f"{NAME}-csv.csv").open(newline="") as file:
            (row,) = [row for row in csv.DictReader(file) if row["student"] == "new"]
        assert (row["score"], row["loss"]) == ("4", "4"), missing
    run("grade", "--json", str(course / "out.json"))
    results = json.loads((course / "out.json").read_text())["submissions"]
    (result,) = [one for one in results if one["student"] == "new"]
    assert [(e["name"], e["points"]) for e in result["exercises"]] == [("loss", 4.0)]

    run("override", "new", "loss", "4")
    said = run("extend", "new", "--days", "3")[1]
    assert f"{NAME} has no deadline yet" in said
    assert "is stored" in said
    settings(course, 'AssignmentSettings(due="2026-01-01T19:00+01:00")')
    assert "new has time until 2026-01-03 18:00 UTC." in run("extend", "new", "--days", "2")[1]
    hand_in(course, "new", "loss.sum_for_mean")
    _, text, _ = run("grade")
    assert re.search(r"^new +20/20 .*loss: 4 of 4 points, given by hand: on paper", text, re.M)


@pytest.mark.slow
def test_a_demo_class_never_stands_among_real_work(run, course):
    """It is refused beside real work; real work beside it is not graded until it is taken out."""
    status, _, errors = run("demo")
    assert status == 2
    assert "rnngrader --course COPY demo" in errors
    assert not (course / "submitted" / "s01").exists()

    real = course / "submitted"
    real.rename(course / "aside")
    assert run("demo", "--students", "3")[0] == 0
    assert run("grade")[0] in (0, 1)
    shutil.copytree(course / "aside" / "flat", real / "flat")
    status, _, errors = run("grade")
    assert status == 2
    assert "(s01 to s03) among real work (flat)" in errors
    assert run("demo", "--clear")[0] == 0
    assert sorted(path.name for path in real.iterdir()) == ["flat"]
    _, text, _ = run("grade")
    assert "s01" not in text


@pytest.mark.slow
def test_a_second_term_begins_with_nobody_and_another_secret(run, course):
    """The documented copy grades its own class, and the first term's folder stays as it was."""
    before = (course / "gradebook.db").read_bytes()
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        secret = gradebook.probe_source().secret
    write_whole(course / ".rnngrader" / f"watch-{NAME}", b"a watch of the first term")
    for line in commands("scores.md", "cp -r course course-2027"):
        folder = course.parent / ("course-2027" if "rm " in line else "")
        subprocess.run(["bash", "-c", line], cwd=folder, check=True)
    second = course.parent / "course-2027"
    assert not (second / ".rnngrader").exists()
    hand_in(second, "new", "gradient.dw_flat")
    assert rnngrader(second, "grade").returncode == 0
    with Gradebook(load_assignment(second, NAME)) as gradebook:
        assert gradebook.students() == ["new"]
        assert gradebook.final("new").score == 16.0
        assert gradebook.probe_source().secret not in ("", secret)
    assert (course / "gradebook.db").read_bytes() == before


def test_what_lint_refuses_is_told_when_grading(run, course):
    """Errors alone, and grading goes on."""
    edit(course / EXERCISES, 'spots=("J",)', 'spots=("K",)')
    status, _, errors = run("grade")
    assert status == 0
    assert "RG204 error" in errors
    assert "spots names 'K'" in errors


@pytest.mark.slow
def test_a_name_is_corrected_and_taken_back(run, course):
    """A second name replaces the first; taken back, the mistake is as unnamed as before."""
    odd = "def loss(p, y):\n    return np.sum(p) * 0.125\n"
    for student in ("one", "two"):
        hand_in(course, student, loss=odd)
    run("grade")
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        report = gradebook.report("one")
    digest = next(e.numbers for e in report.exercises if e.name == "loss")
    assert digest, "an unnamed mistake"
    assert "Told to: one, two" in run("explain", digest[:12])[1]

    assert "2 students" in run("name", digest, "--title", "An eight", "--hint", "Whense it?")[1]
    run("grade")
    assert (
        "2 students" in run("name", digest[:8], "--title", "An eighth 😀", "--hint", "Whence?")[1]
    )
    _, text, _ = run("grade")
    assert "An eighth 😀" in text
    assert "An eight " not in text
    for id in (f"loss.{digest}", digest):
        explained = run("explain", id)[1]
        assert "An eighth 😀" in explained
        assert "Whence?" in explained
    assert "no longer told" in run("name", digest, "--clear")[1]
    assert "An eighth" not in run("grade")[1]
    assert run("name", digest, "--clear")[0] == 2
    assert run("name", digest)[0] == 2


@pytest.mark.slow
def test_every_id_that_a_table_prints_can_be_explained(run, course):
    """Known mistakes, two at once, what a search found, and clusters."""
    hand_in(course, "two", "predict.bias_forgotten", "descent_step.bias_stays")
    hand_in(course, "odd", gradient="def gradient(X, y, p):\n    return X * 0, 7.0\n")
    run("grade")
    _, text, _ = run("grade")
    rows = text[text.index("Mistakes") :].strip().split("\n")[2:]
    ids = [row.split()[-1] for row in rows if "." in row.split()[-1] or len(row.split()[-1]) == 12]
    assert len(ids) >= 3
    for id in ids:
        status, explained, errors = run("explain", id)
        assert status == 0, (id, errors)
        assert len(explained.splitlines()) >= 2


def test_the_anonymous_report_has_files_of_its_own(run, course):
    """The named one stays; its links lead to pages, and it tells what it was made with."""
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        gradebook.add_students([("new", "Tolu", "Adeyemi,", ""), ("other", "Mary Ann", "Lee", "")])
        assert gradebook.names() == {"new": "Tolu Adeyemi", "other": "Mary Ann Lee"}
    run("report")
    page = course / "report" / f"{NAME}.html"
    named = page.read_text()
    (link,) = re.findall(r'href="(\.\./feedback/flat/[^"]+)">flat</a></th><td>', named)
    assert (page.parent / link).resolve().is_file()
    assert re.search(r"Course [0-9a-f]{8}, rnngrader \S+, Python", named)
    run("report", "--anonymous")
    assert page.read_text() == named
    hidden = (course / "report" / f"{NAME}-anonymous.html").read_text()
    assert "flat" not in re.sub(r"gradient\.dw_flat", "", hidden)


@pytest.mark.slow
def test_a_report_tells_what_changed_since_the_last_that_was_another(run, course):
    """Written twice, it says the same; who was forgotten stands in no table of before."""
    page = course / "report" / f"{NAME}.html"
    run("report")
    assert "Since " not in page.read_text()
    hand_in(course, "right", "gradient.dw_flat")
    run("grade", "--jobs", "1")
    for _ in range(2):
        run("report")
        told = page.read_text()
        assert re.search(r'A lower score: 1. <a href="[^"]*"><bdi>right</bdi></a> 20 → 16\.', told)
        assert "<code>gradient</code>: no longer right for 1." in told
    hand_in(course, "right")
    run("grade", "--jobs", "1")
    run("report")
    assert re.search(
        r'A higher score: 1. <a href="[^"]*"><bdi>right</bdi></a> 16 → 20\.', page.read_text()
    )
    run("forget", "right")
    run("report")
    tables = sorted(course.glob("report/*.csv"))
    assert len(tables) == 2
    assert not any("right" in path.read_text() for path in tables)


def test_sections_come_from_the_lists_of_several_platforms(run, course):
    """Each one's students keep their section, and nobody loses one to a list without."""
    canvas, csv_list = course / "canvas.csv", course / "others.csv"
    canvas.write_text('Student,ID,SIS Login ID,Section\n"Lee, Mary",7,flat,B 12\n')
    csv_list.write_text("student,name,section\nright,Ada Byron,C 9\nflat,Mary Lee,\n")
    for lists in ((canvas, csv_list), (csv_list, canvas)):
        status, _, _ = run("report", *(text for path in lists for text in ("--roster", str(path))))
        assert status == 0
        rows = csv.DictReader(io.StringIO((course / "report" / f"{NAME}.csv").read_text()))
        told = {row["student"]: (row["section"], row["name"]) for row in rows}
        assert told == {"flat": ("B 12", "Mary Lee"), "right": ("C 9", "Ada Byron")}


def test_sections_come_from_the_roster(run, course):
    """Canvas's column stands beside the names."""
    roster = course / "canvas.csv"
    roster.write_text('Student,ID,SIS Login ID,Section\n"Lee, Mary",7,flat,B 12\n')
    run("report", "--roster", str(roster))
    assert "<td>B 12</td>" in (course / "report" / f"{NAME}.html").read_text()
    assert "B 12" in (course / "report" / f"{NAME}.csv").read_text()


def test_work_that_is_the_same_but_for_names_and_comments_is_found():
    """Renamed and commented is the same; written another way is not; too little is nothing."""
    one = 'def f(a):\n    """My own."""\n    b = a + 1  # add\n    return b\n'
    other = "def f(x):\n    total = x + 1\n    return total\n"
    shorter = "def f(x):\n    return x + 1\n"
    stub = "def f(x):\n    raise NotImplementedError\n"
    classes = {"ada": one, "ben": other, "cyd": shorter, "dan": stub, "eve": stub, "fay": ""}
    answers = {student: {"f": source} for student, source in classes.items()}
    assert same_work(answers, ["f"]) == [("ada", "ben")]
    broken = {"ada": {"f": "def f(:"}, "ben": {"f": "def  f(:"}}
    assert same_work(broken, ["f"]) == [("ada", "ben")]
