"""Many submissions over a `concurrent.futures.Executor`, results to one writer.

The executor may be a pool of processes on this machine or a cluster's; the tasks are the same.
A worker holds one warm sandbox and the course's files, and sees nothing else.
"""

from __future__ import annotations

import atexit
import gc
import math
import os
import platform
import shutil
import tempfile
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from dataclasses import dataclass, field, replace
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any, Protocol

from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.grading.submission import (
    Graded,
    Regrade,
    grade_submission,
    start_guest,
    ungraded,
)
from rnngrader.records import ProbeSource, Submission, UserError
from rnngrader.sandbox.host import Guest, Limits, SandboxUnavailable
from rnngrader.sandbox.session import Postponed

IN_FLIGHT = 4  # tasks a worker: enough to keep it busy, few enough to keep memory flat
TRIES = 2  # of a submission whose worker died under it: once among others, once alone
CUTS = 5  # how often in a row the line to the workers may be cut
LOOK_S = 5.0  # between two looks at how many workers there are
PATIENCE_S = 2.0  # with a submission, before those that wait have their turn first
BACKSTOP_S = 1800.0  # of wall time; no submission takes so long, whatever its limits let it do


@dataclass(frozen=True)
class Bundle:
    """What a worker needs of a course, as bytes: it need not see the course's folder."""

    assignment: str
    digest: str
    files: tuple[tuple[str, bytes], ...]  # relative path, content
    sandbox: str = "bwrap"
    limits: Limits = Limits()
    backstop_s: float = BACKSTOP_S


class WorkersUnavailable(UserError):  # noqa: N818 - says what is, as `SandboxUnavailable` does
    """There are no workers to grade with; the message says why and what to do."""


class Interrupted(Exception):
    """A task came to nothing through no fault of its own: the line to the workers was cut, say."""


class WorkerLost(BrokenExecutor):
    """A worker ended or hung under this task; the others go on."""


class Hung(BrokenExecutor):
    """A task took longer than any submission may. Its worker process ends in a moment."""


class Pool(Protocol):
    """Workers behind the interface of a `concurrent.futures.Executor`."""

    def submit(self, function: Callable[..., Graded], /, *arguments: Any) -> Future[Graded]: ...

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None: ...

    def workers(self) -> int:
        """How many there are now; raises `Interrupted` where that cannot be known."""
        ...


@dataclass(frozen=True)
class Task:
    """One submission to grade."""

    submission: Submission
    source: ProbeSource
    regrade: Regrade | None = None
    patience_s: float = PATIENCE_S


def make_bundle(assignment: Assignment, sandbox: str, limits: Limits) -> Bundle:
    """Packs the course's files that the assignment depends on."""
    files = tuple(
        (str(path.relative_to(assignment.course)), path.read_bytes()) for path in assignment.paths
    )
    return Bundle(assignment.name, assignment.digest, files, sandbox, limits)


_bundles: dict[str, Bundle] = {}
_folders: list[Path] = []  # this process's copies of courses
_workers: dict[str, tuple[Assignment, Guest]] = {}


def install(bundle: Bundle) -> None:
    """Gives a worker process the bundle that its tasks will name by digest."""
    _bundles[bundle.digest] = bundle


def uninstall(digest: str) -> None:
    """Forgets a bundle, and ends the sandbox in which it was used."""
    _bundles.pop(digest, None)
    if digest in _workers:
        _workers.pop(digest)[1].close()


def worker(digest: str) -> tuple[Assignment, Guest]:
    """This process's course and warm sandbox, made at the first task."""
    if digest not in _workers:
        bundle = _bundles[digest]
        folder = Path(tempfile.mkdtemp(prefix="rnngrader-"))
        _folders.append(folder)
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        for name, content in bundle.files:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        assignment = load_assignment(folder, bundle.assignment)
        guest = start_guest(assignment, bundle.sandbox, bundle.limits)
        gc.freeze()
        gc.set_threshold(20_000)  # values come and go by the thousand, and hold no cycles
        atexit.register(guest.close)
        _workers[digest] = assignment, guest
    return _workers[digest]


_hand = ThreadPoolExecutor(1, "grading")  # a worker has one sandbox, which lives while this does


def grade_task(digest: str, task: Task) -> Graded:
    """Runs in a worker: grades one submission, or raises `Hung`.

    A thread that hangs cannot be stopped; its process can, and does so by itself.
    """
    if digest not in _bundles:
        raise Interrupted("a worker has not been given the course")
    future = _hand.submit(grade_here, digest, task)
    if not wait([future], _bundles[digest].backstop_s).done:
        end = threading.Timer(1.0, os._exit, [1])
        end.daemon = True
        end.start()
        raise Hung(f"no end in sight after {_bundles[digest].backstop_s:g} s")
    return future.result()


def grade_here(digest: str, task: Task) -> Graded:
    try:
        assignment, guest = worker(digest)
        guest.patience_s = task.patience_s
        return grade_submission(assignment, guest, task.submission, task.source, task.regrade)
    except SandboxUnavailable as error:
        raise SandboxUnavailable(f"{platform.node()}: {error}") from None


@dataclass
class Waiting:
    """The tasks that are still to be submitted, and what is known against them."""

    source: Iterator[Task]
    interrupted: deque[Task] = field(default_factory=deque)  # through no fault of theirs
    quarantine: deque[Task] = field(default_factory=deque)  # a worker died under them
    postponed: deque[Task] = field(default_factory=deque)  # they take long
    deaths: Counter[str] = field(default_factory=Counter)

    def next(self) -> Task | None:
        first = self.quarantine or self.interrupted
        task = first.popleft() if first else next(self.source, None)
        return self.postponed.popleft() if task is None and self.postponed else task

    def record_crash(self, task: Task) -> bool:
        """Notes that a worker died under a task; whether the task gets another try."""
        self.deaths[task.submission.student] += 1
        tried_again = self.deaths[task.submission.student] < TRIES
        if tried_again:
            self.quarantine.append(task)
        return tried_again


def grade_all(
    pools: Callable[[], Pool], digest: str, tasks: Iterable[Task]
) -> Iterator[tuple[Task, Graded | BaseException]]:
    """The result of each task, as they come in; a bounded number is in flight.

    Where a worker process dies, the tasks that may have been the reason are tried again one by
    one, so that the next death names the culprit and its neighbors lose nothing. A pool that broke
    or was cut off is replaced by the next of `pools`. A task that cannot be graded gives the
    exception instead of a result.
    """
    waiting = Waiting(iter(tasks))
    pending: dict[Future[Graded], Task] = {}
    cuts = 0  # in a row
    pool = pools()
    try:
        while True:
            trouble = submit(pool, digest, waiting, pending)
            if not pending and trouble is None:
                return
            for future in wait(pending, 0 if trouble else LOOK_S, FIRST_COMPLETED).done:
                task, outcome = pending.pop(future), future.exception() or future.result()
                if isinstance(outcome, Postponed):
                    waiting.postponed.append(replace(task, patience_s=math.inf))
                elif isinstance(outcome, Interrupted):
                    waiting.interrupted.append(task)
                    trouble = outcome
                elif isinstance(outcome, BrokenExecutor):
                    if not isinstance(outcome, WorkerLost):
                        trouble = outcome
                    if not waiting.record_crash(task):
                        yield task, outcome
                else:
                    cuts = 0
                    yield task, outcome
            if trouble is None:
                continue
            pool.shutdown(wait=False, cancel_futures=True)
            for task in pending.values():
                if isinstance(trouble, Interrupted):
                    waiting.interrupted.append(task)
                elif not waiting.record_crash(task):
                    yield task, trouble
            pending.clear()
            cuts += 1
            if cuts > CUTS:
                raise WorkersUnavailable(f"The workers were lost {cuts} times in a row: {trouble}.")
            pool = pools()
    finally:  # at a good end nothing is pending, and the workers have only to leave
        pool.shutdown(wait=not pending, cancel_futures=True)


def submit(
    pool: Pool, digest: str, waiting: Waiting, pending: dict[Future[Graded], Task]
) -> Exception | None:
    """Keeps the workers busy; why the pool is of no use any more, where it is not."""
    tried_before = any(waiting.deaths[task.submission.student] for task in pending.values())
    try:
        alone = waiting.quarantine or tried_before
        limit = 1 if alone else pool.workers() * IN_FLIGHT
        while len(pending) < limit and (task := waiting.next()) is not None:
            try:
                pending[pool.submit(grade_task, digest, task)] = task
            except Exception:
                waiting.interrupted.append(task)
                raise
    except (Interrupted, BrokenExecutor) as trouble:
        return trouble
    return None


def start_local(bundle: Bundle) -> None:
    """Prepare a process of this machine: it ends when the one that started it does, however."""
    install(bundle)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    for folder in _folders:
        shutil.rmtree(folder, ignore_errors=True)
    os._exit(1)


class LocalPool(ProcessPoolExecutor):
    """Processes on this machine, started fresh: no thread or lock of ours is copied."""

    def __init__(self, workers: int, bundle: Bundle) -> None:
        spawn = get_context("spawn")
        super().__init__(workers, mp_context=spawn, initializer=start_local, initargs=(bundle,))
        self._width = workers

    def workers(self) -> int:
        return self._width


def faulty(assignment: Assignment, submission: Submission, error: BaseException) -> Graded:
    """The result where the grader itself failed: no points, and a person looks."""
    problem = f"The grader failed on this submission ({type(error).__name__}: {error})."
    failed = Submission(submission.student, None, (*submission.problems, problem), "failed")
    return ungraded(assignment, failed, needs_review=True)
