"""Other graders on the same submissions."""

from __future__ import annotations

import json
import pickle
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

from measure import ASSIGNMENT, Usage, copy_course, make_stock, nbgrader, run

from rnngrader.course.assignment import load_assignment

OTTER_TEST = """OK_FORMAT = True
test = {{"name": "{name}", "points": {points}, "suites": [{{"cases": [{{
    "code": ">>> import check_probes\\n>>> check_probes.agrees('{name}', {name})\\nTrue",
    "hidden": True, "locked": False}}],
    "scored": True, "setup": "", "teardown": "", "type": "doctest"}}]}}
"""
CHECK_PROBES = '''"""Whether a function gives what it should on the probes, nearly."""

import copy
import pickle
from pathlib import Path

import numpy as np

PROBES = pickle.loads(Path(__file__).with_name("probes.pickle").read_bytes())


def agrees(name, function):
    return all(same(function(*copy.deepcopy(given)), wanted) for given, wanted in PROBES[name])


def same(got, wanted):
    if isinstance(wanted, dict):
        return all(key in got and same(got[key], wanted[key]) for key in wanted)
    if isinstance(wanted, (tuple, list)):
        return len(got) == len(wanted) and all(map(same, got, wanted))
    if isinstance(wanted, str):
        return got == wanted
    return np.shape(got) == np.shape(wanted) and bool(np.allclose(got, wanted))
'''


def readable(ours: Path, number: int) -> list[str]:
    """The first students whose files have nothing odd about them: others read no other files."""
    results = json.loads((ours / "results.json").read_text(encoding="utf-8"))["submissions"]
    return [one["student"] for one in results if not one["problems"]][:number]


def measure_stock(ours: Path, folder: Path, students: list[str]) -> Usage:
    """Stock nbgrader, in a course of its own, in one run; its release is made before."""
    stock = copy_course(folder)
    make_stock(stock)
    for student in students:
        shutil.copytree(ours / "submitted" / student, stock / "submitted" / student)
    run(nbgrader("generate_assignment", ASSIGNMENT), stock, expected=(0,))
    return run(nbgrader("autograde", ASSIGNMENT), stock, expected=(0,))


def measure_otter(otter: Path, ours: Path, folder: Path, students: list[str]) -> Usage:
    """`otter run`, one submission after the other, with the same probes as its hidden tests."""
    archive = make_otter_archive(otter, ours, folder)
    total = Usage(0, 0, 0, 0, 0, 0)
    for student in students:
        submission = folder / f"{student}.ipynb"
        shutil.copy(next((ours / "submitted" / student / ASSIGNMENT).glob("*.ipynb")), submission)
        command = [str(otter), "run", "-a", str(archive), "-o", str(folder), str(submission)]
        used = run(command, folder, expected=(0,))
        total = replace(
            total,
            seconds=total.seconds + used.seconds,
            cpu_s=total.cpu_s + used.cpu_s,
            peak_mib=max(total.peak_mib, used.peak_mib),
            coordinator_mib=max(total.coordinator_mib, used.coordinator_mib),
        )
    return total


def make_otter_archive(otter: Path, ours: Path, folder: Path) -> Path:
    """The zip with which Otter grades: one test an exercise, the probes' answers beside it."""
    assignment = load_assignment(ours, ASSIGNMENT)
    tests = folder / "tests"
    tests.mkdir(parents=True)
    for name, points in assignment.points.items():
        (tests / f"{name}.py").write_text(OTTER_TEST.format(name=name, points=points))
    probes = {
        name: [(probe.arguments, probe.answer) for probe in assignment.probes(name, 0)]
        for name in assignment.exercises
    }
    (folder / "probes.pickle").write_bytes(pickle.dumps(probes))
    (folder / "check_probes.py").write_text(CHECK_PROBES)
    support = ["check_probes.py", "probes.pickle"]
    for name, content in assignment.files().items():
        (folder / name).write_bytes(content)
        support += [name] if name.endswith(".py") else []
    command = [str(otter), "generate", "-t", "tests", "-o", "autograder.zip", "--no-environment"]
    subprocess.run([*command, *support], cwd=folder, check=True, capture_output=True)
    return folder / "autograder.zip"
