"""The first notebook for its tests: its cells, its solutions, wrong versions, its pictures."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import nbformat

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "source" / "rnn_step_by_step"
NOTEBOOK = next(FOLDER.glob("*.ipynb"))
CELLS = nbformat.read(NOTEBOOK, as_version=4).cells
SOURCES = {cell.id: cell.source for cell in CELLS}
ANSWERS = [cell.id for cell in CELLS if cell.metadata.get("nbgrader", {}).get("solution")]


def module(name: str):
    """A helper module of the course."""
    if str(FOLDER) not in sys.path:
        sys.path.insert(0, str(FOLDER))
    return importlib.import_module(name)


def right_functions() -> dict:
    """A fresh namespace with the right functions of all exercises."""
    module("rnn_utils")
    namespace = {"__name__": "course"}
    for name in ("setup", *ANSWERS):
        exec(compile(SOURCES[name], name, "exec"), namespace)
    return namespace


def spoil(namespace: dict, name: str, *edits: tuple[str, str]) -> None:
    """Put a wrong version of a function, made by editing its text, in its place."""
    source = SOURCES[name]
    for old, new in edits:
        assert old in source, (old, source)
        source = source.replace(old, new)
    exec(compile(source, name, "exec"), namespace)


def unwrite(namespace: dict, *names: str) -> None:
    """Put what students are given in the place of some functions."""
    for name in names:
        exec(f"def {name}(*_):\n    raise NotImplementedError", namespace)


def shown(monkeypatch) -> list[dict]:
    """What is displayed from now on, as dictionaries from formats to contents."""
    pages: list[dict] = []
    monkeypatch.setattr("IPython.display.display", lambda data, raw: pages.append(data))
    return pages
