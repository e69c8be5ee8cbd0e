"""What the tests share: the course, a warm sandbox, and submissions made from answers."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rnngrader.authoring.demo import notebook_text
from rnngrader.authoring.generate import main as generate
from rnngrader.cli import main
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.feedback.score import as_reported
from rnngrader.grading.submission import Graded, grade_submission, start_guest
from rnngrader.instructor.results import results_pieces
from rnngrader.records import ProbeSource, Submission, SubmissionReport
from rnngrader.sandbox.host import Guest

ALL = os.environ.get("RNNGRADER_TESTS") == "all"  # `make test-all`
LEFT_OUT = ("slow", "browser", "database", "hub", "cluster")
SAMPLE = 6  # of the cases of a test that is marked `sampled`, `make test` runs each sixth
LONGEST = (  # begun first, so that no worker is left alone with one of them at the end
    "test_defences", "test_courses", "test_train_claims", "test_notebook_training", "test_hub",
    "test_browser_student", "test_browser_formgrader", "test_postgresql", "test_cluster",
    "test_nbgrader", "test_attacks", "test_retold", "test_mutations", "test_sandbox", "test_term",
    "test_instruments", "test_diagnose", "test_classroom", "test_replay", "test_notebook",
    "test_watch", "test_patience", "test_notebook_pictures", "test_notebook_runs",
    "test_attack_files", "test_desk_import", "test_desk_again", "test_wire", "test_faults",
)  # fmt: skip
COURSE = Path(__file__).resolve().parent.parent
EXAMPLE = COURSE / "examples" / "logistic_regression"


@pytest.fixture(scope="session")
def assignment() -> Assignment:
    """The course's first assignment."""
    return load_assignment(COURSE, "rnn_step_by_step")


@pytest.fixture(scope="session")
def guest(assignment: Assignment) -> Iterator[Guest]:
    """Warm sandboxes for the first assignment, shared by a whole test process."""
    made = start_guest(assignment)
    yield made
    made.close()


@pytest.fixture(scope="session")
def grade(assignment: Assignment, guest: Guest) -> Callable[..., Graded]:
    """Grades the solution with some answers replaced: grade(rnn_forward="def …")."""

    def grade(seed: int = 0, **answers: str) -> Graded:
        text = notebook_text(assignment, {**assignment.solutions, **answers})
        return grade_submission(
            assignment, guest, Submission("student", text.encode()), ProbeSource(seed)
        )

    return grade


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A course folder of the test's own: nothing handed in, no gradebook."""
    return copy_course(tmp_path / "course")


def copy_course(folder: Path, original: Path = COURSE) -> Path:
    """A course without what was handed in, released or graded."""
    folder.mkdir()
    for name in ("source", "exercises", "misconceptions", "images"):
        shutil.copytree(original / name, folder / name, symlinks=True)
    for path in (*original.glob("*.py"), *original.glob("*.json")):
        shutil.copy(path, folder)
    return folder


def results_json(reports: Iterable[SubmissionReport]) -> bytes:
    """The JSON of a class whose scores are the automatic ones, whole."""
    reports = list(reports)
    finals = {report.student: as_reported(report) for report in reports}
    return b"".join(results_pieces("rnn_step_by_step", 0, reports, finals))


@dataclass
class Done:
    """What a command came to."""

    returncode: int
    stdout: str
    stderr: str


def rnngrader(course: Path, *arguments: str) -> Done:
    """Runs the command line on a course, in this process: a new one takes a second to start.

    So does each worker; where nothing else is said there is one.
    """
    if arguments[:1] == ("grade",) and not {"--jobs", "--dask"} & set(arguments):
        arguments = (*arguments, "--jobs", "1")
    load_assignment.cache_clear()  # a new process knows nothing of a course that has changed
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = main(["--course", str(course), *arguments])
        except SystemExit as end:  # argparse's
            status = int(end.code or 0)
    return Done(status, out.getvalue(), err.getvalue())


def in_a_new_process(course: Path, *arguments: str) -> Done:
    """Runs the command line on a course, as a user would."""
    command = [sys.executable, "-m", "rnngrader.cli", "--course", str(course), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    return Done(done.returncode, done.stdout, done.stderr)


def pytest_configure(config: pytest.Config) -> None:
    """Have beside the source notebooks what is made for them, before any worker starts."""
    if not hasattr(config, "workerinput"):
        generate(COURSE)
        generate(EXAMPLE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the longest files; leave the long tests to `make test-all`."""
    first = {name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: first.get(item.path.stem, len(first)))
    if ALL or any("::" in argument for argument in config.args):
        return
    cases: Counter[str] = Counter()
    left_out = []
    for item in items:
        test = item.nodeid.partition("[")[0]
        many = item.get_closest_marker("sampled") is not None
        if any(map(item.get_closest_marker, LEFT_OUT)) or (many and cases[test] % SAMPLE):
            left_out.append(item)
        cases[test] += 1
    gone = set(left_out)
    items[:] = [item for item in items if item not in gone]
    config.hook.pytest_deselected(items=left_out)
    if hasattr(config, "workeroutput"):
        config.workeroutput["left_out"] = len(left_out)
    else:
        config.stash[COUNTED] = len(left_out)


COUNTED = pytest.StashKey[int]()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Count what a worker left out; all of them leave out the same."""
    node.config.stash[COUNTED] = getattr(node, "workeroutput", {}).get("left_out", 0)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say what was left out, and how to run it."""
    if left_out := terminalreporter.config.stash.get(COUNTED, 0):
        terminalreporter.write_line(
            f"Left out: {left_out} tests that take long or need a browser, a database, a hub or a "
            "cluster. Run them too: make test-all"
        )
