"""What goes back to the platforms is read by them as it is meant, and destroys nothing there.

`canvas_reads` and `moodle_reads` follow the rules in docs/platforms.md.
"""

import csv
import importlib
import io
import json
import re
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import nbformat
import pytest
from conftest import EXAMPLE, copy_course

from rnngrader import lms
from rnngrader.course.assignment import load_assignment
from rnngrader.course.cells import CourseError
from rnngrader.feedback.student import student_notebook
from rnngrader.feedback.text import csv_text
from rnngrader.lms import canvas, gradescope, intake, moodle, plain, platforms, run_autograder
from rnngrader.lms.platform import Exporting, Grade, Platform
from rnngrader.lms.platforms import parse_roster
from rnngrader.lms.roster import Columns, Person, RosterError
from rnngrader.lms.submissions import open_submissions
from rnngrader.lms.transfer import grade_of
from rnngrader.records import (
    Diagnosis,
    ExerciseReport,
    Final,
    Finding,
    SubmissionReport,
    Verdict,
)

CANVAS_TEXT = (
    "Student,ID,SIS User ID,SIS Login ID,Section,Quiz (12),RNN (7788),Final Score\n"
    ",,,,,,Manual Posting,\n"
    "    Points Possible,,,,,10,100.00,(read only)\n"
    '"Lovelace, Ada",101,S1,ada,"CS 1, CS 2",9,,90\n'
    '"Babbage, Charles",102,S2,cbab,CS 1,8,55.5,80\n'
    '"Hopper, Grace",103,S3,grace,CS 1,8,EX,80\n'
)
CANVAS = parse_roster(CANVAS_TEXT, "canvas.csv")
MOODLE_TEXT = (
    "Identifier,Full name,Email address,Status,Grade,Maximum Grade,Grade can be changed,"
    "Last modified (submission),Last modified (grade),Feedback comments\n"
    'Participant 501,Ada Love_lace/,ada@x.edu,Submitted,,100.00,Yes,"Monday, 3 May",-,\n'
    "Participant 502,Charles Babbage,cb@x.edu,No submission,,100.00,Yes,-,-,\n"
)
MOODLE = parse_roster(MOODLE_TEXT, "moodle.csv")
GRADE = Grade(85.25, 100.0, {"front": 10.0, "back": 2.5}, {"front": 10.0, "back": 20.0}, "a\n<b>")
TITLES = {12: "Quiz", 7788: "RNN"}


def rows_of(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text)))


def canvas_reads(text: str) -> tuple[dict[tuple[str, str], str], list[str], dict[str, str]]:
    """What Canvas takes from a CSV: grades by student's number and title, new titles, points."""
    lines = text.splitlines()[:3]
    fields = {}
    for mark in ";,":
        counts = {len(row) for row in csv.reader(lines, delimiter=mark)}
        fields[mark] = counts.pop() if len(counts) == 1 else 0
    separator = ";" if fields[";"] > fields[","] else ","
    rows = list(csv.reader(io.StringIO(text), delimiter=separator))
    header = rows[0]
    if "LastName" in header[0]:
        assert "FirstName" in header[1]
        assert "ID" in header[2]
        start = 3
    else:
        assert "Student" in header[0]
        assert "ID" in header[1]
        start = 2
    if re.search(r"SIS\s+Login\s+ID", header[start]):
        start += 1
    elif "SIS User ID" in header[start] and "SIS Login ID" in header[start + 1]:
        start += 2
        start += "Integration ID" in header[start]
        start += "Root Account" in header[start]
    assert "Section" in header[start]
    totals = "(Current|Final) (Score|Points|Grade)|Override (Score|Grade|Status)"
    columns, new = {}, []
    for place, heading in enumerate(header[start + 1 :], start + 1):
        if re.search(totals, heading):
            continue
        told = re.fullmatch(r"(.*)\s\((\d+)\)", heading)
        title = TITLES.get(int(told[2])) if told else None
        title = title or next((t for t in TITLES.values() if t == heading), None)
        if title is None:
            new.append(heading)
        else:
            columns[place] = title
    grades, points = {}, {}
    for row in rows[1:]:
        if "Points Possible" in row[0]:
            points = {title: row[place] for place, title in columns.items() if row[place]}
        elif any(row):
            number = row[2] if "LastName" in header[0] else row[1]
            for place, title in columns.items():
                grades[number, title] = re.sub(r"^(-?\d+),(\d+)$", r"\1.\2", row[place].strip())
    return grades, new, points


def moodle_reads(text: str, words: tuple[str, str, str], participant: str) -> dict[str, float]:
    """The grades that Moodle takes from a worksheet, in a language with these three headings."""
    rows = rows_of(text)
    identifier, grade, modified = (rows[0].index(word) for word in words)
    assert modified
    taken = {}
    for row in rows[1:]:
        number = row[identifier][len(participant) :]
        value = row[grade].replace(",", ".")
        if value and 0 <= float(value) <= 100.0:
            taken[number] = float(value)
    return taken


def report(student="ada", problems=("An id was lost <x>.",)) -> SubmissionReport:
    ok = {"y": Finding(Verdict.CORRECT)}
    wrong = {"y": Finding(Verdict.WRONG_VALUE, 0, "y has the right shape, but wrong values.")}
    carry = Diagnosis("misconception", "back.carry", "The carry is dropped", "Which path?")
    exercises = (
        ExerciseReport("front", 10.0, 10.0, Verdict.CORRECT, ok),
        ExerciseReport("back", 2.5, 20.0, Verdict.WRONG_VALUE, wrong, diagnosis=carry),
    )
    return SubmissionReport(student, "graded", 12.5, 30.0, problems, exercises)


def test_a_platform_is_one_file_and_one_line(monkeypatch):
    """Files, lists and exports of a new one work by its module and its name."""
    new = ModuleType("rnngrader.lms.blackboard")
    ids = Columns(kind="blackboard", ids=(0,))
    new.PLATFORM = Platform("blackboard", columns=lambda header, _: ids if "BB" in header else None)
    monkeypatch.setitem(sys.modules, new.__name__, new)
    monkeypatch.setattr(lms, "FORMATS", {"blackboard": "blackboard", **lms.FORMATS})
    try:
        assert importlib.reload(platforms).parse_roster("BB,x\nada,1\n", "r").kind == "blackboard"
        assert set(platforms.PLATFORMS) == set(lms.FORMATS)
    finally:
        monkeypatch.undo()
        importlib.reload(platforms)


def job(grades, roster=None, column="RNN", folder=Path(), **more) -> Exporting:
    """What an export is made from: a roster's people, and whoever is told besides."""
    people = {person.student: person for person in roster.people} if roster else {}
    people |= more.pop("people", {})
    return Exporting("rnn", folder, grades, people, None, roster, column, **more)  # type: ignore[arg-type]


HELD = (
    "of this column held other scores. It is 'RNN (7788)': is that the right one? --title names "
    "another."
)
CANVAS_SCORES = {
    "its own column alone, excuses and other grades as they were": (
        CANVAS_TEXT,
        {"ada": GRADE, "grace": GRADE},
        {"101": "85.25", "102": "55.5", "103": "EX"},
        ["Excused in Canvas, and left so (1): Grace Hopper (grace)."],
    ),
    "first and last names apart": (
        "LastName,FirstName,ID,SIS Login ID,Section,RNN (7788)\n"
        "    Points Possible,,,,,100\nvan der Berg,Anna,101,ada,A,\n",
        {"ada": GRADE},
        {"101": "85.25"},
        [],
    ),
    "semicolons and decimal commas": (
        "Student;ID;SIS Login ID;Section;RNN (7788)\n"
        "    Points Possible;;;;100,00\n"
        "Lovelace, Ada;101;ada;A;12,5\n",
        {"ada": GRADE},
        {"101": "85.25"},
        [f"1 cell {HELD}"],
    ),
    "scores of before are told, but not those that stay": (
        CANVAS_TEXT.replace("100.00,(read", "100,(read").replace("EX", "85.25"),
        dict.fromkeys(("ada", "cbab", "grace"), GRADE),
        {"101": "85.25", "102": "85.25", "103": "85.25"},
        [f"1 cell {HELD}"],
    ),
    "a column of as many points as all with the bonus is scaled like any other": (
        CANVAS_TEXT.replace("100.00", "30").replace("EX", ""),
        {"ada": Grade(20.0, 20.0, {}, {"front": 10.0, "back": 20.0}), "grace": Grade(0.0, 20.0)},
        {"101": "30", "102": "55.5", "103": "0"},
        ["Canvas gives 30 points where this course gives 20: scores are scaled."],
    ),
    "points on top of full marks arrive whole": (
        CANVAS_TEXT.replace("EX", ""),
        {"ada": Grade(105.0, 100.0)},
        {"101": "105", "102": "55.5", "103": ""},
        [],
    ),
    "another maximum is scaled and said": (
        CANVAS_TEXT.replace("100.00", "20").replace("EX", ""),
        {"ada": GRADE},
        {"101": "17.05", "102": "55.5", "103": ""},
        ["Canvas gives 20 points where this course gives 100: scores are scaled."],
    ),
    "who is not on the list is told": (
        CANVAS_TEXT.replace("EX", ""),
        {f"s{n:02}": GRADE for n in range(12)},
        {"101": "", "102": "55.5", "103": ""},
        [
            "Not on the roster, and left out (12): "
            "s00, s01, s02, s03, s04, s05, s06, s07, s08, s09 and 2 more."
        ],
    ),
}


@pytest.mark.parametrize("case", CANVAS_SCORES)
def test_canvas_takes_the_scores_and_leaves_all_else_alone(case):
    """What Canvas reads from the file, and what the instructor is told."""
    text, grades, scores, notes = CANVAS_SCORES[case]
    table, said = canvas.grade_table(job(grades, parse_roster(text, "c.csv")))
    read, new, points = canvas_reads(table)
    assert {number: score for (number, title), score in read.items() if title == "RNN"} == scores
    assert {title for _, title in read} == {"RNN"}
    assert new == []
    assert not points or points["RNN"] in text
    assert said == notes


TWO_QUIZZES = CANVAS_TEXT.replace("Quiz (12)", "Quiz (12),Quiz (13)").replace(",10,1", ",10,10,1")
TOTAL = CANVAS_TEXT.replace("Final Score", "Final Score (9)").replace("(read only)", "100")


@pytest.mark.parametrize(
    ("text", "title", "offered"),
    [
        *((TWO_QUIZZES, t, '"Quiz (12)", "Quiz (13)"') for t in ("Building", "RNN (77)", "rnn")),
        *((TWO_QUIZZES, t, '"Quiz (12)", "Quiz (13)"') for t in ("Final Score", "Quiz", "")),
        (TOTAL, "Final Score", '"Quiz (12)", "RNN (7788)"'),
        (CANVAS_TEXT.replace("10,100.00", "10,(read only)"), "RNN", '"Quiz (12)"'),
    ],
)
def test_canvas_gets_no_heading_that_it_does_not_know(text, title, offered):
    """Without a column of this title, or with two, there is no file, and the columns are listed:
    none that Canvas only shows, and no total.
    """
    with pytest.raises(CourseError, match="Give --title") as refused:
        canvas.grade_table(job({"ada": GRADE}, parse_roster(text, "c.csv"), title))
    assert f"there are: {offered}" in str(refused.value)
    assert "Final Score" not in str(refused.value).split("there are:")[1]


def test_each_platform_needs_its_own_list():
    """Another list has no numbers of the platform's: it is refused, with the way to the right."""
    plain_list = parse_roster("id,first_name,last_name\nada,Ada,Lovelace\n", "r.csv")
    part = parse_roster(MOODLE_TEXT.replace("Last modified (grade)", "x"), "m.csv")
    for roster in (plain_list, MOODLE, None):
        with pytest.raises(CourseError, match="Grades, Export"):
            canvas.grade_table(job({"ada": GRADE}, roster))
    for roster in (plain_list, CANVAS, part, None):
        with pytest.raises(RosterError, match="download it"):
            moodle.worksheet(job({"ada": GRADE}, roster))


ENGLISH = ("Identifier", "Grade", "Last modified (grade)"), "Participant "
GERMAN_TEXT = (
    "ID,Vollständiger Name,E-Mail-Adresse,Status,Bewertung,Bestwertung,"
    "Bewertung kann geändert werden,Zuletzt geändert (Abgabe),Zuletzt geändert (Bewertung),"
    "Feedback als Kommentar\n"
    'Teilnehmer/in501,Ada Lovelace,ada@x.edu,Abgegeben,,"100,00",Ja,-,-,\n'
)
GERMAN = ("ID", "Bewertung", "Zuletzt geändert (Bewertung)"), "Teilnehmer/in"
MOODLE_SCORES = {
    "grade, comment and the exercises' points": (MOODLE_TEXT, ENGLISH, GRADE, 85.25, ""),
    "another language": (GERMAN_TEXT, GERMAN, GRADE, 85.25, ""),
    "a grade above the maximum, over which Moodle would pass without a word": (
        MOODLE_TEXT,
        ENGLISH,
        Grade(105.0, 100.0, comment="a\n<b>"),
        100.0,
        "Above the maximum, which Moodle passes over, and written as 100 (1): Ada Love_lace/ "
        "(ada@x.edu). A higher maximum grade in the assignment's settings takes them: the highest "
        "here is 105.",
    ),
    "a grade of before": (
        MOODLE_TEXT.replace("Submitted,,", "Submitted,7.50,"),
        ENGLISH,
        GRADE,
        85.25,
        "1 cell of this column held other scores.",
    ),
    "no comments in this assignment": (
        MOODLE_TEXT.replace(",Feedback comments", "").replace(",-,\n", ",-\n"),
        ENGLISH,
        GRADE,
        85.25,
        "The worksheet has no column for feedback comments",
    ),
}


@pytest.mark.parametrize("case", MOODLE_SCORES)
def test_moodle_worksheet_is_filled_in_and_otherwise_unchanged(case):
    """What Moodle reads from it; every other cell is as it came; what the instructor is told."""
    text, (words, participant), grade, taken, said = MOODLE_SCORES[case]
    roster = parse_roster(text, "m.csv")
    table, notes = moodle.worksheet(job({"ada@x.edu": grade}, roster))
    assert moodle_reads(table, words, participant) == {"501": taken}
    header, first, *rest = rows_of(table)
    assert header == [*roster.header, *grade.points]
    assert first[len(roster.header) :] == [f"{points:g}" for points in grade.points.values()]
    filled = {roster.columns.grade: first[roster.columns.grade]}
    if roster.columns.comment >= 0:
        cut = "Moodle takes at most 100 points here, and shows that many.<br>" * ("Above" in said)
        filled[roster.columns.comment] = f"a<br>{cut}&lt;b&gt;"
    came = enumerate(roster.rows[0])
    assert first[: len(roster.header)] == [filled.get(place, cell) for place, cell in came]
    assert rest == [[*row, *[""] * len(grade.points)] for row in roster.rows[1:]]
    assert [note[: len(said)] for note in notes] == ([said] if said else [])


def test_plain_table_has_a_row_a_student_with_names():
    """Score, full marks, each exercise, and the comment; nothing for who has no score."""
    people = {"ada": Person("ada", "Ada", "Lovelace", "a@x")}
    text = plain.table({"ada": GRADE, "bob": Grade(None, 100.0)}, people)
    assert rows_of(text)[0] == [
        "student", "name", "email", "score", "full_marks", "front", "back", "comment",
    ]  # fmt: skip
    assert rows_of(text)[1] == ["ada", "Ada Lovelace", "a@x", "85.25", "100", "10", "2.5", "a\n<b>"]
    assert rows_of(text)[2] == ["bob", "", "", "", "100", "", "", ""]


def gradescope_runs(archive: Path, root: Path, users: list[dict]) -> dict | None:
    """What Gradescope gets of an autograder's zip for one submission; None where that fails."""
    with zipfile.ZipFile(archive) as file:
        assert {"setup.sh", "run_autograder"} <= set(file.namelist())  # at the top, as it wants
        assert all(file.getinfo(n).external_attr >> 16 & 0o111 for n in file.namelist()[:2])
        file.extractall(root / "source")
    (root / "submission_metadata.json").write_text(json.dumps({"id": 1, "users": users}))
    if run_autograder.main(root):
        assert not (root / "results" / "results.json").exists()
        return None
    return json.loads((root / "results" / "results.json").read_text())


def test_gradescope_gets_an_autograder_that_hands_it_the_score(tmp_path):
    """Found by address; the score stands above the tests; without a result there is no score."""
    people = {"ada": Person("ada", "Ada", "Lovelace", "Ada@X.edu")}
    grades = {"ada": GRADE, "bob@x.edu": Grade(1.0, 100.0), "cy": GRADE, "no@x": Grade(None, 1.0)}
    exported = gradescope.export(job(grades, folder=tmp_path, people=people))
    assert exported.problems == [
        "Without an e-mail address, by which Gradescope knows people, and left out (1): cy. "
        "A roster with addresses helps."
    ]
    (archive,) = exported.files
    result = gradescope_runs(archive, tmp_path / "a", [{"email": "ada@x.edu", "name": "?"}])
    assert result is not None
    assert result["score"] == 85.25
    assert result["output"] == "a\n<b>"
    assert result["tests"] == [
        {"name": "front", "score": 10.0, "max_score": 10.0},
        {"name": "back", "score": 2.5, "max_score": 20.0},
    ]
    group = [{"email": "x@x.edu"}, {"email": "bob@x.edu"}]
    assert gradescope_runs(archive, tmp_path / "b", group)["score"] == 1.0
    for nobody in ([{"email": "x@x.edu"}], [{"email": "no@x"}], []):
        assert gradescope_runs(archive, tmp_path / f"c{len(nobody)}", nobody) is None


SPREADSHEET_SEPARATORS = ",;\t|"


@pytest.mark.parametrize(
    "evil",
    [
        '=HYPERLINK("http://x","y")',
        "x;=1+1",
        "x; +cmd|' /C calc'!A0",
        "x\t@SUM(1)",
        "x\n=1",
        "a|-x",
    ],
)
def test_formulas_from_students_are_text_in_every_export_and_separator(evil):
    """No cell begins a formula, whatever the spreadsheet takes for a separator."""
    quoted = evil.replace('"', '""')
    listed = CANVAS_TEXT.replace("Lovelace, Ada", quoted)
    grade = Grade(1.0, 1.0, comment=evil)
    texts = (
        canvas.grade_table(job({"ada": grade}, parse_roster(listed, "c.csv")))[0],
        moodle.worksheet(
            job(
                {"ada@x.edu": grade},
                parse_roster(MOODLE_TEXT.replace("Ada Love_lace/", f'"{quoted}"'), "m.csv"),
            )
        )[0],
        plain.table({"ada": grade}, {"ada": Person("ada", "", evil)}),
        csv_text([["a", evil, "b"]]),
    )
    for text in texts:
        for mark in SPREADSHEET_SEPARATORS:
            for line in text.splitlines():  # quotes inside a cell hold no line end elsewhere
                cells = [c.strip('" ') if c[:1] == '"' else c.strip() for c in line.split(mark)]
                assert not [c for c in cells if re.match(r"[=+@]|-[^\d]", c) and c != "-"], text


def test_numbers_and_lists_of_words_stay_as_they_are():
    """Only what would be computed gets an apostrophe."""
    rows = [["-5", "a; -5; b", "(3, -1)", "-", "x;y", 2.5]]
    assert rows_of(csv_text(rows)) == [["-5", "a; -5; b", "(3, -1)", "-", "x;y", "2.5"]]


def test_comment_names_the_mistakes_in_a_few_lines():
    """Score, what is wrong with the file, and each exercise that is not right."""
    assert grade_of(report()).comment.splitlines() == [
        "12.5 of 30 points.",
        "An id was lost <x>.",
        "back (2.5 of 20): The carry is dropped",
    ]


def test_comment_tells_the_final_score_and_peoples_words():
    """Points given by hand are in the comment as in the score, and no mistake at full points."""
    most = {"front": 10.0, "back": 20.0}
    automatic = {"front": 10.0, "back": 2.5}
    by_hand = {"overridden": ("back",), "comments": {"back": "Well argued."}}
    some = Final(25.0, 30.0, 12.5, {"front": 10.0, "back": 15.0}, automatic, most, **by_hand)
    assert grade_of(report(problems=()), some).comment.splitlines() == [
        "25 of 30 points.",
        "back: 15 of 20 points, given by hand: Well argued.",
        "back (15 of 20): The carry is dropped",
    ]
    full = Final(30.0, 30.0, 12.5, most, automatic, most)
    assert grade_of(report(problems=()), full).comment == "30 of 30 points."


def test_moodle_feedback_zip_is_in_the_layout_that_moodle_reads(tmp_path):
    """Folders name_number_assignsubmission_file_, the name without what would break them; the
    same feedback gives the same bytes, and no half of a file is left.
    """
    pages = {"ada@x.edu": b"page", "nobody": b""}
    made = job(dict.fromkeys(pages, GRADE), MOODLE, folder=tmp_path, page=pages.get)
    _, path = moodle.export(made).files
    with zipfile.ZipFile(path) as archive:
        (name,) = archive.namelist()
        assert archive.read(name) == b"page"
    folder, slash, rest = name.partition("/")
    who, number, kind, plugin, more = folder.split("_", 4)  # as Moodle takes it apart
    assert (number, kind, plugin, more) == ("501", "assignsubmission", "file", "")
    assert who == "Ada Love lace"
    assert slash + rest == "/rnn.html"
    before = path.read_bytes()
    moodle.export(made)
    assert path.read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 2


def test_canvas_feedback_zip_has_the_names_that_were_downloaded(tmp_path):
    """Each student's file returns under the name that Canvas gave it, a notebook for a notebook."""
    names = ["lovelaceada_LATE_101_9001_rnn.ipynb", "babbagecharles_102_9002_notes.pdf"]
    source = tmp_path / "submissions.zip"
    with zipfile.ZipFile(source, "w") as archive:
        for name in names:
            archive.writestr(name, "{}")
    grades = {"ada": GRADE, "cbab": GRADE}
    with open_submissions(source, CANVAS) as found:
        more = {"submissions": found, "notebook": lambda _: b"{}", "folder": tmp_path}
        exported = canvas.export(job(grades, CANVAS, **more))
    with zipfile.ZipFile(exported.files[1]) as archive:
        assert archive.namelist() == names[:1]
    numbers = [part for part in names[0].split("_") if part.isdecimal()]
    assert numbers == ["101", "9001"]  # user and file, as Canvas finds them in the name
    assert exported.problems[-1] == (
        "No .ipynb file of theirs to send feedback back for (1): Charles Babbage (cbab)."
    )


def test_canvas_feedback_goes_under_the_file_that_was_graded(tmp_path):
    """Of a student's two notebooks, the one whose bytes were taken; else the latest."""
    source = tmp_path / "submissions.zip"
    with zipfile.ZipFile(source, "w") as archive:
        for number, name in enumerate(("draft", "final", "scratch"), 9001):
            archive.writestr(f"lovelaceada_101_{number}_{name}.ipynb", name)
            archive.writestr(f"babbagecharles_102_{number + 10}_{name}.ipynb", name)
    work = {"ada": b"final"}
    with open_submissions(source, CANVAS) as found:
        more = {"submissions": found, "work": work.get}
        names = canvas.feedback_names(job({"ada": GRADE, "cbab": GRADE}, CANVAS, **more))
    assert names == {
        "ada": "lovelaceada_101_9002_final.ipynb",
        "cbab": "babbagecharles_102_9013_scratch.ipynb",
    }


def test_feedback_notebook_is_valid_and_holds_only_findings():
    """It passes nbformat, tells the diagnosis, and has no code of anybody's."""
    data = student_notebook(report(), "RNN")
    notebook = nbformat.reads(data.decode(), as_version=4)
    nbformat.validate(notebook)
    assert json.loads(data)["nbformat_minor"] == 5
    assert "**12.5 of 30 points.**" in notebook.cells[0].source
    assert "<li>An id was lost &lt;x&gt;.</li>" in notebook.cells[1].outputs[0].data["text/html"]
    assert "The carry is dropped" in notebook.cells[3].outputs[0].data["text/html"]
    assert all(cell.source == "" for cell in notebook.cells[1:])


def test_a_disk_that_is_full_midway_leaves_a_log_of_what_was_taken(tmp_path, monkeypatch):
    """What stands in submitted/ has its row, whatever came after it."""
    assignment = load_assignment(copy_course(tmp_path / "course", EXAMPLE), "logistic_regression")
    export = tmp_path / "export"
    export.mkdir()
    for student in ("ada", "eve"):
        (export / f"{student}.ipynb").write_bytes(assignment.notebook_path.read_bytes())
    whole = intake.write_whole

    def write(path, content):
        if "eve" in str(path):
            raise OSError(28, "No space left on device")
        whole(path, content)

    monkeypatch.setattr(intake, "write_whole", write)
    with pytest.raises(OSError, match="No space"):
        intake.import_work(intake.Intake(assignment), [export])
    log = (assignment.course / "imports" / "log.csv").read_text()
    rows = list(csv.DictReader(io.StringIO(log)))
    assert [(row["student"], row["status"]) for row in rows] == [("ada", "taken")]
