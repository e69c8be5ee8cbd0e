"""What one sees of a misconception: found by trying, not written by hand."""

from __future__ import annotations

from rnngrader.course.assignment import Assignment
from rnngrader.course.catalogue import Misconception, wrong_source
from rnngrader.diagnosis.runner import Runner
from rnngrader.judge import INPUTS, judge_one
from rnngrader.records import Verdict

VALUES, FORM, SIDE_EFFECT, RAISES = SYMPTOMS = (
    "values wrong, shapes right",
    "wrong shape/keys",
    "output right, side effect wrong",
    "raises",
)
NUMBERS = {Verdict.WRONG_VALUE, Verdict.INPUT_MODIFIED}  # what is not of the form


def symptom_of(bench: Runner, entry: Misconception) -> str:
    """Return what the first probe that goes wrong shows of an entry; "" where none does.

    A side effect is an input that was changed, and what is kept for later: an output with `parts`.
    """
    aside = {INPUTS, *bench.exercise.parts}
    observed = bench.observe(bench.compiled(wrong_source(entry, bench.source)))
    for probe, observation in zip(bench.probes, observed, strict=True):
        wrong = judge_one(bench.exercise, probe, observation)
        if observation.outcome == "raised":
            return RAISES
        if wrong and wrong.keys() <= aside:
            return SIDE_EFFECT
        if {found.verdict for found in wrong.values()} - NUMBERS:
            return FORM  # the judge's verdict, also where values are wrong in another output
        if wrong:
            return VALUES
    return ""


def bench_of(assignment: Assignment, name: str) -> Runner:
    """Return an exercise on its public probes."""
    exercise, probes = assignment.exercises[name], assignment.probes(name, 0)
    return Runner(assignment, exercise, probes, assignment.reference)
