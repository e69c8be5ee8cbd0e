"""docs/authoring.md: what stands there is done here, and comes out as it says."""

from __future__ import annotations

import dataclasses
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from conftest import COURSE, EXAMPLE, Done, copy_course, rnngrader

import rnngrader as public
from rnngrader.authoring.demo import notebook_text
from rnngrader.authoring.lint import lint
from rnngrader.authoring.normalize import main as normalize
from rnngrader.authoring.symptoms import SYMPTOMS
from rnngrader.course.assignment import load_assignment
from rnngrader.course.catalogue import OPTIONAL, REQUIRED
from rnngrader.course.probes import Draw, copy_value
from rnngrader.judge import judge_one
from rnngrader.notebook.orders import TOLERANCE
from rnngrader.records import AssignmentSettings, Exercise, Observation, Probe
from rnngrader.sandbox.limits import Limits

PAGE = (COURSE / "docs" / "authoring.md").read_text(encoding="utf-8")
SCORES = (COURSE / "docs" / "scores.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The page's blocks of code in a language."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return [text for kind, text in found if kind == language]


def section(title: str, page: str = PAGE) -> str:
    """What stands under a heading."""
    return re.split(r"^## ", page.split(f"## {title}\n")[1], flags=re.MULTILINE)[0]


def table(text: str, position: int = 0) -> list[list[str]]:
    """The rows of one of the tables in a text, without its head."""
    found = re.findall(r"(?:^\|.*\n)+", text + "\n", re.MULTILINE)[position]
    rows = [line.strip()[1:-1].split("|") for line in found.splitlines()[2:]]
    return [[cell.strip() for cell in row] for row in rows]


def codes(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own course, without misconceptions yet, before the first `lint --fix`."""
    folder = tmp_path_factory.mktemp("page") / "layers"
    for line in re.findall(r"^\$ rnngrader (new .*)$", PAGE, re.MULTILINE):
        assert rnngrader(folder, *line.split()).returncode == 0
    forward, backward, records, examples, _ = blocks("python")
    path = folder / "source" / "layers" / "layers.ipynb"
    notebook = json.loads(path.read_text())
    for cell in notebook["cells"]:
        answers = {"layer_forward": forward, "layer_backward": backward}
        cell["source"] = answers.get(cell["id"], "".join(cell["source"]).replace("TODO: ", ""))
    path.write_text(json.dumps(notebook))
    normalize(folder / "source")
    file = folder / "exercises" / "layers.py"
    file.write_text(file.read_text().split("EXERCISES = ")[0] + records)
    module = folder / "layers_utils.py"
    module.write_text(module.read_text().split('EXAMPLES["')[0] + examples)
    return folder


def told(done: Done) -> str:
    """A command's output, without the numbers of generated changes."""
    return re.sub(r"\d+( of layer_)", r"…\1", done.stdout)


def promised(command: str) -> str:
    """What the page says that a command prints."""
    text = next(block for block in blocks("console") if f"$ {command}\n" in block)
    return text.split(f"$ {command}\n", 1)[1].split("\n$ ")[0].rstrip("\n") + "\n"


@pytest.fixture(scope="module")
def mended(course: Path) -> Path:
    """The course after `lint --fix`."""
    done = rnngrader(course, "lint", "--fix")
    assert done.returncode == 0
    assert told(done) == promised("rnngrader lint --fix")
    return course


@pytest.fixture(scope="module")
def listed(mended: Path) -> Path:
    """The course with the page's misconceptions."""
    (toml,) = blocks("toml")
    (mended / "misconceptions" / "layer_backward.toml").write_text(toml)
    return mended


class TestTheSixSteps:
    """The course of the page, from an empty folder to a class."""

    def test_the_solved_notebook_gets_all_points(self, mended: Path):
        """`check` on the source says so, and nothing of cells that were changed."""
        done = rnngrader(mended, "check", str(mended / "source" / "layers" / "layers.ipynb"))
        assert done.stdout == promised("rnngrader check source/layers/layers.ipynb")

    def test_what_is_drawn_can_be_looked_at(self, mended: Path, monkeypatch, capsys):
        """As the page has it: settings, arguments and the right answer of each public probe."""
        monkeypatch.chdir(mended)
        exec(blocks("python")[-1], {})
        lines = re.findall(r"^\{'", capsys.readouterr().out, re.MULTILINE)
        assignment = load_assignment(mended, "layers")
        assert len(lines) == len(assignment.probes("layer_forward", 0)) > 2

    def test_a_course_without_misconceptions_is_in_order(self, mended: Path):
        """And lint says what is searched for instead."""
        for path in (mended / "misconceptions").glob("*.toml"):
            path.unlink()
        done = rnngrader(mended, "lint")
        assert done.returncode == 0
        counts = re.search(r"\((\d+) of layer_forward, (\d+) of layer_backward\)", done.stdout)
        assert counts is not None
        assert min(map(int, counts.groups())) > 50

    def test_a_mistake_on_no_list_is_named(self, mended: Path, tmp_path: Path):
        """As the page shows it."""
        for path in (mended / "misconceptions").glob("*.toml"):
            path.unlink()
        done = checked(mended, tmp_path, "da * (1 - a**2)", "da * (1 - a)")
        shown = next(block for block in blocks("") if block.startswith("✗ layer_backward"))
        assert shown in done.stdout

    def test_lint_and_explain_show_the_entries(self, listed: Path):
        """The page's misconceptions are in order, and `explain` prints what it says."""
        assert told(rnngrader(listed, "lint")) == promised("rnngrader lint")
        name = "rnngrader explain layer_backward.not_transposed"
        got = rnngrader(listed, *name.split()[1:]).stdout
        assert got.startswith(promised(name))

    @pytest.mark.parametrize("id", ["derivative_forgotten", "not_transposed", "bias_averaged"])
    def test_each_entry_is_named(self, listed: Path, tmp_path: Path, id: str):
        """A student with the mistake gets its title."""
        load_assignment.cache_clear()
        assignment = load_assignment(listed, "layers")
        wrong = assignment.wrong_source(f"layer_backward.{id}")
        done = checked(listed, tmp_path, assignment.solutions["layer_backward"], wrong)
        assert assignment.misconceptions[f"layer_backward.{id}"].title in done.stdout

    @pytest.mark.slow
    def test_a_class_is_graded(self, listed: Path):
        """Release, demo and grade, as the page ends."""
        for line in re.findall(
            r"^\$ rnngrader (.*)$", section("A course in six steps").split("### 6")[1], re.MULTILINE
        ):
            assert rnngrader(listed, *line.split()).returncode == 0, line
        assert (listed / "release" / "layers" / "notebook_check.py").is_file()
        assert len(list((listed / "feedback").glob("s0*"))) == 8
        assert rnngrader(listed, "demo", "--clear").returncode == 0
        shutil.rmtree(listed / "release")


def checked(course: Path, folder: Path, old: str, new: str) -> Done:
    """`rnngrader check` on the solutions with one text of layer_backward replaced."""
    load_assignment.cache_clear()
    assignment = load_assignment(course, "layers")
    source = assignment.solutions["layer_backward"]
    assert old in source
    answers = {**assignment.solutions, "layer_backward": source.replace(old, new)}
    work = folder / "work.ipynb"
    work.write_text(notebook_text(assignment, answers), encoding="utf-8")
    return rnngrader(course, "check", str(work))


class TestTheTables:
    """Every field has a row, every row a field, with the default that it says."""

    def test_fields_of_an_exercise(self):
        """The table of `Exercise` is whole, and the tolerance is the judge's."""
        rows = {codes(row[0])[0]: row for row in table(section("Fields of an exercise"))}
        assert set(rows) == {field.name for field in dataclasses.fields(Exercise)}
        required = {f.name for f in dataclasses.fields(Exercise) if f.default is f.default_factory}
        assert {name for name, row in rows.items() if not row[2]} == required
        assert float(codes(rows["tolerance"][2])[0]) == TOLERANCE

    def test_names_of_an_exercises_file(self, listed: Path):
        """Each name of the table is read; the public names are importable as said."""
        names = {codes(row[0])[0] for row in table(section("Fields of an exercise"), 2)}
        source = (COURSE / "rnngrader" / "course" / "assignment.py").read_text()
        assert names == set(re.findall(r'written(?:\.get\(|\[)"(\w+)"', source))
        assert {"Exercise", "after", "AssignmentSettings", "Limits", "Settings"} < set(
            public.__all__
        )

    def test_fields_of_limits(self):
        """The defaults are those of the sandbox."""
        rows = table(section("Fields of an exercise"), 3)
        said = {codes(row[0])[0]: codes(row[2])[0] for row in rows}
        assert said == {f.name: str(f.default) for f in dataclasses.fields(Limits)}

    def test_fields_of_settings(self):
        """The page on scores, to which this one links, has all of `AssignmentSettings`."""
        rows = table(section("What an instructor decides", SCORES))
        assert {codes(r[0])[0] for r in rows} == {
            f.name for f in dataclasses.fields(AssignmentSettings)
        }

    def test_keys_of_a_misconception(self):
        """Those without which an entry is refused are said to be."""
        rows = {codes(row[0])[0]: row[2] for row in table(section("Fields of a misconception"))}
        assert set(rows) == {*REQUIRED, *OPTIONAL}
        assert {key for key, without in rows.items() if without == "refused"} == set(REQUIRED)
        assert all(f"`{symptom}`" in PAGE for symptom in SYMPTOMS)

    def test_what_can_be_drawn(self):
        """Each expression of the table gives what it says."""
        rows = [codes(row[0])[0] for row in table(section("What can be drawn"))]
        draw = Draw({"n": 3}, np.random.default_rng(0), {"f": abs})
        made = [eval(row, {"draw": draw}) for row in rows]
        assert [np.shape(made[0]), made[0].dtype, np.shape(made[1])] == [(3, 2), np.float64, ()]
        assert made[2:] == [3, {"n": 3}, draw.rng, abs]
        many = Draw({"n": 4000}, np.random.default_rng(0), {})("n", 2, scale=0.5)
        assert float(np.std(many)) == pytest.approx(0.5, rel=0.05)

    @pytest.mark.parametrize("row", table(section("What functions may take and return")), ids=str)
    def test_what_is_right_and_what_is_not(self, row: list[str]):
        """Each value is judged as the table says."""
        want, right, wrong = ([value(code) for code in codes(cell)] for cell in row)
        exercise = Exercise("f", lambda draw: (), {"y": 1}, "value", ({},))
        probe = Probe({}, (), {"y": want[0]}, want[0])
        for got, fine in (*((each, True) for each in right), *((each, False) for each in wrong)):
            assert (not judge_one(exercise, probe, Observation("returned", got))) == fine, got
        assert wrong

    def test_the_cells(self, mended: Path):
        """The cells that `new` and `lint --fix` wrote have the types of the table."""
        cells = json.loads((mended / "source" / "layers" / "layers.ipynb").read_text())["cells"]
        ids = {
            codes(row[0])[0].replace("NAME", "layer_forward")
            for row in table(section("The cells of an exercise"))
        }
        assert ids <= {cell["id"] for cell in cells}
        tags = {cell["id"]: cell["metadata"].get("tags") for cell in cells}
        assert (tags["setup"], tags["layer_forward-check"]) == (["setup"], ["raises-exception"])


def value(code: str) -> object:
    """A value of the table as it looks from this side of the wall."""
    return copy_value(eval(code, {"np": np}))


def edit(file: str, old: str, new: str) -> Callable[[Path], None]:
    def apply(course: Path) -> None:
        path = course / file
        assert old in path.read_text()
        path.write_text(path.read_text().replace(old, new))

    return apply


NOTEBOOK = "source/logistic_regression/Logistic_Regression.ipynb"
SILENT = {
    "whether a hint helps": edit(
        "misconceptions/loss.toml", 'nudge = "', 'nudge = "Perhaps the moon? '
    ),
    "whether the prose is right": edit(NOTEBOOK, "`loss` (4 points)", "`loss` (7 points)"),
    "rows that an example": edit(NOTEBOOK, "by trying", "so many points: 3"),
    "modules beside": edit("logistic_utils.py", "def two_clouds(m=200)", "def two_clouds(m=7)"),
}


@pytest.mark.parametrize("claim", SILENT)
def test_lint_does_not_check(claim: str, tmp_path: Path):
    """What the page says that lint leaves to people, it leaves."""
    assert f"- {claim}" in section("What lint does not check")
    folder = copy_course(tmp_path / "course", EXAMPLE)
    SILENT[claim](folder)
    assert lint(folder, "logistic_regression")[0] == []


def test_probes_are_only_known_by_what_is_listed(listed: Path):
    """Without a probe of equal sizes, lint says nothing where no entry and no line needs it."""
    assert "- whether the probes are all that is needed" in section("What lint does not check")
    file = listed / "exercises" / "layers.py"
    before = file.read_text()
    try:
        file.write_text(before.replace('    {"n": 3, "k": 3, "m": 3},\n', ""))
        assert told(rnngrader(listed, "lint")) == promised("rnngrader lint")
    finally:
        file.write_text(before)


def test_a_size_that_follows_from_others_is_computed():
    """The page's expression makes a row of the right length."""
    (line,) = re.findall(r"`(draw\(\"m\", .*?\))`\.", section("Probes that show mistakes"))
    draw = Draw({"m": 2, "stride": 3, "t": 4, "width": 5}, np.random.default_rng(0), {})
    assert eval(line, {"draw": draw}).shape == (2, 14)
