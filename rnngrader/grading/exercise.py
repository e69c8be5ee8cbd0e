"""One exercise of one submission: observe, judge, substitute, diagnose, report."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from rnngrader.course.assignment import Assignment
from rnngrader.course.exercises import After, returned_by_name
from rnngrader.course.probes import joined, recorded_calls, replies_to
from rnngrader.diagnosis.answer import Answer, Question, without_search
from rnngrader.feedback.charts import errors_by_step
from rnngrader.grading.helpers import shared_helpers
from rnngrader.grading.substitute import Near, Recorded, carry_forward
from rnngrader.judge import RIGHT, as_told, judge, overall_verdict, points_earned, weight_earned
from rnngrader.records import (
    NO_CACHE,
    PUBLIC,
    Diagnosis,
    Exercise,
    ExerciseReport,
    Finding,
    Observation,
    Probe,
    ProbeSource,
    RecordedCall,
    ReplyCache,
    Substitutes,
    Value,
    Verdict,
)
from rnngrader.sandbox.wire import WireError

ASKED_OTHERWISE = (
    "Right functions stood in for {0}, and were asked for what the solution does not ask of them, "
    "or for what is too large to be handed over. A right function may do that, example by example "
    "or on transposed arrays: whether it is right is for a person to see."
)
NOT_ASKED = (
    "Right functions stood in for {0}, and changed nothing, as nothing was asked of them: it stops "
    "before, does not call what the solution calls, or calls a copy or a helper of both. Whether "
    "it is right but for that is for a person to see."
)
RAISES = (
    "With right functions in the place of {0} it raises an error, and with its own it does not: it "
    "may need something of them that the solution's do not give. Whether it is right but for that "
    "is for a person to see."
)
SHARED = (
    "It uses {0}, which {1} uses too, and that is wrong. Whether it is right but for that is for a "
    "person to see."
)


class StudentFunction(Protocol):
    """A student's function, wherever it lives."""

    def observe(
        self,
        calls: Sequence[tuple[Value, ...]],
        cache: ReplyCache = NO_CACHE,
        substitutes: Substitutes | None = None,
    ) -> list[Observation]:
        """Return one observation a call, in order, while `substitutes` stand in for the callees."""

    def sibling(self, name: str) -> StudentFunction:
        """Return another function of the same student."""


class Search(Protocol):
    """Whoever computes on what a student sent: a sandbox, or this process in a stock kernel."""

    def diagnose(self, question: Question) -> Answer:
        """Return the diagnosis of a wrong answer; an unknown one if the search itself fails."""

    def call_reference(
        self, name: str, arguments: Sequence[Value], named: Mapping[str, Value]
    ) -> Value:
        """Return what a right function gives, whatever it is given. For names, never for points."""


@dataclass
class Grading:
    """One grading of one submission: what its exercises share."""

    assignment: Assignment
    search: Search
    source: ProbeSource = PUBLIC
    fresh_seed: str = ""  # of this submission's fresh probes; empty where there are none
    sources: Sequence[str] = ()  # what the guest executes, in order
    reports: dict[str, ExerciseReport] = field(default_factory=dict)
    trials: dict[str, list[Trial]] = field(default_factory=dict)  # all that was observed, in order
    numbers: dict[str, str] = field(default_factory=dict)  # of what no name, or none at hand, tells


@dataclass(frozen=True)
class Trial:
    """A function on the public probes, and on the fresh ones after them."""

    probes: Sequence[Probe]
    observations: Sequence[Observation]
    public: int  # how many of them are public
    substitutes: Substitutes | None = None  # that stood in for the callees

    def question(self, grading: Grading, exercise: Exercise) -> Question:
        return Question(
            exercise.name,
            grading.source.seed,
            self.observations[: self.public],
            grading.fresh_seed,
            self.observations[self.public :],
        )


def grade_exercise(grading: Grading, name: str, function: StudentFunction) -> ExerciseReport:
    """Return the report on one exercise, which also goes into the attempt's reports."""
    report = grading.reports[name] = graded(grading, grading.assignment.exercises[name], function)
    return report


def graded(grading: Grading, exercise: Exercise, function: StudentFunction) -> ExerciseReport:
    """Observe, judge, substitute and diagnose."""
    trial = observe(grading, exercise, function)
    findings = judge(exercise, trial.probes, trial.observations)
    if overall_verdict(findings) is Verdict.CORRECT:
        return make_report(grading, exercise, findings, trial)
    if is_unwritten(exercise, trial.observations):
        unwritten = without_search(trial.observations, overall_verdict(findings))
        return make_report(grading, exercise, findings, trial, unwritten)
    better, untried = with_own_given(grading, exercise, function, trial, findings)
    if better:
        return better
    wrong_callees = [name for name in exercise.calls if has_wrong_numbers(grading, name)]
    if not wrong_callees:
        answer = grading.search.diagnose(trial.question(grading, exercise))
        review = untried if answer.diagnosis.kind == "unknown" else ""
        return make_report(grading, exercise, findings, trial, answer, review=review)
    recorded = record(grading, exercise, trial, wrong_callees)
    with_right = observe(grading, exercise, function, recorded, trial.probes)
    carried = carry_forward(exercise, trial.probes, findings, with_right.observations)
    own = carried != findings
    if overall_verdict(carried) is Verdict.CORRECT:
        answer = Answer(carried_diagnosis(exercise, to_mend(grading, wrong_callees)))
        return make_report(grading, exercise, carried, with_right, answer, own)
    # The points are settled. For the name alone, the right callees now answer what is near as well,
    # on the public probes; where nothing was refused before, there is nothing new to see.
    named = with_right
    if recorded.refused:
        public = trial.probes[: trial.public]
        asked = record(grading, exercise, trial, wrong_callees)
        near = Near(asked, grading.search.call_reference)
        named = observe(grading, exercise, function, near, public)
    answer = grading.search.diagnose(named.question(grading, exercise))
    doubts: list[tuple[str, Sequence[str]]] = []  # why a person should look; which callees it is of
    if answer.diagnosis.kind == "unknown":
        answer = grading.search.diagnose(trial.question(grading, exercise))
        if recorded.refused:
            doubts.append((ASKED_OTHERWISE, wrong_callees))
        elif untried and answer.diagnosis.kind == "unknown":
            doubts.append((untried, ()))
    ended = all(o.outcome in ("returned", "raised") for o in with_right.observations)
    unasked = recorded.unasked if ended else []
    gives = any(o.value is not None or o.outcome != "returned" for o in trial.observations)
    if unasked and gives:
        doubts.append((NOT_ASKED, unasked))
    pairs = zip(trial.observations, with_right.observations, strict=True)
    outcomes = [(own.outcome, lent.outcome) for own, lent in pairs]
    if ("returned", "raised") in outcomes and not recorded.refused:
        doubts.append((RAISES, wrong_callees))
    review, known = "", grading.assignment.exercises
    wrong = to_mend(grading, wrong_callees)
    if doubts:
        text, callees = doubts[0]
        review = text.format(", ".join(callees))
        if answer.diagnosis.kind != "unknown":  # what has a name may be the callee's mistake
            answer = replace(answer, diagnosis=callees_first(to_mend(grading, callees)))
    elif gives and (both := shared_helpers(grading.sources, exercise.name, wrong, known)):
        review = SHARED.format(", ".join(both[:3]), ", ".join(wrong))
    return make_report(grading, exercise, carried, trial, answer, own, review)


def with_own_given(
    grading: Grading,
    exercise: Exercise,
    function: StudentFunction,
    trial: Trial,
    findings: Mapping[str, Finding],
) -> tuple[ExerciseReport | None, str]:
    """Return the report on a function that is better with what the student's own forward function
    hands on, in a layout of its own, than with the reference's; None where it is not. With it, why
    that is for a person to say, where it could not be tried.

    What the forward function gave is passed on as it came, and nothing is computed on it here.
    """
    if not isinstance(exercise.inputs, After) or not any(probe.handed for probe in trial.probes):
        return None, ""
    forward = exercise.inputs.forward
    untried = f"What the student's own {forward} hands on could not be passed to it."
    try:
        begun = function.sibling(forward).observe([probe.forward for probe in trial.probes])
    except WireError:  # that one has a fault of the grader's then
        return None, untried
    probes = []
    for probe, observation in zip(trial.probes, begun, strict=True):
        out = returned_by_name(grading.assignment.exercises[forward], observation.value)
        if observation.outcome != "returned" or not set(probe.handed.values()) <= out.keys():
            return None, ""
        arguments = list(probe.arguments)
        for position, name in probe.handed.items():
            arguments[position] = out[name]
        probes.append(replace(probe, arguments=tuple(arguments), call=None))
    try:
        observations = function.observe([probe.arguments for probe in probes])
    except WireError:  # what was handed on is no plain data, or too large
        return None, untried
    own = Trial(probes, observations, trial.public)
    found = judge(exercise, probes, observations)
    if (weight_earned(exercise, found), is_whole(observations)) <= (
        weight_earned(exercise, findings),
        is_whole(trial.observations),
    ):
        return None, ""
    grading.trials[exercise.name] = [own]
    if overall_verdict(found) is Verdict.CORRECT:
        return make_report(grading, exercise, found, own), ""
    answer = grading.search.diagnose(own.question(grading, exercise))
    called = [name for name in (forward, *exercise.calls) if has_wrong_numbers(grading, name)]
    wrong = to_mend(grading, called)
    review = ""
    if wrong and answer.diagnosis.kind == "unknown":
        review = f"It works on what the student's own {forward} hands on, and {wrong[0]} is wrong."
    return make_report(grading, exercise, found, own, answer, review=review), ""


def observe(
    grading: Grading,
    exercise: Exercise,
    function: StudentFunction,
    substitutes: Substitutes | None = None,
    probes: Sequence[Probe] = (),
) -> Trial:
    """Call a student's function on the public probes, then on the fresh ones.

    Where `probes` are given, on these: the public ones, and those fresh ones that follow.
    """
    assignment, seed = grading.assignment, grading.source.seed
    public = assignment.probes(exercise.name, seed)
    cache = assignment.reply_cache(exercise.name, seed)
    fresh = probes[len(public) :]
    if not probes and grading.fresh_seed:
        fresh = assignment.fresh_probes(exercise.name, grading.fresh_seed)
    asked = (*public, *fresh)
    observations = function.observe(
        [probe.arguments for probe in asked], joined(cache, replies_to(fresh)), substitutes
    )
    trial = Trial(asked, observations, len(public), substitutes)
    grading.trials.setdefault(exercise.name, []).append(trial)
    return trial


def record(grading: Grading, exercise: Exercise, trial: Trial, names: Sequence[str]) -> Recorded:
    """Return substitutes that answer what the reference asks on these probes."""
    assignment = grading.assignment
    calls: list[tuple[RecordedCall, ...]] = [
        *assignment.recorded_calls(exercise.name, grading.source.seed)
    ]
    for probe in trial.probes[trial.public :]:
        calls.append(recorded_calls(exercise, probe, assignment.reference))
    return Recorded(assignment.reference, names, calls)


def has_wrong_numbers(grading: Grading, name: str) -> bool:
    """Whether a function was found wrong, also in its last digits alone, or right but for the
    wrong ones that it calls.
    """
    report = grading.reports.get(name)
    return report is not None and (
        report.carried_forward or any(found != RIGHT for found in report.outputs.values())
    )


def to_mend(grading: Grading, names: Sequence[str]) -> list[str]:
    """Return which of these functions with wrong numbers are wrong themselves, and which of those
    that they call, where it is these that their numbers come from.
    """
    found, wrong = [*names], []
    for name in found:
        report = grading.reports[name]
        if any(each != RIGHT for each in report.outputs.values()):
            wrong.append(name)
        if report.carried_forward:
            calls = grading.assignment.exercises[name].calls
            found += [n for n in calls if n not in found and has_wrong_numbers(grading, n)]
    return wrong or [*names]  # some may have been graded before the others, and alone


def is_unwritten(exercise: Exercise, observations: Sequence[Observation]) -> bool:
    """Whether there is no function, or but the stub that students begin with."""
    return all(
        observation.outcome == "not_found"
        or observation.error is not None
        and observation.error.type_name == "NotImplementedError"
        and observation.error.function == exercise.name
        for observation in observations
    )


def is_whole(observations: Sequence[Observation]) -> bool:
    """Whether every call gave something back."""
    return all(observation.outcome == "returned" for observation in observations)


def carried_diagnosis(exercise: Exercise, callees: Iterable[str]) -> Diagnosis:
    names = ", ".join(callees)
    return Diagnosis(
        kind="carried_forward",
        id=f"{exercise.name}.carried_forward",
        title=f"{exercise.name} is right; its numbers come from {names}",
        hint=f"Mend {names} and this function's numbers will be right as well.",
    )


def callees_first(callees: Iterable[str]) -> Diagnosis:
    names = ", ".join(callees)
    return Diagnosis(
        kind="unknown",
        title=f"What is wrong here may come from {names}, or from code that both share",
        hint=f"Mend {names} first: then it will show whether anything here is wrong itself.",
    )


def make_report(
    grading: Grading,
    exercise: Exercise,
    findings: Mapping[str, Finding],
    trial: Trial,
    answer: Answer | None = None,
    carried_forward: bool = False,
    review: str = "",
) -> ExerciseReport:
    """Return the report on one exercise with all that its page shows."""
    max_points = grading.assignment.points[exercise.name]
    named = answer is not None and answer.diagnosis.kind != "unknown"
    grading.numbers[exercise.name] = answer.numbers if answer else ""
    first = (exercise, trial.probes[0], trial.observations[0])
    outputs = as_told(exercise, findings)
    return ExerciseReport(
        name=exercise.name,
        points=points_earned(exercise, findings, max_points),
        max_points=max_points,
        verdict=overall_verdict(outputs),
        outputs=outputs,
        carried_forward=carried_forward,
        diagnosis=answer.diagnosis if answer else None,
        error=next((o.error for o in trial.observations if o.error), None),
        errors_by_step=errors_by_step(*first) if answer else (),
        numbers="" if named else grading.numbers[exercise.name],
        review=review,
    )
