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
from rnngrader.mutations import Mutation, all_mutations
from rnngrader.probes import copy_value
from rnngrader.records import Diagnosis, Observation
from rnngrader.search import name_mutations
from rnngrader.syntax import Function, rebuild
from rnngrader.variants import Bench, Code

MAX_RANK = 2
MAX_ON_CALLEES = 300  # variants that are run on the student's own callees: each call is slow


def search_inlined(
    bench: Bench, callee: str, entries: Sequence[Misconception], observations: Sequence[Observation]
) -> Diagnosis | None:
    """The mistake in what `callee` does, where the exercise does it by itself, and wrong."""
    source = bench.assignment.solutions[callee]
    caller = ast.parse(bench.source).body
    sources = [wrong_source(entry, source) for entry in entries]
    codes = [ast.Module([*ast.parse(text).body, *caller], []) for text in sources]
    for index in matching(bench, f"inlined-{callee}", codes, observations):
        entry = entries[index]
        return Diagnosis(
            kind="misconception",
            id=entry.id,
            title=f"In the step that `{callee}` does: {entry.title}",
            hint=entry.hints[0],
            more_hints=entry.hints[1:],
        )
    function, mutations = inlined_mutations(bench, callee)
    codes = [
        ast.Module([*rebuild(function, each.changes).body, *caller], []) for each in mutations
    ]
    found = [
        mutations[i] for i in matching(bench, f"inlined-edits-{callee}", codes, observations)
    ]
    return name_mutations(bench, found[:1], f"In the step that `{callee}` does: ")


def matching(
    bench: Bench, name: str, trees: Sequence[ast.Module], observations: Sequence[Observation]
) -> list[int]:
    """Which of some variants of the whole do what was observed, on every probe."""

    def code(tree: ast.Module) -> Code:
        made: Code = compile(tree, f"<cell {bench.exercise.name}>", "exec")
        return made

    table = bench.first.table(name, lambda: [code(tree) for tree in trees])
    row = row_of(bench.exercise, bench.first.probes, [observations[i] for i in bench.telling])
    hits = np.flatnonzero(row.agreement(table.codes, table.numbers).all(axis=1))
    return [int(i) for i in hits if bench.agrees(code(trees[i]), observations)]


def inlined_mutations(bench: Bench, callee: str) -> tuple[Function, list[Mutation]]:
    """The plausible mutations of a called function, tried on the calls that it gets here."""
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
    function, mutations = all_mutations(
        source, callee, bench.namespace, calls, [probe.settings for probe in bench.first.probes]
    )
    return function, [m for m in mutations if m.rank <= MAX_RANK]


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
