"""What other systems' Pythons lack, as typeshed has it."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import mypy

STUBS = Path(mypy.__file__).parent / "typeshed" / "stdlib"


def lacking(platform: str, module: str) -> list[str]:
    """Return the names of a module that there are on Linux and not on another platform."""
    path = next(p for p in (STUBS / f"{module}.pyi", STUBS / module / "__init__.pyi") if p.exists())
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return sorted(names(body, "linux") - names(body, platform))


def names(body: list[ast.stmt], platform: str) -> set[str]:
    """Return the names that lines of a stub define on a platform."""
    found = set[str]()
    for line in body:
        match line:
            case ast.If(test, then, otherwise):
                holds = is_so(test, platform)
                found |= names(then, platform) if holds is not False else set()
                found |= names(otherwise, platform) if holds is not True else set()
            case ast.FunctionDef(name) | ast.ClassDef(name) | ast.AnnAssign(ast.Name(name)):
                found.add(name)
            case ast.Assign(targets):
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
            case ast.ImportFrom(_, aliases):
                found |= {alias.asname or alias.name for alias in aliases}
    return found


def is_so(test: ast.expr, platform: str) -> bool | None:
    """Return whether a condition holds on a platform with this Python; None where it is another."""
    match test:
        case ast.BoolOp(operator, values):
            each = [is_so(value, platform) for value in values]
            decides = isinstance(operator, ast.Or)
            return decides if decides in each else None if None in each else not decides
        case ast.Compare(left, [operator], [ast.Constant(value)]):
            same = ast.unparse(left) == "sys.platform" and value == platform
            return same is isinstance(operator, ast.Eq)
        case ast.Compare() if "version_info" in ast.unparse(test):
            return bool(eval(ast.unparse(test), {"sys": sys}))
    return None
