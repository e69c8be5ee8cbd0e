"""One generic mistake: a change of the reference's tree, the sentence that says it, its rank."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rnngrader.diagnosis.mutations.remake import rebuild, statements
from rnngrader.diagnosis.mutations.tree import (
    Change,
    Changes,
    Function,
    Insert,
    Kind,
    is_array,
    path_to,
    skeleton,
)
from rnngrader.diagnosis.mutations.words import place_of
from rnngrader.diagnosis.phrases import and_list

MAX_SITES = 16  # of one mistake in several places
MAX_ROUNDS = 1_000  # of all `while` loops of a call together


@dataclass(frozen=True)
class Edit:
    """A mistake in one place of a function, as the modules of this folder describe it.

    `kind` tells what is done, without names: edits of one kind in alike places are also made all
    at once; one without a kind is not. `keys` name further groups of edits that go together.
    `rank` says how soon a student does it: 1 in every class, 2 in some, 3 seldom, 4 hardly ever.
    `place` overrides the words for where it is; "" says that the phrase tells it already.
    """

    node: ast.AST
    change: Change
    phrase: str
    kind: str = ""
    rank: int = 1
    keys: tuple[str, ...] = ()
    also: Changes = ()  # of other nodes, at the same time
    place: str | None = None


@dataclass(frozen=True)
class Mutation:
    """What is wrong, where, and the changes that make it so; alike ones share a group."""

    phrase: str
    places: tuple[str, ...]
    rank: int
    changes: Changes
    groups: tuple[str, ...] = ()

    @property
    def leaves_out(self) -> bool:
        """Whether something is not there, or counts for nothing: the simplest of alike mistakes."""
        return any(group.startswith(("drop", "zero")) for group in self.groups)

    @property
    def title(self) -> str:
        """The sentence's main part: "`a_prev` where `a_next` belongs, where `dz` is computed"."""
        return f"{self.phrase}, {and_list(self.places)}" if self.places else self.phrase

    @property
    def sites(self) -> frozenset[ast.AST]:
        """The nodes that are changed; lines may be put in beside them by several mutations."""
        return frozenset(node for node, change in self.changes if not isinstance(change, Insert))


@dataclass(frozen=True)
class Scope:
    """One function to be changed, and what can be read in it."""

    function: Function
    elementwise: Mapping[str, str] = field(default_factory=dict)  # name -> template
    others: Mapping[str, tuple[ast.expr, Kind]] = field(default_factory=dict)  # text -> quantity

    def kind(self, node: ast.AST) -> Kind:
        """Return what an expression is worth on the screening probes; () if it is not known."""
        return self.function.kinds.get(node, ())

    def is_array(self, node: ast.AST) -> bool:
        return is_array(self.kind(node))

    def is_numeric(self, node: ast.AST) -> bool:
        """Return whether an expression is an array of numbers, and no mask."""
        return self.is_array(node) and all(kind[0] == "array" for kind in self.kind(node))


def mutation_of(function: Function, edit: Edit) -> Mutation:
    """Return an edit as a mutation: with its place in words, and the groups that it belongs to."""
    node, kind = edit.node, edit.kind
    statement = function.statements[node]
    groups = list(edit.keys)
    if kind:
        groups += [f"{kind} everywhere", f"{kind} in every {skeleton(function, node)}"]
        if statement is not node:
            at = f"{kind} at {path_to(function, node)} of"
            groups.append(f"{at} {skeleton(function, statement)}")
            groups.append(f"{at} {skeleton(function, statement, functions=False)}")
    place = place_of(statement, node) if edit.place is None else edit.place
    changes = ((node, edit.change), *edit.also)
    return Mutation(edit.phrase, (place,) if place else (), edit.rank, changes, tuple(groups))


def grouped(single: Sequence[Mutation]) -> Iterator[Mutation]:
    """Yield the same mistake in several places at once, from the mutations that share a group."""
    groups: dict[str, list[Mutation]] = {}
    for each in single:
        for group in each.groups:
            groups.setdefault(group, []).append(each)
    done: set[frozenset[tuple[ast.AST, str]]] = set()
    for members in groups.values():
        sites: dict[frozenset[ast.AST], Mutation] = {}
        for member in members:
            sites.setdefault(member.sites, member)
        chosen = list(sites.values())
        identity = frozenset((node, m.phrase) for m in chosen for node in m.sites)
        if 2 <= len(chosen) <= MAX_SITES and identity not in done:
            done.add(identity)
            yield merged(chosen)


def merged(members: Sequence[Mutation]) -> Mutation:
    """Return the same mistake in several places as one mutation."""
    phrases = list(dict.fromkeys(m.phrase for m in members))
    places = tuple(dict.fromkeys(place for m in members for place in m.places))
    if len(phrases) > 1:
        shown = [f"{m.phrase} {and_list(m.places)}".strip() for m in members]
        phrases, places = ["; ".join(dict.fromkeys(shown))], ()
    changes = tuple(change for m in members for change in m.changes)
    return Mutation(phrases[0], places, max(m.rank for m in members) + 1, changes)


def combined(members: Sequence[Mutation]) -> Mutation | None:
    """Return different mistakes at once; None where two of them change the same node."""
    if len(frozenset().union(*(m.sites for m in members))) < sum(len(m.sites) for m in members):
        return None
    return Mutation(
        phrase="; and ".join(dict.fromkeys(m.title for m in members)),
        places=(),
        rank=sum(m.rank for m in members),
        changes=tuple(change for m in members for change in m.changes),
    )


def mutated(function: Function, mutation: Mutation) -> ast.Module:
    """Return the module with the mutation. Every `while` of it ends: a changed condition may
    never be false."""
    return rebuild(function, [*mutation.changes, *bounded(function)])


def bounded(function: Function) -> Changes:
    """Return what makes each `while` raise after many rounds."""
    loops = [node for node in function.order if isinstance(node, ast.While)]
    if not loops:
        return ()
    rounds = Insert("start", statements(f"rounds__ = iter(range({MAX_ROUNDS}))"))
    count = Insert("start", statements("next(rounds__)"))
    return ((function.node, rounds), *((loop, count) for loop in loops))
