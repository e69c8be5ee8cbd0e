"""nbgrader's exchange: what students submit comes into submitted/, and their pages go back.

The folders and names are nbgrader's, so that its *Submit* and *Fetch Feedback* meet us. Its own
`collect` goes through the whole class, and follows links that a student may have put there; here
each student's files come alone, read as all that students hand in is read.
"""

from __future__ import annotations

import contextlib
import os
import pwd
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from jupyter_core.paths import jupyter_config_path
from nbgrader.utils import notebook_hash
from traitlets.config import Config, PyFileConfigLoader
from traitlets.config.loader import ConfigFileNotFound

from rnngrader.batch.arrivals import PATIENCE_S, Folders, look_at
from rnngrader.batch.files import write_whole
from rnngrader.batch.run import FEEDBACK, SUBMITTED, is_student_id, page_path
from rnngrader.course.assignment import CONFIG, Assignment
from rnngrader.course.cells import CourseError
from rnngrader.course.locks import RESULTS, locked
from rnngrader.gradebook.attempts import read_timestamp
from rnngrader.gradebook.database import load_config
from rnngrader.submission.files import EXCHANGE_FILES, MAX_FILE_BYTES, TIMESTAMP, read_file

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
    own: dict[str, bool] = field(default_factory=dict)  # by submission: whether it is the student's
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
        newest: dict[str, tuple[str, str]] = {}
        for name in os.listdir(inbound):
            student, assignment, time = parts_of(name)
            if assignment != self.assignment.name or not is_student_id(student):
                continue
            if name not in self.own:
                self.own[name] = is_owner(inbound / name, student)
                if not self.own[name]:
                    self.say(f"{student}: {name!r} in the exchange is somebody else's: left there.")
            if self.own[name]:
                newest[student] = max(newest.get(student, ("", "")), (time, name))
        places = {name: inbound / name for _, name in newest.values()}
        for name, seen in self.folders.settled(places):
            complete = {SECRET, TIMESTAMP} <= {file for file, *_ in seen.look}
            if not complete and seen.age_s < PATIENCE_S:
                continue
            self.fetch(parts_of(name)[0], places[name])
            seen.taken = True

    def fetch(self, student: str, place: Path) -> None:
        """Copy one submission, unless submitted/ has it, or newer work, already."""
        folder = self.assignment.course / SUBMITTED / student / self.assignment.name
        content = dict(files_in(place))
        with contextlib.suppress(OSError):
            have = read_timestamp(read_file(folder / TIMESTAMP).decode("utf-8", "replace"))
            sent = read_timestamp(content.get(TIMESTAMP, b"").decode("utf-8", "replace"))
            if have is not None and (sent is None or sent <= have):
                return
        with locked(self.assignment.course, RESULTS):
            folder.mkdir(parents=True, exist_ok=True)
            for name in sorted(content, key=TIMESTAMP.__eq__):  # the time last: then it is whole
                write_whole(folder / name, content[name])
            for path in folder.iterdir():
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
            self.give_back(student)

    def notebooks_of(self, student: str) -> Iterator[str]:
        """Yield the names that a student gave their notebooks: *Fetch Feedback* goes by these."""
        folder = self.assignment.course / SUBMITTED / student / self.assignment.name
        for name, *_ in look_at(folder):
            if name.endswith(".ipynb"):
                yield name.removesuffix(".ipynb")


def open_exchange(assignment: Assignment, say: Callable[[str], None]) -> Exchange:
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
    return Exchange(assignment, root / course, say)


def parts_of(name: str) -> tuple[str, str, str]:
    """Return student, assignment and time of a submission's name; empty where it is none.

    A student's name may hold a plus, the others do not.
    """
    parts = name.rsplit("+", 3)
    return (parts[0], parts[1], parts[2]) if len(parts) == 4 else ("", "", "")


def is_owner(place: Path, student: str) -> bool:
    """Return whether a submission may be the student's: where there is such an account, its own."""
    try:
        return place.lstat().st_uid == pwd.getpwnam(student).pw_uid
    except KeyError:
        return True  # servers in containers: all accounts are one


def files_in(place: Path) -> Iterator[tuple[str, bytes]]:
    """Yield name and content of the regular files in a folder that may not be a link."""
    descriptor = os.open(place, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    room = MAX_FILE_BYTES
    try:
        for name in sorted(os.listdir(descriptor))[:MAX_FILES]:
            with contextlib.suppress(OSError):
                content = read_file(name, descriptor)
                room -= len(content)
                if room >= 0 or name in EXCHANGE_FILES:
                    yield name, content
    finally:
        os.close(descriptor)
