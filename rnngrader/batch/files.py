"""Files written whole, and whose turn it is to write them."""

from __future__ import annotations

import contextlib
import fcntl
import os
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

LOCKS = ".rnngrader"  # in the course's folder


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
