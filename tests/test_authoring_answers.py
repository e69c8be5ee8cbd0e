"""What docs/authoring.md answers to authors' questions, each tried on one small course."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from conftest import rnngrader

from rnngrader.authoring.demo import notebook_text
from rnngrader.authoring.lint import lint
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.course.probes import call_on_copies, split_outputs
from rnngrader.grading.submission import grade_submission, start_guest
from rnngrader.judge import judge, overall_verdict
from rnngrader.records import ExerciseReport, Observation, Probe, ProbeSource, Submission, Verdict

SOLUTIONS = {
    "above": "def above(x, limit):\n    return x[x > limit]",
    "two": 'def two(x):\n    return {"a": np.sqrt(x), "b": x + 1.0}',
    "path": (
        "def path(y0, n):\n    ys = [y0]\n    for _ in range(n):\n"
        "        ys.append(0.5 * ys[-1] + y0**2)\n"
        "    ys = np.stack(ys, axis=-1)\n    return ys, np.diff(ys)"
    ),
    "double": "def double(x):\n    return 2.0 * x",
    "fourfold": "def fourfold(x):\n    return double(double(x))",
    "apply": "def apply(x, name):\n    return RULES[name](x)",
    "back": (
        "def back(x):\n    total = np.zeros(len(x) + 1)\n    for t in range(len(x) - 1, -1, -1):\n"
        "        total[t] = x[t] + 0.5 * total[t + 1]\n    return total[:-1], total[:-1] / 3.0"
    ),
    "root": (
        "def root(c, n):\n    y = c\n    for _ in range(n):\n"
        "        y = y - (y**2 - c) / (2.0 * y)\n    return y"
    ),
    "mean": "def mean(x):\n    return np.nanmean(x, axis=0)",
    "line": "def line(a, b):\n    return a * b + 2.0 * a",
    "inside": "def inside(x, edges):\n    return (x > edges[0]) & (x <= edges[1])",
    "blend": (
        "def blend(net, x, first):\n    kept = np.where(np.isinf(x), LIMIT, x)\n"
        '    y = line(net["W"] @ double(kept), LIMIT)\n'
        "    return y, np.argsort(np.argsort(y))[1:] + first, np.sum(y)"
    ),
    "turn": "def turn(x):\n    return x * (3.0 + 4.0j)",
    "softmax": "def softmax(z):\n    e = np.exp(z - np.max(z))\n    return e / np.sum(e)",
}
RECORDS = """
SIZES, FRESH = ({"n": 4}, {"n": 2}, {"n": 1}), ({"n": range(5, 30)},)

def vector(draw):
    return (np.abs(draw("n")) + 0.1,)

def on_both_sides(draw):
    x = draw("n")
    while not 0 < np.sum(x > draw["edges"][0]) < x.size:
        x = draw("n")
    return x, draw["edges"]

def blended(draw):
    x = draw.reference["double"](draw("n")) + draw.reference["LIMIT"]
    x[-1] = np.inf
    return {"W": draw("k", "n", scale=0.5)}, x, draw.rng.integers(1, 5)

EXERCISES = (
    Exercise("above", lambda draw: (np.append(draw("n"), 1.5), draw.settings.get("limit") or 0.0),
             {"y": 1}, "value", ({"n": 6}, {"n": 4, "limit": 0.3}, {"n": 3, "limit": None}),
             fresh=FRESH),
    Exercise("two", vector, {"a": 3, "b": 1}, "dict", SIZES, fresh=FRESH),
    Exercise("path", lambda draw: (draw("n"), draw["steps"]), {"ys": 1, "gaps": 1}, "tuple",
             ({"n": 2, "steps": 4}, {"n": 3, "steps": 3}), fresh=FRESH_PATH,
             time_outputs=("ys", "gaps")),
    Exercise("back", vector, {"total": 1, "scaled": 1}, "tuple", ({"n": 4}, {"n": 2}), fresh=FRESH,
             time_outputs=("total", "scaled"), backward_in_time=True),
    Exercise("root", lambda draw: (*vector(draw), draw["steps"]), {"y": 1}, "value",
             ({"n": 4, "steps": STEPS}, {"n": 2, "steps": STEPS}),
             fresh=({"n": range(5, 30), "steps": STEPS},)),
    Exercise("double", vector, {"y": 1}, "value", SIZES, fresh=FRESH),
    Exercise("fourfold", vector, {"y": 1}, "value", SIZES, fresh=FRESH, calls=("double",)),
    Exercise("apply", lambda draw: (*vector(draw), draw["rule"]), {"y": 1}, "value",
             ({"n": 3, "rule": "sine"}, {"n": 2, "rule": "root"}),
             fresh=({"n": range(5, 30), "rule": "sine"},)),
    Exercise("mean", lambda draw: (np.where(draw("m", "n") < 1, draw("m", "n"), np.nan),),
             {"y": 1}, "value", ({"m": 9, "n": 4}, {"m": 8, "n": 2}),
             fresh=({"m": range(20, 30), "n": range(5, 9)},)),
    Exercise("line", lambda draw: (float(draw()), float(draw.rng.uniform(1, 2))), {"y": 1}, "value",
             ({}, {}, {}), fresh=({},)),
    Exercise("inside", on_both_sides, {"y": 1}, "value",
             ({"n": 6, "edges": (0.0, 0.5)}, {"n": 4, "edges": (0.5, np.inf)}),
             fresh=({"n": range(7, 30), "edges": (-0.5, 1.0)},)),
    Exercise("blend", blended, {"y": 1, "ranks": 1, "sum": 1}, "tuple",
             ({"n": 4, "k": 3}, {"n": 3, "k": 3}, {"n": 1, "k": 2}),
             fresh=({"n": range(5, 30), "k": range(5, 30)},), time_outputs=("y", "ranks"),
             calls=("line", "double")),
    Exercise("turn", vector, {"z": 1}, "value", SIZES, fresh=FRESH),
    Exercise("softmax", lambda draw: (draw("n") + draw["large"],), {"y": 1}, "value",
             ({"n": 4, "large": 0.0}, {"n": 3, "large": 800.0}),
             fresh=({"n": range(5, 30), "large": 0.0},)),
)
""".replace("STEPS", "2").replace("FRESH_PATH", '({"n": range(5, 30), "steps": range(5, 9)},)')


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The course that the questions are put to."""
    course = tmp_path_factory.mktemp("answers") / "course"
    for name in SOLUTIONS:
        done = rnngrader(course, "new", name, "--points", "4", "--assignment", "tried")
        assert done.returncode == 0, done.stderr
    path = course / "source" / "tried" / "tried.ipynb"
    notebook = json.loads(path.read_text())
    for cell in notebook["cells"]:
        if cell["id"] in SOLUTIONS:
            head, _, body = SOLUTIONS[cell["id"]].partition("\n")
            cell["source"] = f"{head}\n    ### BEGIN SOLUTION\n{body}\n    ### END SOLUTION"
        elif cell["id"] == "setup":
            cell["source"] += '\nRULES = {"sine": np.sin, "root": np.sqrt}\nLIMIT = 1.5'
        else:
            cell["source"] = "".join(cell["source"]).replace("TODO: ", "")
    path.write_text(json.dumps(notebook))
    file = course / "exercises" / "tried.py"
    head = file.read_text().split("EXERCISES = ")[0].replace("TODO: ", "")
    file.write_text("import numpy as np\n" + head + RECORDS)
    return course


@pytest.fixture(scope="module")
def tried(course: Path) -> Assignment:
    return load_assignment(course, "tried")


Grade = Callable[..., dict[str, ExerciseReport]]


@pytest.fixture(scope="module")
def graded(tried: Assignment) -> Iterator[Grade]:
    """Grades the solutions with some answers replaced."""
    guest = start_guest(tried)

    def grade(**answers: str) -> dict[str, ExerciseReport]:
        text = notebook_text(tried, {**tried.solutions, **answers})
        source = ProbeSource(0, "5e" * 32)
        report = grade_submission(tried, guest, Submission("s", text.encode()), source).report
        return {exercise.name: exercise for exercise in report.exercises}

    yield grade
    guest.close()


def test_such_a_course_is_in_order(course: Path):
    """Options in some rows only and None; a function by its name; lengths that depend on numbers.

    What is said is of example cells alone, which this course has none of.
    """
    assert {message.code for message in lint(course, "tried")[0]} == {"RG102", "RG108"}


def test_parameters_are_the_solutions(tried: Assignment, graded: Grade):
    """A record that does not name them is one of a function that takes input all the same."""
    assert tried.exercises["above"].arguments == ("x", "limit")
    report = graded(above=tried.solutions["above"].replace(">", "<"))["above"]
    assert report.diagnosis is not None
    assert "`<` for `>`" in report.diagnosis.title


def test_points_go_by_outputs_and_one_probe_costs_a_whole_one(tried: Assignment, graded: Grade):
    """Not a number on one probe of several: the output's share is gone, the other's stays."""
    wrong = tried.solutions["two"].replace("np.sqrt(x)", "np.sqrt(x) if len(x) > 1 else x * np.nan")
    report = graded(two=wrong)["two"]
    assert report.points == 1.0
    verdicts = {name: found.verdict for name, found in report.outputs.items()}
    assert verdicts == {"a": Verdict.WRONG_VALUE, "b": Verdict.CORRECT}


def test_an_output_of_another_length_is_of_another_shape(tried: Assignment, graded: Grade):
    """Where the length depends on the numbers, a mistake that changes it costs the output."""
    report = graded(above=tried.solutions["above"].replace("x > limit", "x > -9.0"))["above"]
    assert (report.points, report.verdict) == (0.0, Verdict.WRONG_SHAPE)


def test_steps_of_outputs_are_not_matched(tried: Assignment, graded: Grade):
    """Each time output has steps of its own, in the pages and in what is told."""
    report = graded(path=tried.solutions["path"].replace("0.5 *", "0.4 *"))["path"]
    assert [len(steps.errors) for steps in report.errors_by_step] == [5, 4]
    assert report.diagnosis is not None
    assert "`ys` is right up to `[..., 0]`" in " ".join(report.diagnosis.facts)
    assert "`gaps` is wrong from its first step, `[..., 0]`, on" in " ".join(report.diagnosis.facts)


@pytest.mark.parametrize(
    "callee", ["", "def double(x):\n    raise NotImplementedError", "def double(x):\n    return x"]
)
def test_a_caller_is_right_whatever_its_callee_is(graded: Grade, callee: str):
    """Missing, not written or wrong: it costs its own points alone."""
    reports = graded(double=callee)
    assert (reports["double"].points, reports["fourfold"].points) == (0.0, 4.0)


SINGLE = """def softmax(z):
    z = z.astype(np.float32)
    e = np.exp(z - np.max(z))
    return e / np.sum(e)
"""


def test_large_inputs_take_digits_from_single_precision(tried: Assignment, graded: Grade):
    """Scores about 800 are held to four places: not enough without a tolerance of its own."""
    assert graded(softmax=SINGLE)["softmax"].points == 0.0
    function, probes = tried.function_from("softmax", SINGLE), tried.probes("softmax", 0)
    seen = [Observation("returned", call_on_copies(function, p.arguments)) for p in probes]
    kinder = replace(tried.exercises["softmax"], tolerance=1e-3)
    assert overall_verdict(judge(kinder, probes, seen)) is Verdict.CORRECT


def verdict_of(tried: Assignment, name: str, source: str, *arguments: object) -> Verdict:
    """The verdict on a function with this source, called on these arguments alone."""
    right = call_on_copies(tried.reference[name], arguments)
    got = call_on_copies(tried.function_from(name, source), arguments)
    probe = Probe({}, arguments, split_outputs(tried.exercises[name], right), right)
    return overall_verdict(judge(tried.exercises[name], [probe], [Observation("returned", got)]))


def test_a_threshold_may_be_missed_by_rounding_alone(tried: Assignment):
    """0.1 + 0.2 is above 0.3 in double precision, and not in single precision."""
    single = "def above(x, limit):\n    x = x.astype('f4')\n    return x[x > np.float32(limit)]"
    on, off = np.array([0.1 + 0.2, 1.0]), np.array([0.31, 1.0])
    assert verdict_of(tried, "above", single, on, 0.3) is Verdict.WRONG_SHAPE
    assert verdict_of(tried, "above", single, off, 0.3) is Verdict.CORRECT


def test_a_wrong_derivative_shows_in_few_steps_alone(tried: Assignment):
    """Newton's method comes to the root all the same."""
    wrong = tried.solutions["root"].replace("(2.0 * y)", "(2.5 * y)")
    start = np.array([0.5, 2.0, 7.0])
    for steps, verdict in (
        (1, Verdict.WRONG_VALUE),
        (3, Verdict.WRONG_VALUE),
        (60, Verdict.CORRECT),
    ):
        assert verdict_of(tried, "root", wrong, start, steps) is verdict


def test_inputs_may_hold_nan(tried: Assignment, graded: Grade):
    """As for what is missing; an answer that minds it is wrong."""
    assert any(np.isnan(probe.arguments[0]).any() for probe in tried.probes("mean", 0))
    report = graded(mean=tried.solutions["mean"].replace("nanmean", "mean"))["mean"]
    assert report.points == 0
    assert graded()["mean"].points == 4


def test_a_function_without_sizes_is_drawn_as_often_as_it_has_rows(tried: Assignment):
    """With other numbers each time, in those of a submission's own as well."""
    drawn = [*tried.probes("line", 0), *tried.fresh_probes("line", "5e" * 16)]
    assert len({probe.arguments for probe in drawn}) == 4


def test_steps_are_told_from_the_last_one(tried: Assignment, graded: Grade):
    """Of an output that is only scaled afterwards as well."""
    report = graded(back=tried.solutions["back"].replace("0.5 *", "0.4 *"))["back"]
    assert report.diagnosis is not None
    told = " ".join(report.diagnosis.facts)
    assert "`total` is right up to `[..., -1]` and goes wrong at the next step" in told
    assert "`scaled` is right up to `[..., -1]` and goes wrong at the next step" in told
    assert all(steps.backward_in_time for steps in report.errors_by_step)


def test_what_a_course_may_hand_over_and_return(tried: Assignment, graded: Grade):
    """Dicts, infinity, a constant of the set-up cell, numpy's own numbers, two callees."""
    for probe in tried.probes("blend", 0):
        net, x, first = probe.arguments
        assert list(net) == ["W"]
        assert np.isinf(x[-1])
        y, ranks, total = probe.answer
        assert (np.shape(first), np.shape(total), ranks.dtype.kind) == ((), (), "i")
        assert all(isinstance(each, np.ndarray) for each in (first, total))
        assert y.size == ranks.size + 1
    assert graded()["blend"].points == 4
    plain = tried.solutions["blend"].replace("np.sum(y)", "float(np.sum(y))")
    assert graded(blend=plain)["blend"].points == 4
    for callee, wrong in (("double", "3.0 * x"), ("line", "a * b")):
        head = tried.solutions[callee].split("\n")[0]
        reports = graded(**{callee: f"{head}\n    return {wrong}"})
        assert (reports[callee].points, reports["blend"].points) == (0.0, 4.0)
    report = graded(blend=tried.solutions["blend"].replace("[1:] + first", "[1:]"))["blend"]
    assert [len(steps.errors) for steps in report.errors_by_step] == [2]


def test_a_name_that_is_there_is_refused_and_nothing_changes(course: Path):
    before = {path: path.read_bytes() for path in course.rglob("*") if path.is_file()}
    done = rnngrader(course, "new", "blend", "--points", "4", "--assignment", "tried")
    assert done.returncode == 2
    assert "has a cell blend already" in done.stderr
    assert {path: path.read_bytes() for path in course.rglob("*") if path.is_file()} == before


def test_a_course_may_be_moved_under_another_name(course: Path, tmp_path: Path):
    moved = tmp_path / "elsewhere"
    shutil.copytree(course, moved, symlinks=True)
    here, there = (lint(folder, "tried")[0] for folder in (course, moved))
    assert [(each.code, each.text) for each in there] == [(each.code, each.text) for each in here]


@pytest.mark.parametrize(
    ("part", "right"), [("4j", True), ("4", True), ("6j", False), ("6", False)]
)
def test_of_a_complex_error_the_modulus_counts(tried: Assignment, part: str, right: bool):
    """Beside a number of modulus 5, an error of 5e-5 is allowed, in either part."""
    near = f"def turn(x):\n    return x * (3.0 + 4.0j + 1e-5 * {part})"
    verdict = verdict_of(tried, "turn", near, np.array([1.0]))
    assert verdict is (Verdict.CORRECT if right else Verdict.WRONG_VALUE)
