"""Hints of the data file, under hashes of what wrong versions do that are made and listed here."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import visible_text
from rnngrader.diagnosis.mutations import Function, Mutation, all_mutations
from rnngrader.diagnosis.mutations import mutated as module_with
from rnngrader.diagnosis.phrases import and_list
from rnngrader.diagnosis.variants import NO_PROGRAM
from rnngrader.notebook import compare, elsewhere, hashes, hints
from rnngrader.records import Exercise

MAX_MUTATIONS = 800  # of one function, the most plausible
MAX_PLACES = 2  # that a hint names
SHARE = 0.5  # of the mutations with a pattern that its hint has to speak of
WORD = re.compile(r"\w+")
EVERYWHERE = "wherever it is read"

ORDER = "does all stand in the order that is wanted?"
# What a mutation's sentence says, as a question that does not give it away.
QUESTIONS = {
    r"opposite sign|wrong sign|without its signs": "is the sign right?",
    r"transposed|multiplied in the wrong order": (
        "does each factor stand in its place, transposed where needed?"
    ),
    r"wrong order": ORDER,
    r"does not belong": "does something stand there that does not belong?",
    r"missing|left out|not returned": "is something missing?",
    r"times|one half|plus 1|square|logarithm|exponential": "is a number or a power another one?",
    r"overwritten|started|handed on|afresh|step|loop|coming|\bturns?\b": (
        "when is it done, and what becomes of what was there before?"
    ),
    r"summed|added|axis|axes|sum of": "what is added up, and along which axis?",
    r"belongs|taken for|returned under|instead": (
        "is each name the one that is meant, and does it hold what it should?"
    ),
}
COMPARE = "compare it with its formula."  # where none of them fits

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


def can_be_told(place: str, names: Container[str]) -> bool:
    """Whether a learner knows the names in a place; an argument's uses are no place."""
    return place != EVERYWHERE and all(
        word in names for quoted in re.findall(r"`([^`]*)`", place) for word in WORD.findall(quoted)
    )


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
    questions = {
        next((q for form, q in QUESTIONS.items() if re.search(form, each.phrase)), COMPARE)
        for each in found
    }
    places = [place.replace("are computed", "get their values") for place in places]
    tail = f": {questions.pop()}" if len(questions) == 1 else "."
    # Either of two places, if it does all of it alone; both, if each of the changes is in both.
    kinds = {frozenset(mutation.places) for mutation in found}
    if not all(kinds) or (len(kinds) > 1 and max(map(len, kinds)) > 1):
        return ""
    if len(places) > 1 and tail:  # where many get their values, rather than where one is computed
        places = [place for place in places if place.count("`") < 4] or places
    if tail.endswith(ORDER) and all(place.endswith("get their values") for place in places):
        # Two of them exchanged where they are used do the same.
        tail = ", and so would two of them exchanged where they are used: does each meet its own?"
    several = " or ".join(places) if len(kinds) > 1 else and_list(places)
    return f"mistake {several} would give just these numbers{tail}"


def by_pattern(found: Sequence[Mutation], names: Container[str]) -> str:
    """The hint for outputs that are wrong together: where most such mistakes stand."""
    single = [mutation for mutation in found if len(mutation.places) == 1] or found
    counts = Counter(place for mutation in single for place in mutation.places)
    # Where many names get their values, most could not do what is seen: no such place is named.
    top = [place for place, _ in counts.most_common(MAX_PLACES) if place.count("`") < 4]
    if not top or not all(can_be_told(place, names) for place in top):
        return ""
    if sum(counts[place] for place in top) <= SHARE * len(single):
        return ""
    top = [place.replace("are computed", "get their values") for place in top]
    tail = ""
    if any(place.endswith("summed up") for place in top):
        tail = ", and compare with the lines that add up the others"
    elif all(re.search(r"\b(is computed|get their values)$", place) for place in top):
        tail = ", and compare with the formula, term by term"
    return (
        "Of the slips that are known to spoil just what is wrong here, most stand "
        f"{', or '.join(top)}. Look there first{tail}, then at what comes before."
    )
