"""What can be read in the text of a student's function."""

import ast
import inspect
import textwrap

CUT_OFF = ("clip", "minimum", "maximum", "min", "max", "fmin", "fmax")


def tree_of(function):
    """Return the syntax tree of a function's `def`; None where its text is not to be had."""
    try:
        (node,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    except (OSError, TypeError, ValueError, SyntaxError):
        return None
    return node if isinstance(node, ast.FunctionDef) else None


def left_over_raise(function, place):
    """Return the line of a `raise` left beside code of one's own; 0 if the body is a stub."""
    node = tree_of(function)
    stub = node is None or len(node.body) - (ast.get_docstring(node) is not None) < 2
    return 0 if stub or not place else place[1]


def numbers_written_in(function, arrays):
    """Return the whole numbers in a function's text that are lengths of the example's axes, or
    products of two, and the numbers at which it cuts others off (`np.clip(x, -5, 5)`).

    No lengths 1 and 2, which stand in many formulas, none of a limit, and no place in a tuple.
    """
    shapes = [stored["shape"] for stored in arrays]
    lengths = {n for shape in shapes for n in shape}
    lengths |= {n * k for shape in shapes for i, n in enumerate(shape) for k in shape[i + 1 :]}
    lengths -= {1, 2}
    limits, cut = set(), set()
    nodes = [*ast.walk(tree_of(function) or ast.Module([]))]
    for node in nodes:
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in CUT_OFF:
            for given in (*node.args, *(word.value for word in node.keywords)):
                inside = given.operand if isinstance(given, ast.UnaryOp) else given
                if isinstance(inside, ast.Constant) and type(inside.value) in (int, float):
                    limits.add(ast.unparse(given))
                    cut.add(inside)
    # cells[0][3] is a place; that of a slice, x[:, :4], may be a size.
    places = {node.slice for node in nodes if isinstance(node, ast.Subscript)}
    constants = {node for node in nodes if isinstance(node, ast.Constant)} - cut - places
    sizes = {node.value for node in constants if type(node.value) is int and node.value in lengths}
    return sorted(sizes), sorted(limits, key=float)
