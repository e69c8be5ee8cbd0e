"""The second notebook as a student has it: its text, its numbers, its release, its run."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sysconfig
import time
import zipfile
from pathlib import Path

import nbformat
import numpy as np
import pytest
from conftest import COURSE, rnngrader
from nbclient import NotebookClient

from rnngrader.course.assignment import load_assignment
from rnngrader.course.cells import is_answer

ASSIGNMENT = load_assignment(COURSE, "train_your_rnn")
FOLDER = ASSIGNMENT.notebook_path.parent
CELLS = ASSIGNMENT.notebook["cells"]
SOURCES = {cell["id"]: cell["source"] for cell in CELLS}
PROSE = {cell["id"]: cell["source"] for cell in CELLS if cell["cell_type"] == "markdown"}
TEXT = "\n\n".join(PROSE.values())
SHIPPED = "".join((FOLDER / name).read_text() for name in ("train_utils.py", "train_view.py"))
BRITISH = r"\b(behaviour|colour|favour|labell\w+|centre|\w+ised?|learnt|whilst|grey)\b"
NOT_BRITISH = {
    "noise",
    "otherwise",
    "raise",
    "rise",
    "surprise",
    "surprised",
    "show_surprise",
    "exercise",
    "promise",
}


def inside(box, x, y, margin: float) -> bool:
    """Whether a point is in a box of a figure or at most a margin away from it."""
    left, top = box.get_x() - margin, box.get_y() - margin
    width, height = box.get_width() + 2 * margin, box.get_height() + 2 * margin
    return left <= x <= left + width and top <= y <= top + height


class TestTheText:
    def test_every_figure_is_there_and_described(self):
        """Each image is in the folder, has alternative text, and none is left over."""
        figures = dict(re.findall(r'<img .*src="(.*?)" width="680" alt="(.*?)"></p>', TEXT))
        assert set(figures) == {f"images/{p.name}" for p in FOLDER.glob("images/*")}
        for path, alt in figures.items():
            assert (FOLDER / path).is_file()
            assert len(alt.split()) >= 15
            assert alt.endswith(".")

    def test_no_figure_shows_a_solution(self):
        """Names of gradients, but no line of code that computes one."""
        for path in FOLDER.glob("images/*.png"):
            source = (COURSE / "figures" / f"{path.stem}.py").read_text()
            for piece in ("Wya.T", "a[:, :, t]", "T_x", "np.", "labels[", "/ norm"):
                assert piece not in source, (path.stem, piece)

    def test_every_arrow_of_the_map_into_these_functions_is_an_argument(self):
        """Section 3.1: as many arrows end at each of the five functions as it takes arguments."""
        from matplotlib.patches import FancyBboxPatch, Polygon

        from figures import training_loop

        axes = training_loop.draw().axes
        tips = [p.get_xy()[0] for p in axes.patches if isinstance(p, Polygon)]
        boxes = [p for p in axes.patches if isinstance(p, FancyBboxPatch)]
        functions = ("rnn_forward", "cross_entropy", "output_gradient", "output_backward")
        for name in (*functions, "rnn_backward"):
            x, y = next(
                (t.get_position()[0] + 60, t.get_position()[1])
                for t in axes.texts
                if t.get_text() == name
            )
            around = [b for b in boxes if 40 < b.get_height() < 60]
            box = next(b for b in around if b.get_window_extent().width and inside(b, x, y, 0))
            taken = inspect.signature(ASSIGNMENT.reference[name]).parameters
            assert sum(inside(box, *tip, 2) for tip in tips) == len(taken), name

    def test_one_run_has_one_color(self):
        """In every plot that shows the training of 5.3, its curve comes first."""
        firsts = re.findall(r'\{"([^"]+)": losses', "\n".join(SOURCES.values()))
        assert firsts == ["loss of the batch", "clipped", "as it should be", "rate 3"]

    def test_headings_make_a_table_of_contents(self):
        """One title; levels go down one at a time; sections and exercises count up."""
        headings = re.findall(r"^(#+) (.+)$", re.sub(r"```.*?```", "", TEXT, flags=re.S), re.M)
        levels = [len(marks) for marks, _ in headings]
        assert levels.count(1) == 1
        assert all(new <= old + 1 for old, new in zip(levels, levels[1:], strict=False))
        assert len({title for _, title in headings}) == len(headings)
        sections = re.findall(r"^### (\d\.\d)", TEXT, re.M)
        assert " ".join(sections) == "1.1 1.2 2.1 2.2 3.1 4.1 4.2 " + " ".join(
            f"5.{n}" for n in range(1, 10)
        )
        assert re.findall(r"^#### Exercise (\d)", TEXT, re.M) == list("123456")

    def test_formulas_and_sections_that_are_mentioned_exist(self):
        """Formula tags run from 1 without a gap; every mention finds its formula or section."""
        tags = [int(n) for n in re.findall(r"\\tag\{(\d+)\}", TEXT)]
        assert tags == list(range(1, len(tags) + 1))
        everything = "\n".join(SOURCES.values())
        for group in re.findall(r"ormulas? (\(?\d+\)?(?:(?:, | and )\(?\d+\)?)*)", everything):
            assert all(int(n) in tags for n in re.findall(r"\d+", group)), group
        for section in re.findall(r"section (\d\.\d+)", everything):
            assert f"\n### {section} " in "\n" + TEXT, section

    def test_mathematics_is_closed(self):
        """Dollar signs and braces come in pairs in every cell."""
        for name, source in PROSE.items():
            bare = re.sub(r"```.*?```|`[^`]*`", "", source, flags=re.S)
            assert bare.count("$") % 2 == 0, name
            for formula in re.findall(r"\$\$.*?\$\$|\$[^$]*\$", bare, re.S):
                assert formula.count("{") == formula.count("}"), formula

    def test_there_is_no_wall_of_text(self):
        """No paragraph is longer than ninety words."""
        for name, source in PROSE.items():
            for paragraph in re.split(r"\n\s*\n", re.sub(r"```.*?```", "", source, flags=re.S)):
                if not paragraph.startswith(("|", "!", "<style", "-", "1.")):
                    assert len(paragraph.split()) <= 90, (name, paragraph)

    def test_spelling_is_american(self):
        """One spelling, in prose, in code and in what is shipped."""
        everything = "\n".join(SOURCES.values()) + SHIPPED
        found = set(re.findall(BRITISH, everything.lower()))
        assert found <= NOT_BRITISH

    def test_points_are_told(self):
        """The points in the text are those of the graded cells."""
        assert sum(ASSIGNMENT.points.values()) == 50
        assert "50 points are full marks" in TEXT
        for name, points in ASSIGNMENT.points.items():
            assert f": `{name}` ({points:g} points)" in TEXT

    @pytest.mark.parametrize("name", ASSIGNMENT.exercises)
    def test_every_exercise_is_led(self, name):
        """Numbered steps, a way out when stuck, shapes, an example, a check, a graded cell."""
        (text,) = [source for source in PROSE.values() if f": `{name}` (" in source]
        assert text.index("\n1. ") < text.index("\n2. ") < text.index("<summary>Stuck?</summary>")
        assert SOURCES[name].count("shape") >= 2
        assert "# Step 1" in SOURCES[name]
        assert SOURCES[f"{name}-check"] == f"check({name})"
        assert "expected" in SOURCES[f"{name}-example"]
        assert f"\nvalidate({name})  #" in SOURCES[f"{name}-test"]

    def test_no_solution_stands_outside_the_answers(self):
        """No line of a solution but calls of other exercises can be read anywhere else."""
        answers = [cell for cell in CELLS if is_answer(cell)]
        bodies = [c["source"].split("### BEGIN SOLUTION")[1] for c in answers]
        lines = {line.strip() for body in bodies for line in body.splitlines()}
        elsewhere = "".join(c["source"] for c in CELLS if not is_answer(c))
        elsewhere += SHIPPED
        calls = tuple(f"= {name}(" for name in ASSIGNMENT.exercises)
        lines = {x for x in lines if len(x) > 24 and not any(call in x for call in calls)}
        assert len(lines) > 15
        assert [line for line in lines if line in elsewhere] == []


@pytest.fixture(scope="module")
def released(tmp_path_factory) -> Path:
    """The zip of the second assignment's release, unpacked in an empty folder."""
    from conftest import copy_course

    course = copy_course(tmp_path_factory.mktemp("release") / "course")
    done = rnngrader(course, "release", "train_your_rnn")
    assert done.returncode == 0, done.stderr
    empty = tmp_path_factory.mktemp("student")
    with zipfile.ZipFile(course / "release" / "train_your_rnn.zip") as archive:
        archive.extractall(empty)
    return empty / "train_your_rnn"


@pytest.mark.slow
class TestTheRelease:
    def test_it_holds_what_the_notebook_needs(self, released):
        """Modules, data and the figures that are shown; the generated module among them."""
        names = {str(p.relative_to(released)) for p in released.rglob("*") if p.is_file()}
        needed = set(re.findall(r'"(\w+\.(?:py|json))"', SOURCES["files"]))
        assert needed == {n for n in names if n.endswith((".py", ".json"))}
        assert "requirements.txt" in (released / "README.txt").read_text()
        assert {path for _, path in re.findall(r"!\[(.*?)\]\((.*?)\)", TEXT)} <= names
        assert (released / "rnn_reference.py").read_bytes() == ASSIGNMENT.generated[
            "rnn_reference.py"
        ]

    def test_it_gives_nothing_of_its_own_away(self, released):
        """Neither solutions nor hidden tests of the second notebook are in it."""
        text = (released / ASSIGNMENT.notebook_path.name).read_text()
        assert "SOLUTION" not in text
        assert "HIDDEN" not in text
        assert "p_right =" not in text
        assert text.count("raise NotImplementedError") == 6 + 2  # in the instructions, and in 5.2

    @pytest.mark.slow
    def test_stock_nbgrader_makes_the_same(self, course, released):
        """`nbgrader generate_assignment` brings the module, too, by way of the hook."""
        scripts = sysconfig.get_path("scripts")
        path = os.pathsep.join((scripts, os.environ["PATH"]))
        command = [f"{scripts}/nbgrader", "generate_assignment", "train_your_rnn"]

        def generate():
            env = {**os.environ, "PATH": path}
            return subprocess.run(command, cwd=course, env=env, capture_output=True, text=True)

        assert generate().returncode == 0
        folder = course / "release" / "train_your_rnn"
        for file in released.rglob("*"):
            if file.is_file():
                assert (folder / file.relative_to(released)).read_bytes() == file.read_bytes()

        first = next((course / "source" / "rnn_step_by_step").glob("*.ipynb"))
        first.write_text("{}")
        command.append("--force")
        broken = generate()
        assert broken.returncode != 0
        assert "is not a notebook" in broken.stderr
        assert not folder.exists()


def executed(released: Path, answers: dict[str, str]) -> dict[str, list[dict]]:
    """The outputs of each cell of the released notebook with some answers, run to its end."""
    notebook = nbformat.read(released / ASSIGNMENT.notebook_path.name, as_version=4)
    for cell in notebook.cells:
        cell.source = answers.get(cell.id, cell.source)
    resources = {"metadata": {"path": str(released)}}
    NotebookClient(notebook, timeout=120, resources=resources).execute()
    return {cell.id: cell.get("outputs", []) for cell in notebook.cells}


def text_of(outputs: list[dict]) -> str:
    """What was printed."""
    return "".join(o["text"] for o in outputs if o["output_type"] == "stream")


YOUR_WRITER = """
def write_name(parameters, symbols, random, temperature=1.0):
    a, name = np.zeros((parameters["Waa"].shape[0], 1)), "."
    while True:
        x = np.eye(len(symbols))[:, [symbols.index(name[-1])]]
        a, y_pred, _ = rnn_cell_forward(x, a, parameters)
        p = y_pred[:, 0] ** (1 / temperature)
        drawn = random.choice(list(symbols), p=p / p.sum())
        name += str(drawn)
        if drawn == "." or len(name) == 15:
            return name.replace(".", "")
"""


@pytest.fixture(scope="module")
def solved(released) -> dict[str, list[dict]]:
    """The outputs of each cell when a student has solved everything, the sampler too."""
    start = time.monotonic()
    outputs = executed(released, {**ASSIGNMENT.solutions, "write-yours": YOUR_WRITER})
    seconds = {"output_type": "stream", "text": str(time.monotonic() - start)}
    return {**outputs, "seconds": [seconds]}


@pytest.fixture(scope="module")
def run(solved) -> dict[str, str]:
    """What each cell prints then; the seconds taken."""
    return {name: text_of(outputs) for name, outputs in solved.items()}


UNFINISHED = {
    "nothing": {},
    "a return is missing": {
        **ASSIGNMENT.solutions,
        "cross_entropy": ASSIGNMENT.solutions["cross_entropy"].replace("return ", ""),
    },
    "an error in the middle": {
        **ASSIGNMENT.solutions,
        "output_gradient": ASSIGNMENT.solutions["output_gradient"].replace("labels.", "label."),
    },
    "only the first three": {
        name: ASSIGNMENT.solutions[name] for name in tuple(ASSIGNMENT.exercises)[:3]
    },
    "uphill": {
        **ASSIGNMENT.solutions,
        "train_step": ASSIGNMENT.wrong_source("train_step.uphill"),
    },
    "uphill, with a loss below zero": {
        **ASSIGNMENT.solutions,
        "cross_entropy": ASSIGNMENT.solutions["cross_entropy"].replace("-np.mean", "np.mean"),
        "train_step": ASSIGNMENT.solutions["train_step"].replace("value -", "value +"),
    },
    "gradients that are no numbers": {
        **ASSIGNMENT.solutions,
        "output_gradient": "def output_gradient(y_pred, labels):\n    return y_pred * np.nan",
    },
}


@pytest.mark.slow
@pytest.mark.parametrize("stage", UNFINISHED)
def test_an_unfinished_notebook_runs_to_its_end(released, stage):
    """No traceback at any stage: a cell says what it waits for; only a check stops, in words."""
    outputs = executed(released, UNFINISHED[stage])
    for name, found in outputs.items():
        errors = [o["ename"] for o in found if o["output_type"] == "error"]
        assert errors in ([], ["CheckFailed"]), name
        assert not errors or name.endswith("-check"), name
    text = "".join(map(text_of, outputs.values()))
    assert ("This cell waits for cross_entropy: " in text) is (stage == "nothing")
    assert ("does it end with a return?" in text) is (stage == "a return is missing")
    assert ("in output_gradient, line 11: " in text) is (stage == "an error in the middle")
    trained = "".join(text_of(outputs[name]) for name in ("train", "carry-run", "held-out"))
    wrong = stage not in ("nothing", "only the first three")
    assert trained.count("Careful: your ") == 3 * wrong
    assert ("Careful: your train_step is not right yet" in trained) is (stage == "uphill")
    assert (": the loss is " in text) is (stage[:3] in ("uph", "gra"))
    assert ("This cell stopped" in text) is (stage[:2] in ("a ", "an", "gr"))
    assert "Traceback" not in text


@pytest.mark.slow
class TestTheRun:
    """The released notebook, solved, in a kernel, in an empty folder."""

    def test_it_takes_less_than_a_minute(self, run):
        """From the first cell to the last."""
        assert float(run["seconds"]) < 60

    def test_every_check_is_content(self, run):
        """Six checks say that all is right, and the gradient checks agree."""
        assert "".join(run.values()).count("all right") == 6
        assert "✗" not in "".join(run.values())
        rows = run["loss_and_gradients-gradient-check"].count("✓")
        assert rows == 5

    def test_every_expected_number_is_the_one_that_is_computed(self, run):
        """In the examples, what is expected and what is printed agree to eight digits."""
        printed = "".join(run.values())
        pairs = re.findall(r"expected (\[[^\]]*\]|\S+)\s+yours +(\[[^\]]*\]|\S+)", printed)
        assert len(pairs) >= 24
        for pair in pairs:
            expected, got = ([float(n) for n in re.findall(r"-?\d[\d.]*", text)] for text in pair)
            assert expected == pytest.approx(got, abs=6e-9)

    def test_it_learns_to_spell(self, run):
        """From log 27 to below 0.6, where clipping is; without clipping it never gets there."""
        losses = [float(n) for n in re.findall(r"loss (\d\.\d\d):", run["train"])]
        assert losses[0] == pytest.approx(np.log(27), abs=0.1)
        assert losses == sorted(losses, reverse=True)
        assert float(re.search(r"last 50 steps: (\S+)", run["train"])[1]) < 0.6
        assert float(re.search(r"loss (\S+):", run["without-clipping"])[1]) > np.log(27)

    def test_it_writes_elements_and_invents_some(self, run):
        """Half of what it writes is real, and some is not."""
        known, invented = map(int, re.findall(r"(\d+) (?:of 200|different)", run["new-names"]))
        assert known > 100
        assert invented > 10

    def test_it_needs_the_carry(self, run):
        """Without the carry it guesses among four letters; with it, it knows."""
        without, with_carry = map(float, re.findall(r"carry: (\S+)", run["carry-run"]))
        assert without == pytest.approx(np.log(4), abs=0.05)
        assert with_carry < 0.1

    def test_the_sampler_may_be_the_students(self, run):
        """One that was written in another way is taken, and writes."""
        assert "From here on your own function writes." in run["write"]

    def test_temperature_goes_from_reciting_to_babble(self, run):
        """The colder, the more of what it writes is known."""
        known = [int(n) for n in re.findall(r"(\d+) of 100 are", run["new-names"])]
        assert known[0] >= 90
        assert known[2] < known[1] - 20

    def test_names_held_out_show_learning_by_heart(self, run):
        """Their loss is lowest early, and far above that of the names seen at the end."""
        lowest, step = re.search(r"lowest loss (\S+), at step (\d+)", run["held-out"]).groups()
        end, seen = map(
            float, re.search(r"at step 990: (\S+); .*: (\S+)", run["held-out"]).groups()
        )
        assert int(step) <= 300
        assert float(lowest) < 1.5 < end
        assert seen < 0.5

    def test_every_picture_is_drawn_and_described(self, solved):
        """As SVG, which takes the page's colors and needs nothing but Python; each says in words
        what it is.
        """
        shown = {
            name: [o["data"]["text/html"] for o in outputs if "rnn-picture" in str(o.get("data"))]
            for name, outputs in solved.items()
        }
        own = ["loss-by-chance", "pushes", "weight-pushes", "clipping-picture", "twenty-steps"]
        training = ["curves", "without-clipping", "temperature", "carry-run", "break-it"]
        training += ["rate", "held-out"]
        assert [name for name, pages in shown.items() if pages] == [*own, *training]
        assert len(shown["curves"]) == 2
        for page in sum(shown.values(), []):
            assert re.search(r'<img [^>]*alt="[^"]{20,}"', page)
            assert "matplotlib" not in page

    def test_what_examples_print_fits_a_telephone(self, run):
        """No line of theirs is wider than the 39 letters that fit beside each other at 390 px."""
        for name in ASSIGNMENT.exercises:
            assert max(map(len, run[f"{name}-example"].splitlines())) <= 39, name


def test_what_one_is_invited_to_change_can_be_changed():
    """A locked cell is read-only in JupyterLab; these are not, and nothing else has to be."""
    free = [c["id"] for c in CELLS if c["cell_type"] == "code" and not c["metadata"]]
    words = ["loss-reads", "temperature", "surprise-words", "own-names"]
    numbers = ["weight-pushes", "twenty-steps", "carry-run", "break-it", "rate", "compare"]
    assert sorted(free) == sorted([*words, *numbers, "write-yours"])
    for name in numbers:
        assert re.match(r"my_\w+.* = ", SOURCES[name])
    assert not re.search(r"[Cc]opy( of)? the cell", TEXT)


def test_code_wraps_between_words_on_a_telephone():
    """No word of a cell is longer than a line there, or it would be cut in two."""
    for cell in CELLS:
        words = cell["source"].split() if cell["cell_type"] == "code" else []
        assert max(map(len, words), default=0) <= 38, cell["id"]


def test_words_with_other_letters_are_told(capsys):
    """Section 5.4 takes own words: an accent gives a sentence that says which letters there are."""
    names = dict(ASSIGNMENT.reference)
    exec(SOURCES["names"], names)
    for words in (["Notebook"], ["caf\u00e9"]):
        with ASSIGNMENT.reference["trying"]():
            names["as_batch"](words, names["symbols"])
    said = capsys.readouterr().out
    assert "the network knows no 'N', only .abc" in said
    assert "the network knows no '\u00e9', only .abc" in said
    assert "tells more" not in said


def test_a_table_that_few_digits_blunt_accuses_nobody(capsys):
    """Where all checks are content and digits are missing all the same, it names precision."""
    wanted = {"dby": np.ones((3, 1))}
    ASSIGNMENT.reference["compare_gradients"]({"dby": np.ones((3, 1)) + 3e-5}, wanted)
    said = capsys.readouterr().out
    assert "✗" in said
    assert "check finds nothing wrong" in said


def test_the_stored_notebook_validates():
    """It is a notebook of format 4.5 for every reader."""
    nbformat.validate(nbformat.from_dict(json.loads(ASSIGNMENT.notebook_path.read_text())))
