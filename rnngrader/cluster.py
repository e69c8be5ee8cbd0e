"""The workers of a running Dask cluster behind the same interface as those of this machine.

A worker needs this package and bubblewrap. The course's files travel to it once, named by their
digest, also to workers that join or start again while a run is going on; submissions travel with
their tasks. Whoever can talk to a Dask scheduler can run code on it: see docs/scale.md.
"""

from __future__ import annotations

import hashlib
import logging
import platform
import pydoc
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import numpy as np
from distributed import Client, KilledWorker, WorkerPlugin
from distributed.comm import CommClosedError

import rnngrader
from rnngrader.batch import (
    LOOK_S,
    Bundle,
    Hung,
    Interrupted,
    WorkerLost,
    WorkersUnavailable,
    install,
    uninstall,
)
from rnngrader.grading import Graded

PATIENCE_S = 60.0  # with a scheduler that is not there, and with a cluster that has no worker
ANSWER_S = 30.0  # for a scheduler or a worker that is there


def grader_digest() -> str:
    """A hash of the grader's own source."""
    digest = hashlib.sha256()
    folder = Path(rnngrader.__file__).parent
    for path in sorted(folder.rglob("*.py")):
        digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def identity() -> str:
    """What has to be the same on all machines if they are to give the same results."""
    python = ".".join(platform.python_version_tuple()[:2])
    source = grader_digest()[:12]
    return f"rnngrader {rnngrader.__version__} ({source}), Python {python}, numpy {np.__version__}"


# Of what this process has loaded: a package that is replaced under a running worker changes it not.
IDENTITY = identity()


class Course(WorkerPlugin):  # type: ignore[misc]  # distributed has no types
    """Brings a bundle to each worker, now and whenever one joins."""

    idempotent = True

    def __init__(self, bundle: Bundle) -> None:
        self.name = f"rnngrader {bundle.digest}"
        self.bundle = bundle
        self.identity = IDENTITY

    def setup(self, worker: Any) -> None:
        if self.identity == IDENTITY:  # else its tasks find no bundle, and the client looks why
            install(self.bundle)

    def teardown(self, worker: Any) -> None:
        uninstall(self.bundle.digest)


class ClusterPool:
    """The workers of one Dask scheduler, through its `concurrent.futures` executor."""

    def __init__(self, address: str, bundle: Bundle, say: Callable[[str], None]) -> None:
        self.address = address
        self._course = Course(bundle)
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters, we say
        self._client = connect(address, say)
        try:
            self._workers = self._wait_for_workers(say)
            self._ask(self._introduce)
        except BaseException:
            self._client.close(timeout=1)
            raise
        self._looked = time.monotonic()
        self._executor = self._client.get_executor(pure=False)
        say(f"{self._workers} workers at {address}")

    def submit(self, function: Callable[..., Graded], /, *arguments: Any) -> Future[Graded]:
        future: Future[Graded] = self._executor.submit(function, *arguments)
        return future

    def workers(self) -> int:
        """How many there are, a few seconds ago at most; `Interrupted` where nobody answers."""
        if time.monotonic() - self._looked > LOOK_S:
            self._workers = self._count_workers()
            self._looked = time.monotonic()
            if not self._workers:
                raise Interrupted("the cluster has no worker left")
        return self._workers

    def outcome(self, future: Future[Graded]) -> Graded | BaseException:
        if future.cancelled():
            return Interrupted(f"the connection to {self.address} was lost")
        error = future.exception()
        if isinstance(error, KilledWorker):
            return WorkerLost(f"{error.allowed_failures + 1} workers ended while they had it")
        if isinstance(error, Hung):
            return WorkerLost(str(error))
        if isinstance(error, CommClosedError):
            return Interrupted(f"the connection to {self.address} was lost ({error})")
        return error or future.result()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Takes leave of the cluster, which goes on without us."""
        try:
            if self._client.status == "running":
                self._executor.shutdown(wait=wait)
                self._ask(lambda: self._client.unregister_worker_plugin(self._course.name))
        except (Interrupted, ValueError):  # gone, or another run's leave took it
            pass
        finally:
            self._client.close(timeout=1)

    def _wait_for_workers(self, say: Callable[[str], None]) -> int:
        deadline = time.monotonic() + PATIENCE_S
        while not (workers := self._count_workers()):
            if time.monotonic() > deadline:
                raise WorkersUnavailable(
                    f"The Dask scheduler at {self.address} has no worker. Start some, on machines "
                    f"with rnngrader and bubblewrap: `dask worker {self.address} --nthreads 1`. "
                    "Then run the same command again: what is graded is recorded."
                )
            say(f"waiting for workers of {self.address}")
            time.sleep(LOOK_S)
        return workers

    def _count_workers(self) -> int:
        return len(self._ask(self._client.nthreads))

    async def _introduce(self) -> None:
        """Makes sure that all workers are of our kind, and gives them the course."""
        found = await self._client.run(pydoc.locate, f"{__name__}.IDENTITY", on_error="return")
        others = [
            f"{worker} has {theirs or 'no rnngrader'}"
            for worker, theirs in found.items()
            if theirs != IDENTITY
        ]
        if others:
            raise WorkersUnavailable(
                f"This machine has {IDENTITY}, but {'; '.join(others)}. Only equal graders give "
                "equal results: install the same on all machines, and start the workers again."
            )
        await self._client.register_plugin(self._course)

    def _ask(self, question: Callable[[], Awaitable[Any]]) -> Any:
        """Asks the cluster something; `Interrupted` where no answer comes."""

        async def ask() -> Any:
            return await question()

        try:
            return self._client.sync(ask, callback_timeout=ANSWER_S)
        except (OSError, TimeoutError) as error:
            reason = str(error) or type(error).__name__
            raise Interrupted(f"no answer from {self.address} ({reason})") from None


def connect(address: str, say: Callable[[str], None]) -> Client:
    """A client of the scheduler, which is given some time to come back."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        try:
            return Client(address, timeout=LOOK_S, set_as_default=False)
        except (OSError, TimeoutError) as error:
            reason = str(error)
        except ValueError as error:  # no such address can be
            raise WorkersUnavailable(f"{address} is no scheduler's address: {error}.") from None
        if time.monotonic() > deadline:
            raise WorkersUnavailable(
                f"No Dask scheduler answers at {address} ({reason}). Is it running, and can this "
                "machine reach it? Then run the same command again: what is graded is recorded."
            )
        say(f"waiting for the scheduler at {address}")
