"""`rnngrader new`, and what `rnngrader lint --fix` writes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from conftest import EXAMPLE, copy_course, rnngrader

from rnngrader.authoring.examples import mended, rows, wrong_rows
from rnngrader.authoring.lint import lint
from rnngrader.course.assignment import assignment_names, load_assignment

NAME = "logistic_regression"
NOTEBOOK = Path("source", NAME, "Logistic_Regression.ipynb")


def cells(path: Path) -> dict[str, dict]:
    """The cells of a notebook by their ids, each source one text."""
    found = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return {cell["id"]: {**cell, "source": "".join(cell["source"])} for cell in found}


@pytest.mark.parametrize("kind", ["plain", "layer_forward", "layer_backward"])
def test_what_is_begun_runs_and_says_what_is_to_be_done(tmp_path: Path, kind: str):
    """In an empty folder: lint finds TODOs and missing examples, and nothing else."""
    course = tmp_path / "layers"
    for name in dict.fromkeys(("layer_forward", kind)):
        done = rnngrader(course, "new", name, "--points", "2.5")
        assert (done.returncode, done.stderr) == (0, "")
    messages, assignment = lint(course, "layers")
    assert {message.code for message in messages} == {"RG108", "RG111"}
    assert assignment is not None
    assert assignment.points[kind] == 2.5
    done = rnngrader(course, "check", str(course / "source" / "layers" / "layers.ipynb"))
    assert f"✓ {kind}: 2.5 of 2.5 points. All right." in done.stdout
    assert (
        "Mistakes that nobody listed are searched for" in rnngrader(course, "lint", "--fix").stdout
    )
    assert {message.code for message in lint(course, "layers")[0]} == {"RG111"}


def test_each_file_that_is_written_is_told(tmp_path: Path):
    """With what begins a course, the first time."""
    course = tmp_path / "layers"
    done = rnngrader(course, "new", "layer_forward", "--points", "2")
    there = {path for path in course.rglob("*") if not path.is_dir()}
    assert {Path(line) for line in done.stdout.splitlines()[:-1]} == there
    again = rnngrader(course, "new", "layer_backward", "--points", "2").stdout.splitlines()[:-1]
    assert {Path(line).suffix for line in again} == {".ipynb", ".py"}
    assert len(again) == 3


def test_a_course_gets_one_more_exercise(tmp_path: Path):
    """The record goes to the end of EXERCISES, the cells to the end of the notebook; all else
    stays. Its example is told to be missing in what the course's own `example` gives.
    """
    course = copy_course(tmp_path / "course", EXAMPLE)
    before = load_assignment(course, NAME)
    done = rnngrader(course, "new", "accuracy", "--points", "2")
    assert done.returncode == 0, done.stderr
    load_assignment.cache_clear()
    after = load_assignment(course, NAME)
    assert [*after.exercises] == [*before.exercises, "accuracy"]
    assert after.showcase == before.showcase
    assert [*cells(course / NOTEBOOK)][-3:] == ["accuracy-text", "accuracy", "accuracy-test"]
    messages = lint(course, NAME)[0]
    assert {message.code for message in messages} == {"RG108", "RG111", "RG211"}
    (told,) = (message.text for message in messages if message.code == "RG211")
    assert told == "accuracy: the solution fails on its example: KeyError: 'accuracy'"
    done = rnngrader(course, "lint", "--fix")
    assert f"accuracy-example is still to be written: {told}\n" in done.stdout


def test_a_record_without_cells_is_told_and_none_is_added(tmp_path: Path):
    """Nor is a folder that is not there taken for the course above it."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    file = course / "exercises" / f"{NAME}.py"
    text = file.read_text().replace('name="predict"', 'name="accuracy"')
    file.write_text(text)
    done = rnngrader(course, "new", "accuracy", "--points", "2")
    assert done.returncode == 2
    assert "has a record of accuracy already, and the notebook no cell" in done.stderr
    assert file.read_text() == text
    done = rnngrader(course / "nowhere", "lint")
    assert done.returncode == 2
    assert "There is no folder" in done.stderr


def test_a_pair_is_added_to_a_course(tmp_path: Path):
    """The backward function comes after the forward one, and `after` is imported for it."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    for name in ("layer_forward", "layer_backward"):
        assert rnngrader(course, "new", name, "--points", "2").returncode == 0
    load_assignment.cache_clear()
    made = load_assignment(course, NAME).probes("layer_backward", 0)[0]
    assert made.handed == {1: "cache"}


def test_an_assignment_is_begun_beside_others(tmp_path: Path):
    """`--assignment` names one that is not there yet."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    done = rnngrader(course, "new", "tree", "--points", "2", "--assignment", "trees")
    assert done.returncode == 0, done.stderr
    assert assignment_names(course) == [NAME, "trees"]
    assert [*load_assignment(course, "trees").points] == ["tree"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("loss", "--points", "2"), "has a cell loss already"),
        (("a-b", "--points", "2"), "'a-b' is no name of Python's"),
        (("lambda", "--points", "2"), "'lambda' is no name of Python's"),
        (("f", "--points", "2", "--assignment", "../up"), "'../up' is no name of Python's"),
        (("f", "--points", "0"), "0 is no number of points"),
        (("f", "--points", "many"), "'many' is no number"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(
    tmp_path: Path, arguments: tuple[str, ...], said: str
):
    """The message says what was wrong; the course is as it was."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    before = {path: path.read_bytes() for path in course.rglob("*") if path.is_file()}
    done = rnngrader(course, "new", *arguments)
    assert done.returncode == 2
    assert said in " ".join(done.stderr.split())
    assert {path: path.read_bytes() for path in course.rglob("*") if path.is_file()} == before


def test_an_exercises_file_of_another_form_is_refused(tmp_path: Path):
    """A tuple is wanted, into which the record can be put."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    file = course / "exercises" / f"{NAME}.py"
    file.write_text(file.read_text() + "\nEXERCISES = tuple(EXERCISES)\n")
    text = file.read_text().replace("EXERCISES = (\n", "ALL = (\n", 1)
    file.write_text(text.replace("tuple(EXERCISES)", "tuple(ALL)"))
    done = rnngrader(course, "new", "f", "--points", "2")
    assert done.returncode == 2
    assert "wanted EXERCISES = (…)" in done.stderr


def test_a_new_course_is_set_up_as_the_example_is(tmp_path: Path):
    """One text: what nbgrader is told, and what git leaves out."""
    course = tmp_path / NAME
    assert rnngrader(course, "new", "f", "--points", "1").returncode == 0
    for name in ("nbgrader_config.py", ".gitignore"):
        mine, theirs = (folder / name for folder in (course, EXAMPLE))
        assert without_docstring(mine.read_text()) == without_docstring(theirs.read_text())


def without_docstring(text: str) -> str:
    return re.sub(r'^""".*?"""\n', "", text, flags=re.DOTALL)


def test_expected_numbers_are_written_anew(tmp_path: Path):
    """Each wrong row of each example becomes what the solution gives, the others stay."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    path = course / NOTEBOOK
    text = path.read_text(encoding="utf-8")
    wrong = text.replace(" 0.36250000]", " 0.46250000]").replace("0.40036744", "0.41036744")
    path.write_text(wrong, encoding="utf-8")
    told = [message.text for message in lint(course, NAME)[0]]
    assert told[0].startswith("cell loss-example expects 0.41036744; the solution gives 0.4")
    assert told[1].startswith("cell gradient-example expects [-0.20000000 -0.20000000 0.46250000];")
    done = rnngrader(course, "lint", "--fix")
    assert done.stdout.count("mended: Logistic_Regression.ipynb: the expected numbers of ") == 2
    assert lint(course, NAME)[0] == []
    now, before = cells(path), json.loads(text)["cells"]
    assert 'print("  expected [-0.2 -0.2 0.3625]")' in now["gradient-example"]["source"]
    assert 'print("  expected", 0.15000000)' in now["gradient-example"]["source"]
    changed = {
        cell["id"] for cell in before if "".join(cell["source"]) != now[cell["id"]]["source"]
    }
    assert changed == {"gradient-example"}, "the other one is written to eight digits again"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("expected [1. 2.]\n yours [1. 2.]", []),
        ("expected [1. 2.]\n yours [1. 2.1]", [("[1. 2.]", "[1. 2.1]")]),
        ("expected [1. 2.]\n yours [1. 2. 3.]", [("[1. 2.]", "[1. 2. 3.]")]),
        ("expected 0.333  yours 0.33333333", []),
        ("expected 0.334  yours 0.33333333", [("0.334", "0.33333333")]),
        ("expected 13 yours 12.9999999999", []),
        ("expected 13 yours 12.9999", [("13", "12.9999")]),
        ("expected 2e-05 yours 2.04e-05", []),
        ("expected [True False] yours [True True]", [("[True False]", "[True True]")]),
        ("expected nan yours 1.0", [("nan", "1.0")]),
        ("a expected 1 yours 2\nb expected 3\nyours 3", [("1", "2")]),
        ("we expected more of yours", []),
    ],
)
def test_a_row_holds_to_the_digits_that_it_has(text: str, wrong: list[tuple[str, str]]):
    """What is printed with fewer digits is right to those."""
    assert wrong_rows(text) == wrong


def test_what_a_loop_prints_is_left_alone():
    """Where rows of the text and of the source do not belong to each other, nothing is written."""
    source = 'for i in range(2):\n    print("expected 1", "yours", i)'
    text = "expected 1 yours 0\nexpected 1 yours 1\n"
    assert len(list(rows(text))) == 2
    assert mended(source, text) == source


def test_a_course_that_is_named_begins_there(tmp_path: Path):
    """Inside another course, too: the one above it is left as it is."""
    outer = tmp_path / "outer"
    assert rnngrader(outer, "new", "f", "--points", "1").returncode == 0
    before = (outer / "exercises" / "outer.py").read_bytes()
    assert rnngrader(outer / "inner", "new", "g", "--points", "1").returncode == 0
    assert (outer / "inner" / "exercises" / "inner.py").is_file()
    assert (outer / "exercises" / "outer.py").read_bytes() == before
