"""Example cells: whatever a spot's numbers look like, lint holds all of them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from conftest import rnngrader

from rnngrader.authoring.examples import mended, printed, short, wrong_rows
from rnngrader.authoring.lint import lint
from rnngrader.course.assignment import load_assignment

NOTEBOOK = Path("source", "course", "course.ipynb")
MANY = "np.linspace(0.1, 2.2, 12)[:, None] * x[None, 0]"
NUMBER = re.compile(r"\d+\.?\d*(?:e[-+]\d+)?|True|False|nan|inf")


def written(folder: Path, body: str, spots: str, setup: str = "") -> Path:
    """A course of one function f(x) with this body, as it is before its first `lint --fix`."""
    course = folder / "course"
    assert rnngrader(course, "new", "f", "--points", "2").returncode == 0
    path = course / NOTEBOOK
    notebook = json.loads(path.read_text())
    for cell in notebook["cells"]:
        source = "".join(cell["source"]).replace("TODO: ", "")
        source = re.sub(r"return x\*\*2.*", f"return {body}", source)
        cell["source"] = source + setup if cell["id"] == "setup" else source
    path.write_text(json.dumps(notebook))
    file = course / "exercises" / "course.py"
    text = re.sub(r"spots=\(.*?\),\n", f"spots={spots},\n", file.read_text())
    file.write_text(text.replace("TODO: ", ""))
    assert "wrote f-example" in rnngrader(course, "lint", "--fix").stdout
    return course


def example_text(course: Path) -> str:
    """What stands in the example cell."""
    cells = json.loads((course / NOTEBOOK).read_text())["cells"]
    return next("".join(cell["source"]) for cell in cells if cell["id"] == "f-example")


def told(course: Path) -> list[str]:
    """The codes of what lint finds."""
    load_assignment.cache_clear()
    return sorted({message.code for message in lint(course, "course")[0]})


PRINTED = {
    "a line too long": (f"({MANY})[:, 0]", '("y",)', "", 12),
    "a narrow page": ("x**2 + 0.1", '("y[0]",)', "\nnp.set_printoptions(linewidth=20)", 3),
    "few digits": ("x**2 + 0.1", '("y[0]",)', "\nnp.set_printoptions(precision=2)", 3),
    "a matrix": (MANY, '("y",)', "", 36),
    "three axes": ("np.stack([x, x + 0.7])", '("y", "y[1]", "y[1][0][2]")', "", 19),
    "truth values": (f"({MANY}) > 0.3", '("y", "y[3][1]")', "", 37),
    "whole numbers": ("np.rint(5 * x).astype(int)", '("y[0]", "y[1][1]")', "", 4),
    "complex numbers": (f"({MANY}) * (1 - 2j)", '("y[4]", "y[4][1]")', "", 8),
    "large and small": (f"({MANY}) ** 9", '("y[0]", "y[9]")', "", 6),
    "a value in a list": ("[x[0], (x[0], 2.5)]", '("y[0]", "y[1][0]", "y[1][1]")', "", 7),
    "zero with a sign": ("-0.0 * x", '("y[0]", "y[1][1]")', "", 4),
}  # fmt: skip


@pytest.mark.parametrize("case", PRINTED)
def test_all_numbers_of_a_spot_are_written_and_held(case: str, tmp_path: Path):
    """Lint is content after `--fix`; each number that is then changed is wrong, and mended."""
    body, spots, setup, count = PRINTED[case]
    course = written(tmp_path, body, spots, setup)
    assert told(course) == ["RG218"] * case.startswith("zero")  # it is zero everywhere
    assignment, source, found = load_assignment(course, "course"), example_text(course), 0
    for line in re.finditer(r'print\("  expected (.*)"\)', source):
        for number in NUMBER.finditer(line[1]):
            other = "7.5" if number[0][0].isdigit() else str(number[0] != "True")
            start, end = (line.start(1) + place for place in number.span())
            text = printed(assignment, changed := source[:start] + other + source[end:])
            assert [got for _, got in wrong_rows(text)], changed
            assert wrong_rows(printed(assignment, mended(changed, text))) == []
            found += 1
    assert found == count


def test_an_example_that_is_changed_is_told(tmp_path: Path):
    """With other inputs, the expected numbers of a row of several lines are wrong."""
    body, spots, setup, _ = PRINTED["a line too long"]
    course = written(tmp_path, body, spots, setup)
    module = course / "course_utils.py"
    module.write_text(module.read_text().replace("[[0.5, -1.0", "[[0.6, -1.0"))
    assert told(course) == ["RG212"]
    assert "the expected numbers of f-example" in rnngrader(course, "lint", "--fix").stdout
    assert told(course) == []


@pytest.mark.parametrize(
    ("text", "wrong", "unread"),
    [
        ("expected [1.\n 2.]\nyours [1. 2.]", 0, 0),
        ("expected 1.5 2.5]\nyours [1.5 2.5]", 0, 1),
        ("expected [array([1., 2.])]\nyours [array([1., 2.])]", 0, 1),
        ("expected (1-2j)\nyours (1-2j)", 0, 0),
        ("expected (1-2j)\nyours (1+2j)", 1, 0),
        ("expected [1.+0.5j 2.-3.j]\nyours [1.+0.5j\n 2.-3.1j]", 1, 0),
        ("shape: expected (3, 4)  yours (3, 5)", 1, 0),
        ("expected -inf yours inf", 1, 0),
        ("expected [ 0. -0.] yours [-0. 0.]", 0, 0),
        ("expected of a mean 3", 0, 0),
        ("expected [1. 2.]\nyours is", 0, 1),
        ("expected 1 yours 2  expected 3] yours 3", 1, 1),
        ("a[1], expected\n[1. 2.\n 3.]\na[1], yours\n[1. 2.\n 4.]", 1, 0),
    ],
)
def test_a_row_is_held_or_told_to_be_none(text: str, wrong: int, unread: int):
    """Numbers after "expected" that nothing is held against are never passed over."""
    found = [bool(got) for _, got in wrong_rows(text)]
    assert (found.count(True), found.count(False)) == (wrong, unread)


def test_rounding_beside_other_numbers_is_another_on_another_machine():
    """It is held against nothing; what is small among small numbers is held."""
    rows = "expected [0.69-1.6e-17j -0.1-1.8e-01j]\n  yours    [0.69+{} -0.1-1.8e-01j]"
    assert wrong_rows(rows.format("1.4e-17j")) == []
    assert wrong_rows(rows.format("1.4e-09j"))
    assert wrong_rows("expected [1.6e-17 2.0e-16] yours [1.4e-17 2.0e-16]")


def test_no_sign_is_written_where_it_says_nothing():
    """-0. may be 0. in a right answer; signs of other numbers stay."""
    assert short("[-0. -0.5 -0.00 -0.0e+00 -0.01 1.-0.j]") == "[0. -0.5 0.00 0.0e+00 -0.01 1.+0.j]"


def test_parameters_with_defaults_may_be_left_out_of_an_example(tmp_path: Path):
    """Whether the record names the parameters or not, which an example does not need."""
    course = written(tmp_path, "x**2", '("y[0]",)')
    path, file = course / NOTEBOOK, course / "exercises" / "course.py"
    path.write_text(path.read_text().replace("def f(x):", "def f(x, power=2, shift=0.0):"))
    names = 'arguments=("x", "power", "shift"),'
    for arguments in (names, ""):
        file.write_text(
            re.sub(r"arguments=\(.*?\),|(?=inputs=)", arguments, file.read_text(), count=1)
        )
        notebook = json.loads(path.read_text())
        notebook["cells"] = [cell for cell in notebook["cells"] if cell["id"] != "f-example"]
        path.write_text(json.dumps(notebook))
        assert "wrote f-example" in rnngrader(course, "lint", "--fix").stdout
        assert example_text(course).startswith('(x,) = example("f")\ny = f(x)\n')
        assert told(course) == []


def edited(course: Path, old: str, new: str) -> list[str]:
    """What lint says of the course with a text of its exercises file replaced."""
    file = course / "exercises" / "course.py"
    before = file.read_text()
    assert old in before
    file.write_text(before.replace(old, new))
    load_assignment.cache_clear()
    found = [message.text for message in lint(course, "course")[0]]
    file.write_text(before)
    return found


def test_what_lint_says_of_records_that_cannot_be(tmp_path: Path):
    """A function among the inputs, a name that inputs lack, a time output without an axis."""
    course = written(tmp_path, "np.sum(x)", '("y",)')
    inputs = '(draw("n", "m"),)'
    (said,) = edited(course, inputs, "(abs,)")
    assert "its inputs must be numbers, strings, arrays" in said
    (said,) = edited(course, inputs, '(draw("n", "q"),)')
    assert "it has no size 'q', which the inputs ask for; add it to the probe" in said
    (said,) = edited(course, inputs, "(nothing,)")
    assert "its inputs or the solution fail on it: NameError" in said
    (said,) = edited(course, "outputs=", 'time_outputs=("y",), outputs=')
    assert "time_outputs names y, which is no array with an axis" in said


@pytest.mark.parametrize("drawn", ["draw('n')", "rng.normal(size=draw['n'])"])
def test_a_draw_that_never_succeeds_has_an_end(tmp_path: Path, drawn: str):
    """Lint names the exercise and the sizes, whatever the loop draws with."""
    course = written(tmp_path, "x**2", '("y[0]",)')
    file = course / "exercises" / "course.py"
    waits = (
        f"def waits(draw):\n    rng = draw.rng\n    x = {drawn}\n    while not (x > 99).any():\n"
    )
    waits += f"        x = {drawn}\n    return (x,)\n\nEXERCISES = "
    text = re.sub(r"inputs=lambda draw: .*", "inputs=waits,", file.read_text())
    file.write_text(text.replace("EXERCISES = ", waits))
    said = "its inputs have drawn 100,000 times"
    assert f"f: the probe {{'n': 3, 'm': 5}}: {said}" in rnngrader(course, "lint").stdout


def test_spots_that_changed_need_the_example_cell_alone_written_anew(tmp_path: Path):
    """The cell with the check stays where it is."""
    course = written(tmp_path, "x**2", '("y[0]",)')
    file, path = course / "exercises" / "course.py", course / NOTEBOOK
    file.write_text(file.read_text().replace("y[0]", "y[1]"))
    assert told(course) == []
    notebook = json.loads(path.read_text())
    ids = [cell["id"] for cell in notebook["cells"]]
    notebook["cells"] = [cell for cell in notebook["cells"] if cell["id"] != "f-example"]
    path.write_text(json.dumps(notebook))
    assert "wrote f-example" in rnngrader(course, "lint", "--fix").stdout
    assert [cell["id"] for cell in json.loads(path.read_text())["cells"]] == ids
    assert 'print("y[1]")' in example_text(course)


def test_an_exercise_is_renamed(tmp_path: Path):
    """In the notebook, the exercises file and the utilities; until then lint says what lacks."""
    course = written(tmp_path, "x**2", '("y[0]",)')
    path, module = course / NOTEBOOK, course / "course_utils.py"
    file = course / "exercises" / "course.py"
    file.write_text(file.read_text().replace('"f"', '"g"'))
    mistakes = course / "misconceptions" / "f.toml"
    mistakes.touch()
    assert told(course) == ["RG101"]
    path.write_text(re.sub(r'\bf\b(?=[-("\\`])', "g", path.read_text()))
    assert told(course) == ["RG211", "RG305"]
    module.write_text(module.read_text().replace('"f"', '"g"'))
    assert told(course) == ["RG305"]
    mistakes.rename(mistakes.with_name("g.toml"))
    assert told(course) == []


def test_what_another_function_returned_is_handed_on_from_the_students_own(tmp_path: Path):
    """Also where it is compared: the example takes no inputs of its own then."""
    course = written(tmp_path, "x**2", '("y[0]",)')
    assert rnngrader(course, "new", "g", "--points", "2").returncode == 0
    path, file = course / NOTEBOOK, course / "exercises" / "course.py"
    notebook = json.loads(path.read_text())
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        cell["source"] = source.replace("TODO: ", "").replace("x**2  #", "x + 1  #")
    path.write_text(json.dumps(notebook))
    handed = 'after("f", lambda reference, out: (out["y"],))'
    text = file.read_text().replace("TODO: ", "").replace("Exercise\n", "Exercise, after\n", 1)
    begun, _, rest = text.partition('"g"')
    rest = re.sub(r"example=.*,\n", f"example={handed},\n", rest)
    file.write_text(f'{begun}"g"{rest}')
    said = rnngrader(course, "lint", "--fix").stdout
    assert "wrote g-example" in said
    cells = {c["id"]: "".join(c["source"]) for c in json.loads(path.read_text())["cells"]}
    assert "y = f(x)\n" in cells["g-example"]
    assert "= g(y)" in cells["g-example"]
    assert 'example("g")' not in cells["g-example"]
    assert "RG108" not in rnngrader(course, "lint").stdout
