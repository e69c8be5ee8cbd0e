"""What platforms export is read whole, attributed rightly, and trusted in nothing."""

import csv
import io
import os
import stat
import time
import zipfile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rnngrader.platforms import intake
from rnngrader.platforms.intake import IntakeError, read_submissions
from rnngrader.platforms.layouts import METADATA
from rnngrader.platforms.roster import RosterError, parse_roster, read_roster

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
MOODLE = parse_roster(MOODLE_CSV, "moodle.csv")


def make_zip(path, names, content=b"{}"):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            archive.writestr(name, content)
    return path


def told(found):
    """What a record says, in short: student, name as handed in, problem or not."""
    return [(one.student, one.name, bool(one.problem)) for one in found]


def test_canvas_names_give_student_lateness_and_file(tmp_path):
    """The number decides, lateness is Canvas's word, the original name is kept."""
    names = [
        "lovelaceada_101_9001_rnn.ipynb",
        "babbagecharles_LATE_102_9002_my_rnn-1.ipynb",
        "müllerzoë_103_9003_notes.pdf",
        "lovelaceada_101_text.html",
        "strangerx_999_9004_rnn.ipynb",
    ]
    found = read_submissions(make_zip(tmp_path / "a.zip", names), CANVAS, tmp_path / "out")
    assert told(found) == [
        ("ada", "rnn.ipynb", False),
        ("cbab", "my_rnn-1.ipynb", False),
        ("zoe", "notes.pdf", True),
        ("ada", "lovelaceada_101_text.html", True),
        ("", "rnn.ipynb", True),
    ]
    assert [one.late for one in found[:3]] == [False, True, False]
    assert [one.entry for one in found] == names
    assert all(one.path.read_bytes() == b"{}" for one in found)
    assert "Nobody on the roster" in found[4].problem


def test_canvas_anonymous_names_and_missing_roster(tmp_path):
    """Without a roster the platform's own name and number become the student's id."""
    names = ["anon_Ab3xY_77_rnn.ipynb", "LATE_anon_Qq1_78_rnn.ipynb", "lovelaceada_101_79_r.ipynb"]
    found = read_submissions(make_zip(tmp_path / "a.zip", names))
    assert [(f.student, f.late) for f in found] == [
        ("Ab3xY", False),
        ("Qq1", True),
        ("lovelaceada-101", False),
    ]


def test_a_name_that_fits_somebody_else_is_left_to_a_person(tmp_path):
    """A display name made to look like another student's number matches nobody."""
    name = "babbagecharles_101_5_rnn.ipynb"  # Charles's name, Ada's number
    (one,) = read_submissions(make_zip(tmp_path / "a.zip", [name]), CANVAS)
    assert one.student == ""
    assert "the number ada's" in one.problem


@pytest.mark.parametrize(
    "name",
    [
        "Ada Lovelace_501_assignsubmission_file_/rnn.ipynb",
        "Ada Lovelace_501_assignsubmission_file/rnn.ipynb",
        "Ada Lovelace_501_assignsubmission_file_/notebooks/rnn.ipynb",
        "Ada Lovelace_501_assignsubmission_file_rnn.ipynb",
        "download/Ada Lovelace_501_assignsubmission_file_/rnn.ipynb",
        "Ada Lovelace_501_assignsubmission_file_/C B_502_assignsubmission_file_/rnn.ipynb",
        "Participant_501_assignsubmission_file_/rnn.ipynb",
    ],
)
def test_moodle_names_in_every_version_give_the_student(tmp_path, name):
    """With or without folders, and whatever the student called things inside."""
    (one,) = read_submissions(make_zip(tmp_path / "a.zip", [name]), MOODLE)
    assert (one.student, one.problem) == ("ada@x.edu", "")
    assert one.handed_in == "Monday, 3 May"


def test_moodle_file_name_cannot_take_another_students_place(tmp_path):
    """The first mark of Moodle's counts; the rest of the name is the student's own."""
    name = "Ada Lovelace_501_assignsubmission_file_x_502_assignsubmission_file_rnn.ipynb"
    (one,) = read_submissions(make_zip(tmp_path / "a.zip", [name]), MOODLE)
    assert one.student == "ada@x.edu"
    assert one.name == "x_502_assignsubmission_file_rnn.ipynb"


def test_moodle_text_typed_online_is_no_notebook(tmp_path):
    """Text typed into Moodle's box is reported, with its student."""
    name = "Ada Lovelace_501_assignsubmission_onlinetext_/onlinetext.html"
    (one,) = read_submissions(make_zip(tmp_path / "a.zip", [name]), MOODLE)
    assert one.student == "ada@x.edu"
    assert "typed" in one.problem


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
    found = read_submissions(path, roster, tmp_path / "out")
    assert [one.student for one in found] == ["S1", "S2", "S3", ""]
    assert found[0].handed_in.startswith("2024-05-01 10:00")
    assert found[1].path == found[2].path
    assert METADATA in found[3].problem


def test_students_cannot_forge_the_metadata(tmp_path):
    """A file of that name among a student's own files attributes nothing."""
    forged = GRADESCOPE.replace("submission_1", "cbab")
    names = ["cbab/rnn.ipynb", "ada/rnn.ipynb"]
    path = make_zip(tmp_path / "a.zip", names)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(f"ada/{METADATA}", forged)
    found = read_submissions(path, CANVAS)
    assert told(found) == [
        ("cbab", "rnn.ipynb", False),
        ("ada", "rnn.ipynb", False),
        ("ada", METADATA, True),
    ]


@pytest.mark.parametrize("content", ["a: [", "a: !!python/object/apply:os.system [x]"])
def test_broken_metadata_is_told(tmp_path, content):
    """YAML that is broken, or would run something, is an error with its reason."""
    path = make_zip(tmp_path / "a.zip", ["submission_1/rnn.ipynb"])
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(METADATA, content)
    with pytest.raises(IntakeError, match=METADATA):
        read_submissions(path)


@pytest.mark.parametrize("content", ["- x", "a", "other: {}"])
def test_metadata_of_something_else_is_a_file_like_others(tmp_path, content):
    """A file of that name that speaks of no folder here is reported, and decides nothing."""
    path = make_zip(tmp_path / "a.zip", ["submission_1/rnn.ipynb"])
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(METADATA, content)
    assert len(read_submissions(path)) == 2


def test_folders_and_flat_files_match_ids_names_and_addresses(tmp_path):
    """A folder or file called after id, name or address finds its student; others nobody."""
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
    names = ["Lovelace, Ada.ipynb", "cbab_rnn.ipynb", "ZOE.IPYNB", "hw3.ipynb", "ada.ipynb.txt"]
    found = read_submissions(make_zip(tmp_path / "a.zip", [f"all/{n}" for n in names]), CANVAS)
    assert [one.student for one in found] == ["ada", "cbab", "zoe", "", "ada"]


def test_several_notebooks_of_one_student_are_flagged(tmp_path):
    """Nobody chooses for the instructor; a notebook with a note beside it is not doubled."""
    names = ["ada/a.ipynb", "ada/b.ipynb", "zoe/a.ipynb", "zoe/readme.txt"]
    found = read_submissions(make_zip(tmp_path / "a.zip", names), CANVAS)
    assert [one.problem for one in found[:3]] == ["ada handed in 2 notebooks."] * 2 + [""]


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


@pytest.mark.parametrize(
    "name",
    [
        "../../ada.ipynb",
        "/etc/ada.ipynb",
        "a/../../ada.ipynb",
        "..\\..\\ada.ipynb",
        "C:\\ada.ipynb",
    ],
)
def test_paths_that_climb_stay_in_the_folder(tmp_path, name):
    """Names of entries are never used as paths."""
    out = tmp_path / "deep" / "out"
    path = make_zip(tmp_path / "a.zip", [name, "zoe.ipynb"])
    before = set(tmp_path.rglob("*"))
    found = read_submissions(path, CANVAS, out)
    assert len(found) == 2
    new = set(tmp_path.rglob("*")) - before
    assert new == {out.parent, out, *(one.path for one in found)}
    assert all(one.path.parent == out for one in found)


def test_links_and_devices_in_a_zip_are_not_made(tmp_path):
    """A symbolic link, a pipe: reported, not unpacked."""
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name, kind in (("ada.ipynb", stat.S_IFLNK), ("zoe.ipynb", stat.S_IFIFO)):
            info = zipfile.ZipInfo(name)
            info.external_attr = (kind | 0o777) << 16
            archive.writestr(info, "/etc/passwd")
    found = read_submissions(path, CANVAS, tmp_path / "out")
    assert "symbolic link" in found[0].problem
    assert "not a regular file" in found[1].problem
    assert list((tmp_path / "out").iterdir()) == []


def test_links_in_a_folder_are_not_followed(tmp_path):
    """Neither a link to a file nor one to a folder, nor a pipe, is read."""
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "ada.ipynb").symlink_to("/etc/passwd")
    (folder / "zoe").symlink_to("/etc")
    os.mkfifo(folder / "cbab.ipynb")
    found = read_submissions(folder, CANVAS)
    assert len(found) == 3
    assert all(one.problem and one.path is None for one in found)


def test_bombs_are_counted_while_reading(tmp_path, monkeypatch):
    """A file over the limit, and files over the limit of all, are left out and named."""
    monkeypatch.setattr(intake, "MAX_FILE_BYTES", 100_000)
    monkeypatch.setattr(intake, "MAX_TOTAL_BYTES", 250_000)
    path = tmp_path / "a.zip"
    sizes = {"ada": 5_000_000, "zoe": 90_000, "cbab": 90_000}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, size in sizes.items():
            archive.writestr(f"{name}.ipynb", b" " * size)
    monkeypatch.setattr(intake, "CHUNK_BYTES", 10_000)
    found = read_submissions(path, CANVAS, tmp_path / "out")
    assert ["larger than" in one.problem for one in found] == [True, False, True]
    assert len(list((tmp_path / "out").iterdir())) == 1


def test_a_size_that_lies_is_found_out(tmp_path):
    """An entry whose recorded size is wrong is reported, and its neighbors are read."""
    path = make_zip(tmp_path / "a.zip", ["ada.ipynb", "zoe.ipynb"], b"[" * 5000)
    data = bytearray(path.read_bytes())
    at = data.index(b"PK\x01\x02") + 24  # the size in the first entry of the directory
    data[at : at + 4] = (10).to_bytes(4, "little")
    path.write_bytes(data)
    found = read_submissions(path, CANVAS, tmp_path / "out")
    assert "cannot be unpacked" in found[0].problem
    assert found[1].path.stat().st_size == 5000


def test_encrypted_and_broken_entries_do_not_stop_the_rest(tmp_path):
    """What cannot be opened says so; the others are there."""
    path = make_zip(tmp_path / "a.zip", ["ada.ipynb", "cbab.ipynb", "zoe.ipynb"], b"{}" * 500)
    data = bytearray(path.read_bytes())
    first = data.index(b"PK\x01\x02")
    data[first + 8] |= 1  # says that it is encrypted
    second = data.index(b"cbab.ipynb") + len(b"cbab.ipynb")
    data[second : second + 4] = b"\xff\xff\xff\xff"  # its compressed bytes
    path.write_bytes(data)
    found = read_submissions(path, CANVAS, tmp_path / "out")
    assert ["cannot be unpacked" in one.problem for one in found] == [True, True, False]


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
    (one,) = read_submissions(path, CANVAS, tmp_path / "out")
    assert (one.student, one.name) == ("zoe", "rnn.ipynb")
    folder = tmp_path / "in"
    folder.mkdir()
    with open(os.fsencode(folder) + b"/caf\xe9.ipynb", "wb") as file:
        file.write(b"{}")
    (one,) = read_submissions(folder)
    one.entry.encode()
    assert one.path.read_bytes() == b"{}"


def test_two_entries_of_one_name_are_both_kept(tmp_path):
    """Doubled names lose nothing."""
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("ada.ipynb", "first")
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr("ada.ipynb", "second")
    found = read_submissions(path, CANVAS, tmp_path / "out")
    assert [one.path.read_text() for one in found] == ["first", "second"]
    assert all("2 notebooks" in one.problem for one in found)


def test_unpacking_goes_into_a_new_folder_only(tmp_path):
    """A folder with something in it is refused: nothing is overwritten."""
    path = make_zip(tmp_path / "a.zip", ["ada.ipynb"])
    read_submissions(path, CANVAS, tmp_path / "out")
    with pytest.raises(IntakeError, match="not empty"):
        read_submissions(path, CANVAS, tmp_path / "out")


def test_ten_thousand_files_are_read_in_seconds(tmp_path):
    """As many as a very large course hands in."""
    names = [f"student{i}_{i}_{i + 5}_rnn.ipynb" for i in range(1000, 11_000)]
    path = make_zip(tmp_path / "a.zip", names)
    roster = "Student,ID,SIS Login ID,Section\n"
    roster += "".join(f"student {i},{i},s{i},A\n" for i in range(1000, 11_000))
    start = time.process_time()
    found = read_submissions(path, parse_roster(roster, "r.csv"), tmp_path / "out")
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
        found = read_submissions(path, roster, folder / f"out{roster is None}")
        assert len(found) == len(names)
        assert all("/" not in one.student and not one.student.startswith(".") for one in found)
        assert all(one.path.read_bytes() == b"{}" for one in found)


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
    canvas = CANVAS_CSV + '"Other, One",104,S4,ada,CS 9,\n'
    assert "a second time" in parse_roster(canvas, "c.csv").problems[0]


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
