"""The workers of a running Dask cluster behind the same interface as those of this machine.

A worker needs this package and bubblewrap. The course's files travel to it once, named by their
digest, also to workers that join or start again while a run is going on; submissions travel with
their tasks. Whoever can talk to a Dask scheduler can run code on it: see docs/scale.md.
"""

from __future__ import annotations

import contextlib
import logging
import platform
import pydoc
import threading
import time
import warnings
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, Future
from functools import partial
from typing import Any, ParamSpec, TypeVar

import dask
import numpy as np
from distributed import Client, KilledWorker, WorkerPlugin
from distributed.comm import CommClosedError, get_address_host

import rnngrader
from rnngrader.batch.pool import (
    LOOK_S,
    Bundle,
    Hung,
    Interrupted,
    WorkerLost,
    WorkersUnavailable,
    install,
    uninstall,
)
from rnngrader.course.files import grader_digest

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE_S = 60.0  # with a scheduler that is not there, and with a cluster that has no worker
ANSWER_S = 30.0  # for a scheduler or a worker that is there
LOST = "the connection was lost."


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


class ClusterPool(Executor):
    """The workers of one Dask scheduler, as an executor.

    Dask's own (`Client.get_executor`) does the same, but where the connection breaks while a
    result is on its way, its future stays pending for ever.
    """

    def __init__(self, address: str, bundle: Bundle, say: Callable[[str], None]) -> None:
        self.address = address
        self._course = Course(bundle)
        self._cut = False  # nobody answers any more
        self._workers = 0
        self._looked = self._seen = 0.0  # when we last asked for workers, and when there were any
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters, we say
        try:
            get_address_host(address)
        except ValueError as error:
            raise WorkersUnavailable(
                f"{address!r} is no scheduler's address ({error}); one looks like tcp://HOST:8786."
            ) from None
        self._client = self._join(say)
        say(f"{self._workers} workers at {address}")

    def submit(
        self, function: Callable[P, T], /, *arguments: P.args, **named: P.kwargs
    ) -> Future[T]:
        if self._client.status != "running":
            raise Interrupted(LOST)
        with warnings.catch_warnings():  # a submission may be large, and travels once
            warnings.filterwarnings("ignore", "Sending large graph", UserWarning)
            far = self._client.submit(function, *arguments, **named, pure=False)
        near: Future[T] = Future()
        self._client.loop.add_callback(bring, far, near)
        return near

    def workers(self) -> int:
        """How many there were a few seconds ago; raises `Interrupted` where nobody answers."""
        now = time.monotonic()
        if now - self._looked > LOOK_S:
            self._looked = now
            count = self._ask(self._client, self._count)
            if count:
                self._workers, self._seen = count, now
            elif now - self._seen > PATIENCE_S:
                raise self._unavailable(self._no_worker)
        return self._workers

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Takes leave of the cluster, which goes on without us, and drops what it has of ours."""
        if self._client.status == "running" and not self._cut:
            with contextlib.suppress(Interrupted, ValueError):  # another run's leave took it
                self._ask(self._client, self._take_back)
        self._client.close(timeout=1)

    def _join(self, say: Callable[[str], None]) -> Client:
        """Connects, and waits some time for a cluster that is not there or not complete yet."""
        deadline = time.monotonic() + PATIENCE_S
        said = ""
        while True:
            try:
                return self._connect()
            except (OSError, TimeoutError):
                reason = "no scheduler answers. Is it running, and can this machine reach it?"
            except Interrupted as interrupted:
                reason = str(interrupted)
            if time.monotonic() > deadline:
                raise self._unavailable(reason)
            if reason != said:
                say(f"{self.address}: {reason} Waiting …")
                said = reason
            time.sleep(1)

    def _connect(self) -> Client:
        with dask.config.set({"distributed.admin.low-level-log-length": 0}):  # whole submissions
            client = within(
                ANSWER_S, partial(Client, self.address, timeout=LOOK_S, set_as_default=False)
            )
        try:
            self._workers = self._ask(client, self._introduce)
        except BaseException:
            client.close(timeout=1)
            raise
        self._looked = self._seen = time.monotonic()
        self._cut = False
        return client

    @property
    def _no_worker(self) -> str:
        return f"it has no worker. Start some: `dask worker {self.address} --nthreads 1`."

    def _unavailable(self, reason: str) -> WorkersUnavailable:
        return WorkersUnavailable(
            f"The Dask cluster at {self.address} cannot be used: {reason} What is graded is "
            "recorded; the same command goes on from here."
        )

    async def _count(self, client: Client) -> int:
        return len(await client.nthreads())

    async def _introduce(self, client: Client) -> int:
        """Makes sure that all workers are of our kind, and gives them the course."""
        found = await client.run(pydoc.locate, f"{__name__}.IDENTITY", on_error="return")
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
        if not found:
            raise Interrupted(self._no_worker)
        await client.register_plugin(self._course)
        return len(found)

    async def _take_back(self, client: Client) -> None:
        await client.unregister_worker_plugin(self._course.name)

    def _ask(self, client: Client, question: Callable[[Client], Awaitable[Any]]) -> Any:
        """Asks the cluster something; raises `Interrupted` where no answer comes."""
        try:
            return client.sync(question, client, callback_timeout=ANSWER_S)
        except (OSError, TimeoutError) as error:
            self._cut = True
            raise Interrupted(f"no answer came ({type(error).__name__}).") from None


async def bring(far: Any, near: Future[Any]) -> None:
    """Hands on what a task on the cluster came to, whatever that is."""
    try:
        result = await far
    except KilledWorker as error:
        near.set_exception(
            WorkerLost(f"{error.allowed_failures + 1} workers ended while they had it")
        )
    except Hung as error:
        near.set_exception(WorkerLost(str(error)))
    except BaseException as error:
        lost = far.cancelled() or isinstance(error, CommClosedError)
        near.set_exception(Interrupted(LOST) if lost else error)
    else:
        near.set_result(result)


def within(timeout_s: float, function: Callable[[], T]) -> T:
    """What a function returns, or TimeoutError; it may go on alone then."""
    result: Future[T] = Future()

    def run() -> None:
        try:
            result.set_result(function())
        except BaseException as error:
            result.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return result.result(timeout_s)
