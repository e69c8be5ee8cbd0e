"""Which misconceptions the probes of an exercise show, and which of them they tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rnngrader.catalogue import CatalogueError, Misconception, wrong_source
from rnngrader.diagnosis.variants import Bench, Code


def check_effects(bench: Bench, entries: Sequence[Misconception]) -> None:
    """Raises `CatalogueError` for an entry that does what the solution does on all probes."""
    right = bench.observe(code_of(bench, bench.source))
    for entry in entries:
        if bench.agrees(code_of(bench, wrong_source(entry, bench.source)), right):
            raise CatalogueError(
                f"{entry.id} changes no number on any probe. Drop the entry, or add a probe that "
                f"shows it to the exercise {entry.function}."
            )


def indistinguishable(bench: Bench, entries: Sequence[Misconception]) -> list[tuple[str, str]]:
    """The pairs of entries that no probe tells apart, as pairs of ids."""
    codes = [code_of(bench, wrong_source(entry, bench.source)) for entry in entries]
    observed = [bench.observe(code) for code in codes]
    return [
        (entries[i].id, entries[j].id)
        for i, j in combinations(range(len(entries)), 2)
        if bench.agrees(codes[i], observed[j])
    ]


def code_of(bench: Bench, source: str) -> Code:
    return compile(source, f"<cell {bench.exercise.name}>", "exec")
