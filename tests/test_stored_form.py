"""What is kept in git in a form that a tool makes: notebooks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from conftest import COURSE

from rnngrader.authoring.normalize import normalize, stored_form

NOTEBOOKS = sorted((COURSE / "source").rglob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.parent.name)
def test_source_notebooks_are_stored_normalized(path: Path):
    """No outputs, stable ids, stable JSON: `make normalize` changes nothing."""
    text = path.read_text(encoding="utf-8")
    assert text == stored_form(json.loads(text))


def test_normalizing_takes_outputs_and_editors_traces_away():
    """What JupyterLab leaves in a notebook does not reach a diff."""
    cell = {
        "cell_type": "code",
        "id": "x",
        "metadata": {"collapsed": True, "tags": ["setup"], "nbgrader": {"grade_id": "setup"}},
        "source": ["a = 1  \n", "b = 2\n"],
        "outputs": [{"output_type": "stream", "name": "stdout", "text": "hi"}],
        "execution_count": 7,
    }
    notebook = {"cells": [cell], "metadata": {"widgets": {}}, "nbformat": 4, "nbformat_minor": 4}
    (normal,) = normalize(notebook)["cells"]
    assert normal["outputs"] == []
    assert normal["execution_count"] is None
    assert normal["id"] == "setup"
    assert normal["source"] == ["a = 1\n", "b = 2"]
    assert normal["metadata"] == {"tags": ["setup"], "nbgrader": {"grade_id": "setup"}}


def test_doubled_cell_ids_are_refused():
    """A copied cell that kept its id is named."""
    cell = {"cell_type": "markdown", "id": "same", "metadata": {}, "source": "x"}
    with pytest.raises(ValueError, match="same"):
        normalize({"cells": [cell, cell], "metadata": {}})
