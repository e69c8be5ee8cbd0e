"""Submissions that take long, and graders that are killed: who waits, and what is left behind."""

from __future__ import annotations

import contextlib
import itertools
import json
import math
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hostile import hand_in, make_guest, own_cell, right_submission, the_assignment

from rnngrader.authoring.demo import notebook_text
from rnngrader.batch.pool import LocalPool, make_bundle
from rnngrader.batch.run import Run, grade_class
from rnngrader.course.assignment import load_assignment
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.grading.search import SandboxedSearch
from rnngrader.grading.submission import grade_submission
from rnngrader.records import Submission
from rnngrader.sandbox.limits import DEFAULT_LIMITS, ChildDied, Limits
from rnngrader.sandbox.session import MAX_RESTARTS, Postponed, Session

RIGHT = 56  # beside four sleepers
ENDED_S = 5.0  # after the grader's end, however it came


def sleeper() -> bytes:
    """A submission that sleeps wherever it can."""
    nap = "    import time\n    time.sleep(10**6)\n"
    answers = {name: f"def {name}(*arguments):\n{nap}" for name in the_assignment().solutions}
    notebook = json.loads(notebook_text(the_assignment(), answers))
    notebook["cells"][:0] = [own_cell("code", "import time\ntime.sleep(10**6)")] * 5
    return json.dumps(notebook).encode()


def most_s(limits: Limits) -> float:
    """The longest that a submission holds a worker where processors are free (docs/security.md)."""
    return limits.submission_s * 4 / 3 + 0.5 * (MAX_RESTARTS + 1)


def test_a_submission_has_at_most_seventeen_processes() -> None:
    """Each of which ends before it could answer, until its time is up, and in the last part."""
    started: list[float] = []

    def start_child(used_s: float = 0.0) -> SimpleNamespace:
        started.append(used_s)
        child = SimpleNamespace(used_s=used_s, close=lambda: None)

        def run_cell(source: str) -> None:
            child.used_s += DEFAULT_LIMITS.submission_s / (MAX_RESTARTS - 0.5)
            raise ChildDied("timed_out", "It ran for too long.")

        child.run_cell = run_cell
        return child

    guest: Any = SimpleNamespace(
        start_child=start_child, limits=DEFAULT_LIMITS, patience_s=math.inf
    )
    with Session(guest) as session:
        for number in range(3 * MAX_RESTARTS):
            session.run("while True: pass", f"answer {number}")
    assert len(started) == MAX_RESTARTS + 1 == 17


@pytest.mark.slow
def test_a_worker_is_free_again_after_forty_five_seconds() -> None:
    """Whatever sleeps; with the limits that a course has that says nothing."""
    assert most_s(DEFAULT_LIMITS) < 45
    guest = make_guest(DEFAULT_LIMITS)
    try:
        started = time.monotonic()
        submission = Submission("mallory", sleeper())
        report = grade_submission(the_assignment(), guest, submission).report
        assert time.monotonic() - started < most_s(DEFAULT_LIMITS)
    finally:
        guest.close()
    assert report.score == 0


@pytest.mark.slow
def test_sleepers_do_not_hold_up_a_class(course: Path) -> None:
    """Four of them, first in line for two workers: the others have their results before."""
    for number in range(4):
        hand_in(course, f"a sleeper {number}", sleeper())
    for number in range(RIGHT):
        hand_in(course, f"right {number:02d}", right_submission())
    assignment = load_assignment(course, the_assignment().name)
    bundle = make_bundle(replace(assignment, limits=Limits(cell_s=2, batch_s=2)), "bwrap")
    done: list[int] = []
    with Gradebook(assignment) as gradebook:
        first_slow: list[str] = []

        def progress(run: Run) -> None:
            done.append(run.graded)
            slow = [r.student for r in gradebook.reports() if r.student.startswith("a sleeper")]
            if slow and not first_slow:
                first_slow.append(f"{len(gradebook.reports())} were there")

        grade_class(Run(assignment), gradebook, partial(LocalPool, 2, bundle), progress)
        scores = {report.student: report.score for report in gradebook.reports()}
    assert first_slow == [f"{RIGHT + 1} were there"]
    assert scores == {
        **{f"a sleeper {number}": 0 for number in range(4)},
        **{f"right {number:02d}": 105 for number in range(RIGHT)},
    }


def test_a_long_search_for_names_is_put_off_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wrong answers that nothing explains hold up the others no more than sleepers do."""
    wrong = {**the_assignment().solutions, "bug_clinic": "def bug_clinic():\n    return {}"}
    submission = Submission("mallory", notebook_text(the_assignment(), wrong).encode())
    spent_s = itertools.count(0.0, 1000.0)
    monkeypatch.setattr(SandboxedSearch, "spent_s", property(lambda _: next(spent_s)))
    guest = make_guest()
    try:
        guest.patience_s = 500.0
        with pytest.raises(Postponed):
            grade_submission(the_assignment(), guest, submission)
    finally:
        guest.close()


def descendants(ancestor: int) -> set[int]:
    """The processes below one, as far as they can be seen now."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(fields[1])
    found = {ancestor}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {ancestor}


def is_alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def kill(grader: int, terminal: int) -> None:
    os.kill(grader, signal.SIGKILL)


def close_terminal(grader: int, terminal: int) -> None:
    os.close(terminal)


@pytest.mark.skipif(sys.platform != "linux", reason="the sandbox needs Linux")
@pytest.mark.parametrize("end", [kill, close_terminal])
@pytest.mark.parametrize(
    ("processes", "wait_s"),
    [
        pytest.param(processes, wait_s, marks=[] if processes == 6 else [pytest.mark.slow])
        for processes, wait_s in ((1, 0.0), (3, 0.0), (6, 0.0), (9, 0.0), (9, 8.0))
    ],
)
def test_a_grader_that_is_killed_leaves_nothing_behind(
    course: Path, end: Callable[[int, int], None], processes: int, wait_s: float
) -> None:
    """Nor does one whose terminal is closed, at whatever stage of its start or its work."""
    for number in range(2):
        hand_in(course, f"{number}", sleeper())
    ours, theirs = pty.openpty()
    nowhere = subprocess.DEVNULL
    command = [sys.executable, "-m", "rnngrader.cli", "--course", str(course)]
    command += ["grade", "--jobs", "2"]
    grader = subprocess.Popen(
        command, stdin=theirs, stdout=nowhere, stderr=nowhere, start_new_session=True,
        preexec_fn=take_terminal if end is close_terminal else None, cwd=the_assignment().course,
    )  # fmt: skip
    os.close(theirs)
    seen: set[int] = set()
    deadline = time.monotonic() + 120
    while len(now := descendants(grader.pid)) < processes:
        assert grader.poll() is None
        assert time.monotonic() < deadline, now
        seen |= now
        time.sleep(0.01)
    time.sleep(wait_s)
    seen |= descendants(grader.pid)
    end(grader.pid, ours)
    killed = time.monotonic()
    late: set[int] = set()
    while time.monotonic() - killed < ENDED_S:
        late = {pid for pid in seen | descendants(grader.pid) if is_alive(pid)}
        if not late and grader.poll() is not None:
            break
        time.sleep(0.05)
    left = [Path(f"/proc/{pid}/cmdline").read_bytes()[:200] for pid in late]
    for pid in late:
        os.kill(pid, signal.SIGKILL)
    grader.kill()
    grader.wait()
    if end is kill:
        os.close(ours)
    assert left == []


def take_terminal() -> None:
    """Makes the terminal on 0 the one that controls this session."""
    import fcntl
    import termios

    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # which nohup, around the tests, has ignored

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
