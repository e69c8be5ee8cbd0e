"""Observations × misconceptions → diagnosis: which mistake gives exactly these numbers?

Known mistakes are looked up first, alone and in pairs; what none of them explains is described by
what its numbers show. A name is given only where every probe agrees in full.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from rnngrader.catalogue import CatalogueError, Misconception, load_misconceptions, wrong_source
from rnngrader.course import Assignment
from rnngrader.fingerprint import row_of
from rnngrader.judge import describe_outcome, speaking_verdict
from rnngrader.records import Diagnosis, Exercise, Finding, Observation, Probe, Verdict
from rnngrader.relations import find_facts
from rnngrader.search import search
from rnngrader.variants import Bench, Code, agrees

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
    return (
        look_up(bench, observations)
        or look_up_pairs(bench, observations)
        or search(bench, observations)
        or describe(bench, observations, findings)
    )


_benches: dict[tuple[str, str], Bench] = {}
_catalogues: dict[str, Mapping[str, tuple[Misconception, ...]]] = {}


def bench_of(assignment: Assignment, exercise: Exercise, probes: tuple[Probe, ...]) -> Bench:
    """The bench of one exercise, made once for the same probes."""
    key = (assignment.digest, exercise.name)
    bench = _benches.get(key)
    if bench is None or list(map(id, bench.probes)) != list(map(id, probes)):
        bench = _benches[key] = Bench(assignment, exercise, probes, assignment.reference)
    return bench


def entries_of(bench: Bench) -> tuple[Misconception, ...]:
    """The catalogue's entries for the bench's exercise."""
    assignment = bench.assignment
    if assignment.digest not in _catalogues:
        folder = assignment.course / "misconceptions"
        _catalogues[assignment.digest] = load_misconceptions(folder, assignment.solutions)
    return _catalogues[assignment.digest].get(bench.exercise.name, ())


def look_up(bench: Bench, observations: Sequence[Observation]) -> Diagnosis | None:
    """The one known mistake that does what was observed, or the family of those that do."""
    entries = entries_of(bench)
    table = bench.table("entries", lambda: [entry_code(bench, (entry,)) for entry in entries])
    row = row_of(bench.exercise, bench.probes, observations)
    hits = np.flatnonzero(row.agreement(table.codes, table.numbers).all(axis=1))
    found = [entries[i] for i in hits if confirmed(bench, (entries[i],), observations)]
    return name_entries([(entry,) for entry in found])


def look_up_pairs(bench: Bench, observations: Sequence[Observation]) -> Diagnosis | None:
    """The two known mistakes that together do what was observed."""
    pairs = list(combinations(entries_of(bench), 2))
    first = bench.first
    table = first.table("pairs", lambda: [entry_code(bench, pair) for pair in pairs])
    row = row_of(bench.exercise, first.probes, [observations[i] for i in bench.telling])
    hits = np.flatnonzero(row.agreement(table.codes, table.numbers).all(axis=1))
    return name_entries([pairs[i] for i in hits if confirmed(bench, pairs[i], observations)])


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
    return code is not None and agrees(
        bench.exercise, bench.probes, bench.observe(code), observations
    )


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
    reference = bench.assignment.reference[bench.exercise.name]
    facts = find_facts(bench.exercise, reference, bench.probes, observations, findings)
    return Diagnosis(
        kind="unknown",
        title="A mistake that is not on the list",
        hint="The numbers say this much:" if facts else "",
        facts=facts,
    )
