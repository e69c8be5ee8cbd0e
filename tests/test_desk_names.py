"""A name is the student's to change: where a platform's number or address tells who somebody is,
none takes another's place by a name alone, and everybody else's work goes in without a word.
"""

from __future__ import annotations

import csv
import json
import re
import zipfile

import pytest
from conftest import COURSE, rnngrader
from desks import (
    NAME,
    PEOPLE,
    PLATFORMS,
    bring,
    desk,
    everybody,
    export_of,
    held,
    known_by,
    log_of,
    make_zip,
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
SHOWN = 300  # characters of a note on the screen


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


@pytest.mark.slow
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


@pytest.mark.slow
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
