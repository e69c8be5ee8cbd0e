"""Many submissions over a `concurrent.futures.Executor`, results to one writer.

The executor may be a pool of processes on this machine or a cluster's; the tasks are the same.
A worker holds one warm sandbox and the course's files, and sees nothing else.
"""

from __future__ import annotations

import atexit
import gc
import hashlib
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
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

from rnngrader.course import Assignment, load_assignment
from rnngrader.grading import Again, Graded, Handed, grade_submission, ungraded
from rnngrader.kernel import start_guest
from rnngrader.notebook import MAX_FILE_BYTES, Unreadable, find_notebook, is_regular_file
from rnngrader.sandbox.host import Guest, Limits, SandboxUnavailable

IN_FLIGHT = 4  # tasks a worker: enough to keep it busy, few enough to keep memory flat
TRIES = 2  # of a submission whose worker died under it: once among others, once alone
CUTS = 5  # how often in a row the line to the workers may be cut
LOOK_S = 5.0  # between two looks at how many workers there are
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


class WorkersUnavailable(Exception):  # noqa: N818 - says what is, as `SandboxUnavailable` does
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

    handed: Handed
    seed: int
    again: Again | None = None


def make_bundle(assignment: Assignment, sandbox: str, limits: Limits) -> Bundle:
    """Packs the course's files that the assignment depends on."""
    files = tuple(
        (str(path.relative_to(assignment.course)), path.read_bytes()) for path in assignment.paths
    )
    return Bundle(assignment.name, assignment.digest, files, sandbox, limits)


_bundles: dict[str, Bundle] = {}
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
        return grade_submission(assignment, guest, task.handed, task.seed, task.again)
    except SandboxUnavailable as error:
        raise SandboxUnavailable(f"{platform.node()}: {error}") from None


@dataclass
class Waiting:
    """The tasks that are still to be submitted, and what is known against them."""

    source: Iterator[Task]
    again: deque[Task] = field(default_factory=deque)  # interrupted through no fault of theirs
    suspects: deque[Task] = field(default_factory=deque)  # a worker died while they were in flight
    deaths: Counter[str] = field(default_factory=Counter)

    def next(self) -> Task | None:
        first = self.suspects or self.again
        return first.popleft() if first else next(self.source, None)

    def blame(self, task: Task) -> bool:
        """Notes that a worker died under a task; whether the task gets another try."""
        self.deaths[task.handed.student] += 1
        tried_again = self.deaths[task.handed.student] < TRIES
        if tried_again:
            self.suspects.append(task)
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
                if isinstance(outcome, Interrupted):
                    waiting.again.append(task)
                    trouble = outcome
                elif isinstance(outcome, BrokenExecutor):
                    if not isinstance(outcome, WorkerLost):
                        trouble = outcome
                    if not waiting.blame(task):
                        yield task, outcome
                else:
                    cuts = 0
                    yield task, outcome
            if trouble is None:
                continue
            pool.shutdown(wait=False, cancel_futures=True)
            for task in pending.values():
                if isinstance(trouble, Interrupted):
                    waiting.again.append(task)
                elif not waiting.blame(task):
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
    tried_before = any(waiting.deaths[task.handed.student] for task in pending.values())
    try:
        alone = waiting.suspects or tried_before
        limit = 1 if alone else pool.workers() * IN_FLIGHT
        while len(pending) < limit and (task := waiting.next()) is not None:
            try:
                pending[pool.submit(grade_task, digest, task)] = task
            except Exception:
                waiting.again.append(task)
                raise
    except (Interrupted, BrokenExecutor) as trouble:
        return trouble
    return None


class LocalPool(ProcessPoolExecutor):
    """Processes on this machine, started fresh: no thread or lock of ours is copied."""

    def __init__(self, workers: int, bundle: Bundle) -> None:
        spawn = get_context("spawn")
        super().__init__(workers, mp_context=spawn, initializer=install, initargs=(bundle,))
        self._width = workers

    def workers(self) -> int:
        return self._width


def faulty(assignment: Assignment, handed: Handed, error: BaseException) -> Graded:
    """The result where the grader itself failed: no points, and a person looks."""
    problem = f"The grader failed on this submission ({type(error).__name__}: {error})."
    failed = Handed(handed.student, None, (*handed.problems, problem), "failed")
    return ungraded(assignment, failed)


def work_digest(handed: Handed, timestamp: str | None) -> str:
    """A digest of all that was handed in, and when."""
    digest = hashlib.sha256(f"{handed.status} {timestamp}".encode("utf-8", "replace"))
    for problem in handed.problems:
        digest.update(problem.encode() + b"\0")
    digest.update(b"none" if handed.data is None else handed.data)
    return digest.hexdigest()


def hand_in(submitted: Path, student: str, assignment: Assignment) -> tuple[Handed, str | None]:
    """What a student handed in, read from submitted/, and the text of its timestamp."""
    folder = submitted / student / assignment.name
    try:
        if not folder.exists() and not folder.is_symlink():
            return Handed(student, None, ("Nothing was handed in.",), "missing"), None
        path, problems = find_notebook(folder, assignment.notebook_path.name)
        data = read_file(path)
    except Unreadable as error:
        return Handed(student, None, (str(error),), "failed"), None
    except OSError as error:
        return Handed(
            student, None, (f"The file cannot be read: {error.strerror}.",), "failed"
        ), None
    return Handed(student, data, tuple(problems)), read_timestamp_file(folder)


def read_file(path: Path) -> bytes:
    """A submission's bytes, not following a link, at most what is read at all and one more."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    with os.fdopen(descriptor, "rb") as file:
        return file.read(MAX_FILE_BYTES + 1)


def read_timestamp_file(folder: Path) -> str | None:
    path = folder / "timestamp.txt"
    if not is_regular_file(path):
        return None
    try:
        with path.open("rb") as file:
            return file.read(1000).decode("utf-8", "replace")
    except OSError:  # there is one, and it cannot be read
        return ""
