"""One mistake is charged once, and a wrong cell is no way to points."""

from __future__ import annotations

import json
from textwrap import indent
from typing import Any

import numpy as np
import pytest
from conftest import COURSE, EXAMPLE

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.course.probes import recorded_calls
from rnngrader.grading.exercise import Grading
from rnngrader.grading.hidden_test import GRADING, grade
from rnngrader.grading.local import LocalSearch
from rnngrader.grading.submission import grade_submission
from rnngrader.grading.substitute import MAX_OTHERS, Recorded, Refused, carry_forward
from rnngrader.judge import INPUTS
from rnngrader.records import (
    Exercise,
    ExerciseReport,
    Finding,
    Observation,
    Probe,
    Submission,
    Verdict,
)
from rnngrader.sandbox.host import Guest

pytestmark = pytest.mark.sampled

SEQUENCES = {
    "rnn_cell_forward": "rnn_forward",
    "lstm_cell_forward": "lstm_forward",
    "rnn_cell_backward": "rnn_backward",
    "lstm_cell_backward": "lstm_backward",
}


def grade_both(
    assignment: Assignment, cell: str, answers: dict[str, str]
) -> tuple[ExerciseReport, ExerciseReport]:
    """The reports on a cell and on its sequence, graded as a stock kernel grades them."""
    namespace: dict[str, Any] = {**assignment.reference, "__name__": "kernel"}
    for name in (cell, SEQUENCES[cell]):
        exec(answers.get(name, assignment.solutions[name]), namespace)
    namespace[GRADING] = Grading(assignment, LocalSearch(assignment))
    first, second = (grade(name, namespace).report for name in (cell, SEQUENCES[cell]))
    assert namespace[cell].__globals__ is namespace  # what was substituted is given back
    assert namespace[cell].__name__ == cell
    return first, second


@pytest.mark.parametrize("cell", SEQUENCES)
def test_a_mistake_in_a_cell_costs_the_cell_alone(assignment: Assignment, cell: str) -> None:
    """With any known mistake in the cell, the right sequence has full points, and says why."""
    known = [entry for entry in assignment.misconceptions.values() if entry.function == cell]
    for entry in known[::8]:
        first, second = grade_both(assignment, cell, {cell: assignment.wrong_source(entry.id)})
        assert first.points < first.max_points
        assert second.points == second.max_points, entry.id
        if second.carried_forward:
            assert second.diagnosis
            assert second.diagnosis.kind == "carried_forward"
            assert cell in second.diagnosis.title


def test_a_mistake_on_top_of_another_is_named(assignment: Assignment) -> None:
    """The sequence's own mistake is found though its cell is wrong as well."""
    answers = {
        "rnn_cell_backward": assignment.wrong_source("rnn_cell_backward.recomputed_without_bias"),
        "rnn_backward": assignment.wrong_source("rnn_backward.carry_dropped"),
    }
    first, second = grade_both(assignment, "rnn_cell_backward", answers)
    assert first.diagnosis
    assert first.diagnosis.id == "rnn_cell_backward.recomputed_without_bias"
    assert second.diagnosis
    assert second.diagnosis.id == "rnn_backward.carry_dropped"
    assert second.points < second.max_points


@pytest.mark.parametrize(
    "cell",
    [
        "raise NotImplementedError",
        "import os\n    os._exit(0)",
        "return undefined",
        "return {}",
    ],
)
def test_a_cell_that_gives_nothing_costs_the_cell_alone(grade, cell: str) -> None:  # noqa: ANN001
    """Not written, crashing, raising, empty: the sequence is graded without it."""
    answer = f"def rnn_cell_backward(da_next, cache):\n    {cell}\n"
    report = grade(rnn_cell_backward=answer).report
    earned = {exercise.name: exercise.points for exercise in report.exercises}
    assert earned["rnn_cell_backward"] == 0
    assert report.score == report.max_score - 15


def test_a_cell_may_be_called_in_any_way(grade, assignment: Assignment) -> None:  # noqa: ANN001
    """By keyword, in a helper, in a comprehension: the substitute has the cell's name."""
    wrong = assignment.wrong_source("rnn_cell_backward.recomputed_without_bias")
    right = assignment.solutions["rnn_backward"]
    call = "rnn_cell_backward(da[:, :, t] + da_prevt, cell_caches[t])"
    assert call in right
    helper = (
        "\n\ndef step(a, b):\n    return [rnn_cell_backward(cache=b, da_next=a) for _ in '1'][0]\n"
    )
    answer = right.replace(call, "step(da[:, :, t] + da_prevt, cell_caches[t])") + helper
    report = grade(rnn_cell_backward=wrong, rnn_backward=answer).report
    exercise = next(e for e in report.exercises if e.name == "rnn_backward")
    assert exercise.points == exercise.max_points
    assert exercise.carried_forward


KEPT = """def kept(f):
    def inner(*a, **named):
        return f(*a, **named)
    inner.__name__ = f.__name__
    return inner
@kept
"""
KEPT_TWICE = KEPT.replace("    inner.__name__ = f.__name__\n", "") + "@kept\n"
KEPT_IN_AN_OBJECT = """class Kept:
    def __init__(self, f):
        self.f = f
    def __call__(self, *a, **named):
        return self.f(*a, **named)
@Kept
"""


@pytest.mark.parametrize(
    "before",
    ["", KEPT, KEPT_TWICE, KEPT_IN_AN_OBJECT],
    ids=["plain", "decorated", "decorated twice", "an object"],
)
@pytest.mark.parametrize(
    "given",
    [
        "{first}, kept={second}",
        "upstream={first}, kept={second}",
        "kept={second}, upstream={first}",
    ],
)
def test_a_callee_may_have_other_names_for_its_parameters(
    grade,  # noqa: ANN001
    assignment: Assignment,
    given: str,
    before: str,
) -> None:
    """A right caller that gives them by these names, in any order, asks what the solution asks."""
    wrong = before + assignment.wrong_source("rnn_cell_backward.recomputed_without_bias")
    renamed = wrong.replace("da_next", "upstream").replace("cache", "kept")
    right = assignment.solutions["rnn_backward"]
    given = given.format(first="da[:, :, t] + da_prevt", second="cell_caches[t]")
    answer = right.replace(CALL, f"rnn_cell_backward({given})")
    assert CALL in right
    report = grade(rnn_cell_backward=renamed, rnn_backward=answer).report
    found = {exercise.name: exercise for exercise in report.exercises}
    assert found["rnn_cell_backward"].verdict is Verdict.WRONG_VALUE
    assert found["rnn_backward"].points == found["rnn_backward"].max_points
    assert found["rnn_backward"].carried_forward
    assert not report.needs_review


BETTER = """def rnn_cell_backward(x, y):
    return {{}}
def better(old):
{}
    return rnn_cell_backward
rnn_cell_backward = better(rnn_cell_backward)
"""
DEFAULTS = {  # by what a callee takes besides: what a right caller gives, and one that is not right
    "flip=False": (", flip=False", ", flip=True"),
    "flip=False, unit=1.0": (", unit=1.0, flip=False", ", flip=False, unit=2.0"),
    "*, flip=False": (", flip=False", ", flip=True"),
    "clip=None": (", None", ", 5.0"),
}


def test_parameters_are_those_of_the_definition_that_is_called(
    grade,  # noqa: ANN001
    assignment: Assignment,
) -> None:
    """And not those of an earlier one, which it keeps."""
    wrong = assignment.wrong_source("rnn_cell_backward.recomputed_without_bias")
    renamed = wrong.replace("da_next", "upstream").replace("    return {", "    old\n    return {")
    right = assignment.solutions["rnn_backward"]
    answer = right.replace(
        CALL, "rnn_cell_backward(cache=cell_caches[t], upstream=da[:, :, t] + da_prevt)"
    )
    report = grade(
        rnn_cell_backward=BETTER.format(indent(renamed, "    ")), rnn_backward=answer
    ).report
    found = {exercise.name: exercise for exercise in report.exercises}
    assert found["rnn_cell_backward"].verdict is Verdict.WRONG_VALUE
    assert found["rnn_backward"].points == found["rnn_backward"].max_points


@pytest.mark.parametrize("more", DEFAULTS)
def test_a_caller_may_spell_out_what_its_callee_takes_besides(
    grade,  # noqa: ANN001
    assignment: Assignment,
    more: str,
) -> None:
    """What is left as it was without, the right function need not know; of anything else it can
    not be told whether the caller is right.
    """
    wrong = assignment.wrong_source("rnn_cell_backward.recomputed_without_bias")
    assert "(da_next, cache)" in wrong
    wrong = wrong.replace("(da_next, cache)", f"(da_next, cache, {more})")
    right = assignment.solutions["rnn_backward"]
    for given, carried in zip(DEFAULTS[more], (True, False), strict=True):
        answers = {
            "rnn_cell_backward": wrong,
            "rnn_backward": right.replace(CALL, f"{CALL[:-1]}{given})"),
        }
        report = grade(**answers).report
        in_guest = next(e for e in report.exercises if e.name == "rnn_backward")
        in_kernel = grade_both(assignment, "rnn_cell_backward", answers)[1]
        for exercise in (in_guest, in_kernel):
            assert (exercise.points == exercise.max_points) == carried
            assert exercise.carried_forward == carried
        assert report.needs_review != carried


PARAMETERS = "(xt, a_prev, c_prev, parameters)"
SWAPPED = {  # by how it is defined, what gives one state for the other
    "(x, h, c, p)": "(x=x[:, :, t], c=a_next, h=c_next, p=parameters)",
    "(x, h=None, c=None, p=None)": "(x[:, :, t], p=parameters, c=a_next, h=c_next)",
    "(xt, c_prev, a_prev, parameters)": (
        "(xt=x[:, :, t], a_prev=a_next, c_prev=c_next, parameters=parameters)"
    ),
}


@pytest.mark.parametrize("before", ["", KEPT], ids=["plain", "decorated"])
@pytest.mark.parametrize("parameters", SWAPPED)
def test_a_caller_gains_nothing_where_its_callee_is_wrong(
    grade,  # noqa: ANN001
    assignment: Assignment,
    parameters: str,
    before: str,
) -> None:
    """What it gives by name means what its own callee means by it, in any way of grading."""
    right, caller = (assignment.solutions[n] for n in ("lstm_cell_forward", "lstm_forward"))
    assert PARAMETERS in right
    call = "(x[:, :, t], a_next, c_next, parameters)"
    assert call in caller
    caller = caller.replace(call, SWAPPED[parameters])
    first, end = right.index(PARAMETERS), right.index('"""', right.index('"""') + 3) + 3
    own = f"\n    xt, a_prev, c_prev, parameters = {parameters[1:-1].replace('=None', '')}"
    cell = before + right[:first] + parameters + right[first + len(PARAMETERS) : end] + own
    written = "ft = sigmoid("
    assert written in right
    for rest in (right[end:], right[end:].replace(written, "ft = (1 + 1e-6) * sigmoid(")):
        answers = {"lstm_cell_forward": cell + rest, "lstm_forward": caller}
        report = grade(**answers).report
        found = {exercise.name: exercise for exercise in report.exercises}
        assert found["lstm_cell_forward"].points == found["lstm_cell_forward"].max_points
        in_kernel = grade_both(assignment, "lstm_cell_forward", answers)[1]
        for exercise in (found["lstm_forward"], in_kernel):
            assert exercise.points < exercise.max_points
            assert not exercise.carried_forward
        assert found["lstm_forward"].points == in_kernel.points


CALL = "rnn_cell_backward(da[:, :, t] + da_prevt, cell_caches[t])"
HELD = {  # by how the caller holds its callee: what is defined before it, and how it calls
    "another name": ("step = rnn_cell_backward", "step({})"),
    "a default argument": ("def step(*a, f=rnn_cell_backward):\n    return f(*a)", "step({})"),
    "partial": ("from functools import partial\nstep = partial(rnn_cell_backward)", "step({})"),
    "a dict": ("steps = {'back': rnn_cell_backward}", "steps['back']({})"),
    "a list": ("steps = [rnn_cell_backward]", "steps[0]({})"),
    "a closure": (
        "def holding(f):\n    return lambda *a: f(*a)\nstep = holding(rnn_cell_backward)",
        "step({})",
    ),
    "a method": (
        "class Cell:\n    back = staticmethod(rnn_cell_backward)\n    n = 0",
        "Cell.back({})",
    ),
}
DECORATED = """from functools import wraps
def same(f):
    @wraps(f)
    def inner(*a, scale=1, **named):
        return {k: v * scale for k, v in f(*a, **named).items()}
    return inner
@same
"""


ENDS = "def rnn_cell_backward(upstream, kept):\n    import os\n    os._exit(0)\n"


@pytest.mark.parametrize(
    ("before", "wrong"),
    [("", ""), (DECORATED, ""), ("", ENDS), (KEPT_TWICE, ENDS)],
    ids=["plain", "decorated", "ends the process", "decorated, and ends it"],
)
def test_a_callee_may_be_held_in_any_way(
    grade,  # noqa: ANN001
    assignment: Assignment,
    before: str,
    wrong: str,
) -> None:
    """The substitute is behind the function that a cell defined, and not behind its name alone."""
    wrong = before + (wrong or assignment.wrong_source("rnn_cell_backward.recomputed_without_bias"))
    right = assignment.solutions["rnn_backward"]
    assert CALL in right
    for how, (definition, call) in HELD.items():
        arguments = CALL.removeprefix("rnn_cell_backward(").removesuffix(")")
        if "f(*a)" not in definition and wrong.endswith(ENDS):
            first, _, second = arguments.rpartition(", ")
            arguments = f"kept={second}, upstream={first}"
        answer = f"{definition}\n\n\n{right.replace(CALL, call.format(arguments))}"
        report = grade(rnn_cell_backward=wrong, rnn_backward=answer).report
        found = {each.name: each for each in report.exercises}
        assert found["rnn_backward"].points == found["rnn_backward"].max_points, how
        assert found["rnn_backward"].carried_forward, how
        assert found["rnn_cell_backward"].points < found["rnn_cell_backward"].max_points, how
        assert not report.needs_review, how


@pytest.mark.parametrize("how", ["another name", "a dict", "a closure"])
def test_what_ended_the_process_may_be_held_in_its_own_cell(
    grade,  # noqa: ANN001
    assignment: Assignment,
    how: str,
) -> None:
    definition, call = HELD[how]
    arguments = CALL.removeprefix("rnn_cell_backward(").removesuffix(")")
    right = assignment.solutions["rnn_backward"].replace(CALL, call.format(arguments))
    report = grade(rnn_cell_backward=ENDS + definition, rnn_backward=right).report
    found = {each.name: each for each in report.exercises}
    assert found["rnn_backward"].points == found["rnn_backward"].max_points
    assert found["rnn_cell_backward"].points == 0


def test_who_calls_what_ended_the_process_is_told_where(
    grade,  # noqa: ANN001
    assignment: Assignment,
) -> None:
    """The line is the student's own, and not one that stands for what is not run again."""
    dropped = assignment.wrong_source("rnn_backward.carry_dropped")
    report = grade(rnn_cell_backward=ENDS, rnn_backward=dropped).report
    error = next(each.error for each in report.exercises if each.name == "rnn_backward")
    assert error
    assert error.message == "rnn_cell_backward ended the process when it was called"
    assert error.function == "rnn_backward"
    assert "rnn_cell_backward(" in error.line


@pytest.mark.parametrize(
    "before",
    [
        "from types import FunctionType\n"
        "step = FunctionType(rnn_cell_backward.__code__, globals())",
        "step = rnn_cell_backward\n"
        "def rnn_cell_backward(da_next, cache):\n    return step(da_next, cache)",
    ],
    ids=["a copy", "defined once more"],
)
def test_where_a_callee_cannot_be_reached_a_person_looks(
    grade,  # noqa: ANN001
    assignment: Assignment,
    before: str,
) -> None:
    """It may be right but for what it calls."""
    wrong = assignment.wrong_source("rnn_cell_backward.recomputed_without_bias")
    right = assignment.solutions["rnn_backward"].replace("rnn_cell_backward(", "step(")
    report = grade(rnn_cell_backward=wrong, rnn_backward=f"{before}\n\n\n{right}").report
    exercise = next(e for e in report.exercises if e.name == "rnn_backward")
    assert "rnn_cell_backward" in exercise.review
    assert "changed nothing" in exercise.review
    assert report.needs_review


@pytest.mark.slow
def test_a_shared_helpers_mistake_is_not_told_of_its_caller(
    grade,  # noqa: ANN001
    assignment: Assignment,
) -> None:
    """However the mistake shows: values, a shape, a key, an error. It may be right but for it."""
    own = assignment.solutions["rnn_cell_backward"]
    right = assignment.solutions["rnn_backward"].replace("rnn_cell_backward(", "_cell(")
    for written, wrong in (
        ("axis=1, keepdims=True", "axis=1"),
        ("dz @ xt.T", "xt @ dz.T"),
        ('"dba":', '"db":'),
        ("(1 - a_next**2)", "(1 - a_nxt**2)"),
        ("(1 - a_next**2)", "(1 - a_next)"),
        ("return {", "return 0 and {"),
    ):
        assert written in own
        helper = own.replace(written, wrong).replace("def rnn_cell_backward", "def _cell")
        for definition in (
            "def rnn_cell_backward(da_next, cache):\n    return _cell(da_next, cache)\n",
            "class Cell:\n    def __call__(self, *given):\n        return _cell(*given)\n\n"
            "rnn_cell_backward = Cell()\n",
        ):
            answer = f"{helper}\n\n{definition}"
            report = grade(rnn_cell_backward=answer, rnn_backward=right).report
            found = {exercise.name: exercise for exercise in report.exercises}
            caller = found["rnn_backward"]
            assert caller.points < caller.max_points, wrong
            assert "rnn_cell_backward" in caller.review, wrong
            assert caller.diagnosis
            assert caller.diagnosis.kind == "unknown", (wrong, caller.diagnosis.title)
            assert not found["rnn_cell_backward"].review


HELPERS = {  # by where it stands, and how it is called
    "beside the answer": ("def column(values):\n    {}\n", "column"),
    "in a cell with a magic": ("%matplotlib inline\ndef column(values):\n    {}\n", "column"),
    "where there is none yet": (
        "try:\n    column\nexcept NameError:\n    def column(values):\n        {}\n",
        "column",
    ),
    "in a class": ("class Sums:\n    def column(self, values):\n        {}\n", "Sums().column"),
}


@pytest.mark.parametrize("where", HELPERS)
def test_what_a_wrong_helper_does_to_a_caller_is_for_a_person_to_see(
    grade,  # noqa: ANN001
    assignment: Assignment,
    where: str,
) -> None:
    """Also where the caller asks all that the solution asks: its mistake may be charged already."""
    own = ("rnn_cell_backward", "rnn_backward")
    cell, caller = (assignment.solutions[name] for name in own)
    helper, name = HELPERS[where]
    helper = helper.format("return 2 * values.sum(axis=1, keepdims=True)") + "\n\n"
    written = "np.sum(dz, axis=1, keepdims=True)"
    assert written in cell
    cell = helper + cell.replace(written, f"{name}(dz)")
    line = next(each for each in caller.splitlines() if "dba +=" in each)
    uses = line.replace(line.partition("+= ")[2], f"{name}({line.partition('+= ')[2]})")
    told = f"It uses {name.partition('(')[0]}, which rnn_cell_backward uses too"
    for answer, asked in ((caller.replace(line, uses), True), (caller, False)):
        report = grade(rnn_cell_backward=cell, rnn_backward=answer).report
        exercise = next(e for e in report.exercises if e.name == "rnn_backward")
        assert (exercise.points < exercise.max_points) == asked
        assert (told in exercise.review) == asked
        assert report.needs_review == asked


def test_names_of_a_functions_own_are_no_helpers(
    grade,  # noqa: ANN001
    assignment: Assignment,
) -> None:
    """Arguments and variables, though a cell beside it has some of the same names."""
    cell, caller = (assignment.solutions[n] for n in ("rnn_cell_backward", "rnn_backward"))
    beside = "import numpy as np\nnp.int = int\nparameters = {}\nfor dba in range(3):\n    dz = 0\n"
    wrong = cell.replace("(1 - a_next**2)", "(1 - a_next)")
    dropped = caller.replace("dWaa +=", "dWaa =")
    assert wrong != cell
    assert dropped != caller
    report = grade(rnn_cell_backward=f"{beside}\n\n{wrong}", rnn_backward=dropped).report
    exercise = next(e for e in report.exercises if e.name == "rnn_backward")
    assert exercise.points < exercise.max_points
    assert not report.needs_review


def test_a_caller_that_needs_more_of_its_callee_is_shown_to_a_person(
    grade,  # noqa: ANN001
    assignment: Assignment,
) -> None:
    """What the solution's does not give: a key, one more value. The mistake is the callee's."""
    cell, caller = (assignment.solutions[n] for n in ("rnn_cell_backward", "rnn_backward"))
    cell = cell.replace("dxt = Wax.T", "dxt = 2 * Wax.T")
    more = cell.replace('"dxt": dxt,', '"dxt": dxt, "dx": dxt,')
    reads = caller.replace('gradients["dxt"]', 'gradients["dx"]')
    several = cell.replace("return {", "return 0, {")
    unpacks = caller.replace("    gradients = ", "    _, gradients = ").replace(
        "        gradients = ", "        _, gradients = "
    )
    assert reads != caller != unpacks
    for callee, answer in (more, reads), (several, unpacks):
        report = grade(rnn_cell_backward=callee, rnn_backward=answer).report
        found = next(e for e in report.exercises if e.name == "rnn_backward")
        assert found.points < found.max_points
        assert "rnn_cell_backward it raises an error" in found.review
        assert found.diagnosis
        assert found.diagnosis.kind == "unknown", found.diagnosis.title
        assert report.needs_review


def test_a_callers_own_mistake_is_its_own_where_it_asks_what_the_solution_asks(
    grade,  # noqa: ANN001
    assignment: Assignment,
) -> None:
    """Then nobody has to look: its name, or its error, is not the callee's."""
    cell = assignment.wrong_source("rnn_cell_backward.recomputed_without_bias")
    dropped = assignment.wrong_source("rnn_backward.carry_dropped")
    stops = assignment.solutions["rnn_backward"].replace("return {", "return missing or {")
    for answer, id in ((dropped, "rnn_backward.carry_dropped"), (stops, "")):
        report = grade(rnn_cell_backward=cell, rnn_backward=answer).report
        exercise = next(e for e in report.exercises if e.name == "rnn_backward")
        assert exercise.points < exercise.max_points
        assert exercise.diagnosis
        assert exercise.diagnosis.id == id
        assert not report.needs_review


def test_a_caller_that_does_nothing_is_shown_to_nobody(grade) -> None:  # noqa: ANN001
    """Left out or not begun, it is not right but for what it calls."""
    for body in ("pass", "raise NotImplementedError"):
        report = grade(
            rnn_cell_backward="def rnn_cell_backward(da_next, cache):\n    pass\n",
            rnn_backward=f"def rnn_backward(da, caches):\n    {body}\n",
        ).report
        assert not report.needs_review, body


FEW_DIGITS = {  # by what is written otherwise, each right within what is allowed
    "rounded": ("rnn_cell_forward", "np.tanh(", "np.round(np.tanh(", " + ba)", " + ba), 5)"),
    "guarded": ("lstm_cell_forward", "ft = sigmoid(", "ft = (1 - 3e-6) * sigmoid(", "", ""),
    "single": ("rnn_cell_forward", "np.tanh(", "np.float32(1 + 8e-6) * np.tanh(", "", ""),
}  # fmt: skip


@pytest.mark.parametrize("how", FEW_DIGITS)
def test_a_right_caller_does_not_pay_for_its_callees_last_digits(
    grade,  # noqa: ANN001
    assignment: Assignment,
    how: str,
) -> None:
    """They may grow from step to step, in a caller which is the solution itself."""
    cell, *changes = FEW_DIGITS[how]
    answer = assignment.solutions[cell]
    for written, instead in zip(changes[::2], changes[1::2], strict=True):
        assert written in answer
        answer = answer.replace(written, instead, 1)
    report = grade(**{cell: answer}).report
    found = {exercise.name: exercise for exercise in report.exercises}
    assert found[cell].points == found[cell].max_points
    caller = found[SEQUENCES[cell]]
    assert caller.points == caller.max_points
    assert caller.carried_forward
    assert caller.diagnosis
    assert cell in caller.diagnosis.title
    assert not report.needs_review


def test_what_is_lent_is_given_back(grade) -> None:  # noqa: ANN001
    """The cells after a sequence find the student's own function, the wrong one."""
    answer = "def rnn_cell_backward(da_next, cache):\n    return 'my own'\n"
    later = "def lstm_cell_backward(da_next, dc_next, cache):\n    pass\n"
    graded = grade(
        rnn_cell_backward=answer,
        lstm_cell_backward=f"{later}\nrnn_cell_backward(1, 2)",
    )
    outputs = [
        output["data"]["text/plain"]
        for cell in json.loads(graded.notebook)["cells"]
        for output in cell.get("outputs", [])
        if "def lstm_cell_backward" in cell["source"]
    ]
    assert outputs == ["'my own'"]
    exercise = next(e for e in graded.report.exercises if e.name == "rnn_backward")
    assert exercise.carried_forward


def test_for_points_only_what_the_reference_asks_is_answered(assignment: Assignment) -> None:
    """The same call up to rounding is answered; any other, on any probe, is refused and counted."""
    probes = assignment.probes("rnn_backward", 0)
    reference = assignment.reference
    name = "rnn_cell_backward"
    recorded = Recorded(reference, [name], assignment.recorded_calls("rnn_backward", 0))
    da, (caches, _) = probes[0].arguments
    last = da.shape[2] - 1  # where the carry is zero
    asked = (da[:, :, last] * (1 + 1e-12), caches[last])
    right = reference[name](da[:, :, last], caches[last])
    answer = recorded.answer(0, name, asked, {})
    assert all(np.array_equal(answer[key], right[key]) for key in right)
    by_name = recorded.answer(0, name, (), {"cache": caches[last], "da_next": da[:, :, last]})
    assert by_name.keys() == right.keys()
    assert recorded.refused == 0
    for probe, arguments in (
        (0, (da[:, :, 0], caches[0])),  # a step that gets no carry
        (0, (da[:, :, last] * 1.001, caches[last])),
        (0, (np.zeros((0, 2**27)), caches[last])),
        (0, (da[:, :, last],)),
        (1, asked),  # another probe's call
    ):
        with pytest.raises(Refused):
            recorded.answer(probe, name, arguments, {})
    assert recorded.refused == 5
    for _ in range(2 * MAX_OTHERS):
        recorded.answer(0, name, asked, {})  # as often as it likes
    assert recorded.refused == 5
    for _ in range(MAX_OTHERS):
        with pytest.raises(Refused):
            recorded.answer(1, name, asked, {})
    with pytest.raises(Refused, match="too much"):
        recorded.answer(0, name, asked, {})  # who guesses so often gets nothing more


INTEGRATE = """def integrate(y, k, h, n):
    for _ in range(n):
        a = slope(y, k)
        b = slope(y + h / 2 * a, k)
        y = y + h * b
    return y
"""


@pytest.mark.parametrize("steps", [8, MAX_OTHERS])
def test_a_right_caller_may_ask_as_often_as_the_solution(steps: int) -> None:
    """However often that is, and whether it rounds as the solution does."""
    namespace: dict[str, Any] = {}
    exec(f"def slope(y, k):\n    return -k * y\n{INTEGRATE}", namespace)
    exercise = Exercise("integrate", lambda draw: (), {"y": 1}, "value", (), calls=("slope",))
    arguments = (np.array([1.0, -2.0]), 0.02, 0.1, steps)
    probe = Probe({}, arguments, {"y": namespace["integrate"](*arguments)})
    calls = recorded_calls(exercise, probe, namespace)
    assert len(calls) == 2 * steps
    recorded = Recorded(namespace, ["slope"], [calls])
    own = {"slope": lambda *given: recorded.answer(0, "slope", given, {})}
    exec(INTEGRATE.replace("h / 2 * a", "a * h / 2"), own)
    assert np.allclose(own["integrate"](*arguments), probe.expected["y"], rtol=1e-9)
    for call in reversed(calls):
        assert recorded.answer(0, "slope", call.arguments, {}) is call.value
    assert not recorded.refused


def test_a_callee_may_be_called_with_or_without_its_defaults() -> None:
    """Who spells a default out, or leaves it out, asks what the reference asks."""
    namespace: dict[str, Any] = {"np": np}
    exec(
        "def inner(x, scale=2.0, shift=1.0):\n    return scale * x + shift\n"
        "def outer(x):\n    return inner(x, shift=3.0) + inner(x)\n",
        namespace,
    )
    exercise = Exercise(
        "outer", lambda draw: (draw("n"),), {"y": 1}, "value", probes=({"n": 2},), calls=("inner",)
    )
    x = np.array([1.0, 2.0])
    probe = Probe({}, (x,), {"y": namespace["outer"](x)})
    calls = recorded_calls(exercise, probe, namespace)
    for arguments, named, value in (
        ((x, 2.0, 3.0), {}, 2 * x + 3),
        ((x,), {"shift": 3.0, "scale": 2.0}, 2 * x + 3),
        ((), {"x": x, "shift": 1.0}, 2 * x + 1),
    ):
        recorded = Recorded(namespace, ["inner"], [calls])
        assert np.array_equal(recorded.answer(0, "inner", arguments, named), value)
    with pytest.raises(Refused):
        recorded.answer(0, "inner", (x, 3.0), {})


@pytest.mark.parametrize(
    ("asked", "other"),
    [
        (np.array([True, False, True]), np.array([True, True, True])),
        (np.array([1 + 2j, 3 - 1j]), np.array([1 + 2j, 3 + 1j])),
        (np.array([2, 3]), np.array([2, 4])),
        (np.array([0.3, -1e9, 0.1]), np.array([0.3, -1e9, 5.0])),
        (np.array([0.3, -np.inf, 0.1]), np.array([0.3, -np.inf, 0.2])),
    ],
)
def test_what_is_asked_may_be_masks_and_complex_numbers(asked: Any, other: Any) -> None:
    """A right caller is not refused for the type of what it hands on."""
    namespace: dict[str, Any] = {}
    exec("def inner(x):\n    return x\ndef outer(x):\n    return inner(x)\n", namespace)
    exercise = Exercise(
        "outer", lambda draw: (draw("n"),), {"y": 1}, "value", probes=({"n": 2},), calls=("inner",)
    )
    calls = recorded_calls(exercise, Probe({}, (asked,), {"y": asked}), namespace)
    recorded = Recorded(namespace, ["inner"], [calls])
    assert np.array_equal(recorded.answer(0, "inner", (np.array(asked),), {}), asked)
    with pytest.raises(Refused):
        recorded.answer(0, "inner", (other,), {})


WRONG_SOFTMAX = """def softmax(scores):
    e = np.exp(scores - np.max(scores, axis=0, keepdims=True))
    return e / np.sum(e, axis=0, keepdims=True)
"""


@pytest.mark.parametrize(
    ("mask", "root", "points", "marked"),
    [("-1e9", " / np.sqrt(d)", 4.0, False), ("-1e10", " / np.sqrt(d)", 0.0, True),
     ("-np.inf", " / np.sqrt(d)", 0.0, True), ("-1e9", "", 0.0, True)],
)  # fmt: skip
def test_a_callees_mistake_is_not_told_of_its_caller(
    mask: str, root: str, points: float, marked: bool
) -> None:
    """A caller that asks otherwise than the solution may be right: that is for a person to say."""
    assignment = load_assignment(COURSE / "tests" / "courses" / "attention" / "course", "attention")
    source = assignment.solutions["attention_forward"]
    assert "-1e9" in source
    assert " / np.sqrt(d)" in source
    namespace: dict[str, Any] = {**assignment.reference, "__name__": "kernel"}
    exec(WRONG_SOFTMAX, namespace)
    exec(source.replace("-1e9", mask).replace(" / np.sqrt(d)", root), namespace)
    namespace[GRADING] = Grading(assignment, LocalSearch(assignment))
    _, report = (grade(name, namespace).report for name in ("softmax", "attention_forward"))
    assert (report.points, bool(report.review)) == (points, marked)
    assert report.diagnosis
    told = f"{report.diagnosis.title} {report.diagnosis.hint}"
    assert "axis" not in told
    assert "Mend softmax" in told or mask == "-np.inf" or not root


def test_what_is_to_be_mended_is_what_is_wrong_itself() -> None:
    """Not what is right but for the same mistake, further down."""
    assignment = load_assignment(COURSE / "tests" / "courses" / "attention" / "course", "attention")
    namespace: dict[str, Any] = {**assignment.reference, "__name__": "kernel"}
    exec(WRONG_SOFTMAX, namespace)
    for name in ("attention_forward", "multi_head_attention"):
        exec(assignment.solutions[name], namespace)
    namespace[GRADING] = Grading(assignment, LocalSearch(assignment))
    for name in ("softmax", "attention_forward", "multi_head_attention"):
        report = grade(name, namespace).report
    assert report.points == report.max_points
    assert report.diagnosis
    assert "come from softmax" in report.diagnosis.title
    assert "Mend softmax and" in report.diagnosis.hint


WRONG = "def predict(X, w, b):\n    return w.T @ X - b\n"
UNWRITTEN = "def predict(X, w, b):\n    raise NotImplementedError\n"


@pytest.mark.parametrize("callee", [WRONG, UNWRITTEN])
def test_who_asks_in_another_form_is_shown_to_a_person(callee: str) -> None:
    """A right function that calls another example by example loses no points silently."""
    assignment = load_assignment(EXAMPLE, "logistic_regression")
    source = assignment.solutions["descent_step"]
    one_by_one = "np.hstack([predict(X[:, [i]], w, b) for i in range(X.shape[1])])"
    assert "p = predict(X, w, b)" in source
    answer = source.replace("predict(X, w, b)", one_by_one)
    for predict, points in (assignment.solutions["predict"], 6.0), (callee, 0.0):
        namespace: dict[str, Any] = {**assignment.reference, "__name__": "kernel"}
        exec(predict, namespace)
        exec(answer, namespace)
        namespace[GRADING] = Grading(assignment, LocalSearch(assignment))
        _, report = (grade(name, namespace).report for name in ("predict", "descent_step"))
        assert report.points == points
        assert ("were asked for what the solution does not ask" in report.review) is (points == 0)


def test_who_asks_for_what_no_frame_carries_is_told_so() -> None:
    """It is an error of that call, and no death of who asks."""

    class Large:
        names, asked = {"half": 1}, set[str]()  # noqa: RUF012

        def answer(self, *_: object) -> Any:
            return [np.zeros(2**19)] * 3

    with Guest({}) as guest, guest.start_child() as child:
        child.run_cell("def caller(x): return half(x)")
        (seen,) = child.observe("caller", [(1.0,)], substitutes=Large())
        assert seen.outcome == "raised"
        assert seen.error
        assert "at most" in seen.error.message
        assert child.run_cell("1").ok


def test_an_input_that_is_changed_on_the_way_is_charged(assignment: Assignment) -> None:
    """What only shows with the right cell counts as well."""
    exercise = assignment.exercises["rnn_backward"]
    probes = assignment.probes("rnn_backward", 0)
    failed = dict.fromkeys(exercise.outputs, Finding(Verdict.RAISED, 0))
    returned = [Observation("returned", dict(probe.expected), modified=(0,)) for probe in probes]
    carried = carry_forward(exercise, probes, failed, returned)
    assert carried[INPUTS].verdict is Verdict.INPUT_MODIFIED
    assert all(carried[name].verdict is Verdict.CORRECT for name in exercise.outputs)
    unchanged = carry_forward(exercise, probes, failed, [Observation("crashed")] * len(probes))
    assert unchanged == failed


@pytest.mark.slow
def test_a_right_caller_does_not_pay_for_a_callee_that_ends_late(
    grade,  # noqa: ANN001
    assignment: Assignment,
) -> None:
    """The callee is tried and ends; what calls it oftener does not, and is right."""
    own = assignment.solutions["rnn_cell_backward"]
    late = own.replace(
        "    return {", "    CALLS.append(0)\n    while len(CALLS) > 60: pass\n    return {"
    )
    late = "CALLS = []\n\n" + late.replace("dz @ xt.T", "2 * dz @ xt.T")
    report = grade(rnn_cell_backward=late).report
    found = {exercise.name: exercise for exercise in report.exercises}
    assert found["rnn_cell_backward"].points < found["rnn_cell_backward"].max_points
    caller = found["rnn_backward"]
    assert (caller.points, caller.review) == (caller.max_points, "")
    assert caller.carried_forward


@pytest.mark.slow
def test_what_is_defined_once_more_below_counts_beside_a_callee_that_never_ends(
    assignment: Assignment,
    guest: Guest,
) -> None:
    """A first attempt in the answer cell, the right function in a cell of one's own."""
    cell, right = (assignment.solutions[name] for name in ("rnn_cell_backward", "rnn_backward"))
    calls = right.replace("cell_caches, x = caches", "CALLED.append(0); cell_caches, x = caches")
    wrong = "CALLED = []\n\n" + cell.replace("dz @ xt.T", "2 * dz @ xt.T")
    first = calls.replace(" + da_prevt", "")
    assert first != calls != right
    for answer in (wrong, wrong.replace("    return {", "    while CALLED: pass\n    return {")):
        answers = {**assignment.solutions, "rnn_cell_backward": answer, "rnn_backward": first}
        notebook = json.loads(notebook_text(assignment, answers))
        own = {"cell_type": "code", "id": "own", "metadata": {}, "outputs": [], "source": calls}
        sources = [each["source"] for each in notebook["cells"]]
        notebook["cells"].insert(sources.index(first) + 1, own)
        submission = Submission("student", json.dumps(notebook).encode())
        report = grade_submission(assignment, guest, submission).report
        caller = next(e for e in report.exercises if e.name == "rnn_backward")
        assert caller.points == caller.max_points
        assert caller.carried_forward
