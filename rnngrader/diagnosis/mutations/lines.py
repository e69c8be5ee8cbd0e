"""Mistakes between lines: missing, misplaced, = for +=, values changed in place."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from itertools import combinations

from rnngrader.diagnosis.mutations.choices import of_condition
from rnngrader.diagnosis.mutations.mutation import IN_A_LOOP, IN_PLACE, About, Edit, Scope
from rnngrader.diagnosis.mutations.remake import as_read, located, statements
from rnngrader.diagnosis.mutations.tree import Insert, count, skeleton
from rnngrader.diagnosis.mutations.words import ORDINALS, Place, loop_in_words, place_of, word
from rnngrader.diagnosis.syntax import all_names, base_name, targets_of


def in_lines(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of whole statements."""
    for statement in scope.function.known:
        if isinstance(statement, ast.AugAssign):
            yield from of_updating(scope, statement)
        if isinstance(statement, ast.Assign):
            yield from of_assigning(scope, statement)
        if isinstance(statement, (ast.Assign, ast.AugAssign)):
            yield from right_sides_exchanged(scope, statement)
        if not isinstance(statement, BLOCKS):
            yield from misplaced(scope, statement)
        if isinstance(statement, ast.If):
            yield from of_condition(statement.test)
        if isinstance(statement, ast.For):
            yield from in_other_order(scope, statement)
            yield from returned_inside(scope, statement)
            yield from loop_left_out(scope, statement)
    yield from in_other_order(scope, scope.function.node)
    for node in scope.function.expressions(ast.BinOp):
        yield from in_place(scope, node)


BLOCKS = (ast.Return, ast.For, ast.While, ast.If)
UPDATES: dict[type[ast.operator], tuple[str, type[ast.operator]]] = {  # how, and its opposite
    ast.Add: ("+=", ast.Sub),
    ast.Sub: ("-=", ast.Add),
    ast.Mult: ("*=", ast.Div),
    ast.Div: ("/=", ast.Mult),
}


def of_updating(scope: Scope, statement: ast.AugAssign) -> Iterator[Edit]:
    """= or -= for +=; a sum that adds itself, or twice."""
    if type(statement.op) not in UPDATES:
        return
    sign, other = UPDATES[type(statement.op)]
    name, target, value = base_name(statement.target), statement.target, statement.value
    put = ast.UnaryOp(ast.USub(), value) if sign == "-=" else value
    what = "sum" if sign in ("+=", "-=") else "product"
    phrase = f"`=` instead of `{sign}`: the {what} is overwritten"
    yield Edit(statement, ast.Assign([target], put), phrase, "overwrite")
    phrase = f"`{UPDATES[other][0]}` instead of `{sign}`"
    yield Edit(
        statement,
        ast.AugAssign(target, other(), value),
        phrase,
        "subtract",
        rank=2,
        about=About.SIGN,
    )
    if sign != "+=":
        return
    itself = ast.AugAssign(target, statement.op, as_read(target))
    yield Edit(
        statement, itself, f"`{name}` added to itself", "add itself", rank=2, about=About.SUM
    )
    yield Edit(
        statement,
        (statement, statement),
        "everything added twice",
        "twice",
        rank=3,
        about=About.SUM,
    )
    if scope.is_array(value):
        phrase = "the sum of all entries added"
        yield Edit(value, "np.sum(_X)", phrase, "add the whole sum", rank=3, about=About.SUM)


def of_assigning(scope: Scope, statement: ast.Assign) -> Iterator[Edit]:
    """A value added up where it must be replaced, of the opposite sign, or with another start."""
    target, function = statement.targets[0], scope.function
    if not isinstance(target, (ast.Name, ast.Subscript)):
        return
    name = base_name(target)
    if function.loop_of(statement) and name in function.known[statement]:
        total = ast.BinOp(as_read(target), ast.Add(), statement.value)
        added = ast.Assign(statement.targets, total)
        added_in_place = ast.AugAssign(target, ast.Add(), statement.value)
        phrase = f"`{name}` added up, where it must be replaced"
        yield Edit(statement, added, phrase, "accumulate", about=About.SUM)
        yield Edit(
            statement,
            added_in_place,
            f"{phrase} (in place)",
            "accumulate in place",
            rank=2,
            about=About.SUM,
        )
    if isinstance(target, ast.Name) and scope.is_array(statement.value):
        phrase = f"`{name}` with the opposite sign"
        yield Edit(statement.value, "-_X", phrase, "negate", about=About.SIGN)
        if function.loop_of(statement) is None:
            zeros = "np.zeros(np.shape(_X))"
            yield Edit(
                statement.value, zeros, f"`{name}` zero", "zero", rank=2, about=About.FORMULA
            )
        yield from into_another(scope, statement, name)


def into_another(scope: Scope, statement: ast.Assign, name: str) -> Iterator[Edit]:
    """A value written into the array of something else, which then is the value."""
    for text, (other, theirs) in scope.others.items():
        known = text in scope.function.known[statement] and text != name
        if isinstance(other, ast.Name) and known and theirs == scope.kind(statement.value):
            written, renamed = statements(f"{text}[...] = 0\n{name} = {text}")
            written.value = statement.value  # type: ignore[attr-defined]
            phrase = f"`{name}` written into the array of `{text}`"
            yield Edit(
                statement, (written, renamed), phrase, f"into {text}", rank=3, about=About.NAME
            )


def right_sides_exchanged(scope: Scope, statement: ast.Assign | ast.AugAssign) -> Iterator[Edit]:
    """Two lines of the same kind that have each other's right side."""
    block = scope.function.block_of(statement)
    for other in block[block.index(statement) + 1 :]:
        if type(other) is not type(statement) or not scope.is_array(statement.value):
            continue
        if scope.kind(other.value) == scope.kind(statement.value):
            both = tuple(place_of(scope.function, each, each) for each in (statement, other))
            mine, theirs = copy.deepcopy(statement.value), copy.deepcopy(other.value)
            also = ((other.value, mine),)
            phrase = "the right sides exchanged"
            yield Edit(
                statement.value, theirs, phrase, rank=2, also=also, places=both, about=About.NAME
            )


def misplaced(scope: Scope, statement: ast.stmt) -> Iterator[Edit]:
    """A line that is missing, stands before or after its loop, or once more after it."""
    function = scope.function
    place = place_of(function, statement, statement).words
    loop, kind, made = (
        function.loop_of(statement),
        type(statement).__name__,
        {*targets_of(statement)},
    )
    calls = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
    if loop or calls or made and made <= function.known[statement]:
        keys = (f"leave out {kind}",)
        again = bool(made) and made <= function.known[statement]  # another line computes it
        where = place_of(function, statement, statement, again).words
        phrase = f"{which_line(scope, statement) if again else 'the line'} {where} missing"
        yield Edit(statement, (), phrase, keys=keys, places=(), about=About.LACK)
    if loop is None:
        for later in function.node.body:
            if isinstance(later, ast.For) and function.order[later] > function.order[statement]:
                phrase = f"the line {place} standing in the loop: it starts afresh each time"
                also = ((later, Insert("start", (statement,))),)
                yield Edit(statement, statement, phrase, rank=2, also=also, places=())
        return
    after = ((loop, Insert("after", (statement,))),)
    keys = (f"move after {kind}",)
    phrase = f"the line {place} standing after the loop instead of in it"
    yield Edit(statement, (), phrase, rank=2, keys=keys, also=after, places=())
    keys = (f"once more after {kind}",)
    phrase = f"the line {place} done once more after the loop"
    yield Edit(statement, statement, phrase, rank=3, keys=keys, also=after, places=())


def which_line(scope: Scope, statement: ast.stmt) -> str:
    """Which of the lines that change the same one is."""
    known, names = scope.function.known, {*targets_of(statement)}
    alike = [
        s for s in known if {*targets_of(s)} == names <= known[s] and not isinstance(s, BLOCKS)
    ]
    if not 1 < len(alike) <= len(ORDINALS) + 1:
        return "the line"
    return f"the {(*ORDINALS[: len(alike) - 1], 'last')[alike.index(statement)]} line"


def in_other_order(scope: Scope, block: ast.For | ast.FunctionDef) -> Iterator[Edit]:
    """Lines of a loop in another order, or lines outside of all loops."""
    loop = isinstance(block, ast.For)
    for i, j in combinations(range(len(block.body)), 2):
        for source, target in ((i, j), (j, i)):
            line, other = block.body[source], block.body[target]
            # The second is the same as the move the other way.
            if source - target == 1 or not (loop or movable(scope, line, other)):
                continue
            when, where = ("early", "before") if target < source else ("late", "after")
            places = [place_of(scope.function, each, each).words for each in (line, other)]
            phrase = f"the line {places[0]} coming too {when}: {where} the one {places[1]}"
            also = ((other, Insert(where, (line,))),)
            kind, inside = f"move {source} to {target}", (Place("in the loop"),) if loop else ()
            yield Edit(line, (), phrase, kind, rank=2, also=also, places=inside)


def movable(scope: Scope, line: ast.stmt, other: ast.stmt) -> bool:
    """Whether a line can stand on the other side of one that makes what it reads, or reads what it
    makes."""
    if not isinstance(line, ast.Assign) or not isinstance(other, ast.Assign):
        return False
    mine, theirs = (all_names(n.value) & scope.function.own_names for n in (line, other))
    made, order = set(targets_of(line)), scope.function.order
    if not (mine & set(targets_of(other)) or theirs & made):
        return False
    back = order[other] < order[line]
    return mine <= scope.function.known[other] if back else made <= scope.function.known[line]


def loop_left_out(scope: Scope, loop: ast.For) -> Iterator[Edit]:
    """A loop of several lines that is missing as a whole, where what it sets has a value before."""
    inside = set(ast.walk(loop))
    sets = {name for node in inside for name in targets_of(node)}
    elsewhere = {n.id for n in scope.function.order.keys() - inside if isinstance(n, ast.Name)}
    if len(loop.body) > 1 and sets & elsewhere <= scope.function.known[loop]:
        phrase = f"{loop_in_words(scope.function, loop)} missing"
        yield Edit(loop, (), phrase, "drop loop", places=(), about=About.LACK)


def returned_inside(scope: Scope, loop: ast.For) -> Iterator[Edit]:
    """A return inside a loop."""
    if loop in scope.function.node.body:
        following = scope.function.node.body[scope.function.node.body.index(loop) + 1 :]
        if following and isinstance(following[-1], ast.Return):
            returning = ast.For(loop.target, loop.iter, [*loop.body, *following], [])
            inside = "the `return` standing inside the loop"
            yield Edit(loop, returning, inside, places=(), needs=IN_A_LOOP)


def in_place(scope: Scope, node: ast.BinOp) -> Iterator[Edit]:
    """a += b (or a *= b) where a + b is meant: what a stands for is changed as well."""
    statement = scope.function.statements[node]
    if not isinstance(node.op, (ast.Add, ast.Mult, ast.Sub, ast.Pow)):
        return
    turns = isinstance(node.op, (ast.Add, ast.Mult))
    for target, other in ((node.left, node.right), (node.right, node.left))[: 1 + turns]:
        if not isinstance(target, (ast.Name, ast.Subscript)) or not scope.is_array(target):
            continue
        if count(scope.kind(target)):  # a number is not changed for others
            written = copy.copy(target)
            written.ctx = ast.Store()
            also = (
                (statement, Insert("before", (located(ast.AugAssign(written, node.op, other)),))),
            )
            keys = (f"in place {skeleton(scope.function, node)}",)
            phrase = f"{word(target)} changed in place, which changes it for others as well"
            yield Edit(node, target, phrase, rank=3, keys=keys, also=also, needs=IN_PLACE)
