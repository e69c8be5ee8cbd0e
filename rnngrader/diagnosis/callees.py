"""Mistakes in a function that does the work of another by itself, instead of calling it."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from rnngrader.catalogue import Misconception, wrong_source
from rnngrader.diagnosis.fingerprint import row_of
from rnngrader.diagnosis.mutations import Function, Mutation, all_mutations, rebuild
from rnngrader.diagnosis.search import name_mutations
from rnngrader.diagnosis.variants import Bench, Code, Explanation
from rnngrader.probes import copy_arguments, copy_value
from rnngrader.records import Diagnosis, Observation

MAX_RANK = 2
MAX_INLINED = 800  # mutations of a called function


def search_inlined(
    bench: Bench, callee: str, entries: Sequence[Misconception], observations: Sequence[Observation]
) -> Explanation | None:
    """The mistake in what `callee` does, where the exercise does it by itself, and wrong."""
    inside = f"In the step that `{callee}` does: "
    source = bench.assignment.solutions[callee]
    trees = [lambda entry=entry: ast.parse(wrong_source(entry, source)) for entry in entries]
    ids = [entry.id for entry in entries]
    for index, code in matching(bench, "inlined", ids, trees, observations):
        entry = entries[index]
        title = f"{inside}{entry.title}"
        named = Diagnosis("misconception", entry.id, title, entry.hints[0], (), entry.hints[1:])
        return Explanation(named, (code,))
    function, mutations = inlined_mutations(bench, callee)
    trees = [lambda each=each: rebuild(function, each.changes) for each in mutations]
    titles = [each.title for each in mutations]
    for index, code in matching(bench, f"inlined-{callee}", titles, trees, observations):
        found = name_mutations(bench, [mutations[index]], function)
        assert found is not None
        named = dataclasses.replace(found.diagnosis, title=inside + found.diagnosis.title)
        return Explanation(named, (code,))
    return None


def matching(
    bench: Bench,
    name: str,
    labels: Sequence[str],
    trees: Sequence[Callable[[], ast.Module]],
    observations: Sequence[Observation],
) -> list[tuple[int, Code]]:
    """Which variants of a called function make the whole do what was observed, everywhere."""
    if not trees:
        return []
    caller = ast.parse(bench.source).body

    def code(tree: Callable[[], ast.Module]) -> Code:
        whole = ast.Module([*tree().body, *caller], [])
        made: Code = compile(whole, f"<cell {bench.exercise.name}>", "exec")
        return made

    table = bench.first.table(name, labels, lambda: [code(tree) for tree in trees])
    row = row_of(bench.exercise, bench.first.probes, [observations[i] for i in bench.telling])
    hits = np.flatnonzero(row.agreement(table.codes, table.numbers).all(axis=1))
    codes = [(i, code(trees[i])) for i in map(int, hits)]
    return [(i, code) for i, code in codes if bench.agrees(code, observations)]


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

    for probe in bench.first.probes:
        seen: list[Any] = []
        own = {**bench.namespace, callee: recording}
        exec(compile(bench.source, "<caller>", "exec"), own)
        own[bench.exercise.name](*copy_arguments(probe.arguments))
        calls.append(seen[0])
    source = bench.assignment.solutions[callee]
    settings = [probe.settings for probe in bench.first.probes]
    function, mutations = all_mutations(source, callee, bench.namespace, calls, settings)
    plausible = [m for m in mutations if m.rank <= MAX_RANK]
    _inlined[key] = function, plausible[:MAX_INLINED]
    return _inlined[key]
