"""The trusted side of the wall: starts the sandbox, talks to it, and believes nothing it says.

with Guest(files) as guest, guest.start_child() as child:
    run = child.run_cell("def f(x): return 2 * x")
    observations = child.observe("f", [(1.0,), (2.0,)])
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import struct
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from rnngrader.records import Observation, Value
from rnngrader.sandbox import launch, wire
from rnngrader.sandbox.launch import SandboxUnavailable
from rnngrader.sandbox.replies import CellRun, read_cell_run, read_observation

START_S = 60.0
TICK_S = 0.1
CREDENTIALS = struct.Struct("3i")  # pid, uid, gid: Linux's struct ucred
CLOCK_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

__all__ = ["CellRun", "Child", "ChildDied", "Guest", "Limits", "SandboxUnavailable"]


@dataclass(frozen=True)
class Limits:
    """What one child may use. Time is time on a processor or asleep, never time in its queue."""

    cell_s: float = 20.0
    batch_s: float = 10.0  # one call of `observe`, all its probes together
    total_cpu_s: int = 120  # a whole submission; the kernel holds this one
    wall_s: float = 600.0  # one request; a backstop for a machine that hangs
    memory_mib: int = 2048  # address space, and so no more of it in memory
    tmpfs_mib: int = 64
    output_bytes: int = 1_000_000  # a cell
    threads: int = 64


class ChildDied(Exception):  # noqa: N818 - an event, not an error
    """The child is no more. `reason` is timed_out, out_of_memory, crashed or protocol.

    `sentence` is for the student's page; `observations` are those finished before the death.
    """

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.sentence = sentence
        self.observations: list[Observation] = []


class Guest:
    """One warm process in one sandbox; it serves one child at a time.

    `files` appear in each child's working folder; `preload` names modules that children find
    imported. `sandbox` is "bwrap", or "none" for the same without walls.
    """

    def __init__(
        self,
        files: Mapping[str, bytes],
        limits: Limits = Limits(),
        sandbox: str = "bwrap",
        preload: Sequence[str] = (),
    ) -> None:
        if sandbox not in ("bwrap", "none"):
            raise ValueError(f"sandbox is {sandbox!r}; it has to be 'bwrap' or 'none'")
        self.limits = limits
        self.sandbox = sandbox
        self._setup = {
            "files": dict(files),
            "preload": list(preload),
            "walls": sandbox == "bwrap",
            "memory_mib": limits.memory_mib,
            "tmpfs_mib": limits.tmpfs_mib,
            "total_cpu_s": limits.total_cpu_s,
            "output_bytes": limits.output_bytes,
        }
        self._used = False
        self._server = launch.start(self._setup, sandbox)

    def start_child(self) -> Child:
        """A fresh child; the one before has to be closed."""
        if self._used and not self._server.nested:  # it shares the namespaces of its server
            self._restart()
        self._used = True
        try:
            return self._start_child()
        except (OSError, EOFError):  # the server is gone: the machine ran out of memory, say
            self._restart()
            return self._start_child()

    def _restart(self) -> None:
        self._server.close()
        self._server = launch.start(self._setup, self.sandbox)

    def _start_child(self) -> Child:
        ours, theirs = socket.socketpair()
        with theirs:
            if hasattr(socket, "SO_PASSCRED"):
                ours.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
            socket.send_fds(self._server.control, [wire.START], [theirs.fileno()])
        try:
            return Child(self._server, ours, read_hello(ours), self.limits)
        except BaseException:
            ours.close()
            raise

    def close(self) -> None:
        """Ends the sandbox and whatever is in it."""
        self._server.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def read_hello(ours: socket.socket) -> int:
    """The child's process id, as this side of the wall counts; the kernel vouches for it."""
    ours.settimeout(START_S)
    space = socket.CMSG_SPACE(CREDENTIALS.size)
    frame, ancillary, _, _ = ours.recvmsg(4096, space)
    if not frame:
        raise EOFError("the child ended before it said hello")
    hello = wire.unpack(frame[4:])
    if "failed" in hello:
        raise SandboxUnavailable(f"The sandbox's inner walls cannot be put up: {hello['failed']}")
    pid = int(hello["pid"])
    for level, kind, data in ancillary:
        if level == socket.SOL_SOCKET and kind == socket.SCM_CREDENTIALS:
            pid = CREDENTIALS.unpack(data[: CREDENTIALS.size])[0]
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 0)
    ours.setblocking(False)
    return pid


class Child:
    """One forked child: one submission's kernel."""

    def __init__(
        self, server: launch.Server, wire_socket: socket.socket, pid: int, limits: Limits
    ) -> None:
        self.pid = pid
        self.limits = limits
        self.cpu_s = 0.0  # known once it is closed, like the next
        self.peak_mib = 0.0
        self._server = server
        self._socket: socket.socket | None = wire_socket
        self._buffer = bytearray()

    def run_cell(self, source: str) -> CellRun:
        """Runs a cell; raises `ChildDied` where the child does not live to answer."""
        with self._answering():
            watch = Watch(self.pid, self.limits, self.limits.cell_s)
            self._send({"do": "run_cell", "source": source}, watch)
            return read_cell_run(self._receive(watch), self.limits.output_bytes)

    def observe(self, function_name: str, calls: Sequence[tuple[Value, ...]]) -> list[Observation]:
        """Calls a function of the student's once for each tuple of arguments.

        Raises `ChildDied` with the observations so far where the child dies on the way.
        """
        observations: list[Observation] = []
        trees = [[wire.encode_value(value) for value in arguments] for arguments in calls]
        try:
            with self._answering():
                watch = Watch(self.pid, self.limits, self.limits.batch_s)
                self._send({"do": "observe", "function": function_name, "calls": trees}, watch)
                for _ in calls:
                    observations.append(read_observation(self._receive(watch)))
        except ChildDied as death:
            death.observations = observations
            raise
        return observations

    @contextlib.contextmanager
    def _answering(self) -> Iterator[None]:
        """Turns what goes wrong on the wire into the child's end and a `ChildDied`."""
        if self._socket is None:
            raise ChildDied("crashed", "The process had ended before.")
        try:
            yield
        except ChildDied:
            self.close()
            raise
        except wire.WireError as error:
            self.close()
            raise ChildDied("protocol", f"What came back was not an answer: {error}.") from None
        except (EOFError, ConnectionError):
            raise self._post_mortem() from None

    def _send(self, message: Any, watch: Watch) -> None:
        frame = memoryview(wire.pack(message))
        while frame:
            try:
                frame = frame[self._open_socket.send(frame) :]
            except BlockingIOError:
                watch.wait(self._open_socket, select.POLLOUT)

    def _receive(self, watch: Watch) -> Any:
        while (body := self._take_frame()) is None:
            try:
                chunk = self._open_socket.recv(2**18)
            except BlockingIOError:
                watch.wait(self._open_socket, select.POLLIN)
                continue
            if not chunk:
                raise EOFError
            self._buffer += chunk
            watch.look()
        return wire.unpack(body)

    def _take_frame(self) -> bytes | None:
        if len(self._buffer) < 4:
            return None
        end = 4 + wire.frame_length(bytes(self._buffer[:4]))
        if len(self._buffer) < end:
            return None
        body = bytes(self._buffer[4:end])
        del self._buffer[:end]
        return body

    @property
    def _open_socket(self) -> socket.socket:
        assert self._socket is not None
        return self._socket

    def _post_mortem(self) -> ChildDied:
        by_itself, status = self._end(wire.AWAIT)
        if not by_itself:
            return ChildDied("crashed", "The code closed the line to the grader.")
        if not os.WIFSIGNALED(status):
            code = os.waitstatus_to_exitcode(status)
            return ChildDied("crashed", f"The code ended the process (exit status {code}).")
        number = os.WTERMSIG(status)
        limit = self.limits.total_cpu_s
        if number == signal.SIGXCPU or self.cpu_s >= limit:
            return ChildDied("timed_out", f"All cells together ran for more than {limit} s.")
        if number == signal.SIGKILL:
            return ChildDied("out_of_memory", "The system stopped the code for want of memory.")
        name = signal.Signals(number).name if number in set(signal.Signals) else str(number)
        return ChildDied("crashed", f"The process crashed (signal {name}).")

    def _end(self, command: bytes) -> tuple[bool, int]:
        """Ends the process; whether it had ended by itself before, and its wait status."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None
        try:
            ended = self._server.end_child(command)
        except (OSError, EOFError):
            return True, signal.SIGKILL
        by_itself, status, user_s, system_s, peak_kib = wire.ENDED.unpack(ended)
        self.cpu_s, self.peak_mib = user_s + system_s, peak_kib / 1024
        return by_itself, status

    def close(self) -> None:
        """Kills the child and all of its namespace."""
        if self._socket is not None:
            self._end(wire.END)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Watch:
    """Decides when one request has had its share. Looks at nothing for the first tick."""

    def __init__(self, pid: int, limits: Limits, budget_s: float) -> None:
        self.pid = pid
        self.limits = limits
        self.budget_s = budget_s
        self.started = self.looked = time.monotonic()
        self.cpu_s: float | None = None
        self.used_s = 0.0

    def wait(self, wire_socket: socket.socket, event: int) -> None:
        """Waits until the socket is ready or a tick has passed."""
        poll = select.poll()
        poll.register(wire_socket, event)
        poll.poll(TICK_S * 1000)
        self.look()

    def look(self) -> None:
        """Raises `ChildDied` where the limits are exceeded; does nothing before the next tick."""
        now = time.monotonic()
        elapsed = now - self.looked
        if elapsed < TICK_S:
            return
        self.looked = now
        state, cpu_s, threads = process_state(self.pid)
        if self.cpu_s is None or state == "":
            self.used_s += elapsed
        elif cpu_s > self.cpu_s:
            self.used_s += cpu_s - self.cpu_s
        elif state not in "RD":  # neither running nor waiting for its turn: asleep by its own will
            self.used_s += elapsed
        self.cpu_s = cpu_s
        if self.used_s > self.budget_s:
            raise ChildDied("timed_out", f"The code ran for more than {self.budget_s:g} s.")
        if now - self.started > self.limits.wall_s:
            raise ChildDied("timed_out", f"No answer came within {self.limits.wall_s:g} s.")
        if threads > self.limits.threads:
            raise ChildDied("crashed", f"The code started more than {self.limits.threads} threads.")


def process_state(pid: int) -> tuple[str, float, int]:
    """State letter, CPU seconds and number of threads; ("", 0.0, 0) where that is not known."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()
    except OSError:
        return "", 0.0, 0
    cpu_s = (int(fields[11]) + int(fields[12])) / CLOCK_TICKS
    return fields[0].decode(), cpu_s, int(fields[17])
