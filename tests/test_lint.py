"""A course broken in one way gets the message about that way, and no other."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import COURSE, EXAMPLE, copy_course, rnngrader

from rnngrader.authoring.lint import ALL, codes_text, drafts, lint
from rnngrader.authoring.normalize import stored_form
from rnngrader.authoring.release import make_release
from rnngrader.cli import main
from rnngrader.course.assignment import load_assignment

NAME = "logistic_regression"
NOTEBOOK = Path("source", NAME, "Logistic_Regression.ipynb")
EXERCISES = Path("exercises", f"{NAME}.py")

Break = Callable[[Path], None]


def text(file: Path | str, old: str, new: str) -> Break:
    """Replaces a text in a file of the course, which must be there."""

    def change(course: Path) -> None:
        path = course / file
        before = path.read_text(encoding="utf-8")
        assert old in before
        path.write_text(before.replace(old, new), encoding="utf-8")

    return change


def cell(id: str, old: str, new: str) -> Break:
    """Replaces a text in the source of one cell."""

    def change(cells: dict[str, dict]) -> None:
        source = "".join(cells[id]["source"])
        assert old in source
        cells[id]["source"] = source.replace(old, new)

    return notebook(change)


def metadata(id: str, **values: object) -> Break:
    """Sets nbgrader's metadata of one cell."""
    return notebook(lambda cells: cells[id]["metadata"]["nbgrader"].update(values))


def notebook(change: Callable[[dict[str, dict]], object]) -> Break:
    """Changes cells, given by their ids; the notebook stays in its stored form."""

    def apply(course: Path) -> None:
        path = course / NOTEBOOK
        content = json.loads(path.read_text(encoding="utf-8"))
        change({cell["id"]: cell for cell in content["cells"]})
        path.write_text(stored_form(content), encoding="utf-8")

    return apply


def both(*breaks: Break) -> Break:
    """Breaks a course in several places that belong together."""

    def apply(course: Path) -> None:
        for change in breaks:
            change(course)

    return apply


def double_an_id(course: Path) -> None:
    text(NOTEBOOK, '"id": "notation"', '"id": "title"')(course)


def double_a_grade_id(course: Path) -> None:
    text(NOTEBOOK, '"grade_id": "setup"', '"grade_id": "training"')(course)


def drop_example(course: Path) -> None:
    path = course / NOTEBOOK
    content = json.loads(path.read_text(encoding="utf-8"))
    content["cells"] = [cell for cell in content["cells"] if cell["id"] != "loss-example"]
    path.write_text(stored_form(content), encoding="utf-8")


def grade_what_is_no_exercise(course: Path) -> None:
    path = course / NOTEBOOK
    content = json.loads(path.read_text(encoding="utf-8"))
    added = json.loads(json.dumps(next(c for c in content["cells"] if c["id"] == "loss-test")))
    added["metadata"]["nbgrader"]["grade_id"] = "cost-test"
    added["source"] = "".join(added["source"]).replace('"loss"', '"cost"')
    content["cells"].append(added)
    path.write_text(stored_form(content), encoding="utf-8")


def link_whole_folder(course: Path) -> None:
    folder = course / "source" / NAME / "images"
    shutil.rmtree(folder)
    folder.symlink_to("../../images")


def entry(old: str, new: str, hint: str = "Look at the sign.") -> Break:
    """Adds a misconception about gradient."""
    lines = [
        "[another]",
        'title = "Another mistake"',
        f'instead_of = "{old}"',
        f'wrote = "{new}"',
        f'nudge = "{hint}"',
        'direction = "One line is not as it should be."',
        'explanation = "That line decides."',
    ]
    file = Path("misconceptions", "gradient.toml")
    return lambda course: (course / file).write_text(
        (course / file).read_text(encoding="utf-8") + "\n" + "\n".join(lines) + "\n"
    )


def release_then_change(course: Path) -> None:
    make_release(load_assignment(course, NAME))
    load_assignment.cache_clear()
    cell("end", "50", "500")(course)


BROKEN = {
    "RG101 no notebook": lambda course: (course / NOTEBOOK).unlink(),
    "RG101 notebook not JSON": text(NOTEBOOK, '"cells": [', '"cells": '),
    "RG101 exercises not Python": text(EXERCISES, "EXERCISES = (", "EXERCISES = "),
    "RG101 no EXERCISES": text(EXERCISES, "EXERCISES = (", "EXERCISE = ("),
    "RG101 solution does not run": cell("predict", "w.T @ X + b", "w.T @ X +* b"),
    "RG101 no solution": cell("predict", "def predict", "def predicted"),
    "RG101 edit does not fit": text("misconceptions/loss.toml", '"-np.mean', '"-np.median'),
    "RG101 exercise without graded cell": text(EXERCISES, 'name="loss"', 'name="cost"'),
    "RG102 count left": text(NOTEBOOK, '"execution_count": null', '"execution_count": 3'),
    "RG103 id": double_an_id,
    "RG103 grade_id": double_a_grade_id,
    "RG104 answer locked": metadata("loss", locked=True),
    "RG104 answer graded": metadata("loss", grade=True, points=1),
    "RG104 graded cell unlocked": metadata("loss-test", locked=False),
    "RG104 example unlocked": metadata("loss-example", locked=False),
    "RG105 no end": cell("loss", "### END SOLUTION", ""),
    "RG105 no marks": both(
        cell("loss", "### BEGIN SOLUTION", ""), cell("loss", "### END SOLUTION", "")
    ),
    "RG105 in an example": cell("training", "X, y", "### BEGIN SOLUTION\n### END SOLUTION\nX, y"),
    "RG106 visible": both(
        cell("loss-test", "### BEGIN HIDDEN TESTS", ""),
        cell("loss-test", "### END HIDDEN TESTS", ""),
    ),
    "RG106 import visible": cell(
        "loss-test", "### BEGIN", "from rnngrader import grade\n### BEGIN"
    ),
    "RG106 no end": cell("loss-test", "### END HIDDEN TESTS", ""),
    "RG106 never runs": cell(
        "training", "X, y", "### BEGIN HIDDEN TESTS\n### END HIDDEN TESTS\nX, y"
    ),
    "RG106 more than a call": cell("loss-test", "grade(", "assert loss\ngrade("),
    "RG107 no points": metadata("loss-test", points=0),
    "RG108 no example": drop_example,
    "RG109 no such file": cell("notation", "images/graph.svg", "images/graf.svg"),
    "RG109 outside": cell("notation", "images/graph.svg", "../../images/graph.svg"),
    "RG109 linked folder": link_whole_folder,
    "RG110 no words": cell("end", "Two", "![](images/graph.svg)\n\nTwo"),
    "RG110 no words, HTML": cell("end", "Two", '<img src="images/graph.svg">\n\nTwo'),
    "RG111 in a cell": cell("end", "Two", "TODO: two"),
    "RG111 in the record": text(EXERCISES, "# What the demo", "# TODO: what the demo"),
    "RG201 no such size": text(
        EXERCISES, 'draw("n", "m"), probabilities', 'draw("q", "m"), probabilities'
    ),
    "RG201 fails": text(EXERCISES, "*weights(draw), 0.7)", "*weights(draw))"),
    "RG202 changes its input": cell("loss", "    right =", "    p += 0.001\n    right ="),
    "RG202 not a number": text(
        EXERCISES, "return draw.rng.uni", 'return (draw["m"] > 1) * draw.rng.uni'
    ),
    "RG202 by chance": cell("loss", "right = y", "right = np.random.rand() + y"),
    "RG203 weight": text(EXERCISES, '"dw": 2, "db": 1', '"dw": 2, "db": 0'),
    "RG203 never returned": text(EXERCISES, '"dw": 2, "db": 1', '"dw": 2, "db": 1, "dX": 1'),
    "RG203 no plain data": cell(
        "loss", "return -np.mean(right)", "return complex(-np.mean(right))"
    ),
    "RG204 calls": text(EXERCISES, '"predict", "loss", "gradient")', '"predict", "cost")'),
    "RG204 calls below": text(
        EXERCISES, 'outputs={"p": 1},\n', 'outputs={"p": 1},\n        calls=("loss",),\n'
    ),
    "RG204 spots": text(EXERCISES, '"dw[2]"', '"dX[2]"'),
    "RG204 time_outputs": text(EXERCISES, 'spots=("J",)', 'time_outputs=("j",)'),
    "RG204 parts": text(EXERCISES, 'spots=("J",)', 'parts={"j": ("one", "two")}'),
    "RG204 arguments": text(EXERCISES, '("p", "y"),\n', '("y", "p"),\n'),
    "RG204 showcase": text(EXERCISES, '"gradient.mean_forgotten"', '"gradient.forgotten"'),
    "RG204 graded cell": grade_what_is_no_exercise,
    "RG205 other grade_id": both(
        metadata("loss", grade_id="loss-answer"),
        text(EXERCISES, '    "loss.zeros_not_counted",\n', ""),
    ),
    "RG206 a later answer": text(
        EXERCISES,
        'inputs=lambda draw: (probabilities(draw), labels(draw)),',
        'inputs=lambda draw: (draw.reference["gradient"] and probabilities(draw), labels(draw)),',
    ),
    "RG207 public sizes": text(EXERCISES, "range(5, 9)", "range(1, 5)"),
    "RG207 fails": text(EXERCISES, 'FRESH = ({"n": range(5, 9), ', "FRESH = ({"),
    "RG208 none": text(EXERCISES, 'FRESH = ({"n": range(5, 9), "m": range(7, 12)},)', "FRESH = ()"),
    "RG209 other full marks": text(
        EXERCISES,
        "EXERCISES = (",
        "from rnngrader import AssignmentSettings\nSETTINGS = AssignmentSettings(full_marks=15)\n"
        "EXERCISES = (",
    ),
    "RG210 a line": cell("loss", "    right =", "    m = 3\n    right ="),
    "RG210 a branch": cell("gradient", "    dz =", "    if m == 3:\n        m = 4\n    dz ="),
    "RG211 fails": text(EXERCISES, 'public_example("gradient")', 'public_example("grad")'),
    "RG212 list": cell("gradient-example", "0.36250000", "0.36350000"),
    "RG212 number": cell("loss-example", "0.40036744", "0.40036745"),
    "RG212 fails": cell("loss-example", 'print("J")', 'print(J)'),
    "RG213 out of range": text(EXERCISES, '"dw[2]"', '"dw[3]"'),
    "RG213 no place": text(EXERCISES, '"dw[2]"', '"dw[2, 0]"'),
    "RG213 no example": text(EXERCISES, 'example=public_example("loss"),\n', ''),
    "RG214 thousands": cell(
        "descent_step", "    p = predict", "    for _ in range(700):\n        p = predict"
    ),
    "RG214 too large": cell(
        "descent_step",
        "p = predict(X, w, b)",
        "p = predict(X, w, b) + 0 * predict(np.zeros((len(X), 2**20 + 1)), w, b)[:, :1]",
    ),
    "RG215 two units": both(
        text(
            EXERCISES,
            'inputs=lambda draw: (draw("n", "m"), probabilities(draw)',
            'inputs=lambda draw: (draw("n", "m") * units(draw), probabilities(draw)',
        ),
        text(
            EXERCISES,
            'outputs={"dw": 2, "db": 1},\n        probes=SIZES,',
            'outputs={"dw": 2, "db": 1},\n        probes=SIZES[:-1],',
        ),
        text(
            EXERCISES,
            "EXERCISES = (",
            "def units(draw):\n    return [[5e4], *[[1.0]] * (draw['n'] - 1)]\n\n\nEXERCISES = (",
        ),
    ),
    "RG215 powers": both(
        text(
            EXERCISES,
            'inputs=lambda draw: (draw("n", "m"), probabilities(draw)',
            'inputs=lambda draw: (draw("n", "m") * powers(draw), probabilities(draw)',
        ),
        text(
            EXERCISES,
            'outputs={"dw": 2, "db": 1},\n        probes=SIZES,',
            'outputs={"dw": 2, "db": 1},\n        probes=({"n": 6, "m": 5}, {"n": 7, "m": 1}),',
        ),
        text(
            EXERCISES,
            "EXERCISES = (",
            "import numpy as np\n\n\ndef powers(draw):\n"
            "    return 29.0 ** np.arange(draw['n'])[:, None]\n\n\nEXERCISES = (",
        ),
    ),
    "RG216 arguments": text(
        EXERCISES,
        'outputs={"dw": 2, "db": 1},\n        probes=SIZES,\n        fresh=FRESH',
        'outputs={"dw": 2, "db": 1},\n        probes=SIZES,\n'
        '        fresh=({"n": range(6, 7), "m": range(150_000, 150_001)},)',
    ),
    "RG216 results": both(
        text(
            EXERCISES,
            'outputs={"p": 1},\n        probes=SIZES,\n        fresh=FRESH',
            'outputs={"p": 1},\n        probes=SIZES,\n'
            '        fresh=({"n": range(5, 6), "m": range(150_000, 150_001)},)',
        ),
        text(
            EXERCISES,
            "EXERCISES = (",
            "from rnngrader import Limits\n\nLIMITS = Limits(reply_mib=1)\nEXERCISES = (",
        ),
    ),
    "RG217 limits": cell("gradient", "(p - y) / m", "np.clip((p - y) / m, -9, 9)"),
    "RG217 a remainder": cell("gradient", "m = X.shape[1]", "m = X.shape[1] % 1000"),
    "RG217 a sign": cell("loss", "right = y", "right = np.abs(1) * y"),
    "RG217 the best": cell("loss", "right = y", "right = [1, 0][np.argmax([np.max(y), -1])] * y"),
    "RG217 one of two": cell(
        "gradient", "m = X.shape[1]", "m = X.shape[1] * ((X.ndim == 2) | (len(X) > 99))"
    ),
    "RG217 one of three": cell(
        "gradient",
        "m = X.shape[1]",
        "m = X.shape[1] if X.ndim == 2 and len(X) < 99 and len(X) > 0 else 1",
    ),
    "RG217 a choice": cell("loss", "right = y", "right = np.where(p > 2, 0, 1) * y"),
    "RG219 not named": text(EXERCISES, 'calls=("predict", "loss", ', 'calls=("loss", '),
    "RG219 not called": cell(
        "descent_step", "p = predict(X, w, b)", "p = 1 / (1 + np.exp(-(w.T @ X + b)))"
    ),
    "RG218 always the same": both(
        text(
            EXERCISES,
            "inputs=lambda draw: (probabilities(draw), labels(draw)),",
            "inputs=lambda draw: (0 * probabilities(draw) + 0.5, labels(draw)),",
        ),
        text(
            "misconceptions/loss.toml",
            'wrote = "(1 - y) * np.log(p) + y * np.log(1 - p)"',
            'wrote = "np.log(1 - p) * np.log(p)"',
        ),
    ),
    "RG301 no mistake": entry("(p - y) / m", "(p - y) * (1 / m)"),
    "RG302 twice": entry("np.sum(dz)", "dz.mean()"),
    "RG303 expression": entry("(p - y) / m", "(p - y) / 7", "Try `(p-y) / m` there."),
    "RG303 line": entry("(p - y) / m", "(p - y) / 7", "Write m = X.shape[1] first."),
    "RG304 section": text(
        "misconceptions/loss.toml", "[sign_forgotten]", '[sign_forgotten]\nsection = "nowhere"'
    ),
    "RG305 unread file": lambda course: (course / "misconceptions" / "cost.toml").touch(),
    "RG401 older release": release_then_change,
}  # fmt: skip


@pytest.mark.sampled
@pytest.mark.parametrize("case", BROKEN)
def test_a_course_broken_in_one_way_gets_that_message_alone(case, tmp_path):
    """Each rule speaks of what it is about, and the others are silent."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    BROKEN[case](course)
    messages, _ = lint(course, NAME)
    assert {message.code for message in messages} == {case.split()[0]}, [*map(str, messages)]


def test_nothing_is_said_of_a_course_in_order(tmp_path):
    """The example course, released, is without a message."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    make_release(load_assignment(course, NAME))
    assert lint(course, NAME)[0] == []


def test_nothing_is_tried_of_a_loop_that_may_not_end_without_it(tmp_path):
    """A remainder that a `while` waits for, say."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    loop = "    k = 7\n    while k % 7 != 3:\n        k += 1\n    dz = (p - y) / m * (k / 10)"
    cell("gradient", "    dz = (p - y) / m", loop)(course)
    assert lint(course, NAME)[0] == []


def test_a_size_may_stand_in_some_rows_alone(tmp_path, capsys):
    """It is neither found missing in the others, nor looked for in all of them."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    exercises = course / "exercises" / f"{NAME}.py"
    old = '({"n": 3, "m": 5}'
    assert old in exercises.read_text()
    exercises.write_text(exercises.read_text().replace(old, '({"n": 3, "m": 5, "k": 5}'))
    make_release(load_assignment(course, NAME))
    assert main(["--course", str(course), "lint"]) == 0
    assert "generated changes of the solutions" in capsys.readouterr().out


@pytest.mark.slow
def test_this_course_is_in_order():
    """No rule finds an error in the project's own course."""
    for name in drafts(COURSE):
        assert [str(m) for m in lint(COURSE, name)[0] if m.level == "error"] == []


def test_every_rule_is_seen_red():
    """There is a broken course for every code, and codes are unique and explained."""
    codes = [code for code, _, _ in ALL]
    assert sorted(codes) == sorted(set(codes)) == sorted({case.split()[0] for case in BROKEN})
    assert len(codes_text().splitlines()) == len(codes)
    assert all(re.fullmatch(r"RG\d{3} (error|warning|note): [A-Z].{30,}\.", line)
               for line in codes_text().splitlines())  # fmt: skip


def test_messages_can_be_clicked_and_errors_fail(tmp_path):
    """A line is `path: CODE level: message`; errors end with status 1, warnings with 0."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    done = rnngrader(course, "lint")
    assert (done.returncode, done.stderr) == (0, "")
    about, searched = done.stdout.splitlines()
    assert (
        about == f"{NAME}: 4 exercises, 20 points, 31 misconceptions; 0 errors, 0 warnings, 0 notes"
    )
    assert re.search(
        r"generated changes of the solutions \(\d+ of \w+, .* alone and together", searched
    )
    drop_example(course)
    done = rnngrader(course, "lint", NAME)
    assert done.returncode == 0
    path, _, message = done.stdout.splitlines()[0].partition(": ")
    assert path == str(course / NOTEBOOK)
    assert message == (
        "RG108 warning: exercise loss has no cell loss-example after its answer; rnngrader lint "
        "--fix writes one where its record has an example and spots, or says why not"
    )
    metadata("loss-test", points=-1)(course)
    done = rnngrader(course, "lint", NAME)
    assert done.returncode == 1
    assert "RG107 error: cell loss-test is graded with -1 points" in done.stdout
    assert done.stdout.splitlines()[-2].endswith("1 error, 1 warning, 0 notes")


def test_an_assignment_half_begun_is_reported(tmp_path):
    """A source folder without exercises file is no assignment yet, and lint says what it lacks."""
    course = copy_course(tmp_path / "course", EXAMPLE)
    (course / "source" / "trees").mkdir()
    done = rnngrader(course, "lint")
    assert done.returncode == 1
    assert "RG101 error: No assignment 'trees'" in done.stdout
