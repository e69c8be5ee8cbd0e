"""Mistakes on no list: which generic changes of the reference give exactly these numbers?

Single changes come first, the plausible before the strange. Then several at once: a change that
explains some of the wrong slots is completed by others that explain the rest. All limits are
counts, not seconds, so that the same answer gets the same diagnosis on every machine.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from rnngrader.fingerprint import Row, row_of
from rnngrader.mutations import Mutation, all_mutations, and_list, code_of, combined
from rnngrader.records import Diagnosis, Observation
from rnngrader.syntax import Function
from rnngrader.variants import Bench, agrees

MAX_NAMED = 3  # so many explanations are listed at most
MAX_STARTS = 12  # partial explanations that are completed
MAX_COMPLETIONS = 250  # changes that each of them is completed with
MAX_AT_ONCE = 4


@dataclass(frozen=True)
class Tier:
    """The mutations of one rank, and their rows on the telling probes."""

    mutations: tuple[Mutation, ...]
    codes: np.ndarray
    numbers: np.ndarray


def search(bench: Bench, observations: Sequence[Observation]) -> Diagnosis | None:
    """The simplest change that does what was observed; a family, where several are as simple."""
    if not any(observation.outcome == "returned" for observation in observations):
        return None
    found = search_single(bench, observations) or search_several(bench, observations)
    return name_mutations(bench, found)


def search_single(bench: Bench, observations: Sequence[Observation]) -> list[Mutation]:
    """The mutations of the lowest rank that do what was observed, on every probe."""
    row = first_row(bench, observations)
    for rank in ranks_of(bench):
        tier = tier_of(bench, rank)
        hits = np.flatnonzero(row.agreement(tier.codes, tier.numbers).all(axis=1))
        found = [tier.mutations[i] for i in hits]
        found = [m for m in found if confirmed(bench, m, observations)]
        if found:
            return found
    return []


def search_several(bench: Bench, observations: Sequence[Observation]) -> list[Mutation]:
    """Two or more mutations that together do what was observed, on every probe."""
    row = first_row(bench, observations)
    tiers = [tier_of(bench, rank) for rank in ranks_of(bench)]
    mutations = [m for tier in tiers for m in tier.mutations]
    codes = np.concatenate([tier.codes for tier in tiers])
    numbers = np.concatenate([tier.numbers for tier in tiers])
    agree = row.agreement(codes, numbers)
    right = bench.first.right
    changed = ~right.agreement(codes, numbers)
    wrong = ~row.agreement(right.codes[None], right.numbers[None])[0]
    everything = Evidence(tuple(mutations), agree, changed, wrong)
    found = []
    for start in everything.starts():
        for candidate in everything.completions(start):
            if confirmed(bench, candidate, observations):
                found.append(candidate)
                if len(found) > MAX_NAMED:
                    break
        if found:
            break
    least = min((m.rank for m in found), default=0)
    return [m for m in found if m.rank == least]


@dataclass(frozen=True)
class Evidence:
    """What each mutation alone has to do with what was observed, slot by slot."""

    mutations: tuple[Mutation, ...]
    agree: np.ndarray  # (mutations, slots): does what was observed
    changed: np.ndarray  # (mutations, slots): does something else than the reference
    wrong: np.ndarray  # (slots,): what was observed is something else than the reference

    def starts(self) -> list[int]:
        """The mutations that explain the most of what is wrong, and break the least."""
        explained = (self.agree & self.wrong).sum(axis=1)
        broken = (~self.agree).sum(axis=1)
        order = sorted(
            np.flatnonzero(explained),
            key=lambda i: (broken[i], self.mutations[i].rank, i),
        )
        seen: set[bytes] = set()
        chosen = []
        for i in order:
            row = self.agree[i].tobytes()
            if row not in seen:
                seen.add(row)
                chosen.append(int(i))
        return chosen[:MAX_STARTS]

    def completions(self, start: int) -> Iterator[Mutation]:
        """The start with one mutation more, or with several that keep out of each other's way."""
        rest = ~self.agree[start]
        yield from self.independent(start)
        reaching = np.flatnonzero((self.changed | ~rest).all(axis=1))
        spoiled = (self.changed & ~rest).sum(axis=1)
        explains = (self.agree & rest).sum(axis=1)
        order = sorted(
            reaching, key=lambda i: (-explains[i], self.mutations[i].rank, spoiled[i], i)
        )
        for i in order[:MAX_COMPLETIONS]:
            both = combined(self.mutations[start], self.mutations[i])
            if both is not None:
                yield both

    def independent(self, start: int) -> Iterator[Mutation]:
        """Mutations that each explain some wrong slots alone and leave the others as they are."""
        chosen, rest = self.mutations[start], ~self.agree[start]
        for _ in range(MAX_AT_ONCE - 1):
            fitting = np.flatnonzero((self.agree | ~self.changed).all(axis=1))
            gain = (self.agree & rest & self.wrong)[fitting].sum(axis=1)
            if not gain.size or gain.max() == 0:
                return
            best = fitting[np.flatnonzero(gain == gain.max())]
            following = min(best, key=lambda i: (self.mutations[i].rank, i))
            both = combined(chosen, self.mutations[following])
            if both is None:
                return
            chosen, rest = both, rest & ~self.agree[following]
            if not rest.any():
                yield chosen
                return


def first_row(bench: Bench, observations: Sequence[Observation]) -> Row:
    """What was observed on the telling probes."""
    return row_of(bench.exercise, bench.first.probes, [observations[i] for i in bench.telling])


_mutations: dict[str, tuple[Function, list[Mutation]]] = {}


def mutations_of(bench: Bench) -> tuple[Function, list[Mutation]]:
    """The mutations of the bench's function, made once."""
    if bench.key not in _mutations:
        name, calls = bench.exercise.name, [probe.arguments for probe in bench.first.probes]
        _mutations[bench.key] = all_mutations(bench.source, name, bench.namespace, calls)
    return _mutations[bench.key]


def ranks_of(bench: Bench) -> list[int]:
    return sorted({mutation.rank for mutation in mutations_of(bench)[1]})


def tier_of(bench: Bench, rank: int) -> Tier:
    """The mutations of one rank with their rows, from the cache or computed."""
    function, mutations = mutations_of(bench)
    chosen = tuple(m for m in mutations if m.rank == rank)
    table = bench.first.table(f"rank{rank}", lambda: [code_of(function, m) for m in chosen])
    return Tier(chosen, table.codes, table.numbers)


def confirmed(bench: Bench, mutation: Mutation, observations: Sequence[Observation]) -> bool:
    """Whether a mutation does what was observed; the telling probes come first."""
    code = code_of(mutations_of(bench)[0], mutation)
    if code is None:
        return False
    observed = [observations[i] for i in bench.telling]
    first = bench.first
    return agrees(bench.exercise, first.probes, first.observe(code), observed) and agrees(
        bench.exercise, bench.probes, bench.observe(code), observations
    )


def name_mutations(bench: Bench, found: Sequence[Mutation]) -> Diagnosis | None:
    titles = list(dict.fromkeys(mutation.title for mutation in found))
    if not titles:
        return None
    places = list(dict.fromkeys(place for m in found for place in m.places))
    kind = "mutation" if len(titles) == 1 else "family"
    return Diagnosis(
        kind=kind,
        id=f"{bench.exercise.name}.edit_{zlib.crc32(titles[0].encode()):08x}",
        title="Your numbers are those of the right code with "
        f"{' — or with '.join(titles[:MAX_NAMED])}.",
        hint=f"Look again {and_list(places)}." if places else "Look again at what is named here.",
        family=tuple(titles) if kind == "family" else (),
    )
