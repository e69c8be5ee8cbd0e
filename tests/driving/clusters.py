"""A Dask cluster on the loopback interface, of real processes, and a network that can be cut."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from distributed import Client

from driving.servers import free_port, wait_for

HERE = Path(__file__).parent
SETTINGS = {
    "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1",
    "DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "5s",
    "DASK_DISTRIBUTED__WORKER__MEMORY__TERMINATE": "false",
}


class Cluster:
    """A scheduler and its workers, each with a nanny that starts it again."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.address = f"tcp://127.0.0.1:{port}"
        self.processes: list[subprocess.Popen[bytes]] = []

    def start_scheduler(self) -> None:
        host = ("--host", "127.0.0.1", "--port", str(self.port))
        self.scheduler = self._start("scheduler", *host, "--no-show")
        wait_for(lambda: listens(self.port), 60, self.log, self.scheduler)

    def start_workers(self, number: int, *options: str, **environment: str) -> None:
        """Starts workers, without waiting for them."""
        odd = ("--preload", str(HERE / "odd_worker.py"))
        each = ("--nthreads", "1", "--nworkers", str(number), "--memory-limit", "0")
        where = ("--host", "127.0.0.1", "--local-directory", str(self.folder))
        self._start("worker", self.address, *each, *where, *odd, *options, **environment)

    def _start(self, what: str, *options: str, **environment: str) -> subprocess.Popen[bytes]:
        with (self.folder / "dask.log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "dask", what, *options, "--no-dashboard"],
                env={**os.environ, **SETTINGS, **environment},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.processes.append(process)
        return process

    def worker_pids(self, number: int) -> list[int]:
        """The processes that grade, once there are so many."""
        with Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(number, timeout=60)
            return list(client.run(os.getpid).values())

    def log(self) -> str:
        return (self.folder / "dask.log").read_text()[-3000:]

    def kill_scheduler(self) -> None:
        self.scheduler.kill()
        self.scheduler.wait()

    def stop(self) -> None:
        for process in reversed(self.processes):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[Cluster]:
    """A running cluster; all its processes end with the block."""
    folder.mkdir(parents=True, exist_ok=True)
    started = Cluster(folder, free_port())
    try:
        started.start_scheduler()
        started.start_workers(workers)
        yield started
    finally:
        started.stop()


class Cable:
    """A line to a port of this machine that can be pulled out and put in again.

    `cut` ends all connections; `freeze` leaves them open, but nothing comes through any more.
    """

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = free_port()
        self.address = f"tcp://127.0.0.1:{self.port}"
        self._open = threading.Event()
        self._lock = threading.Lock()
        self._lines: list[socket.socket] = []
        self._listener: socket.socket | None = None
        self.mend()

    def mend(self) -> None:
        """Lets new connections through."""
        self._drop()
        self._open.set()
        with self._lock:
            self._listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def freeze(self) -> None:
        self._open.clear()

    def cut(self) -> None:
        self._open.clear()
        self._drop()

    def _drop(self) -> None:
        with self._lock:
            for line in [*self._lines, *([self._listener] if self._listener else [])]:
                with suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)
                line.close()
            self._lines, self._listener = [], None

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while self._connect(listener.accept()[0], listener):
                pass

    def _connect(self, near: socket.socket, listener: socket.socket) -> bool:
        """Joins a connection to one to the target; not once the line was pulled out."""
        try:
            far = socket.create_connection(("127.0.0.1", self.target))
        except OSError:
            near.close()
            raise
        with self._lock:
            if listener is not self._listener:
                near.close()
                far.close()
                return False
            self._lines += [near, far]
        for source, sink in ((near, far), (far, near)):
            threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()
        return True

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(2**16):
                while not self._open.is_set():
                    time.sleep(0.05)
                sink.sendall(data)
        with suppress(OSError):
            sink.shutdown(socket.SHUT_RDWR)
