"""Do two changes leave the same formulas? Then they are one edit, said in two ways."""

from __future__ import annotations

import ast
import hashlib
import operator

OPERATIONS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.MatMult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
}
DIGITS = 9  # of a number that are compared


def formula(node: ast.AST) -> float:
    """Return a number that is the same for trees that differ by the rules of algebra alone.

    Each variable, part of one, or call counts as a number drawn by what it reads; sums, products,
    quotients and powers of numbers are worked out. Products of matrices count as if they were
    numbers: what is compared has the same numbers, so their order does not matter there.
    """
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        return float(node.value)  # type: ignore[arg-type]
    parts = [formula(part) for part in ast.iter_child_nodes(node) if counts(part)]
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATIONS:
        try:
            return float(OPERATIONS[type(node.op)](parts[0], parts[-1]))
        except (ArithmeticError, TypeError):  # as 1 / 0 and roots of negative numbers
            pass
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -parts[-1]
    own = [type(node).__name__, type(getattr(node, "op", None)).__name__]
    own += [repr(value) for _, value in ast.iter_fields(node) if isinstance(value, (str, bytes))]
    text = " ".join([*own, *(f"{part:.{DIGITS}g}" for part in parts)])
    if isinstance(node, ast.Constant):
        text += repr(node.value)
    digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
    return 1 + int.from_bytes(digest, "big") / 2**64


def counts(node: ast.AST) -> bool:
    """Whether a part decides what is computed: how a name is used, or `x = x`, does not."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        return ast.unparse(node.targets[0]) != ast.unparse(node.value)
    return not isinstance(node, (ast.expr_context, ast.USub, *OPERATIONS))
