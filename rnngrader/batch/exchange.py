"""nbgrader's exchange: what students submit comes into submitted/, and their pages go back.

The folders and names are nbgrader's, so that its *Submit* and *Fetch Feedback* meet us. Its own
`collect` goes through the whole class, and follows links that a student may have put there; here
each student's files come alone, read as all that students hand in is read.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import stat
import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from jupyter_core.paths import jupyter_config_path
from nbgrader.utils import notebook_hash
from traitlets.config import Config, PyFileConfigLoader
from traitlets.config.loader import ConfigFileNotFound

from rnngrader.batch.arrivals import PATIENCE_S, Folders, look_at
from rnngrader.batch.results import page_path
from rnngrader.batch.work import FEEDBACK, SUBMITTED, is_student_id
from rnngrader.course.assignment import CONFIG, Assignment
from rnngrader.course.cells import CourseError
from rnngrader.course.files import write_whole
from rnngrader.course.locks import RESULTS, locked
from rnngrader.gradebook.attempts import read_timestamp
from rnngrader.gradebook.database import load_config
from rnngrader.submission.files import (
    EXCHANGE_FILES,
    MAX_EXCHANGE_BYTES,
    MAX_FILE_BYTES,
    TIMESTAMP,
    read_file,
)

ROOT = "/usr/local/share/nbgrader/exchange"  # nbgrader's, where nothing is configured
SECRET = EXCHANGE_FILES[1]
MAX_FILES = 100  # of one submission
OPEN_TO_NAMES = 0o711  # as nbgrader makes it: who knows a page's name can read it


@dataclass
class Exchange:
    """One assignment's part of the exchange."""

    assignment: Assignment
    folder: Path  # the course's, in the exchange
    say: Callable[[str], None]
    folders: Folders = field(default_factory=Folders)
    known: Callable[[], Collection[str]] = tuple  # the students of the gradebook
    said: set[str] = field(default_factory=set)
    again_s: dict[str, float] = field(default_factory=dict)  # by submission: when to try it again
    pages: dict[str, object] = field(default_factory=dict)  # by student: how it looked, given back

    def collect(self) -> None:
        """Copy what was submitted since the last time into submitted/, as far as it is whole.

        Raises `CourseError` where the exchange is not there.
        """
        inbound = self.folder / "inbound"
        if not inbound.is_dir():
            raise CourseError(
                f"{inbound} is not there: the exchange is not mounted, or nothing was released "
                f"yet (`nbgrader release_assignment {self.assignment.name}`)."
            )
        sent_by: dict[str, list[tuple[str, str]]] = {}
        for name in os.listdir(inbound):
            student, assignment, sent = parts_of(name)
            if assignment == self.assignment.name:
                sent_by.setdefault(student, []).append((sent, name))
        places = {
            name: inbound / name
            for student, sent in sent_by.items()
            if is_student_id(student) and (name := self.newest(inbound, student, sent))
        }
        for name, seen in self.folders.settled(places):
            complete = {SECRET, TIMESTAMP} <= {file for file, *_ in seen.look}
            if not complete and seen.age_s < PATIENCE_S:
                continue
            if time.monotonic() < self.again_s.get(name, 0.0):
                continue
            self.again_s[name] = time.monotonic() + PATIENCE_S
            with self.going_on(f"{name!r} in the exchange is left there"):
                self.fetch(parts_of(name)[0], places[name])
                seen.taken = True
                del self.again_s[name]

    def newest(self, inbound: Path, student: str, sent: list[tuple[str, str]]) -> str:
        """Return the name of the last that a student sent; empty where none is the student's."""
        for _, name in sorted(sent, reverse=True):
            with self.going_on(f"{name!r} in the exchange is left there"):
                status = (inbound / name).lstat()
                if not stat.S_ISDIR(status.st_mode):
                    raise CourseError("it is a link or a file, not a folder")
                self.may_be(student, status.st_uid)
                return name
        return ""

    def may_be(self, student: str, uid: int) -> bool:
        """Return whether what belongs to an account is a student's.

        Where the student has an account, it is that one. Else (servers in containers, where all
        accounts are one) it is ours, or anybody's if the gradebook knows the student. Raises
        `CourseError` where it is not.
        """
        try:
            own = uid == pwd.getpwnam(student).pw_uid
        except KeyError:
            own = uid == os.geteuid() or student in self.known()
        if not own:
            raise CourseError(
                "it is somebody else's, or of no account and no student that the gradebook knows"
            )
        return True

    @contextlib.contextmanager
    def going_on(self, what: str) -> Iterator[None]:
        """Say once what goes wrong with one student's; it is tried again, and the others go on."""
        try:
            yield
        except (OSError, ValueError, CourseError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            self.say_once(f"{what}: {why}.")

    def say_once(self, sentence: str) -> None:
        if sentence not in self.said:
            self.said.add(sentence)
            self.say(sentence)

    def fetch(self, student: str, place: Path) -> None:
        """Copy one submission, unless submitted/ has it, or newer work, already.

        Raises OSError or `CourseError` where it cannot be read whole; then nothing is changed.
        """
        folder = self.assignment.course / SUBMITTED / student / self.assignment.name
        content, left = files_in(place, lambda uid: self.may_be(student, uid))
        with contextlib.suppress(OSError):
            have = read_timestamp(read_file(folder / TIMESTAMP).decode("utf-8", "replace"))
            sent = read_timestamp(content.get(TIMESTAMP, b"").decode("utf-8", "replace"))
            if have is not None and (sent is None or sent <= have):
                return
        if left:
            self.say_once(f"{place.name!r} in the exchange: left there are {left}.")
        with locked(self.assignment.course, RESULTS):
            folder.mkdir(parents=True, exist_ok=True)
            for name in sorted(content, key=TIMESTAMP.__eq__):  # the time last: then it is whole
                write_whole(folder / name, content[name])
            for path in folder.iterdir() if not left else ():
                if path.name not in content and path.is_file():
                    path.unlink()

    def give_back(self, student: str) -> None:
        """Put a student's page where *Fetch Feedback* looks, unless it lies there already."""
        page = page_path(self.assignment.course, self.assignment, student)
        try:
            secret = read_file(page.parent / SECRET).decode()
            look = page.stat().st_mtime_ns, page.stat().st_ino, secret
        except (OSError, UnicodeDecodeError):
            return  # no page yet, or did not come through the exchange
        if self.pages.get(student) == look:
            return
        content = page.read_bytes()
        folder = self.folder / FEEDBACK
        if not folder.is_dir():
            folder.mkdir()
            folder.chmod(OPEN_TO_NAMES)
        for name in {page.stem, *self.notebooks_of(student)}:
            place = folder / f"{notebook_hash(secret=secret, notebook_id=name)}.html"
            with contextlib.suppress(OSError):
                if place.read_bytes() == content:
                    continue
            write_whole(place, content)
        self.pages[student] = look

    def give_all_back(self) -> None:
        """Put back all pages that are others than they were the last time."""
        feedback = self.assignment.course / FEEDBACK
        for student in os.listdir(feedback) if feedback.is_dir() else ():
            with self.going_on(f"{student!r}: the page is not given back"):
                self.give_back(student)

    def notebooks_of(self, student: str) -> Iterator[str]:
        """Yield the names that a student gave their notebooks: *Fetch Feedback* goes by these.

        It cannot go by what is no UTF-8.
        """
        folder = self.assignment.course / SUBMITTED / student / self.assignment.name
        for name, *_ in look_at(folder):
            if not name.isprintable():
                self.say_once(f"{student!r}: no page is given back for {name!r}: no name to show.")
            elif name.endswith(".ipynb"):
                yield name.removesuffix(".ipynb")


def open_exchange(
    assignment: Assignment,
    say: Callable[[str], None],
    known: Callable[[], Collection[str]] = tuple,
) -> Exchange:
    """Return an assignment's exchange, wherever nbgrader's configuration says that it is.

    Raises `CourseError` where it does not say that.
    """
    config = Config()
    for folder in reversed(jupyter_config_path()):
        with contextlib.suppress(ConfigFileNotFound):
            config.merge(PyFileConfigLoader(CONFIG, path=folder).load_config())
    config.merge(load_config(assignment.course))
    root = Path(str(config.Exchange.get("root") or ROOT))
    course = str(config.CourseDirectory.get("course_id") or "")
    if not course:
        raise CourseError(f"{CONFIG} has no CourseDirectory.course_id, which the exchange needs.")
    return Exchange(assignment, root / course, say, known=known)


def parts_of(name: str) -> tuple[str, str, str]:
    """Return student, assignment and time of a submission's name; empty where it is none.

    A student's name may hold a plus, the others do not.
    """
    parts = name.rsplit("+", 3)
    return (parts[0], parts[1], parts[2]) if len(parts) == 4 else ("", "", "")


def files_in(place: Path, may_be: Callable[[int], bool]) -> tuple[dict[str, bytes], str]:
    """Return the regular files of a folder that may not be a link, and what else there is in words.

    Of `may_be` its owner is asked. Raises OSError where a file cannot be read: it is not left out.
    """
    found: dict[str, bytes] = {}
    links = many = large = 0
    descriptor = os.open(place, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        may_be(os.fstat(descriptor).st_uid)
        room = MAX_FILE_BYTES
        for name in sorted(os.listdir(descriptor), key=lambda n: (n not in EXCHANGE_FILES, n)):
            status = os.stat(name, dir_fd=descriptor, follow_symlinks=False)
            if not stat.S_ISREG(status.st_mode):
                links += 1
            elif len(found) == MAX_FILES:
                many += 1
            elif status.st_size > (MAX_EXCHANGE_BYTES if name in EXCHANGE_FILES else room):
                large += 1
            else:
                found[name] = read_file(name, descriptor)
                room -= max(status.st_size, len(found[name]))
    finally:
        os.close(descriptor)
    counts = {
        "links, folders or the like": links,
        f"files after the first {MAX_FILES}": many,
        f"files beyond {MAX_FILE_BYTES // 2**20} MiB in all, or longer than nbgrader's": large,
    }
    return found, ", ".join(f"{count} {what}" for what, count in counts.items() if count)
