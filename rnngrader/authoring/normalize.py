"""Brings notebooks into their stored form, so that a diff shows what changed and nothing else.

No outputs, no execution counts, the metadata that counts, sorted keys, one line of source a line.
`python -m rnngrader.authoring.normalize FOLDER` rewrites all notebooks in a folder.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

KERNELSPEC = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
LANGUAGE = {"name": "python"}
KEPT_METADATA = ("nbgrader", "tags", "jupyter", "slideshow")


def normalize(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook in its stored form. Cells without an id get one from where they stand."""
    cells = [normal_cell(cell, position) for position, cell in enumerate(notebook["cells"])]
    ids = [cell["id"] for cell in cells]
    doubled = sorted({id_ for id_ in ids if ids.count(id_) > 1})
    if doubled:
        raise ValueError(f"cell ids that stand twice: {', '.join(doubled)}")
    return {
        "cells": cells,
        "metadata": {"kernelspec": KERNELSPEC, "language_info": LANGUAGE},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def normal_cell(cell: dict[str, Any], position: int) -> dict[str, Any]:
    source = cell["source"]
    text = source if isinstance(source, str) else "".join(source)
    lines = "\n".join(line.rstrip() for line in text.split("\n")).strip("\n").split("\n")
    metadata = {key: cell["metadata"][key] for key in KEPT_METADATA if key in cell["metadata"]}
    nbgrader = metadata.get("nbgrader", {})
    normal = {
        "cell_type": cell["cell_type"],
        "id": nbgrader.get("grade_id") or cell.get("id") or f"cell-{position}",
        "metadata": metadata,
        "source": [line + "\n" for line in lines[:-1]] + lines[-1:],
    }
    if cell["cell_type"] == "code":
        normal |= {"execution_count": None, "outputs": []}
    if "attachments" in cell:
        normal["attachments"] = cell["attachments"]
    return normal


def stored_form(notebook: dict[str, Any]) -> str:
    """The text of the file."""
    text = json.dumps(normalize(notebook), indent=1, sort_keys=True, ensure_ascii=False)
    return text + "\n"


def main(folder: Path) -> None:
    for path in sorted(folder.rglob("*.ipynb")):
        if ".ipynb_checkpoints" in path.parts:
            continue
        before = path.read_text(encoding="utf-8")
        after = stored_form(json.loads(before))
        if after != before:
            path.write_text(after, encoding="utf-8")
            print(f"normalized {path}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
