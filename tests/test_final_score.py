"""One score: whatever changes it, every table, page, file and export tells the same, and why."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path

import pytest
from conftest import EXAMPLE, copy_course, rnngrader
from nbgrader.api import Gradebook as NbgraderGradebook
from nbgrader.apps import NbGraderAPI
from test_replay import NAME, hand_in
from traitlets.config import PyFileConfigLoader

from rnngrader.course.assignment import load_assignment
from rnngrader.feedback.score import late_text, reasons, score_text, with_final
from rnngrader.gradebook.attempts import read_timestamp
from rnngrader.gradebook.final_score import Given, final_score
from rnngrader.records import AssignmentSettings

NOTEBOOK = "Logistic_Regression"
SETTINGS = """
from rnngrader import AssignmentSettings
SETTINGS = AssignmentSettings(bonus=("loss",), late=0.05)
"""
WHEN = "2026-01-03 12:00:00 UTC\n"


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example course with a bonus of 4 on top of 16 points, and two students, graded."""
    course = copy_course(tmp_path_factory.mktemp("score") / "course", EXAMPLE)
    with (course / "exercises" / f"{NAME}.py").open("a") as file:
        file.write(SETTINGS)
    hand_in(course, "right")
    hand_in(course, "flat", "gradient.dw_flat")
    for student in ("right", "flat"):
        (course / "submitted" / student / NAME / "timestamp.txt").write_text(WHEN)
    assert rnngrader(course, "grade").returncode == 0
    return course


@pytest.fixture
def course(graded: Path, tmp_path: Path) -> Path:
    """That course, for a test to change."""
    load_assignment.cache_clear()
    return Path(shutil.copytree(graded, tmp_path / "course", symlinks=True))


@pytest.fixture
def run(course: Path) -> Callable[..., str]:
    """Runs a command on the course; what it printed."""

    def command(*arguments: str) -> str:
        done = rnngrader(course, *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout + done.stderr

    return command


@contextmanager
def formgrader(course: Path) -> Iterator[NbgraderGradebook]:
    """nbgrader's tables, as its formgrader opens them."""
    with NbgraderGradebook(f"sqlite:///{course}/gradebook.db", NAME) as gradebook:
        yield gradebook
        gradebook.db.commit()


def give_in_formgrader(course: Path, points: float, comment: str) -> None:
    """What formgrader stores when a person types points and a comment for flat's gradient."""
    with formgrader(course) as gradebook:
        grade = gradebook.find_grade("gradient-test", NOTEBOOK, NAME, "flat")
        grade.manual_score, grade.needs_manual_grade = points, False
        said = gradebook.find_comment("gradient", NOTEBOOK, NAME, "flat")
        said.manual_comment = comment


def nbgrader_api(course: Path, stock: bool = False) -> NbGraderAPI:
    """nbgrader with the course's configuration, or with none of our plug-ins."""
    config = PyFileConfigLoader("nbgrader_config.py", path=str(course)).load_config()
    config.CourseDirectory.root = str(course)
    if stock:
        for section in ("Autograde", "GenerateFeedback", "ExchangeFactory"):
            config.pop(section, None)
    return NbGraderAPI(config=config)


def plain(html: str) -> str:
    return " ".join(unescape(re.sub("<style.*?</style>|<[^>]*>", " ", html, flags=re.S)).split())


def everywhere(course: Path, run: Callable[..., str]) -> dict[str, tuple[float, str]]:
    """What each place tells of flat: the score, and all the text that stands beside it."""
    told: dict[str, tuple[float, str]] = {}
    shown = run("grade", "--json", str(course / "out.json"))
    row = re.search(r"^flat +([\d.]+)/16 .*", shown, re.MULTILINE)
    told["terminal"] = float(row[1]), row[0]

    results = json.loads((course / "out.json").read_text())["submissions"]
    result = next(one for one in results if one["student"] == "flat")
    assert result["full_marks"] == 16.0
    assert sum(e["points"] for e in result["exercises"]) - result["late_penalty"] == pytest.approx(
        result["score"]
    )
    told["json"] = result["score"], ""

    page_file = course / "feedback" / "flat" / NAME / f"{NOTEBOOK}.html"
    page = page_file.read_text()
    told["page"] = score_in(page)
    # Each exercise's points stand twice on the page, and are those of the results.
    for one in result["exercises"]:
        points = re.findall(rf"<!--final {one['name']}-->([\d.]+) of", page)
        assert {float(p) for p in points} == {one["points"]}, one["name"]

    notebook = json.loads((course / "autograded/flat" / NAME / f"{NOTEBOOK}.ipynb").read_text())
    first = "".join(notebook["cells"][0]["source"]).replace("\\", "")
    told["graded notebook"] = score_in(first)
    cells = json.dumps(notebook)
    for one in result["exercises"]:
        assert f"<!--final {one['name']}-->{one['points']:g} of" in cells

    run("report")
    class_page = (course / "report" / f"{NAME}.html").read_text()
    table = class_page[class_page.index('id="all-table"') :]
    row = next(r for r in re.findall("<tr>.*?</tr>", table, re.S) if ">flat</a>" in r)
    told["class page"] = float(re.findall('<td class="n">(.*?)</td>', row)[0]), plain(row)
    rows = table_of(course / "report" / f"{NAME}.csv")
    row = next(r for r in rows if r["student"] == "flat")
    told["class table"] = float(row["score"]), ""

    run("export")
    rows = table_of(course / "exports" / f"{NAME}-csv.csv")
    row = next(r for r in rows if r["student"] == "flat")
    told["export"] = float(row["score"]), row["comment"]
    told["export's comment"] = score_in(row["comment"])

    with formgrader(course) as gradebook:
        submission = gradebook.find_submission(NAME, "flat")
        told["nbgrader's tables"] = submission.score - submission.late_submission_penalty, ""
        assert submission.max_score == 20.0, "nbgrader's own maximum counts the bonus"
    run("export", "--format", "nbgrader")
    rows = table_of(course / "exports" / f"{NAME}-nbgrader.csv")
    row = next(r for r in rows if r["student_id"] == "flat")
    told["nbgrader's export"] = float(row["score"]), ""

    done = in_folder(
        course,
        lambda: nbgrader_api(course).generate_feedback(NAME, student_id="flat", force=True),
    )
    assert done["success"], done.get("log")
    theirs = page_file.read_text()
    assert "<!--final total-->" not in theirs
    assert "HIDDEN TESTS" not in theirs
    told["nbgrader's feedback"] = score_in(plain(theirs))
    heading = re.search(r"Score: ([\d.]+) / 16\.0", theirs)
    told["nbgrader's heading"] = float(heading[1]), ""
    run("grade")
    assert page_file.read_text() == theirs, "a page that tells the score is left alone"
    page_file.write_text(page)
    return told


def table_of(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(path.read_text())))


def in_folder(folder: Path, act: Callable[[], dict]) -> dict:
    """Does something in a folder, where nbgrader's commands expect to be."""
    here = Path.cwd()
    os.chdir(folder)
    try:
        load_assignment.cache_clear()
        return act()
    finally:
        os.chdir(here)


def score_in(text: str) -> tuple[float, str]:
    text = plain(text)
    return float(re.search(r"([\d.]+) of 16 points", text)[1]), text


def agree(course: Path, run: Callable[..., str], score: float, *why: str) -> None:
    """Every place tells this score, and those that have room for it, why."""
    told = everywhere(course, run)
    assert {place: number for place, (number, _) in told.items()} == {
        place: pytest.approx(score) for place in told
    }
    for place, (_, text) in told.items():
        for reason in why if text else ():
            assert reason in text, (place, reason, text)


@pytest.mark.slow
def test_every_place_tells_the_same_score_whatever_changed_it(course: Path, run):
    """A person's points, lateness, more time, a regrade, a resubmission: nothing lags behind."""
    agree(course, run, 16.0)  # 2 of 6 for the gradient, 4 of them bonus

    give_in_formgrader(course, 5.5, "said it in the *office*")
    by_hand = "gradient: 5.5 of 6 points, given by hand: said it in the *office*"
    agree(course, run, 19.5, by_hand)

    assert "flat: 17 of 16 points, 4 of them bonus" in run(
        "override", "flat", "gradient", "3", "--comment", "half right, shown in the office"
    )
    by_hand = "gradient: 3 of 6 points, given by hand: half right, shown in the office"
    agree(course, run, 17.0, by_hand)

    with formgrader(course) as gradebook:
        gradebook.update_or_create_assignment(NAME, duedate="2026-01-01 18:00:00 UTC")
    agree(course, run, 15.3, by_hand, "1 day 18 h late: −1.7")

    assert "18 h late: −0.85" in run("extend", "flat", "--days", "1")
    agree(course, run, 16.15, by_hand, "18 h late: −0.85")
    assert "late" not in run("extend", "flat", "--days", "2")
    agree(course, run, 17.0, by_hand)

    hand_in(course, "flat")  # all right now; what the person gave stays
    agree(course, run, 17.0, by_hand)
    assert run("override", "flat", "gradient", "--clear").startswith("flat: 20 of 16 points")
    agree(course, run, 20.0)
    run("grade", "--force")
    agree(course, run, 20.0)
    run("extend", "flat", "--days", "0")
    hand_in(course, "flat", "gradient.dw_flat")
    run("grade")
    agree(course, run, 14.4, "1 day 18 h late: −1.6")

    for stock in (False, True):
        done = in_folder(
            course,
            lambda stock=stock: nbgrader_api(course, stock).autograde(NAME, "flat", force=True),
        )
        assert done["success"], done.get("log")
        agree(course, run, 14.4, "1 day 18 h late: −1.6")


GIVEN = {"f": Given(8.0, 10.0), "g": Given(5.0, 5.0), "bug": Given(3.0, 5.0)}
BONUS = AssignmentSettings(bonus=("bug",))


def test_the_bonus_comes_on_top_of_full_marks():
    """16 of 15 points, 3 of them bonus; who skips it can still have full marks."""
    assert score_text(final_score(GIVEN, BONUS)) == "16 of 15 points, 3 of them bonus"
    late = final_score(GIVEN, AssignmentSettings(bonus=("bug",), late=1.0), 10 * 86_400.0)
    assert score_text(late) == "0 of 15 points"  # lateness has taken of the bonus, too
    cut = final_score(GIVEN, AssignmentSettings(bonus=("bug",), above_full="cut"))
    assert score_text(cut) == "15 of 15 points"
    without = {**GIVEN, "f": Given(10.0, 10.0), "bug": Given(0.0, 5.0)}
    assert score_text(final_score(without, BONUS)) == "15 of 15 points"


def test_full_marks_are_the_most_only_where_the_instructor_says_so():
    """The bonus makes up for what was wrong elsewhere; what is above 15 is kept or cut."""
    cut = final_score(GIVEN, AssignmentSettings(bonus=("bug",), above_full="cut"))
    assert (cut.score, cut.cut) == (15.0, 1.0)
    assert reasons(cut) == ["Full marks are the most that counts: −1"]
    assert final_score(GIVEN, BONUS).score == 16.0


def test_lateness_comes_after_what_people_gave_and_before_the_cut():
    """A share a day begun, of all the points; nbgrader's own rule where there is no share."""
    given = {**GIVEN, "f": Given(8.0, 10.0, manual=4.0, extra=1.0, comment="see me")}
    settings = AssignmentSettings(bonus=("bug",), late=0.1, above_full="cut")
    final = final_score(given, settings, late_s=86_460)
    assert final.points["f"] == 5.0
    assert (final.late_penalty, final.score) == (pytest.approx(2.6), pytest.approx(10.4))
    assert reasons(final) == [
        "f: 5 of 10 points, given by hand: see me; the grader gives 8",
        "1 day 1 min late: −2.6",
    ]
    assert final_score(given, BONUS, 60.0, lambda score, seconds: score).score == 0.0
    assert final_score(given, BONUS, 60.0, lambda score, seconds: 99.0).score == 0.0
    assert final_score(given, BONUS, 60.0, lambda score, seconds: None).score == 13.0
    for seconds, said in (
        (3601.0, "1 h 1 min late"),
        (86_400.0, "1 day late"),
        (90_000.0, "1 day 1 h late"),
        (176_461.0, "2 days 1 h 2 min late"),
    ):
        assert late_text(final_score(given, BONUS, seconds)) == said
    assert late_text(final_score(given, BONUS, 0.0)) == ""


@pytest.mark.parametrize(
    ("told", "in_utc"),
    [
        ("2026-11-22 18:00:00 +0100", "17:00"),
        ("2026-11-22 18:00:00 -05:00", "23:00"),
        ("2026-11-22T18:00:00+01", "17:00"),
        ("2026-11-22 18:00:00 Europe/Berlin\n", "17:00"),
        ("2026-11-22 18:00:00.123456 UTC", "18:00"),
        ("2026-11-22T18:00Z", "18:00"),
        ("2026-11-22 18:00", "18:00"),
        ("2026-11-22 18:00:00 CEST", ""),
        ("2026-11-22 18:00:00 +0100 CET", ""),
        ("2026-11-22 06:00 PM", ""),
        ("22/11/2026 18:00", ""),
        ("2026-11-22", ""),
    ],
)
def test_a_time_is_read_with_its_zone_or_not_at_all(told, in_utc):
    """A zone that is not known is no UTC, and a day alone no time: nobody is late for a guess."""
    read = read_timestamp(told)
    assert (f"{read:%Y-%m-%d %H:%M}" if read else "") == (f"2026-11-22 {in_utc}" if in_utc else "")


def test_who_hands_in_nothing_may_be_left_blank():
    """Blank is no score at all, unless a person gave points."""
    nothing = {"f": Given(0.0, 10.0)}
    assert final_score(nothing, AssignmentSettings(), blank=True).score is None
    by_hand = {"f": Given(0.0, 10.0, manual=7.0)}
    assert final_score(by_hand, AssignmentSettings(), blank=True).score == 7.0


def test_a_persons_words_are_text_wherever_they_stand():
    """A comment runs in no page and starts no mark of ours."""
    hostile = "<script>alert(1)</script><!--final total-->"
    final = final_score({"f": Given(1.0, 2.0, comment=hostile)}, AssignmentSettings())
    page = with_final("<!--final total--><!--/final-->", final)
    assert "<script" not in page
    assert with_final(page, final) == page
