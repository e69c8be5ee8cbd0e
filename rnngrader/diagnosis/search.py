"""Mistakes on no list: which generic changes of the reference give exactly these numbers?

Single changes come first, the plausible before the strange. Then several at once: a change that
explains some of the wrong slots is completed by others that explain the rest. All limits are
counts, not seconds, so that the same answer gets the same diagnosis on every machine.
"""

from __future__ import annotations

import ast
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, islice, product

import numpy as np

from rnngrader.diagnosis.evidence import gather
from rnngrader.diagnosis.fingerprint import Row, row_of
from rnngrader.diagnosis.glossary import glossary
from rnngrader.diagnosis.mutations import (
    Function,
    Mutation,
    all_mutations,
    and_list,
    code_of,
    combined,
)
from rnngrader.diagnosis.variants import Bench, Explanation
from rnngrader.probes import copy_arguments
from rnngrader.records import Diagnosis, Observation

MAX_NAMED = 3  # so many explanations are listed at most
MAX_TRIED = 800  # combinations of mutations, in one search
MAX_LINE_PAIRS = 4000  # pairs of mutations in one line, in one search
MAX_SLOW_PAIRS = 800  # the same in a function that calls others, which takes longer
ANY_RANK = (0, 99)


@dataclass(frozen=True)
class Tier:
    """The mutations of one rank, and their rows on the telling probes."""

    mutations: tuple[Mutation, ...]
    codes: np.ndarray
    numbers: np.ndarray


def search_simple(bench: Bench, observations: Sequence[Observation]) -> Explanation | None:
    """The most plausible change in one place."""
    found = [m for m in in_tier(bench, 1, observations) if len(m.changes) == 1]
    return name_mutations(bench, found)


def search_single(
    bench: Bench,
    observations: Sequence[Observation],
    probes: Sequence[int] | None = None,
    ranks: tuple[int, int] = ANY_RANK,
) -> Explanation | None:
    """The changes of the lowest rank that do what was observed, on every probe or on some."""
    for rank in ranks_of(bench, ranks):
        if found := in_tier(bench, rank, observations, probes):
            return name_mutations(bench, found)
    return None


def in_tier(
    bench: Bench,
    rank: int,
    observations: Sequence[Observation],
    probes: Sequence[int] | None = None,
) -> list[Mutation]:
    """The mutations of one rank that do what was observed, on every probe or on some."""
    told = [i for i in bench.telling if probes is None or i in probes]
    about = [bench.telling[slot.probe] in told for slot in bench.first.slots]
    if not any(about) or not any(o.outcome == "returned" for o in observations):
        return []
    tier = tier_of(bench, rank)
    agree = first_row(bench, observations).agreement(tier.codes, tier.numbers)
    hits = np.flatnonzero(agree[:, about].all(axis=1))
    return confirmed(bench, [tier.mutations[i] for i in hits], observations, probes)


def search_several(
    bench: Bench, observations: Sequence[Observation], ranks: tuple[int, int] = ANY_RANK
) -> Explanation | None:
    """Two or more mutations that together do what was observed, on every probe."""
    tiers = [tier_of(bench, rank) for rank in ranks_of(bench, ranks)]
    mutations = [m for tier in tiers for m in tier.mutations]
    evidence = gather(
        first_row(bench, observations),
        bench.first.right,
        [m.rank for m in mutations],
        np.concatenate([tier.codes for tier in tiers]),
        np.concatenate([tier.numbers for tier in tiers]),
    )
    tried = 0
    for start in (None, *evidence.starts()):
        found: list[Mutation] = []
        several = evidence.spread() if start is None else evidence.completions(start)
        for indices in several:
            tried += 1
            candidate = combined([mutations[i] for i in indices])
            if candidate is not None:
                found += confirmed(bench, [candidate], observations)
            if len(found) > MAX_NAMED:
                break
        if found:
            return name_mutations(bench, least(found))
        if tried > MAX_TRIED:
            break
    return None


def search_lines(bench: Bench, observations: Sequence[Observation]) -> Explanation | None:
    """Two plausible mutations in one line, neither of which shows its own numbers anywhere."""
    pairs = line_pairs(bench)
    if not pairs:
        return None
    function, _ = mutations_of(bench)
    table = bench.first.table(
        "lines", [m.title for m in pairs], lambda: [code_of(function, m) for m in pairs]
    )
    row = first_row(bench, observations)
    hits = np.flatnonzero(row.agreement(table.codes, table.numbers).all(axis=1))
    found = confirmed(bench, [pairs[i] for i in hits], observations)
    return name_mutations(bench, least(found))


def line_pairs(bench: Bench) -> list[Mutation]:
    """Pairs of mutations in the same statement, the most plausible first.

    Only of those that change the same slots: otherwise one shows somewhere without the other.
    """
    function, right = mutations_of(bench)[0], bench.first.right
    lines: dict[tuple[ast.AST, bytes], tuple[list[Mutation], list[Mutation]]] = {}
    for rank in (1, 2):
        tier = tier_of(bench, rank)
        changed = ~right.agreement(tier.codes, tier.numbers)
        for each, slots in zip(tier.mutations, changed, strict=True):
            touched = {function.statements[node] for node in each.sites}
            if len(touched) == 1 and slots.any():
                both = lines.setdefault((touched.pop(), slots.tobytes()), ([], []))
                both[rank - 1].append(each)
    pairs: Iterator[tuple[Mutation, Mutation]] = chain(
        *(combinations(first, 2) for first, _ in lines.values()),
        *(product(first, second) for first, second in lines.values()),
        *(combinations(second, 2) for _, second in lines.values()),
    )
    limit = MAX_SLOW_PAIRS if bench.exercise.calls else MAX_LINE_PAIRS
    return list(islice(filter(None, map(combined, pairs)), limit))


def least(found: Sequence[Mutation]) -> list[Mutation]:
    """The most plausible of some mutations: of the lowest rank, with the fewest changes."""
    keys = [(m.rank, len(m.changes)) for m in found]
    return [m for m, key in zip(found, keys, strict=True) if key == min(keys)]


def first_row(bench: Bench, observations: Sequence[Observation]) -> Row:
    """What was observed on the telling probes."""
    return row_of(bench.exercise, bench.first.probes, [observations[i] for i in bench.telling])


_mutations: dict[str, tuple[Function, list[Mutation]]] = {}


def mutations_of(bench: Bench) -> tuple[Function, list[Mutation]]:
    """The mutations of the bench's function, made once."""
    if bench.key not in _mutations:
        calls = [copy_arguments(probe.arguments) for probe in bench.first.probes]
        settings = [probe.settings for probe in bench.first.probes]
        _mutations[bench.key] = all_mutations(
            bench.source, bench.exercise.name, bench.namespace, calls, settings
        )
    return _mutations[bench.key]


def ranks_of(bench: Bench, within: tuple[int, int]) -> list[int]:
    """The ranks that there are, from the lowest to the highest of two."""
    ranks = {mutation.rank for mutation in mutations_of(bench)[1]}
    return [rank for rank in sorted(ranks) if within[0] <= rank <= within[1]]


def tier_of(bench: Bench, rank: int) -> Tier:
    """The mutations of one rank with their rows, from the cache or computed."""
    function, mutations = mutations_of(bench)
    chosen = tuple(m for m in mutations if m.rank == rank)
    table = bench.first.table(
        f"rank{rank}", [m.title for m in chosen], lambda: [code_of(function, m) for m in chosen]
    )
    return Tier(chosen, table.codes, table.numbers)


def confirmed(
    bench: Bench,
    candidates: Sequence[Mutation],
    observations: Sequence[Observation],
    probes: Sequence[int] | None = None,
) -> list[Mutation]:
    """Those that do what was observed, in full, on every probe or on some."""
    function, _ = mutations_of(bench)
    codes = [(mutation, code_of(function, mutation)) for mutation in candidates]
    return [m for m, code in codes if code and bench.agrees(code, observations, probes)]


def name_mutations(
    bench: Bench, found: Sequence[Mutation], function: Function | None = None
) -> Explanation | None:
    """The name of the mutations that agree everywhere: one, or a family of them.

    Several in the same place say the same thing in other words, and are one.
    """
    if not found:
        return None
    found = least(found)
    function = function or mutations_of(bench)[0]
    titles = list(dict.fromkeys(mutation.title for mutation in found))
    places = list(dict.fromkeys(place for m in found for place in m.places))
    same_place = len({m.places for m in found}) == 1 and bool(places)
    kind = "mutation" if len(titles) == 1 or same_place else "family"
    joint = "; or, what comes to the same, with " if kind == "mutation" else " — or with "
    named = joint.join(titles[:MAX_NAMED])
    hint = f"Look again {and_list(places)}." if places else "Look again at what is named here."
    diagnosis = Diagnosis(
        kind=kind,
        id=f"{bench.exercise.name}.edit_{zlib.crc32(titles[0].encode()):08x}",
        title=f"Your numbers are those of the right code with {named}",
        hint=f"{hint} {glossary(bench, function, named)}".strip(),
        family=tuple(titles) if kind == "family" else (),
    )
    codes = (code_of(function, mutation) for mutation in found)
    return Explanation(diagnosis, tuple(filter(None, codes)))
