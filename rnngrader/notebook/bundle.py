"""The modules of this room as the one file that stands beside a student's notebook."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

ROOM = Path(__file__).parent
PARTS = (  # each needs earlier ones
    "orders", "compare", "hashes", "terms", "factors", "relations", "reading", "errors", "hints",
    "entries", "calls", "cuts", "elsewhere", "judgment", "check", "numeric", "gradients",
)  # fmt: skip
PUBLIC = ("check", "gradient_check", "if_written", "numeric_gradient", "stopped_by", "validate")


@functools.cache
def bundle() -> str:
    """Return the file's text: what the modules import, then what they define, in their order."""
    head = ast.get_docstring(ast.parse((ROOM / "__init__.py").read_text(encoding="utf-8")))
    imports: set[str] = set()
    bodies = []
    for part in PARTS:
        text = (ROOM / f"{part}.py").read_text(encoding="utf-8")
        lines = text.splitlines()
        about, *rest = ast.parse(text).body
        for node in (about, *rest):
            if isinstance(node, (ast.Import, ast.ImportFrom)) or node is about:
                if not is_ours(node) and node is not about:
                    imports.add(ast.unparse(node))
                assert node.end_lineno is not None
                lines[node.lineno - 1 : node.end_lineno] = [""] * (
                    node.end_lineno - node.lineno + 1
                )
        body = "\n".join(lines).strip("\n")
        bodies.append("\n".join([f"# {'=' * 70} {part}", *comment(text), "", body]))
    public = "\n".join(f'    "{name}",' for name in PUBLIC)
    own = [line for line in sorted(imports) if "numpy" not in line]
    first = f'"""{head}\n"""\n\n' + "\n".join(own) + "\n\nimport numpy as np\n\n"
    return first + f"__all__ = [\n{public}\n]\n\n" + "\n\n\n".join(bodies) + "\n"


def is_ours(node: ast.AST) -> bool:
    """Return whether a node imports something of this room."""
    return isinstance(node, ast.ImportFrom) and str(node.module).startswith(__package__)


def comment(text: str) -> Iterator[str]:
    """Yield a module's docstring as lines of a comment."""
    for line in (ast.get_docstring(ast.parse(text)) or "").splitlines():
        yield f"# {line}".rstrip()
