"""A question about a wrong answer, and what the search answers."""

from __future__ import annotations

import functools
import hashlib
import pickle
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rnngrader.course.assignment import Assignment
from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.repairs import Effect, Repairs, repairs_of
from rnngrader.diagnosis.signature import numbers_digest
from rnngrader.judge import judge, outcome_verdict, overall_verdict
from rnngrader.records import Diagnosis, Observation, Probe, Value, Verdict
from rnngrader.submission.trees import ODD

FURTHER = range(501, 509)  # seeds of draws that are nobody's own
LAST = range(509, 514)  # of those with which doubtful names have to agree as well


@dataclass(frozen=True)
class Question:
    """What is known of one wrong answer."""

    exercise: str
    seed: int  # of the public probes
    observations: Sequence[Observation]  # on the public probes
    fresh_seed: str = ""
    fresh: Sequence[Observation] = ()  # on the fresh ones, with which a name has to agree as well
    further: Sequence[Observation] = ()  # on `further_probes`, with which it has to as well
    last: Sequence[Observation] = ()  # on `last_probes`, for doubtful names
    told: Mapping[int, Value] | None = None  # what the answer's own steps are worth: see `steps`
    source: str = ""  # of the function that told


@dataclass(frozen=True)
class Answer:
    """What the search found: the diagnosis, and where that is no name, or one that is on no list,
    the digest of the numbers that tell it.

    `doubtful` says that some of its kind agree with any numbers, `otherwise` that the student's
    function comes to them in another way.
    """

    diagnosis: Diagnosis
    numbers: str = ""
    far_fetched: bool = False
    doubtful: bool = False
    otherwise: bool = False


def without_search(observations: Sequence[Observation], verdict: Verdict) -> Answer | None:
    """Return what is said of a function that is not written, or of which nothing came back."""
    if verdict is Verdict.NOT_IMPLEMENTED:
        return Answer(Diagnosis("unknown", title=phrases.NOT_WRITTEN))
    if any(o.outcome in ("returned", "raised") for o in observations):
        return None
    summary = outcome_verdict(observations[0]).summary
    title = observations[0].note or summary.format(call="The call")
    return Answer(Diagnosis("unknown", title=title))


def answer(assignment: Assignment, question: Question) -> Answer:
    """Return the diagnosis, by the public probes; by the fresh ones where they alone are wrong."""
    from rnngrader.diagnosis.diagnose import diagnose  # takes its time to load

    exercise = assignment.exercises[question.exercise]
    probes = assignment.probes(exercise.name, question.seed)
    fresh: Sequence[Probe] = ()
    further = further_probes(assignment, exercise.name) if question.further else ()
    last = last_probes(assignment, exercise.name) if question.last else ()
    if question.fresh:
        fresh = assignment.fresh_probes(exercise.name, question.fresh_seed)
    findings = judge(exercise, probes, question.observations)
    if said := without_search(question.observations, overall_verdict(findings)):
        return said
    if overall_verdict(findings) is Verdict.CORRECT:
        wrong = [
            observation
            for probe, observation in zip(fresh, question.fresh, strict=True)
            if overall_verdict(judge(exercise, [probe], [observation])) is not Verdict.CORRECT
        ]
        if wrong and (said := without_search(wrong, overall_verdict(findings))):
            return said
        return Answer(
            right_on_public(exercise.name, fresh), numbers_digest(exercise, question.fresh)
        )
    beyond = (*question.fresh, *question.further, *question.last)
    unseen = [*zip((*fresh, *further, *last), beyond, strict=True)]
    seen = question.observations
    own = (question.source, question.told) if question.told else None
    in_vain = tried_in_vain(
        assignment, exercise.name, question.seed, question.fresh_seed, digest_of(question)
    )
    if unseen[len(fresh) :] or own:
        in_vain = set(in_vain)
    found = diagnose(assignment, exercise, probes, seen, findings, unseen, own, len(last), in_vain)
    if found.diagnosis.kind != "unknown" and not found.generated:
        return Answer(found.diagnosis)
    digest = numbers_digest(exercise, seen)
    return Answer(found.diagnosis, digest, found.far_fetched, found.doubtful, found.otherwise)


def digest_of(question: Question) -> str:
    """Return a digest of what was observed of a submission, to the last digit."""
    return hashlib.sha256(pickle.dumps((question.observations, question.fresh))).hexdigest()


@functools.lru_cache(maxsize=64)
def tried_in_vain(
    assignment: Assignment, exercise: str, seed: int, fresh_seed: str, digest: str
) -> set[tuple[Any, ...]]:
    """Return where the combinations of changes are kept that are no explanation of some numbers:
    nor are they where these have to go together with more.
    """
    return set()


@functools.lru_cache(maxsize=64)
def further_probes(assignment: Assignment, exercise: str) -> tuple[Probe, ...]:
    """Return probes like the fresh and the public ones that are the same for everybody: what shows
    a second mistake may be among the settings of either alone.
    """
    fresh = (p for seed in FURTHER for p in assignment.fresh_probes(exercise, f"{seed:032x}"))
    public = (p for seed in FURTHER[:2] for p in assignment.probes(exercise, seed))
    return (*fresh, *public)


@functools.lru_cache(maxsize=64)
def last_probes(assignment: Assignment, exercise: str) -> tuple[Probe, ...]:
    """Return more of them, on which doubtful names are held against the answer as well: there are
    so many pairs of changes, and strange ones, that some agree with any numbers.
    """
    fresh = (p for seed in LAST for p in assignment.fresh_probes(exercise, f"{seed:032x}"))
    public = (p for seed in LAST for p in assignment.probes(exercise, seed))
    return (*fresh, *public)


def repairs_in(assignment: Assignment, exercise: str, source: str, most: int) -> Repairs:
    """Return changes of a student's answer that may undo a mistake; nothing of it is run."""
    # What fixed answers are written with is not given away.
    calls = [n for n in assignment.exercises[exercise].calls if assignment.exercises[n].arguments]
    names = (exercise, *calls)
    return repairs_of(source, exercise, [assignment.solutions[name] for name in names], most)


def effect_in(
    assignment: Assignment,
    exercise: str,
    seed: int,
    sources: tuple[str, str],
    told: Mapping[int, Value],
    after: Mapping[int, Value],
) -> Effect:
    """Return what a change of a student's answer does beside making it right: see `effect_of`.

    sources: without and with the change; told, after: what the steps of each are worth, by the
    positions of public probes
    """
    from rnngrader.diagnosis.diagnose import runner_of  # takes its time to load
    from rnngrader.diagnosis.own_steps import effect_of

    tried = assignment.exercises[exercise]
    runner = runner_of(assignment, tried, assignment.probes(exercise, seed))
    try:
        return effect_of(runner, *sources, told, after)
    except ODD:
        return Effect.UNDOES


def right_on_public(name: str, fresh: Sequence[Probe]) -> Diagnosis:
    """Return what is to be said where the numbers are wrong on fresh probes alone."""
    sizes = ", ".join(f"{key} = {value}" for key, value in fresh[0].settings.items())
    return Diagnosis(
        "unknown",
        title=phrases.ON_SOME_INPUTS,
        hint=phrases.LOOK_FOR_NUMBER,
        facts=(phrases.TRIED_WITH.format(sizes),) if sizes else (),
    )
