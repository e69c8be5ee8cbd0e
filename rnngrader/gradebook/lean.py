"""Loads nbgrader without what it loads beside its database and is not used here.

Its four web servers, grammars of addresses and of times that no notebook holds: those take longer
to load than all the rest. Whoever asks for a server later gets it.
"""

from __future__ import annotations

import importlib
import sys
from types import ModuleType
from typing import Any

SERVERS = "nbgrader.server_extensions"
NAMES = ("assignment_list", "course_list", "formgrader", "validate_assignment")
# Of these jsonschema can do without, where they are not to be had.
FORMATS = ("rfc3987_syntax", "isoduration")


def load_nbgrader() -> None:
    """Import nbgrader's package, where nobody has done so."""
    if "nbgrader" in sys.modules:
        return
    for name in FORMATS:
        sys.modules.setdefault(name, None)  # type: ignore[arg-type]
    stubs = {name: ModuleType(name) for name in (SERVERS, *(f"{SERVERS}.{n}" for n in NAMES))}
    for name, stub in stubs.items():
        stub.load_jupyter_server_extension = starter(name)  # type: ignore[attr-defined]
    stubs[SERVERS].__path__ = []
    sys.modules.update(stubs)
    try:
        importlib.import_module("nbgrader")
    finally:
        for name in stubs:
            del sys.modules[name]


def starter(name: str) -> Any:
    """Return what starts a web server of nbgrader's, and loads it only then."""
    return lambda app: importlib.import_module(name).load_jupyter_server_extension(app)
