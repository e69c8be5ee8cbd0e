"""A question about a wrong answer, and what the search answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rnngrader.course.assignment import Assignment
from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.repairs import Repairs, repairs_of
from rnngrader.diagnosis.signature import numbers_digest
from rnngrader.judge import judge, overall_verdict
from rnngrader.records import Diagnosis, Observation, Probe, Verdict


@dataclass(frozen=True)
class Question:
    """What is known of one wrong answer."""

    exercise: str
    seed: int  # of the public probes
    observations: Sequence[Observation]  # on the public probes
    fresh_seed: str = ""
    fresh: Sequence[Observation] = ()  # on the fresh ones, with which a name has to agree as well


@dataclass(frozen=True)
class Answer:
    """What the search found: the diagnosis, and where that is no name, or a far-fetched one, the
    digest of the numbers that tell it.
    """

    diagnosis: Diagnosis
    numbers: str = ""


def answer(assignment: Assignment, question: Question) -> Answer:
    """Return the diagnosis, by the public probes; by the fresh ones where they alone are wrong."""
    from rnngrader.diagnosis.diagnose import diagnose  # takes its time to load

    exercise = assignment.exercises[question.exercise]
    probes = assignment.probes(exercise.name, question.seed)
    fresh: Sequence[Probe] = ()
    if question.fresh:
        fresh = assignment.fresh_probes(exercise.name, question.fresh_seed)
    findings = judge(exercise, probes, question.observations)
    if overall_verdict(findings) is Verdict.CORRECT:
        return Answer(
            right_on_public(exercise.name, fresh), numbers_digest(exercise, question.fresh)
        )
    unseen = list(zip(fresh, question.fresh, strict=True))
    found = diagnose(assignment, exercise, probes, question.observations, findings, unseen)
    if found.diagnosis.kind != "unknown" and not found.far_fetched:
        return Answer(found.diagnosis)
    return Answer(found.diagnosis, numbers_digest(exercise, question.observations))


def repairs_in(assignment: Assignment, exercise: str, source: str) -> Repairs:
    """Return the changes of a student's answer that may undo a mistake; nothing of it is run."""
    # What fixed answers are written with is not given away.
    calls = [n for n in assignment.exercises[exercise].calls if assignment.exercises[n].arguments]
    names = (exercise, *calls)
    return repairs_of(source, exercise, [assignment.solutions[name] for name in names])


def right_on_public(name: str, fresh: Sequence[Probe]) -> Diagnosis:
    """Return what is to be said where the numbers are wrong on fresh probes alone."""
    sizes = ", ".join(f"{key} = {value}" for key, value in fresh[0].settings.items())
    return Diagnosis(
        "unknown",
        title=phrases.ON_SOME_INPUTS,
        hint=phrases.LOOK_FOR_NUMBER,
        facts=(phrases.TRIED_WITH.format(sizes),) if sizes else (),
    )
