"""Which misconceptions the probes of an exercise show, and which of them they tell apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from rnngrader.catalogue import CatalogueError, Misconception, wrong_source
from rnngrader.records import Observation
from rnngrader.variants import Bench, agrees

Observations = tuple[Observation, ...]


def observe_entries(bench: Bench, entries: Sequence[Misconception]) -> dict[str, Observations]:
    """What the function does on the bench's probes with each misconception, by id.

    Raises `CatalogueError` for an entry that does what the solution does on all of them.
    """
    right = observe_source(bench, bench.source)
    found = {}
    for entry in entries:
        found[entry.id] = observe_source(bench, wrong_source(entry, bench.source))
        if agrees(bench.exercise, bench.probes, found[entry.id], right):
            raise CatalogueError(
                f"{entry.id} changes no number on any probe. Drop the entry, or add a probe that "
                f"shows it to the exercise {entry.function}."
            )
    return found


def observe_source(bench: Bench, source: str) -> Observations:
    """What the function that a trusted source defines does on the bench's probes."""
    return bench.observe(compile(source, f"<cell {bench.exercise.name}>", "exec"))


def indistinguishable(bench: Bench, found: Mapping[str, Observations]) -> list[tuple[str, str]]:
    """The pairs of entries that no probe tells apart, as pairs of ids."""
    return [
        (one, other)
        for one, other in combinations(found, 2)
        if agrees(bench.exercise, bench.probes, found[one], found[other])
    ]
