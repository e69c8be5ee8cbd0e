"""The first notebook from top to bottom at each stage of the work."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from first_notebook import ANSWERS, CELLS, FOLDER, NOTEBOOK

HALF = ANSWERS[: len(ANSWERS) // 2]
STAGES = {
    "nothing": [],
    "half": HALF,
    "all but the bonus": [name for name in ANSWERS if name != "bug_clinic"],
    "all": ANSWERS,
}


def work(written: list[str], folder: Path, **changed: str) -> nbformat.NotebookNode:
    """The notebook in a folder of its own, with some answers written and some cells changed."""
    shutil.copytree(FOLDER, folder)
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    for cell in notebook.cells:
        if cell.id in ANSWERS and cell.id not in written:
            stub = "raise NotImplementedError()"
            cell.source = re.sub(r"### BEGIN.*?### END SOLUTION", stub, cell.source, flags=re.S)
        cell.source = re.sub(
            r"### BEGIN HIDDEN.*?### END HIDDEN TESTS", "", cell.source, flags=re.S
        )
        cell.source = changed.get(cell.id, cell.source)
    return notebook


def run_all(notebook: nbformat.NotebookNode, folder: Path) -> dict[str, str]:
    """Restart and run all: what each cell printed. A cell that ends the run raises here."""
    from nbclient import NotebookClient

    resources = {"metadata": {"path": str(folder)}}
    NotebookClient(notebook, timeout=300, resources=resources).execute()
    assert all(cell.execution_count for cell in notebook.cells if cell.cell_type == "code")
    return {
        cell.id: "".join(out.get("text", "") for out in cell.outputs)
        for cell in notebook.cells
        if cell.cell_type == "code"
    }


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("stage", STAGES)
def test_run_all_goes_to_the_end(stage, tmp_path):
    """Whatever is written, every cell runs, and what is missing says so."""
    notebook = work(STAGES[stage], tmp_path / "work")
    said = run_all(notebook, tmp_path / "work")
    for name in ANSWERS:
        if name != "bug_clinic":
            unwritten = "is not written yet" in said[f"{name}-example"]
            assert unwritten == (name not in STAGES[stage]), name
    assert ("No answers yet" in said["bug_clinic-example"]) == (stage != "all")
    assert ("of 100 lines are numbers" in said["writes"]) == stage.startswith("all")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_run_all_survives_what_students_write(tmp_path):
    """Functions that stop with an error, return nothing or use unknown names end no run."""
    changed = {
        "rnn_cell_forward": "def rnn_cell_forward(xt, a_prev, parameters):\n    return xt @ a_prev",
        "rnn_forward": "def rnn_forward(x, a0, parameters):\n    return a",
        "lstm_cell_forward": "def lstm_cell_forward(*_):\n    pass",
        "rnn_cell_backward": "def rnn_cell_backward(da_next, cache):\n    return {}",
        "bug_clinic": "def bug_clinic():\n    return 5",
    }
    said = run_all(work(ANSWERS, tmp_path / "work", **changed), tmp_path / "work")
    assert (
        "The example of rnn_cell_forward stopped with ValueError"
        in said["rnn_cell_forward-example"]
    )
    assert "rnn_forward stops in line 2: `a` has no value" in said["rnn_forward-example"]
    assert "lstm_cell_forward stopped with TypeError" in said["lstm_cell_forward-example"]
    assert "The example of rnn_cell_backward stopped with" in said["rnn_cell_backward-example"]
    assert "a dictionary was asked for" in said["bug_clinic-example"]


def test_only_cells_that_may_fail_are_told_to_go_on():
    """The tag that lets a run go on stands on checks and pictures, never on answers or grades."""
    for cell in CELLS:
        if "raises-exception" in cell.metadata.get("tags", []):
            assert re.match(
                r"(check|gradient_check|show)\(|# (?:Room for|Two words of|A line (?:for|to))",
                cell.source,
            ), cell.id
        elif cell.cell_type == "code" and cell.id.endswith("-example"):
            assert re.match(r"with trying\(|z = np", cell.source), cell.id


OF_BOTH = ("rnn_utils", "train_utils", "train_view", "rnn_reference")


@pytest.mark.parametrize("missing", [*OF_BOTH, "notebook_check"])
def test_a_missing_file_is_named_where_it_is_needed(missing, tmp_path):
    """The set-up cells of both notebooks end in a sentence, not in a bare ModuleNotFoundError."""
    for notebook in FOLDER.parent.glob("*/*.ipynb"):
        cells = nbformat.read(notebook, as_version=4).cells
        (setup,) = [cell.source for cell in cells if cell.id == "setup"]
        if notebook == NOTEBOOK and missing != "rnn_utils":
            continue  # it needs no other: without notebook_check.py, check says so
        folder = tmp_path / notebook.parent.name
        folder.mkdir()
        for module in set(OF_BOTH) - {missing}:
            needs = "import notebook_check\n" if missing == "notebook_check" else ""
            functions = "rnn_backward = rnn_cell_forward = rnn_forward = 1\n"
            (folder / f"{module}.py").write_text(needs + functions)
        (folder / "setup.py").write_text(setup)
        done = subprocess.run(
            [sys.executable, "setup.py"], cwd=folder, capture_output=True, text=True
        )
        last = done.stderr.splitlines()[-1]
        assert last.startswith(f"ImportError: {missing}.py is missing: see the cell above."), last
        assert "ModuleNotFoundError" not in done.stderr


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("cell", "line", "said"),
    [
        ("rnn_forward", "\nprint(rnn_forward(x_of_mine))", "NameError"),
        ("rnn_forward", "\nprint((1)", "SyntaxError"),
        ("rnn_forward", "\n  print(1)", "IndentationError"),
        ("bug-clinic-scratch", "\nprint(nothing_of_this_name)", ""),
    ],
)
def test_what_ends_a_run_is_what_the_text_names(cell, line, said, tmp_path):
    """A cell of the student's that fails outside its function; room for experiments may fail."""
    from nbclient.exceptions import CellExecutionError

    source = next(c.source for c in CELLS if c.id == cell) + line
    notebook = work(HALF, tmp_path / "work", **{cell: source})
    if said:
        with pytest.raises(CellExecutionError, match=said):
            run_all(notebook, tmp_path / "work")
        for text in NOTEBOOK.parent.parent.glob("*/*.ipynb"):
            assert said == "NameError" or f"*{said}*" in text.read_text()
    else:
        run_all(notebook, tmp_path / "work")


def test_the_first_cell_names_every_file_and_image_that_is_missing(tmp_path, monkeypatch, capsys):
    """In an empty folder it lists all that the zip holds; in the right one it is content."""
    source = next(cell.source for cell in CELLS if cell.id == "files")
    monkeypatch.chdir(tmp_path)
    exec(source, {})
    said = capsys.readouterr().out
    for path in FOLDER.rglob("*"):
        if path.suffix in (".py", ".json", ".png"):
            assert str(path.relative_to(FOLDER)) in said, path
    assert "only the figures are blank" in said
    monkeypatch.chdir(FOLDER)
    exec(source, {})
    assert capsys.readouterr().out == "All files are here.\n"
