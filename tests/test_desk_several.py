"""Several notebooks of one student, folders of several, lists that fit nobody: nobody's work is
left out without a word, and nobody is made up.
"""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest
from conftest import COURSE, Done, rnngrader
from desks import new_desk
from driving.docs import commands

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.submission.read import read_cells
from rnngrader.submission.restore import written_answers

pytestmark = pytest.mark.sampled

NAME = "rnn_step_by_step"
NOTEBOOK = "Building_a_Recurrent_Neural_Network_Step_by_Step.ipynb"
CANVAS = (
    "Student,ID,SIS User ID,SIS Login ID,Section,RNN (77)\n"
    "    Points Possible,,,,,100\n"
    '"Byron, Ada",1,,ada,A,\n"Turing, Alan",2,,alan,A,\n"Hopper, Grace",3,,grace,A,\n'
)
WORKSHEET = (
    "Identifier,Full name,Email address,Status,Grade,Maximum Grade,Grade can be changed,"
    "Last modified (submission),Last modified (grade),Feedback comments\n"
    "Participant 101,Ada Byron,ada@example.org,Submitted,,100.00,Yes,-,-,\n"
    "Participant 102,Alan Turing,alan@example.org,Submitted,,100.00,Yes,-,-,\n"
)
EARLY, LATE = (2026, 11, 20, 10, 0, 0), (2026, 11, 20, 12, 0, 0)


@pytest.fixture(scope="module")
def work(assignment: Assignment) -> dict[str, str]:
    """A right notebook, one with a mistake, and the release that nobody has touched."""
    solutions = dict(assignment.solutions)
    wrong = {**solutions, "rnn_backward": "def rnn_backward(da, caches):\n    return {}\n"}
    other = load_assignment(COURSE, "train_your_rnn")
    return {
        "right": notebook_text(assignment, solutions),
        "wrong": notebook_text(assignment, wrong),
        "blank": (COURSE / "release" / NAME / NOTEBOOK).read_text(),
        "other": notebook_text(other, other.solutions),
    }


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A course of the test's own, with three lists of its class beside it."""
    course = new_desk(tmp_path / "course")
    (tmp_path / "canvas.csv").write_text(CANVAS)
    (tmp_path / "moodle.csv").write_text(WORKSHEET)
    return course


def zipped(*files: tuple[str, str | bytes, tuple[int, ...]]) -> bytes:
    """A zip of files with their times."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content, when in files:
            archive.writestr(zipfile.ZipInfo(name, when), content)  # type: ignore[arg-type]
    return made.getvalue()


METADATA = "submission_5:\n  :submitters:\n  - :sid: ada\n  :created_at: 2026-11-20 12:00:00 Z\n"
MOODLE_FOLDER = "Ada Byron_101_assignsubmission_file_"


def platform_zip(platform: str, first: str, second: str, number: int) -> tuple[bytes, str]:
    """What a platform exports of a student with two notebooks, the second one later; the roster.

    Canvas numbers files from `number` on.
    """
    named = [(first, EARLY), (second, LATE)]
    if platform == "canvas":
        files = [(f"byronada_1_{number + i}_{i}.ipynb", *one) for i, one in enumerate(named)]
    elif platform == "moodle":
        files = [(f"{MOODLE_FOLDER}/{i}.ipynb", *one) for i, one in enumerate(named)]
    elif platform == "gradescope":
        files = [(f"e/submission_5/{i}.ipynb", *one) for i, one in enumerate(named)]
        files.append(("e/submission_metadata.yml", METADATA, LATE))
    elif platform == "folder":
        files = [(f"ada/{i}.ipynb", *one) for i, one in enumerate(named)]
    else:
        inside = zipped(*((f"{i}.ipynb", *one) for i, one in enumerate(named)))
        if platform == "zip in a zip":
            inside = zipped(("inner.zip", inside, EARLY))
        files = [(f"byronada_1_{number}_mine.zip", inside, EARLY)]
    return zipped(*files), "moodle.csv" if platform == "moodle" else "canvas.csv"


PLATFORMS = ["canvas", "moodle", "gradescope", "folder", "zip", "zip in a zip"]


def bring(
    course: Path, platform: str, first: str, second: str, number: int = 10
) -> tuple[Done, Path]:
    """Imports such a zip: what was said, and the student's folder."""
    content, roster = platform_zip(platform, first, second, number)
    archive = course.parent / "submissions.zip"
    archive.write_bytes(content)
    done = rnngrader(course, "import", str(archive), "--roster", str(course.parent / roster))
    student = "ada@example.org" if platform == "moodle" else "ada"
    return done, course / "submitted" / student / NAME


def said_by(done: Done) -> str:
    return " ".join((done.stdout + done.stderr).split())


def test_the_release_is_no_answer(assignment, work):
    """Neither as it is, nor with comments or without its docstrings: a line of work is."""
    solved, blank = (written_answers(assignment, read_cells(work[n].encode())[0]) for n in
                     ("right", "blank"))  # fmt: skip
    assert set(solved) == set(assignment.exercises)
    assert blank == {}
    header = assignment.solutions["rnn_forward"].split("\n")[0]
    stub = f"{header}\n    # to do\n    pass\n    ...\n"
    for source, names in ((stub, []), (f"{stub}    x = 1\n", ["rnn_forward"])):
        answers = {**dict.fromkeys(assignment.solutions, ""), "rnn_forward": source}
        text = notebook_text(assignment, answers)
        assert list(written_answers(assignment, read_cells(text.encode())[0])) == names


@pytest.mark.parametrize("platform", PLATFORMS)
def test_work_is_taken_before_the_untouched_notebook(desk, work, platform):
    """Whichever came last; nothing has to be looked at, and the page has no word of it."""
    for first, second in (("right", "blank"), ("blank", "right")):
        done, folder = bring(desk, platform, work[first], work[second])
        assert (folder / NOTEBOOK).read_text() == work["right"]
        assert done.returncode == 0, said_by(done)
        assert "no answer is written in it" in said_by(done)
        assert not (folder / "import.json").exists()


@pytest.mark.sampled
@pytest.mark.parametrize(
    "platform",
    [
        pytest.param(platform, marks=[] if platform in ("moodle", "zip") else [pytest.mark.slow])
        for platform in PLATFORMS
    ],
)
def test_of_two_that_are_written_the_later_one_counts_and_it_is_said(desk, work, platform):
    """By number, time or the zip's times: on the screen, in the exit status, on the page."""
    for number, first, second in ((10, "right", "wrong"), (20, "wrong", "right")):
        done, folder = bring(desk, platform, work[first], work[second], number)
        assert (folder / NOTEBOOK).read_text() == work[second]
        assert done.returncode == 1
        assert "1 other answers" in said_by(done)
    rnngrader(desk, "grade")
    (page,) = (desk / "feedback" / folder.parent.name / NAME).glob("*.html")
    told = "Notebooks with different answers were handed in together: 1.ipynb"
    assert told in page.read_text()
    assert "was graded; left out: 0.ipynb" in page.read_text()
    done, _ = bring(desk, platform, work["blank"], work["right"], 30)
    assert done.returncode == 0
    rnngrader(desk, "grade")
    assert told not in page.read_text()


def test_equal_answers_are_not_two_works(desk, work):
    """Formatted anew, the same is the same."""
    again = json.dumps(json.loads(work["right"]))
    done, folder = bring(desk, "canvas", again, work["right"])
    assert done.returncode == 0
    assert "the same answers as" in said_by(done)
    assert not (folder / "import.json").exists()


def test_the_untouched_notebook_replaces_no_work(desk, work):
    """Newer or not, and with no option; where nothing stands, it is taken."""
    archive, roster = desk.parent / "one.zip", str(desk.parent / "canvas.csv")
    for number, name in ((11, "blank"), (12, "right"), (13, "blank")):
        archive.write_bytes(zipped((f"byronada_1_{number}_r.ipynb", work[name], EARLY)))
        for more in ((), ("--replace",)):
            done = rnngrader(desk, "import", str(archive), "--roster", roster, *more)
    assert done.returncode == 1
    assert "no answer is written in it; the work that stands stays" in said_by(done)
    assert (desk / "submitted" / "ada" / NAME / NOTEBOOK).read_text() == work["right"]


# Folders


def folder_of(path: Path, **files: str) -> Path:
    path.mkdir(parents=True)
    for name, text in files.items():
        (path / f"{name}.ipynb").write_text(text)
    return path


@pytest.mark.parametrize("known", [True, False])
def test_a_folder_of_two_notebooks_is_one_students(desk, work, known):
    """Whose id it is, or somebody's who is new; never are students called after its files."""
    roster = ("--roster", str(desk.parent / "canvas.csv"))
    first = folder_of(desk.parent / "first" / "alan", rnn=work["wrong"])
    assert rnngrader(desk, "import", str(first.parent), *roster).returncode == 0
    student = "ada" if known else "zoe"
    folder_of(desk.parent / "mail" / student, a=work["wrong"], b=work["right"])
    done = rnngrader(desk, "import", str(desk.parent / "mail"))
    assert done.returncode == 1
    assert {path.name for path in (desk / "submitted").iterdir()} == {"alan", student}
    assert "1 other answers" in said_by(done)
    assert ("1 new student: zoe." in said_by(done)) == (not known)


def test_a_folder_that_wraps_the_class_is_nobody(desk, work):
    """Where its files or folders are called after two students, or nobody is known yet."""
    folder_of(desk.parent / "one" / "week1", ada=work["right"], alan=work["right"])
    for _ in range(2):
        done = rnngrader(desk, "import", str(desk.parent / "one"))
        assert done.returncode == 0
        assert "new student" not in done.stdout
    folder_of(desk.parent / "two" / "week2" / "ada", a=work["right"])
    folder_of(desk.parent / "two" / "week2" / "alan", a=work["right"])
    folder_of(desk.parent / "two" / "week2" / "zoe", b=work["right"])
    done = rnngrader(desk, "import", str(desk.parent / "two"))
    assert {path.name for path in (desk / "submitted").iterdir()} == {"ada", "alan", "zoe"}
    assert "1 new student: zoe." in done.stdout


def test_who_is_new_in_a_class_with_a_list_is_told(desk, work):
    """By a row, a sentence, and the exit status; who is called by a name of the list is not new."""
    roster = ("--roster", str(desk.parent / "canvas.csv"))
    folder_of(desk.parent / "first", ada=work["right"])
    rnngrader(desk, "import", str(desk.parent / "first"), *roster)
    mail = folder_of(desk.parent / "mail", **{"Turing, Alan": work["right"], "b": work["right"]})
    (mail / "hw.ipynb").write_text(work["right"])
    done = rnngrader(desk, "import", str(mail))
    assert done.returncode == 1
    assert "2 new students: b, hw." in done.stdout
    assert "new: nobody of the class is called so" in said_by(done)
    assert {p.name for p in (desk / "submitted").iterdir()} == {"ada", "alan", "b", "hw"}


# Lists


@pytest.mark.parametrize("language", ["English", "German"])
def test_an_at_sign_in_a_name_makes_no_addresses(desk, work, language):
    """The column of addresses is known by its heading, or by what most of its cells hold."""
    text = WORKSHEET.replace("Ada Byron", "Ada @lee")
    if language == "German":
        text = text.replace("Email address", "E-Mail").replace("Identifier", "ID")
        text = text.replace("Grade,", "Note,").replace("100.00", '"100,00"')
    sheet = desk.parent / "at.csv"
    sheet.write_text(text)
    archive = desk.parent / "m.zip"
    archive.write_bytes(zipped((f"Ada @lee_101_{'assignsubmission_file_'}/r.ipynb", work["right"], EARLY)))  # fmt: skip  # noqa: E501
    done = rnngrader(desk, "import", str(archive), "--roster", str(sheet))
    assert done.returncode == 0, said_by(done)
    assert "2 on the roster: 1 in, 1 nothing." in done.stdout
    assert (desk / "submitted" / "ada@example.org").is_dir()


SPOILT = {
    "nobody has an id": (
        WORKSHEET.replace("ada@", "@ada").replace("alan@", "@alan"),
        "Row 2: '@adaexample.org' cannot be a folder's name",
    ),
    "there is no row": (WORKSHEET.split("\n")[0] + "\n", "no row of a student"),
    "a row of another kind": (
        WORKSHEET.replace("Identifier", "ID") + WORKSHEET.split("\n")[1].replace("Participant", ""),
        "these do not: row 4",
    ),
    "another class's": (WORKSHEET.replace("10", "90").replace("da", "xa"), "Nobody on the roster"),
}


@pytest.mark.sampled
@pytest.mark.parametrize("case", SPOILT)
@pytest.mark.slow
def test_a_list_that_fits_nobody_is_refused(desk, work, case):
    """With its reason, by the import and the export, before a file is written."""
    text, reason = SPOILT[case]
    good, spoilt = desk.parent / "moodle.csv", desk.parent / "spoilt.csv"
    spoilt.write_text(text.replace("Alan Turing", "Xan Turing").replace("alan@", "xan@"))
    archive = desk.parent / "m.zip"
    archive.write_bytes(zipped((f"{MOODLE_FOLDER}/r.ipynb", work["right"], EARLY)))
    done = rnngrader(desk, "import", str(archive), "--roster", str(spoilt))
    assert done.returncode == 2
    assert reason in said_by(done)
    assert not (desk / "submitted").exists()
    assert not (desk / "imports").exists()
    assert rnngrader(desk, "import", str(archive), "--roster", str(good)).returncode == 0
    rnngrader(desk, "grade")
    moodle = ("export", "--format", "moodle", "--roster")
    sheet = Path(rnngrader(desk, *moodle, str(good)).stdout.split()[0])
    before = sheet.read_bytes()
    for more in ((), ("--missing", "zero"), ("--missing", "blank")):
        done = rnngrader(desk, *moodle, str(spoilt), *more)
        assert done.returncode == 2
        assert case == "another class's" or reason in said_by(done)
    assert sheet.read_bytes() == before


# What came instead


def test_the_notebook_of_another_assignment_is_called_that_everywhere(desk, work):
    """By its own name; in the table, on the page, in exports, and in every later import."""
    roster = ("--roster", str(desk.parent / "canvas.csv"))
    archive = desk.parent / "c.zip"
    archive.write_bytes(
        zipped(
            ("byronada_1_11_My RNN (2).ipynb", work["other"], EARLY),
            ("turingalan_2_12_r.ipynb", work["right"], EARLY),
        )
    )
    assert "1 other assignment" in said_by(rnngrader(desk, "import", str(archive), *roster))
    archive.write_bytes(zipped(("turingalan_2_12_r.ipynb", work["right"], EARLY)))
    done = rnngrader(desk, "import", str(archive), *roster)
    assert "3 on the roster: 1 in, 1 other assignment, 1 nothing." in done.stdout
    table = rnngrader(desk, "grade").stdout
    rnngrader(desk, "report")
    export = rnngrader(desk, "export").stdout.strip()
    (page,) = (desk / "feedback" / "ada" / NAME).glob("*.html")
    title = load_assignment(COURSE, "train_your_rnn").title
    what = f"What was handed in is the notebook of {title} (My RNN (2).ipynb)."
    places = [table, *(Path(p).read_text() for p in (page, export))]
    places += [p.read_text() for p in (desk / "report").glob(f"{NAME}.[ch]*")]
    for text in places:
        assert "No notebook was handed in" not in text
        assert ".other" not in text
    assert [what in " ".join(text.split()) for text in places[1:]] == [True] * 4
    row = {r["student"]: r for r in csv.DictReader(io.StringIO(Path(export).read_text()))}["ada"]
    assert (row["score"], row["rnn_forward"]) == ("0", "")


def test_what_could_not_be_read_stays_that_in_later_imports(desk, work):
    """It is not counted as a file of another kind once others come."""
    roster = ("--roster", str(desk.parent / "canvas.csv"))
    data = bytearray(zipped(("byronada_1_11_r.ipynb", work["right"], EARLY)))
    data[data.index(b"PK\x01\x02") + 8] |= 1  # encrypted, it says
    archive = desk.parent / "c.zip"
    archive.write_bytes(data)
    rnngrader(desk, "import", str(archive), *roster)
    archive.write_bytes(zipped(("turingalan_2_12_r.ipynb", work["right"], EARLY)))
    done = rnngrader(desk, "import", str(archive), *roster)
    assert "1 in, 1 unreadable, 1 nothing." in done.stdout


def test_times_for_many_students_are_written_as_the_docs_say(desk, work):
    """Canvas's LATE costs nothing; the loop of docs/platforms.md gives it its time."""
    (line,) = commands("platforms.md", "while")
    archive = desk.parent / "c.zip"
    archive.write_bytes(zipped(("byronada_LATE_1_11_r.ipynb", work["right"], EARLY)))
    rnngrader(desk, "import", str(archive), "--roster", str(desk.parent / "canvas.csv"))
    (desk / "times.csv").write_text("ada,2026-11-22 17:30:00 UTC\n")
    subprocess.run(["bash", "-c", line], cwd=desk, check=True)
    told = desk / "submitted" / "ada" / NAME / "timestamp.txt"
    assert told.read_text() == "2026-11-22 17:30:00 UTC\n"
    exercises = desk / "exercises" / f"{NAME}.py"
    late = 'AssignmentSettings(due="2026-11-22T00:00+00:00", late=0.1)'
    exercises.write_text(re.sub(r"(?m)^SETTINGS = .*", f"SETTINGS = {late}", exercises.read_text()))
    rnngrader(desk, "grade")
    (page,) = (desk / "feedback" / "ada" / NAME).glob("*.html")
    assert "17 h 30 min late" in page.read_text()
