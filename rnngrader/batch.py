"""Many submissions over a `concurrent.futures.Executor`, results to one writer.

The executor may be a pool of processes on this machine or a cluster's; the tasks are the same.
A worker holds one warm sandbox and the course's files, and sees nothing else.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from rnngrader.course import Assignment, load_assignment
from rnngrader.grading import Again, Graded, Guests, Handed, grade_submission, ungraded
from rnngrader.notebook import MAX_FILE_BYTES, Unreadable, find_notebook, is_regular_file
from rnngrader.sandbox.host import Guest, Limits

IN_FLIGHT = 4  # tasks a worker: enough to keep it busy, few enough to keep memory flat
TRIES = 3  # of a submission whose worker died under it


@dataclass(frozen=True)
class Bundle:
    """What a worker needs of a course, as bytes: it need not see the course's folder."""

    assignment: str
    digest: str
    files: tuple[tuple[str, bytes], ...]  # relative path, content
    sandbox: str = "bwrap"
    limits: Limits = Limits()


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
_workers: dict[str, tuple[Assignment, Guests]] = {}


def install(bundle: Bundle) -> None:
    """Gives a worker process the bundle that its tasks will name by digest."""
    _bundles[bundle.digest] = bundle


def worker(digest: str) -> tuple[Assignment, Guests]:
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
        files = assignment.files()
        guests = Guests(lambda: Guest(files, bundle.limits, bundle.sandbox))
        atexit.register(guests.close)
        _workers[digest] = assignment, guests
    return _workers[digest]


def grade_task(digest: str, task: Task) -> Graded:
    """Runs in a worker: grades one submission."""
    assignment, guests = worker(digest)
    return grade_submission(assignment, guests, task.handed, task.seed, task.again)


def grade_all(
    executors: Callable[[], Executor], workers: int, digest: str, tasks: Iterable[Task]
) -> Iterator[tuple[Task, Graded | BaseException]]:
    """The result of each task, as they come in; a bounded number is in flight.

    Where a worker process dies, `executors` gives a new executor and the tasks in flight are
    tried again one by one, so that the next death names the culprit and its neighbors lose
    nothing. A task that cannot be graded gives the exception instead of a result.
    """
    source = iter(tasks)
    suspects: deque[Task] = deque()
    tries: Counter[str] = Counter()
    pending: dict[Future[Graded], Task] = {}
    executor = executors()
    try:
        while True:
            limit = 1 if suspects else workers * IN_FLIGHT
            while len(pending) < limit:
                task = suspects.popleft() if suspects else next(source, None)
                if task is None:
                    break
                pending[executor.submit(grade_task, digest, task)] = task
            if not pending:
                return
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            broken = False
            for future in done:
                error = future.exception()
                if isinstance(error, BrokenExecutor):
                    broken = True
                else:
                    yield pending.pop(future), error if error is not None else future.result()
            if broken:
                executor.shutdown(wait=False, cancel_futures=True)
                executor = executors()
                for task in pending.values():
                    tries[task.handed.student] += 1
                    if tries[task.handed.student] < TRIES:
                        suspects.append(task)
                    else:
                        yield task, BrokenExecutor("the worker process died under it repeatedly")
                pending.clear()
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def local_executor(workers: int, bundle: Bundle) -> Executor:
    """A pool of processes on this machine, started fresh: no thread or lock of ours is copied."""
    return ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=install, initargs=(bundle,)
    )


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
    if not folder.exists() and not folder.is_symlink():
        return Handed(student, None, ("Nothing was handed in.",), "missing"), None
    try:
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
    with path.open("rb") as file:
        return file.read(1000).decode("utf-8", "replace")
