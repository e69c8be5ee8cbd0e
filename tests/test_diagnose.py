"""Wrong answers are named by their numbers, or described by them."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

from rnngrader.course import load_assignment
from rnngrader.diagnose import bench_of, diagnose
from rnngrader.judge import judge
from rnngrader.records import Diagnosis

COURSE = Path(__file__).parents[1]


@functools.cache
def course():
    return load_assignment(COURSE, "rnn_step_by_step")


def diagnosed(name: str, *edits: tuple[str, str]) -> Diagnosis:
    """The diagnosis of the reference with some of its text replaced."""
    source = course().solutions[name]
    for old, new in edits:
        assert old in source
        source = source.replace(old, new)
    return diagnosed_source(name, source)


def diagnosed_source(name: str, source: str) -> Diagnosis:
    exercise, probes = course().exercises[name], course().probes(name, 0)
    code = compile(source, f"<cell {name}>", "exec")
    observations = bench_of(course(), exercise, probes).observe(code)
    return diagnose(course(), exercise, probes, observations, judge(exercise, probes, observations))


@pytest.mark.parametrize(
    ("name", "edit", "said"),
    [
        (
            "rnn_backward",
            ('dx[:, :, t] = gradients["dxt"]', 'dx[:, :, : t + 1] += gradients["dxt"][..., None]'),
            "running sum",
        ),
        ("rnn_cell_backward", ('"dWax": dWax', '"dWax": 0.7 * dWax'), "times 0.7"),
    ],
)
def test_what_no_entry_explains_gets_a_true_relation(name, edit, said):
    """An exact relation between the wrong and the right numbers is said in words."""
    found = diagnosed(name, edit)
    assert said in " ".join((found.title, *found.facts))
