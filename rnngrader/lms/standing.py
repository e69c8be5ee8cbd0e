"""What lies as a student's work in submitted/, and what its name tells."""

from __future__ import annotations

from pathlib import Path

from rnngrader.lms.archive import UnreadableEntry, is_notebook, read_regular
from rnngrader.lms.log import OTHER
from rnngrader.submission.files import OTHER as ELSEWHERE
from rnngrader.submission.files import UNREADABLE, is_handed_in

LIES_AS = {OTHER: ELSEWHERE, "unreadable": UNREADABLE}  # the ending that tells it apart


def content_of(path: Path) -> bytes | None:
    """Return a file's content; None where there is no regular file."""
    try:
        return read_regular(path)
    except UnreadableEntry:
        return None


def standing(folder: Path) -> str:
    """Return the name of what stands as a student's work, a notebook before others, or ""."""
    if folder.is_symlink() or folder.parent.is_symlink() or not folder.is_dir():
        return ""
    names = sorted(p.name for p in folder.iterdir() if p.is_file() and not p.is_symlink())
    names = [name for name in names if is_handed_in(name)]
    return next((name for name in names if is_notebook(name)), next(iter(names), ""))
