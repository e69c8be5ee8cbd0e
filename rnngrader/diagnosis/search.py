"""Mistakes searched, one kind after the other: which variants give exactly these numbers?

The listed ones come first, then single changes, the plausible before the strange, then several at
once. All limits are counts, not seconds, so that the same answer gets the same diagnosis on every
machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from rnngrader.diagnosis.match import (
    MAX_NAMED,
    Evidence,
    Explanation,
    Observed,
    confirmed,
    gather,
    matching,
    named,
)
from rnngrader.diagnosis.signature import same_observation
from rnngrader.diagnosis.variants import (
    Group,
    Variant,
    generic_ones,
    inlined_ones,
    known_ones,
    of_rank,
    together,
)

MAX_TRIED = 1250  # combinations of mutations, in one search
Ranks = tuple[int, int]
ANY_RANK = (0, 99)


def search_group(observed: Observed, group: Group) -> Explanation | None:
    """Return the one mistake of a group that does what was observed, or the family of those."""
    return named(observed, matching(observed, group))


def search_known_several(observed: Observed) -> Explanation | None:
    """Return the listed mistakes that do what was observed together."""
    known = known_ones(observed.runner)
    if not known.variants:
        return None
    evidence = gather(observed, [known])
    sets = {tuple(sorted(i)) for start in evidence.starts() for i in evidence.completions(start)}
    for size in sorted({len(indices) for indices in sets}):
        tried = {s: at_once(observed, evidence, s) for s in sorted(sets) if len(s) == size}
        if found := [s for s, variants in tried.items() if variants]:
            for rival in rivals(found, len(evidence.variants)) - tried.keys():
                tried[rival] = at_once(observed, evidence, rival)
            return named(observed, list(chain.from_iterable(tried.values())))
    return None


def rivals(found: Sequence[tuple[int, ...]], count: int) -> set[tuple[int, ...]]:
    """Return the pairs that have one mistake in common with a pair that was found.

    What shows beside another mistake only may do the same, though it does nothing alone.
    """
    pairs = [pair for pair in found if len(pair) == 2]
    return {
        tuple(sorted((one, other)))
        for pair in pairs
        for one in pair
        for other in range(count)
        if other != one
    }


def at_once(observed: Observed, evidence: Evidence, indices: Sequence[int]) -> list[Variant]:
    """Return some variants as one, if together they do what was observed."""
    members = tuple(evidence.variants[i] for i in indices)
    if members in observed.in_vain:  # of the plausible ones, when all are searched
        return []
    variant = together(observed.runner, members)
    found = confirmed(observed, [variant]) if variant else []
    observed.in_vain.update([] if found else [members])
    return found


def search_single(
    observed: Observed,
    probes: Sequence[int] | None = None,
    ranks: Ranks = ANY_RANK,
    changes: int = 999,
) -> Explanation | None:
    """Return the changes of the lowest rank that do what was observed, everywhere or on some."""
    if not observed.tells:
        return None
    for group in groups_of(observed, ranks):
        found = matching(observed, group, probes)
        if found := [each for each in found if each.weight[1] <= changes]:
            return named(observed, to_the_letter(observed, found, probes) or found)
    return None


def to_the_letter(
    observed: Observed, likely: Sequence[Variant], probes: Sequence[int] | None
) -> list[Variant]:
    """Return which changes of a higher rank do as well what was observed, and are what the student
    wrote, to the letter, as no likelier one is: a limit may hide what tells them apart.
    """
    steps = observed.steps
    if steps is None or not steps.is_edited or any(map(steps.has_written, likely)):
        return []
    groups = groups_of(observed, (likely[0].rank + 1, ANY_RANK[1]))
    found = chain.from_iterable(matching(observed, group, probes) for group in groups)
    return [each for each in found if steps.has_written(each)]


def search_several(observed: Observed, ranks: Ranks = ANY_RANK) -> Explanation | None:
    """Return two or more mutations that together do what was observed, on every probe."""
    if not observed.tells or not (groups := groups_of(observed, ranks)):
        return None
    evidence = gather(observed, groups)
    tried = 0
    for several in attempts(evidence):
        found: list[Variant] = []
        for indices in several:
            tried += 1
            if not one_would_do(observed, evidence, indices):
                found += at_once(observed, evidence, indices)
            if len(found) > MAX_NAMED:
                break
        if found:
            return named(observed, found)
        if tried > MAX_TRIED:
            break
    return None


def attempts(evidence: Evidence) -> Iterator[Iterator[tuple[int, ...]]]:
    """Yield the variants to try together: first one for each component, then each start's."""
    yield evidence.spread()
    for start in evidence.starts():
        yield evidence.completions(start)


def one_would_do(observed: Observed, evidence: Evidence, indices: Sequence[int]) -> bool:
    """Whether one of some variants does alone what was observed: then the others are no part of it,
    and what speaks against that one speaks against all of them.
    """
    likely = [evidence.variants[i] for i in indices if evidence.agree[i].all()]
    for each in likely:
        if each not in observed.alone:
            observed.alone[each] = bool(each.code and observed.confirms(each.code))
    return any(observed.alone[each] for each in likely)


def search_inlined(observed: Observed) -> Explanation | None:
    """Return the mistake in what a called function does, where the exercise does it by itself.

    Only where wrong numbers show it: the words of an exception are those of many mistakes.
    """
    runner = observed.runner
    seen = enumerate(observed.observations)
    if all(o.error or same_observation(runner.exercise, o, runner.right(i)) for i, o in seen):
        return None
    for callee in observed.runner.exercise.calls:
        for group in inlined_ones(observed.runner, callee):
            if found := search_group(observed, group):
                return found
    return None


def groups_of(observed: Observed, within: Ranks) -> list[Group]:
    """Return the generated mistakes by rank, from the lowest to the highest of two."""
    ranks = {variant.rank for variant in generic_ones(observed.runner)}
    return [of_rank(observed.runner, r) for r in sorted(ranks) if within[0] <= r <= within[1]]
