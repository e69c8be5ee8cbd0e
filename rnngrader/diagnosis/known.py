"""Known mistakes: which entries of the catalogue, alone or together, give exactly these numbers?"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Sequence
from itertools import combinations

import numpy as np

from rnngrader.catalogue import CatalogueError, Misconception, wrong_source
from rnngrader.diagnosis.evidence import Evidence, gather
from rnngrader.diagnosis.fingerprint import row_of
from rnngrader.diagnosis.variants import Bench, Code, Explanation, Table
from rnngrader.records import Diagnosis, Observation

Entries = tuple[Misconception, ...]  # mistakes made at once


def entries_of(bench: Bench, function: str | None = None) -> Entries:
    """The catalogue's entries for the bench's exercise, or for a function that it calls."""
    name = function or bench.exercise.name
    entries = bench.assignment.misconceptions.values()
    return tuple(e for e in entries if e.function == name and e.id not in bench.hidden)


def look_up(bench: Bench, observations: Sequence[Observation]) -> Explanation | None:
    """The one known mistake that does what was observed, or the family of those that do."""
    entries = entries_of(bench)
    if not entries:
        return None
    complete = evidence_of(bench, entries, observations).complete()
    return name_entries(bench, confirmed(bench, [(entries[i],) for i in complete], observations))


def look_up_several(bench: Bench, observations: Sequence[Observation]) -> Explanation | None:
    """The known mistakes that do what was observed together."""
    entries = entries_of(bench)
    if not entries:
        return None
    evidence = evidence_of(bench, entries, observations)
    sets = {tuple(sorted(i)) for start in evidence.starts() for i in evidence.completions(start)}
    for size in sorted({len(indices) for indices in sets}):
        together = [tuple(entries[i] for i in s) for s in sorted(sets) if len(s) == size]
        if found := confirmed(bench, together, observations):
            return name_entries(bench, found)
    return None


def look_up_hidden_pairs(bench: Bench, observations: Sequence[Observation]) -> Explanation | None:
    """The two known mistakes that do what was observed, though neither shows anywhere alone."""
    entries = entries_of(bench)
    if not entries:
        return None
    single = table_of(bench, entries)
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
        lambda: [code_of_entries(bench, pair) for pair in pairs],
    )
    row = row_of(bench.exercise, bench.first.probes, [observations[i] for i in bench.telling])
    hits = np.flatnonzero(row.agreement(table.codes, table.numbers).all(axis=1))
    return name_entries(bench, confirmed(bench, [pairs[i] for i in hits], observations))


def evidence_of(bench: Bench, entries: Entries, observations: Sequence[Observation]) -> Evidence:
    """What each entry explains of what was observed, on all probes."""
    table = table_of(bench, entries)
    row = row_of(bench.exercise, bench.probes, observations)
    return gather(row, bench.right, [0] * len(entries), table.codes, table.numbers)


def table_of(bench: Bench, entries: Entries) -> Table:
    """The rows of the entries on all probes."""
    ids = [entry.id for entry in entries]
    return bench.table("entries", ids, lambda: [code_of_entries(bench, (e,)) for e in entries])


@functools.lru_cache(maxsize=1000)
def code_of_entries(bench: Bench, entries: Entries) -> Code | None:
    """The reference with the edits of some entries; None where they do not go together."""
    edits = tuple(edit for entry in entries for edit in entry.edits)
    merged = dataclasses.replace(entries[0], edits=edits)
    try:
        source = wrong_source(merged, bench.source)
    except CatalogueError:
        return None
    return compile(source, f"<cell {bench.exercise.name}>", "exec")


def confirmed(
    bench: Bench, candidates: Sequence[Entries], observations: Sequence[Observation]
) -> list[Entries]:
    """Those that do what was observed, in full, on every probe."""
    codes = [(each, code_of_entries(bench, each)) for each in candidates]
    return [each for each, code in codes if code and bench.agrees(code, observations)]


def name_entries(bench: Bench, found: Sequence[Entries]) -> Explanation | None:
    """The name of the mistakes that agree everywhere: one, two at once, or a family."""
    if not found:
        return None
    distinct = {frozenset(called(entry).id for entry in entries): entries for entries in found}
    names = {"+".join(called(entry).id for entry in each): each for each in distinct.values()}
    codes = tuple(filter(None, (code_of_entries(bench, entries) for entries in found)))
    if len(names) > 1:
        return Explanation(one_of(names, found), codes)
    id, entries = next(iter(names.items()))
    family = len(entries) == 1 and entries[0].family is not None
    levels = zip(*(called(entry).hints for entry in entries), strict=True)
    hint, *more = (" ".join(level) for level in levels)
    diagnosis = Diagnosis(
        kind="family" if family else "misconception",
        id=id,
        title="; and ".join(called(entry).title for entry in entries),
        hint=hint if len(entries) == 1 else f"Several mistakes at once. {hint}",
        family=tuple(dict.fromkeys(e.id for each in found for e in each)) if family else (),
        more_hints=tuple(more),
    )
    return Explanation(diagnosis, codes)


def one_of(names: dict[str, Entries], found: Sequence[Entries]) -> Diagnosis:
    """The diagnosis where several known mistakes give the same numbers."""
    titles = (" and ".join(called(e).title for e in entries) for entries in names.values())
    return Diagnosis(
        kind="family",
        id=" | ".join(names),
        title=f"One of these: {'; or '.join(titles)}",
        hint="Several mistakes give exactly these numbers. Check each in turn.",
        family=tuple("+".join(entry.id for entry in entries) for entries in found),
    )


@dataclasses.dataclass(frozen=True)
class Called:
    """What an entry is called, with its hints: by its family, where nothing tells it apart."""

    id: str
    title: str
    hints: tuple[str, str, str]


def called(entry: Misconception) -> Called:
    known = entry.family or entry
    return Called(known.id, known.title, known.hints)
