"""An id that students write themselves, at Gradescope or in their profile at Moodle, takes nobody's
work, place or grade; everyday differences of names are no doubts.
"""

from __future__ import annotations

import csv
import json
import re
import zipfile
from pathlib import Path

import pytest
from conftest import COURSE, rnngrader
from desks import (
    NAME,
    NOTEBOOK,
    NUMBERS,
    PEOPLE,
    Sent,
    bring,
    desk,
    everybody,
    export_of,
    held,
    names_list,
    others,
    own_list,
    told_of,
    work,
)

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import load_assignment

pytestmark = pytest.mark.sampled

FIXTURES = desk, everybody, work


@pytest.mark.parametrize("sid", ["bob", "bob@example.org"])
@pytest.mark.parametrize("listed", [True, False])
def test_a_students_own_id_is_no_address(desk, work, everybody, sid, listed):
    """What somebody wrote as an id at Gradescope is a name like any other, with no list as well."""
    assert (
        bring(desk, export_of("gradescope", everybody), own_list("gradescope"))[0].returncode == 0
    )
    eve = ("eve", "Eve Evil", work["odd"])
    files = export_of("gradescope", [*others(everybody), eve], sid=sid)
    done, said = bring(desk, files, own_list("gradescope") if listed else None)
    assert done.returncode == 1
    assert held(desk, "bob") == work["right"]
    assert "eve@example.org" in "".join(row["note"] for row in told_of(desk, ""))


@pytest.mark.parametrize("at_once", [True, False])
def test_without_any_list_one_id_is_one_address(desk, work, at_once):
    """Two who wrote the same id are both nobody; later, who was there first has it."""
    metadata = "".join(
        f"submission_{place}:\n  :submitters:\n  - :sid: '77'\n    :email: {who}@example.org\n"
        for place, who in enumerate(("bob", "eve"))
    )
    files = {
        f"submission_{place}/r.ipynb": work[name] for place, name in enumerate(("right", "odd"))
    }
    one = {"submission_metadata.yml": metadata, "submission_0/r.ipynb": work["right"]}
    both = {"submission_metadata.yml": metadata, **files}
    if not at_once:
        assert bring(desk, one, None)[0].returncode == 0
        assert bring(desk, one, None)[0].returncode == 0
    done, said = bring(desk, both, None)
    assert done.returncode == 1
    assert held(desk, "77") == (None if at_once else work["right"])
    assert f"{1 + at_once} unknown" in said


SHEET = "{},Status,{},{},{},Last modified (submission),Last modified (grade),Feedback comments"
TWO = {"bob": "Bob Byron", "eve": "Eve Evil"}


def worksheet(ids: dict[str, str], german: bool = False, first: int = 0) -> str:
    """Moodle's, with addresses and a field that students may be able to edit."""
    names = {**PEOPLE, **TWO}
    told = ("ID,Vollständiger Name,E-Mail-Adresse,Abteilung", "Bewertung", "Bestwertung", "Ja?")
    if not german:
        told = ("Identifier,Full name,Email address,ID number", "Grade", "Maximum grade")
        told += ("Grade can be changed",)
    word = "Teilnehmer/in" if german else "Participant "
    rows = [
        f"{word}{int(NUMBERS[who]) + first},{names[who]},{who}@example.org,{own},S,,100,Yes,-,-,"
        for who, own in ids.items()
    ]
    return "\n".join([SHEET.format(*told), *rows, ""])


def both(work: dict[str, str], eves: str = "odd") -> list[Sent]:
    return [(who, name, work["right" if who == "bob" else eves]) for who, name in TWO.items()]


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("rows", [("eve", "bob"), ("bob", "eve")])
def test_an_id_that_two_rows_have_is_nobodys(desk, work, before, rows):
    """Eve makes Bob's ID number hers: neither row counts, and Bob's work stays what it was."""
    more = {"ada": "s3", "cleo": "s4"}
    sent = both(work) + [(who, PEOPLE[who], work["right"]) for who in more]
    if before:
        done, said = bring(
            desk, export_of("moodle", sent), worksheet({"bob": "s1", "eve": "s2", **more})
        )
        assert done.returncode == 0, said
    doubled = worksheet({**dict.fromkeys(rows, "s1"), **more})
    done, said = bring(desk, export_of("moodle", both(work, "right") + sent[2:]), doubled)
    assert done.returncode == 1
    assert "2 unknown" in said
    told = [f"Row {at} ({TWO[who]})" for at, who in enumerate(rows, 2)]
    assert f"{' and '.join(told)} have one id, 's1'" in said
    assert held(desk, "s1") == (work["right"] if before else None)
    assert held(desk, "s2") == (work["odd"] if before else None)
    assert held(desk, "s3") == work["right"]


@pytest.mark.parametrize(("addresses", "first"), [(True, 0), (False, 0), (True, 1000)])
def test_a_list_of_a_section_gives_nobody_anothers_id(desk, work, addresses, first):
    """Bob is not on it; log or gradebook know that Eve's number or address is hers."""
    lists = worksheet({"bob": "s1", "eve": "s2"}), worksheet({"eve": "s1"}, first=first)
    if not addresses:
        lists = tuple(re.sub(r"\w+@example.org", "", text) for text in lists)
    done, said = bring(desk, export_of("moodle", both(work)), lists[0])
    assert done.returncode == 0, said
    files = export_of("moodle", [("eve", "Eve Evil", work["odd"])], first=first)
    done, said = bring(desk, files, lists[1])
    assert done.returncode != 0
    assert held(desk, "s1") == work["right"]
    assert held(desk, "s2") == work["odd"]
    assert "s1" in said


@pytest.mark.parametrize("section", [True, False])
@pytest.mark.parametrize("known", ["name,email", "name"])
def test_a_field_of_a_profile_is_no_id_where_anything_else_tells(desk, work, section, known):
    """In a worksheet in another language Eve's department is Bob's id."""
    rows = [f"{who},{name},{who}@example.org" for who, name in TWO.items()]
    first = "\n".join(
        [f"student,{known}", *(row if "," in known else row.rpartition(",")[0] for row in rows), ""]
    )
    files = {f"{who}.ipynb": work["right"] for who in TWO}
    assert bring(desk, files, first)[0].returncode == 0
    people = {"eve": "bob"} if section else {"eve": "bob", "bob": "physics"}
    sent = [("eve", "Eve Evil", work["odd"])] + [("bob", "Bob Byron", work["odd"])] * (not section)
    done, said = bring(desk, export_of("moodle", sent), worksheet(people, german=True))
    if known == "name":  # nothing that is sure tells who they are
        assert done.returncode != 0
        assert held(desk, "bob") == work["right"]
        assert "'bob'" in said or "bob" in said
    else:
        assert done.returncode == 0, said
        assert held(desk, "eve") == work["odd"]
        assert held(desk, "bob") == work["right" if section else "odd"]
        assert len(list((desk / "submitted").iterdir())) == 2


def test_an_id_under_a_heading_in_another_language_is_found(desk, work):
    """Where nothing better tells, and nobody else has it: as before, without a word."""
    names = "student,name\nbob,Bob Byron\neve,Eve Evil\n"
    assert bring(desk, {f"{who}.ipynb": work["right"] for who in TWO}, names)[0].returncode == 0
    sheet = worksheet({"bob": "bob", "eve": "eve"}, german=True)
    done, said = bring(desk, export_of("moodle", both(work)), sheet)
    assert done.returncode == 0, said
    assert held(desk, "eve") == work["odd"]
    assert len(list((desk / "submitted").iterdir())) == 2


@pytest.mark.parametrize("roster", ["names", "own", None])
def test_another_assignments_numbers_at_moodle_tell_nobody(desk, work, roster):
    """Eve has Bob's old number there, Bob has hers."""
    train = load_assignment(COURSE, "train_your_rnn")
    text = {who: notebook_text(train, train.solutions) + "\n" * n for n, who in enumerate(TWO, 1)}
    ids = dict(zip(TWO, TWO, strict=True))
    lists = {"names": [names_list(TWO)] * 2, None: [None] * 2}
    own = worksheet(ids)
    turned = own.replace("456,", "x,").replace("789,", "456,").replace("x,", "789,")
    lists["own"] = [own, turned]
    assert bring(desk, export_of("moodle", both(work)), lists[roster][0])[0].returncode == 0
    files = {
        f"Eve Evil_456_assignsubmission_file_/{NOTEBOOK}": text["eve"],
        f"Bob Byron_789_assignsubmission_file_/{NOTEBOOK}": text["bob"],
    }
    done, said = bring(desk, files, lists[roster][1], "--assignment", train.name)
    assert done.returncode == 0, said
    bob, eve = ("bob", "eve") if roster else ("Bob-Byron-789", "Eve-Evil-456")
    assert held(desk, bob, train.name) == text["bob"]
    assert held(desk, eve, train.name) == text["eve"]
    if roster:
        done, said = bring(desk, {"bob/note.txt": "hello", "eve/note.txt": "x"}, lists[roster][0])
        assert "which is" not in said
        assert (held(desk, "bob"), held(desk, "eve")) == (work["right"], work["odd"])


@pytest.mark.parametrize("first", ["own", "names"])
@pytest.mark.parametrize("then", ["own", "names", None])
def test_who_has_no_address_at_gradescope_takes_nobodys_place(desk, work, everybody, first, then):
    """The id there is the student's to write; by list, log or gradebook Bob has an address."""
    lists = {"own": own_list("gradescope"), "names": names_list(), None: None}
    assert bring(desk, export_of("gradescope", everybody), lists[first])[0].returncode == 0
    files = export_of("gradescope", [*others(everybody), ("eve", "Eve", work["odd"])], sid="bob")
    name = "e/submission_metadata.yml"
    files[name] = files[name].replace("eve@example.org", "")
    done, said = bring(desk, files, lists[then])
    assert done.returncode == 1
    assert "1 unknown" in said
    assert held(desk, "bob") == work["right"]
    assert told_of(desk, "without an address")


@pytest.mark.parametrize("first", ["own", "names"])
@pytest.mark.parametrize("called", ["Eve Evil", "Bob Byron"])
def test_an_id_that_students_write_counts_with_no_other_address(
    desk, work, everybody, first, called
):
    """Bob is not on Gradescope's list of now, and Eve wrote his id; gradebook or log know his
    address. An instructor's own list may correct one.
    """
    lists = {"own": own_list("gradescope"), "names": names_list({**PEOPLE, "eve": "Eve Evil"})}
    done, said = bring(desk, export_of("gradescope", everybody), lists[first])
    assert done.returncode == 0, said
    rest = {who: name for who, name in PEOPLE.items() if who != "bob"}
    listed = own_list("gradescope", rest) + f"{called},bob,eve@example.org,Student\n"
    sent = [*others(everybody), ("eve", called, work["odd"])]
    done, said = bring(desk, export_of("gradescope", sent, sid="bob"), listed)
    assert done.returncode == 1
    assert held(desk, "bob") == work["right"]
    assert "1 unknown" in said
    assert "call the list's column of ids student" in said + told_of(desk, "")[-1]["note"]
    if called == "Bob Byron":
        done, said = bring(desk, export_of("gradescope", sent), listed.replace("SID", "student"))
        assert done.returncode == 0, said
        assert held(desk, "bob") == work["odd"]


@pytest.mark.parametrize("called", ["Eve Evil", "Bob King"])
def test_an_id_with_another_address_and_another_name_is_nobodys(desk, work, called):
    """Of Moodle's list, where students may edit the ID number; who knows that it is the registry's
    says so, and who has a new address keeps the id.
    """
    ids = {"bob": "s1", "ada": "s3", "cleo": "s4"}
    sent = [(who, PEOPLE[who], work["right"]) for who in ids]
    assert bring(desk, export_of("moodle", sent), worksheet(ids))[0].returncode == 0
    listed = worksheet({"eve": "s1", "ada": "s3", "cleo": "s4"}).replace("Eve Evil", called)
    files = export_of("moodle", [("eve", called, work["odd"]), *sent[1:]])
    done, said = bring(desk, files, listed)
    assert done.returncode == 1
    assert held(desk, "s1") == work["right"]
    assert f"Row 2 ({called}) has the id 's1', which is known with bob@example.org" in said
    assert "call the list's column of ids student" in said
    done, said = bring(desk, files, listed.replace("ID number", "student"))
    assert done.returncode == (called == "Eve Evil"), said
    assert held(desk, "s1") == work["right" if called == "Eve Evil" else "odd"]
    told = "Row 2 (Eve Evil) has the id 's1', which is known with bob@example.org"
    assert (told in said) == (called == "Eve Evil")


@pytest.mark.parametrize("platform", ["moodle", "gradescope"])
@pytest.mark.parametrize("called", ["Eve Evil", "Bob Byron", "Bob Evil"])
@pytest.mark.parametrize("own", ["Bob Byron", "Bob K. Byron", "Byron-King Bób"])
def test_an_id_is_nobodys_whose_name_another_row_has(desk, work, everybody, platform, called, own):
    """The class came by Canvas, which tells no addresses; Bob's own row has no id."""
    canvas = export_of("canvas", everybody[:1]), own_list("canvas")
    assert bring(desk, *canvas)[0].returncode == 0
    ids = {"bob": "", "eve": "bob", "ada": "ada", "cleo": "cleo"}
    listed = worksheet(ids).replace("Bob Byron", own).replace("Eve Evil", called)
    if platform == "gradescope":
        names = {**PEOPLE, "bob": own, "eve": called}
        rows = [f"{names[who]},{own},{who}@example.org,Student" for who, own in ids.items()]
        listed = "\n".join(["Name,SID,Email,Role", *rows, ""])
    names = {**PEOPLE, "bob": own}
    sent = [(who, name, work["odd"]) for who, name in names.items() if who != "dan"]
    files = export_of(platform, [*sent, ("eve", called, work["odd"])], sid="bob")
    done, said = bring(desk, files, listed)
    assert done.returncode == 1
    assert held(desk, "bob") == work["right"]
    assert held(desk, "bob@example.org") is None
    assert held(desk, "ada") == work["odd"]
    assert f"Row 2 ({own}) may be 'bob' or 'bob@example.org'" in said
    assert f"Row 3 ({called}) has the id 'bob', and Row 2 ({own}) the name" in said


def sheet_of(platform: str, rows: dict[str, tuple[str, str]]) -> str:
    """A list in which students may have written the ids: by whom, called what, with which id."""
    if platform == "gradescope":
        lines = [f"{name},{own},{who}@example.org,Student" for who, (name, own) in rows.items()]
        return "\n".join(["Name,SID,Email,Role", *lines, ""])
    text = worksheet({who: own for who, (_, own) in rows.items()})
    for who, (name, _) in sorted(rows.items()):
        text = text.replace({**PEOPLE, **TWO}[who], name)
    return text


def canvas_then_list(
    desk: Path, sent: list[Sent], platform: str, called: str, own: str | None
) -> dict[str, tuple[str, str]]:
    """Bob's work comes by Canvas, which tells no addresses; the rows of a list of now, on which
    Eve has his id, and he stands under another name without it, or not at all.
    """
    class_then = own_list("canvas", {**PEOPLE, "eve": "Eve Evil"})
    assert bring(desk, export_of("canvas", sent[:1]), class_then)[0].returncode == 0
    rows = {"eve": (called, "bob"), "ada": ("Ada Lovelace", "ada"), "cleo": ("C. Ott", "cleo")}
    (desk.parent / "now.csv").write_text(
        sheet_of(platform, rows | {"bob": (own, "")} if own else rows)
    )
    return rows | ({"bob": (own, "")} if own else {})


@pytest.mark.parametrize("platform", ["moodle", "gradescope"])
@pytest.mark.parametrize("called", ["Eve Evil", "Bob Evil", "Bob Byron"])
@pytest.mark.parametrize("own", [None, "Bob K. Byron", "B. Byron"])
def test_an_id_that_a_student_wrote_takes_nobodys_work(
    desk, work, everybody, platform, called, own
):
    """Nor does it when the same comes again, by what the first time would have taught."""
    rows = canvas_then_list(desk, everybody, platform, called, own)
    sent = [(who, name, work["odd"]) for who, (name, _) in rows.items()]
    files, listed = export_of(platform, sent, "bob"), (desk.parent / "now.csv").read_text()
    for _ in range(2):
        done, said = bring(desk, files, listed)
        assert done.returncode == 1
        assert held(desk, "bob") == work["right"]
        assert held(desk, "ada") == held(desk, "cleo") == work["odd"]
        assert f"({called}) has the id 'bob'" in said or told_of(desk, "is bob's")
        assert "Correct the list." in said or "import it in a folder called bob" in said
        assert len(list((desk / "submitted").iterdir())) == 3


def test_who_is_new_by_an_address_of_the_logs_accounts_for_no_id(desk, work, everybody):
    """Bob's own row at Gradescope has another name and no id, and is new; his id is Eve's word."""
    assert bring(desk, export_of("gradescope", everybody), names_list())[0].returncode == 0
    rows = {"eve": ("Bob Evil", "bob"), "bob": ("Rob Biron", ""), "ada": ("Ada Lovelace", "ada")}
    sent = [(who, name, work["odd"]) for who, (name, _) in rows.items()]
    done, said = bring(desk, export_of("gradescope", sent), sheet_of("gradescope", rows))
    assert done.returncode == 1
    assert held(desk, "bob") == work["right"]
    assert held(desk, "ada") == work["odd"]
    assert told_of(desk, "is bob's")


@pytest.mark.parametrize("platform", ["moodle", "gradescope"])
@pytest.mark.parametrize(
    ("called", "own"), [("Eve Evil", None), ("Bob Evil", None), ("Bob Byron", "Bob K. Byron")]
)
@pytest.mark.slow
def test_an_id_that_a_student_wrote_gets_nobodys_grade(desk, everybody, platform, called, own):
    """The same list, given at export alone."""
    canvas_then_list(desk, everybody, platform, called, own)
    assert rnngrader(desk, "grade", "--jobs", "1").returncode == 0
    now = str(desk.parent / "now.csv")
    done = rnngrader(desk, "export", "--format", platform, "--roster", now, "--missing", "zero")
    assert done.returncode == 1
    assert f"({called}) has the id 'bob'" in done.stderr
    if platform == "gradescope":
        with zipfile.ZipFile(desk / "exports" / f"{NAME}-gradescope.zip") as archive:
            results = json.loads(archive.read("results.json"))
        assert sorted(results) == ["ada@example.org", "cleo@example.org"]
    else:
        with (desk / "exports" / f"{NAME}-moodle.csv").open(newline="") as file:
            grades = {row["Email address"]: row["Grade"] for row in csv.DictReader(file)}
        assert grades["eve@example.org"] == grades.get("bob@example.org", "") == ""


@pytest.mark.parametrize("platform", ["moodle", "gradescope"])
@pytest.mark.parametrize("called", ["bob", "Bob_Byron"])
@pytest.mark.parametrize("when", ["at first", "known", "on another list", "without a list"])
def test_an_id_that_a_student_wrote_takes_no_folder_of_anothers_name(
    desk, work, platform, called, when
):
    """Eve wrote Bob's name as her id, or his address's first part, and his work comes so called.

    Ids that are the same but for signs are told from each other.
    """
    rows = {"bob": ("Bob Byron", "31"), "eve": ("Eve Evil", called), "ada": ("Ada Post", "3-1")}
    listed = sheet_of(platform, rows)
    if when != "at first":
        done, said = bring(desk, {"3-1/r.ipynb": work["odd"]}, listed)
        assert done.returncode == 0, said
    if when == "on another list":
        listed = sheet_of(platform, {who: row for who, row in rows.items() if who != "bob"})
    files = {f"{called}/r.ipynb": work["right"], "3-1/r.ipynb": work["right"]}
    done, said = bring(desk, files, None if when == "without a list" else listed)
    assert done.returncode == 1
    assert "1 unknown" in said
    assert held(desk, called) is None
    assert held(desk, "3-1") == work["right"]
    assert told_of(desk, "more than one")
    if when != "on another list":
        done, said = bring(desk, {"31/r.ipynb": work["right"]}, listed)
        assert done.returncode == 0, said
        assert held(desk, "31") == work["right"]
    listed = listed.replace("ID number", "student").replace("SID", "student")
    done, said = bring(desk, files, listed)  # as the instructor knows that the ids are right
    assert done.returncode == 0, said
    assert held(desk, called) == work["right"]


@pytest.mark.parametrize("platform", ["moodle", "gradescope"])
@pytest.mark.parametrize("called", ["bob_rnn", "31_rnn", "bob-rnn"])
@pytest.mark.parametrize("when", ["at first", "new", "without a list"])
def test_an_id_that_a_student_wrote_takes_no_file_of_anothers(desk, work, platform, called, when):
    """Eve wrote as her id what Bob's file is called; its first word is his address's or his id."""
    rows = {"bob": ("Bob Byron", "31"), "ada": ("Ada Post", "1_2"), "cleo": ("Cleo Ott", "3")}
    listed = sheet_of(platform, rows | {"eve": ("Eve Evil", called)})
    if when != "at first":
        first = listed if when == "without a list" else sheet_of(platform, rows)
        own = {"31/r.ipynb": work["odd"], "1_2.ipynb": work["odd"]}
        done, said = bring(desk, own, first)
        assert done.returncode == 0, said
    files = {f"{called.replace('-', '_')}.ipynb": work["right"], "1_2.ipynb": work["right"]}
    files |= {"3_rnn.ipynb": work["right"]}
    done, said = bring(desk, files, None if when == "without a list" else listed)
    assert done.returncode == 1
    assert "1 unknown" in said
    assert held(desk, called) is None
    assert held(desk, "31") == (None if when == "at first" else work["odd"])
    assert held(desk, "1_2") == held(desk, "3") == work["right"]
    done, said = bring(
        desk, files, listed.replace("ID number", "student").replace("SID", "student")
    )
    assert done.returncode == 0, said
    assert held(desk, called) == work["right"]


@pytest.mark.parametrize("platform", ["moodle", "gradescope"])
@pytest.mark.parametrize("beside", ["", "note.txt", "late/bob/r.ipynb", "3/r.ipynb"])
@pytest.mark.parametrize(
    "work_in", [["bob/r", "ada/r"], ["week 1/31/r", "week 1/32/r"], ["Bob Byron", "ada_rnn"]]
)
def test_an_id_that_a_student_wrote_takes_no_folder_around_others_work(
    desk, work, platform, beside, work_in
):
    """Eve wrote what the folder of all is called, which is nobody's, nor do those in it have what
    may be Eve's own; imported by itself it is everybody's.
    """
    ids = {"bob": ("Bob Byron", "31"), "ada": ("Ada Post", "32"), "cleo": ("Cleo Ott", "3")}
    listed = sheet_of(platform, ids | {"eve": ("Eve Evil", "handedin")})
    files = {f"{name}.ipynb": work["right"] for name in work_in}
    around = {f"handedin/{name}": text for name, text in files.items()}
    more = {beside: work["odd"]} if beside else {}
    done, said = bring(desk, around | more, listed)
    assert done.returncode != 0
    assert beside or "Others are named in that folder" in said
    assert held(desk, "handedin") is held(desk, "31") is held(desk, "32") is None
    done, said = bring(desk, files, listed)
    assert done.returncode == 0, said
    assert held(desk, "31") == held(desk, "32") == work["right"]
    sure = listed.replace("ID number", "student").replace("SID", "student")
    done, said = bring(desk, around, sure)  # as the instructor knows that the ids are right
    assert done.returncode == 0, said
    assert held(desk, "handedin") == work["right"]


@pytest.mark.parametrize("platform", ["moodle", "gradescope"])
def test_a_students_folder_has_nothing_of_others_who_are_named_in_it(desk, work, platform):
    """It is the student's where a single other is named, whose own lies beside it; else nobody's,
    also by the student's name, until what is in it is called after nobody else.
    """
    rows = {"bob": ("Bob Byron", "31"), "ada": ("Ada Post", "3-1"), "cleo": ("Cleo Ott", "3")}
    files = {"31/ada/r.ipynb": work["right"], "31/bob_rnn.txt": "", "3-1/r.ipynb": work["odd"]}
    done, said = bring(desk, files, sheet_of(platform, rows))
    assert done.returncode == 0, said
    assert (held(desk, "31"), held(desk, "3-1")) == (work["right"], work["odd"])
    for folder in ("31", "Bob Byron"):  # a student's, or all's
        for around in (("ada/r", "cleo/r"), ("cleo_rnn",)):
            files = {f"{folder}/{name}.ipynb": work["odd"] for name in around}
            done, said = bring(desk, files, sheet_of(platform, rows))
            assert done.returncode != 0
            assert "call what is in it after nobody else" in said
            assert held(desk, "31") == work["right"]
            assert held(desk, "3") is None
    done, said = bring(desk, {"Bob Byron/rnn.ipynb": work["odd"]}, sheet_of(platform, rows))
    assert done.returncode == 0, said
    assert held(desk, "31") == work["odd"]


@pytest.mark.parametrize("column", ["ID number", "Username"])
@pytest.mark.parametrize(
    ("called", "work_in"),
    [
        ("Handed In", {"Handed In/ada/r": "ada", "Handed In/cleo/r": "cleo"}),
        ("Handed In", {"Handed In/ada/r": "ada", "cleo/r": ""}),
        ("Handed In", {"Handed In/ada_rnn": "ada", "cleo/r": ""}),
        ("Ada Rnn", {"ada_rnn": "ada", "cleo": ""}),
    ],
)
def test_a_name_takes_no_others_file_and_no_folder_around_others_work(
    desk, work, column, called, work_in
):
    """Eve goes by what the folder of all is called, or by what Ada's file is; nobody loses work."""
    ids = {"ada": "ada", "cleo": "cleo", "eve": "77"}
    listed = worksheet(ids).replace("ID number", column).replace(TWO["eve"], called)
    files = {f"{name}.ipynb": work["right"] for name in work_in}
    done, said = bring(desk, files, listed)
    assert done.returncode != 0
    assert held(desk, "77") is None
    if done.returncode == 1:
        assert "1 unknown" in said
        assert held(desk, "cleo") == work["right"]
    files = {f"{who or 'cleo'}/{who}_rnn.ipynb": work["right"] for who in work_in.values()}
    done, said = bring(desk, files, listed)
    assert done.returncode == 0, said
    assert held(desk, "ada") == held(desk, "cleo") == work["right"]


@pytest.mark.parametrize("eve", [("Rnn", "77"), ("Eve Evil", "rnn")], ids=["name", "id"])
@pytest.mark.parametrize("by", [0, 1], ids=["names", "ids"])
def test_what_everybodys_file_is_called_names_nobody(desk, work, by, eve):
    """Eve is called as the notebook is: nobody's folder is refused for that."""
    rows = {"ada": ("Ada Post", "31"), "bob": ("Bob Byron", "32"), "cleo": ("Cleo Ray", "33")}
    files = {f"{row[by]}/rnn.ipynb": work["right"] for row in rows.values()}
    done, said = bring(desk, files, sheet_of("gradescope", rows | {"eve": eve}))
    assert done.returncode == 0, said
    assert all(held(desk, student) == work["right"] for _, student in rows.values())


@pytest.mark.parametrize("platform", ["moodle", "gradescope"])
@pytest.mark.parametrize("given", ["by folders", "by a list"])
def test_a_file_that_an_id_is_to_the_letter_is_that_students(desk, work, platform, given):
    """Its first word is another's id. Whose id is a student's own word needs a folder."""
    files = {f"{who}.ipynb": work["odd"] for who in ("bob", "bob_rnn", "ada")}
    again = dict.fromkeys(files, work["right"])
    typed = sheet_of(platform, {who: (name, who) for who, name in TWO.items()} | {
        "eve": ("Eve Evil", "bob_rnn"), "ada": ("Ada Post", "ada")})  # fmt: skip
    listed = typed.replace("ID number", "student").replace("SID", "student")
    for one in (files, again):
        done, said = bring(desk, one, listed if given == "by a list" else None)
        assert done.returncode == 0, said
    assert {held(desk, who) for who in ("bob", "bob_rnn", "ada")} == {work["right"]}
    if given == "by a list":
        done, said = bring(desk, files, typed)
        assert done.returncode == 1
        assert "import it in the student's folder" in said
        assert held(desk, "bob_rnn") == work["right"]
        new = work["right"] + "\n"
        done, said = bring(desk, {"bob_rnn/bob_rnn.ipynb": new}, typed)
        assert done.returncode == 0, said
        assert held(desk, "bob_rnn") == new


@pytest.mark.parametrize("platform", ["moodle", "gradescope"])
@pytest.mark.parametrize("called", ["bob", "Bob_Byron"])
def test_an_id_that_a_student_wrote_takes_nobodys_place_who_is_known_by_a_folder(
    desk, work, platform, called
):
    """Nobody had a name there: the folder's own is Bob's on the list that comes later."""
    assert bring(desk, {f"{called}/r.ipynb": work["right"]}, None)[0].returncode == 0
    rows = {"bob": ("Bob Byron", "1001"), "eve": ("Eve Evil", called), "ada": ("Ada Lovelace", "3")}
    done, said = bring(desk, {"3/r.ipynb": work["odd"]}, sheet_of(platform, rows))
    assert done.returncode == 1
    assert f"Row 3 (Eve Evil) has the id '{called}', and Row 2 (Bob Byron) the name" in said


@pytest.mark.parametrize("joined", [False, True])
def test_who_joins_with_a_longer_name_takes_nobodys_place(desk, work, joined):
    """Moodle's number is as before; in another assignment, where it is not, the note says what to
    do.
    """
    ids, named = {"bob": "s1", "ada": "s3"}, {"eve": "Bob Byron King"}
    first = re.sub(r"\w+@example.org", "", worksheet(ids))
    files = export_of("moodle", [(who, PEOPLE[who], work["odd"]) for who in ids])
    assert bring(desk, files, first)[0].returncode == 0
    one = load_assignment(COURSE, "train_your_rnn" if joined else NAME)
    text = notebook_text(one, one.solutions)
    now = worksheet({**ids, "eve": "s2"}, first=1000 * joined).replace(TWO["eve"], named["eve"])
    now = re.sub(r"\w+@example.org", "", now)
    sent = [(who, {**PEOPLE, **named}[who], text) for who in (*ids, "eve")]
    files, more = export_of("moodle", sent, first=1000 * joined), ("--assignment", one.name)
    if joined:
        done, said = bring(desk, files, now, *more)
        assert done.returncode == 1
        assert "Row 4 (Bob Byron King) the name" in said
        assert "If it is right, call the list's column of ids student" in said
        now = now.replace("ID number", "student")
    done, said = bring(desk, files, now, *more)
    assert done.returncode == 0, said
    assert {held(desk, student, one.name) for student in ("s1", "s2", "s3")} == {text}


EVERYDAY = {
    "José María": "Jose Maria", "Søren": "Søren K.", "Anna": "Anna Sophie", "Robert": "Bob",
    "Mary Jane": "Mary-Jane", "Ngoc Anh": "N. Anh", "Ada": "Ada", "李 Wei": "Wei",
}  # fmt: skip


@pytest.mark.parametrize("platform", ["moodle", "gradescope"])
def test_everyday_differences_of_names_are_no_doubts(desk, work, platform):
    """A class of 180, of whom many are called otherwise at the second platform: second names,
    accents, initials, nicknames, another order, another last name.
    """
    lasts = [
        f"{a}{b}" for a in ("Bek", "Dór", "Fal", "Gru", "O'Han") for b in ("a", "el", "in", "os")
    ]
    lasts = [f"{last}{end}" for last in lasts for end in ("mann", "sen", "ić")]
    people = {f"s{at}": (list(EVERYDAY)[at % 8], lasts[at % 60], at) for at in range(180)}
    canvas = [f'"{last}, {first}",{at + 1},,{who},A,' for who, (first, last, at) in people.items()]
    head = "Student,ID,SIS User ID,SIS Login ID,Section,RNN (77)\n    Points Possible,,,,,100"
    assert bring(desk, {"falaić_1_2_r.ipynb": work["right"]}, "\n".join([head, *canvas, ""]))
    rows = []
    for who, (first, last, at) in people.items():
        first = EVERYDAY[first]
        last = {3: f"{last}-Novak", 5: f"{last} Ruiz", 7: last.replace("ó", "o")}.get(at % 13, last)
        last = "Married" if at in (16, 17) else last  # whose first names stay
        name = f"{last} {first}" if at % 11 == 0 else f"{first} {last}"
        mail = f"u{at}@example.org"
        rows.append(f"{name},{who},{mail},Student" if platform == "gradescope" else
                    f"Participant {at + 1},{name},{mail},{who},S,,100,Yes,-,-,")  # fmt: skip
    head = "Name,SID,Email,Role" if platform == "gradescope" else worksheet({}).strip()
    files = {f"X_{at}_assignsubmission_file_/{NOTEBOOK}": work["odd"] for at in (21, 22, 23)}
    if platform == "gradescope":
        told = "".join(
            f"submission_{n}:\n  :submitters:\n  - :email: u{n}@example.org\n" for n in (1, 2, 3)
        )
        files = {f"e/submission_{n}/r.ipynb": work["odd"] for n in (1, 2, 3)}
        files["e/submission_metadata.yml"] = told
    done, said = bring(desk, files, "\n".join([head, *rows, ""]))
    assert done.returncode == 0, said
    assert "note:" not in said
    assert "180 on the roster: 4 in" in said


@pytest.mark.parametrize("known", [True, False])
def test_an_address_as_an_id_is_no_address(desk, work, everybody, known):
    """Eve wrote Bob's as her student's id: Bob has his own work, and Eve's is told."""
    if known:
        first = own_list("gradescope").replace(",bob,", ",,")
        done, said = bring(desk, export_of("gradescope", everybody), first)
        assert done.returncode == 0, said
    listed = own_list("gradescope") + "Eve Evil,bob@example.org,eve@example.org,Student\n"
    sent = [*everybody, ("eve", "Eve Evil", work["odd"])]
    done, said = bring(desk, export_of("gradescope", sent, sid="bob@example.org"), listed)
    assert done.returncode == 1
    assert held(desk, "bob@example.org" if known else "bob") == work["right"]
    assert len(told_of(desk, "")) == 1
    assert held(desk, "eve@example.org") is None
    assert ("has the id 'bob@example.org'" in said) == known
