"""A generated mistake is named only where it goes together with the steps of the student's code."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from conftest import COURSE

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import Assignment, assignment_names, load_assignment
from rnngrader.diagnosis import tables
from rnngrader.diagnosis.answer import (
    Answer,
    Question,
    answer,
    digest_of,
    effect_in,
    further_probes,
    last_probes,
    tried_in_vain,
)
from rnngrader.diagnosis.diagnose import runner_of
from rnngrader.diagnosis.repairs import Effect
from rnngrader.diagnosis.runner import Runner
from rnngrader.diagnosis.steps import telling
from rnngrader.grading.submission import grade_submission, start_guest
from rnngrader.judge import judge, overall_verdict
from rnngrader.records import ProbeSource, Submission, Value, Verdict

COURSES = COURSE / "tests" / "courses"


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch):
    folder = tmp_path_factory.getbasetemp() / "tables of courses"
    monkeypatch.setattr(tables, "cache_folders", lambda course: [folder])


def loaded(course: str) -> Assignment:
    folder = COURSES / course / "course"
    return load_assignment(folder, assignment_names(folder)[0])


def public_runner(assignment: Assignment, name: str) -> Runner:
    return runner_of(assignment, assignment.exercises[name], assignment.probes(name, 0))


def told_by(runner: Runner, source: str) -> dict[int, Value]:
    """Return what the steps of an answer are worth on three probes."""
    namespace = dict(runner.namespace)
    exec(telling(source, runner.exercise.name).definition, namespace)
    function = namespace[runner.exercise.name]
    with np.errstate(all="ignore"):
        return {i: function(*runner.probes[i].arguments) for i in range(3)}


def names(course: str, name: str, source: str) -> tuple[Answer, Answer]:
    """Return what is found of an answer by its numbers alone, and by its steps as well."""
    assignment = loaded(course)
    runner = public_runner(assignment, name)
    seen = runner.observe(compile(source, "<answer>", "exec"))
    alone = answer(assignment, Question(name, 0, seen))
    both = answer(assignment, Question(name, 0, seen, told=told_by(runner, source), source=source))
    return alone, both


@pytest.mark.slow
@pytest.mark.parametrize(
    ("course", "function", "slip", "said"),
    [
        # A half at the squared differences, for the 2 that is missing under a root: the distance is
        # right in the student's code.
        ("gaussian", "matern_kernel", "root_of_nu", "where `r` is computed"),
        # A sign of the points, for the smallest eigenvector in the place of the largest.
        ("robotics", "register_points", "smallest_eigenvector", "`Pc` with the opposite sign"),
    ],
)
def test_what_is_right_in_the_students_code_has_no_mistakes_name(
    course: str, function: str, slip: str, said: str
):
    """Then there is none, or but one that gives way to a change that undoes the mistake."""
    path = COURSES / course / "wrong" / function / f"{slip}.py"
    alone, both = names(course, function, path.read_text())
    assert said in alone.diagnosis.title
    assert both.diagnosis.id != alone.diagnosis.id
    assert both.far_fetched or both.diagnosis.kind == "unknown"


@pytest.mark.slow
def test_no_function_is_said_to_be_applied_that_is_nowhere_in_the_text():
    """By the numbers alone it may be: of large numbers `tanh` is 1."""
    path = COURSES / "attention" / "wrong" / "positional_encoding" / "whole_number_division.py"
    alone, both = names("attention", "positional_encoding", path.read_text())
    assert "`tanh` applied to `base`" in alone.diagnosis.title
    assert "applied to" not in both.diagnosis.title


TWICE = """
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=1, keepdims=True)
    var = np.var(x, axis=1, keepdims=True)
    std = {}
    xhat = (x - mu) / std
    return gamma * xhat + beta, (xhat, std, gamma)
"""


@pytest.mark.parametrize("std", ["np.sqrt(eps + var) * 2", "2 * (var + eps) ** 0.5"])
def test_what_is_written_keeps_its_name(std: str):
    alone, both = names("attention", "layer_norm_forward", TWICE.format(std))
    assert "`std` is computed" in both.diagnosis.title
    assert "where `xhat` is computed" in alone.diagnosis.title
    assert "where `xhat` is computed" not in both.diagnosis.title  # that line is as it should be


@pytest.mark.parametrize(
    ("function", "slip", "said"),
    [
        # What it works on is wrong before: which sums are whose, which logarithm is whose.
        ("mutual_information", "sums_exchanged", "`h_x` where `h_y` belongs"),
        ("word_posteriors", "flip_and_keep_exchanged", "where `distance` is computed"),
        # A right line, for one of two mistakes elsewhere.
        ("syndrome_decode", "two_mistakes", "the part of `word` where 1 minus it belongs"),
    ],
)
def test_no_line_is_blamed_that_stands_in_the_answer_as_it_should(
    function: str, slip: str, said: str
):
    path = COURSES / "codes" / "wrong" / function / f"{slip}.py"
    alone, both = names("codes", function, path.read_text())
    assert said in alone.diagnosis.title
    assert said not in both.diagnosis.title


@pytest.mark.slow
def test_none_of_two_mistakes_is_in_a_line_that_stands_in_the_answer_as_it_should():
    """The loop is right there; by the numbers alone it could begin one turn earlier."""
    path = COURSES / "finance" / "wrong" / "rolling_volatility" / "two_ddof_and_start.py"
    alone, both = names("finance", "rolling_volatility", path.read_text())
    assert "; and the loop over `range(0, n)`" in alone.diagnosis.title
    assert "range(0, n)" not in both.diagnosis.title


NO_STD, MEAN = (") / std", ")"), ("np.sum(dy, axis=0)", "np.mean(dy, axis=0)")


@pytest.mark.parametrize(
    ("slips", "kept"), [([NO_STD, MEAN], False), ([NO_STD], True), ([MEAN], True)]
)
def test_two_mistakes_at_once_have_to_hold_on_more_draws_than_one(
    slips: list[tuple[str, str]], kept: bool
):
    """Here something else comes back on the last ones: of so many pairs some agree by chance."""
    assignment, function = loaded("attention"), "layer_norm_backward"
    runner = public_runner(assignment, function)
    right = wrong = assignment.solutions[function]
    for old, new in slips:
        assert old in wrong
        wrong = wrong.replace(old, new)
    code, other = (compile(text, "<answer>", "exec") for text in (wrong, right))
    question = Question(function, 0, runner.observe(code))
    name = answer(assignment, question).diagnosis
    assert name.kind == "mutation"
    assert ("; and " in name.title) is not kept
    further = runner.on(further_probes(assignment, function))
    draws = runner.on(last_probes(assignment, function))
    question = replace(question, further=further.observe(code))
    assert answer(assignment, question).doubtful is not kept
    for seen, same in ((draws.observe(code), True), (draws.observe(other), kept)):
        assert (answer(assignment, replace(question, last=seen)).diagnosis == name) is same


@pytest.mark.slow
def test_what_is_done_too_early_in_several_places_is_one_mistake():
    """In each of them it is done to what has other names: 0.15 stands inside of a power, twice."""
    path = COURSES / "traffic" / "wrong" / "msa_assignment" / "bpr_factor_inside_power.py"
    alone, _ = names("traffic", "msa_assignment", path.read_text())
    assert alone.diagnosis.title.count("the 0.15 multiplied with") == 2
    assert "missing" not in alone.diagnosis.title


@pytest.mark.slow
def test_what_undoes_itself_in_a_line_is_not_told():
    """Three differences are reversed, and not a fourth, whose sign would then be wrong as well."""
    path = COURSES / "neurons" / "wrong" / "hodgkin_huxley" / "driving_force_reversed.py"
    alone, both = names("neurons", "hodgkin_huxley", path.read_text())
    for found in (alone, both):
        assert "the difference of `v` and `E` the other way round" in found.diagnosis.title
        assert "gates" not in found.diagnosis.title


@pytest.mark.slow
def test_a_line_that_stands_as_it_should_may_be_undone_by_another():
    """What one line computes the next one spoils: that is told where it is computed."""
    path = COURSES / "splines" / "wrong" / "weighted_fit" / "weights_normalised.py"
    _, both = names("splines", "weighted_fit", path.read_text())
    assert "divided by its sum" in both.diagnosis.title


@pytest.mark.slow
def test_no_step_is_blamed_that_another_function_does():
    """A second division by the width of the queries is not in `attention_forward`, which is
    called, and right.
    """
    path = COURSES / "attention" / "wrong" / "multi_head_attention" / "scaled_twice.py"
    alone, both = names("attention", "multi_head_attention", path.read_text())
    assert "In the step that `attention_forward` does" in alone.diagnosis.title
    assert "In the step that" not in both.diagnosis.title


@pytest.mark.parametrize("slip", ["far_first", "maximum_of_candidates"])
def test_a_right_value_counts_as_far_as_it_is_made(slip: str):
    """A loop leaves out the rays that miss, a root of less than nothing is no number there: what
    is computed for the others is right.
    """
    path = COURSES / "graphics" / "wrong" / "ray_sphere" / f"{slip}.py"
    alone, both = names("graphics", "ray_sphere", path.read_text())
    assert "the term `b` missing, where `near` is computed" in alone.diagnosis.title
    assert "the term `b`" not in both.diagnosis.title
    assert "`far`" in both.diagnosis.title


@pytest.mark.slow
def test_of_several_ways_to_say_it_that_one_is_told_that_stands_in_the_text():
    """All depths stay infinite: which is a right answer where nothing is drawn, so it tells."""
    path = COURSES / "graphics" / "wrong" / "rasterize" / "buffer_not_updated.py"
    alone, both = names("graphics", "rasterize", path.read_text())
    assert "`zbuffer` where `z` belongs" in alone.diagnosis.title
    assert both.diagnosis.title.endswith("with the line where `zbuffer` is filled missing")


@pytest.mark.slow
def test_no_function_is_said_to_be_applied_all_over_the_code():
    """`floor` here, there, and in five other places, would give the same: nobody wrote that."""
    path = COURSES / "wavelets" / "wrong" / "track_pitch" / "no_parabola_unvoiced_two.py"
    alone, both = names("wavelets", "track_pitch", path.read_text())
    assert both.diagnosis.title.count("`floor` applied") <= 3
    assert alone.diagnosis.title.count("`floor` applied") <= 3
    assert "the condition on `threshold` and `r` always taken for true" in both.diagnosis.title


CROSSED = COURSES / "optics" / "wrong" / "mueller_train" / "polarizer_crossed.py"
WHOLE_ENDS = COURSES / "colour" / "wrong" / "spectra_to_xyz" / "gradient_ends_not_halved.py"
POWER = COURSES / "splines" / "wrong" / "spline_evaluate" / "power_form_c.py"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("course", "path", "old", "new", "effect"),
    [
        # Turned by a right angle more, all comes out right: but the turning is as it should be.
        (
            "optics",
            CROSSED,
            "[[1, 0, 0, 0], [0, np.cos(2",
            "[[-1, 0, 0, 0], [0, np.cos(2",
            Effect.SPOILS,
        ),
        ("optics", CROSSED, "(value - 1) / 2", "(1 - value) / 2", Effect.UNDOES),
        # The right function has no half of it, and needs none: it computes in another form.
        ("splines", POWER, "c2 = M[k]", "c2 = M[k] / 2", Effect.UNDOES),
        # Twice the right weights everywhere do as well, for all is divided by their sum.
        ("colour", WHOLE_ENDS, "[:-2]) / 2", "[:-2])", Effect.MAKES_UP),
    ],
)
def test_no_change_undoes_a_mistake_that_makes_a_right_value_wrong(
    course: str, path: Path, old: str, new: str, effect: Effect
):
    assignment, source, function = loaded(course), path.read_text(), path.parent.name
    runner = public_runner(assignment, function)
    assert old in source
    changed = source.replace(old, new)
    right = compile(changed, "<changed>", "exec")
    findings = judge(runner.exercise, runner.probes, runner.observe(right))
    assert overall_verdict(findings) is Verdict.CORRECT
    told, after = told_by(runner, source), told_by(runner, changed)
    assert effect_in(assignment, function, 0, (source, changed), told, after) is effect


@pytest.mark.slow
def test_nor_is_it_told_of_a_submission():
    """In the sandbox, too: the name that is far-fetched stays, which is right here."""
    assignment = loaded("optics")
    text = notebook_text(assignment, {**assignment.solutions, "mueller_train": CROSSED.read_text()})
    with start_guest(assignment) as guest:
        source = ProbeSource(0, "5e" * 32)
        graded = grade_submission(assignment, guest, Submission("s", text.encode()), source)
    (found,) = (e.diagnosis for e in graded.report.exercises if e.name == "mueller_train")
    assert found is not None
    assert "the 1 subtracted from `value`, not the other way round" in found.title


@pytest.mark.slow
def test_what_was_tried_in_vain_changes_no_answer():
    """Asked with more than before, a search says what one says that was asked nothing before."""
    assignment, function = loaded("attention"), "attention_backward"
    path = COURSES / "attention" / "wrong" / function / "two_axis_and_dv_scaled.py"
    source, runner = path.read_text(), public_runner(assignment, function)
    first = Question(function, 0, runner.observe(compile(source, "<answer>", "exec")))
    second = replace(first, told=told_by(runner, source), source=source)
    tried_in_vain.cache_clear()
    new = answer(assignment, second)
    assert new.doubtful
    assert not kept(assignment, function, first)
    before = answer(assignment, first)
    assert kept(assignment, function, first)
    assert answer(assignment, second) == new
    tried_in_vain.cache_clear()
    assert answer(assignment, first) == before


def kept(assignment: Assignment, function: str, question: Question) -> set[tuple[object, ...]]:
    """Return what is known to be in vain of a question."""
    return tried_in_vain(assignment, function, 0, "", digest_of(question))


@pytest.mark.slow
def test_what_is_strange_in_a_condition_is_no_name():
    """Many conditions choose alike: here, a `dist` that is divided by n or has a logarithm around
    it nearly always does what a router does that is never looked at again.
    """
    path = COURSES / "queues" / "wrong" / "routing_table" / "done_when_reached.py"
    for found in names("queues", "routing_table", path.read_text()):
        assert found.diagnosis.kind == "unknown"
