"""Observations × misconceptions → diagnosis: which mistake gives exactly these numbers?

Known mistakes are looked up first, then generic changes of the reference are searched; what none
of them explains is described by what its numbers show. A name is given only where every probe
agrees in full. All of it is done by the numbers: the answer's source is read for nothing but to
point at a line that raised.
"""

from __future__ import annotations

import dataclasses
import functools
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np

from rnngrader.course import Assignment
from rnngrader.diagnosis.callees import search_inlined
from rnngrader.diagnosis.facts import find_facts
from rnngrader.diagnosis.known import entries_of, look_up, look_up_hidden_pairs, look_up_several
from rnngrader.diagnosis.mutations import own_variables
from rnngrader.diagnosis.raised import all_equal, explain_error
from rnngrader.diagnosis.returned import look_at_return, return_facts
from rnngrader.diagnosis.search import (
    search_lines,
    search_several,
    search_simple,
    search_single,
)
from rnngrader.diagnosis.variants import Bench, Explanation
from rnngrader.judge import describe_outcome, judge_one, speaking_verdict
from rnngrader.records import Diagnosis, Exercise, Finding, Observation, Probe, Verdict

Stage = Callable[[Bench, Sequence[Observation]], Explanation | None]
LIKELY, SIMPLE, STRANGE = (1, 3), (1, 2), (4, 99)  # ranks of generic changes
# After the known mistakes by themselves, in this order: one plausible change before two, two
# plausible ones before a strange one.
STAGES: tuple[Stage, ...] = (
    look_at_return,
    search_simple,
    look_up_several,
    functools.partial(search_single, ranks=LIKELY),
    functools.partial(search_several, ranks=SIMPLE),
    functools.partial(search_single, ranks=STRANGE),
    search_several,
    search_lines,
    look_up_hidden_pairs,
)


def diagnose(
    assignment: Assignment,
    exercise: Exercise,
    probes: Sequence[Probe],
    observations: Sequence[Observation],
    findings: Mapping[str, Finding],
) -> Diagnosis:
    """What went wrong in a wrong answer, as far as its numbers show it beyond doubt."""
    if not any(o.outcome in ("returned", "raised") for o in observations):
        return Diagnosis("unknown", title=describe_outcome(observations[0]))
    verdict = speaking_verdict(findings)
    if verdict is Verdict.NOT_IMPLEMENTED:
        return Diagnosis("unknown", title="The function is not written yet")
    if verdict is Verdict.CORRECT:
        return Diagnosis("unknown")
    bench = bench_of(assignment, exercise, tuple(probes))
    # What comes back may hold any number, and wrong variants warn of what they do.
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = explain(bench, observations)
        diagnosis = found.diagnosis if found else describe(bench, observations, findings)
    called = {name: tuple(assignment.exercises[name].outputs) for name in exercise.calls}
    errors = explain_error(exercise, probes, observations, called)
    return dataclasses.replace(diagnosis, facts=(*errors, *diagnosis.facts))


_benches: dict[tuple[str, str], Bench] = {}


def bench_of(assignment: Assignment, exercise: Exercise, probes: tuple[Probe, ...]) -> Bench:
    """The bench of one exercise, made once for the same probes."""
    key = (assignment.digest, exercise.name)
    bench = _benches.get(key)
    if bench is None or list(map(id, bench.probes)) != list(map(id, probes)):
        bench = _benches[key] = Bench(assignment, exercise, probes, assignment.reference)
    return bench


def explain(bench: Bench, observations: Sequence[Observation]) -> Explanation | None:
    """The simplest mistake that does what was observed, the known ones before all others."""
    if found := look_up(bench, observations):
        return found
    if not bench.exercise.arguments:
        return None  # what takes no input has nothing but its solution to talk about
    for stage in STAGES:
        if found := stage(bench, observations):
            return found
    for callee in bench.exercise.calls:
        if found := search_inlined(bench, callee, entries_of(bench, callee), observations):
            return found
    return None


def describe(
    bench: Bench, observations: Sequence[Observation], findings: Mapping[str, Finding]
) -> Diagnosis:
    """What can be said of a mistake that nothing explains."""
    exercise, probes = bench.exercise, bench.probes
    variables = own_variables(bench.source, exercise.name, bench.namespace)
    raised = any(observation.outcome == "raised" for observation in observations)
    return Diagnosis(
        kind="unknown",
        title="An error stops the function" if raised else "A mistake that is not on the list",
        facts=(
            *(partly(bench, observations) if exercise.arguments else ()),
            *(return_facts(bench, observations) if exercise.arguments else ()),
            *find_facts(exercise, variables, probes, observations, findings),
        ),
    )


def partly(bench: Bench, observations: Sequence[Observation]) -> Iterator[str]:
    """What the numbers say where all sizes are equal, if they are of the right shapes only there.

    A wrong axis shows as an error or a wrong shape elsewhere, and by its numbers here.
    """
    alike = [i for i, probe in enumerate(bench.probes) if all_equal(probe.settings)]
    others = [i for i in range(len(bench.probes)) if i not in alike]
    if not any(judge_one(bench.exercise, bench.probes[i], observations[i]) for i in alike):
        return
    if not all(of_wrong_form(bench, i, observations[i]) for i in others):
        return
    found = search_single(bench, observations, alike)
    if found is not None and all(
        of_wrong_form(bench, i, bench.observe(found.codes[0])[i]) for i in others
    ):
        yield f"Where all sizes are equal: {found.diagnosis.title}."


def of_wrong_form(bench: Bench, index: int, observation: Observation) -> bool:
    """Whether a call raised, or returned something of a wrong shape."""
    wrong = judge_one(bench.exercise, bench.probes[index], observation)
    return any(verdict is not Verdict.WRONG_VALUE for verdict, _ in wrong.values())
