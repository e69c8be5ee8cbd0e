"""Attacks seen to succeed: each with the one defence switched off that stands against it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from defences import ROWS, Row

TESTS = Path(__file__).parent
MOST_S = 100.0  # for one test; what still runs then is said to hang where it stands

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="the sandbox needs Linux"),
]


def without(row: Row, folder: Path) -> Path:
    """Return a folder with a copy of the engine in which the row's lines are changed."""
    package = folder / "rnngrader"
    shutil.copytree(TESTS.parent / "rnngrader", package, ignore=shutil.ignore_patterns("*.pyc"))
    assert row.edits
    for file, old, new in row.edits:
        text = (package / file).read_text()
        assert text.count(old) == 1, f"{file} has {text.count(old)} times {old!r}"
        (package / file).write_text(text.replace(old, new))
    return folder


def run(test: str, engine: Path) -> str:
    """Run a test on another engine, or several of its cases; what was said."""
    file, _, cases = test.partition("[")
    nodes = [f"{TESTS}/{file}[{case}]" for case in cases.rstrip("]").split("|")]
    command = [
        sys.executable,
        "-P",
        "-B",
        "-m",
        "pytest",
        *(nodes if cases else [f"{TESTS}/{file}"]),
    ]
    command += ["-q", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command += ["-o", f"faulthandler_timeout={MOST_S}", "-o", "faulthandler_exit_on_timeout=true"]
    environment = {**os.environ, "PYTHONPATH": str(engine)}
    done = subprocess.run(command, cwd=engine, env=environment, capture_output=True, text=True)
    return done.stdout + done.stderr


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.test.rpartition("::")[2][:80])
def test_without_its_defence_an_attack_succeeds(row: Row, tmp_path: Path) -> None:
    """And its test says so, which otherwise holds."""
    said = run(row.test, without(row, tmp_path))
    assert re.search(row.shows, said), said[-3000:]
    assert "[" not in row.test or " passed" not in said, said[-3000:]
