"""One generic mistake: a change of the reference's tree, the sentence that says it, its rank."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import chain

from rnngrader.diagnosis.mutations.remake import as_read, rebuild, remade, statements
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
from rnngrader.diagnosis.mutations.words import ORDINALS, Place, place_of, word
from rnngrader.diagnosis.phrases import and_list
from rnngrader.diagnosis.syntax import is_op

MAX_SITES = 16  # of one mistake in several places
MAX_PHRASES = 3  # of what is told of each in other words, where it is strange
STRANGE = 4  # a rank
MAX_ROUNDS = 300  # of all `while` loops of a call together
MAX_SPELLED = 30  # letters of an index, or of a loop's header, that is spelled out


Need = str | float  # what whoever did it has written: a name, a number, or one of these
IN_PLACE, IN_A_LOOP, TURNED = "+=", "for …: return", "[::-1]"


class About(Enum):
    """What somebody has to think of who finds a mistake: it is asked, where no more may be told."""

    AXIS = "an axis"
    EXTRA = "what does not belong there"
    FACTOR = "a factor in its place, transposed or not"
    FORMULA = "the formula"
    LACK = "what is not there"
    NAME = "which name is meant"
    NUMBER = "a number or a power"
    ORDER = "the order of several things"
    SIGN = "a sign"
    SUM = "what is added up"
    TIME = "when it is done"


@dataclass(frozen=True)
class Edit:
    """A mistake in one place of a function, as the modules of this folder describe it.

    `kind` tells what is done, without names: edits of one kind in alike places are also made all
    at once; one without a kind is not. `keys` name further groups of edits that go together. A
    kind or key that begins with "drop" or "zero" says that something is left out.
    `rank` says how soon a student does it: 1 in every class, 2 in some, 3 seldom, 4 hardly ever.
    `places` override where it is; () says that the phrase tells it already.
    `about` overrides what the edits of a module are mostly about.
    What is changed inside an index or a loop's header is told by what becomes of that as a whole,
    but for a phrase that is `final`.
    """

    node: ast.AST
    change: Change
    phrase: str
    kind: str = ""
    rank: int = 1
    keys: tuple[str, ...] = ()
    also: Changes = ()  # of other nodes, at the same time
    places: tuple[Place, ...] | None = None
    about: About | None = None
    final: bool = False
    told: tuple[ast.expr, ...] = ()  # the parts of the node that the phrase names
    contrived: bool = False  # nobody does it: never said beside what somebody may have done
    needs: Need | None = None


@dataclass(frozen=True, slots=True)  # thousands of them are kept
class Mutation:
    """What is wrong, where, and the changes that make it so.

    `partly` holds the changed ones of equal expressions in a statement, each beside all of them.
    What `leaves_out` something (it is not there, or counts for nothing) is the simplest of alike
    mistakes.
    """

    phrase: str
    places: tuple[Place, ...]
    rank: int
    changes: Changes
    about: About = About.FORMULA
    partly: tuple[tuple[ast.AST, tuple[ast.AST, ...]], ...] = ()
    contrived: bool = False
    leaves_out: bool = False
    needs: frozenset[Need] = frozenset()
    alike: tuple[Mutation, ...] = ()  # the same in one place each, of which it is made
    members: tuple[Mutation, ...] = ()  # different ones, all of which it does

    @property
    def title(self) -> str:
        """The sentence's main part: "`a_prev` where `a_next` belongs, where `dz` is computed"."""
        changed = {node for node, _ in self.partly}
        which = [which_of(changed, equal) for _, equal in self.partly if not changed >= {*equal}]
        where = in_words(self.places)
        return ", ".join(part for part in (self.phrase, *dict.fromkeys(which), where) if part)

    @property
    def sites(self) -> frozenset[ast.AST]:
        """The nodes that are changed; lines may be put in beside them by several mutations."""
        return frozenset(node for node, change in self.changes if not isinstance(change, Insert))


@dataclass(frozen=True)
class Scope:
    """One function to be changed, and what can be read in it."""

    function: Function
    elementwise: Mapping[str, str]  # name -> template
    others: Mapping[str, tuple[ast.expr, Kind]]  # text -> quantity
    timed: bool  # whether the loops go over time

    @property
    def turn(self) -> str:
        """What one pass of a loop is called."""
        return "step" if self.timed else "turn"

    def kind(self, node: ast.AST) -> Kind:
        """Return what an expression is worth on the screening probes; () if it is not known."""
        return self.function.kinds.get(node, ())

    def kind_of(self, text: str) -> Kind:
        """Return the same of a quantity that the function reads somewhere, by its text."""
        return self.others[text][1] if text in self.others else ()

    def is_array(self, node: ast.AST) -> bool:
        return is_array(self.kind(node))

    def is_int(self, node: ast.AST) -> bool:
        return self.kind(node)[:1] == ("int",)

    def is_right_of(self, node: ast.AST, kind: type[ast.operator]) -> bool:
        """Return whether a node is the right side of such an operation."""
        parent = self.function.parents[node]
        return is_op(parent, kind) and parent.right is node

    def of_module(self, node: ast.Call) -> bool:
        """Return whether a function is called by its module's name, and is none of a value."""
        named = isinstance(node.func, ast.Attribute)
        return named and self.kind(node.func.value)[:1] == ("module",)  # type: ignore[attr-defined]

    @property
    def whole_arguments(self) -> list[str]:
        """The function's arguments that are whole numbers."""
        return [n for n in self.function.arguments if self.kind_of(n)[:1] == ("int",)]

    def is_mask(self, node: ast.AST) -> bool:
        """Return whether an expression is an array of truth values."""
        return self.is_array(node) and all(kind[0] == "mask" for kind in self.kind(node))

    def is_numeric(self, node: ast.AST) -> bool:
        """Return whether an expression is an array of numbers, and no mask."""
        return self.is_array(node) and all(kind[0] == "array" for kind in self.kind(node))


def in_words(places: Iterable[Place]) -> str:
    """Return several places as a list in words."""
    return and_list([place.words for place in places])


def mutation_of(function: Function, edit: Edit, about: About) -> Mutation:
    """Return an edit as a mutation: with its place, and what it is about if it does not say so."""
    node = edit.node
    statement = function.statements[node]
    places = edit.places
    changes = ((node, edit.change), *edit.also)
    phrase = respelled(function, edit) or edit.phrase
    whole = any(function.statements.get(each) is statement for each, _ in edit.also)
    told = [picked(function, each) for each in edit.told or (() if whole else (node,))]
    partly = [(each, equal) for each in told if (equal := function.equal_ones.get(each))]
    if len(told) > 1:  # of which "its places" would be said
        said = [f"{word(each)} {which_of([each], equal)}" for each, equal in partly]
        phrase, partly = ", ".join((phrase, *dict.fromkeys(said))), []
    return Mutation(
        phrase,
        (place_of(function, statement, node),) if places is None else places,
        edit.rank,
        changes,
        edit.about or about,
        tuple(partly),
        edit.contrived,
        any(text.startswith(("drop", "zero")) for text in (edit.kind, *edit.keys)),
        frozenset() if edit.needs is None else frozenset([edit.needs]),
    )


def groups_of(function: Function, edit: Edit) -> Iterator[str]:
    """Yield the names of the groups of alike edits that an edit belongs to."""
    node, kind = edit.node, edit.kind
    statement = function.statements[node]
    yield from edit.keys
    if kind:
        yield f"{kind} everywhere"
        yield f"{kind} in every {skeleton(function, node)}"
        if statement is not node:
            at = f"{kind} at {path_to(function, node)} of"
            yield f"{at} {skeleton(function, statement)}"
            yield f"{at} {skeleton(function, statement, functions=False)}"


def which_of(chosen: Collection[ast.AST], equal: Sequence[ast.AST]) -> str:
    """Return which of some equal expressions are chosen: "at the first of its 3 places"."""
    words = [*ORDINALS[: len(equal) - 1], "last"]
    those = [each for each, node in zip(words, equal, strict=False) if node in chosen]
    return f"at the {and_list(those)} of its {len(equal)} places"


def indexing(function: Function, node: ast.AST) -> tuple[ast.AST | None, ast.AST]:
    """Return the subscript in whose index a node stands, or the loop in whose header, if there is
    one; and that index or header."""
    inner = node
    while isinstance(outer := function.parents.get(inner), (ast.expr, ast.For, ast.comprehension)):
        if isinstance(outer, ast.Subscript) and outer.slice is inner:
            return outer, inner
        if not isinstance(outer, ast.expr):
            return (outer if outer.iter is inner and inner is not node else None), inner
        inner = outer
    return None, inner


def picked(function: Function, node: ast.AST) -> ast.AST:
    """Return what is read where a node stands: the part that its index picks, or itself."""
    owner, _ = indexing(function, node)
    return owner if isinstance(owner, ast.Subscript) else node


def respelled(function: Function, edit: Edit) -> str:
    """Return what a change makes of the index or the loop's header that it stands in, if it does.

    "`M` read at `i` where `i + 1` belongs": a term of an index is no term of a sum.
    """
    node, change = edit.node, edit.change
    owner, whole = indexing(function, node)
    told = edit.also or edit.final or edit.places is not None or isinstance(node, ast.Call)
    renamed = isinstance(node, ast.Name) and isinstance(change, ast.Name)
    if owner is None or told or renamed or not isinstance(change, (str, ast.expr)):
        return ""
    old, new = spelled(whole), spelled(remade(function, whole, [(node, change)]))
    if max(len(old), len(new)) > MAX_SPELLED or {"'", "<", ">", "="} & set(old + new):
        return ""
    if not isinstance(owner, ast.Subscript):
        return f"the loop over `{new}` where `{old}` belongs"
    return taken_at(owner, new, old)


def taken_at(part: ast.Subscript, new: str, old: str) -> str:
    """Another index, in words."""
    verb = "written" if isinstance(part.ctx, ast.Store) else "read"
    return f"{word(as_read(part.value))} {verb} at `{new}` where `{old}` belongs"


def spelled(index: ast.AST) -> str:
    text = ast.unparse(index).replace("--", "")  # a minus before a negative number
    return text[1:-1] if isinstance(index, ast.Tuple) else text


def grouped(groups: Iterable[Sequence[Mutation]]) -> Iterator[Mutation]:
    """Yield the same mistake in several places at once, from the mutations that share a group."""
    done: set[frozenset[tuple[ast.AST, str]]] = set()
    for members in groups:
        sites: dict[frozenset[ast.AST], Mutation] = {}
        for member in members:
            sites.setdefault(member.sites, member)
        chosen = list(sites.values())
        identity = frozenset((node, m.phrase) for m in chosen for node in m.sites)
        told = len({m.phrase for m in chosen})
        likely = told <= MAX_PHRASES or not any(m.contrived or m.rank >= STRANGE for m in chosen)
        if 2 <= len(chosen) <= MAX_SITES and likely and identity not in done:
            done.add(identity)
            yield merged(chosen)


def merged(members: Sequence[Mutation]) -> Mutation:
    """Return the same mistake in several places as one mutation."""
    phrases = list(dict.fromkeys(m.phrase for m in members))
    places = tuple(dict.fromkeys(place for m in members for place in m.places))
    if len(phrases) > 1:
        shown = [f"{m.phrase} {in_words(m.places)}".strip() for m in members]
        phrases, places = ["; ".join(dict.fromkeys(shown))], ()
    changes = tuple(change for m in members for change in m.changes)
    rank, partly = max(m.rank for m in members) + 1, tuple(p for m in members for p in m.partly)
    partly, contrived = () if len(phrases) > 1 else partly, any(m.contrived for m in members)
    needs = frozenset[Need]().union(*(m.needs for m in members))
    about = members[0].about if len({m.about for m in members}) == 1 else About.FORMULA
    return Mutation(
        phrases[0], places, rank, changes, about, partly, contrived, False, needs, tuple(members)
    )


def combined(members: Sequence[Mutation]) -> Mutation | None:
    """Return different mistakes at once; None where two of them change the same node."""
    if len(frozenset().union(*(m.sites for m in members))) < sum(len(m.sites) for m in members):
        return None
    return Mutation(
        phrase="; and ".join(dict.fromkeys(m.title for m in members)),
        places=(),
        rank=sum(m.rank for m in members),
        changes=tuple(change for m in members for change in m.changes),
        contrived=any(m.contrived for m in members),
        needs=frozenset[Need]().union(*(m.needs for m in members)),
        members=tuple(members),
    )


def without_a_line(function: Function, mutation: Mutation) -> Iterator[Mutation]:
    """Yield a mutation without what it changes in a statement, for each in which it changes several
    things, which may undo each other there.
    """
    groups = [each.alike or (each,) for each in mutation.members or [mutation]]
    lines = {m: {function.statements[n] for n in m.sites} for m in chain.from_iterable(groups)}
    for line in {line: None for those in lines.values() for line in those}:
        kept = [[each for each in group if line not in lines[each]] for group in groups]
        if sum(line in those for those in lines.values()) > 1 and any(kept):
            left = [merged(those) if len(those) > 1 else those[0] for those in kept if those]
            if less := combined(left) if len(left) > 1 else left[0]:
                yield less


def mutated(function: Function, mutation: Mutation) -> ast.Module:
    """Return the module with the mutation. Every `while` of it ends: a changed condition may
    never be false."""
    return rebuild(function, [*mutation.changes, *bounded(function)])


def bounded(function: Function) -> Changes:
    """Return what makes each `while` raise after many rounds."""
    loops = function.while_loops
    if not loops:
        return ()
    rounds = Insert("start", statements(f"rounds__ = iter(range({MAX_ROUNDS}))"))
    count = Insert("start", statements("next(rounds__)"))
    return ((function.node, rounds), *((loop, count) for loop in loops))
