"""Hints of the data file, under hashes of what wrong versions do that are made and listed here."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import visible_text
from rnngrader.diagnosis.mutations import About, Function, Mutation, all_mutations
from rnngrader.diagnosis.mutations import mutated as module_with
from rnngrader.diagnosis.mutations.words import EVERYWHERE, Does, Place
from rnngrader.diagnosis.phrases import and_list, listed
from rnngrader.diagnosis.variants import NO_PROGRAM
from rnngrader.notebook import compare, elsewhere, hashes, hints
from rnngrader.records import Exercise

MAX_MUTATIONS = 800  # of one function, the most plausible
MAX_PLACES = 2  # that a hint names
SHARE = 0.5  # of the mutations with a pattern that its hint has to speak of
WORD = re.compile(r"\w+")
# What a mistake is about, as a question that does not give it away.
QUESTIONS = {
    About.AXIS: "along which axis is it done?",
    About.EXTRA: "does something stand there that does not belong?",
    About.FACTOR: "does each factor stand in its place, transposed where needed?",
    About.FORMULA: "compare it with its formula.",
    About.LACK: "is something missing?",
    About.NAME: "is each name the one that is meant, and does it hold what it should?",
    About.NUMBER: "is a number or a power another one?",
    About.ORDER: "does all stand in the order that is wanted?",
    About.SIGN: "is the sign right?",
    About.SUM: "what is added up, and along which axis?",
    About.TIME: "when is it done, and what becomes of what was there before?",
}

Leaves = Mapping[str, Any]
Outcome = tuple[Any, Exception | None, list[str]]


def hints_of(
    assignment: Assignment, exercise: Exercise, entry: Mapping[str, Any]
) -> dict[str, dict[str, str]]:
    """Return texts of hints with the hashes that call for them; see rnngrader/notebook/hints.py."""
    trial = Trial(entry)
    reference = assignment.reference[exercise.name]
    right = hints.mistake_hash(trial.everywhere(reference))
    known: dict[str, set[str]] = defaultdict(set)
    parts: dict[str, set[str]] = defaultdict(set)  # of each text, of each output that goes wrong
    entries = assignment.entries(exercise.name)
    wrong_versions = assignment.wrong_versions(exercise.name)
    for misconception, wrong in zip(entries, wrong_versions, strict=True):
        told = misconception.family.hints if misconception.family else misconception.hints
        outcomes = trial.everywhere(wrong)
        known[hints.mistake_hash(outcomes)].add(told[0])
        # Of one that changes its inputs, nothing is told to who changes none.
        paths = () if outcomes[0][2] else trial.hashes(outcomes).get("leaves", ())
        parts[told[0]].update(hints.leaf_hash(path, outcomes, entry) for path in paths)
    made: dict[str, dict[str, list[Mutation]]] = defaultdict(lambda: defaultdict(list))
    for mutation, wrong in mutated(assignment, exercise):
        found = trial.hashes(trial.everywhere(wrong))
        for kind, each in ((k, each) for k in ("made", "patterns") for each in found.get(k, ())):
            made[kind][each].append(mutation)
    texts: dict[str, dict[str, str]] = {}
    # All that a learner can read in the notebook: no name that the solutions made.
    words = WORD.findall(visible_text(assignment.notebook))
    names = {*words, *entry["takes"], *entry["outputs"]}
    for kind, alike in made.items():
        pick = by_pattern if kind == "patterns" else by_mutations
        texts[kind] = {each: text for each, those in alike.items() if (text := pick(those, names))}
    known.pop(right, None)  # of a version with the right numbers
    texts["listed"] = {each: min(told) for each, told in known.items() if len(told) == 1}
    leaves = {text: "".join(sorted(parts[text])) for text in sorted(parts) if parts[text]}
    return {"leaves": leaves} | {kind: inverted(told) for kind, told in texts.items()}


def can_be_told(place: Place, names: Container[str]) -> bool:
    """Whether a learner knows the names in a place; an argument's uses are no place."""
    return place != EVERYWHERE and all(name in names for name in place.names)


def computes_several(place: Place) -> bool:
    """Whether many names get their values in a place, rather than one is computed."""
    return place.does is Does.COMPUTES and len(place.names) > 1


def words_of(place: Place) -> str:
    """Return a place in words."""
    several = computes_several(place)
    return f"where {listed(place.names)} get their values" if several else place.words


def inverted(texts: Mapping[str, str]) -> dict[str, str]:
    """Return each text once, with all its hashes in a row."""
    rows: dict[str, list[str]] = defaultdict(list)
    for each, text in sorted(texts.items()):
        rows[text].append(each)
    return {text: "".join(rows[text]) for text in sorted(rows)}


class Trial:
    """Runs functions on an entry's public example, and hashes what is wrong with the results."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.entry = entry
        wanted = compare.unpack(entry["results"][0], entry["arrays"])
        self.wanted: Leaves = compare.leaves(compare.by_name(wanted, entry), ends=True)

    def everywhere(self, function: Callable[..., Any]) -> list[Outcome]:
        """Return the outcomes on the example and on inputs of other sizes."""
        with np.errstate(all="ignore"):
            outcomes: list[Outcome] = elsewhere.everywhere(function, self.entry)
        return outcomes

    def hashes(self, outcomes: Sequence[Outcome]) -> dict[str, list[str]]:
        """Return the paths that are wrong on the example, and hashes: of what all these leaves are,
        there and on inputs of other sizes, and of which they are.
        """
        result, error, _ = outcomes[0]
        got: Leaves = compare.leaves(compare.by_name(result, self.entry))
        pattern = hints.pattern_of(got, self.wanted)
        wrong = [path for path, sign in zip(self.wanted, pattern, strict=True) if sign != "."]
        if error is not None or not wrong or not got:
            return {}
        first = hints.first_wrong_ones(wrong, self.wanted)
        # Of one output nothing is told of a change that would spoil others as well.
        made = hints.together([hints.leaf_hash(path, outcomes, self.entry) for path in wrong])
        paths = [path for path in first if path in got]
        return {"leaves": paths, "made": [made], "patterns": [hashes.digest(pattern)]}


def mutated(
    assignment: Assignment, exercise: Exercise
) -> Iterator[tuple[Mutation, Callable[..., Any]]]:
    """The generated wrong versions of an exercise's function, the most plausible first."""
    function, mutations = mutations_of(assignment, exercise)
    for mutation in mutations[:MAX_MUTATIONS]:
        try:
            code = compile(module_with(function, mutation), f"<cell {exercise.name}>", "exec")
        except NO_PROGRAM:
            continue
        namespace = dict(assignment.reference)
        exec(code, namespace)
        yield mutation, namespace[exercise.name]


def mutations_of(assignment: Assignment, exercise: Exercise) -> tuple[Function, list[Mutation]]:
    """The solution of an exercise, and the generated changes of it."""
    probes = assignment.probes(exercise.name, 0)[:3:2]
    return all_mutations(
        assignment.solutions[exercise.name],
        exercise.name,
        assignment.reference,
        [probe.arguments for probe in probes],
        [probe.settings for probe in probes],
    )


def by_mutations(found: Sequence[Mutation], names: Container[str]) -> str:
    """The hint for what some mutations have in common; empty where they are too different.

    found: all that do the same; a place is named only if none of them stands anywhere else
    names: those that a learner knows
    """
    places = list(dict.fromkeys(place for mutation in found for place in mutation.places))
    if not 1 <= len(places) <= MAX_PLACES or not all(can_be_told(p, names) for p in places):
        return ""
    # Either of two places, if it does all of it alone; both, if each of the changes is in both.
    kinds = {frozenset(mutation.places) for mutation in found}
    if not all(kinds) or (len(kinds) > 1 and max(map(len, kinds)) > 1):
        return ""
    about = {mutation.about for mutation in found}
    tail = f": {QUESTIONS[found[0].about]}" if len(about) == 1 else "."
    if len(places) > 1:
        places = [place for place in places if not computes_several(place)] or places
    if about == {About.ORDER} and all(map(computes_several, places)):
        # Two of them exchanged where they are used do the same.
        tail = ", and so would two of them exchanged where they are used: does each meet its own?"
    told = [words_of(place) for place in places]
    several = " or ".join(told) if len(kinds) > 1 else and_list(told)
    return f"mistake {several} would give just these numbers{tail}"


def by_pattern(found: Sequence[Mutation], names: Container[str]) -> str:
    """The hint for outputs that are wrong together: where most such mistakes stand."""
    single = [mutation for mutation in found if len(mutation.places) == 1] or found
    counts = Counter(place for mutation in single for place in mutation.places)
    # Where many names get their values, most could not do what is seen: no such place is named.
    top = [p for p, _ in counts.most_common(MAX_PLACES) if not computes_several(p)]
    if not top or not all(can_be_told(place, names) for place in top):
        return ""
    if sum(counts[place] for place in top) <= SHARE * len(single):
        return ""
    tail = ""
    if any(place.does is Does.SUMS_UP for place in top):
        tail = ", and compare with the lines that add up the others"
    elif all(place.does is Does.COMPUTES for place in top):
        tail = ", and compare with the formula, term by term"
    return (
        "Of the slips that are known to spoil just what is wrong here, most stand "
        f"{', or '.join(p.words for p in top)}. Look there first{tail}, then at what comes before."
    )
