"""Observations × misconceptions → diagnosis: which mistake gives exactly these numbers?

Known mistakes are looked up first, alone and in pairs; what none of them explains is described by
what its numbers show. A name is given only where every probe agrees in full.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from rnngrader.catalogue import CatalogueError, Misconception, load_misconceptions, wrong_source
from rnngrader.course import Assignment
from rnngrader.evidence import Evidence, gather
from rnngrader.facts import find_facts
from rnngrader.fingerprint import row_of
from rnngrader.judge import describe_outcome, judge_one, speaking_verdict
from rnngrader.mutations import code_of, own_variables
from rnngrader.raised import all_equal, explain_error
from rnngrader.records import Diagnosis, Exercise, Finding, Observation, Probe, Verdict
from rnngrader.returned import look_at_return, return_facts
from rnngrader.search import mutations_of, name_mutations, search, search_single
from rnngrader.search_callees import search_inlined, search_on_callees
from rnngrader.variants import Bench, Code, Table

NOTHING_TO_READ = frozenset({Verdict.NOT_FOUND, Verdict.NOT_IMPLEMENTED, Verdict.GRADER_FAULT})


def diagnose(
    assignment: Assignment,
    exercise: Exercise,
    probes: Sequence[Probe],
    observations: Sequence[Observation],
    findings: Mapping[str, Finding],
    callees: Mapping[str, Callable[..., Any]] | None = None,
) -> Diagnosis:
    """What went wrong in a wrong answer, as far as its numbers show it beyond doubt.

    `callees` maps the exercises that this one calls to the student's own versions of them: where
    nothing fits on the right ones, known mistakes are tried on those.
    """
    if speaking_verdict(findings) in NOTHING_TO_READ:
        return Diagnosis("unknown", title=describe_outcome(observations[0]))
    bench = bench_of(assignment, exercise, tuple(probes))
    errors = explain_error(exercise, probes, observations, outputs_of_called(bench))
    found = (
        look_up(bench, observations)
        or look_at_return(exercise, probes, observations)
        or search(bench, observations)
        or look_up_pairs(bench, observations)
        or look_inside(bench, observations)
        or look_up_on(bench, callees or {}, observations)
        or describe(bench, observations, findings)
    )
    return dataclasses.replace(found, facts=(*errors, *found.facts))


def outputs_of_called(bench: Bench) -> dict[str, tuple[str, ...]]:
    """The outputs of the exercises that this one calls."""
    exercises = bench.assignment.exercises
    return {name: tuple(exercises[name].outputs) for name in bench.exercise.calls}


def look_inside(bench: Bench, observations: Sequence[Observation]) -> Diagnosis | None:
    """The mistake in a called function, where the answer does that function's work by itself."""
    for callee in bench.exercise.calls:
        entries = entries_of(bench, callee)
        if found := search_inlined(bench, callee, entries, observations):
            return found
    return None


def look_up_on(
    bench: Bench, callees: Mapping[str, Callable[..., Any]], observations: Sequence[Observation]
) -> Diagnosis | None:
    """The mistake besides those in the student's own versions of the called functions."""
    if not callees:
        return None
    variants: list[tuple[Code | None, Callable[[], Diagnosis | None]]] = [
        (entry_code(bench, (entry,)), lambda entry=entry: name_entries([(entry,)]))  # type: ignore[misc]
        for entry in entries_of(bench)
    ]
    function, mutations = mutations_of(bench)
    variants += [
        (code_of(function, each), lambda each=each: name_mutations(bench, [each]))  # type: ignore[misc]
        for each in mutations
        if each.rank == 1
    ]
    return search_on_callees(bench, callees, variants, observations)


_benches: dict[tuple[str, str], Bench] = {}
_catalogues: dict[str, Mapping[str, tuple[Misconception, ...]]] = {}


def bench_of(assignment: Assignment, exercise: Exercise, probes: tuple[Probe, ...]) -> Bench:
    """The bench of one exercise, made once for the same probes."""
    key = (assignment.digest, exercise.name)
    bench = _benches.get(key)
    if bench is None or list(map(id, bench.probes)) != list(map(id, probes)):
        bench = _benches[key] = Bench(assignment, exercise, probes, assignment.reference)
    return bench


def entries_of(bench: Bench, name: str | None = None) -> tuple[Misconception, ...]:
    """The catalogue's entries for the bench's exercise, or for a function that it calls."""
    assignment = bench.assignment
    if assignment.digest not in _catalogues:
        folder = assignment.course / "misconceptions"
        _catalogues[assignment.digest] = load_misconceptions(folder, assignment.solutions)
    return _catalogues[assignment.digest].get(name or bench.exercise.name, ())


def look_up(bench: Bench, observations: Sequence[Observation]) -> Diagnosis | None:
    """The one known mistake that does what was observed, the family, or the two at once."""
    entries = entries_of(bench)
    if not entries:
        return None
    table = entry_table(bench, entries)
    row = row_of(bench.exercise, bench.probes, observations)
    evidence = gather(row, bench.right, [0] * len(entries), table.codes, table.numbers)
    found = [(entries[i],) for i in evidence.complete()]
    found = [each for each in found if confirmed(bench, each, observations)]
    return name_entries(found or several(bench, evidence, observations))


def several(
    bench: Bench, evidence: Evidence, observations: Sequence[Observation]
) -> list[tuple[Misconception, ...]]:
    """The known mistakes that do what was observed together."""
    entries = entries_of(bench)
    sets = {frozenset(i) for start in evidence.starts() for i in evidence.completions(start)}
    smallest = sorted(sets, key=lambda indices: (len(indices), sorted(indices)))
    found: list[tuple[Misconception, ...]] = []
    for indices in smallest:
        if found and len(indices) > len(found[0]):
            break
        members = tuple(entries[i] for i in sorted(indices))
        if confirmed(bench, members, observations):
            found.append(members)
    return found


def look_up_pairs(bench: Bench, observations: Sequence[Observation]) -> Diagnosis | None:
    """The two known mistakes that do what was observed, though neither shows anywhere alone."""
    entries = entries_of(bench)
    if not entries:
        return None
    single = entry_table(bench, entries)
    changed = ~bench.right.agreement(single.codes, single.numbers)
    pairs = [
        (entries[i], entries[j])
        for i, j in combinations(range(len(entries)), 2)
        if np.array_equal(changed[i], changed[j])
    ]
    if not pairs:
        return None
    table = bench.first.table(
        "pairs",
        ["+".join(entry.id for entry in pair) for pair in pairs],
        lambda: [entry_code(bench, pair) for pair in pairs],
    )
    row = row_of(bench.exercise, bench.first.probes, [observations[i] for i in bench.telling])
    hits = np.flatnonzero(row.agreement(table.codes, table.numbers).all(axis=1))
    return name_entries([pairs[i] for i in hits if confirmed(bench, pairs[i], observations)])


def entry_table(bench: Bench, entries: Sequence[Misconception]) -> Table:
    """The rows of the entries on all probes."""
    return bench.table(
        "entries",
        [entry.id for entry in entries],
        lambda: [entry_code(bench, (entry,)) for entry in entries],
    )


def entry_code(bench: Bench, entries: Sequence[Misconception]) -> Code | None:
    """The reference with the edits of some entries; None where they do not go together."""
    edits = tuple(edit for entry in entries for edit in entry.edits)
    merged = dataclasses.replace(entries[0], edits=edits)
    try:
        source = wrong_source(merged, bench.source)
    except CatalogueError:
        return None
    return compile(source, f"<cell {bench.exercise.name}>", "exec")


def confirmed(
    bench: Bench, entries: Sequence[Misconception], observations: Sequence[Observation]
) -> bool:
    code = entry_code(bench, entries)
    return code is not None and bench.agrees(code, observations)


def name_entries(found: Sequence[Sequence[Misconception]]) -> Diagnosis | None:
    """The diagnosis for the entries, or pairs of entries, that agree everywhere."""
    if not found:
        return None
    names = {"+".join(label(entry)[0] for entry in entries): entries for entries in found}
    if len(names) > 1:
        return Diagnosis(
            kind="family",
            id=" | ".join(names),
            title="One of these: "
            + "; or ".join(
                " and ".join(label(e)[1] for e in entries) for entries in names.values()
            ),
            hint="Several mistakes give exactly these numbers. Check each in turn.",
            family=tuple("+".join(entry.id for entry in entries) for entries in found),
        )
    id, entries = next(iter(names.items()))
    members = [entry.id for each in found for entry in each]
    single_family = len(entries) == 1 and entries[0].family is not None
    levels = zip(*(label(entry)[2] for entry in entries), strict=True)
    hint, *more = (" ".join(level) for level in levels)
    return Diagnosis(
        kind="family" if single_family else "misconception",
        id=id,
        title="; and ".join(label(entry)[1] for entry in entries),
        hint=hint if len(entries) == 1 else f"Two mistakes at once. {hint}",
        family=tuple(dict.fromkeys(members)) if single_family else (),
        more_hints=tuple(more),
    )


def label(entry: Misconception) -> tuple[str, str, tuple[str, ...]]:
    """What an entry is called, with its hints: by its family, where nothing tells it from them."""
    known = entry.family or entry
    return known.id, known.title, known.hints


def describe(
    bench: Bench, observations: Sequence[Observation], findings: Mapping[str, Finding]
) -> Diagnosis:
    """What can be said of a mistake that nothing explains."""
    variables = own_variables(bench.source, bench.exercise.name, bench.namespace)
    facts = find_facts(bench.exercise, variables, bench.probes, observations, findings)
    raised = any(observation.outcome == "raised" for observation in observations)
    title = "An error stops the function" if raised else "A mistake that is not on the list"
    placed = return_facts(bench.exercise, bench.probes, observations)
    return Diagnosis(
        kind="unknown", title=title, facts=(*partly(bench, observations), *placed, *facts)
    )


def partly(bench: Bench, observations: Sequence[Observation]) -> Iterator[str]:
    """What the numbers say where all sizes are equal, if they are of the right shapes only there.

    A wrong axis shows as an error or a wrong shape elsewhere, and by its numbers here.
    """
    alike = [i for i, probe in enumerate(bench.probes) if all_equal(probe.settings)]
    if not any(judge_one(bench.exercise, bench.probes[i], observations[i]) for i in alike):
        return
    for mutation in search_single(bench, observations, alike):
        variant = bench.observe(code_of(mutations_of(bench)[0], mutation))
        unequal = [i for i in range(len(bench.probes)) if i not in alike]
        if all(
            of_wrong_form(bench, i, seen[i]) for i in unequal for seen in (variant, observations)
        ):
            yield (
                "Where all sizes are equal, your numbers are those of the right code with "
                f"{mutation.title}."
            )
            return


def of_wrong_form(bench: Bench, index: int, observation: Observation) -> bool:
    """Whether a call raised, or returned something of a wrong shape."""
    wrong = judge_one(bench.exercise, bench.probes[index], observation)
    return any(verdict is not Verdict.WRONG_VALUE for verdict, _ in wrong.values())
