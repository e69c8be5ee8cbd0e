"""Workers that are killed where nobody expects it: nobody waits for ever, nothing stays behind."""

from __future__ import annotations

import multiprocessing.resource_tracker
import multiprocessing.spawn
import os
import signal
import tempfile
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from hostile import QUICK, right_submission, the_assignment

from rnngrader.batch.pool import Bundle, LocalPool, Task, grade_task, make_bundle
from rnngrader.records import PUBLIC, Submission


@pytest.fixture
def bundle() -> Bundle:
    return make_bundle(replace(the_assignment(), limits=QUICK), "bwrap")


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary files of this test are."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


@pytest.fixture
def _two_minutes() -> Iterator[None]:
    def ring(*_: object) -> None:
        raise TimeoutError("the grader waits")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(120)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.usefixtures("_two_minutes", "scratch")
def test_a_worker_that_dies_before_it_reads_holds_up_nobody(
    bundle: Bundle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For want of memory, say: a pipe takes 64 KiB of what it begins with, and the rest never."""
    multiprocessing.resource_tracker.ensure_running()
    monkeypatch.setattr(multiprocessing.spawn, "_python_exe", b"/bin/true")
    large = replace(bundle, files={**bundle.files, "x.txt": bytes(2**21)})
    pool = LocalPool(1, large)
    try:
        with pytest.raises(BrokenExecutor):
            pool.submit(os.getpid).result()
    finally:
        pool.shutdown()


@pytest.mark.usefixtures("_two_minutes")
def test_a_worker_that_is_killed_leaves_no_course_behind(bundle: Bundle, scratch: Path) -> None:
    """Its copy of the course holds the solutions."""
    pool = LocalPool(1, bundle)
    task = Task(bundle.digest, Submission("ada", right_submission()), PUBLIC)
    try:
        assert pool.submit(grade_task, task).result().report.score == 105
        assert [*scratch.rglob("misconceptions")]
        os.kill(pool.submit(os.getpid).result(), signal.SIGKILL)
        with pytest.raises(BrokenExecutor):
            pool.submit(os.getpid).result()
    finally:
        pool.shutdown()
    assert [*scratch.iterdir()] == []


@pytest.mark.usefixtures("_two_minutes")
def test_what_workers_begin_with_is_in_no_file_that_has_a_name(
    bundle: Bundle, scratch: Path
) -> None:
    """The rehearsal's task holds the assignment's key."""
    key = "5eed" * 8
    task = Task(bundle.digest, Submission("ada", right_submission()), replace(PUBLIC, secret=key))
    pool = LocalPool(1, bundle, rehearsal=[task])
    try:
        pool.submit(os.getpid).result()
        files = [path for path in scratch.rglob("*") if path.is_file()]
        assert [path for path in files if key.encode() in path.read_bytes()] == []
    finally:
        pool.shutdown()
