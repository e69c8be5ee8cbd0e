"""What goes back to the platforms has their columns, their names, and harmless cells."""

import csv
import io
import json
import re
import zipfile

import nbformat
import pytest

from rnngrader import lms
from rnngrader.feedback import student_notebook
from rnngrader.lms import Grade
from rnngrader.platforms.intake import read_submissions
from rnngrader.platforms.roster import RosterError, parse_roster
from rnngrader.records import Diagnosis, ExerciseReport, Finding, SubmissionReport, Verdict

CANVAS = parse_roster(
    "Student,ID,SIS User ID,SIS Login ID,Section,Quiz (12),RNN (7788),Final Score\n"
    "    Points Possible,,,,,10,100.00,(read only)\n"
    '"Lovelace, Ada",101,S1,ada,"CS 1, CS 2",9,,90\n'
    '"Babbage, Charles",102,S2,cbab,CS 1,8,55.5,80\n',
    "canvas.csv",
)
MOODLE = parse_roster(
    "Identifier,Full name,Email address,Status,Grade,Maximum Grade,Grade can be changed,"
    "Last modified (submission),Last modified (grade),Feedback comments\n"
    'Participant 501,Ada Love_lace/,ada@x.edu,Submitted,,100.00,Yes,"Monday, 3 May",-,\n'
    "Participant 502,Charles Babbage,cb@x.edu,No submission,,100.00,Yes,-,-,\n",
    "moodle.csv",
)
GRADE = Grade(85.25, 100.0, {"front": 10.0, "back": 2.5}, {"front": 10.0, "back": 20.0}, "a\n<b>")


def rows_of(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text)))


def report() -> SubmissionReport:
    ok = {"y": Finding(Verdict.CORRECT)}
    wrong = {"y": Finding(Verdict.WRONG_VALUE, 0, "y has the right shape, but wrong values.")}
    carry = Diagnosis("misconception", "back.carry", "The carry is dropped", "Which path?")
    exercises = (
        ExerciseReport("front", 10.0, 10.0, Verdict.CORRECT, ok),
        ExerciseReport("back", 2.5, 20.0, Verdict.WRONG_VALUE, wrong, diagnosis=carry),
    )
    return SubmissionReport("ada", "graded", 12.5, 30.0, ("An id was lost <x>.",), exercises)


def test_canvas_file_has_its_columns_and_leaves_others_alone():
    """Identity to the letter, points possible, the assignment's own heading, one new score."""
    export = lms.canvas_csv(CANVAS, {"ada": GRADE}, "RNN")
    assert rows_of(export.text) == [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "RNN (7788)"],
        ["Points Possible", "", "", "", "", "100"],
        ["Lovelace, Ada", "101", "S1", "ada", "CS 1, CS 2", "85.25"],
        ["Babbage, Charles", "102", "S2", "cbab", "CS 1", "55.5"],
    ]
    assert export.problems == ()


def test_canvas_exercises_become_assignments_only_when_asked():
    """Per exercise a heading of its own, with its points."""
    text = lms.canvas_csv(CANVAS, {"ada": GRADE}, "RNN (7788)", per_exercise=True).text
    rows = rows_of(text)
    assert rows[0][-2:] == ["RNN (7788): front", "RNN (7788): back"]
    assert rows[1][-3:] == ["100", "10", "20"]
    assert rows[2][-2:] == ["10", "2.5"]
    assert rows[3][-2:] == ["", ""]


def test_canvas_file_can_start_from_any_roster():
    """Without Canvas's own export, its headings are written, and names and logins fill them."""
    roster = parse_roster("id,first_name,last_name\nada,Ada,Lovelace\n", "r.csv")
    rows = rows_of(lms.canvas_csv(roster, {"ada": GRADE}, "RNN").text)
    assert rows[0] == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "RNN"]
    assert rows[2] == ["Ada Lovelace", "", "", "ada", "", "85.25"]


def test_another_maximum_is_scaled_and_said():
    """Where the platform gives other points, scores follow, and the instructor is told."""
    roster = parse_roster(
        "Student,ID,SIS Login ID,Section,RNN (1)\n  Points Possible,,,,20\nA,1,ada,S,\n", "c.csv"
    )
    export = lms.canvas_csv(roster, {"ada": GRADE}, "RNN")
    assert rows_of(export.text)[2][-1] == "17.05"
    assert "Canvas gives 20 points where this course gives 100" in export.problems[0]


def test_moodle_worksheet_is_filled_in_and_otherwise_unchanged():
    """Grade and comment are set, further columns follow, every other cell is as it came."""
    export = lms.moodle_csv(MOODLE, {"ada@x.edu": GRADE, "nobody": GRADE})
    rows = rows_of(export.text)
    assert rows[0] == [*MOODLE.header, "front", "back"]
    assert rows[1][4] == "85.25"
    assert rows[1][9] == "a<br>&lt;b&gt;"
    assert rows[1][10:] == ["10", "2.5"]
    for place, name in enumerate(MOODLE.header):
        if name not in ("Grade", "Feedback comments"):
            assert rows[1][place] == MOODLE.rows[0][place]
    assert rows[2] == [*MOODLE.rows[1], "", ""]
    assert export.problems == ("nobody is not on the roster: left out.",)


def test_moodle_worksheet_with_decimal_commas_gets_them_back():
    """A worksheet written in a language with decimal commas is answered in it."""
    roster = parse_roster(
        "Identifier;Full name;Grade;Maximum Grade;Last modified (grade)\n"
        "Participant 7;A;;100,00;-\n",
        "m.csv",
    )
    export = lms.moodle_csv(roster, {"7": GRADE})
    assert rows_of(export.text)[1][2] == "85,25"
    assert "no column 'Feedback comments'" in export.problems[0]


def test_other_lists_are_no_worksheet():
    """Moodle's export starts from Moodle's file; anything else is refused with the way to it."""
    with pytest.raises(RosterError, match="download it"):
        lms.moodle_csv(CANVAS, {})


def test_plain_csv_has_a_row_a_student():
    """Ids, names where known, points by exercise, comment."""
    rows = rows_of(lms.plain_csv({"ada": GRADE, "zoe": Grade(None, 100.0)}, CANVAS))
    assert rows[0] == ["student", "name", "email", "score", "max_score", "front", "back", "comment"]
    assert rows[1] == ["ada", "Lovelace, Ada", "", "85.25", "100", "10", "2.5", "a\n<b>"]
    assert rows[2] == ["zoe", "", "", "", "100", "", "", ""]


def test_formulas_from_students_are_text_in_every_export():
    """A name or comment that a spreadsheet would compute is neutralized; ids are not touched."""
    evil = '=HYPERLINK("http://x","y")'
    quoted = evil.replace('"', '""')
    canvas = parse_roster(f'Student,ID,SIS Login ID,Section\n"{quoted}",1,ada,A\n', "c.csv")
    moodle = parse_roster(
        "Identifier,Full name,Grade,Last modified (grade),Feedback comments\n"
        f'Participant 1,"{quoted}",,-,\n',
        "m.csv",
    )
    grade = Grade(1.0, 1.0, comment=evil)
    for text in (
        lms.canvas_csv(canvas, {"ada": grade}, "@RNN").text,
        lms.moodle_csv(moodle, {"1": grade}).text,
        lms.plain_csv({"ada": grade}, canvas),
    ):
        cells = [cell for row in rows_of(text) for cell in row]
        assert "'" + evil in cells
        assert not [c for c in cells if re.match(r"[=+@\t\r\n]|-.", c)]


def test_comment_names_the_mistakes_in_a_few_lines():
    """Score, what is wrong with the file, and each exercise that is not right."""
    assert lms.grade_of(report()).comment.splitlines() == [
        "12.5 of 30 points.",
        "An id was lost <x>.",
        "back (2.5 of 20): The carry is dropped",
    ]


def test_moodle_feedback_zip_is_in_the_layout_that_moodle_reads():
    """Folders name_number_assignsubmission_file_, the name without what would break them."""
    file = io.BytesIO()
    problems = lms.moodle_feedback_zip(
        file, MOODLE, [("ada@x.edu", b"page"), ("nobody", b"")], "feedback.html"
    )
    with zipfile.ZipFile(file) as archive:
        assert archive.namelist() == ["Ada Love lace_501_assignsubmission_file_/feedback.html"]
        assert archive.read(archive.namelist()[0]) == b"page"
        folder = archive.namelist()[0].split("/")[0].split("_", 4)
    assert folder[1] == "501"  # as Moodle takes it apart
    assert len(folder) == 5
    assert problems == ["nobody has no participant number on the roster: left out."]


def test_canvas_feedback_zip_has_the_names_that_were_downloaded(tmp_path):
    """Each student's file returns under the name that Canvas gave it."""
    names = ["lovelaceada_LATE_101_9001_rnn.ipynb", "babbagecharles_102_9002_notes.pdf"]
    source = tmp_path / "submissions.zip"
    with zipfile.ZipFile(source, "w") as archive:
        for name in names:
            archive.writestr(name, "{}")
    found = read_submissions(source, CANVAS)
    content = student_notebook(report(), "RNN")
    file = io.BytesIO()
    problems = lms.canvas_feedback_zip(file, found, [("ada", content), ("cbab", content)])
    with zipfile.ZipFile(file) as archive:
        assert archive.namelist() == names[:1]
    assert problems == ["cbab has no notebook in the downloaded zip: left out."]


def test_zips_are_the_same_for_the_same_feedback():
    """No time of day gets into them."""
    first, second = io.BytesIO(), io.BytesIO()
    for file in (first, second):
        lms.moodle_feedback_zip(file, MOODLE, [("ada@x.edu", b"page")], "f.html")
    assert first.getvalue() == second.getvalue()


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
