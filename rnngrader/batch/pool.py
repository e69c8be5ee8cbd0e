"""Many submissions over a `concurrent.futures.Executor`, results to one writer.

The executor may be a pool of processes on this machine or a cluster's; the tasks are the same.
A worker holds the course's files, a warm sandbox and the search's, and needs nothing else.
"""

from __future__ import annotations

import atexit
import gc
import math
import os
import pickle
import platform
import shutil
import tempfile
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
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
from multiprocessing.reduction import DupFd
from pathlib import Path
from typing import Any, Protocol

from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.course.files import packed, unpack
from rnngrader.grading.submission import (
    Graded,
    Regrade,
    grade_submission,
    start_guest,
    ungraded,
)
from rnngrader.records import ProbeSource, Submission, UserError
from rnngrader.sandbox.confinement import give_back_memory
from rnngrader.sandbox.host import Guest
from rnngrader.sandbox.launch import SandboxUnavailable
from rnngrader.sandbox.limits import Limits
from rnngrader.sandbox.session import Postponed

IN_FLIGHT = 4  # tasks a worker: enough to keep it busy, few enough to keep memory flat
TRIES = 2  # of a submission whose worker died under it: once among others, once alone
CUTS = 5  # how often in a row the line to the workers may be cut
LOOK_S = 5.0  # between two looks at how many workers there are
PATIENCE_S = 2.0  # with a submission, before those that wait have their turn first
SLOW = 1  # of those that take long, at a time, while others may still come
BACKSTOP_S = 1800.0  # of wall time; no submission takes so long, whatever its limits let it do


@dataclass(frozen=True)
class Bundle:
    """What a worker needs of a course, as bytes: it need not see the course's folder."""

    assignment: str
    digest: str
    files: Mapping[str, bytes]  # by relative path
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
    """One submission to grade, under the bundle that `digest` names."""

    digest: str
    submission: Submission
    source: ProbeSource
    regrade: Regrade | None = None
    patience_s: float = PATIENCE_S
    naming_s: float = math.inf  # for the names of its mistakes, before there is a result without


def make_bundle(assignment: Assignment, sandbox: str) -> Bundle:
    """Packs the course's files that the assignment depends on."""
    files = packed(assignment.course, assignment.paths)
    return Bundle(assignment.name, assignment.digest, files, sandbox, assignment.limits)


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
        unpack(bundle.files, folder)
        assignment = load_assignment(folder, bundle.assignment)
        guest = start_guest(assignment, bundle.sandbox, bundle.limits)
        gc.freeze()
        gc.set_threshold(20_000)  # values come and go by the thousand, and hold no cycles
        atexit.register(guest.close)
        _workers[digest] = assignment, guest
    return _workers[digest]


_hand = ThreadPoolExecutor(1, "grading")  # a worker has one sandbox, which lives while this does


def grade_task(task: Task) -> Graded:
    """Runs in a worker: grades one submission, or raises `Hung`.

    A thread that hangs cannot be stopped; its process can, and does so by itself.
    """
    if task.digest not in _bundles:
        raise Interrupted("a worker has not been given the course")
    future = _hand.submit(grade_here, task)
    backstop_s = _bundles[task.digest].backstop_s
    if not wait([future], backstop_s).done:
        end = threading.Timer(1.0, os._exit, [1])
        end.daemon = True
        end.start()
        raise Hung(f"no end in sight after {backstop_s:g} s")
    return future.result()


def grade_here(task: Task) -> Graded:
    try:
        return graded(task)
    except SystemError:  # Python 3.11 counts the depth of trees for all threads, Dask's own as well
        return graded(task)
    except SandboxUnavailable as error:
        raise SandboxUnavailable(f"{platform.node()}: {error}") from None


def graded(task: Task) -> Graded:
    assignment, guest = worker(task.digest)
    guest.patience_s = task.patience_s
    return grade_submission(
        assignment, guest, task.submission, task.source, task.regrade, task.naming_s
    )


@dataclass
class Waiting:
    """The tasks that are still to be submitted, and what is known against them."""

    source: Iterator[Task | None]  # None: nothing for now
    ended: bool = False  # nothing more will come
    interrupted: deque[Task] = field(default_factory=deque)  # through no fault of theirs
    quarantine: deque[Task] = field(default_factory=deque)  # a worker died under them
    postponed: deque[Task] = field(default_factory=deque)  # they take long
    deaths: Counter[str] = field(default_factory=Counter)
    wanted: Callable[[Task], bool] = lambda task: True  # whether what was put off still is

    def next(self, pending: Collection[Task]) -> Task | None:
        if first := self.quarantine or self.interrupted:
            return first.popleft()
        task = None
        if not self.ended:
            try:
                task = next(self.source)
            except StopIteration:
                self.ended = True
        while self.postponed and not self.wanted(self.postponed[0]):
            self.postponed.popleft()
        if task is None and self.postponed:
            slow = sum(math.isinf(one.patience_s) for one in pending)
            if self.ended or slow < SLOW:
                return self.postponed.popleft()
        return task

    def record_crash(self, task: Task) -> bool:
        """Notes that a worker died under a task; whether the task gets another try."""
        self.deaths[task.submission.student] += 1
        tried_again = self.deaths[task.submission.student] < TRIES
        if tried_again:
            self.quarantine.append(task)
        else:
            del self.deaths[task.submission.student]
        return tried_again


def grade_all(
    pools: Callable[[], Pool],
    tasks: Iterable[Task | None],
    look_s: float = LOOK_S,
    wanted: Callable[[Task], bool] = lambda task: True,
) -> Iterator[tuple[Task, Graded | BaseException]]:
    """The result of each task, as they come in; a bounded number is in flight.

    Where `tasks` gives None there is nothing for now: it is asked again after `look_s`, or when
    something is done. A result that still lacks a name is given at once, and once more with it.
    What was put off and is not `wanted` any more is dropped.

    Where a worker process dies, the tasks that may have been the reason are tried again one by
    one, so that the next death names the culprit and its neighbors lose nothing. A pool that broke
    or was cut off is replaced by the next of `pools`. A task that cannot be graded gives the
    exception instead of a result.
    """
    waiting = Waiting(iter(tasks), wanted=wanted)
    pending: dict[Future[Graded], Task] = {}
    cuts = 0  # in a row
    pool = pools()
    try:
        while True:
            trouble = submit(pool, waiting, pending)
            if not pending and trouble is None:
                if waiting.ended:
                    return
                time.sleep(look_s)
            for future in wait(pending, 0 if trouble else look_s, FIRST_COMPLETED).done:
                task, outcome = pending.pop(future), future.exception() or future.result()
                if isinstance(outcome, Postponed):
                    waiting.postponed.append(with_time(task))
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
                    waiting.deaths.pop(task.submission.student, None)
                    if isinstance(outcome, Graded) and outcome.unnamed:
                        waiting.postponed.append(with_time(task))
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


def with_time(task: Task) -> Task:
    """Return a task with all the time that it takes."""
    return replace(task, patience_s=math.inf, naming_s=math.inf)


def submit(pool: Pool, waiting: Waiting, pending: dict[Future[Graded], Task]) -> Exception | None:
    """Keeps the workers busy; why the pool is of no use any more, where it is not."""
    tried_before = any(waiting.deaths[task.submission.student] for task in pending.values())
    try:
        alone = waiting.quarantine or tried_before
        limit = 1 if alone else pool.workers() * IN_FLIGHT
        while len(pending) < limit and (task := waiting.next(pending.values())) is not None:
            try:
                pending[pool.submit(grade_task, task)] = task
            except Exception:
                waiting.interrupted.append(task)
                raise
    except (Interrupted, BrokenExecutor) as trouble:
        return trouble
    return None


class Prepared:
    """What a worker of this machine begins with, in a file without a name.

    Down the pipe on which `multiprocessing` starts a process goes a descriptor alone: of one that
    dies before it has read the whole, nobody would ever read the rest, and the writer waits.
    """

    def __init__(self, bundles: Sequence[Bundle], rehearsal: Sequence[Task], room: str) -> None:
        self.file = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as this does
        pickle.dump((bundles, rehearsal, room), self.file)
        self.file.flush()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, int]]:
        return read_prepared, (DupFd(self.file.fileno()), self.file.tell())


def read_prepared(descriptor: Any, size: int) -> Any:
    number = descriptor.detach()
    try:
        return pickle.loads(os.pread(number, size, 0))  # of our own process; each reads its own
    finally:
        os.close(number)


def start_local(prepared: tuple[Sequence[Bundle], Sequence[Task], str]) -> None:
    """Prepare a process of this machine: it ends when the one that started it does, however."""
    bundles, rehearsal, room = prepared
    tempfile.tempdir = room
    for bundle in bundles:
        install(bundle)
    threading.Thread(target=end_with_parent, args=(room,), daemon=True).start()
    for task in rehearsal:
        _hand.submit(grade_here, task)


def end_with_parent(room: str) -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    shutil.rmtree(room, ignore_errors=True)
    os._exit(1)


class LocalPool(ProcessPoolExecutor):
    """Processes on this machine, started fresh: no thread or lock of ours is copied.

    Each grades the `rehearsal` before anything else: then all is in memory that grading needs.
    What they write lies in one folder, which goes with them, also with those that were killed.
    """

    def __init__(self, workers: int, *bundles: Bundle, rehearsal: Sequence[Task] = ()) -> None:
        give_back_memory()  # of all that was loaded
        self._room = tempfile.mkdtemp(prefix="rnngrader-")
        self._prepared = Prepared(bundles, tuple(rehearsal), self._room)
        spawn = get_context("spawn")
        # Who tidies up after this process, should it be killed, need not tell of it in a log.
        os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker:UserWarning")
        given: tuple[Any] = (self._prepared,)
        super().__init__(workers, mp_context=spawn, initializer=start_local, initargs=given)
        self._width = workers
        for _ in range(workers if rehearsal else 0):
            self.submit(os.getpid)  # a process is started for something to do alone

    def workers(self) -> int:
        return self._width

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        super().shutdown(wait, cancel_futures=cancel_futures)
        self._prepared.file.close()
        shutil.rmtree(self._room, ignore_errors=True)


def faulty(assignment: Assignment, submission: Submission, error: BaseException) -> Graded:
    """The result where the grader itself failed: no points, and a person looks."""
    problem = f"The grader failed on this submission ({type(error).__name__}: {error})."
    failed = Submission(submission.student, None, (*submission.problems, problem), "failed")
    return ungraded(assignment, failed, needs_review=True)
