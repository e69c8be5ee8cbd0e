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

from rnngrader.course.assignment import Assignment
from rnngrader.course.catalogue import section_title
from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.errors import all_equal, explain_error
from rnngrader.diagnosis.facts import Fact, find_facts
from rnngrader.diagnosis.match import Explanation, Observed
from rnngrader.diagnosis.mutations import own_variables
from rnngrader.diagnosis.own_steps import OwnSteps
from rnngrader.diagnosis.returned import (
    is_more,
    look_at_return,
    look_at_types,
    rearranged,
    return_facts,
    returning,
)
from rnngrader.diagnosis.runner import Runner
from rnngrader.diagnosis.search import (
    search_group,
    search_inlined,
    search_known_several,
    search_several,
    search_single,
)
from rnngrader.diagnosis.variants import Variant, hidden_pairs, known_ones, line_pairs
from rnngrader.judge import KEYS, judge_one, overall_verdict
from rnngrader.records import Diagnosis, Exercise, Finding, Observation, Probe, Value, Verdict

Stage = Callable[[Observed], Explanation | None]
LIKELY, SIMPLE, STRANGE = (1, 3), (1, 2), (4, 99)  # ranks of generic changes
# After the known mistakes by themselves, in this order: one plausible change before two, two
# plausible ones before a strange one.
STAGES: tuple[Stage, ...] = (
    look_at_return,
    functools.partial(search_single, ranks=(1, 1), changes=1),
    search_known_several,
    functools.partial(search_single, ranks=LIKELY),
    functools.partial(search_several, ranks=SIMPLE),
    functools.partial(search_single, ranks=STRANGE),
    search_several,
    # Two mistakes neither of which shows anywhere alone: plausible ones in a line, listed ones.
    lambda seen: search_group(seen, line_pairs(seen.runner)) if seen.tells else None,
    lambda seen: search_group(seen, hidden_pairs(seen.runner)),
    search_inlined,
)


def diagnose(
    assignment: Assignment,
    exercise: Exercise,
    probes: Sequence[Probe],
    observations: Sequence[Observation],
    findings: Mapping[str, Finding],
    unseen: Sequence[tuple[Probe, Observation]] = (),
    own: tuple[str, Mapping[int, Value]] | None = None,
    last: int = 0,
    in_vain: set[tuple[Variant, ...]] | None = None,
) -> Explanation:
    """Return what went wrong in a wrong answer, as far as its numbers show it beyond doubt.

    `unseen` are further probes with what the answer did there: no mistake is searched on them,
    and none is named that does not do the same there; on the `last` ones of them, no doubtful
    one. `own` is the answer's source, and what its
    steps are worth, by the positions of probes (see `steps`): no generated mistake is named that
    they rule out. `in_vain` holds combinations of variants that are known to be none, and gets
    more of them.
    """
    if overall_verdict(findings) is Verdict.CORRECT:
        return Explanation(Diagnosis("unknown"))
    runner = runner_of(assignment, exercise, tuple(probes))
    kept_back = runner.on([probe for probe, _ in unseen]) if unseen else None
    steps = OwnSteps(runner, *own) if own else None
    further = [seen for _, seen in unseen]
    tried = set() if in_vain is None else in_vain
    observed = Observed(runner, observations, kept_back, further, steps, last, tried)
    # What comes back may hold any number, and wrong variants warn of what they do.
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = explain(observed) or Explanation(describe(observed, findings))
    called = {name: tuple(assignment.exercises[name].outputs) for name in exercise.calls}
    errors = explain_error(exercise, probes, observations, called)
    diagnosis = found.diagnosis
    section = section_of(assignment, diagnosis.id)
    diagnosis = dataclasses.replace(diagnosis, facts=(*errors, *diagnosis.facts), section=section)
    return dataclasses.replace(found, diagnosis=diagnosis)


def section_of(assignment: Assignment, id: str) -> str:
    """Return the heading under which to read again; empty where a mistake has no section."""
    entry = assignment.misconceptions.get(id)
    if entry is None or entry.section == entry.function:
        return ""
    return section_title(assignment.notebook, entry.section)


_runners: dict[tuple[str, str], Runner] = {}


def runner_of(assignment: Assignment, exercise: Exercise, probes: tuple[Probe, ...]) -> Runner:
    """Return the runner of one exercise, made once for the same probes."""
    key = (assignment.digest, exercise.name)
    runner = _runners.get(key)
    if runner is None or list(map(id, runner.probes)) != list(map(id, probes)):
        runner = _runners[key] = Runner(assignment, exercise, probes, assignment.reference)
    return runner


def explain(observed: Observed) -> Explanation | None:
    """Return the simplest mistake that does what was observed, the known ones before others."""
    if found := look_at_types(observed) or search_group(observed, known_ones(observed.runner)):
        return found
    if not observed.runner.exercise.arguments or is_more(observed):
        return None  # what takes no input has nothing but its solution to talk about
    found = next(filter(None, (stage(observed) for stage in STAGES)), None)
    return None if found and found.roundabout else found or explain_rest(observed)


def explain_rest(observed: Observed) -> Explanation | None:
    """Return the mistake in what was returned, where right outputs are not in their places."""
    found = rearranged(observed)
    explanation = found and explain(found[0])
    if not found or not explanation or not explanation.variants:
        return None
    order, diagnosis = found[1], explanation.diagnosis
    variants = [returning(observed.runner, each, order) for each in explanation.variants]
    if not all(each.code and observed.confirms(each.code) for each in variants):
        return None
    named = dataclasses.replace(
        diagnosis,
        id=f"{diagnosis.id}+returned_{'_'.join(map(str, order.values()))}",
        title=phrases.AND_MISPLACED.format(diagnosis.title),
    )
    return Explanation(named, tuple(variants))


def describe(observed: Observed, findings: Mapping[str, Finding]) -> Diagnosis:
    """Return what can be said of a mistake that nothing explains."""
    if KEYS in findings and is_more(observed):
        return Diagnosis("unknown", title=phrases.MORE_KEYS)
    raised = any(observation.outcome == "raised" for observation in observed.observations)
    return Diagnosis(
        kind="unknown",
        title=phrases.ERROR_STOPS if raised else phrases.NOT_ON_LIST,
        facts=tuple(sentence for _, sentence in facts_of(observed, findings)),
    )


def facts_of(observed: Observed, findings: Mapping[str, Finding]) -> Iterator[Fact]:
    """Yield what the numbers show, each sentence with its kind."""
    runner = observed.runner
    exercise = runner.exercise
    if not exercise.arguments:
        return  # as above
    if not is_more(observed):
        yield from (("relation", said) for said in partly(observed))
    yield from (("relation", said) for said in return_facts(observed))
    variables = own_variables(runner.source, exercise.name, runner.namespace)
    yield from find_facts(exercise, variables, *observed.everything, findings)


def partly(observed: Observed) -> Iterator[str]:
    """Yield what the numbers say where all sizes are equal, if they are of the right shapes only
    there: a wrong axis shows as an error or a wrong shape elsewhere, and by its numbers here."""
    runner, observations = observed.runner, observed.observations
    alike = [i for i, probe in enumerate(runner.probes) if all_equal(probe.settings)]
    others = [i for i in range(len(runner.probes)) if i not in alike]
    if not any(judge_one(runner.exercise, runner.probes[i], observations[i]) for i in alike):
        return
    if not all(of_wrong_form(runner, i, observations[i]) for i in others):
        return
    found = search_single(observed, alike)
    if found and all(
        of_wrong_form(runner, i, runner.run_cached(found.codes[0], i)) for i in others
    ):
        yield phrases.WHERE_SIZES_ARE_EQUAL.format(found.diagnosis.title)


def of_wrong_form(runner: Runner, index: int, observation: Observation) -> bool:
    """Return whether a call raised, or returned something of a wrong shape."""
    wrong = judge_one(runner.exercise, runner.probes[index], observation)
    return any(found.verdict is not Verdict.WRONG_VALUE for found in wrong.values())
