"""What is in an export, by the way its platform names files: every file has a record, also one of
no use, and says why.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rnngrader.lms.archive import Entry, open_entries
from rnngrader.lms.platform import SubmittedFile
from rnngrader.lms.platforms import PLATFORMS
from rnngrader.lms.roster import Roster, RosterError
from rnngrader.lms.whose import NOBODY, Known, attribute


@contextmanager
def open_submissions(
    source: Path, roster: Roster | None, known: Known = NOBODY
) -> Iterator[list[SubmittedFile]]:
    """Open an export, a zip, a folder or a single notebook, and give its files with their students.

    They can be read as long as it is open. Raises IntakeError where there is nothing to read.
    """
    with open_entries(source) as entries:
        yield attribute(read_names(entries, roster, known), roster, known)


def read_names(
    entries: Sequence[Entry], roster: Roster | None, known: Known = NOBODY
) -> list[SubmittedFile]:
    """Return each file with what the export's names tell of its owner; a group's has several.

    Raises `RosterError` where the roster is another platform's, whose numbers are not in the names.
    """
    readers = (
        (platform, platform.owners(entries, roster, known.names))
        for platform in PLATFORMS.values()
        if platform.owners
    )
    platform, owners = next((platform, owners) for platform, owners in readers if owners)
    others = roster and roster.kind != platform.name and PLATFORMS[roster.kind].numbers
    if roster and others and platform.numbers:
        raise RosterError(
            f"The files are {platform.name.title()}'s, the roster is {roster.kind.title()}'s: its "
            f"numbers are not in their names, and a name alone may be a namesake's. Give "
            f"{platform.name.title()}'s own list, or a CSV of ids and names for any platform."
        )
    return [
        SubmittedFile("", entry, owner, platform=platform.name)
        for entry in entries
        for owner in owners(entry.name)
    ]
