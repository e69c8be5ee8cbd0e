"""The class's page, its CSV and the terminal's tables, on classes made from records."""

import csv
import io
import random
import re
import shutil
import subprocess
import time
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from rnngrader.cli import tables
from rnngrader.feedback import class_page as report
from rnngrader.feedback import class_tables
from rnngrader.feedback.charts import histogram_svg
from rnngrader.feedback.mistakes import mistakes
from rnngrader.feedback.progress import Move, of_the_class, since
from rnngrader.feedback.text import csv_text
from rnngrader.gradebook.final_score import Given, final_score
from rnngrader.instructor.naming import is_unnamed
from rnngrader.records import (
    AssignmentSettings,
    Diagnosis,
    ErrorInfo,
    ExerciseReport,
    Finding,
    SubmissionReport,
    Verdict,
)

HOSTILE = "</td><script>alert(1)</script><img src=x onerror=alert(2)>\x1b[2J\u202e"
CARRY = Diagnosis("misconception", "back.carry", "The carry is dropped", "Which path is it?")
OK = {"y": Finding(Verdict.CORRECT)}
WRONG = {"y": Finding(Verdict.WRONG_VALUE, 0, "y has the right shape, but wrong values.")}


def right(name: str) -> ExerciseReport:
    return ExerciseReport(name, 10.0, 10.0, Verdict.CORRECT, OK)


def wrong(name: str, diagnosis: Diagnosis | None = None, numbers: str = "") -> ExerciseReport:
    verdict = Verdict.WRONG_VALUE
    return ExerciseReport(name, 2.5, 10.0, verdict, WRONG, diagnosis=diagnosis, numbers=numbers)


def unwritten(name: str) -> ExerciseReport:
    return ExerciseReport(name, 0.0, 10.0, Verdict.NOT_IMPLEMENTED, WRONG)


def raised(name: str) -> ExerciseReport:
    error = ErrorInfo("ValueError", "shapes do not line up", name, 2, "y = W @ x")
    return ExerciseReport(name, 0.0, 10.0, Verdict.RAISED, WRONG, error=error)


def graded(student: str, *exercises: ExerciseReport) -> SubmissionReport:
    score, most = sum(e.points for e in exercises), sum(e.max_points for e in exercises)
    return SubmissionReport(student, "graded", score, most, (), exercises)


UNKNOWN = Diagnosis("unknown", facts=("The last step is right.",))
CLASS = (
    graded("ada", right("front"), wrong("back", CARRY)),
    graded("bob", right("front"), wrong("back", CARRY)),
    graded("cyd", wrong("front", UNKNOWN, "d1g35t"), wrong("back", Diagnosis("carried_forward"))),
    graded("dan", wrong("front", UNKNOWN, "d1g35t"), unwritten("back")),
    graded("eve", wrong("front", UNKNOWN, "other"), raised("back")),
    SubmissionReport("fay", "missing", 0.0, 20.0, (), ()),
    SubmissionReport("gus", "failed", 0.0, 20.0, ("gus.ipynb is not JSON.",), ()),
    SubmissionReport("hal", "wrong_file", 0.0, 20.0, ("hal.zip is not a notebook.",), ()),
)
GIVEN = {
    "front": Given(10.0, 10.0, manual=3.0, comment="half right"),
    "back": Given(2.5, 10.0),
    "extra": Given(5.0, 5.0),
}
FINALS = {
    "ada": final_score(GIVEN, AssignmentSettings(("extra",)), 1.5 * 86_400, lambda *_: 1.5),
}


def answer_of(student: str, exercise: str) -> str:
    return f"def {exercise}(x):  # by {student}\n    return x < 1\n"


class Text(HTMLParser):
    """A page's tags and its text outside of style and script."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.inside = ""
        self.text = ""
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.inside = tag
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data):
        if self.inside not in ("style", "script"):
            self.text += data


def synthetic_class(size: int) -> list[SubmissionReport]:
    """A class of `size`, of eight exercises, with mistakes of different frequency."""
    chance = random.Random(size)
    reports = []
    for number in range(size):
        exercises = []
        for i in range(8):
            rank = min(int(chance.expovariate(0.3)), 11)
            if chance.random() < 0.6:
                exercises.append(right(f"exercise_{i}"))
            elif rank < 8:
                named = replace(CARRY, id=f"exercise_{i}.m{rank}", title=f"Mistake {rank}")
                exercises.append(wrong(f"exercise_{i}", named))
            else:
                exercises.append(wrong(f"exercise_{i}", UNKNOWN, f"cluster{rank}"))
        reports.append(graded(f"student{number:04d}", *exercises))
    return reports


def test_mistakes_are_counted_the_most_frequent_first():
    """Equal diagnoses and equal numbers are one mistake; consequences and blanks are none."""
    found = [(m.kind, m.exercise, m.students) for m in mistakes(CLASS)]
    assert found == [
        ("misconception", "back", ("ada", "bob")),
        ("unknown", "front", ("cyd", "dan")),
        ("failure", "back", ("eve",)),
        ("unknown", "front", ("eve",)),
    ]


@pytest.mark.parametrize(
    "verdict", [*Verdict][: [*Verdict].index(Verdict.RAISED)], ids=lambda verdict: verdict.value
)
def test_only_what_gave_numbers_can_be_named(verdict):
    """A mistake has a digest on the page just where `rnngrader name` takes it."""
    named = wrong("front", UNKNOWN, "d1g35t")
    assert is_unnamed(named)
    assert not is_unnamed(replace(named, verdict=verdict))


def test_rates_count_each_student_once():
    """Right, partly, nothing and unwritten add up to those who were graded."""
    front, back = report.exercise_rates([r for r in CLASS if r.status == "graded"])
    assert (front.right, front.partly, front.nothing, front.unwritten) == (2, 3, 0, 0)
    assert (back.right, back.partly, back.nothing, back.unwritten) == (0, 3, 1, 1)
    assert front.mean == pytest.approx((10 + 10 + 2.5 * 3) / 5)
    by_hand = [replace(unwritten("front"), points=3.0), unwritten("front"), right("front")]
    (front,) = report.exercise_rates([graded("ada", one) for one in by_hand])
    assert (front.right, front.partly, front.nothing, front.unwritten) == (1, 1, 0, 1)


def test_page_tells_what_an_instructor_asks():
    """Counts, rates, mistakes with an example, clusters, who needs help, the run."""
    facts = report.Facts(
        when="today",
        seed=7,
        versions="rnngrader 1",
        names={"ada": "Ada Lovelace"},
        sections={"ada": "B 12"},
        links={"ada": "../feedback/ada/rnn/RNN.html"},
        same=(("ada", "bob"),),
    )
    html = report.class_page(CLASS, "RNN", answer_of=answer_of, facts=facts, finals=FINALS)
    text = " ".join(Text(html).text.split())
    for said in (
        "RNN",
        "The carry is dropped",
        "def back(x): # by ada",
        "The last step is right.",
        "cluster d1g35t",
        'rnngrader name d1g35t --title "…" --hint "…"',
        "2 made by a single student",
        "gus.ipynb is not JSON.",
        "Nothing handed in",
        "Written today. Seed 7. rnngrader 1",
        "ada Ada Lovelace, bob",
        "front: 3 of 10 points, given by hand: half right",
        "1 day 12 h late: −1.5",
        "No notebook of this assignment1",
        "hal.zip is not a notebook.",
        "it says nothing of how that came about",
    ):
        assert said in text, said
    assert 'href="../feedback/ada/rnn/RNN.html"' in html
    row = next(row for row in re.findall("<tr>.*?</tr>", html) if "B 12" in row)
    cells = [re.sub("<[^>]*>", "", cell) for cell in re.findall("<t[hd].*?</t[hd]>", row)]
    assert cells[:7] == ["ada", "Ada Lovelace", "B 12", "9", "1 day 12 h late, by hand", "3", "2.5"]
    assert 'aria-label="Students by points. 0 to 2: 0;' in html


SECOND = {  # what these students handed in before
    "ada": [graded("ada", unwritten("front"), unwritten("back")), graded("ada", wrong("front"))],
    "bob": [graded("bob", wrong("front", CARRY), wrong("back", CARRY)) for _ in range(2)],
    "dan": [graded("dan", wrong("front", CARRY), right("back"))],
}


def test_page_tells_how_a_class_gets_on():
    """How many attempts an exercise took, which hints helped, and who makes no headway."""
    facts = report.Facts(earlier=SECOND)
    html = report.class_page(CLASS, "RNN", facts=facts)
    text = " ".join(Text(html).text.split())
    # front: ada at the second attempt in which it was written, bob at the third; three at none
    assert "Right at the first attempt: 0, at the second: 1, later: 1, not yet: 3" in text
    assert "bob12.5back: the same mistake in 3 attempts." in text
    start = html.index("Which hints helped")
    rows = re.findall("<tr><th scope=.row.>.*?</tr>", html[start : html.index("All students")])
    cells = [re.findall('class="n">([0-9]+)<', row) for row in rows]
    # of front: bob at a later attempt, dan not yet; of back: bob not yet
    assert cells == [["2", "0", "1", "1"], ["1", "0", "0", "1"]]
    assert all("Which path is it?" in row for row in rows)
    anonymous = report.class_page(CLASS, "RNN", facts=facts, anonymous=True, key=b"k")
    assert "the same mistake in 3 attempts" in anonymous
    assert "bob" not in Text(anonymous).text
    assert "attempt" not in Text(report.class_page(CLASS, "RNN")).text


def test_page_tells_what_changed_since_the_report_before():
    """Who handed in, whose score rose or fell, and what became right, exercise by exercise."""
    before = [
        graded("ada", right("front"), right("back")),
        graded("bob", wrong("front"), wrong("back")),
        SubmissionReport("cyd", "missing", 0.0, 20.0, (), ()),
        graded("zoe", right("front"), right("back")),  # who has left
    ]
    old, new = (class_tables.class_csv(reports) for reports in (before, CLASS[:5]))
    assert "zoe" not in of_the_class(old, new)
    found = since(of_the_class(old, new), new)
    assert found.less == (Move("ada", 20.0, 12.5),)
    assert found.more == (Move("bob", 5.0, 12.5),)
    assert found.new == ("cyd", "dan", "eve")
    assert found.exercises == {"front": (1, 0), "back": (0, 1)}
    facts = report.Facts(since=found, since_when="Monday")
    text = " ".join(Text(report.class_page(CLASS, "RNN", facts=facts)).text.split())
    for said in (
        "Since Monday Handed in for the first time: 3.",
        "A higher score: 1.",
        "A lower score: 1. ada 20 → 12.5.",
        "front: now right for 1.",
        "back: no longer right for 1.",
    ):
        assert said in text, said
    facts = report.Facts(since=since(new, new), since_when="Monday")
    assert "Nothing has changed." in report.class_page(CLASS, "RNN", facts=facts)
    assert not since(of_the_class("\0 no table \r \n", new), new).more


def test_histogram_puts_every_score_into_one_step():
    """The highest score falls into the last step, and all are counted."""
    svg = report.histogram([graded(f"s{i}", right("f")) for i in range(3)])
    assert "9 to 10: 3." in svg
    assert histogram_svg([0] * 10, 1.0).count("<rect") == 0


def test_empty_class_makes_a_page():
    """A class without students, or with none graded, breaks nothing."""
    assert "frequent first" in report.class_page([], "RNN")
    assert "Nothing handed in" in report.class_page(CLASS[5:6], "RNN")
    assert class_tables.summary_tables([])[0].rows == ()


def test_hostile_text_stays_text():
    """What students wrote or named runs nowhere on the class's page."""
    bad = replace(CARRY, title=HOSTILE, id=HOSTILE, hint=HOSTILE)
    reports = [
        graded(HOSTILE, wrong("f", bad), wrong("g", replace(UNKNOWN, facts=(HOSTILE,)), HOSTILE)),
        SubmissionReport("x", "failed", 0.0, 20.0, (HOSTILE,), ()),
    ]
    html = report.class_page(reports, HOSTILE, answer_of=lambda *_: HOSTILE)
    page = Text(html)
    assert page.tags.count("script") == 1
    assert "img" not in page.tags
    assert not any(name.startswith("on") for name, _ in page.attributes)
    assert "\x1b" not in html
    assert "\u202e" not in html
    for table in class_tables.summary_tables(reports):
        assert not any(re.search("[\x1b\u202e\n]", cell) for row in table.rows for cell in row)


def test_page_fetches_nothing_and_runs_only_its_own_script():
    """The content security policy names the one script by its hash."""
    html = report.class_page(CLASS, "RNN")
    assert f"script-src 'sha256-{report.SCRIPT_HASH}'" in html
    assert not re.search(r'(src|href)="(?!#)', html)


def test_anonymous_page_and_csv_hold_no_student():
    """No id is left, neither in tables nor in problems or examples, and both use equal names."""
    facts = report.Facts(names={"ada": "Lovelace"}, links={"ada": "ada.html"}, same=(("ada",),))
    page = report.class_page(
        CLASS,
        "RNN",
        finals=FINALS,
        answer_of=answer_of,
        facts=facts,
        anonymous=True,
        key=b"secret",
    )
    table = class_tables.class_csv(CLASS, FINALS, facts.names, anonymous=True, key=b"secret")
    assert "Lovelace" not in page + table
    assert "half right" not in page + table, "what a person wrote to a student"
    for student in ("ada", "bob", "cyd", "dan", "eve", "fay", "gus", "hal"):
        assert not re.search(rf"\b{student}\b", Text(page).text), student
        assert student not in table
    names = {row["student"] for row in csv.DictReader(io.StringIO(table))}
    assert len(names) == len(CLASS)
    assert all(name in page for name in names)
    assert "are not hidden" in page


def test_pseudonyms_are_stable_and_need_their_key():
    """The same key gives the same names whoever else is in the class; another key other names."""
    some = class_tables.pseudonyms(["ada", "bob"], b"k")
    assert some == {
        k: v for k, v in class_tables.pseudonyms(["ada", "bob", "cyd"], b"k").items() if k in some
    }
    assert some != class_tables.pseudonyms(["ada", "bob"], b"other")
    assert len(set(class_tables.pseudonyms(map(str, range(5000)), b"k").values())) == 5000


def test_csv_has_a_row_a_student_and_columns_an_exercise():
    """Points, verdict and mistake of each exercise, empty where there was nothing."""
    rows = list(csv.DictReader(io.StringIO(class_tables.class_csv(CLASS))))
    assert [row["student"] for row in rows] == [
        "ada",
        "bob",
        "cyd",
        "dan",
        "eve",
        "fay",
        "gus",
        "hal",
    ]
    assert rows[0]["score"] == "12.5"
    told = list(csv.DictReader(io.StringIO(class_tables.class_csv(CLASS, FINALS))))[0]
    assert (told["score"], told["full_marks"], told["automatic_score"]) == ("9", "20", "17.5")
    assert (told["late_penalty"], told["late"], told["by_hand"]) == (
        "1.5",
        "1 day 12 h late",
        "front",
    )
    assert told["front"] == "3"
    assert rows[0]["back verdict"] == "WRONG_VALUE"
    assert rows[0]["back mistake"] == "back.carry"
    assert rows[2]["front mistake"] == "d1g35t"
    assert rows[5]["front"] == ""
    assert rows[6]["problems"] == "gus.ipynb is not JSON."


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t=", "\r=", "\n=", "  =", "\uff1d"])
def test_csv_text_never_starts_a_formula(start):
    """A cell of text that a spreadsheet would compute gets an apostrophe; numbers do not."""
    cell = next(csv.reader(io.StringIO(csv_text([[f"{start}HYPERLINK(1)"]]))))[0]
    assert cell.startswith("'")
    assert csv_text([[-1.5, 2, 'a,"b"\nc']]) == '-1.5,2,"a,""b""\nc"\r\n'


def test_terminal_tables_name_students_points_and_mistakes():
    """What `grade` prints: a row a student, short; then the mistakes by frequency."""
    students, found = class_tables.summary_tables(CLASS)
    assert students.columns == ("student", "score", "front", "back", "what went wrong")
    assert students.rows[0] == ("ada", "12.5/20", "10", "2.5", "back: The carry is dropped")
    assert students.rows[5][-1] == "Nothing handed in"
    assert found.rows[0] == ("2", "back", "The carry is dropped", "back.carry")
    many = graded("zoe", *(wrong(f"f{i}", CARRY) for i in range(5)))
    assert class_tables.summary_tables([many])[0].rows[0][-1].endswith("; 3 more")
    lost = replace(unwritten("lost"), verdict=Verdict.NOT_FOUND)
    said = class_tables.went_wrong(graded("zoe", unwritten("stub"), lost))
    assert said == "not written yet: stub; function not found: lost"


def test_a_large_class_does_not_flood_the_terminal(capsys):
    """So many rows, and how many more there are; problems are joined without doubled stops."""
    odd = replace(CLASS[0], problems=("The file was repaired.", "It was late."))
    tables.show_class([replace(odd, student=f"s{n:03}") for n in range(tables.MOST + 3)], {})
    shown = capsys.readouterr().out
    assert len(re.findall(r"^s\d{3} ", shown, re.MULTILINE)) == tables.MOST
    assert "and 3 more" in shown
    assert "repaired; It was late; back: The" in " ".join(shown.split())


def test_page_of_a_thousand_is_quick_and_of_moderate_size():
    """A thousand students take under a second and under a megabyte."""
    reports = synthetic_class(1000)
    start = time.process_time()
    html = report.class_page(reports, "RNN", answer_of=answer_of)
    assert time.process_time() - start < 1.0
    assert len(html.encode()) < 1_000_000


@pytest.mark.browser
@pytest.mark.skipif(not shutil.which("chromium"), reason="needs the chromium program")
def test_table_sorts_and_searches_in_a_browser(tmp_path):
    """A click on a heading sorts by numbers, a second one turns it; the box hides other rows."""
    act = """<script>
    const click = i => document.querySelectorAll("#all-table th button")[i].click();
    const names = () => [...document.querySelectorAll("#all-table tbody tr")]
      .filter(r => !r.hidden).map(r => r.cells[0].textContent).join(" ");
    const said = [];
    click(1); click(1); said.push(names());
    click(0); said.push(names());
    click(3); said.push(names().split(" ").slice(-2).join(" "));
    click(0);
    search.value = "carry ADA"; search.dispatchEvent(new Event("input")); said.push(names());
    document.title = said.join("|") + "|" + found.textContent;
    </script>"""
    html = report.class_page(CLASS, "RNN")
    html = re.sub(r"<meta http-equiv[^>]*>", "", html).replace("</body>", act + "</body>")
    page = tmp_path / "class.html"
    page.write_text(html, encoding="utf-8")
    command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"]
    command += [f"--user-data-dir={tmp_path / 'profile'}", page.as_uri()]
    dump = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout
    down, up, blank, matching, count = re.search("<title>(.*?)</title>", dump)[1].split("|")
    assert set(down.split()[:2]) == {"ada", "bob"}
    assert set(down.split()[-2:]) == {"gus", "hal"}
    assert up == "ada bob cyd dan eve fay gus hal"
    assert blank == "gus hal"  # who has no points there comes after all numbers
    assert matching == "ada"
    assert count == "1 of 8 students"
