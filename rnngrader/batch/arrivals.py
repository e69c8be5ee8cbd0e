"""What has been handed in, and whether it is all there.

Looking, not notifications: it is the same on a network file system. Nothing is kept on the disk:
what is done already, the gradebook says.
"""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from rnngrader.batch.work import SUBMITTED, is_student_id, read_work
from rnngrader.course.assignment import Assignment
from rnngrader.course.files import WRITTEN_S
from rnngrader.records import Submission
from rnngrader.submission.files import work_digest

PATIENCE_S = 10.0  # with what has stopped growing, but is no whole notebook
MAX_LOOK = 1000  # files of a folder that are looked at: no hand-in has so many
# How synchronizing tools and browsers call what they have not got whole yet.
UNFINISHED = (".part", ".partial", ".tmp", ".temp", ".crdownload", ".download", ".filepart")

Look = tuple[tuple[str, int, int, int, int], ...]  # of each file: name, inode, size, two times
any_json = msgspec.json.Decoder(msgspec.Raw)


def look_at(folder: Path) -> Look:
    """Return what a folder looks like; empty where it is none, or holds nothing."""
    found = []
    try:
        with os.scandir(folder) as entries:
            for entry in itertools.islice(entries, MAX_LOOK):
                s = entry.stat(follow_symlinks=False)
                found.append((entry.name, s.st_ino, s.st_size, s.st_mtime_ns, s.st_ctime_ns))
    except OSError:
        return ()
    return tuple(sorted(found))


@dataclass
class Seen:
    """What a folder looks like, and since when, on a clock that does not jump."""

    look: Look
    since_s: float
    taken: bool = False
    unready: bool = False  # it was read, and is not whole

    @property
    def age_s(self) -> float:
        return time.monotonic() - self.since_s


@dataclass
class Folders:
    """Folders, and how they looked the last time."""

    seen: dict[str, Seen] = field(default_factory=dict)

    def settled(self, folders: Mapping[str, Path]) -> Iterator[tuple[str, Seen]]:
        """Yield those that look as they did the last time; each until it is `taken`."""
        for gone in self.seen.keys() - folders.keys():
            del self.seen[gone]
        for name, folder in folders.items():
            look, seen = look_at(folder), self.seen.get(name)
            if seen is None or seen.look != look:
                self.seen[name] = Seen(look, time.monotonic())
            elif look and not seen.taken:
                yield name, seen

    def are_moving(self) -> bool:
        """Return whether something is about to settle."""
        return any(s.look and not s.taken and s.age_s < PATIENCE_S for s in self.seen.values())


@dataclass(frozen=True)
class Arrival:
    """One student's work, as it was handed in; it is read again when its turn comes."""

    student: str
    work: str  # its digest
    since_s: float  # when it was whole, on the monotonic clock


@dataclass
class Arrivals:
    """What arrives in submitted/ for one assignment."""

    assignment: Assignment
    folders: Folders = field(default_factory=Folders)

    def look(self) -> Iterator[Arrival]:
        """Yield the work that has settled, and was not yielded as it is now.

        At first that is everybody's.
        """
        submitted = self.assignment.course / SUBMITTED
        names = os.listdir(submitted) if submitted.is_dir() else []
        work = {name: submitted / name / self.assignment.name for name in names}
        known = {name: folder for name, folder in work.items() if is_student_id(name)}
        for student, seen in self.folders.settled(known):
            if seen.unready and seen.age_s <= PATIENCE_S:
                continue
            submission, timestamp = read_work(self.assignment, student)
            if not is_ready(submission, seen):
                seen.unready = True
                continue
            seen.taken = True
            if submission.status != "missing":
                yield Arrival(student, work_digest(submission, timestamp), seen.since_s)

    def forget(self, student: str) -> None:
        """Have a student's work yielded once more."""
        self.folders.seen.pop(student, None)


def is_ready(submission: Submission, seen: Seen) -> bool:
    """Return whether nothing more is to be expected: half a notebook is not JSON."""
    names = (name for name, *_, changed in seen.look if time.time() - changed / 1e9 < WRITTEN_S)
    unfinished = any(name.lower().endswith(UNFINISHED) for name in names)
    whole = is_whole(submission)
    return whole and not unfinished or (whole or not unfinished) and seen.age_s > PATIENCE_S


def is_whole(submission: Submission) -> bool:
    try:
        any_json.decode(submission.data or b"")
    except (msgspec.DecodeError, RecursionError):  # nested too deeply, too
        return False
    return True
