"""Attempts: what counts as one, what is kept of earlier ones, when the next one is graded."""

from __future__ import annotations

import datetime
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from conftest import EXAMPLE, copy_course
from test_replay import hand_in
from test_report import CARRY, UNKNOWN, graded, right, unwritten, wrong
from traitlets.config import Config

from rnngrader.cli import main
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.feedback.attempts import changes, standing
from rnngrader.gradebook.attempts import Attempt, next_from
from rnngrader.gradebook.database import make_table, open_book
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.records import AssignmentSettings, Finding, Made, SubmissionReport, Verdict

NAME = "logistic_regression"
NOON = datetime.datetime(2026, 11, 22, 12, 0)
HOUR = datetime.timedelta(hours=1)

FIRST = graded("ada", right("loss"), wrong("gradient", CARRY))
SECOND = graded("ada", right("loss"), right("gradient"))
BROKEN = SubmissionReport("ada", "failed", 0.0, 20.0, ("It is not JSON.",), ())


@pytest.fixture
def assignment(tmp_path: Path) -> Assignment:
    """The example course, nothing graded."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    load_assignment.cache_clear()
    return load_assignment(course, NAME)


def record(gradebook: Gradebook, report: SubmissionReport, work: str) -> None:
    gradebook.record(report, Attempt(work, 0, {}), NOON)


def test_earlier_attempts_are_kept_and_the_last_one_counts(assignment):
    """Each new work is an attempt; the reports before the recorded one are read in their order."""
    with Gradebook(assignment) as gradebook:
        assert gradebook.made() == {}
        for number, report in enumerate((FIRST, SECOND, FIRST), 1):
            record(gradebook, report, f"work {number}")
            assert gradebook.made("ada")["ada"].number == number
        record(gradebook, replace(SECOND, student="ben"), "his")
        assert gradebook.earlier() == {"ada": [FIRST, SECOND]}
        assert gradebook.report("ada") == FIRST
        assert gradebook.made()["ben"].number == 1
    with sqlite3.connect(assignment.course / "gradebook.db") as db:
        rows = db.execute(
            "select number, work, handed_in, report is null from rnngrader_history "
            "where student = 'ada' order by number"
        ).fetchall()
    assert rows == [(n, f"work {n}", f"{NOON}.000000", n == 3) for n in (1, 2, 3)]


def test_the_same_work_graded_again_is_no_attempt(assignment):
    """By its digest, after whatever changed; or by its sources, handed in once more."""
    with Gradebook(assignment) as gradebook:
        record(gradebook, FIRST, "one")
        then = gradebook.made("ada")
        record(gradebook, SECOND, "one")  # the course has changed, say
        assert gradebook.made("ada") == then
        assert gradebook.earlier() == {}
        known = replace(SECOND, fresh_seed="seed")
        record(gradebook, known, "two")
        record(gradebook, known, "two, an hour later")
        record(gradebook, replace(known, fresh_seed="of a changed course"), "two, an hour later")
        assert gradebook.made("ada")["ada"].number == 2
        assert gradebook.earlier() == {"ada": [SECOND]}


def test_a_file_that_cannot_be_graded_is_no_attempt(assignment):
    """The graded one before it is kept; the same work after it is the same attempt."""
    with Gradebook(assignment) as gradebook:
        record(gradebook, BROKEN, "broken")
        assert gradebook.made()["ada"].number == 0
        record(gradebook, FIRST, "one")
        record(gradebook, BROKEN, "broken")
        assert gradebook.made("ada")["ada"].number == 1
        assert gradebook.earlier() == {"ada": [FIRST]}
        record(gradebook, FIRST, "one")
        assert gradebook.made("ada")["ada"].number == 1
        assert gradebook.earlier() == {}
        record(gradebook, BROKEN, "broken")
        record(gradebook, SECOND, "two")
        assert gradebook.made("ada")["ada"].number == 2
        assert gradebook.earlier() == {"ada": [FIRST]}


def test_a_gradebook_without_a_history_begins_with_what_it_has(assignment):
    """What was recorded before there was one is the first attempt, of a time unknown."""
    with Gradebook(assignment) as gradebook:
        record(gradebook, FIRST, "one")
        record(gradebook, replace(BROKEN, student="ben"), "broken")
    with sqlite3.connect(assignment.course / "gradebook.db") as db:
        db.execute("drop table rnngrader_history")
    with Gradebook(assignment) as gradebook:
        assert gradebook.made() == {"ada": Made(1), "ben": Made(0, None, False)}
        record(gradebook, SECOND, "two")
        assert gradebook.made("ada")["ada"].number == 2
        assert gradebook.earlier() == {"ada": [FIRST]}


def test_who_is_forgotten_or_removed_has_no_attempts(assignment):
    """With `rnngrader forget` no row is left; with nbgrader's own command, none that counts."""
    with Gradebook(assignment) as gradebook:
        for work in ("one", "two"):
            record(gradebook, FIRST, work)
        gradebook.book.remove_student("ada")
    with Gradebook(assignment) as gradebook:
        assert gradebook.made() == {}
        record(gradebook, FIRST, "three")
        assert gradebook.made()["ada"].number == 1
        assert gradebook.earlier() == {}
        assert gradebook.forget(["ada", "nobody"]) == ["ada"]
        assert gradebook.made() == {}
    with sqlite3.connect(assignment.course / "gradebook.db") as db:
        assert db.execute("select count(*) from rnngrader_history").fetchone() == (0,)


@pytest.mark.parametrize(
    ("settings", "made", "wanted"),
    [
        (AssignmentSettings(), Made(9, NOON), NOON),
        (AssignmentSettings(attempts=3), Made(2, NOON), NOON),
        (AssignmentSettings(attempts=3), Made(3, NOON), None),
        (AssignmentSettings(attempts=3), Made(7, NOON), None),
        (AssignmentSettings(minutes_between=60), Made(1, NOON), NOON + HOUR),
        (AssignmentSettings(minutes_between=60), Made(0), datetime.datetime.min),
        (AssignmentSettings(minutes_between=60), Made(1), datetime.datetime.min),
        (AssignmentSettings(minutes_between=60), Made(1, NOON + HOUR), datetime.datetime.min),
    ],
)
def test_the_next_is_graded_from(settings, made, wanted):
    """At once, after the wait, or never; a time in the future was a clock's that went wrong."""
    assert next_from(settings, made, NOON + HOUR / 2) == wanted


THREE, WAIT = AssignmentSettings(attempts=3), AssignmentSettings(minutes_between=60)


@pytest.mark.parametrize(
    ("made", "settings", "said"),
    [
        (Made(0, None, False), THREE, ""),
        (Made(1, NOON), AssignmentSettings(), ""),
        (Made(2, NOON), AssignmentSettings(), "Attempt 2."),
        (Made(1, NOON), THREE, "Attempt 1 of 3."),
        (Made(3, NOON), THREE, "Attempt 3 of 3. No further one is graded as it comes in: ask"),
        (Made(4, NOON), THREE, "Attempt 4. No further one"),
        (Made(1, NOON), WAIT, "Attempt 1. The next one is graded from 2026-11-22 "),
        (Made(2, NOON, False), THREE, "This is not counted as an attempt; 2 were graded before."),
    ],
)
def test_the_page_says_what_holds(made, settings, said):
    """Nothing where there is nothing to know; else the number, and what becomes of the next."""
    told = standing(made, settings, next_from(settings, made, NOON))
    assert told.startswith(said)
    assert bool(told) == bool(said)


def test_the_page_names_the_second_from_which_the_next_is_graded():
    """As the watch does: rounded, it would be another time than the log's."""
    at = datetime.datetime(2026, 11, 22, 6, 56, 22)
    assert ":22 " in standing(Made(1, NOON), WAIT, at)


def outputs(*verdicts: Verdict) -> dict[str, Finding]:
    return {f"y{number}": Finding(verdict) for number, verdict in enumerate(verdicts)}


def test_what_changed_since_the_attempt_before():
    """A line an exercise that was wrong or is; none for what is right, or blank, as before."""
    some = outputs(Verdict.CORRECT, Verdict.WRONG_VALUE)
    before = [right("same"), wrong("mended", CARRY), right("broken"), unwritten("begun")]
    after = [right("same"), right("mended"), wrong("broken"), wrong("begun")]
    before += [unwritten("blank"), wrong("gone"), wrong("again", CARRY), wrong("other", CARRY)]
    after += [unwritten("blank"), unwritten("gone"), wrong("again", CARRY), wrong("other", UNKNOWN)]
    before, after = [*before, wrong("part")], [*after, replace(wrong("part"), outputs=some)]
    assert changes(graded("ada", *before), graded("ada", *after)) == [
        "`mended`: now right.",
        "`broken`: no longer right.",
        "`begun`: now written, not yet right.",
        "`gone`: no longer written.",
        "`again`: wrong in the same way as before.",
        "`other`: wrong in another way than before.",
        "`part`: 1 of 2 outputs right, 0 before.",
    ]
    lost = replace(unwritten("gone"), verdict=Verdict.NOT_FOUND)
    said = changes(graded("ada", wrong("gone")), graded("ada", lost))
    assert said == ["`gone`: no longer found."]


@pytest.mark.slow
def test_a_student_reads_of_attempts_on_the_page(assignment, capsys):
    """Grade, mend, grade: the page says what became right; new settings reach old pages."""
    course = assignment.course
    page = course / "feedback" / "ada" / NAME / "Logistic_Regression.html"

    def grade(*more: str) -> str:
        load_assignment.cache_clear()
        assert main(["--course", str(course), "grade", "--jobs", "1", *more]) == 0
        return page.read_text()

    hand_in(course, "ada", "gradient.dw_flat")
    assert "Attempt" not in grade()
    hand_in(course, "ada")
    second = grade()
    assert "<p>Attempt 2.</p>" in second
    assert "Since attempt 1</h2><ul><li><code>gradient</code>: now right.</li></ul>" in second
    assert grade("--force") == second, "the same work is the same attempt"
    with (course / "exercises" / f"{NAME}.py").open("a") as file:
        file.write("\nfrom rnngrader import AssignmentSettings\n")
        file.write("SETTINGS = AssignmentSettings(attempts=2)\n")
    assert "Attempt 2 of 2. No further one is graded as it comes in" in grade()
    hand_in(course, "ada", "loss.sum_for_mean")
    third = grade()
    assert "Attempt 3. No further one" in third, "an instructor's own command grades"
    assert "<code>loss</code>: no longer right." in third


def test_tables_of_other_versions_lose_no_row():
    """Unknown columns stay, one that may be empty is added, an older table is put aside."""
    engine = sa.create_engine("sqlite://", poolclass=sa.pool.StaticPool)
    make_table(engine)
    with engine.begin() as db:
        db.execute(sa.text("ALTER TABLE rnngrader_attempt ADD COLUMN later TEXT"))
        row = "('a', 'ada', 'w', 1, '{}', '{}', 'x')"
        db.execute(sa.text(f"INSERT INTO rnngrader_attempt VALUES {row}"))
        db.execute(sa.text("ALTER TABLE rnngrader_history DROP COLUMN handed_in"))
    make_table(engine)
    with engine.begin() as db:
        assert db.execute(sa.text("SELECT student, later FROM rnngrader_attempt")).all() == [
            ("ada", "x")
        ]
        assert db.execute(sa.text("SELECT handed_in FROM rnngrader_history")).all() == []
        db.execute(sa.text("ALTER TABLE rnngrader_attempt DROP COLUMN report"))
    make_table(engine)
    with engine.begin() as db:
        old = "SELECT student FROM rnngrader_attempt_before_1"
        assert db.execute(sa.text(old)).all() == [("ada",)]
        assert db.execute(sa.text("SELECT report FROM rnngrader_attempt")).all() == []


@pytest.mark.parametrize("name", ["a%20b", "a%3fb", "q?x=1&y", "a#b", "a b", "100%", "a'b", "ä"])
def test_a_course_may_lie_in_a_folder_of_any_name(tmp_path, monkeypatch, name):
    """Its gradebook is in it, and is read where it cannot be written."""
    course = tmp_path / name
    course.mkdir()
    _, book = open_book(course, Config())
    book.add_student("ada")
    book.close()
    assert {path.name for path in tmp_path.iterdir()} == {name}
    assert (course / "gradebook.db").is_file()
    monkeypatch.setattr("rnngrader.gradebook.database.read_only", lambda course: True)
    _, book = open_book(course, Config())
    assert [student.id for student in book.students] == ["ada"]
    book.close()
