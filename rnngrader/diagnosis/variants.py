"""Wrong versions of a reference function: listed in the catalogue, generated, several at once.

All are variants, and all are found in the same way (see `match`).
"""

from __future__ import annotations

import ast
import dataclasses
import hashlib
import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import chain, combinations, islice, product
from typing import Any

import numpy as np

from rnngrader.course.catalogue import CatalogueError, Edit, Misconception, wrong_source
from rnngrader.course.probes import copy_arguments, recorded_calls
from rnngrader.diagnosis import mutations, phrases
from rnngrader.diagnosis.mutations import Function, Mutation, all_mutations
from rnngrader.diagnosis.runner import Code, Runner
from rnngrader.diagnosis.tables import Table, cached_table
from rnngrader.records import Probe, Settings

FAMILIAR = (2, 1)  # the rank and the number of changes up to which a name speaks for itself
MAX_LINE_PAIRS = 4000  # pairs of mutations in one line
MAX_SLOW_PAIRS = 800  # the same in a function that calls others, which takes longer
MAX_INLINED = 800  # mutations of a called function
MAX_INLINED_RANK = 2
NO_PROGRAM = (CatalogueError, SyntaxError, ValueError, TypeError, IndexError, AttributeError)


@dataclasses.dataclass(frozen=True, eq=False)
class Variant:
    """One wrong version: what it is called, how plausible it is, and how it is made.

    `names` are the ids of the listed mistakes that it is made of (their family's, where nothing
    tells them apart); a generated one has none. `parts` is what other variants are combined with.
    """

    title: str
    label: str  # a text that decides the code
    tree: Callable[[], ast.Module]  # raises one of NO_PROGRAM where there is none
    parts: tuple[Any, ...]  # catalogue entries, or one mutation
    names: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    rank: int = 0
    places: tuple[str, ...] = ()
    function: Function | None = None  # whose names the title of a generated one speaks of
    callee: str = ""  # the function of which it is a version, where that is another

    @property
    def weight(self) -> tuple[int, int]:
        """How strange it is, then how much it changes."""
        return self.rank, 0 if self.names else sum(len(part.changes) for part in self.parts)

    def compiled(self) -> Code | None:
        """Return the whole module, compiled; None where it is no valid program."""
        try:
            code: Code = compile(self.tree(), "<cell variant>", "exec")
        except NO_PROGRAM:
            return None
        return code

    @cached_property
    def code(self) -> Code | None:
        """The same, kept: of the few that are compared in full."""
        return self.compiled()

    @property
    def several(self) -> bool:
        """Whether it is several mistakes at once."""
        return len(self.parts) > 1 if self.names else bool(self.parts[0].members)

    @property
    def far_fetched(self) -> bool:
        """Whether it is a strange generated mistake, or many changes."""
        return not self.names and self.weight > FAMILIAR

    @property
    def doubtful(self) -> bool:
        """Whether there are so many of its kind that some agree with any numbers."""
        return self.several or self.far_fetched

    @property
    def leaves_out(self) -> bool:
        """Whether it is a generated mistake that leaves something out."""
        return not self.names and all(part.leaves_out for part in self.parts)

    @property
    def contrived(self) -> bool:
        """Whether it is a generated mistake that is never said beside a plainer one."""
        return not self.names and any(part.contrived for part in self.parts)

    @property
    def sites(self) -> frozenset[ast.AST]:
        """The nodes that a generated mistake changes."""
        sites: frozenset[ast.AST] = self.parts[0].sites
        return sites

    @property
    def edit_id(self) -> str:
        """A digest of what is changed: equal ids, equal changes."""
        text = ast.dump(self.tree())
        return f"edit_{hashlib.blake2b(text.encode(), digest_size=4).hexdigest()}"


@dataclasses.dataclass(frozen=True)
class Group:
    """Variants whose signatures are kept together, on all probes or on the screening ones."""

    name: str
    variants: Sequence[Variant]
    everywhere: bool = False

    @cached_property
    def labels(self) -> bytes:
        """What tells its variants from others."""
        return "\0".join(variant.label for variant in self.variants).encode()


def table_of(runner: Runner, group: Group) -> Table:
    """Return the signatures of a group's variants; from the cache, or computed."""
    where = runner if group.everywhere else runner.screen
    file = table_file(where, group)
    return cached_table(runner.assignment.course, file, lambda: compute(where, group.variants))


def table_file(runner: Runner, group: Group) -> str:
    """Return the name of the file in which a group's table is kept: equal names, equal tables."""
    digest = hashlib.sha256(runner.key.encode() + b"\0" + group.labels).hexdigest()[:32]
    return f"{runner.exercise.name}-{group.name}-{digest}.npz"


def compute(runner: Runner, variants: Sequence[Variant]) -> Table:
    """Return the signatures of some variants; what is no valid program agrees with nothing."""
    shape = len(variants), len(runner.reference.codes)
    table = Table(np.full(shape, -1, dtype=np.int64), np.zeros(shape))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for index, variant in enumerate(variants):
            if code := variant.compiled():
                found = runner.signature(code)
                table.codes[index], table.numbers[index] = found.codes, found.numbers
    return table


def listed(runner: Runner, entries: Sequence[Misconception], function: str = "") -> Variant:
    """Return the reference with the edits of some entries of the catalogue."""
    source = runner.assignment.solutions[function or runner.exercise.name]
    edits: tuple[Edit, ...] = tuple(edit for entry in entries for edit in entry.edits)
    merged = dataclasses.replace(entries[0], edits=edits)
    called = [entry.family or entry for entry in entries]
    first, *more = map(" ".join, zip(*(known.hints for known in called), strict=True))
    if len(entries) > 1:
        first = phrases.SEVERAL_AT_ONCE.format(first)
    return Variant(
        title="; and ".join(known.title for known in called),
        label=repr(edits),
        tree=lambda: ast.parse(wrong_source(merged, source)),
        parts=tuple(entries),
        names=tuple(known.id for known in called),
        hints=(first, *more),
    )


def generated(function: Function, mutation: Mutation) -> Variant:
    """Return the reference with a generic mistake."""
    title = mutation.title
    return Variant(
        title=title,
        label=title,
        tree=lambda: mutations.mutated(function, mutation),
        parts=(mutation,),
        rank=mutation.rank,
        places=tuple(place.words for place in mutation.places),
        function=function,
    )


def together(runner: Runner, members: Sequence[Variant]) -> Variant | None:
    """Return several variants of a kind at once; None where they do not go together."""
    parts = [part for member in members for part in member.parts]
    if members[0].names:
        return listed(runner, parts)
    mutation = mutations.combined(parts)
    assert members[0].function is not None
    return generated(members[0].function, mutation) if mutation else None


def inlined(runner: Runner, callee: str, variant: Variant) -> Variant:
    """Return the reference with a variant of a function that it calls put before it."""
    return dataclasses.replace(
        variant,
        callee=callee,
        names=tuple(f"{runner.exercise.name}.{name}" for name in variant.names),
        tree=lambda: ast.Module([*variant.tree().body, *ast.parse(runner.source).body], []),
    )


def entries_of(runner: Runner, function: str = "") -> list[Misconception]:
    """Return the catalogue's entries for the exercise, or for a function that it calls."""
    name = function or runner.exercise.name
    entries = runner.assignment.misconceptions.values()
    return [e for e in entries if e.function == name and e.id not in runner.hidden]


@lru_cache(maxsize=64)
def known_ones(runner: Runner) -> Group:
    """Return the listed mistakes."""
    variants = [listed(runner, [entry]) for entry in entries_of(runner)]
    return Group("entries", variants, everywhere=True)


def hidden_pairs(runner: Runner) -> Group:
    """Return the pairs of listed mistakes neither of which shows anywhere alone."""
    known = known_ones(runner)
    table = table_of(runner, known)
    changed = ~runner.reference.agreement(table.codes, table.numbers)
    pairs = [
        together(runner, (known.variants[i], known.variants[j]))
        for i, j in combinations(range(len(known.variants)), 2)
        if np.array_equal(changed[i], changed[j])
    ]
    return Group("pairs", [pair for pair in pairs if pair])


_generated: dict[str, list[Variant]] = {}


def generic_ones(runner: Runner) -> list[Variant]:
    """Return the generated mistakes of the exercise, made once."""
    if runner.key not in _generated:
        calls = [(copy_arguments(p.arguments), p.settings) for p in telling_probes(runner)]
        _generated[runner.key] = list(mutations_on(runner, runner.exercise.name, calls))
    return _generated[runner.key]


def telling_probes(runner: Runner) -> list[Probe]:
    return [runner.probes[i] for i in runner.telling]


def mutations_on(
    runner: Runner, name: str, tried: Sequence[tuple[Any, Settings]], highest: int = 99
) -> Iterator[Variant]:
    """Yield the generated mistakes of a function that is tried on some calls of some sizes."""
    calls, settings = [call for call, _ in tried], [sizes for _, sizes in tried]
    source = runner.assignment.solutions[name]
    timed = bool(runner.exercise.time_outputs)
    function, found = all_mutations(source, name, runner.namespace, calls, settings, timed, highest)
    return (generated(function, mutation) for mutation in found)


def of_rank(runner: Runner, rank: int) -> Group:
    """Return the generated mistakes that are equally plausible."""
    return Group(f"rank{rank}", [v for v in generic_ones(runner) if v.rank == rank])


@lru_cache(maxsize=8)
def line_pairs(runner: Runner) -> Group:
    """Return pairs of plausible mistakes in the same statement, the most plausible first.

    Only of those that change the same components: otherwise one shows without the other.
    """
    lines: dict[tuple[ast.AST, bytes], tuple[list[Variant], list[Variant]]] = {}
    for rank in (1, 2):
        group = of_rank(runner, rank)
        table = table_of(runner, group)
        changed = ~runner.screen.reference.agreement(table.codes, table.numbers)
        for each, components in zip(group.variants, changed, strict=True):
            assert each.function is not None
            touched = {each.function.statements[node] for node in each.sites}
            if len(touched) == 1 and components.any():
                both = lines.setdefault((touched.pop(), components.tobytes()), ([], []))
                both[rank - 1].append(each)
    pairs = chain(
        *(combinations(first, 2) for first, _ in lines.values()),
        *(product(first, second) for first, second in lines.values()),
        *(combinations(second, 2) for _, second in lines.values()),
    )
    limit = MAX_SLOW_PAIRS if runner.exercise.calls else MAX_LINE_PAIRS
    combined = (together(runner, pair) for pair in pairs)
    return Group("lines", list(islice(filter(None, combined), limit)))


_inlined: dict[tuple[str, str], list[Variant]] = {}


def inlined_ones(runner: Runner, callee: str) -> Iterator[Group]:
    """Yield the mistakes in what a called function does, made by who does it by himself."""
    known = [listed(runner, [entry], callee) for entry in entries_of(runner, callee)]
    yield Group(f"inlined-{callee}", [inlined(runner, callee, each) for each in known])
    key = (runner.key, callee)
    if key not in _inlined:
        found = mutations_on(runner, callee, calls_of(runner, callee), MAX_INLINED_RANK)
        _inlined[key] = [inlined(runner, callee, each) for each in islice(found, MAX_INLINED)]
    yield Group(f"inlined-generated-{callee}", _inlined[key])


def calls_of(runner: Runner, callee: str) -> list[tuple[Any, Settings]]:
    """Return the arguments of the first call that a function gets on each telling probe, and the
    probe's sizes.
    """
    exercise = dataclasses.replace(runner.exercise, calls=(callee,))
    calls = []
    for probe in telling_probes(runner):
        for call in recorded_calls(exercise, probe, runner.namespace)[:1]:
            calls.append((call.arguments, probe.settings))
    return calls
