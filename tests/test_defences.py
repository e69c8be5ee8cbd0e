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
from hostile import cases
from test_attack_search import SPOILING
from test_sharing import CHANNELS

TESTS = Path(__file__).parent
MOST_S = 600.0  # for one test: what still runs then says where it stands


def test_the_documents_count_of_attacks_is_right() -> None:
    """docs/security.md says how many of each kind are tried, and how many are seen to succeed."""
    said = (TESTS.parent / "docs" / "security.md").read_text().partition("## What was tried")[2]
    seen = sum(row.test.count("|") + 1 for row in ROWS)
    kinds = len(cases("attacks")), len(cases("faults")), len(CHANNELS), len(SPOILING), seen
    assert tuple(map(int, re.findall(r"\b\d+\b", said)[: len(kinds)])) == kinds


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.defence)
def test_what_is_switched_off_is_there(row: Row) -> None:
    """Each line to change stands in the engine once."""
    assert row.edits
    for file, old, _ in row.edits:
        assert (TESTS.parent / "rnngrader" / file).read_text().count(old) == 1, old


def without(row: Row, folder: Path) -> Path:
    """Return a folder with a copy of the engine in which the row's lines are changed."""
    package = folder / "rnngrader"
    shutil.copytree(TESTS.parent / "rnngrader", package, ignore=shutil.ignore_patterns("*.pyc"))
    for file, old, new in row.edits:
        text = (package / file).read_text()
        (package / file).write_text(text.replace(old, new))
    return folder


def run(test: str, engine: Path) -> str:
    """Run a test on another engine, or several of its cases; what was said."""
    file, _, cases = test.partition("[")
    nodes = [f"{TESTS}/{file}[{case}]" for case in cases.rstrip("]").split("|")]
    command = [
        sys.executable,
        "-P",
        "-m",
        "pytest",
        *(nodes if cases else [f"{TESTS}/{file}"]),
    ]
    command += ["-q", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command += ["-o", f"faulthandler_timeout={MOST_S}", "-o", "faulthandler_exit_on_timeout=true"]
    environment = {**os.environ, "PYTHONPATH": str(engine)}
    done = subprocess.run(command, cwd=engine, env=environment, capture_output=True, text=True)
    return done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the sandbox needs Linux")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.test.rpartition("::")[2][:80])
def test_without_its_defence_an_attack_succeeds(row: Row, tmp_path: Path) -> None:
    """And its test says so, which otherwise holds."""
    said = run(row.test, without(row, tmp_path))
    assert re.search(row.shows, said), said[-3000:]
    assert "[" not in row.test or " passed" not in said, said[-3000:]
