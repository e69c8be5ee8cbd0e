"""Finds what a student handed in and reads it, trusting no name and no kind of file.

The one place that opens files of students: links are not followed, pipes and devices not opened
for their content, and no more than `MAX_FILE_BYTES` is read.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import msgspec

from rnngrader.course.assignment import Assignment
from rnngrader.records import Submission
from rnngrader.sandbox.untrusted import one_line

MAX_FILE_BYTES = 128 * 2**20
NO_FILE = "it is a link, a folder, a pipe or a device, not a file"
TIMESTAMP = "timestamp.txt"
EXCHANGE_FILES = TIMESTAMP, "submission_secret.txt"  # nbgrader puts them beside what is handed in
MAX_EXCHANGE_BYTES = 4096  # of one of these
MAX_IMPORTED_BYTES = 2**16
SHOWN = 5  # names in a sentence
IMPORTED = "import.json"  # of what came, where that needs a word: `Imported`
LITTER = ("thumbs.db", "desktop.ini", "__macosx")

OTHER, UNREADABLE = ".other", ".unreadable"
# What comes in the place of a notebook, by the file's ending or by its first bytes.
KINDS = {
    **dict.fromkeys((".docx", ".doc"), "a Word document"),
    **dict.fromkeys((".html", ".htm"), "a web page"),
    **dict.fromkeys((".zip", ".gz", ".7z", ".rar"), "an archive"),
    **dict.fromkeys((".png", ".jpg"), "a picture"),
    ".odt": "a text document",
    ".pdf": "a PDF",
    ".py": "a Python program",
    ".txt": "a text file",
    OTHER: "the notebook of another assignment",  # these two by `rnngrader import`
    UNREADABLE: "a file that cannot be read",
}
STARTS = {
    **dict.fromkeys((b"pk\x03\x04", b"\x1f\x8b", b"7z\xbc\xaf", b"rar!"), "an archive"),
    **dict.fromkeys((b"<!doctype html", b"<html"), "a web page"),
    b"%pdf": "a PDF",
    b"\x89png": "a picture",
    b"{\\rtf": "a text document",
}


class Imported(msgspec.Struct):
    """What `rnngrader import` leaves beside work for the student's page: names of files as the
    student gave them, and of the assignment that they belong to, where that is another one.
    """

    taken: str = ""
    left_out: list[str] = []
    elsewhere: str = ""


class Unreadable(Exception):
    """No cell can be had from what was handed in. Its text is a sentence for the student; `status`
    is "failed", or "wrong_file" where it is no notebook at all, "missing" where nothing is there.
    """

    def __init__(self, sentence: str, status: str = "failed") -> None:
        super().__init__(sentence)
        self.status = status


def read_submission(
    submitted: Path, student: str, assignment: Assignment
) -> tuple[Submission, str | None]:
    """Return what a student handed in, read from submitted/, and the text of its timestamp."""
    wanted = assignment.notebook_path.name
    try:
        with open_folder(submitted, student, assignment.name) as folder:
            imported = read_imported(folder)
            name, problems = choose_notebook(folder, wanted, imported)
            if imported.left_out:
                problems.append(two_works(imported))
            data = read_file(name, folder)
            if kind := kind_of_bytes(data):
                raise Unreadable(not_a_notebook(name, kind, wanted), "wrong_file")
            return Submission(student, data, tuple(problems)), read_timestamp_file(folder)
    except Unreadable as error:
        return Submission(student, None, (str(error),), error.status), None
    except OSError as error:
        problem = f"The file cannot be read: {error.strerror}."
        return Submission(student, None, (problem,), "failed"), None


@contextlib.contextmanager
def open_folder(submitted: Path, student: str, assignment: str) -> Iterator[int]:
    """Open a submission's folder, no part of which may be a link; a descriptor of it."""
    flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW
    descriptor = -1
    try:
        descriptor = os.open(submitted, os.O_RDONLY | os.O_DIRECTORY)
        for name in (student, assignment):
            above = descriptor
            try:
                descriptor = os.open(name, flags, dir_fd=above)
            finally:
                os.close(above)
    except FileNotFoundError:
        raise Unreadable("Nothing was handed in.", "missing") from None
    except OSError as error:
        if error.errno in (errno.ELOOP, errno.ENOTDIR):
            problem = f"Nothing was handed in: {shown(assignment)}/ is a link or no folder."
            raise Unreadable(problem) from None
        raise
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def choose_notebook(folder: int, wanted: str, imported: Imported) -> tuple[str, list[str]]:
    """Return the name of the notebook in an open folder, and what is odd about it.

    Raises `Unreadable` where there is none.
    """
    names = sorted(name for name in os.listdir(folder) if is_handed_in(name))
    if not names:
        raise Unreadable("Nothing was handed in.", "missing")
    notebooks = [name for name in names if name.lower().endswith(".ipynb")]
    sizes = {name: size for name in notebooks if (size := file_size(name, folder)) is not None}
    if not notebooks:
        others = [name for name in names if file_size(name, folder) is not None]
        name = min(others or names, key=lambda name: (kind_of_name(name) == "a file", name))
        if name.endswith(UNREADABLE):
            came = name.removesuffix(UNREADABLE)
            torn = kind_of_name(came) == KINDS[".zip"]
            kind = "an archive that cannot be opened" if torn else KINDS[UNREADABLE]
            raise Unreadable(not_a_notebook(came, kind, wanted), "wrong_file")
        if name.endswith(OTHER):
            raise Unreadable(of_another(imported, name, wanted), "wrong_file")
        raise Unreadable(not_a_notebook(name, kind_of_name(name), wanted), "wrong_file")
    if not sizes:
        name = shown(notebooks[0])
        raise Unreadable(f"{name} is a link or a folder, not a file; hand in the file itself.")
    chosen = wanted if wanted in sizes else max(sizes, key=lambda name: sizes[name])
    if len(sizes) > 1:
        return chosen, [f"{len(sizes)} notebooks were handed in; {shown(chosen)} was graded."]
    if chosen != wanted:
        return chosen, [f"The notebook is named {shown(chosen)}; wanted {wanted}."]
    return chosen, []


def is_handed_in(name: str) -> bool:
    """Whether a file is the student's, not an operating system's or nbgrader's."""
    return name not in (*EXCHANGE_FILES, IMPORTED) and name[0] != "." and name.lower() not in LITTER


def file_size(name: str, folder: int) -> int | None:
    """Return a file's size in bytes; None where it is no regular file."""
    try:
        found = os.stat(name, dir_fd=folder, follow_symlinks=False)
    except OSError:
        return None
    return found.st_size if stat.S_ISREG(found.st_mode) else None


def kind_of_name(name: str) -> str:
    return KINDS.get(os.path.splitext(name.lower())[1], "a file")


def kind_of_bytes(data: bytes) -> str:
    """Return what kind of file this is where its first bytes tell that it is no notebook."""
    if data.startswith(b"PK") and b"[Content_Types].xml" in data[:4000]:
        return "an Office document"
    start = data[:64].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    return next((kind for sign, kind in STARTS.items() if start.startswith(sign)), "")


def not_a_notebook(name: str, kind: str, wanted: str = "") -> str:
    """Return the sentence on what came in the place of a notebook, and what to do."""
    came, file = shown(name) or "the file", f"the file {wanted}" if wanted else "the .ipynb file"
    return (
        f"No notebook was handed in: {came} is {kind}. Hand in {file} itself, as Jupyter saves it."
    )


def of_another(imported: Imported, name: str, wanted: str) -> str:
    """Return the sentence on the notebook of another assignment, and what to do."""
    came = one_line(imported.taken, 100) or shown(name.removesuffix(OTHER))
    what = one_line(imported.elsewhere, 100) or "another assignment"
    return (
        f"What was handed in is the notebook of {what} ({came}). Hand in the file {wanted}, as "
        "Jupyter saves it."
    )


def two_works(imported: Imported) -> str:
    """Return the sentence on several notebooks of one hand-in that do not hold the same answers."""
    names = imported.left_out
    left = ", ".join(one_line(name, 100) for name in names[:SHOWN])
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return (
        "Notebooks with different answers were handed in together: "
        f"{one_line(imported.taken, 100)} was graded; left out: {left}{more}."
    )


def came_in_two(submitted: Path, student: str, assignment: Assignment) -> bool:
    """Return whether notebooks with different answers came, of which one lies as the work."""
    try:
        with open_folder(submitted, student, assignment.name) as folder:
            return bool(read_imported(folder).left_out)
    except (Unreadable, OSError):
        return False


def read_imported(folder: int) -> Imported:
    """Return what the import has left for the page; nothing where there is no such file."""
    try:
        size = file_size(IMPORTED, folder)
        if size is not None and size <= MAX_IMPORTED_BYTES:
            return msgspec.json.decode(read_file(IMPORTED, folder), type=Imported)
    except (OSError, msgspec.MsgspecError, RecursionError):
        pass  # it was not the import that wrote it
    return Imported()


def shown(name: str) -> str:
    """Return a file's name, fit to be written: it may be any bytes."""
    return "".join(c if c.isprintable() else "\ufffd" for c in name)[:100]


def read_file(path: Path | str, folder: int | None = None) -> bytes:
    """Return a file's bytes, at most `MAX_FILE_BYTES` and one more; `path` may be below `folder`.

    Raises OSError where it is no regular file; links are not followed, pipes not waited for.
    """
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY
    if not stat.S_ISREG(os.stat(path, dir_fd=folder, follow_symlinks=False).st_mode):
        raise OSError(errno.EINVAL, NO_FILE)  # before it is opened: that alone may do something
    with os.fdopen(os.open(path, flags, dir_fd=folder), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, NO_FILE)
        return file.read(MAX_FILE_BYTES + 1)


def read_timestamp_file(folder: int) -> str | None:
    """Return when the work was handed in, as nbgrader writes it; None where there is no file."""
    size = file_size(TIMESTAMP, folder)
    if size is None:
        return None
    try:
        data = read_file(TIMESTAMP, folder) if size <= MAX_EXCHANGE_BYTES else b""
        return data[:1000].decode("utf-8", "replace")
    except OSError:  # there is one, and it cannot be read
        return ""


def read_exchange_files(folder: int) -> dict[str, bytes]:
    """Return what nbgrader's exchange put beside work; empty where that is not all there."""
    sizes = [file_size(name, folder) for name in EXCHANGE_FILES]
    if any(size is None or size > MAX_EXCHANGE_BYTES for size in sizes):
        return {}
    return {name: read_file(name, folder) for name in EXCHANGE_FILES}


def work_digest(submission: Submission, timestamp: str | None) -> str:
    """Return a digest of all that was handed in, and when."""
    digest = hashlib.sha256(f"{submission.status} {timestamp}".encode("utf-8", "replace"))
    for problem in submission.problems:
        digest.update(problem.encode() + b"\0")
    digest.update(b"none" if submission.data is None else submission.data)
    return digest.hexdigest()
