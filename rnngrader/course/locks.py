"""Whose turn it is, among processes that write to the same course."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

LOCKS = ".rnngrader"  # in the course's folder
GRADEBOOK = "gradebook"  # the lock of whoever tells a gradebook of an assignment
RESULTS = "results"  # of whoever writes pages, graded notebooks and what goes with them


@contextlib.contextmanager
def locked(course: Path, name: str, wait: bool = True) -> Iterator[Path]:
    """Hold a lock of a course's, which ends with this process; the path of its file.

    The system's own, so that also several machines on a network file system respect it. Raises
    BlockingIOError where another process has it and we shall not `wait`.
    """
    path = course / LOCKS / name
    if not os.access(course, os.W_OK) and not path.exists():  # nobody writes here: none to wait for
        yield path
        return
    path.parent.mkdir(exist_ok=True)
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
    except OSError as error:  # another account made it, or nobody can write
        if error.errno not in (errno.EACCES, errno.EROFS):
            raise
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        yield path
    finally:
        os.close(descriptor)
