"""The warm process inside the sandbox: forks one child a submission, and is that child.

    python -S server.py CONTROL_FD FOLDER SITE_PACKAGES…

The first frame on the control socket is the setup; after it, one byte a command: START, which
carries a socket and a pipe of the new child, and END, answered with how the child ended. The child
gets the host's requests on its socket, writes its answers into its pipe, one frame each, and then
notifies it: a byte on the socket says that there is something to read. No student's code ever runs
in the server.
"""

from __future__ import annotations

import builtins
import gc
import linecache
import os
import random
import select
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[2])
    sys.path += sys.argv[3:]

import numpy as np

from rnngrader.sandbox import codec, confinement, guest, syscalls, wire

WIRE_FD, REPLIES_FD = 3, 4  # all that a child has beside 0, 1 and 2, which lead nowhere
GRACE_S = 0.25  # for a child that is about to end, so that it can be said how
YOUNG = 20_000  # objects between two collections: of a short life, most need none


def main(control_fd: int, folder: str) -> None:
    control = socket.socket(fileno=control_fd)
    setup = wire.read_frame(control.makefile("rb"))
    write_files(folder, setup["files"])
    sys.path.insert(0, folder)
    notebook = warm_up(setup)
    nested = setup["confined"] and can_nest()
    control.sendall(wire.pack({"nested": nested}))
    if nested:
        confinement.protect_devices()
        syscalls.filter_program(os.uname().machine, 1)  # the same for all children: made once
    child = 0
    while True:
        command, descriptors, _, _ = socket.recv_fds(control, 1, 2)
        if command == wire.START:
            child = confinement.fork_into_new_pid_namespace() if nested else os.fork()
            if child == 0:
                control.close()
                be_child(descriptors, folder, notebook, setup, nested)
            for descriptor in descriptors:
                os.close(descriptor)
        else:  # END, AWAIT, or the host is gone
            ended = end(child, GRACE_S if command == wire.AWAIT else 0.0) if child else b""
            child = 0
            if not command:
                return
            control.sendall(ended)


# Run once before the first fork: what they import and fill in, no child has to do again.
PRELOADED = (
    "import numpy.random, time, copy, math",
    "x = np.random.randn(2, 3)\nprint(x, 'printed')\nx",
    "%%time\ndef f(a):\n    b = {'a': a}\n    return [np.tanh(v @ v.T) for v in b.values()]",
    "from IPython.display import HTML, display\ndisplay(HTML('<b>shown</b>'))",
    "f(1)",
    "raise NotImplementedError('yet')",
    "x = (",
    "input()",
)


class Namespace:
    """What the search has in the place of a notebook: its cells are ours, and put out nothing."""

    def __init__(self) -> None:
        self.user_ns: dict[str, Any] = {}

    def run(self, source: str) -> dict[str, Any]:
        """Run a cell; see `shell.Shell.run`."""
        try:
            exec(source, self.user_ns)
        except Exception:  # what cannot be done names no mistake, and no more
            return {"ok": False, "outputs": []}
        return {"ok": True, "outputs": []}


def warm_up(setup: dict[str, Any]) -> Any:
    """Imports all that a notebook needs, so that children find it in memory already."""
    notebook: Any = Namespace()
    if not setup["search"]:
        from rnngrader.sandbox import shell  # of IPython, which the search can do without

        notebook = shell.make_shell(setup["output_bytes"])
    for source in (*setup["preload"], *(PRELOADED * (not setup["search"]))):
        notebook.user_ns["np"] = np
        notebook.run(source)
    for value in (0.0, None):
        guest.observe(np.tanh, codec.encode_arguments([value]))
    if not setup["search"]:
        notebook.reset(new_session=True)
    linecache.clearcache()
    np.random.seed(0)  # work that seeds nothing has the same numbers in every run
    gc.collect()
    confinement.give_back_memory()
    gc.set_threshold(YOUNG)
    gc.freeze()  # collections in children leave this memory alone, and so shared
    return notebook


def can_nest() -> bool:
    """Whether the sandbox lets each child have namespaces of its own."""
    try:
        child = confinement.fork_into_new_pid_namespace()
    except OSError:
        return False
    if child == 0:
        try:
            confinement.enter_own_namespaces("/", 1)
        except OSError:
            os._exit(1)
        os._exit(0)
    return os.waitpid(child, 0)[1] == 0


def end(child: int, grace_s: float) -> bytes:
    """Ends the child, and so all of its pid namespace, and says how it had ended."""
    give_up = time.monotonic() + grace_s
    pid, status, usage = os.wait4(child, os.WNOHANG)
    while not pid and time.monotonic() < give_up:
        time.sleep(0.002)
        pid, status, usage = os.wait4(child, os.WNOHANG)
    by_itself = bool(pid)
    if not by_itself:
        os.kill(child, signal.SIGKILL)
        _, status, usage = os.wait4(child, 0)
    return wire.ENDED.pack(by_itself, status, usage.ru_utime, usage.ru_stime, usage.ru_maxrss)


def be_child(
    descriptors: list[int], folder: str, notebook: Any, setup: dict[str, Any], nested: bool
) -> NoReturn:
    """One submission's notebook, from the fork to its end."""
    try:
        try:
            confine(descriptors, folder, setup, nested)
            hello: dict[str, Any] = {"pid": os.getpid()}
        except Exception as error:
            hello = {"failed": f"{type(error).__name__}: {error}"}
        serve(hello, notebook)
    except MemoryError:  # nothing is left for an answer
        os.abort()
    finally:
        os._exit(0)


def confine(descriptors: list[int], folder: str, setup: dict[str, Any], nested: bool) -> None:
    for descriptor, place in zip(sorted(descriptors), (WIRE_FD, REPLIES_FD), strict=True):
        os.dup2(descriptor, place)
    os.closerange(REPLIES_FD + 1, 4096)
    confinement.die_with_parent()
    if nested:
        confinement.enter_own_namespaces(folder, setup["tmpfs_mib"])
    else:
        folder = tempfile.mkdtemp(dir=folder)
    confinement.reopen_standard_streams()
    os.chdir(folder)
    write_files(folder, setup["files"])
    sys.path[0] = folder
    random.seed(0)  # Python seeds it anew at each fork
    confinement.set_limits(setup["memory_mib"], setup["tmpfs_mib"], setup["total_s"])
    if setup["confined"]:
        confinement.give_up_capabilities()
    if setup["confined"] or syscalls.available():
        confinement.filter_system_calls()


def write_files(folder: str, files: dict[str, bytes]) -> None:
    for name, content in files.items():
        with open(f"{folder}/{name}", "wb") as file:
            file.write(content)


def serve(hello: dict[str, Any], notebook: Any) -> None:
    """Answers requests until the host closes the socket."""
    with open(WIRE_FD, "rb") as requests:
        os.write(WIRE_FD, wire.pack(hello))
        while True:
            try:
                request = wire.read_frame(requests)
            except EOFError:
                return
            if request["do"] == "run_cell":
                answer(notebook.run(request["source"]))
            else:
                # all of it first: while the host sends, nobody reads what is answered
                calls: list[Any] = []
                while len(calls) < request["calls"]:
                    calls += wire.read_frame(requests)
                substitutes = {name: substituted(name, requests) for name in request["substitutes"]}
                with guest.lending(notebook.user_ns, substitutes, request["substitutes"]):
                    for source in request["sources"] or ("",):
                        function = guest.defined(source, request["function"], notebook.user_ns)
                        for call in calls:
                            answer(guest.observe(function, call))
            notify()


def substituted(name: str, requests: BinaryIO) -> Callable[..., Any]:
    """A function that the host runs."""

    def call(*arguments: Any, **named: Any) -> Any:
        answer(codec.call_message(name, arguments, named))
        notify()
        reply = wire.read_frame(requests)
        if "raised" in reply:
            raise getattr(builtins, reply["raised"], ValueError)(reply["message"])
        return codec.decode_value(reply["value"], lambda *_: None)

    call.__name__ = name
    return call


def answer(message: dict[str, Any]) -> None:
    """Writes one frame, which the host reads when it is notified."""
    try:
        frame = memoryview(wire.pack(message))
    except wire.WireError:
        value = ["other", "value", "that is too large to be handed over"]
        frame = memoryview(wire.pack(message | {"value": value}))
    while frame:
        try:
            frame = frame[os.write(REPLIES_FD, frame) :]
        except BlockingIOError:  # the pipe is full
            notify()
            select.select([], [REPLIES_FD], [])


def notify() -> None:
    os.write(WIRE_FD, b"!")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
