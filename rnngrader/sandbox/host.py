"""The trusted side of the wall: starts the sandbox, talks to it, and believes nothing it says.

with Guest(files) as guest, guest.start_child() as child:
    run = child.run_cell("def f(x): return 2 * x")
    observations = child.observe("f", [(1.0,), (2.0,)])
"""

from __future__ import annotations

import contextlib
import math
import os
import select
import signal
import socket
import struct
import time
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from rnngrader.records import NO_CACHE, Calls, Observation, ReplyCache, Substitutes
from rnngrader.sandbox import launch, wire
from rnngrader.sandbox.codec import pack_call
from rnngrader.sandbox.launch import SandboxUnavailable
from rnngrader.sandbox.limits import (
    DEFAULT_LIMITS,
    ChildDied,
    Limits,
    Watch,
    ran_too_long,
)
from rnngrader.sandbox.replies import (
    CellRun,
    Room,
    answer_call,
    is_call,
    read_cell_run,
    read_observation,
)

AT_ONCE = wire.MAX_UNCOUNTED_BYTES - 8  # bytes of calls in a frame; beside them, their number
CREDENTIALS = struct.Struct("3i")  # pid, uid, gid: Linux's struct ucred


class Guest(contextlib.AbstractContextManager["Guest"]):
    """One warm process in one sandbox; it serves one child at a time.

    `files` appear in each child's working folder. The cells of `preload` run once beforehand, so
    that children find imported what they import. `sandbox` is "bwrap", or "none" for the same
    unconfined. With `search` it holds this whole package beside, and never a student's code. The
    kernel ends it when the thread that made it ends.
    """

    def __init__(
        self,
        files: Mapping[str, bytes],
        limits: Limits = DEFAULT_LIMITS,
        sandbox: str = "bwrap",
        preload: Sequence[str] = (),
        search: bool = False,
    ) -> None:
        if sandbox not in ("bwrap", "none"):
            raise ValueError(f"sandbox is {sandbox!r}; it has to be 'bwrap' or 'none'")
        self.limits = limits
        self.patience_s = math.inf  # with one submission, before it is put off for later
        self.sandbox = sandbox
        self._setup = launch.make_setup(files, limits, sandbox == "bwrap", preload, search)
        self._used = False
        self._server = launch.start(self._setup)

    def start_child(self, used_s: float = 0.0) -> Child:
        """Return a fresh child; the one before has to be closed. `used_s` of what its submission
        may use are gone already.
        """
        if self._used and self.sandbox == "bwrap" and not self._server.nested:
            # children share the namespaces of their server, so each gets a server of its own
            self._restart()
        self._used = True
        try:
            return self._start_child(used_s)
        except (OSError, EOFError):  # the server is gone: the machine ran out of memory, say
            self._restart()
            return self._start_child(used_s)

    def _restart(self) -> None:
        self._server.close()
        self._server = launch.start(self._setup)

    def _start_child(self, used_s: float) -> Child:
        ours, theirs = socket.socketpair()
        reader, writer = os.pipe()
        try:
            with theirs, os.fdopen(writer, "wb"):
                os.set_blocking(reader, False)
                os.set_blocking(writer, False)
                if hasattr(socket, "SO_PASSCRED"):
                    ours.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
                socket.send_fds(self._server.control, [wire.START], [theirs.fileno(), writer])
            child = Child(self._server, ours, reader, read_hello(ours), self.limits)
            child.used_s, child.patience_s = used_s, self.patience_s
            return child
        except BaseException:
            ours.close()
            os.close(reader)
            raise

    def close(self) -> None:
        """Ends the sandbox and whatever is in it."""
        self._server.close()

    def __exit__(self, *_: object) -> None:
        self.close()


def read_hello(ours: socket.socket) -> int:
    """The child's process id, as this side of the wall counts; the kernel vouches for it."""
    ours.settimeout(launch.START_S)
    space = socket.CMSG_SPACE(CREDENTIALS.size)
    frame, ancillary, _, _ = ours.recvmsg(4096, space)
    if not frame:
        raise EOFError("the child ended before it said hello")
    hello = wire.unpack(frame[4:])
    if "failed" in hello:
        raise SandboxUnavailable(f"The sandbox cannot confine a child: {hello['failed']}")
    pid = int(hello["pid"])
    for level, kind, data in ancillary:
        if level == socket.SOL_SOCKET and kind == socket.SCM_CREDENTIALS:
            pid = CREDENTIALS.unpack(data[: CREDENTIALS.size])[0]
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 0)
    ours.setblocking(False)
    return pid


def in_frames(calls: Sequence[bytes]) -> Iterator[bytes]:
    """Yield the frames that carry these calls. Raises `WireError` for one that no frame carries.

    In each stand as many as need not be counted, or a large one alone.
    """
    some: list[msgspec.Raw] = []
    size = 0
    for call in calls:
        size += len(call)
        if some and size > AT_ONCE:
            yield wire.pack(some)
            some, size = [], len(call)
        some.append(msgspec.Raw(call))
    if some:
        yield wire.pack(some)


class Child(contextlib.AbstractContextManager["Child"]):
    """One forked child: one submission's notebook."""

    def __init__(
        self,
        server: launch.Server,
        wire_socket: socket.socket,
        replies: int,
        pid: int,
        limits: Limits,
    ) -> None:
        self.pid = pid
        self.limits = limits
        self._total_s = limits.submission_s
        self.patience_s = math.inf
        self.used_s = 0.0  # of what `limits.submission_s` allows, as far as it was seen
        self.cpu_s = 0.0  # known once it is closed, like the next
        self.peak_mib = 0.0
        self._server = server
        self._socket: socket.socket | None = wire_socket  # takes requests, and brings its notices
        self._replies = replies  # descriptor of the pipe on which frames come
        self._hung_up = False
        self._watching: Watch | None = None
        self._buffer = bytearray()

    def run_cell(self, source: str) -> CellRun:
        """Runs a cell; raises `ChildDied` where the child does not live to answer."""
        with self._answering():
            watch = self._watch(self.limits.cell_s)
            self._send(wire.pack({"do": "run_cell", "source": source}), watch)
            return read_cell_run(wire.unpack(self._receive_body(watch)), self.limits.output_bytes)

    def observe(
        self,
        function_name: str,
        calls: Calls,
        cache: ReplyCache = NO_CACHE,
        substitutes: Substitutes | None = None,
        sources: Sequence[str] = (),
    ) -> list[Observation]:
        """Calls a function of the student's once for each tuple of arguments.

        Where there are `sources`, each of them defines it anew, and is called in turn. The names in
        `substitutes` stand for functions of ours, which run here when called. `cache` may hold the
        calls packed already, and what comes that needs no decoding.
        Raises `ChildDied` with the observations so far where the child dies on the way, and
        `WireError`, before it is asked anything, where a call cannot be sent.
        """
        observations: list[Observation] = []
        most_bytes = self.limits.reply_mib * 2**20
        room = Room(most_bytes)
        names = dict(substitutes.names) if substitutes else {}
        request = {"do": "observe", "function": function_name, "calls": len(calls)}
        more = {"substitutes": names, "sources": list(sources)}
        packed = cache.packed or [pack_call(call) for call in calls]
        frames = [wire.pack(request | more), *in_frames(packed)]
        try:
            with self._answering():
                watch = self._watch(self.limits.batch_s)
                self._send(b"".join(frames), watch)
                while len(observations) < len(calls) * max(len(sources), 1):
                    body = self._receive_body(watch)
                    if body in cache.known:
                        observations.append(cache.known[body])
                    elif (
                        substitutes
                        and (asked := cache.asked.get((len(observations), body)))
                        and asked[0] in names
                    ):
                        substitutes.asked.add(asked[0])
                        self._send(asked[1], watch)
                    elif is_call(message := wire.unpack(body)) and substitutes:
                        index, own_room = len(observations), Room(most_bytes)
                        self._send(answer_call(message, substitutes, index, own_room), watch)
                    else:
                        given = calls[len(observations) % len(calls)]
                        observations.append(read_observation(message, room, len(given)))
        except ChildDied as death:
            death.observations = observations
            raise
        return observations

    def _watch(self, budget_s: float) -> Watch:
        left_s = max(self._total_s - self.used_s, 0.0)
        self._watching = watch = Watch(self.pid, self.limits, budget_s, left_s)
        watch.left_s = min(left_s, self.patience_s - self.used_s)
        return watch

    @contextlib.contextmanager
    def _answering(self) -> Iterator[None]:
        """Turns what goes wrong on the wire into the child's end and a `ChildDied`."""
        if self._socket is None:
            raise ChildDied("crashed", "The process had ended before.")
        try:
            if self._spoke_unasked():
                raise wire.WireError("it came before anything was asked")
            yield
        except ChildDied:
            self.close()
            raise
        except wire.WireError as error:
            self.close()
            raise ChildDied("protocol", f"What came back was not an answer: {error}.") from None
        except (EOFError, ConnectionError):
            raise self._post_mortem() from None
        finally:
            if self._watching is not None:
                self.used_s += self._watching.used_s + time.monotonic() - self._watching.looked
                self._watching = None

    def _spoke_unasked(self) -> bool:
        with contextlib.suppress(BlockingIOError):
            self._buffer += os.read(self._replies, 1)
        return bool(self._buffer)

    def _send(self, frame: bytes, watch: Watch) -> None:
        rest = memoryview(frame)
        while rest:
            try:
                rest = rest[self._open_socket.send(rest) :]
            except BlockingIOError:
                watch.wait(self._open_socket, select.POLLOUT)

    def _receive_body(self, watch: Watch) -> bytes:
        while (body := self._take_frame()) is None:
            try:
                chunk = os.read(self._replies, 2**16)
            except BlockingIOError:
                self._await_notice(watch)
                continue
            if not chunk:
                raise EOFError
            self._buffer += chunk
            watch.look()
        return body

    def _await_notice(self, watch: Watch) -> None:
        """Waits for the child to say that it has written: not for each frame, which would cost
        both sides a change of process.
        """
        if self._hung_up:
            raise EOFError
        watch.wait(self._open_socket, select.POLLIN)
        with contextlib.suppress(BlockingIOError):
            self._hung_up = not self._open_socket.recv(2**12)

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
        if number == signal.SIGXCPU or self.cpu_s > self.limits.submission_s - 0.5:
            return ran_too_long(self.limits)
        if number == signal.SIGKILL:
            return ChildDied("out_of_memory", "The system stopped the code for want of memory.")
        name = signal.Signals(number).name if number in set(signal.Signals) else str(number)
        return ChildDied("crashed", f"The process crashed (signal {name}).")

    def _end(self, command: bytes) -> tuple[bool, int]:
        """Ends the process; whether it had ended by itself before, and its wait status."""
        if self._socket is not None:
            self._socket.close()
            os.close(self._replies)
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

    def __exit__(self, *_: object) -> None:
        self.close()
