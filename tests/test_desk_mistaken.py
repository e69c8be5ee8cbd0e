"""An import with the wrong list: nobody gets a namesake's work, and the right list mends it."""

from __future__ import annotations

import pytest
from conftest import rnngrader
from desks import CANVAS, NAME, NOTEBOOK, WORKSHEET, desk, log_of, make_zip, work

FIXTURES = desk, work
# Of another platform, or of none; who is on it has a namesake on the platform that sends files.
NAMESAKES = "First Name,Last Name,SID,Email,Role\nAda,Byron,g1,ada@elsewhere.org,Student\n"
PLAIN = "student,name,email\ng1,Ada Byron,ada@elsewhere.org\n"
OTHERS = {
    f"{who}_{number}_{number}0_r.ipynb": "{}" for number, who in enumerate(("turing", "x", "y"), 2)
}
METADATA = "submission_1:\n  :submitters:\n  - :name: Ada Byron\n    :email: ada@elsewhere.org\n"


def held(course, student):
    target = course / "submitted" / student / NAME / NOTEBOOK
    return target.read_text() if target.is_file() else None


def bring(course, source, roster, text="", *more):
    listed = course.parent / roster
    if text:
        listed.write_text(text)
    done = rnngrader(course, "import", str(source), "--roster", str(listed), *more)
    return done.returncode, " ".join((done.stdout + done.stderr).split())


@pytest.fixture
def gradescope(desk, work):
    """Ada's namesake of Gradescope, who has handed in."""
    files = {"submission_metadata.yml": METADATA, "submission_1/r.ipynb": work["odd"]}
    archive = make_zip(desk.parent / "gs.zip", files)
    bring(desk, archive, "gs.csv", NAMESAKES)
    assert held(desk, "g1") == work["odd"]
    return archive


@pytest.mark.parametrize("platform", ["canvas", "moodle"])
@pytest.mark.parametrize("others", [NAMESAKES, PLAIN])
def test_a_number_that_the_log_knows_never_becomes_a_namesakes(
    desk, work, gradescope, platform, others
):
    """What an import with the platform's own list has told holds against a name alone."""
    files = {"byronada_1_20_r.ipynb": work["right"]}
    right, mine, text = "canvas.csv", "ada", CANVAS
    if platform == "moodle":
        files = {f"Ada Byron_101_assignsubmission_file_/{NOTEBOOK}": work["right"]}
        right, mine, text = "moodle.csv", "ada@example.org", WORKSHEET
    archive = make_zip(desk.parent / "a.zip", files)
    assert bring(desk, archive, right, text)[0] == 0
    status, said = bring(desk, archive, "others.csv", others)
    assert status == 1
    assert f"its number is {mine}'s by the log of imports" in said
    assert held(desk, "g1") == work["odd"]
    assert held(desk, mine) == work["right"]
    assert [row["student"] for row in log_of(desk)] == ["g1", mine, ""]


def test_downloads_that_are_called_alike_are_told_apart(desk, work, gradescope):
    """Every platform calls its zip submissions.zip, the log knows whose numbers they are."""
    canvas, moodle = {"byronada_1_20_r.ipynb": work["right"]}, {}
    for number, name in ((101, "Ada Byron"), (102, "Alan Turing")):
        moodle[f"{name}_{number}_assignsubmission_file_/{NOTEBOOK}"] = work["odd"]
    for files, roster, text in ((canvas, "canvas.csv", CANVAS), (moodle, "moodle.csv", WORKSHEET)):
        archive = make_zip(desk.parent / "submissions.zip", files)
        assert bring(desk, archive, roster, text)[0] == 0
    make_zip(archive, canvas)
    assert "its number is ada's by the log" in bring(desk, archive, "gs.csv")[1]
    assert held(desk, "g1") == work["odd"]


def test_an_address_that_the_class_knows_never_becomes_a_namesakes(desk, work, gradescope):
    """A list without addresses has the name of somebody whose address is another's."""
    status, said = bring(desk, gradescope, "names.csv", "student,name\nh1,Ada Byron\n")
    assert status != 0
    assert "g1" in said
    assert held(desk, "h1") is None


def test_a_list_that_fits_few_and_by_name_alone_is_refused(desk, work, gradescope):
    """Most files are nobody's: nothing is taken, and none is lost; with numbers it is a section."""
    archive = make_zip(desk.parent / "c.zip", {"byronada_1_20_r.ipynb": work["right"], **OTHERS})
    status, said = bring(desk, archive, "gs.csv")
    assert status == 2
    assert "3 of the 4 files fit nobody on the roster, and the others by name alone" in said
    assert held(desk, "g1") == work["odd"]
    assert len(log_of(desk)) == 1
    section = "\n".join(CANVAS.splitlines()[:3]) + "\n"
    status, said = bring(desk, archive, "section.csv", section)
    assert status == 1
    assert "1 taken" in said
    assert held(desk, "ada") == work["right"]


@pytest.mark.parametrize("own_first", [True, False])
def test_the_right_list_mends_what_a_wrong_one_did(desk, work, own_first):
    """In a new class nobody is known: names decide, until a list with numbers says whose it was."""
    canvas = make_zip(desk.parent / "c.zip", {"byronada_1_20_r.ipynb": work["right"]})
    files = {"submission_metadata.yml": METADATA, "submission_1/r.ipynb": work["odd"]}
    gradescope = make_zip(desk.parent / "gs.zip", files)
    if own_first:  # which came by another platform: a name alone does not take its place
        bring(desk, gradescope, "gs.csv", NAMESAKES)
        status, said = bring(desk, canvas, "gs.csv")
        assert status != 0
        assert held(desk, "g1") == work["odd"]
        status, said = bring(desk, canvas, "canvas.csv", CANVAS)
        assert (status, "which is ada's" in said) == (0, False)
        assert held(desk, "ada") == work["right"]
        return
    assert bring(desk, canvas, "gs.csv", NAMESAKES)[0] == 0
    assert held(desk, "g1") == work["right"]
    status, said = bring(desk, canvas, "canvas.csv", CANVAS)
    assert status == 1
    assert held(desk, "ada") == work["right"]
    assert "Ada Byron (g1) has byronada_1_20_r.ipynb of c.zip, which is ada's" in said
    assert f"submitted/g1/{NAME}" in said
    status, said = bring(desk, gradescope, "gs.csv")
    assert status == 0
    assert "1 taken" in said
    assert held(desk, "g1") == work["odd"]
    kept = [path.read_text() for path in desk.glob(f"imports/*/replaced/g1/{NOTEBOOK}")]
    assert work["right"] in kept
    assert "which is ada's" in said
    status, said = bring(desk, canvas, "canvas.csv")
    assert (status, "which is ada's" in said) == (0, False)


def test_at_signs_before_a_name_hide_no_number(desk, work):
    """Moodle's full name may begin with anything; the number after it is the student's."""
    name = f"@nna @lias_101_assignsubmission_file_/{NOTEBOOK}"
    archive = make_zip(desk.parent / "m.zip", {name: work["right"]})
    done = rnngrader(desk, "import", str(archive))
    assert done.returncode == 0, done.stdout
    assert held(desk, "nna-@lias-101") == work["right"]
    sheet = WORKSHEET.replace("Ada Byron", "@nna @lias")
    assert "1 unchanged" in bring(desk, archive, "moodle.csv", sheet)[1]
