"""The notebooks in other Pythons and numpys, with nothing but what they ask for."""

from __future__ import annotations

import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

import nbformat
import pytest
from conftest import copy_course, rnngrader
from driving.programs import without
from driving.servers import private
from packaging.specifiers import SpecifierSet

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import assignment_names, load_assignment

# What cells end with where answers are not written, and what that leaves later cells without.
UNWRITTEN = {"NotImplementedError", "CheckFailed", "NameError"}

EXECUTE = """
import sys, nbformat
from nbclient import NotebookClient

notebook = nbformat.read(sys.argv[1], 4)
NotebookClient(notebook, timeout=120, allow_errors=True).execute()
nbformat.write(notebook, sys.argv[2])
"""


def interpreters() -> list[tuple[int, str]]:
    """The Pythons of this machine from 3.10 on, oldest first, one of each minor version."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    found = {sys.version_info.minor: sys.executable}
    for minor in range(10, 20):
        paths = [shutil.which(f"python3.{minor}"), *map(str, pyenv.glob(f"3.{minor}.*/bin/python"))]
        runs = (path for path in paths if path and version(path) == f"3.{minor}")
        found.setdefault(minor, next(runs, ""))
    return sorted((minor, path) for minor, path in found.items() if path)


def version(python: str) -> str:
    """What a Python says it is; some are launchers of versions that are not there."""
    ask = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    return subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()


def environments() -> list:
    """The oldest Python with the oldest numpy, the newest Python; another runs all other tests."""
    pythons = interpreters()
    (oldest, path), (newest, last) = pythons[0], pythons[-1]
    cases = [
        (oldest, path, ["numpy==1.26.4" if oldest <= 12 else "numpy"]),
        (newest, last, ["numpy"]),
    ]
    return [
        pytest.param(path, packages, id=f"3.{minor} {' '.join(packages)}")
        for minor, path, packages in cases
    ]


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A course whose assignments have been released."""
    course = copy_course(tmp_path_factory.mktemp("released") / "course")
    for name in assignment_names(course):
        done = rnngrader(course, "release", name)
        assert done.returncode == 0, done.stderr
    return course


@pytest.mark.slow
@pytest.mark.parametrize(("python", "packages"), environments())
def test_the_released_folder_needs_only_numpy_and_jupyter(python, packages, released, tmp_path):
    """Unzipped in an empty folder, it runs; solved, without a single error."""
    environment = make_environment(tmp_path, python, packages)
    for name in assignment_names(released):
        assignment = load_assignment(released, name)
        with zipfile.ZipFile(released / "release" / f"{name}.zip") as archive:
            archive.extractall(tmp_path / "empty")
        path = tmp_path / "empty" / name / assignment.notebook_path.name

        cells = execute(environment, path, tmp_path)
        assert {error for cell in cells for error in errors(cell)} <= UNWRITTEN
        said = text(next(cell for cell in cells if cell["id"] == "files"))
        assert said == "All files are here.\n"

        path.write_text(notebook_text(assignment, assignment.solutions))
        cells = execute(environment, path, tmp_path)
        assert [(cell["id"], error) for cell in cells for error in errors(cell)] == []
        shown = [output.get("data", {}) for cell in cells for output in cell["outputs"]]
        pictures = sum("rnn-picture" in "".join(data.get("text/html", "")) for data in shown)
        assert pictures == {"rnn_step_by_step": 8, "train_your_rnn": 13}[name]
        for cell in cells:
            if re.match(r"check\(|gradient_check\(", cell["source"]):
                assert "✓" in text(cell)
                assert "✗" not in text(cell)


def make_environment(folder: Path, python: str, packages: Sequence[str]) -> Path:
    """A virtual environment with these packages and what runs notebooks; its Python."""
    made = folder / "environment" / "bin" / "python"
    subprocess.run([python, "-m", "venv", folder / "environment"], check=True)
    install = [made, "-m", "pip", "install", "--quiet", *packages, "ipykernel", "nbclient"]
    done = subprocess.run(install, capture_output=True, text=True, check=False)
    if done.returncode:
        without(f"packages that cannot be had: {done.stderr.strip()[-300:]}")
    return made


def execute(python: Path, path: Path, scratch: Path) -> list[dict]:
    """Runs a notebook in its folder, as far as it goes; its code cells with their outputs."""
    environment = private(scratch)
    environment.pop("PYTHONPATH", None)
    done = scratch / "done.ipynb"
    command = [python, "-c", EXECUTE, path.name, done]
    subprocess.run(command, cwd=path.parent, env=environment, check=True, capture_output=True)
    return [cell for cell in nbformat.read(done, 4)["cells"] if cell["cell_type"] == "code"]


def errors(cell: dict) -> list[str]:
    """The names of the errors that a cell ended with."""
    return [output["ename"] for output in cell["outputs"] if output["output_type"] == "error"]


def text(cell: dict) -> str:
    """What a cell printed."""
    return "".join(output.get("text", "") for output in cell["outputs"])


def test_all_that_is_installed_runs_on_the_oldest_python_that_is_promised():
    """A pinned package may ask for a newer one than the README: 3.11.2 is what Debian 12 has."""
    asked = {d.name: d.metadata.get("Requires-Python") for d in importlib.metadata.distributions()}
    too_new = {name for name, r in asked.items() if r and "3.11.0" not in SpecifierSet(r)}
    assert len(asked) > 100
    assert not too_new
