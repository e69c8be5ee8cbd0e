"""nbgrader's modules without the start of its package, which loads its extensions of Jupyter's
server: more than half of what every command would wait for.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from types import ModuleType
from typing import Any

NAME = "nbgrader"


def load_light() -> None:
    """Have nbgrader's modules load by themselves; its package starts once somebody asks for more.

    Nothing is done where nbgrader is loaded, or not installed.
    """
    # jsonschema would build 39 grammars to check IRIs and times that no notebook holds. It does
    # without where the modules are not to be had.
    for name in ("rfc3987_syntax", "isoduration"):
        sys.modules.setdefault(name, None)  # type: ignore[arg-type]
    spec = None if NAME in sys.modules else importlib.util.find_spec(NAME)
    if spec is None or spec.loader is None:
        return
    package, loader = importlib.util.module_from_spec(spec), spec.loader

    def start(name: str) -> Any:
        if name.startswith("__") or importlib.util.find_spec(f"{NAME}.{name}"):
            raise AttributeError(name)  # a module: whoever imports it finds it
        del package.__getattr__
        loader.exec_module(package)
        return getattr(package, name)

    sys.modules[NAME] = package
    package.__getattr__ = start  # type: ignore[method-assign]
    version: ModuleType = importlib.import_module(f"{NAME}._version")
    package.__version__ = version.__version__  # type: ignore[attr-defined]
