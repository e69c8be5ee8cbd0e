"""One generic mistake: a change of the reference's tree, the sentence that says it, its rank."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rnngrader.diagnosis.mutations.tree import (
    Change,
    Function,
    Insert,
    Kind,
    filled,
    is_array,
    path_to,
    rebuild,
    skeleton,
    statements,
)
from rnngrader.diagnosis.mutations.words import and_list, place_of

MAX_SITES = 16  # of one mistake in several places
MAX_ROUNDS = 1_000  # of all `while` loops of a call together
Changes = tuple[tuple[ast.AST, Change], ...]


@dataclass(frozen=True)
class Mutation:
    """What is wrong, where, and the changes that make it so. A low `rank` is plausible."""

    phrase: str
    places: tuple[str, ...]
    rank: int
    changes: Changes
    keys: tuple[str, ...] = ()  # mutations that share a key are the same mistake elsewhere

    @property
    def title(self) -> str:
        """The sentence's main part: "`a_prev` where `a_next` belongs, where `dz` is computed"."""
        return f"{self.phrase}, {and_list(self.places)}" if self.places else self.phrase

    @property
    def sites(self) -> frozenset[ast.AST]:
        """The nodes that are changed; lines may be put in beside them by several mutations."""
        return frozenset(node for node, change in self.changes if not isinstance(change, Insert))


@dataclass(frozen=True)
class Maker:
    """Makes the mutations of one function; knows what can be read in it."""

    function: Function
    elementwise: Mapping[str, str] = field(default_factory=dict)  # name -> template
    others: Mapping[str, tuple[ast.expr, Kind]] = field(default_factory=dict)  # text -> quantity

    def __call__(
        self,
        node: ast.AST,
        change: str | Change,
        phrase: str,
        label: str,
        rank: int = 1,
        keys: Sequence[str] = (),
        also: Changes = (),
    ) -> Mutation:
        """A change of one node: a function, or the template of what stands there instead.

        `label` says what is done, without names: alike places share it.
        """
        made = filled(change) if isinstance(change, str) else change
        function, statement = self.function, self.function.statements[node]
        found = [f"{label} everywhere", f"{label} in every {skeleton(function, node)}"]
        if statement is not node:
            path, line = path_to(function, node), skeleton(function, statement)
            found.append(f"{label} at {path} of {line}")
            found.append(f"{label} at {path} of {skeleton(function, statement, functions=False)}")
        places = (place_of(statement, node),)
        return Mutation(phrase, places, rank, ((node, made), *also), (*keys, *found))

    def kind(self, node: ast.AST) -> Kind:
        """What an expression is worth on the telling probes; () where that is not known."""
        return self.function.kinds.get(node, ())

    def is_array(self, node: ast.AST) -> bool:
        return is_array(self.kind(node))


def grouped(single: Sequence[Mutation]) -> Iterator[Mutation]:
    """The same mistake in several places at once, from the mutations that share a key."""
    groups: dict[str, list[Mutation]] = {}
    for each in single:
        for key in each.keys:
            groups.setdefault(key, []).append(each)
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
    """The same mistake in several places, as one mutation."""
    phrases = list(dict.fromkeys(m.phrase for m in members))
    places = tuple(dict.fromkeys(place for m in members for place in m.places))
    if len(phrases) > 1:
        shown = [f"{m.phrase} {and_list(m.places)}".strip() for m in members]
        phrases, places = ["; ".join(dict.fromkeys(shown))], ()
    changes = tuple(change for m in members for change in m.changes)
    return Mutation(phrases[0], places, max(m.rank for m in members) + 1, changes)


def combined(members: Sequence[Mutation]) -> Mutation | None:
    """Different mistakes at once; None where two of them change the same node."""
    if len(frozenset().union(*(m.sites for m in members))) < sum(len(m.sites) for m in members):
        return None
    return Mutation(
        phrase="; and ".join(dict.fromkeys(m.title for m in members)),
        places=(),
        rank=sum(m.rank for m in members),
        changes=tuple(change for m in members for change in m.changes),
    )


def code_of(function: Function, mutation: Mutation) -> Any:
    """The compiled module with the mutation; None where it makes no valid Python."""
    try:
        tree = rebuild(function, [*mutation.changes, *bounded(function)])
        return compile(tree, f"<cell {function.node.name}>", "exec")
    except (SyntaxError, ValueError, TypeError, IndexError, AttributeError):
        return None


def bounded(function: Function) -> Changes:
    """What makes each `while` raise after many rounds: a changed condition may never be false."""
    loops = [node for node in function.order if isinstance(node, ast.While)]
    if not loops:
        return ()
    rounds = Insert("start", statements(f"rounds__ = iter(range({MAX_ROUNDS}))"))
    count = Insert("start", statements("next(rounds__)"))
    return ((function.node, rounds), *((loop, count) for loop in loops))
