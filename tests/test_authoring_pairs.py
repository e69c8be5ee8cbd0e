"""A pair of functions, forward and backward, with a cache that is each student's own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import rnngrader

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.course.cells import CourseError
from rnngrader.course.exercises import check_exercises
from rnngrader.grading.hidden_test import grade as grade_in_kernel
from rnngrader.grading.submission import grade_submission, start_guest
from rnngrader.records import Exercise, ExerciseReport, ProbeSource, Submission, Verdict

SECRET = ProbeSource(0, "5e" * 32)

FORWARD = """def layer_forward(x):
    y = x**2
    return y, %s
"""
BACKWARD = """def layer_backward(dy, cache):
    %s
    return {"dx": 2 * x * dy}
"""
OWN = {
    "layer_forward": FORWARD % '{"input": x, "kept": [y]}',
    "layer_backward": BACKWARD % 'x = cache["input"]',
}


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Assignment:
    """The course that `rnngrader new` begins with a forward and a backward function."""
    course = tmp_path_factory.mktemp("course") / "layers"
    for name in ("layer_forward", "layer_backward"):
        done = rnngrader(course, "new", name, "--points", "4")
        assert done.returncode == 0, done.stderr
    return load_assignment(course, "layers")


Grade = Callable[..., dict[str, ExerciseReport]]


@pytest.fixture(scope="module")
def graded(pair: Assignment) -> Iterator[Grade]:
    """Grades the solutions with some answers replaced."""
    guest = start_guest(pair)

    def grade(**answers: str) -> dict[str, ExerciseReport]:
        text = notebook_text(pair, {**pair.solutions, **answers})
        report = grade_submission(pair, guest, Submission("s", text.encode()), SECRET).report
        return {exercise.name: exercise for exercise in report.exercises}

    yield grade
    guest.close()


def points(reports: dict[str, ExerciseReport]) -> list[float]:
    return [report.points for report in reports.values()]


def test_a_layout_of_ones_own_costs_nothing(graded: Grade):
    """Both functions are right with each other, though neither is with the reference's."""
    reports = graded(**OWN)
    assert points(reports) == [4.0, 4.0]
    assert [report.verdict for report in reports.values()] == [Verdict.CORRECT] * 2
    assert not any(report.review or report.diagnosis for report in reports.values())


def test_a_layout_of_ones_own_counts_where_only_a_key_too_many_tells_them_apart(graded: Grade):
    """What earns more is taken, not only what has more outputs right."""
    backward = BACKWARD % 'x = cache[0] if type(cache) is tuple else cache["input"]'
    more = '{**({"x": x} if type(cache) is tuple else {}), "dx"'
    reports = graded(**{**OWN, "layer_backward": backward.replace('{"dx"', more)})
    assert points(reports) == [4.0, 4.0]


def test_what_is_given_is_not_compared(graded: Grade):
    """A cache with other things in it is nobody's mistake as long as nothing needs them."""
    reports = graded(layer_forward=FORWARD % "None")
    assert points(reports) == [4.0, 4.0]


def test_what_is_given_has_to_be_there(graded: Grade):
    """A function that returns y alone is told what the two are."""
    reports = graded(layer_forward=FORWARD.replace(", %s", ""))
    assert points(reports) == [0.0, 4.0]
    finding = reports["layer_forward"].outputs["y"]
    assert finding.message is not None
    assert finding.message.values["names"] == ("y", "cache")


def test_a_wrong_function_on_its_own_cache_is_named(graded: Grade):
    """The mistake is looked for on what the student's own forward function hands on."""
    wrong = OWN["layer_backward"].replace("2 * x * dy", "x * dy")
    reports = graded(**{**OWN, "layer_backward": wrong})
    assert points(reports) == [4.0, 0.0]
    told = reports["layer_backward"].diagnosis
    assert told is not None
    assert told.kind == "mutation"
    assert "2" in told.title or "half" in told.title


def test_a_wrong_forward_with_a_cache_of_its_own_is_looked_at_by_a_person(graded: Grade):
    """Whether backward is right cannot be known then: it goes for review, not silently to zero."""
    forward = OWN["layer_forward"].replace("x**2", "x**3").replace('"input": x', '"input": x + y')
    reports = graded(**{**OWN, "layer_forward": forward})
    assert points(reports) == [0.0, 0.0]
    assert "layer_forward is wrong" in reports["layer_backward"].review


def test_a_wrong_forward_costs_backward_nothing_in_the_reference_s_layout(graded: Grade):
    """With the reference's cache, backward is right by itself."""
    reports = graded(layer_forward=FORWARD.replace("x**2", "x**3") % "(x,)")
    assert points(reports) == [0.0, 4.0]


@pytest.mark.parametrize(
    "cache",
    [
        "print",
        "{1: x}",
        "{'input': x, 'seen': {3}}",
        "{'input': x, 'raw': x.tobytes()}",
        "{'input': x, 'big': 2**64}",
        f"{{'input': x, 'deep': {'[' * 12 + ']' * 12}}}",
    ],
)
def test_a_cache_that_cannot_be_handed_on_is_looked_at_by_a_person(graded: Grade, cache: str):
    """Then backward is tried on the reference's alone, which does not show whether it is right."""
    reports = graded(layer_forward=FORWARD % cache, layer_backward=OWN["layer_backward"])
    assert reports["layer_forward"].verdict is Verdict.CORRECT
    assert reports["layer_backward"].points == 0.0
    assert reports["layer_backward"].verdict is Verdict.RAISED
    assert "could not be passed" in reports["layer_backward"].review


def test_a_large_cache_is_handed_on_like_any(graded: Grade):
    """Also where no frame has room for those of all probes."""
    forward = FORWARD % "{'input': x, 'much': np.zeros(2**18)}"
    reports = graded(layer_forward=forward, layer_backward=OWN["layer_backward"])
    assert points(reports) == [4.0, 4.0]
    assert not reports["layer_backward"].review


def test_a_forward_that_fails_makes_no_review(graded: Grade):
    """Nothing was handed on, so nothing is left to see."""
    reports = graded(layer_forward=FORWARD % "1 / 0", layer_backward=OWN["layer_backward"])
    assert reports["layer_backward"].verdict is Verdict.RAISED
    assert not reports["layer_backward"].review


def test_a_stock_kernel_says_the_same(pair: Assignment, monkeypatch: pytest.MonkeyPatch):
    """`grade` in a notebook takes the cache from the notebook's own forward function."""
    monkeypatch.chdir(pair.course)
    namespace: dict[str, object] = {}
    for source in (*OWN.values(),):
        exec(source, namespace)
    assert repr(grade_in_kernel("layer_backward", namespace)) == "4.0"


def test_check_is_green_for_a_layout_of_ones_own(pair: Assignment, tmp_path: Path):
    """What earns full marks is right in the student's notebook as well, on all sizes."""
    done = rnngrader(pair.course, "release")
    assert done.returncode == 0, done.stderr
    folder = pair.course / "release" / "layers"
    space: dict[str, object] = {"__file__": str(folder / "notebook_check.py"), "__name__": "check"}
    exec(compile((folder / "notebook_check.py").read_text(), "check", "exec"), space)
    notebook: dict[str, object] = {}
    for source in OWN.values():
        exec(source, notebook)
    entries = json.loads((folder / "check_data.json").read_text())["functions"]
    for name in OWN:
        state, report = space["look"](notebook[name], entries[name], entries)  # type: ignore[operator]
        assert state == "right", report
    exec(OWN["layer_backward"].replace("2 * x", "3 * x"), notebook)
    name = "layer_backward"
    assert space["look"](notebook[name], entries[name], entries)[0] == "wrong"  # type: ignore[operator]


def record(name: str, **changes: object) -> Exercise:
    fields = {"inputs": lambda draw: (), "outputs": {"y": 1}, "returns": "tuple", "probes": ({},)}
    return Exercise(name=name, **{**fields, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("records", "said"),
    [
        ((record("f"), record("f")), "there are two exercises f"),
        ((record("f", returns="list"),), "f: returns is 'list'; wanted 'value', 'tuple', 'dict'"),
        ((record("f", returns="value", given=("c",)),), "which is one output and nothing given"),
        ((record("f", given=("y",)),), "f: y is compared or given, not both"),
        ((record("f", given="cache"),), "f: given is 'cache'; wanted ('cache',), with the comma."),
        ((record("f", probes={"n": 3}),), "f: probes is {'n': 3}; wanted ({'n': 3},)"),
        ((record("f", also_right=abs),), "; wanted a tuple, with the comma."),
        ((record("f", probes=()),), "f: it has no probes"),
        (("f",), "EXERCISES holds a str"),
    ],
)
def test_a_record_that_contradicts_itself_is_refused(records: tuple, said: str):
    """Loading says what is wrong, what was wanted, and where."""
    with pytest.raises(CourseError) as error:
        check_exercises(records, {}, "exercises/a.py")
    assert str(error.value).startswith("exercises/a.py: ")
    assert said in str(error.value)


def test_after_names_an_exercise_above_it():
    """A function comes after one that is there already, example after one with an example."""
    from rnngrader import after

    late = record("g", inputs=after("f", lambda draw, out: (out["y"],)))
    with pytest.raises(CourseError, match=r"after\('f', …\): there is no such exercise above it"):
        check_exercises((late, record("f")), {}, "e.py")
    with pytest.raises(CourseError, match="which has no example itself"):
        check_exercises((record("f"), record("g", example=late.inputs)), {}, "e.py")
