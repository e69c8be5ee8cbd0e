"""Answers as students write them: right ones in many styles, and every mistake seen in class."""

from __future__ import annotations

import warnings
from itertools import zip_longest

import pytest
from cases import Case, load_cases

from rnngrader.course.assignment import Assignment
from rnngrader.diagnosis.diagnose import diagnose
from rnngrader.diagnosis.runner import Runner
from rnngrader.judge import judge, points_earned

RIGHT = load_cases("right")
WRONG = load_cases("wrong")


def try_out(assignment: Assignment, case: Case):
    """What the case's function does on the probes, beside the right other functions."""
    exercise = assignment.exercises[case.function]
    probes = assignment.probes(case.function, 0)
    runner = Runner(assignment, exercise, probes, assignment.reference)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        observed = runner.observe(compile(case.source, f"<cell {case.function}>", "exec"))
    findings = judge(exercise, probes, observed)
    points = points_earned(exercise, findings, assignment.points[case.function])
    return exercise, probes, observed, findings, points


@pytest.mark.parametrize("case", RIGHT, ids=str)
def test_a_right_answer_earns_all_points(assignment: Assignment, case: Case):
    """Style does not matter: loops, einsum, recursion, own helpers, lists, prints, warnings."""
    *_, findings, points = try_out(assignment, case)
    assert points == assignment.points[case.function], findings


def test_right_answers_earn_all_points_in_the_sandbox(assignment: Assignment, grade):
    """Handed in as whole notebooks they score full, and nothing is diagnosed."""
    by_function = [[c for c in RIGHT if c.function == name] for name in assignment.exercises]
    for together in zip_longest(*by_function):
        report = grade(**{case.function: case.source for case in together if case}).report
        assert report.score == report.max_score, [str(case) for case in together]
        assert not [exercise.diagnosis for exercise in report.exercises if exercise.diagnosis]


@pytest.mark.parametrize("case", WRONG, ids=str)
def test_a_wrong_answer_loses_points_and_is_named(assignment: Assignment, case: Case):
    """Each mistake costs points and is called by its name, or by its family's."""
    *tried, points = try_out(assignment, case)
    assert points < assignment.points[case.function]
    known = assignment.misconceptions[case.mistake]
    diagnosis = diagnose(assignment, *tried).diagnosis
    assert diagnosis.id == (known.family or known).id
    assert diagnosis.kind == ("family" if known.family else "misconception")


def test_there_are_enough():
    """At least thirty right styles and seventy wrong answers, some for every function."""
    assert len(RIGHT) >= 30
    assert len(WRONG) >= 70
    assert {case.function for case in RIGHT} == {case.function for case in WRONG}
    assert len({case.function for case in RIGHT}) == 8
    assert len(set(map(str, RIGHT + WRONG))) == len(RIGHT + WRONG)
