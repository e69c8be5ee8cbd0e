"""What platforms export is read whole, attributed rightly, and trusted in nothing."""

import csv
import io
import os
import stat
import struct
import time
import zipfile
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rnngrader.lms import archive as intake
from rnngrader.lms.archive import IntakeError, UnreadableEntry, notebooks_inside
from rnngrader.lms.gradescope import METADATA
from rnngrader.lms.moodle import read_time
from rnngrader.lms.platforms import parse_roster, read_roster
from rnngrader.lms.roster import RosterError
from rnngrader.lms.submissions import open_submissions

CANVAS_CSV = """Student,ID,SIS User ID,SIS Login ID,Section,RNN (7788)
    Points Possible,,,,,100.00
"Lovelace, Ada",101,S1,ada,CS 1,
"Babbage, Charles",102,S2,cbab,CS 1,
"Müller, Zoë",103,S3,zoe,CS 2,
"""
MOODLE_CSV = (
    "Identifier,Full name,Email address,Status,Grade,Maximum Grade,Grade can be changed,"
    "Last modified (submission),Last modified (grade),Feedback comments\n"
    'Participant 501,Ada Lovelace,ada@x.edu,Submitted,,100.00,Yes,"Monday, 3 May",-,\n'
    "Participant 502,Charles Babbage,cb@x.edu,No submission,,100.00,Yes,-,-,\n"
)
CANVAS = parse_roster(CANVAS_CSV, "canvas.csv")
CALLED = parse_roster(
    f"{CANVAS_CSV}Anon,104,S4,anon1,CS 2,\nLate,105,S5,late1,CS 2,\n", "canvas.csv"
)
MOODLE = parse_roster(MOODLE_CSV, "moodle.csv")


def make_zip(path, names, content=b"{}"):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            archive.writestr(name, content)
    return path


@dataclass
class Read:
    """A submitted file as it was read."""

    student: str
    name: str
    entry: str
    content: bytes | None
    problem: str
    late: bool | None
    handed_in: str


def read_submissions(source, roster=None):
    """All files of an export, each read or with the reason why not."""
    found = []
    with open_submissions(source, roster) as files:
        for one in files:
            content, problem = None, one.problem
            try:
                content = one.entry.read()
            except UnreadableEntry as error:
                problem = str(error)
            owner = one.owner
            found.append(
                Read(
                    one.student, one.name, one.entry.name, content, problem,
                    owner.late, owner.handed_in,
                )
            )  # fmt: skip
    return found


ANONYMOUS = parse_roster(
    "Identifier,Status,Grade,Maximum Grade,Grade can be changed,Last modified (submission),"
    "Last modified (grade)\nParticipant 1234,Submitted,,100.00,Yes,-,-\n",
    "anonymous.csv",
)
FILE = "assignsubmission_file"
# The list, the file's name; whose it is, what the student called it, and what else is told.
OWNERS = [
    # Canvas: the number decides, lateness is its word; without a list, name and number are the id
    (CANVAS, "lovelaceada_101_9001_rnn.ipynb", "ada", "rnn.ipynb", False),
    (CANVAS, "babbagecharles_LATE_102_9002_my_rnn-1.ipynb", "cbab", "my_rnn-1.ipynb", True),
    (CANVAS, "müllerzoë_103_9003_notes.pdf", "zoe", "notes.pdf", False),
    (CANVAS, "lovelaceada_101_text.html", "ada", "text.html", False),
    (CANVAS, "strangerx_999_9004_rnn.ipynb", "", "rnn.ipynb", "Nobody on the roster"),
    (CANVAS, "babbagecharles_101_5_rnn.ipynb", "", "rnn.ipynb", "its number is ada's by"),
    (CANVAS, "anon_Ab3xY_77_rnn.ipynb", "", "rnn.ipynb", "Switch anonymous grading off"),
    (CANVAS, "LATE_anonymous_Q1_7_r.ipynb", "", "r.ipynb", "Switch anonymous grading off"),
    # who is called like Canvas's own words, by name and number
    (CALLED, "anon_104_9005_r.ipynb", "anon1", "r.ipynb", False),
    (CALLED, "late_105_9006_r.ipynb", "late1", "r.ipynb", False),
    (CALLED, "late_LATE_105_9006_r.ipynb", "late1", "r.ipynb", True),
    (CALLED, "anon_101_9006_r.ipynb", "", "r.ipynb", "Switch anonymous grading off"),
    (CANVAS, "studenttest_900_7_rnn.ipynb", "", "rnn.ipynb", "Test Student"),
    (None, "studenttest_900_7_rnn.ipynb", "", "rnn.ipynb", "Test Student"),
    (None, "anon_Ab3xY_77_rnn.ipynb", "Ab3xY", "rnn.ipynb", False),
    (None, "LATE_anon_Qq1_78_rnn.ipynb", "Qq1", "rnn.ipynb", True),
    (None, "lovelaceada_101_79_r.ipynb", "lovelaceada-101", "r.ipynb", False),
    # What a student goes by, or calls a file, may look like Canvas's own: on the list is one alone,
    # by name and number, or it is nobody's
    (CANVAS, "lovelaceada_101_9001_2_rnn.ipynb", "ada", "2_rnn.ipynb", False),
    (CANVAS, "lovelaceada_101_9001_01_rnn.ipynb", "ada", "01_rnn.ipynb", False),
    (CANVAS, "lovelaceada_101_9001_102_77_r.ipynb", "", "102_77_r.ipynb", "several ways"),
    (CANVAS, "eve_102_103_9001_r.ipynb", "", "9001_r.ipynb", "of number 102 or 103"),
    (CANVAS, "eve_late_102_999_9001_r.ipynb", "", "9001_r.ipynb", "several ways"),
    (CANVAS, "lovelaceada_101_9001_102_text.html", "", "102_text.html", "several ways"),
    (CANVAS, "eve_" + "102_" * 40 + "103_9001_r.ipynb", "", None, "several ways"),
    (CANVAS, "anon_12345_103_9_r.ipynb", "", "9_r.ipynb", "several ways"),
    (CANVAS, "anon_103_77_rnn.ipynb", "", "rnn.ipynb", "Switch anonymous grading off"),
    (None, "lovelaceada_101_9001_2_rnn.ipynb", "", "2_rnn.ipynb", "--roster may tell"),
    (None, "lovelaceada_101_9001_02_rnn.ipynb", "lovelaceada-101", "02_rnn.ipynb", False),
    # Moodle: every version's folders; of a folder's name the last mark, nearest to the file, is
    # Moodle's, and what is farther down is the student's own
    *(
        (MOODLE, name, "ada@x.edu", "rnn.ipynb", "Monday, 3 May")
        for name in (
            f"Ada Lovelace_501_{FILE}_/rnn.ipynb",
            f"Ada Lovelace_501_{FILE}/rnn.ipynb",
            f"Ada Lovelace_501_{FILE}_/notebooks/rnn.ipynb",
            f"Ada Lovelace_501_{FILE}_rnn.ipynb",
            f"download/Ada Lovelace_501_{FILE}_/rnn.ipynb",
            f"Ada Lovelace_501_{FILE}_/C B_502_{FILE}_/rnn.ipynb",
            f"Participant_501_{FILE}_/rnn.ipynb",
        )
    ),
    (MOODLE, f"Eve_501_{FILE}__502_{FILE}_/r.ipynb", "cb@x.edu", "r.ipynb", None),
    (MOODLE, f"Eve_501_{FILE}__502_{FILE}/a/r.ipynb", "cb@x.edu", "r.ipynb", None),
    (MOODLE, f"Ada Lovelace_502_{FILE}_/r.ipynb", "", "r.ipynb", "its number is cb@x.edu's by"),
    (MOODLE, "E" + f"_501_{FILE}" * 25 + f"_502_{FILE}_/r.ipynb", "cb@x.edu", "r.ipynb", None),
    (MOODLE, f"A L_501_{FILE}_x_502_{FILE}_r.ipynb", "", None, "of number 501 or 502"),
    (MOODLE, f"A L_501_{FILE}_x_502_{FILE}_", "", None, "several ways"),
    (MOODLE, f"Ada Lovelace_501_{FILE}_x_9_{FILE}_r.ipynb", "ada@x.edu", None, None),
    (None, f"Eve_501_{FILE}__9_{FILE}_/r.ipynb", f"Eve_501_{FILE}_-9", "r.ipynb", None),
    (None, f"Eve_501_{FILE}__9_{FILE}_r.ipynb", "", None, "--roster may tell"),
    (MOODLE, "A_501_assignsubmission_onlinetext_/o.html", "ada@x.edu", "o.html", None),
    (ANONYMOUS, f"Participant_1234_{FILE}_/r.ipynb", "1234", "r.ipynb", None),
    (ANONYMOUS, f"Teilnehmer_1234_{FILE}/r.ipynb", "1234", "r.ipynb", None),
    # no platform: after id, name or address
    (CANVAS, "Lovelace, Ada.ipynb", "ada", "Lovelace, Ada.ipynb", None),
    (CANVAS, "cbab_rnn.ipynb", "cbab", "cbab_rnn.ipynb", None),
    (CANVAS, "ZOE.IPYNB", "zoe", "ZOE.IPYNB", None),
    (CANVAS, "ada.ipynb.txt", "ada", "ada.ipynb.txt", None),
    (CANVAS, "hw3.ipynb", "", "hw3.ipynb", "Nobody on the roster"),
    # paths that climb: names of entries are never used as paths
    *(
        (CANVAS, name, "", "ada.ipynb", "Nobody on the roster")
        for name in (
            "../../ada.ipynb",
            "/etc/ada.ipynb",
            "a/../../ada.ipynb",
            "..\\ada.ipynb",
            "C:\\ada.ipynb",
        )
    ),
]


@pytest.mark.parametrize(("roster", "name", "student", "called", "said"), OWNERS)
def test_an_entrys_name_tells_whose_it_is(tmp_path, roster, name, student, called, said):
    """Its student, the name the student gave it, and lateness, time, or why it is nobody's."""
    path = make_zip(tmp_path / "a.zip", [name])
    (one,) = read_submissions(path, roster)
    assert (one.student, one.name, one.content) == (student, called or one.name, b"{}")
    assert list(tmp_path.iterdir()) == [path]
    if not student:
        assert said in one.problem
    else:
        assert one.problem == ""
        assert said in (None, one.late, one.handed_in)


GRADESCOPE = """---
submission_1:
  :submitters:
  - :name: Ada Lovelace
    :sid: S1
    :email: ada@x.edu
  :created_at: 2024-05-01 10:00:00.000000000 Z
submission_2:
  :submitters:
  - :name: Charles Babbage
    :sid: S2
  - :name: Zoë Müller
    :sid: S3
"""


@pytest.mark.parametrize("base", ["", "assignment_9_export/"])
def test_gradescope_metadata_names_everyone_of_a_group(tmp_path, base):
    """Each member of a group gets the file; folders that nobody owns are reported."""
    names = [f"{base}submission_{n}/rnn.ipynb" for n in (1, 2, 3)]
    path = make_zip(tmp_path / "a.zip", names)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(f"{base}{METADATA}", GRADESCOPE)
    roster = parse_roster("sid,name\nS1,Ada Lovelace\nS2,C B\nS3,Z M\n", "r.csv")
    found = read_submissions(path, roster)
    assert [one.student for one in found] == ["S1", "S2", "S3", ""]
    assert found[0].handed_in.startswith("2024-05-01 10:00")
    assert found[1].entry == found[2].entry
    assert METADATA in found[3].problem


def test_folders_of_ones_own_are_nobody_elses(tmp_path):
    """Gradescope's folder is the one beside its list; of others', the one as deep as anybody's."""
    names = ["export/submission_9/submission_1/r.ipynb", "export/submission_1/submission_2/r.ipynb"]
    path = make_zip(tmp_path / "a.zip", names)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(f"export/{METADATA}", GRADESCOPE)
    roster = parse_roster("sid,name\nS1,Ada Lovelace\nS2,C B\nS3,Z M\n", "r.csv")
    assert [one.student for one in read_submissions(path, roster)] == ["", "S1"]
    path = make_zip(tmp_path / "b.zip", ["eve/ada/r.ipynb", "cbab/ada/r.ipynb", "ada/r.ipynb"])
    assert [one.student for one in read_submissions(path, CANVAS)] == ["", "cbab", "ada"]
    path = make_zip(tmp_path / "c.zip", ["cs1/ada/zoe/r.ipynb", "cs2/zoe/r.ipynb", "cs2/r.ipynb"])
    assert [one.student for one in read_submissions(path, CANVAS)] == ["ada", "zoe", ""]


def test_folders_in_a_students_folder_are_never_others(tmp_path):
    """Farther down than the first that is called after a student, nobody is looked for."""
    for around in ("", "late/", "late/x/"):
        names = [f"{around}cbab/ada/r.ipynb", f"{around}cbab/zoe/r.ipynb"]
        path = make_zip(tmp_path / "a.zip", names)
        found = {one.student for one in read_submissions(path, CANVAS)}
        assert found == {"" if around else "cbab"}
        path = make_zip(tmp_path / "b.zip", [*names, f"{around}zoe/ada/r.ipynb"])
        found = [one.student for one in read_submissions(path, CANVAS)]
        assert found == ["cbab", "cbab", "zoe"]


@pytest.mark.parametrize("around", ["", "late/"])
def test_a_folder_called_by_an_id_is_nobody_elses(tmp_path, around):
    """Also where another's name or id comes to the same, without what platforms change in it."""
    text = "student,name\nannalee,Bea Kim\na12,Anna Lee\na.lee1,Kim Post\nalee.1,Jo Ott\n"
    names = ["annalee/x.ipynb", "a.lee1/x.ipynb", "alee.1/x.ipynb", "Anna Lee/x.ipynb"]
    path = make_zip(tmp_path / "a.zip", [around + name for name in names])
    found = read_submissions(path, parse_roster(text, "r.csv"))
    assert [one.student for one in found] == ["annalee", "a.lee1", "alee.1", ""]


def test_the_last_of_a_large_group_are_told(tmp_path):
    """How many of a group are read has a bound."""
    rows = [f"s{number},s{number}@x.org" for number in range(55)]
    told = "".join(f"  - :sid: s{number}\n    :email: s{number}@x.org\n" for number in range(55))
    path = make_zip(tmp_path / "a.zip", ["submission_1/r.ipynb"])
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(METADATA, f"submission_1:\n  :submitters:\n{told}")
    *taken, rest = read_submissions(path, parse_roster("\n".join(["sid,email", *rows]), "r.csv"))
    assert [one.student for one in taken] == [f"s{number}" for number in range(50)]
    assert rest.student == ""
    assert "s50@x.org, s51@x.org" in rest.problem


def test_students_cannot_forge_the_metadata(tmp_path):
    """A file of that name among a student's own files attributes nothing."""
    forged = GRADESCOPE.replace("submission_1", "cbab")
    names = ["cbab/rnn.ipynb", "ada/rnn.ipynb"]
    path = make_zip(tmp_path / "a.zip", names)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(f"ada/{METADATA}", forged)
    found = read_submissions(path, CANVAS)
    assert [(one.student, one.name, one.problem) for one in found] == [
        ("cbab", "rnn.ipynb", ""),
        ("ada", "rnn.ipynb", ""),
        ("ada", METADATA, ""),
    ]


@pytest.mark.parametrize(
    "content",
    ["a: [", "[" * 100_000, "- " * 1000 + "x", "a: \x01"],
    ids=["open", "deep", "list", "nul"],
)
def test_broken_metadata_leaves_the_files_to_a_person(tmp_path, content):
    """YAML that is broken, or nested until a parser dies, is named; no file is lost or guessed."""
    path = make_zip(tmp_path / "a.zip", ["submission_1/rnn.ipynb", "submission_2/rnn.ipynb"])
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(METADATA, content)
    found = read_submissions(path)
    assert [one.student for one in found] == ["", "", ""]
    assert "cannot be read" in found[2].problem
    assert all(METADATA in one.problem for one in found)


@pytest.mark.parametrize(
    "sid",
    [
        "1" * 5000,
        "0x" + "f" * 9000,
        "190:20:30",
        "2024-99-99",
        "&a [*a]",
        "!!python/name:os.x",
        "*b",
    ],
)
def test_metadata_of_any_yaml_is_only_text(tmp_path, sid):
    """Numbers of any length, dates that are none, aliases, tags: nobody is lost by one."""
    text = GRADESCOPE.replace("    :sid: S1\n", f"    :sid: {sid}\n")
    path = make_zip(tmp_path / "a.zip", ["submission_1/rnn.ipynb", "submission_2/rnn.ipynb"])
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(METADATA, text)
    roster = parse_roster("sid,email\nS1,ada@x.edu\nS2,\nS3,\n", "r.csv")
    found = read_submissions(path, roster)
    assert [one.student for one in found] == ["S1", "S2", "S3"]


@pytest.mark.parametrize("content", ["- x", "a", "other: {}"])
def test_metadata_of_something_else_is_a_file_like_others(tmp_path, content):
    """A file of that name that speaks of no folder here is reported, and decides nothing."""
    path = make_zip(tmp_path / "a.zip", ["submission_1/rnn.ipynb"])
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(METADATA, content)
    assert len(read_submissions(path)) == 2


def test_folders_match_ids_names_and_addresses(tmp_path):
    """A folder called after id, name or address finds its student; others nobody."""
    for name in ("ada/x.ipynb", "Charles Babbage/x.ipynb", "zoe/sub/x.ipynb", "who/x.ipynb"):
        path = tmp_path / "folders" / name
        path.parent.mkdir(parents=True)
        path.write_text("{}")
    found = read_submissions(tmp_path / "folders", CANVAS)
    assert {one.entry: one.student for one in found} == {
        "ada/x.ipynb": "ada",
        "Charles Babbage/x.ipynb": "cbab",
        "zoe/sub/x.ipynb": "zoe",
        "who/x.ipynb": "",
    }


def test_litter_of_systems_is_passed_over(tmp_path):
    """What macOS, Windows and Jupyter leave behind is no submission."""
    names = [
        "__MACOSX/._ada.ipynb",
        "x/.DS_Store",
        "x/._ada.ipynb",
        "x/.ipynb_checkpoints/ada-checkpoint.ipynb",
        "x/ada.ipynb",
        "x/zoe.ipynb",
    ]
    found = read_submissions(make_zip(tmp_path / "a.zip", names), CANVAS)
    assert [one.student for one in found] == ["ada", "zoe"]


def test_single_notebook_and_unreadable_sources(tmp_path):
    """One file is taken as it is; what is no export is refused with the reason."""
    path = tmp_path / "ada.ipynb"
    path.write_text("{}")
    assert read_submissions(path, CANVAS)[0].student == "ada"
    (tmp_path / "x.zip").write_bytes(b"PK\x03\x04 but not a zip")
    for bad in ("x.zip", "nowhere.zip"):
        with pytest.raises(IntakeError, match=bad):
            read_submissions(tmp_path / bad)


# Hostile archives: nothing lands outside of the folder, nothing is lost, nothing stops the rest.


def test_links_and_devices_in_a_zip_are_not_made(tmp_path):
    """A symbolic link, a pipe: reported, not unpacked."""
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name, kind in (("ada.ipynb", stat.S_IFLNK), ("zoe.ipynb", stat.S_IFIFO)):
            info = zipfile.ZipInfo(name)
            info.external_attr = (kind | 0o777) << 16
            archive.writestr(info, "/etc/passwd")
    found = read_submissions(path, CANVAS)
    assert "symbolic link" in found[0].problem
    assert "not a regular file" in found[1].problem
    assert [one.content for one in found] == [None, None]


def test_links_in_a_folder_are_not_followed(tmp_path):
    """Neither a link to a file nor one to a folder, nor a pipe, is read."""
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "ada.ipynb").symlink_to("/etc/passwd")
    (folder / "zoe").symlink_to("/etc")
    os.mkfifo(folder / "cbab.ipynb")
    found = read_submissions(folder, CANVAS)
    assert len(found) == 3
    assert all(one.problem and one.content is None for one in found)


def test_bombs_are_counted_while_reading(tmp_path, monkeypatch):
    """A file over the limit is left out and named; its neighbors are read."""
    monkeypatch.setattr(intake, "MAX_FILE_BYTES", 100_000)
    monkeypatch.setattr(intake, "CHUNK_BYTES", 10_000)
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, size in {"ada": 5_000_000, "zoe": 90_000, "cbab": 90_000}.items():
            archive.writestr(f"{name}.ipynb", b" " * size)
    found = read_submissions(path, CANVAS)
    assert ["larger than" in one.problem for one in found] == [True, False, False]


DIRECTORY = b"PK\x01\x02"
# What is written over the first entry: behind which bytes, how far, and what; whether it can still
# be read, in which case it is whole.
DAMAGE = {
    "encrypted": (DIRECTORY, 4, b"\x01", False),
    "a size that lies": (DIRECTORY, 20, (10).to_bytes(4, "little"), False),
    "a size beyond the file": (DIRECTORY, 20, b"\xf0\xff\xff\xff", True),
    "a packed size beyond the file": (DIRECTORY, 16, b"\xf0\xff\xff\xff", True),
    "a place beyond the file": (DIRECTORY, 38, b"\xf0\xff\xff\xff", True),
    "broken bytes": (b"ada.ipynb", 0, b"\xff" * 12, False),
}


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA], ids=["bzip2", "LZMA"])
def test_methods_without_a_bound_are_not_unpacked(tmp_path, method):
    """Whole entries, packed in ways of which nobody knows how much memory they take."""
    with zipfile.ZipFile(tmp_path / "a.zip", "w", method) as archive:
        archive.writestr("ada.ipynb", b"[" * 5000)
    (entry,) = read_submissions(tmp_path / "a.zip", CANVAS)
    assert entry.content is None
    assert "cannot be unpacked" in entry.problem


@pytest.mark.parametrize("case", DAMAGE)
def test_a_damaged_entry_says_so_and_stops_no_other(tmp_path, case):
    """Sizes and places as zip64 can tell them, a lock, ways of packing that have no bound."""
    mark, distance, written, readable = DAMAGE[case]
    content = b"[" * 5000
    path = make_zip(tmp_path / "a.zip", ["ada.ipynb", "zoe.ipynb"], content)
    data = bytearray(path.read_bytes())
    at = data.index(mark) + len(mark) + distance
    data[at : at + len(written)] = written
    path.write_bytes(data)
    first, second = read_submissions(path, CANVAS)
    assert second.content == content
    if first.content is None:
        assert "cannot be unpacked" in first.problem
    else:
        assert readable
        assert first.content == content


def zip_of(entries, method=zipfile.ZIP_DEFLATED):
    """The bytes of a zip."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return file.getvalue()


def test_notebooks_are_found_inside_of_a_students_zip():
    """Also in a folder, and in a zip in the zip; what systems leave behind is passed over."""
    inner = zip_of({"deep/two.ipynb": "2", "x.txt": ""})
    names = {"a/one.ipynb": "1", "b.zip": inner, "__MACOSX/._one.ipynb": "", "data.csv": "9"}
    assert notebooks_inside(zip_of(names)) == [("a/one.ipynb", b"1"), ("deep/two.ipynb", b"2")]
    assert notebooks_inside(zip_of({"report.pdf": "x"})) == []


def bomb(monkeypatch):
    monkeypatch.setattr(intake, "MAX_FILE_BYTES", 2**20)
    return zip_of({"a.ipynb": b" " * (2**20 + 1)})


def encrypted(monkeypatch):
    data = bytearray(zip_of({"a.ipynb": "{}"}))
    data[data.index(b"PK\x01\x02") + 8] |= 1
    return bytes(data)


def long_directory(monkeypatch):
    monkeypatch.setattr(intake, "MAX_DIRECTORY_BYTES", 1000)
    return zip_of({f"{i}.txt": "" for i in range(50)})


def zip64_directory(monkeypatch):
    data = zip_of({"a.ipynb": "{}"})
    at = data.index(b"PK\x05\x06")
    count, size, offset = struct.unpack_from("<HLL", data, at + 10)
    told = (44, 45, 45, 0, 0, count, count, size, offset)
    record = struct.pack("<4sQ2H2L4Q", b"PK\x06\x06", *told)
    return data[:at] + record + struct.pack("<4sLQL", b"PK\x06\x07", 0, at, 1) + data[at:]


def nested(monkeypatch):
    return zip_of({"x.zip": zip_of({"y.zip": zip_of({"z.ipynb": "{}"})})})


@pytest.mark.parametrize(
    "made",
    [
        bomb,
        encrypted,
        long_directory,
        zip64_directory,
        lambda _: zip_of({f"{i}.ipynb": "" for i in range(21)}),
        lambda _: b"PK\x03\x04 but not a zip",
        lambda _: b"",
        lambda _: zip_of({"a.ipynb": "x" * 999})[:-30],
    ],
)
def test_a_students_zip_is_opened_within_bounds(made, monkeypatch):
    """A bomb, a locked one, a list of files without end, a torn one: refused with a sentence."""
    with pytest.raises(UnreadableEntry):
        notebooks_inside(made(monkeypatch))


def test_one_bad_entry_of_a_students_zip_hides_no_other(monkeypatch):
    """A link, a locked or a huge notebook beside a good one; many of them are given up."""
    monkeypatch.setattr(intake, "MAX_FILE_BYTES", 2**20)
    names = {"huge.ipynb": b" " * 2**21, "good.ipynb": "{}", "a.zip": encrypted(monkeypatch)}
    assert notebooks_inside(zip_of(names)) == [("good.ipynb", b"{}")]
    both = zip_of({"a.ipynb": b" " * 2**19, "b.ipynb": b" " * 2**20})  # too much together
    assert [name for name, _ in notebooks_inside(both)] == ["a.ipynb"]
    many = {f"{i}.ipynb": b" " * 2**21 for i in range(6)}
    with pytest.raises(UnreadableEntry):
        notebooks_inside(zip_of({**many, "good.ipynb": "{}"}))


def test_zips_are_opened_two_deep(monkeypatch):
    """What lies deeper is not looked for."""
    assert notebooks_inside(nested(monkeypatch)) == []


def test_names_in_odd_encodings_are_read(tmp_path):
    """UTF-8 that does not say so, old code pages, and undecodable names on a disk."""
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("müllerzoë_103_1_rnn.ipynb", "{}")
    data = path.read_bytes()
    for mark in (b"PK\x03\x04", b"PK\x01\x02"):
        at = data.index(mark) + (6 if mark[2] == 3 else 8) + 1
        data = data[:at] + bytes([data[at] & ~0x08]) + data[at + 1 :]
    path.write_bytes(data)
    (one,) = read_submissions(path, CANVAS)
    assert (one.student, one.name) == ("zoe", "rnn.ipynb")
    folder = tmp_path / "in"
    folder.mkdir()
    with open(os.fsencode(folder) + b"/caf\xe9.ipynb", "wb") as file:
        file.write(b"{}")
    (one,) = read_submissions(folder)
    one.entry.encode()
    assert one.content == b"{}"


def test_two_entries_of_one_name_are_both_kept(tmp_path):
    """Doubled names lose nothing."""
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("ada.ipynb", "first")
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr("ada.ipynb", "second")
    found = read_submissions(path, CANVAS)
    assert [one.content for one in found] == [b"first", b"second"]


def test_ten_thousand_files_are_read_in_seconds(tmp_path):
    """As many as a very large course hands in."""
    names = [f"student{i}_{i}_{i + 5}_rnn.ipynb" for i in range(1000, 11_000)]
    path = make_zip(tmp_path / "a.zip", names)
    roster = "Student,ID,SIS Login ID,Section\n"
    roster += "".join(f"student {i},{i},s{i},A\n" for i in range(1000, 11_000))
    start = time.process_time()
    found = read_submissions(path, parse_roster(roster, "r.csv"))
    assert time.process_time() - start < 10
    assert [one.student for one in found] == [f"s{i}" for i in range(1000, 11_000)]
    assert not any(one.problem for one in found)


def test_more_files_than_any_course_has_are_refused(tmp_path, monkeypatch):
    """The number of files is bounded, in a zip and in a folder."""
    monkeypatch.setattr(intake, "MAX_ENTRIES", 2)
    with pytest.raises(IntakeError, match="3 files"):
        read_submissions(make_zip(tmp_path / "a.zip", "abc"))
    (tmp_path / "in").mkdir()
    for name in "abc":
        (tmp_path / "in" / name).touch()
    with pytest.raises(IntakeError, match="more than 2"):
        read_submissions(tmp_path / "in")


@settings(max_examples=80, deadline=None)
@given(
    st.lists(st.text(st.characters(exclude_characters="\0"), min_size=1), max_size=6, unique=True)
)
def test_any_names_give_a_record_each(tmp_path_factory, names):
    """Whatever entries are called, each file has a record, and ids are fit for folders."""
    folder = tmp_path_factory.mktemp("any")
    names = [name.encode("utf-8", "ignore").decode() for name in names]
    names = [n for n in dict.fromkeys(names) if n and not n.replace("\\", "/").endswith("/")]
    names = [name for name in names if not intake.LITTER.search(name)]
    path = make_zip(folder / "a.zip", names)
    for roster in (None, CANVAS):
        found = read_submissions(path, roster)
        assert len(found) == len(names)
        assert all("/" not in one.student and not one.student.startswith(".") for one in found)
        assert all(one.content == b"{}" for one in found)


# Rosters


def test_rosters_of_each_platform_give_ids_names_and_numbers():
    """Canvas by login, Moodle by address, a plain list by its id column."""
    assert [(p.student, p.platform_id) for p in CANVAS.people] == [
        ("ada", "101"),
        ("cbab", "102"),
        ("zoe", "103"),
    ]
    assert [(p.student, p.platform_id) for p in MOODLE.people] == [
        ("ada@x.edu", "501"),
        ("cb@x.edu", "502"),
    ]
    plain = parse_roster("id;first_name;last_name;email\nada;Ada;Lovelace;a@x\n", "p.csv")
    assert plain.people[0].name == "Ada Lovelace"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_rosters_in_every_encoding_are_read(tmp_path, encoding):
    """As spreadsheets write them."""
    path = tmp_path / "r.csv"
    path.write_bytes("student,name\nzoe,Zoë Müller\n".encode(encoding))
    assert read_roster(path).people[0].name == "Zoë Müller"


def test_rows_that_name_nobody_are_told():
    """No id, an id that is no folder's name, an id twice: left out and named by row."""
    text = "student,name\n,X\n../up,Y\nada,A\nada,B\n"
    roster = parse_roster(text, "r.csv")
    assert [p.student for p in roster.people] == ["ada"]
    assert len(roster.problems) == 2
    other = parse_roster(CANVAS_CSV + '"Other, One",104,S4,ada,CS 9,\n', "c.csv")
    assert "(One Other) have one id, 'ada'" in other.doubts[0]
    assert "ada" not in other.by_id


def test_who_teaches_is_no_student():
    """Gradescope's list names everybody's role; a list in which nobody is a student says less."""
    header = "First Name,Last Name,SID,Email,Role\n"
    rows = "Ada,Byron,1,a@x.org,Student\nIna,Post,,i@x.org,Instructor\nTom,Ott,2,t@x.org,TA\n"
    roster = parse_roster(header + rows + "Eve,Lo,3,e@x.org,\n", "roster.csv")
    assert [person.student for person in roster.people] == ["1", "3"]
    assert [problem.split(",")[0] for problem in roster.problems] == [
        "Row 3 is of the role 'Instructor'",
        "Row 4 is of the role 'TA'",
    ]
    others = parse_roster(header + rows.replace("Student", "Pupil"), "roster.csv")
    assert len(others.people) == 3


def test_names_that_fit_two_students_fit_nobody():
    """An ambiguous name is left to a person."""
    roster = parse_roster("student,name\na1,Jo Lee\na2,Jo Lee\n", "r.csv")
    assert "jolee" not in roster.by_key
    assert roster.by_key["a1"] == "a1"


@pytest.mark.parametrize("text", ["", "foo,bar\n1,2\n", "\0\0"])
def test_files_that_are_no_roster_are_refused_with_what_is_wanted(text):
    """The error names the columns that were looked for, or that it is empty."""
    with pytest.raises(RosterError, match=r"wanted|not a CSV"):
        parse_roster(text, "r.csv")


def test_a_roster_survives_its_round_through_csv():
    """Rows are kept to the letter."""
    assert list(csv.reader(io.StringIO(MOODLE_CSV)))[1] == list(MOODLE.rows[0])


def names_in(text):
    """First and last name of the only student in a list."""
    (person,) = parse_roster(text, "r.csv").people
    return person.first_name, person.last_name


@pytest.mark.parametrize(
    ("listed", "first", "last"),
    [
        ("Adeyemi, Tolu", "Tolu", "Adeyemi"),
        ("van der Berg, Anna Maria", "Anna Maria", "van der Berg"),
        ("Smith, John, Jr.", "John Jr.", "Smith"),
        ("John Smith, Jr.", "John", "Smith Jr."),
        ("Anna van der Berg, PhD", "Anna", "van der Berg PhD"),
        ("Jr, Ada", "Ada", "Jr"),
        ("陈， 伟", "伟", "陈"),
        ("العلي، محمد", "محمد", "العلي"),
        ("Anna Maria van der Berg", "Anna Maria", "van der Berg"),
        ("Ada Lovelace", "Ada", "Lovelace"),
        ("王小明", "", "王小明"),
        ("O'Neill, Siobhán", "Siobhán", "O'Neill"),
        ("Lovelace,", "", "Lovelace"),
    ],
)
def test_names_are_taken_apart_in_any_script(listed, first, last):
    """First and last names are right, and neither has a comma in it."""
    assert names_in(f'Student,ID,SIS Login ID,Section\n"{listed}",1,x,A\n') == (first, last)
    assert not any(set(name) & set(",，،、;") for name in (first, last))


def test_columns_of_first_and_last_names_are_taken_as_they_are():
    """Canvas's other form, and any list's."""
    assert names_in("LastName,FirstName,ID,Section\nvan der Berg,Anna,1,A\n") == (
        "Anna",
        "van der Berg",
    )
    assert names_in('id,first_name,last_name\na,"Ann, B",C\n') == ("Ann B", "C")


@pytest.mark.parametrize(
    "evil",
    [
        "<script>alert(1)</script> Ada",
        "Ada <img src=x onerror=alert(1)",
        'Ada" onmouseover="x',
        "\x1b[31mAda\x07",
        "\u202eadA",
        "Ada `x` {{7*7}}",
    ],
)
def test_names_hold_nothing_that_a_browser_obeys(evil):
    """Markup, quotes, templates, control and bidi characters do not get in with a name."""
    text = io.StringIO()
    csv.writer(text).writerows([["id", "name", "email"], ["a", evil, f"{evil}@x"]])
    (person,) = parse_roster(text.getvalue(), "r.csv").people
    for kept in (person.name, person.email):
        assert not set(kept) & set('<>"`{}\\\x1b\x07\u202e'), kept
        assert "ad" in kept.casefold()


@pytest.mark.parametrize("listed", ["Student, Test", "Test Student"])
def test_canvas_test_student_is_nobody(listed):
    """Not in the list either."""
    roster = parse_roster(CANVAS_CSV + f'"{listed}",900,,abcdef,CS 1,\n', "c.csv")
    assert roster.people == CANVAS.people
    assert roster.problems == ()


GERMAN = (
    "ID,Vollständiger Name,E-Mail-Adresse,Status,Bewertung,Bestwertung,"
    "Bewertung kann geändert werden,Zuletzt geändert (Abgabe),Zuletzt geändert (Bewertung),"
    "Feedback als Kommentar\n"
    'Teilnehmer/in501,Ada Lovelace,ada@x.edu,"Zur Bewertung abgegeben",,"100,00",Ja,'
    '"Freitag, 3. Mai 2024, 10:05",-,\n'
    'Teilnehmer/in502,Charles Babbage,cb@x.edu,Keine Abgabe,"12,50","100,00",Ja,-,-,\n'
)


def test_a_worksheet_in_another_language_is_known_by_what_is_in_it(tmp_path):
    """Columns by content and place; times with the months of that language."""
    roster = parse_roster(GERMAN, "w.csv")
    assert roster.kind == "moodle"
    assert [(p.student, p.platform_id, p.name) for p in roster.people] == [
        ("ada@x.edu", "501", "Ada Lovelace"),
        ("cb@x.edu", "502", "Charles Babbage"),
    ]
    columns = roster.columns
    names = [roster.header[i] for i in (columns.grade, columns.maximum, columns.comment)]
    assert names == ["Bewertung", "Bestwertung", "Feedback als Kommentar"]
    name = "Ada Lovelace_501_assignsubmission_file_/rnn.ipynb"
    (one,) = read_submissions(make_zip(tmp_path / "a.zip", [name]), roster)
    assert (one.student, one.handed_in) == ("ada@x.edu", "2024-05-03 10:05")


@pytest.mark.parametrize(
    "text",
    [
        "login,section,year,a,b\nstd1,1,2024,x,y\nstd2,1,2024,x,y\n",
        "id,section,year,a,b\ns1,1,2024,x,y\ns2,1,2024,x,y\n",
    ],
)
def test_other_lists_are_no_worksheet_of_another_language(text):
    """Ids with a number at the end and a column with one number do not make one."""
    roster = parse_roster(text, "r.csv")
    assert roster.kind == "csv"
    assert roster.people[0].student == text.split("\n")[1].split(",")[0]


def test_participants_without_names_are_known_by_number():
    """A worksheet of an anonymous assignment has numbers alone, in any language."""
    german = GERMAN.replace("Vollständiger Name,E-Mail-Adresse,", "")
    for gone in ("Ada Lovelace,ada@x.edu,", "Charles Babbage,cb@x.edu,"):
        german = german.replace(gone, "")
    assert [(p.student, p.name) for p in parse_roster(german, "w.csv").people] == [
        ("501", ""),
        ("502", ""),
    ]


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("Monday, 3 May 2021, 10:05 PM", "2021-05-03 22:05"),
        ("Monday, 3 May 2021, 12:05 AM", "2021-05-03 00:05"),
        ("samedi 14 août 2021, 09:15", "2021-08-14 09:15"),
        ("lunes, 4 de enero de 2021, 23:59", "2021-01-04 23:59"),
        ("maandag 1 maart 2021, 8:00", "2021-03-01 08:00"),
        ("martedì, 9 marzo 2021, 8:00", "2021-03-09 08:00"),
        ("mardi 8 juin 2021, 08:00", "2021-06-08 08:00"),
        ("mardi 6 juillet 2021, 08:00", "2021-07-06 08:00"),
        ("2021年5月3日 10:05", "2021年5月3日 10:05"),
    ],
)
def test_times_of_worksheets_are_read_in_several_languages(text, time):
    """A time that cannot be read stays as it came."""
    assert read_time(text) == time
