"""Mistakes in a function that calls others: in a step written out by hand, or on top of a wrong
one of the student's own.
"""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from rnngrader.catalogue import Misconception, wrong_source
from rnngrader.fingerprint import row_of
from rnngrader.mutations import Function, Mutation, all_mutations, rebuild
from rnngrader.probes import copy_value
from rnngrader.records import Diagnosis, Observation
from rnngrader.search import name_mutations
from rnngrader.variants import Bench, Code

MAX_RANK = 2
MAX_INLINED = 800  # mutations of a called function
MAX_ON_CALLEES = 300  # variants that are run on the student's own callees: each call is slow


def search_inlined(
    bench: Bench, callee: str, entries: Sequence[Misconception], observations: Sequence[Observation]
) -> Diagnosis | None:
    """The mistake in what `callee` does, where the exercise does it by itself, and wrong."""
    source = bench.assignment.solutions[callee]
    sources = [wrong_source(entry, source) for entry in entries]
    trees = [lambda text=text: ast.parse(text) for text in sources]
    ids = [entry.id for entry in entries]
    for index in matching(bench, "inlined", ids, trees, observations):
        entry = entries[index]
        return Diagnosis(
            kind="misconception",
            id=entry.id,
            title=f"In the step that `{callee}` does: {entry.title}",
            hint=entry.hints[0],
            more_hints=entry.hints[1:],
        )
    function, mutations = inlined_mutations(bench, callee)
    trees = [lambda each=each: rebuild(function, each.changes) for each in mutations]
    titles = [each.title for each in mutations]
    hits = matching(bench, f"inlined-{callee}", titles, trees, observations)
    found = [mutations[i] for i in hits[:1]]
    return name_mutations(bench, found, f"In the step that `{callee}` does: ")


def matching(
    bench: Bench,
    name: str,
    labels: Sequence[str],
    trees: Sequence[Callable[[], ast.Module]],
    observations: Sequence[Observation],
) -> list[int]:
    """Which variants of a called function make the whole do what was observed, everywhere."""
    caller = ast.parse(bench.source).body

    def code(tree: Callable[[], ast.Module]) -> Code:
        whole = ast.Module([*tree().body, *caller], [])
        made: Code = compile(whole, f"<cell {bench.exercise.name}>", "exec")
        return made

    table = bench.first.table(name, labels, lambda: [code(tree) for tree in trees])
    row = row_of(bench.exercise, bench.first.probes, [observations[i] for i in bench.telling])
    hits = np.flatnonzero(row.agreement(table.codes, table.numbers).all(axis=1))
    return [i for i in map(int, hits) if bench.agrees(code(trees[i]), observations)]


_inlined: dict[tuple[str, str], tuple[Function, list[Mutation]]] = {}


def inlined_mutations(bench: Bench, callee: str) -> tuple[Function, list[Mutation]]:
    """The plausible mutations of a called function, tried on the calls that it gets here."""
    key = (bench.key, callee)
    if key in _inlined:
        return _inlined[key]
    calls: list[Any] = []

    def recording(*arguments: Any) -> Any:
        seen.append(copy_value(arguments))
        return bench.namespace[callee](*arguments)

    for arguments in bench.first.decoded:
        seen: list[Any] = []
        own = {**bench.namespace, callee: recording}
        exec(compile(bench.source, "<caller>", "exec"), own)
        own[bench.exercise.name](*copy_value(arguments))
        calls.append(seen[0])
    source = bench.assignment.solutions[callee]
    made = all_mutations(
        source, callee, bench.namespace, calls, [probe.settings for probe in bench.first.probes]
    )
    plausible = [m for m in made[1] if m.rank <= MAX_RANK]
    _inlined[key] = made[0], plausible[:MAX_INLINED]
    return _inlined[key]


def search_on_callees(
    bench: Bench,
    callees: Mapping[str, Callable[..., Any]],
    variants: Sequence[tuple[Code | None, Callable[[], Diagnosis | None]]],
    observations: Sequence[Observation],
) -> Diagnosis | None:
    """The mistake on top of those in the student's own versions of what is called."""
    own = dataclasses.replace(bench, namespace={**bench.namespace, **callees})
    for code, diagnosis in variants[:MAX_ON_CALLEES]:
        if code is not None and own.agrees(code, observations):
            return diagnosis()
    return None
