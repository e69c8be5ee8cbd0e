"""Files written whole, and whose turn it is to write them."""

from __future__ import annotations

import contextlib
import fcntl
import os
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from rnngrader.sandbox.capabilities import Capability

LOCKS = ".rnngrader"  # in the course's folder
WATCH = "watch-"  # what the locks' names of watches begin with
SILENT_S = 60.0  # after which a watch that lives is not well


@contextlib.contextmanager
def locked(course: Path, name: str, wait: bool = True) -> Iterator[Path]:
    """Hold a lock of a course's, which ends with this process; the path of its file.

    The system's own, so that also several machines on a network file system respect it. Raises
    BlockingIOError where another process has it and we shall not `wait`.
    """
    path = course / LOCKS / name
    path.parent.mkdir(exist_ok=True)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        yield path
    finally:
        os.close(descriptor)


def write_whole(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Writes a file so that a reader, or a crash, never sees half of it; also piece by piece."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=".")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.writelines((content,) if isinstance(content, bytes) else content)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def watches(course: Path) -> Iterator[Capability]:
    """Yield how each watch of a course is that was ever started, and what to do if it is not well.

    A watch holds its lock for as long as it lives, and touches the file whenever it looks.
    """
    for path in sorted((course / LOCKS).glob(f"{WATCH}*")):
        name = f"watch {path.name.removeprefix(WATCH)}"
        who, ago_s = path.read_text(), abs(time.time() - path.stat().st_mtime)
        again = f"`rnngrader {name}` starts it; where it is not wanted any more, delete {path}."
        try:
            with locked(course, path.name, wait=False):
                yield Capability(name, False, f"{who} has ended", again)
        except BlockingIOError:
            detail = f"{who} looked {ago_s:.0f} s ago"
            yield Capability(name, ago_s < SILENT_S, detail, again if ago_s > SILENT_S else "")
