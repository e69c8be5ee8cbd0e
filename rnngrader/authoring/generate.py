"""Writes what is made from the course and kept in git: `make docs`.

check_data.json   the public examples' numbers and first hints, for `check` in the notebook
docs/misconceptions.md   the catalogue as a page

A test holds both against what this module makes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rnngrader.authoring.explain import page_text
from rnngrader.course import Assignment, assignment_names, importable, load_assignment

CHECK_DATA = "check_data.json"


def check_data(assignment: Assignment) -> str:
    """The file from which `check` tells students more than right or wrong.

    It holds numbers of the public examples and, under a hash of each known mistake's whole
    result, the mistake's first hint: no code can be read out of it. The student's module makes
    entry and hash, so that both sides agree on them.
    """
    toolbox: dict[str, Any] = assignment.reference["example"].__globals__
    functions = {}
    with importable(assignment.course, assignment.notebook_path.parent):
        for name in assignment.exercises:
            if name not in toolbox["EXAMPLES"]:
                continue
            entry = json.loads(json.dumps(toolbox["check_entry"](name, assignment.reference)))
            entry["hints"] = dict(sorted(unambiguous_hints(assignment, name, toolbox, entry)))
            functions[name] = entry
    return json.dumps({"schema": 1, "functions": functions}, separators=(",", ":")) + "\n"


def unambiguous_hints(
    assignment: Assignment, name: str, toolbox: dict[str, Any], entry: dict[str, Any]
) -> Iterator[tuple[str, str]]:
    """A hint for each wrong result on the public example that tells which mistake it is."""
    hints: dict[str, set[str]] = {}
    entries = [e for e in assignment.misconceptions.values() if e.function == name]
    for misconception, wrong in zip(entries, assignment.wrong_versions(name), strict=True):
        told = misconception.family.hints if misconception.family else misconception.hints
        hints.setdefault(toolbox["fingerprint"](wrong, entry), set()).add(told[0])
    right = toolbox["fingerprint"](assignment.reference[name], entry)
    for fingerprint, texts in hints.items():
        if len(texts) == 1 and fingerprint != right:
            yield fingerprint, texts.pop()


def generated(course: Path) -> Iterator[tuple[Path, str]]:
    """Each generated file and its content."""
    assignments = [load_assignment(course, name) for name in assignment_names(course)]
    for assignment in assignments:
        data = assignment.notebook_path.parent / CHECK_DATA
        if data.exists():
            yield data.resolve(), check_data(assignment)
    yield course / "docs" / "misconceptions.md", page_text(assignments)


def main(course: Path) -> None:
    for path, text in generated(course):
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve())
