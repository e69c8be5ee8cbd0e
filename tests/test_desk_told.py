"""What a list, an export and a page do not say themselves is told, and nothing good is lost."""

from __future__ import annotations

import csv
import io
import zipfile
from dataclasses import replace

import pytest
from conftest import COURSE, EXAMPLE, copy_course, rnngrader
from desks import NAME, NOTEBOOK, desk, make_zip, take, work
from test_lms import CANVAS_TEXT, GRADE, MOODLE_TEXT, job, rows_of
from test_replay import hand_in
from test_retold import ODD

from rnngrader.course.cells import CourseError
from rnngrader.gradebook.final_score import automatic_final
from rnngrader.instructor.results import submission_dict
from rnngrader.lms import canvas, gradescope, moodle
from rnngrader.lms.platforms import parse_roster
from rnngrader.lms.roster import RosterError, split_name
from rnngrader.records import AssignmentSettings, SubmissionReport

FIXTURES = desk, work
GERMAN = (
    "ID,Vollständiger Name,E-Mail-Adresse,Status,Bewertung,Bestwertung,Bewertung kann geändert "
    "werden,Zuletzt geändert (Abgabe),Zuletzt geändert (Bewertung),Feedback als Kommentar\n"
    'Teilnehmer/in501,Ada Love,ada@x.edu,Abgegeben,,"100,00",Ja,-,-,\n'
    'Teilnehmer/in502,Charles Babbage,cb@x.edu,Abgegeben,,"100,00",Nein,-,-,\n'
)


@pytest.mark.parametrize("text", [MOODLE_TEXT, GERMAN])
def test_last_weeks_worksheet_gets_this_weeks_points(text):
    """Its columns of exercises are written anew, and that is said; the comment is where it was."""
    first, _ = moodle.worksheet(job({"ada@x.edu": GRADE}, parse_roster(text, "m.csv")))
    better = replace(GRADE, score=90.0, points={"front": 10.0, "back": 7.0}, comment="better")
    again, notes = moodle.worksheet(job({"ada@x.edu": better}, parse_roster(first, "last.csv")))
    header, ada, _ = rows_of(again)
    assert header == rows_of(first)[0]
    row = dict(zip(header, ada, strict=True))
    assert (row["front"], row["back"]) == ("10", "7")
    assert "better" in next(row[name] for name in header if name.startswith("Feedback"))
    assert (
        "The list had columns of exercises already, which were written anew: front, back." in notes
    )


@pytest.mark.parametrize(("text", "locked"), [(MOODLE_TEXT.replace("Yes", "No"), 2), (GERMAN, 1)])
def test_locked_rows_are_told(text, locked):
    """Moodle passes over them without a word, and the page says another score."""
    grades = {"ada@x.edu": GRADE, "cb@x.edu": GRADE}
    _, notes = moodle.worksheet(job(grades, parse_roster(text, "m.csv")))
    told = [note for note in notes if note.startswith("Locked in Moodle")]
    assert [f"({locked}):" in note for note in told] == [True]
    same = text.replace(",Submitted,,", ",Submitted,85.25,").replace(
        ",No submission,,", ",x,85.25,"
    )
    same = same.replace(",Abgegeben,,", ',Abgegeben,"85,25",')
    _, notes = moodle.worksheet(job(grades, parse_roster(same, "m.csv")))
    assert not [note for note in notes if note.startswith("Locked in Moodle")]


def test_an_autograder_for_nobody_does_not_replace_the_good_one(tmp_path):
    good = replace(job({"ada@x.edu": GRADE}), folder=tmp_path)
    (path,) = gradescope.export(good).files
    before = path.read_bytes()
    with pytest.raises(CourseError, match="Nobody has an e-mail address"):
        gradescope.export(replace(job({"ada": GRADE}), folder=tmp_path))
    assert path.read_bytes() == before


def test_feedback_for_nobody_does_not_replace_the_good_one(tmp_path):
    """A zip of somebody else's submissions: neither file is written."""
    roster = parse_roster(CANVAS_TEXT, "canvas.csv")
    made = replace(job({"ada": GRADE}, roster), folder=tmp_path, submissions=[object()])  # type: ignore[list-item]
    with pytest.raises(CourseError, match="holds no notebook of anybody"):
        canvas.export(replace(made, submissions=strangers()))
    assert not any(tmp_path.iterdir())


def strangers():
    from rnngrader.lms.archive import Entry
    from rnngrader.lms.platform import Owner, SubmittedFile

    return [SubmittedFile("zoe", Entry("zoe_9_9_r.ipynb", bytes), Owner(name="r.ipynb"))]


@pytest.mark.parametrize("possible", [",,,,,10,abc,(read only)", ",,,,,10,,(read only)", None])
def test_points_that_canvas_does_not_tell_are_told(possible):
    """Nobody knows whether the scores fit: they are written as they are."""
    lines = [line for line in CANVAS_TEXT.splitlines() if "Points Possible" not in line]
    if possible is not None:
        lines.insert(1, f"    Points Possible{possible}")
    roster = parse_roster("\n".join(lines), "canvas.csv")
    _, notes = canvas.grade_table(job({"ada": GRADE}, roster))
    assert any(note.startswith("Canvas's list tells no points") for note in notes)


@pytest.mark.parametrize(
    "renamed",
    [
        (("Student,ID", "Name,Canvas ID"), ("SIS Login ID", "username")),
        (("Student,ID", "Student,Canvas ID"),),
        (("Student,ID", "Name,ID"),),
        (("Section", "Group"),),
    ],
)
def test_canvas_list_with_other_headings_is_no_other_list(renamed):
    """Its Test Student would be one, and namesakes nobody: it says what is wanted."""
    text = CANVAS_TEXT
    for old, new in renamed:
        text = text.replace(old, new)
    with pytest.raises(RosterError, match="Canvas's gradebook, with other headings"):
        parse_roster(text, "c.csv")


@pytest.mark.slow
def test_a_zip_that_is_torn_is_unreadable_and_the_student_is_told(desk, work):
    """Not that it is no notebook: it may have been in it."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        archive.writestr(NOTEBOOK, work["right"])
    done = take(desk, **{"byronada_1_11_work.zip": whole.getvalue()[:4000]})
    assert "1 unreadable" in done.stdout
    rnngrader(desk, "grade")
    (page,) = (desk / "feedback" / "ada").rglob("*.html")
    assert "work.zip is an archive that cannot be opened" in page.read_text()
    done = take(desk, **{"byronada_1_12_work.zip": make_zip(desk / "e.zip", {}).read_bytes()})
    assert "1 wrong file" in done.stdout


@pytest.mark.slow
def test_two_works_are_on_the_list_of_who_needs_help(desk, work):
    """The page for the class counts them; the student's page has no word on a repair."""
    names = {"byronada_1_11_a.ipynb": work["right"], "byronada_1_12_b.ipynb": work["odd"]}
    assert take(desk, **names).returncode == 1
    rnngrader(desk, "grade")
    (page,) = (desk / "feedback" / "ada").rglob("*.html")
    assert "different answers" in page.read_text()
    assert "repaired" not in page.read_text()
    assert rnngrader(desk, "report").returncode == 0
    text = (desk / "report" / f"{NAME}.html").read_text()
    assert "<dt>For a person to look at</dt><dd>1</dd>" in text
    listed = text[text.index('id="help"') : text.index('id="mistakes"')]
    assert "For a person to look at. Notebooks with different answers" in listed
    table = (desk / "report" / f"{NAME}.csv").read_text()
    (row,) = [row for row in csv.DictReader(io.StringIO(table)) if row["student"] == "ada"]
    assert row["needs_review"] == "yes"


def test_who_handed_in_nothing_has_the_maximum_of_now():
    """The JSON says what the gradebook and the export for nbgrader say."""
    nothing = SubmissionReport("fay", "missing", 0.0, 105.0, (), ())
    final = automatic_final(nothing, {"front": 100.0, "back": 15.0}, AssignmentSettings())
    assert submission_dict(nothing, final)["max_score"] == 115.0


@pytest.mark.slow
def test_a_name_that_was_taken_back_can_be_given_again(tmp_path):
    """At once, and not from the next `grade` on."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    hand_in(course, "one", loss=ODD)
    rnngrader(course, "grade")
    names = ("--title", "t", "--hint", "h")
    digest = rnngrader(course, "name", "", *names).stderr.split("wanted one of: ")[1].strip(" .\n")
    for arguments in (names, ("--clear",), names):
        assert rnngrader(course, "name", digest, *arguments).returncode == 0
        rnngrader(course, *(["grade"] if arguments == names else ["doctor"]))


def test_forget_names_files_of_the_instructors_own(desk, work):
    """times.csv lies in the course's folder, with ids in it; git does not take it."""
    take(desk, **{"byronada_1_11_r.ipynb": work["right"]})
    for name, text in (("times.csv", "ada,2026-11-22 17:30:00 UTC\n"), ("out.json", '["ada"]')):
        (desk / name).write_text(text)
    hidden = desk / "report" / f"{NAME}-anonymous.csv"
    hidden.parent.mkdir(exist_ok=True)
    hidden.write_text("student,score\nStudent QX7PD,3\n")
    done = rnngrader(desk, "forget", "ada")
    for name in ("times.csv", "out.json"):
        assert (
            f"left: {name} names who was forgotten: delete it, or the rows, by hand" in done.stdout
        )
    assert f"report/{NAME}-anonymous.csv may tell of who was forgotten" in done.stdout
    assert "/times.csv" in (COURSE / ".gitignore").read_text().splitlines()


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("login.zip", b"<!DOCTYPE html><title>Log in</title>", "is a web page: download it again"),
        ("cut.zip", b"PK\x03\x04" + bytes(500), "is not whole: download it again"),
    ],
)
def test_what_is_no_download_says_what_to_do(desk, name, data, said):
    (desk.parent / name).write_bytes(data)
    done = rnngrader(desk, "import", str(desk.parent / name))
    assert done.returncode == 2
    assert said in done.stderr


def test_a_workbook_is_no_list(tmp_path):
    with pytest.raises(RosterError, match="save it as CSV"):
        parse_roster("PK\x03\x04 xl/workbook.xml\n", "list.xlsx")


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("King, Jr., J. R.", ("J. R.", "King Jr.")),
        ("King, Martin", ("Martin", "King")),
        ("'@nna @lias", ("@nna", "@lias")),  # as our own export wrote it
        ("'Abd al-Rahman", ("'Abd", "al-Rahman")),
    ],
)
def test_names_are_told_as_they_were_meant(name, parts):
    assert split_name(name) == parts


def test_a_title_is_canvas_alone(desk):
    done = rnngrader(desk, "export", "--format", "csv", "--title", "RNN")
    assert done.returncode == 2
    assert "--title is a column's of Canvas" in done.stderr


def test_points_and_clear_are_two_orders(desk):
    done = rnngrader(desk, "override", "ada", "rnn_forward", "3", "--clear")
    assert "both were given" in done.stderr
