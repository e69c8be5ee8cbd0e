"""A name is the student's to change: where a platform's number or address tells who somebody is,
none takes another's place by a name alone, and everybody else's work goes in without a word.
"""

from __future__ import annotations

import csv
import json
import re
import zipfile
from pathlib import Path

import pytest
from conftest import COURSE, Done, rnngrader
from desks import NAME, NOTEBOOK, desk, log_of, make_zip, work

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import load_assignment

FIXTURES = desk, work
PEOPLE = {"bob": "Bob Byron", "ada": "Ada Lovelace", "cleo": "Cleo Ott", "dan": "Dan Post"}
SHOWN = 300  # characters of a note on the screen
NUMBERS = {"bob": "456", "ada": "123", "cleo": "124", "dan": "125", "eve": "789"}
PLATFORMS = ["moodle", "canvas", "gradescope"]
Sent = tuple[str, str, str]  # by whom, under which name, the work


def known_by(platform: str, who: str) -> str:
    return f"{who}@example.org" if platform == "gradescope" else NUMBERS[who]


def own_list(platform: str, people: dict[str, str] = PEOPLE) -> str:
    """What the platform hands out, with what it knows people by."""
    if platform == "gradescope":
        rows = [f"{name},{who},{who}@example.org,Student" for who, name in people.items()]
        return "\n".join(["Name,SID,Email,Role", *rows, ""])
    if platform == "canvas":
        rows = [f"{name},{NUMBERS[who]},,{who},A," for who, name in people.items()]
        head = "Student,ID,SIS User ID,SIS Login ID,Section,RNN (77)\n    Points Possible,,,,,100"
        return "\n".join([head, *rows, ""])
    rows = [f"Participant {NUMBERS[who]},{n},{who},S,,100,Yes,-,-," for who, n in people.items()]
    head = (
        "Identifier,Full name,Username,Status,Grade,Maximum Grade,Grade can be changed,"
        "Last modified (submission),Last modified (grade),Feedback comments"
    )
    return "\n".join([head, *rows, ""])


def names_list(people: dict[str, str] = PEOPLE) -> str:
    """A list of ids and names, for any platform."""
    return "\n".join(["student,name", *(f"{who},{name}" for who, name in people.items()), ""])


def export_of(platform: str, sent: list[Sent], sid: str = "", first: int = 0) -> dict[str, str]:
    """What the platform exports: each one's number or address, under the name they go by now.

    `sid` is what eve wrote as her student's id; `first` is added to Moodle's numbers, which are
    others in each assignment.
    """
    files, told = {}, ""
    for place, (who, name, text) in enumerate(sent):
        mark = known_by(platform, who)
        if platform == "moodle":
            files[f"{name}_{int(mark) + first}_assignsubmission_file_/{NOTEBOOK}"] = text
        elif platform == "canvas":
            files[f"{name.replace(' ', '').lower()}_{mark}_{9000 + place}_rnn.ipynb"] = text
        else:
            told += f"submission_{place}:\n  :submitters:\n  - :name: {name}\n    :email: {mark}\n"
            told += f"    :sid: '{sid if who == 'eve' else ''}'\n"
            files[f"e/submission_{place}/rnn.ipynb"] = text
    return files | ({"e/submission_metadata.yml": told} if told else {})


def bring(course: Path, files: dict[str, str], roster: str | None, *more: str) -> tuple[Done, str]:
    """Imports such an export with a list, or without one: what was said, in one line."""
    archive = make_zip(course.parent / "submissions.zip", files)
    listed = course.parent / "list.csv"
    listed.write_text(roster or "")
    with_list = ("--roster", str(listed)) if roster else ()
    done = rnngrader(course, "import", str(archive), *with_list, *more)
    said = re.sub(r"[│┃]", " ", done.stdout + done.stderr)
    return done, " ".join(said.split())


def held(course: Path, student: str, assignment: str = NAME) -> str | None:
    found = list((course / "submitted" / student / assignment).glob("*.ipynb"))
    return found[0].read_text() if found else None


def told_of(course: Path, text: str) -> list[dict[str, str]]:
    """The log's rows of nobody with this in the note."""
    return [row for row in log_of(course) if not row["student"] and text in row["note"]]


@pytest.fixture
def everybody(work: dict[str, str]) -> list[Sent]:
    return [(who, name, work["right"]) for who, name in PEOPLE.items()]


def others(everybody: list[Sent]) -> list[Sent]:
    return [one for one in everybody if one[0] != "bob"]


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("place", ["first", "last", "alone", "later"])
def test_who_is_not_on_the_platforms_own_list_is_nobody(desk, work, everybody, platform, place):
    """Under Bob's name, before or behind his file, where he sent none, or when his stands."""
    eve = ("eve", "Bob Byron", work["odd"])
    if place == "later":
        done, _ = bring(desk, export_of(platform, everybody), own_list(platform))
        assert done.returncode == 0
    sent = {"first": [eve, *everybody], "last": [*everybody, eve]}
    files = export_of(platform, sent.get(place, [*others(everybody), eve]))
    done, said = bring(desk, files, own_list(platform))
    assert done.returncode == 1
    assert "1 unknown" in said
    assert held(desk, "bob") == (None if place == "alone" else work["right"])
    assert ("Nothing of: Bob Byron (bob)" in said) == (place == "alone")
    (row,) = told_of(desk, known_by(platform, "eve"))
    assert "bob" in row["note"]
    assert "--roster" in row["note"]
    assert "in a folder called bob" in row["note"]
    assert len(row["note"]) < SHOWN
    assert row["file"] in files
    if place == "last":
        assert row["file"] in "".join(said.split()) or platform == "moodle"


@pytest.mark.parametrize("platform", ["moodle", "gradescope"])
def test_a_list_with_other_numbers_for_all_is_refused(desk, everybody, platform):
    """As Moodle's worksheet of another assignment has them: names that fit are not enough."""
    files = export_of(platform, everybody, first=1000)
    roster = own_list(platform).replace("@example.org", "@elsewhere.org")
    done, said = bring(desk, files, roster)
    assert done.returncode == 2
    assert "4 of the 4 files fit nobody on the roster: nothing was taken" in said
    assert "Give the one of the platform and the assignment" in said
    assert not (desk / "submitted").exists()


@pytest.mark.parametrize("platform", PLATFORMS)
def test_two_of_one_name_are_nobody_until_a_list_tells(desk, work, everybody, platform):
    """On a list of names Bob and Eve are both Bob: neither counts, then the platform's own list
    does, and its ids are those of before.
    """
    files = export_of(platform, [*everybody, ("eve", "Bob Byron", work["odd"])])
    names = {**PEOPLE, "eve": "Eve Evil"}
    done, said = bring(desk, files, names_list(names))
    assert done.returncode == 1
    assert "2 unknown" in said
    assert held(desk, "bob") is None
    assert held(desk, "eve") is None
    assert held(desk, "ada") == work["right"]
    rows = told_of(desk, "bob")
    assert len(rows) == 2
    for row in rows:
        assert all(known_by(platform, who) in row["note"] for who in ("bob", "eve"))
        assert "--roster" in row["note"]
    renamed = own_list(platform, {**PEOPLE, "eve": "Bob Byron"})
    if platform == "gradescope":  # where she may have written the id herself
        done, said = bring(desk, files, renamed)
        assert done.returncode == 1
        assert "(Bob Byron) has the id 'eve', which is Eve Evil's" in said
        assert held(desk, "eve") is None
        renamed = renamed.replace("SID", "student")
    done, said = bring(desk, files, renamed)
    assert done.returncode == 0, said
    assert (held(desk, "bob"), held(desk, "eve")) == (work["right"], work["odd"])


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("old_log", [False, True])
def test_an_import_of_before_tells_who_has_a_name(desk, work, everybody, platform, old_log):
    """On a list of names Bob's first import holds against Eve's; he himself comes again."""
    roster = names_list({**PEOPLE, "eve": "Eve Evil"})
    done, said = bring(desk, export_of(platform, everybody), roster)
    assert done.returncode == 0, said
    if old_log and platform != "gradescope":  # in which the file's name alone tells the number
        header = [name for name in log_of(desk)[0] if name != "known_by"]
        rows = [[row[name] for name in header] for row in log_of(desk)]
        with (desk / "imports" / "log.csv").open("w", newline="") as file:
            csv.writer(file).writerows([header, *rows])
    files = export_of(platform, [*others(everybody), ("eve", "Bob Byron", work["odd"])])
    done, said = bring(desk, files, roster)
    assert done.returncode == 1
    assert held(desk, "bob") == work["right"]
    (row,) = told_of(desk, known_by(platform, "eve"))
    assert "bob" in row["note"]
    assert "--roster" in row["note"]
    done, said = bring(desk, export_of(platform, [("bob", "Bob Byron", work["odd"])]), roster)
    assert done.returncode == 0, said
    assert "1 replaced" in said or platform == "canvas"
    assert "1 unknown" not in said


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


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("roster", ["own", "names", "none"])
def test_who_comes_as_before_comes_without_a_word(desk, work, everybody, platform, roster):
    """With whichever list, or none: a first work, the same again, and a later one."""
    text = {"own": own_list(platform), "names": names_list(), "none": None}[roster]
    later = export_of(platform, [(who, name, work["odd"]) for who, name, _ in everybody])
    later = {name.replace("_900", "_901"): content for name, content in later.items()}
    for files in (export_of(platform, everybody), export_of(platform, everybody), later):
        done, said = bring(desk, files, text)
        assert done.returncode == 0, said
        assert "unknown" not in said
    assert "4 replaced" in said
    assert len(list((desk / "submitted").iterdir())) == 4


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("called", ["Eve Late", "Bob Byron"])
def test_who_registered_late_is_told_and_then_taken(desk, work, everybody, platform, called):
    """Not on the list yet, a namesake or not: the file is named and kept until a list has them."""
    files = export_of(platform, [*everybody, ("eve", called, work["odd"])])
    done, said = bring(desk, files, own_list(platform))
    assert done.returncode == 1
    assert "4 on the roster: 4 in, 1 unknown" in said
    (row,) = told_of(desk, "--roster")
    assert row["file"] in files
    assert list((desk / "imports").glob("*/submissions.zip"))
    done, said = bring(desk, files, own_list(platform, {**PEOPLE, "eve": called}))
    assert done.returncode == 0, said
    assert held(desk, "eve") == work["odd"]
    assert held(desk, "bob") == work["right"]


@pytest.mark.parametrize("platform", PLATFORMS)
def test_who_took_a_name_before_its_owner_came_loses_it(desk, work, everybody, platform):
    """A list of names cannot tell; Bob's own file is told, and the platform's list mends it."""
    names = names_list({**PEOPLE, "eve": "Eve Evil"})
    eve = ("eve", "Bob Byron", work["odd"])
    done, _ = bring(desk, export_of(platform, [*others(everybody), eve]), names)
    assert done.returncode == 0
    assert held(desk, "bob") == work["odd"]
    done, said = bring(desk, export_of(platform, everybody), names)
    assert done.returncode == 1
    assert "1 unknown" in said
    assert told_of(desk, known_by(platform, "bob"))
    files = export_of(platform, [*everybody, eve])
    own = own_list(platform, {**PEOPLE, "eve": "Bob Byron"}).replace("SID", "student")
    done, said = bring(desk, files, own)
    assert done.returncode == 0, said
    assert (held(desk, "bob"), held(desk, "eve")) == (work["right"], work["odd"])


@pytest.mark.parametrize("platform", PLATFORMS)
def test_a_folder_called_after_the_student_settles_it(desk, work, everybody, platform):
    """As the note says, where it is theirs and no list has the number."""
    bring(desk, export_of(platform, everybody), own_list(platform))
    files = export_of(platform, [*others(everybody), ("eve", "Bob Byron", work["odd"])])
    bring(desk, files, own_list(platform))
    folder = desk.parent / "theirs" / "bob"
    folder.mkdir(parents=True)
    (folder / "rnn.ipynb").write_text(work["odd"])
    done = rnngrader(desk, "import", str(folder.parent))
    assert done.returncode == 0, done.stdout
    assert held(desk, "bob") == work["odd"]


def test_an_address_of_the_gradebooks_holds_where_the_list_has_none(desk, work, everybody):
    """A list of names comes after one with addresses."""
    listed = (
        names_list().replace("name\n", "name,email\n").replace("Byron\n", "Byron,bob@example.org\n")
    )
    folder = desk.parent / "first"
    folder.mkdir()
    (folder / "ada.ipynb").write_text(work["right"])
    (desk.parent / "first.csv").write_text(listed)
    rnngrader(desk, "import", str(folder), "--roster", str(desk.parent / "first.csv"))
    files = export_of("gradescope", [*others(everybody), ("eve", "Bob Byron", work["odd"])])
    done, said = bring(desk, files, names_list())
    assert done.returncode == 1
    assert held(desk, "bob") is None
    assert "1 unknown" in said


def test_addresses_are_compared_to_the_letter(desk, work, everybody):
    """Without dots and signs, or with ss for one letter, another's address reads as Bob's."""
    files = export_of("gradescope", [*others(everybody), ("eve", "Bob Byron", work["odd"])])
    name = "e/submission_metadata.yml"
    files[name] = files[name].replace("eve@example.org", "bobex@ample.org")
    done, _ = bring(desk, files, own_list("gradescope"))
    assert done.returncode == 1
    assert held(desk, "bob") is None
    files[name] = files[name].replace("bobex@ample.org", "bob@stra\u00dfe.org")
    listed = own_list("gradescope").replace("bob@example.org", "bob@strasse.org")
    assert bring(desk, files, listed)[0].returncode == 1
    assert held(desk, "bob") is None
    files[name] = files[name].replace("bob@stra\u00dfe.org", "BOB@Example.org")
    assert bring(desk, files, own_list("gradescope"))[0].returncode == 0
    assert held(desk, "bob") == work["odd"]


def test_an_address_that_a_list_has_twice_tells_nobody(desk, work, everybody):
    """Which of the two it is would be a name's to tell."""
    roster = own_list("gradescope").replace("ada@", "bob@")
    done, said = bring(desk, export_of("gradescope", everybody), roster)
    assert done.returncode == 1
    assert held(desk, "ada") is None
    assert held(desk, "bob") is None
    assert "2 unknown" in said


@pytest.mark.parametrize("platform", ["moodle", "canvas"])
def test_numbers_of_another_assignment(desk, work, everybody, platform):
    """Moodle gives new ones for each, and nobody has to say so; Canvas's are a person's."""
    roster = names_list({**PEOPLE, "eve": "Eve Evil"})
    assert bring(desk, export_of(platform, everybody), roster)[0].returncode == 0
    train = load_assignment(COURSE, "train_your_rnn")
    text = notebook_text(train, train.solutions)
    sent = [(who, name, text) for who, name, _ in everybody]
    more = ("--assignment", train.name)
    if platform == "canvas":
        eve = [*others(sent), ("eve", "Bob Byron", text)]
        assert bring(desk, export_of(platform, eve), roster, *more)[0].returncode == 1
        assert held(desk, "bob", train.name) is None
    done, said = bring(desk, export_of(platform, sent, first=1000), roster, *more)
    assert done.returncode == 0, said
    assert held(desk, "bob", train.name) == text


def test_a_dry_run_says_the_same_of_names(desk, work, everybody):
    """Also where the second of two files has the namesake."""
    eve = ("eve", "Bob Byron", work["odd"])
    files = export_of("canvas", [*everybody, eve])
    done, said = bring(desk, files, names_list(), "--dry-run")
    assert done.returncode == 1
    assert "2 unknown" in said
    first = make_zip(desk.parent / "first.zip", export_of("canvas", everybody))
    second = make_zip(desk.parent / "second.zip", export_of("canvas", [eve]))
    listed = str(desk.parent / "list.csv")
    done = rnngrader(desk, "import", str(first), str(second), "--roster", listed, "--dry-run")
    assert done.returncode == 1
    assert "1 unknown" in done.stdout
    assert not (desk / "submitted").exists()


def test_feedback_goes_to_no_namesake(desk, work, everybody):
    """What goes back to Canvas for Bob goes under his own file's name."""
    roster = own_list("canvas")
    files = export_of("canvas", [*everybody, ("eve", "Bob Byron", work["right"])])
    bring(desk, files, roster)
    assert rnngrader(desk, "grade").returncode == 0
    listed, archive = desk.parent / "list.csv", desk.parent / "submissions.zip"
    more = ("--submissions", str(archive), "--title", "RNN", "--roster", str(listed))
    done = rnngrader(desk, "export", "--format", "canvas", *more)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(desk / "exports" / f"{NAME}-canvas-feedback.zip") as feedback:
        assert sorted(feedback.namelist()) == sorted(export_of("canvas", everybody))


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


@pytest.mark.parametrize(
    "inside", [["Evil E/bob.ipynb", "Evil E/bob/x.txt"], ["Evil E/bob/r.ipynb"],
               ["zed/bob/r.ipynb", "yan/r.ipynb"]],
)  # fmt: skip
def test_what_is_in_a_folder_of_somebody_unknown_is_nobodys(desk, work, inside):
    """Its files and folders may be called after anybody."""
    files = {f"{who}.ipynb": work["right"] for who in PEOPLE}
    assert bring(desk, files, names_list())[0].returncode == 0
    done, said = bring(desk, dict.fromkeys(inside, work["odd"]), names_list())
    assert done.returncode == 2
    assert "nothing was taken" in said
    assert held(desk, "bob") == work["right"]
    done, said = bring(desk, dict.fromkeys([*inside, "ada/r.ipynb"], work["odd"]), names_list())
    assert done.returncode != 0
    assert held(desk, "bob") == work["right"]
    around = {f"week 1/{who}/r.ipynb": work["odd"] for who in ("bob", "ada")}
    done, said = bring(desk, around, names_list())
    assert done.returncode == 0, said
    assert held(desk, "bob") == work["odd"]


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


@pytest.mark.parametrize("first", PLATFORMS)
@pytest.mark.parametrize("then", PLATFORMS)
def test_a_name_at_another_platform_replaces_nobodys_work(desk, work, everybody, first, then):
    """On a list of names Bob came by the one, and Eve is called Bob at the other; another
    assignment's work comes by another platform without a word.
    """
    assert bring(desk, export_of(first, everybody), names_list())[0].returncode == 0
    files = export_of(then, [*others(everybody), ("eve", "Bob Byron", work["odd"])])
    done, said = bring(desk, files, names_list())
    assert done.returncode != 0
    assert held(desk, "bob") == work["right"]
    if first != then:
        train = load_assignment(COURSE, "train_your_rnn")
        text = notebook_text(train, train.solutions)
        files = export_of(then, [(who, name, text) for who, name in PEOPLE.items()])
        done, said = bring(desk, files, names_list(), "--assignment", train.name)
        assert done.returncode == 0, said


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


def test_an_address_that_two_have_gets_nobodys_grade(desk, work):
    """Gradescope knows people by it: neither's result goes out, and both are named."""
    listed = names_list().replace("name\n", "name,email\n")
    for who in PEOPLE:
        mail = "bob" if who == "ada" else who
        listed = re.sub(f"^({who},.*)$", rf"\1,{mail}@example.org", listed, flags=re.MULTILINE)
    assert bring(desk, {f"{who}.ipynb": work["right"] for who in PEOPLE}, listed)
    rnngrader(desk, "grade", "--jobs", "1")
    done = rnngrader(desk, "export", "--format", "gradescope")
    assert done.returncode == 1
    told = "Both with bob@example.org, and left out (2): Ada Lovelace (ada), Bob Byron (bob)."
    assert told in " ".join(done.stderr.split())
    with zipfile.ZipFile(desk / "exports" / f"{NAME}-gradescope.zip") as archive:
        results = json.loads(archive.read("results.json"))
    assert sorted(results) == ["cleo@example.org", "dan@example.org"]


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


@pytest.mark.parametrize("listed", [True, False])
def test_the_first_word_of_a_files_name_is_not_the_whole(desk, work, listed):
    """What else it is called is the assignment's name, the student's, or a number; another word
    may be the name of somebody who is on no list.
    """
    assert bring(desk, {"dan.ipynb": work["right"]}, names_list())[0].returncode == 0
    names = ["ada_novak.ipynb", "bob_rnn.ipynb", "cleo-ott-step-by-step 2.ipynb", "dan_hw3.ipynb"]
    roster = names_list() if listed else None
    done, said = bring(desk, dict.fromkeys(names, work["odd"]), roster)
    assert done.returncode == 1
    assert {who for who in PEOPLE if held(desk, who) == work["odd"]} == {"bob", "cleo", "dan"}
    (row,) = told_of(desk, "first word of its name is ada's")
    assert row["file"] == "ada_novak.ipynb"
