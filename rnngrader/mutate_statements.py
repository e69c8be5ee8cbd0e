"""Mistakes between the lines: what is kept, summed, carried, returned, and at which time step."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rnngrader.mutate_expressions import change_display, readable, swapped, with_elements
from rnngrader.mutations import Mutation, and_list, base_name, mutation, place_of, word
from rnngrader.syntax import Function, Insert, expression, is_array, located, skeleton, statements


def statement_mutations(function: Function) -> Iterator[Mutation]:
    """All changes of statements, loops, indices, returns, and of values in place."""
    for statement in list(function.order):
        if not isinstance(statement, ast.stmt):
            continue
        yield from change_assignment(function, statement)
        yield from leave_out(function, statement)
        yield from exchange_values(function, statement)
        if isinstance(statement, ast.For):
            yield from change_range(function, statement)
            yield from change_order(function, statement)
        if isinstance(statement, ast.Return):
            yield from change_return(function, statement)
    for node in list(function.order):
        if isinstance(node, ast.Subscript):
            yield from change_index(function, node)
        if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Store):
            yield from change_unpacking(function, node)
        if isinstance(node, ast.Call):
            yield from change_arguments(function, node)
        if isinstance(node, ast.BinOp):
            yield from change_in_place(function, node)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield from read_stale(function, node)


def change_assignment(function: Function, statement: ast.stmt) -> Iterator[Mutation]:
    """= for += and the other way round; a sum that adds itself; values negated or averaged."""
    if isinstance(statement, ast.AugAssign):
        name = base_name(statement.target)
        yield mutation(
            function,
            statement,
            lambda new: located(ast.Assign([new.target], new.value)),
            "`=` instead of `+=`: the sum is overwritten",
            "overwrite",
        )
        yield mutation(
            function,
            statement,
            lambda new: located(ast.AugAssign(new.target, ast.Sub(), new.value)),
            "`-=` instead of `+=`",
            "subtract",
            rank=2,
        )
        yield mutation(
            function,
            statement,
            lambda new: located(ast.AugAssign(new.target, new.op, as_read(new.target))),
            f"`{name}` added to itself",
            "add itself",
            rank=2,
        )
        yield mutation(
            function, statement, lambda new: [new, new], "everything added twice", "twice", rank=3
        )
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        target = statement.targets[0]
        names = {n.id for n in ast.walk(target) if isinstance(n, ast.Name)}
        kept = function.known[statement] >= names
        if isinstance(target, (ast.Name, ast.Subscript)) and kept and function.loop_of(statement):
            yield mutation(
                function,
                statement,
                lambda new: located(ast.AugAssign(new.targets[0], ast.Add(), new.value)),
                f"`{base_name(target)}` added up, where it must be replaced (in place)",
                "accumulate in place",
                rank=2,
            )
            yield mutation(
                function,
                statement,
                lambda new: located(
                    ast.Assign(
                        new.targets, ast.BinOp(as_read(new.targets[0]), ast.Add(), new.value)
                    )
                ),
                f"`{base_name(target)}` added up, where it must be replaced",
                "accumulate",
            )
        if isinstance(target, ast.Name) and is_array(function.kinds.get(statement.value)):
            yield from change_value(function, statement, target.id)


def change_value(function: Function, statement: ast.Assign, name: str) -> Iterator[Mutation]:
    """Another start value, the opposite sign, zero."""
    kind = function.kinds[statement.value]
    yield mutation(
        function,
        statement.value,
        lambda new: located(ast.UnaryOp(ast.USub(), new)),
        f"`{name}` with the opposite sign",
        "negate",
        rank=2,
    )
    if function.loop_of(statement) is None:
        yield mutation(
            function,
            statement.value,
            lambda new: expression("np.zeros(np.shape(X))", X=new),
            f"`{name}` zero",
            "zero",
            rank=2,
        )
    for other, theirs in readable(function).values():
        if isinstance(other, ast.Name) and other.id in function.known[statement]:
            for template, words in (
                ("X[..., 0]", "the first step of"),
                ("X[..., -1]", "the last step of"),
            ):
                if is_array(theirs) and all(
                    t[1][:-1] == k[1] for t, k in zip(theirs, kind, strict=True)
                ):
                    yield mutation(
                        function,
                        statement.value,
                        lambda new, t=template, o=other: expression(t, X=o),
                        f"`{name}` started at {words} `{other.id}`",
                        f"start at {template} {other.id}",
                    )


def as_read(target: Any) -> Any:
    """The target of an assignment as an expression that is read."""
    read = copy.copy(target)
    read.ctx = ast.Load()
    return read


def leave_out(function: Function, statement: ast.stmt) -> Iterator[Mutation]:
    """A statement that is missing, stands before or after its loop, or once more after it."""
    loop = function.loop_of(statement)
    if isinstance(statement, (ast.Return, ast.For)):
        return
    place = place_of(statement, statement)
    if loop is None:
        if isinstance(statement, (ast.Assign, ast.AugAssign, ast.Expr)):
            yield from move_into_loop(function, statement)
        return
    yield mutation(function, statement, lambda new: [], f"the line missing {place}", "leave out")
    kind = type(statement).__name__
    after = Insert("after", (statement,))
    yield Mutation(
        f"the line {place} standing after the loop instead of in it",
        (),
        2,
        ((statement, lambda new: []), (loop, after)),
        (f"move after {kind}",),
    )
    yield Mutation(
        f"the line {place} done once more after the loop",
        (),
        3,
        ((statement, lambda new: new), (loop, after)),
        (f"once more after {kind}",),
    )


def move_into_loop(function: Function, statement: ast.stmt) -> Iterator[Mutation]:
    """A start value that is set again at every step."""
    for loop in function.node.body:
        if isinstance(loop, ast.For) and function.order[loop] > function.order[statement]:
            yield Mutation(
                f"the line {place_of(statement, statement)} standing in the loop: it starts "
                "afresh at every step",
                (),
                2,
                ((statement, lambda new: new), (loop, Insert("start", (statement,)))),
            )


def change_order(function: Function, loop: ast.For) -> Iterator[Mutation]:
    """Statements of the body in another order; a return inside the loop."""
    for i, j in combinations(range(len(loop.body)), 2):
        for source, target in ((i, j), (j, i)):
            if source - target == 1:
                continue  # the same as the move the other way

            def change(new: Any, source: int = source, target: int = target) -> Any:
                made = copy.copy(new)
                made.body = list(new.body)
                made.body.insert(target, made.body.pop(source))
                return made

            early = target < source
            line = place_of(loop.body[source], loop.body[source])
            other = place_of(loop.body[target], loop.body[target])
            yield mutation(
                function,
                loop,
                change,
                f"the line {line} coming too {'early' if early else 'late'}: "
                f"{'before' if early else 'after'} the one {other}",
                f"move {source} to {target}",
                rank=2,
            )
    following = function.node.body[function.node.body.index(loop) + 1 :]
    if following and isinstance(following[-1], ast.Return):

        def returning(new: Any) -> Any:
            made = copy.copy(new)
            made.body = [*new.body, *following]
            return made

        yield mutation(
            function, loop, returning, "the `return` standing inside the loop", "return inside"
        )


RANGES = (
    ("range(N - 1)", "the loop stopping one step early", 1),
    ("range(1, N)", "the loop leaving out step 0", 1),
    ("range(1, N - 1)", "the loop leaving out the first and the last step", 3),
    ("range(N + 1)", "the loop running one step too far", 2),
    ("range(1)", "the loop running only once, for step 0", 2),
    ("range(N - 1, N)", "the loop running only once, for the last step", 2),
)


def change_range(function: Function, loop: ast.For) -> Iterator[Mutation]:
    """The steps that a loop runs over, and their order."""
    iterable = loop.iter
    backward = isinstance(iterable, ast.Call) and base_name(iterable.func) == "reversed"
    inner = iterable.args[0] if backward else iterable  # type: ignore[attr-defined]
    if not (isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.args):
        return
    bound = inner.args[-1]
    whole = "reversed({})" if backward else "{}"
    yield mutation(
        function,
        iterable,
        lambda new: expression("range(N)" if backward else "reversed(range(N))", N=bound),
        f"the loop running {'forward' if backward else 'backward'} in time",
        "other direction",
    )
    for template, words, rank in RANGES:
        yield mutation(
            function,
            iterable,
            lambda new, t=template: expression(whole.format(t), N=bound),
            words,
            f"range {template}",
            rank,
        )


def change_return(function: Function, statement: ast.Return) -> Iterator[Mutation]:
    """Results in the wrong order, under the wrong key, missing."""
    value = statement.value
    if isinstance(value, ast.Tuple):
        yield from change_display(function, value, "what is returned")
        for node in value.elts:
            if isinstance(node, ast.Tuple):
                yield from change_display(function, node, "what is returned")
                for index, part in enumerate(node.elts):
                    yield mutation(
                        function,
                        node,
                        lambda new, i=index: new.elts[i],
                        f"{word(part)} alone returned, where a tuple belongs",
                        f"only {index}",
                    )
    if isinstance(value, ast.Dict):
        yield from change_dict(function, value)
    yield mutation(function, statement, lambda new: [], "nothing returned", "no return")


def change_dict(function: Function, node: ast.Dict) -> Iterator[Mutation]:
    """Values under each other's keys, negated, averaged; keys that are missing."""
    for i, j in combinations(range(len(node.values)), 2):
        kinds = [function.kinds.get(node.values[k]) for k in (i, j)]
        yield mutation(
            function,
            node,
            lambda new, i=i, j=j: located(ast.Dict(new.keys, swapped(new.values, i, j))),
            f"{key(node, i)} and {key(node, j)} returned under each other's key",
            f"swap values {i} {j}",
            rank=1 if kinds[0] == kinds[1] else 2,
        )
    for index, value in enumerate(node.values):

        def without(new: Any, index: int = index) -> Any:
            keep = [k for k in range(len(new.keys)) if k != index]
            return located(ast.Dict([new.keys[k] for k in keep], [new.values[k] for k in keep]))

        yield mutation(
            function, node, without, f"{key(node, index)} not returned", f"drop key {index}"
        )
        yield from scaled(function, value, f"{key(node, index)}")


def key(node: ast.Dict, index: int) -> str:
    return f"`{getattr(node.keys[index], 'value', '?')}`"


def scaled(function: Function, node: ast.expr, name: str) -> Iterator[Mutation]:
    """A result that is divided by a size, or negated."""
    for size, template in function.sizes.items():
        yield mutation(
            function,
            node,
            lambda new, t=template: located(ast.BinOp(new, ast.Div(), expression(t))),
            f"{name} divided by {size}",
            f"divide by {size}",
            rank=2,
            keys=[f"divide by {size} where {accumulated(function, node)}"],
        )
    yield mutation(
        function,
        node,
        lambda new: located(ast.UnaryOp(ast.USub(), new)),
        f"{name} with the opposite sign",
        "negate result",
        rank=2,
    )


def accumulated(function: Function, node: ast.expr) -> bool:
    """Whether a variable is summed up somewhere."""
    return any(
        isinstance(s, ast.AugAssign) and ast.unparse(s.target) == ast.unparse(node)
        for s in function.order
    )


def change_index(function: Function, node: ast.Subscript) -> Iterator[Mutation]:
    """Another step, another axis, the other part of a cut."""
    parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    array = word(as_read(node.value)) if isinstance(node.value, ast.Name) else word(node.value)
    for position, part in enumerate(parts):
        if isinstance(part, ast.Name):
            yield from change_step(function, node, part, array)
            if len(parts) > 1:
                yield from change_axis(function, node, position, array)
        elif isinstance(part, ast.Slice):
            yield from change_cut(function, node, part, array)
            if len(parts) == 2:
                yield mutation(
                    function,
                    node,
                    lambda new: indexed(new, list(reversed(new.slice.elts))),
                    f"{array} cut along the wrong axis",
                    "cut the other axis",
                )


STEPS = (
    ("T - 1", "the step before the right one", 1),
    ("T + 1", "the step after the right one", 2),
    ("(T + 1) % N", "the step after the right one (the first after the last)", 2),
    ("-1 - T", "the step mirrored in time", 1),
    ("-T", "the step mirrored in time, one off", 2),
    ("0", "always the first step", 1),
    ("-1", "always the last step", 1),
)


def change_step(
    function: Function, node: ast.Subscript, index: ast.Name, array: str
) -> Iterator[Mutation]:
    """The loop's variable shifted, mirrored or fixed in one index."""
    loop = function.loop_of(node)
    if loop is None or not isinstance(loop.target, ast.Name) or loop.target.id != index.id:
        return
    write = isinstance(node.ctx, ast.Store)
    for template, words, rank in STEPS:
        if "N" in template:
            count = "len(A)" if node.slice is index else "A.shape[-1]"
            text = template.replace("N", expressed(count, node.value))
        else:
            text = template
        yield mutation(
            function,
            index,
            lambda new, t=text: expression(t, T=new),
            f"{array} {'written' if write else 'read'} at {words}",
            f"step {template}",
            rank,
            keys=[f"step {template} {'write' if write else 'read'}"],
        )
    if not write and is_array(function.kinds.get(node)):
        for template, words in (
            ("X.sum(axis=-1)", "summed over all steps"),
            ("X.mean(axis=-1)", "averaged over all steps"),
        ):
            yield mutation(
                function,
                node,
                lambda new, t=template: expression(t, X=new.value),
                f"{array} {words} instead of taken at one",
                f"all steps {template}",
                rank=3,
            )
        yield from only_at_some(function, node, index, loop, array)


def expressed(template: str, value: ast.expr) -> str:
    return ast.unparse(expression(template, A=as_read(value)))


def only_at_some(
    function: Function, node: ast.Subscript, index: ast.Name, loop: ast.For, array: str
) -> Iterator[Mutation]:
    """What enters at every step enters at one alone, or at all but one."""
    for condition, words in (
        ("T == 0", "only at step 0"),
        ("T == N - 1", "only at the last step"),
        ("T != 0", "at all steps but step 0"),
        ("T != N - 1", "at all steps but the last"),
    ):
        count = expressed("A.shape[-1]", node.value)
        text = f"(X if {condition.replace('N', count)} else 0 * X)"
        yield mutation(
            function,
            node,
            lambda new, t=text: expression(t, X=new, T=index),
            f"{array} enters {words}",
            f"enters {condition}",
            rank=2,
        )


def change_axis(
    function: Function, node: ast.Subscript, position: int, array: str
) -> Iterator[Mutation]:
    """x[t] or x[:, t, :] for x[:, :, t]."""
    count = len(node.slice.elts)  # type: ignore[attr-defined]
    for other in range(count):
        if other != position:
            yield mutation(
                function,
                node,
                lambda new, i=position, j=other: indexed(new, swapped(new.slice.elts, i, j)),
                f"{array} indexed along axis {other} instead of {position}",
                f"index axis {other}",
                rank=1 if other == 0 else 2,
            )


def indexed(node: Any, parts: list[ast.expr]) -> Any:
    new = copy.copy(node)
    new.slice = located(ast.Tuple(parts, ast.Load()))
    return new


def change_cut(
    function: Function, node: ast.Subscript, part: ast.Slice, array: str
) -> Iterator[Mutation]:
    """The other side of a cut, or a cut at another size."""
    if part.lower is None and part.upper is None:
        return
    bound = part.lower or part.upper
    assert bound is not None
    yield mutation(
        function,
        part,
        lambda new: located(ast.Slice(new.upper, new.lower, new.step)),
        f"the wrong part of {array}: before the cut instead of after it, or the other way round",
        "other side of the cut",
    )
    yield mutation(
        function,
        part,
        lambda new: located(
            ast.Slice(
                ast.UnaryOp(ast.USub(), new.upper) if new.upper else None,
                ast.UnaryOp(ast.USub(), new.lower) if new.lower else None,
            )
        ),
        f"{array} cut as if its parts stood in the other order",
        "cut from the other end",
    )
    for size, text in function.sizes.items():
        yield mutation(
            function,
            bound,
            lambda new, t=text: expression(t),
            f"{array} cut at {size}",
            f"cut at {size}",
            rank=3,
        )
    yield mutation(
        function, node, lambda new: new.value, f"{array} not cut into its parts", "no cut"
    )


def change_unpacking(function: Function, node: ast.Tuple) -> Iterator[Mutation]:
    """Names in the wrong order on the left side."""
    for i, j in combinations(range(len(node.elts)), 2):
        names = [f"`{base_name(node.elts[k])}`" for k in (i, j)]
        yield mutation(
            function,
            node,
            lambda new, i=i, j=j: with_elements(new, swapped(new.elts, i, j)),
            f"{and_list(names)} taken for each other",
            f"swap targets {i} {j}",
            rank=2,
        )


def change_arguments(function: Function, node: ast.Call) -> Iterator[Mutation]:
    """Arguments of a function in the wrong order, or zero; list methods mixed up."""
    if isinstance(node.func, ast.Attribute) and node.func.attr == "append":
        for template, words in (
            ("A.extend(X)", "taken apart into the list instead of appended as a whole"),
            ("A.insert(0, X)", "put at the front of the list instead of at its end"),
            ("A.append([X])", "appended inside a list of its own"),
        ):
            yield mutation(
                function,
                node,
                lambda new, t=template: expression(t, A=new.func.value, X=new.args[0]),
                f"{word(node.args[0])} {words}",
                f"method {template}",
            )
    if not isinstance(node.func, ast.Name) or len(node.args) < 2:
        return
    for i, j in combinations(range(len(node.args)), 2):
        yield mutation(
            function,
            node,
            lambda new, i=i, j=j: located(
                ast.Call(new.func, swapped(new.args, i, j), new.keywords)
            ),
            f"{word(node.args[i])} and {word(node.args[j])} given in the wrong order",
            f"swap arguments {i} {j}",
            rank=1,
        )
    for argument in node.args:
        if is_array(function.kinds.get(argument)):
            yield mutation(
                function,
                argument,
                lambda new: expression("np.zeros(np.shape(X))", X=new),
                f"zeros where {word(argument)} belongs",
                "zero argument",
                rank=2,
            )


def change_in_place(function: Function, node: ast.BinOp) -> Iterator[Mutation]:
    """a += b (or a *= b) where a + b is meant: what a stands for is changed as well."""
    statement = function.statements[node]
    if not isinstance(node.op, (ast.Add, ast.Mult, ast.Sub)):
        return
    for side in ("left", "right"):
        target = getattr(node, side)
        other = node.right if side == "left" else node.left
        if not isinstance(target, (ast.Name, ast.Subscript)):
            continue
        if not is_array(function.kinds.get(target)):
            continue
        written = copy.copy(target)
        written.ctx = ast.Store()
        line = located(ast.AugAssign(written, node.op, other))
        yield Mutation(
            f"{word(target)} changed in place, which changes it for others as well",
            (place_of(statement, node),),
            2,
            (
                (node, lambda new, target=target: target),
                (statement, Insert("before", (line,))),
            ),
            (f"in place {skeleton(function, node)}",),
        )


def read_stale(function: Function, node: ast.Name) -> Iterator[Mutation]:
    """A variable as it was before the last pass of the loop changed it."""
    for loop in [s for s in function.node.body if isinstance(s, ast.For)]:
        written = {
            n.id for s in loop.body for n in ast.walk(s)
            if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        }  # fmt: skip
        if node.id not in written & function.known[loop]:
            continue
        if function.order[node] < function.order[loop]:
            continue
        lines = tuple(statements(f"old_{node.id} = {node.id}"))
        yield Mutation(
            f"`{node.id}` as it was before the last update",
            (place_of(function.statements[node], node),),
            1,
            (
                (node, lambda new: expression(f"old_{new.id}")),
                (loop, Insert("start", lines)),
            ),
        )
    yield from keep_from_loop(function, node)


def keep_from_loop(function: Function, node: ast.Name) -> Iterator[Mutation]:
    """After the loop: something that the last pass computed on its way."""
    kind = function.kinds.get(node)
    if not is_array(kind) or function.loop_of(node) is not None:
        return
    for other in function.expressions((ast.BinOp, ast.Subscript)):
        loop = function.loop_of(other)
        if loop is None or function.kinds.get(other) != kind:
            continue
        if function.order[loop] < function.order[node]:
            yield Mutation(
                f"{word(other)} (as the last pass of the loop had it) where {word(node)} belongs",
                (place_of(function.statements[node], node),),
                2,
                (
                    (node, lambda new: expression("kept")),
                    (other, lambda new: located(ast.NamedExpr(ast.Name("kept", ast.Store()), new))),
                ),
            )


def exchange_values(function: Function, statement: ast.stmt) -> Iterator[Mutation]:
    """Two lines of the same kind that have each other's right side; two names taken for each
    other in one line."""
    block = getattr(function.parents[statement], "body", [])
    value = getattr(statement, "value", None)
    kind = function.kinds.get(value) if value is not None else None
    if isinstance(statement, (ast.Assign, ast.AugAssign)) and is_array(kind):
        for other in block[block.index(statement) + 1 :]:
            theirs = getattr(other, "value", None)
            if type(other) is type(statement) and function.kinds.get(theirs) == kind:
                places = (place_of(statement, statement), place_of(other, other))
                yield Mutation(
                    "the right sides exchanged",
                    places,
                    2,
                    (
                        (value, lambda new, theirs=theirs: theirs),
                        (theirs, lambda new, mine=value: mine),
                    ),
                )
    if isinstance(statement, (ast.For, ast.If, ast.While)):
        return
    names: dict[str, list[ast.Name]] = {}
    for node in function.expressions(ast.Name):
        if function.statements[node] is statement and is_array(function.kinds.get(node)):
            names.setdefault(node.id, []).append(node)
    for one, other in combinations(names, 2):
        if function.kinds[names[one][0]] == function.kinds[names[other][0]]:
            change = [(n, lambda new, n=other: expression(n)) for n in names[one]]
            change += [(n, lambda new, n=one: expression(n)) for n in names[other]]
            yield Mutation(
                f"`{one}` and `{other}` taken for each other",
                (place_of(statement, statement),),
                2,
                tuple(change),
                (f"exchange {one} and {other}",),
            )
