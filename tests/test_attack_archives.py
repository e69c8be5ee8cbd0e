"""Archives, lists and names made to stop an import, to fill its memory, or to be others'."""

from __future__ import annotations

import contextlib
import gc
import json
import tracemalloc
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from conftest import rnngrader
from hostile import right_submission, the_assignment
from test_intake import CANVAS, zip_of

from rnngrader.lms import archive, works
from rnngrader.lms.archive import UnreadableEntry, notebooks_inside
from rnngrader.lms.gradescope import METADATA
from rnngrader.lms.platforms import parse_roster
from rnngrader.lms.submissions import open_submissions
from rnngrader.lms.whose import without_doubles

NAME = the_assignment().name
NOTEBOOK = the_assignment().notebook_path.name
MIB = 2**20


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more than a mebibyte is read of one file, or of one zip."""
    monkeypatch.setattr(archive, "MAX_FILE_BYTES", MIB)


def read_bytes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes each entry gave that was unpacked from now on, also where it was refused."""
    counts: list[int] = []
    read = zipfile.ZipExtFile.read

    def counting(self: zipfile.ZipExtFile, n: int | None = -1) -> bytes:
        data = read(self, n)
        counts.append(len(data))
        return data

    monkeypatch.setattr(zipfile.ZipExtFile, "read", counting)
    return counts


def whose(path: Path, roster: Any = None) -> list[tuple[str, str]]:
    """Whose each file of an export is, and what is said where it is nobody's."""
    with open_submissions(path, roster) as files:
        return [(one.student, one.problem) for one in without_doubles(files, roster)]


@pytest.mark.usefixtures("small")
def test_zips_in_a_zip_share_its_room() -> None:
    """Twenty zips of two kilobytes, each of which unpacks to as much as all may together."""
    inner = zip_of({"a.ipynb": b" " * (MIB - 1000)})
    outer = zip_of({f"{number}.zip": inner for number in range(20)})
    assert len(outer) < MIB / 20
    tracemalloc.start()
    try:
        found = notebooks_inside(outer)
    except UnreadableEntry:
        found = []
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert sum(len(data) for _, data in found) <= MIB
    assert most < 10 * MIB


@pytest.mark.usefixtures("small")
def test_what_is_refused_counts_as_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Zips in which a good notebook stands behind five bombs: each costs what it unpacks to."""
    bombs = {f"{number}.ipynb": b" " * (MIB + 1) for number in range(5)}
    inner = zip_of({**bombs, "x.ipynb": "{}"})
    counts = read_bytes(monkeypatch)
    try:
        found = notebooks_inside(zip_of({f"{number}.zip": inner for number in range(19)}))
    except UnreadableEntry:
        found = []
    assert sum(counts) < 10 * MIB
    assert len(found) <= 1


def test_lists_of_files_in_zips_in_a_zip_are_counted_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A hundred zips without a notebook, each of as many entries as one may list."""
    listed = [0]
    find = zipfile.ZipFile.infolist

    def counting(self: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
        found = find(self)
        listed[0] += len(found)
        return found

    monkeypatch.setattr(archive, "MAX_DIRECTORY_BYTES", 60_000)
    monkeypatch.setattr(zipfile.ZipFile, "infolist", counting)
    inner = zip_of({f"{number}.txt": "" for number in range(1000)})
    outer = zip_of({f"{number}.zip": inner for number in range(100)})
    with pytest.raises(UnreadableEntry):
        notebooks_inside(outer)
    assert listed[0] < 3000


def test_what_a_students_zips_hold_counts_as_the_students(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many zips of a kilobyte: the notebooks in them are what memory is needed for."""
    monkeypatch.setattr(works, "MAX_STUDENT_BYTES", 3 * MIB)
    content = zip_of({"a.ipynb": b" " * MIB})
    with zipfile.ZipFile(tmp_path / "week.zip", "w") as week:
        for number in range(30):
            week.writestr(f"lovelaceada_101_{number}_work.zip", content)
    with open_submissions(tmp_path / "week.zip", CANVAS) as files:
        found, others = works.sort_out(the_assignment(), files)
    assert len(found) <= 4
    assert "larger than any work" in others[-1][2]


@pytest.mark.usefixtures("small")
def test_what_cannot_be_read_is_not_kept() -> None:
    """Five bombs of a kilobyte beside each other: the memory of one at a time, and none of it
    after the sentence is said, also where nobody collects what refers to itself.
    """
    bombs = zip_of({f"{number}.ipynb": b" " * (MIB + 1) for number in range(5)})
    gc.disable()
    tracemalloc.start()
    try:
        for _ in range(3):
            with contextlib.suppress(UnreadableEntry):
                notebooks_inside(bombs)
        left, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        gc.enable()
    assert left < MIB
    assert most < 4 * MIB


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("entry", [b" " * (MIB + 1), b"{" * (MIB // 2)])
def test_many_zips_of_one_student_cost_what_one_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: bytes
) -> None:
    """Forty zips of six notebooks that are too large, or that want to be read: refused together."""
    content = zip_of({f"{number}.ipynb": entry for number in range(6)})
    with zipfile.ZipFile(tmp_path / "week.zip", "w") as week:
        for number in range(40):
            week.writestr(f"lovelaceada_101_{number}_work.zip", content)
    counts = read_bytes(monkeypatch)
    with open_submissions(tmp_path / "week.zip", CANVAS) as files:
        found, others = works.sort_out(the_assignment(), files)
    assert sum(counts) < 40 * len(content) + 14 * MIB
    assert len(found) <= 20
    assert "larger than any work" in others[-1][2]


def test_overlapping_entries_unpack_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred names in the list of files, all of the same bytes: a bomb without nesting."""
    monkeypatch.setattr(archive, "MAX_FILE_BYTES", 4 * MIB)
    data = zip_of({"00.ipynb": b" " * MIB})
    at = data.index(b"PK\x01\x02")
    end = data.index(b"PK\x05\x06")
    entry = data[at:end]
    entries = b"".join(entry.replace(b"00.", b"%02d." % number) for number in range(100))
    tail = bytearray(data[end:])
    tail[8:10] = tail[10:12] = (100).to_bytes(2, "little")
    tail[12:16] = len(entries).to_bytes(4, "little")
    counts = read_bytes(monkeypatch)
    try:
        found = notebooks_inside(data[:at] + entries + bytes(tail))
    except UnreadableEntry:
        found = []
    assert sum(counts) <= 5 * MIB
    assert len(found) <= 4


def test_a_zip_that_is_its_own_entry_ends() -> None:
    """A zip whose entry is stored and begins where the zip itself does: read, not unpacked anew."""
    inner = zip_of({"a.zip": b"0" * 300}, zipfile.ZIP_STORED)
    looped = inner.replace(b"0" * 300, inner[:300].ljust(300, b"0"))
    assert notebooks_inside(zip_of({"b.zip": looped, "c.ipynb": "{}"})) == [("c.ipynb", b"{}")]


def test_a_number_of_five_thousand_digits_stops_no_import(tmp_path: Path) -> None:
    """Python refuses to read one; the platform writes none. The others' files are taken."""
    path = tmp_path / "week.zip"
    with zipfile.ZipFile(path, "w") as week:
        week.writestr(f"lovelaceada_101_{'9' * 5000}_rnn.ipynb", "{}")
        week.writestr("babbagecharles_102_7_rnn.ipynb", "{}")
        week.writestr("müllerzoë_103_8_rnn.ipynb", "{}")
    assert [student for student, _ in whose(path, CANVAS)][1:] == ["cbab", "zoe"]


@pytest.mark.parametrize("letter", ["\u9648", "\U00020000", "a"])
def test_a_name_longer_than_a_folders_stops_no_import(
    course: Path, tmp_path: Path, letter: str
) -> None:
    """Two hundred letters, of which a file system takes eighty; with a list and without."""
    path = tmp_path / "week.zip"
    with zipfile.ZipFile(path, "w") as week:
        week.writestr(f"{letter * 200}/{NOTEBOOK}", right_submission())
        week.writestr(f"zoe/{NOTEBOOK}", right_submission())
    (tmp_path / "class.csv").write_text(f"id,name\n{letter * 120},Eve\nzoe,Zo\u00eb\n")
    for roster in ((), ("--roster", str(tmp_path / "class.csv"))):
        done = rnngrader(course, "import", str(path), *roster)
        assert done.returncode in (0, 1), done.stderr
        assert "failed" not in done.stderr
        assert (course / "submitted" / "zoe" / NAME / NOTEBOOK).read_bytes() == right_submission()


@pytest.mark.parametrize(
    ("first", "second"),
    [("ada", "-ada"), ("ada", "ada "), ("zoe\u0301", "zo\u00e9"), ("a b", "a-b")],
)
def test_names_that_come_to_one_id_are_nobodys(tmp_path: Path, first: str, second: str) -> None:
    """Without a list, who names a file so would have it taken in another's place; unless it is one
    name in two spellings of the same letters.
    """
    path = tmp_path / "week.zip"
    with zipfile.ZipFile(path, "w") as week:
        for name in (first, second, "bob"):
            week.writestr(f"{name}.ipynb", right_submission())
    found = whose(path)
    assert found[2] == ("bob", "")
    if first.startswith("zo"):
        assert {student for student, _ in found[:2]} == {"zo\u00e9"}
    else:
        assert [student for student, _ in found[:2]] == ["", ""]
        assert all("one id" in problem for _, problem in found[:2])


def test_a_letter_that_nobody_sees_makes_no_student(tmp_path: Path) -> None:
    """Neither by a file's name nor in a list: two ids that look the same are one too many."""
    path = tmp_path / "week.zip"
    with zipfile.ZipFile(path, "w") as week:
        for name in ("ada", "ada\u3164", "ad\u115fa"):
            week.writestr(f"{name}.ipynb", right_submission())
    assert [student for student, _ in whose(path)] == ["ada", "", ""]
    roster = parse_roster("id\nada\nada\u3164\nad\u115fa\n", "class.csv")
    assert [person.student for person in roster.people] == ["ada"]
    assert len(roster.problems) == 2


def test_a_forged_student_number_does_not_hide_the_address(tmp_path: Path) -> None:
    """Gradescope lets students write their own number and name; the address it has checked."""
    told = {
        "submission_1": {
            ":submitters": [{":name": "Ada Lovelace", ":sid": "ada", ":email": "zoe@x.edu"}]
        },
        "submission_2": {":submitters": [{":name": "C B", ":sid": "cbab", ":email": "new@x.edu"}]},
    }
    folder = tmp_path / "export"
    for name in told:
        (folder / name).mkdir(parents=True)
        (folder / name / "rnn.ipynb").write_text("{}")
    (folder / METADATA).write_text(json.dumps(told))
    roster = parse_roster("id,email\nada,ada@x.edu\nzoe,zoe@x.edu\ncbab,\n", "class.csv")
    ada, cbab = whose(folder, roster)
    assert ada[0] == ""
    assert "ada" in ada[1]
    assert "zoe" in ada[1]
    assert cbab == ("cbab", "")


def test_letters_case_tells_students_apart_or_nobody(tmp_path: Path) -> None:
    """Names that differ in case, in width or in a mark alone: never taken for each other's."""
    path = tmp_path / "week.zip"
    names = ("Ada", "ada", "\uff41da", "ad\u0430")  # the last has a Cyrillic letter
    with zipfile.ZipFile(path, "w") as week:
        for name in names:
            week.writestr(f"{name}/rnn.ipynb", "{}")
    assert [student for student, _ in whose(path)] == list(names)


def test_an_export_that_hides_its_names_in_the_local_headers(tmp_path: Path) -> None:
    """Another name in front of the bytes than in the list of files: the list counts, or nothing."""
    data = zip_of({"zoe.ipynb": "{}"})
    at = data.index(b"zoe.ipynb")
    path = tmp_path / "week.zip"
    path.write_bytes(data[:at] + b"ada.ipynb" + data[at + 9 :])
    with open_submissions(path, CANVAS) as files:
        assert [one.student for one in files] == ["zoe"]
        with pytest.raises(UnreadableEntry):
            files[0].entry.read()


def test_nothing_of_a_list_orders_a_terminal_about(course: Path, tmp_path: Path) -> None:
    """Rich's marks, links and bells in names, ids and files that an import tells of."""
    evil = "[/red][link=http://evil.example]x[/link]\x1b[2J\u202e"
    (tmp_path / "class.csv").write_text(f'id,name\nada,"{evil}"\n"a[/b]","{evil}"\n')
    path = tmp_path / "week.zip"
    with zipfile.ZipFile(path, "w") as week:
        week.writestr(f"ada/{evil}.pdf", b"%PDF")
        week.writestr(f"{evil}/rnn.ipynb", "{}")
    done = rnngrader(course, "import", str(path), "--roster", str(tmp_path / "class.csv"))
    assert done.returncode == 1, done.stderr
    said = done.stdout + done.stderr
    assert "[link=http://evil.example]" in said
    assert not set("\x1b\u202e") & set(said)


@pytest.mark.parametrize("time", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_a_time_before_all_times_is_none(time: str) -> None:
    """In UTC it would be in no year that there is; the file is taken all the same."""
    owner = SimpleNamespace(handed_in=time)
    assert works.read_time(cast(Any, SimpleNamespace(owner=owner))) is None
