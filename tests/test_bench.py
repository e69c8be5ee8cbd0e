"""The benchmarks run, on classes that take no time, and print what they promise."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from conftest import COURSE

pytestmark = pytest.mark.slow


def bench(name: str, *arguments: str) -> str:
    """What a benchmark prints."""
    done = subprocess.run(
        [sys.executable, str(COURSE / "benchmarks" / name), *arguments],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def rows(text: str) -> dict[str, list[str]]:
    """The cells of all Markdown tables in a text, by each row's first."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    split = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {cells[0]: cells[1:] for cells in split}


def test_the_speed_benchmark_puts_both_graders_beside_the_bare_execution():
    """A number in each place, no score that differs, and every stage of grading."""
    printed = bench("speed.py", "--students", "3", "--stock", "1")
    found = rows(printed)
    for grader, number in (("stock `nbgrader autograde`", "1"), ("`rnngrader grade`", "3")):
        assert found[grader][0] == number
        assert all(re.match(r"[\d.]+", cell) for cell in found[grader])
    bare = {name: float(row[3][:-3]) for name, row in found.items() if "each function" in name}
    bare |= {name: float(row[3][:-3]) for name, row in found.items() if name.startswith("bare ")}
    assert len(bare) == 3
    assert (
        bare["bare execution of all cells handed in"] > bare["bare execution of what grading runs"]
    )
    assert min(bare.values()) > 0
    for stage in ("cells", "probes", "judge", "page", "gradebook"):
        assert any(found[stage]), stage
    assert re.search(r"\*\*\d+ times\*\* the throughput of stock nbgrader", printed)
    assert "Scores that differ between the two: 0." in printed


def test_the_scale_benchmark_has_a_row_for_each_size():
    """And says at how many workers the main process has no more time."""
    printed = bench("scale.py", "--sizes", "2", "60", "--stock", "0")
    found = rows(printed)
    for size in ("2", "60"):
        assert all(float(re.match(r"[\d.]+", cell)[0]) > 0 for cell in found[size])
    assert re.search(r"it becomes the bottleneck at about \d+ workers", printed)
