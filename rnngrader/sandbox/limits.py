"""How much one child may use, who watches it, and how it is said that it had too much."""

from __future__ import annotations

import os
import select
import socket
import time
from dataclasses import dataclass
from pathlib import Path

from rnngrader.records import Observation

TICK_S = 0.1
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Limits:
    """What one child may use. Time is time on a processor or asleep, never time in its queue."""

    cell_s: float = 20.0
    batch_s: float = 10.0  # one call of `observe`, all its probes together
    total_s: int = 60  # all requests to one child; the kernel, too, holds its processor time to it
    wall_s: float = 600.0  # one request; a backstop for a machine that hangs
    memory_mib: int = 1024  # address space, and so no more of it in memory
    tmpfs_mib: int = 64
    output_bytes: int = 1_000_000  # a cell
    threads: int = 64


DEFAULT_LIMITS = Limits()


class ChildDied(Exception):  # noqa: N818 - an event, not an error
    """The child is no more. `reason` is timed_out, out_of_memory, crashed or protocol.

    `sentence` is for the student's page; `observations` are those finished before the death.
    """

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.sentence = sentence
        self.observations: list[Observation] = []


def ran_too_long(limits: Limits) -> ChildDied:
    return ChildDied("timed_out", f"All cells together ran for more than {limits.total_s} s.")


class Watch:
    """Decides when one request has had its share. Looks at nothing for the first tick."""

    def __init__(self, pid: int, limits: Limits, budget_s: float, left_s: float) -> None:
        self.pid = pid
        self.limits = limits
        self.budget_s = budget_s
        self.left_s = left_s  # of what all requests may use together
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
        elif state in "RD":  # running or waiting for its turn: the latter does not count
            self.used_s += cpu_s - self.cpu_s
        elif cpu_s == self.cpu_s:  # asleep by its own will
            self.used_s += elapsed
        else:  # now and then; what this side was late does not count
            self.used_s += max(cpu_s - self.cpu_s, min(elapsed, 2 * TICK_S))
        self.cpu_s = cpu_s
        if self.used_s > self.budget_s:
            raise ChildDied("timed_out", f"The code ran for more than {self.budget_s:g} s.")
        if self.used_s > self.left_s:
            raise ran_too_long(self.limits)
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
