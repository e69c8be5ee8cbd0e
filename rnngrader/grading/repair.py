"""A mistake that is on no list, beside the student's own code.

A name has to go together with what the steps of that code are worth, and with what it does on
further draws. Where there is none, or a far-fetched one: small changes of the code, tried. Where
none undoes the mistake, and it has no name: where its values part from the right function's.

The search makes the changes, of the text alone; whoever runs the student's code runs them; here is
judged what comes back. What is said holds by construction: with that change the numbers are right
on every probe, the fresh ones too. It is tried when all points are settled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

from rnngrader.course.assignment import Assignment
from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.answer import Answer, Question, further_probes, last_probes
from rnngrader.diagnosis.repairs import MAX_REPAIRS, Effect, Repair, Repairs, spliced
from rnngrader.diagnosis.signature import same_observation
from rnngrader.diagnosis.written import LINE_END, MAX_LINE, shown
from rnngrader.grading.exercise import Grading, Trial
from rnngrader.judge import KEYS, RIGHT, judge, overall_verdict
from rnngrader.records import Diagnosis, Exercise, Observation, Probe, Value, Verdict
from rnngrader.sandbox.limits import ChildDied
from rnngrader.sandbox.wire import WireError

if TYPE_CHECKING:  # it needs a system with a sandbox; what `rnngrader why` takes from here does not
    from rnngrader.grading.search import SandboxedSearch

MAX_PLACED = 3  # probes on which it is looked at where a function parts from the right one
MAX_TOLD = 3  # lines of which one would do
AT_ONCE = 16  # changes
MAX_OF_NAMED = 300  # changes, where there is a name, though a far-fetched one
Call = tuple[Value, ...]
Steps = Mapping[int, Value]  # what a function's steps are worth, by the positions of probes
# Runs definitions of the function, and calls each on all of the arguments.
Changed = Callable[[Sequence[str], Sequence[Call]], Sequence[Observation]]


def name_by_repair(
    grading: Grading,
    name: str,
    source: str,
    search: SandboxedSearch,
    changed: Changed,
) -> None:
    """Say in the report on a mistake that is on no list what can be said of it beside the student's
    own code.

    source: the cell in which the student defines the function
    """
    report, trial = grading.reports[name], trial_to_undo(grading, name)
    if report.diagnosis is None or trial is None:
        return
    exercise, numbers = grading.assignment.exercises[name], grading.numbers[name]
    none, beyond = search.repairs(name, source, 0), probes_beyond(grading.assignment, trial, name)
    bench = Bench(exercise, trial, source, none, changed, *beyond)
    question = trial.question(grading, exercise)
    ask = Asked(search.diagnose, partial(search.repairs, name), partial(search.effect, name))
    try:
        found = looked_into(bench, report.diagnosis, question, ask)
    except (ChildDied, WireError):
        return
    diagnosis = found.diagnosis
    if found.told and (place := search.places(name, source, grading.source.seed, found.told)):
        diagnosis = replace(diagnosis, hint=place)
    if found.undoing:
        words = [bench.in_words(each) for each in found.undoing]
        surely = Effect.MAKES_UP not in found.undoing.values()
        public = trial.probes[: trial.public], trial.observations[: trial.public]
        facts = (phrases.ON_SOME_INPUTS,) * bench.is_right(*public)
        diagnosis = replace(worded(name, numbers, words, surely), facts=(*facts, *diagnosis.facts))
    if diagnosis != report.diagnosis:
        shown = numbers if diagnosis.kind in ("unknown", "repair") else ""
        grading.reports[name] = replace(report, diagnosis=diagnosis, numbers=shown)


def probes_beyond(assignment: Assignment, trial: Trial, name: str) -> tuple[Sequence[Probe], ...]:
    """Return further draws, and the last ones; none where a function works on what the student's
    own forward function hands on, which is there for the trial's probes alone.
    """
    if any(probe.call is None for probe in trial.probes):
        return (), ()
    return further_probes(assignment, name), last_probes(assignment, name)


@dataclass(frozen=True)
class Found:
    """What is said of a mistake beside the student's own code: a name that stays, or what undoes
    it, or, where it is unnamed or made in another way, what the function's steps told.
    """

    diagnosis: Diagnosis
    undoing: Mapping[Repair, Effect] = field(default_factory=dict)
    told: Mapping[int, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Asked:
    """What the search is asked of one exercise."""

    diagnose: Callable[[Question], Answer]
    repairs: Callable[[str, int], Repairs]  # of a source, so many at most
    effect: Callable[[int, tuple[str, str], Steps, Steps], Effect]  # see `answer.effect_in`


def looked_into(bench: Bench, diagnosis: Diagnosis, question: Question, ask: Asked) -> Found:
    """Hold a name against the steps of the student's own function, and against what that does on
    further draws; where it is none, or a far-fetched one, look for what undoes the mistake.

    bench: has no changes as yet
    """
    if not bench.repairs.end:
        return Found(diagnosis)
    told, probes = bench.told(bench.repairs.told), bench.trial.probes
    named, place = diagnosis.kind != "unknown", False
    seen = bench.observed(bench.text(), [*probes, *(bench.further if named else ())])
    if not bench.is_as_before(seen[: len(probes)]):
        return Found(diagnosis)
    if named:
        more = seen[len(probes) :]
        question = replace(question, further=more, told=told, source=bench.text())
        answer = ask.diagnose(question)
        if answer.doubtful and bench.last:
            last = bench.observed(bench.text(), bench.last)
            answer = ask.diagnose(replace(question, last=last))
        diagnosis = answer.diagnosis
        if diagnosis.kind != "unknown" and not answer.far_fetched:
            return Found(diagnosis)
        place |= answer.otherwise
    unnamed = diagnosis.kind == "unknown"
    place |= unnamed
    most = MAX_REPAIRS if unnamed else MAX_OF_NAMED
    bench = replace(bench, repairs=ask.repairs(bench.source, most))
    undoing: Mapping[Repair, Effect] = {}

    def effect(repair: Repair) -> Effect:
        changed = spliced(bench.source, repair.splices)
        after = bench.told(ask.repairs(changed, 0).told) if told else {}
        return ask.effect(question.seed, (bench.source, changed), told, after)

    with suppress(ChildDied, WireError):  # out of time, say: what is known by then still holds
        undoing = bench.undoing(effect)
    return Found(diagnosis, undoing, told if place and not undoing else {})


def trial_to_undo(grading: Grading, name: str) -> Trial | None:
    """Return what was observed of a function whose mistake has no name at hand; None where nobody
    should look for more: points hang on it, or it was called with right functions once more.
    """
    report, trials = grading.reports[name], grading.trials.get(name, [])
    if not grading.numbers.get(name) or report.review:
        return None
    if len(trials) != 1 or not grading.assignment.exercises[name].arguments:
        return None
    if {output for output, found in report.outputs.items() if found != RIGHT} == {KEYS}:
        return None  # all numbers are right
    outcomes = {observation.outcome for observation in trials[0].observations}
    return trials[0] if outcomes <= {"returned", "raised"} else None


@dataclass(frozen=True)
class Told:
    """One change in words: the line, as it stands there, and what would do."""

    first: int  # of the lines that are changed: its number in the function, from 1
    last: int
    line: str  # the first of them
    kind: str  # a key of `phrases.REPAIRS`
    part: str  # of the line
    how: str


@dataclass(frozen=True)
class Bench:
    """One wrong function, its probes, and what is tried on them."""

    exercise: Exercise
    trial: Trial
    source: str
    repairs: Repairs
    changed: Changed
    further: Sequence[Probe]  # draws by which nothing was found, on which it has to hold
    last: Sequence[Probe]  # and more of them, for doubtful names and for what undoes a mistake

    @property
    def all_probes(self) -> Sequence[Probe]:
        return [*self.trial.probes, *self.further, *self.last]

    def undoing(self, effect: Callable[[Repair], Effect]) -> dict[Repair, Effect]:
        """Return what undoes the mistake: the simplest change, or as simple ones in other lines;
        none that spoils what is right, nor beside others one that may only make up for it.
        """
        found: dict[int, Repair] = {}
        effects: dict[Repair, Effect] = {}
        for repair in self.screened():
            rank = min((each.rank for each in found.values()), default=repair.rank)
            if len(found) == MAX_TOLD or repair.rank > rank:
                break
            line = self.line_of(repair)
            if line not in found and self.undoes(repair):
                effects[repair] = effect(repair)
                if effects[repair] is not Effect.SPOILS:
                    found[line] = repair
        self.changed([self.text()], [])  # their own again, for those that call it
        undoing = [repair for repair in found.values() if effects[repair] is Effect.UNDOES]
        return {repair: effects[repair] for repair in undoing or found.values()}

    def screened(self) -> Iterator[Repair]:
        """Yield the changes with which the first wrong probe is right."""
        pairs = zip(self.trial.probes, self.trial.observations, strict=True)
        wrong = next((probe for probe, seen in pairs if not self.is_right([probe], [seen])), None)
        for begin in range(0, len(self.repairs.changes) if wrong else 0, AT_ONCE):
            assert wrong is not None
            some = self.repairs.changes[begin : begin + AT_ONCE]
            observations = self.changed([self.text(each) for each in some], [wrong.arguments])
            for repair, seen in zip(some, observations, strict=True):
                if self.is_right([wrong], [seen]):
                    yield repair

    def told(self, telling: str) -> dict[int, Value]:
        """Return what the function's steps are worth, on the first public probes that are wrong; of
        a definition that tells them, which is left in its place.
        """
        trial = self.trial
        pairs = zip(trial.probes[: trial.public], trial.observations, strict=False)
        wrong = [i for i, (probe, seen) in enumerate(pairs) if not self.is_right([probe], [seen])]
        if not wrong:
            return {}
        some = wrong[:MAX_PLACED]
        calls = [trial.probes[index].arguments for index in some]
        seen = self.changed([telling], calls)
        return {index: each.value for index, each in zip(some, seen, strict=True)}

    def text(self, repair: Repair | None = None) -> str:
        """Return the definition with a change, or as it is."""
        text = spliced(self.source, repair.splices) if repair else self.source
        return text[self.repairs.start : len(text) - len(self.source) + self.repairs.end]

    def is_as_before(self, seen: Sequence[Observation]) -> bool:
        """Whether what the definition alone did is what was seen before anything was changed."""
        pairs = zip(self.trial.observations, seen, strict=True)
        return all(same_observation(self.exercise, *pair) for pair in pairs)

    def observed(self, text: str, probes: Sequence[Probe]) -> Sequence[Observation]:
        return self.changed([text], [probe.arguments for probe in probes])

    def undoes(self, repair: Repair) -> bool:
        """Whether a change makes all numbers right: once more as well, after the own ones were
        wrong in between as they were, and on further draws.
        """
        text, probes, in_all = self.text(repair), self.trial.probes, self.all_probes
        return (
            self.is_right(probes, self.observed(text, probes))
            and self.is_as_before(self.observed(self.text(), probes))
            and self.is_right(in_all, self.observed(text, in_all))
        )

    def is_right(self, probes: Sequence[Probe], seen: Sequence[Observation]) -> bool:
        return overall_verdict(judge(self.exercise, probes, seen)) is Verdict.CORRECT

    def in_words(self, repair: Repair) -> Told:
        """Return a change in words."""
        start, end, new = repair.splices[0]
        first = self.line_of(repair)
        last = first + len(LINE_END.split(self.source[start:end])) - 1
        line = shown(LINE_END.split(self.text())[first - 1])
        new_line = LINE_END.split(self.text(repair))[first - 1].strip()
        moved = shown(LINE_END.split(new)[0])
        form = phrases.REPAIRS[repair.kind][1]
        now = shown(new_line if len(new_line) <= MAX_LINE else new)
        how = form.format(now=now, moved=moved, first=first, last=last)
        part = moved if "{moved}" in form else shown(self.source[start:end])
        return Told(first, last, line, repair.kind, part, how)

    def line_of(self, repair: Repair) -> int:
        """Return in which line of the function, from 1, a change stands."""
        return len(LINE_END.split(self.source[self.repairs.start : repair.splices[0][0]]))


def worded(name: str, numbers: str, told: Sequence[Told], surely: bool) -> Diagnosis:
    """Return the diagnosis: where first, then what it is about, at last what would do.

    surely: whether none of it may only make up for a mistake elsewhere
    """
    lines = [(each.kind, each.first, each.last, each.line) for each in told]
    return Diagnosis(
        kind="repair",
        id=f"{name}.repair_{numbers}",
        title=phrases.what_undoes(lines, surely),
        hint=phrases.about_repairs([(each.first, each.kind) for each in told]),
        more_hints=(
            phrases.look_at_parts([(each.first, each.part) for each in told]),
            phrases.so_it_is_right([(each.first, each.how) for each in told]),
        ),
    )
