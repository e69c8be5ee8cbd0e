"""How much one child may use, who watches it, and how it is said that it had too much."""

from __future__ import annotations

import contextlib
import math
import os
import random
import select
import socket
import time
from dataclasses import dataclass
from pathlib import Path

from rnngrader.records import Observation

TICK_S = 0.1
TOTAL = 3.25  # times the longest request: what all may take together
CHANGED_S = 3.0  # for all changes of one function, of which one may undo a mistake: a backstop
SHARE = 3  # no request may use more of what is left than one part in so many
ON_DISK = 0.25  # of the time that it waits for a disk, which is nobody's will, this much counts


@dataclass(frozen=True)
class Limits:
    """What one submission may use. Time is time on a processor or asleep, never time in its queue:
    where processors are free, that is the time on a clock.
    """

    cell_s: float = 8.0
    batch_s: float = 8.0  # one call of `observe`, all its probes together
    total_s: int | None = None  # all that it runs; None for 3.25 times the longest request
    wall_s: float = 300.0  # one request; a backstop for a machine that hangs
    memory_mib: int = 1024  # address space, and so no more of it in memory
    tmpfs_mib: int = 64
    output_bytes: int = 1_000_000  # a cell
    reply_mib: int = 16  # the values of one call of `observe`, were all numbers of float64
    threads: int = 64

    @property
    def submission_s(self) -> int:
        """What all requests of one submission may use together; the kernel, too, holds each child's
        processor time to it.
        """
        return self.total_s or math.ceil(TOTAL * max(self.cell_s, self.batch_s))


DEFAULT_LIMITS = Limits()


class ChildDied(Exception):  # noqa: N818 - an event, not an error
    """The child is no more. Its `reason` is timed_out, out_of_memory, crashed or protocol.

    Its text is for the student's page; `observations` are those finished before the death.
    """

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.observations: list[Observation] = []


def ran_too_long(limits: Limits) -> ChildDied:
    return ChildDied("timed_out", f"All cells together ran for more than {limits.submission_s} s.")


class Watch:
    """Decides when one request has had its share. Looks at nothing for the first tick, and then at
    moments that are drawn by lot: none that the code could choose.
    """

    def __init__(self, pid: int, limits: Limits, budget_s: float, left_s: float) -> None:
        self.pid = pid
        self.limits = limits
        self.budget_s = min(budget_s, left_s / SHARE)
        self.is_cut = self.budget_s < budget_s
        self.left_s = left_s  # of what all requests may use together
        self.started = self.looked = time.monotonic()
        self.due = self.looked + TICK_S
        self.seen: Usage | None = None
        self.used_s = self.asleep_s = self.awake_s = self.computed_s = 0.0
        self.on_disk = False

    def wait(self, wire_socket: socket.socket, event: int) -> None:
        """Wait until the socket is ready or it is time to look."""
        poll = select.poll()
        poll.register(wire_socket, event)
        poll.poll(max(self.due - time.monotonic(), 0.0) * 1000)
        self.look()

    def look(self) -> None:
        """Raise `ChildDied` where the limits are exceeded; do nothing before it is time."""
        now = time.monotonic()
        if now < self.due:
            return
        elapsed, self.looked = now - self.looked, now
        self.due = now + TICK_S * (1 + random.random())
        usage = usage_of(self.pid)
        if self.seen is None or usage.state == "":
            self.asleep_s += elapsed
        else:
            self.count(usage, self.seen, elapsed)
        self.used_s = self.asleep_s + max(self.awake_s, self.computed_s)
        self.seen = usage
        if self.used_s > self.budget_s:
            most = f"{self.budget_s:g} s"
            if self.is_cut:  # by what differs a little from run to run
                most = f"its part of {self.limits.submission_s:g} s for everything"
            raise ChildDied("timed_out", f"The code ran for more than {most}.")
        if self.used_s > self.left_s:
            raise ran_too_long(self.limits)
        if now - self.started > self.limits.wall_s:
            raise ChildDied("timed_out", f"No answer came within {self.limits.wall_s:g} s.")
        if usage.threads > self.limits.threads:
            raise ChildDied("crashed", f"The code started more than {self.limits.threads} threads.")

    def count(self, now: Usage, before: Usage, elapsed: float) -> None:
        """Add what was used between two looks. What it does in the moment of a look says little of
        the time between them; how long it was queued, the kernel knows: all else is used.
        """
        computed, ran = now.cpu_s - before.cpu_s, now.ran_s - before.ran_s
        self.computed_s += computed
        # Only some of those that the kernel does not wake wait for a disk. A block is counted when
        # it is asked for, or when it is there.
        waits = now.blocks > before.blocks or (self.on_disk and not ran)
        self.on_disk = now.state == "D" and waits
        if self.on_disk:
            self.asleep_s += ON_DISK * elapsed
            return
        if now.state == "R" and not ran:
            return  # for its turn it waits by nobody's will
        if not ran:
            self.asleep_s += elapsed
            return
        within = min(elapsed, 2 * TICK_S)  # what this side was late does not count
        queued = now.queued_s - before.queued_s
        if math.isnan(queued):
            queued = within - ran if now.state == "R" else 0.0
        if now.threads > 1:  # behind those of its own it waits by its own will
            queued -= min(max(computed - ran, 0.0), queued)
        self.awake_s += within - min(queued, 2 * TICK_S)


@dataclass(frozen=True)
class Usage:
    """A process at one moment: its state's letter, "" where it is unknown, and since it began, the
    seconds of all its threads on a processor, in hundredths; of its first one, exactly, those on
    a processor and in the queue for one, which not every kernel tells; and a number that grows
    when a disk has something to read for it.
    """

    state: str = ""
    cpu_s: float = 0.0
    ran_s: float = 0.0
    queued_s: float = math.nan
    threads: int = 0
    blocks: int = 0


def usage_of(pid: int) -> Usage:
    try:
        fields = Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()
    except OSError:
        return Usage()
    cpu_s = ran_s = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    queued_s = math.nan
    with contextlib.suppress(OSError, ValueError):
        ran, queued, _ = map(int, Path(f"/proc/{pid}/schedstat").read_bytes().split())
        ran_s, queued_s = (ran / 1e9, queued / 1e9) if ran else (cpu_s, math.nan)
    blocks = int(fields[9]) + int(fields[39])  # pages from a disk; ticks, where these are counted
    with contextlib.suppress(OSError, ValueError):
        blocks += int(Path(f"/proc/{pid}/io").read_bytes().split()[9])
    return Usage(fields[0].decode(), cpu_s, ran_s, queued_s, int(fields[17]), blocks)
