"""The platforms, and what is found among them: whose list of students this is."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from rnngrader.lms import FORMATS
from rnngrader.lms.platform import Platform
from rnngrader.lms.roster import Roster, RosterError, decode, make_roster, read_table

PLATFORMS: dict[str, Platform] = {
    name: import_module(f"rnngrader.lms.{module}").PLATFORM for name, module in FORMATS.items()
}
MAX_ROSTER_BYTES = 50_000_000


def read_roster(path: Path | None) -> Roster | None:
    """Return the roster in a CSV file, in whichever of the known forms it is; None for no file."""
    if path is None:
        return None
    try:
        with path.open("rb") as file:
            data = file.read(MAX_ROSTER_BYTES + 1)
    except OSError as error:
        raise RosterError(f"{path} cannot be read: {error.strerror}.") from None
    if len(data) > MAX_ROSTER_BYTES:
        raise RosterError(f"{path.name} is larger than {MAX_ROSTER_BYTES // 10**6} MB: no roster.")
    return parse_roster(decode(data), path.name)


def parse_roster(text: str, source: str) -> Roster:
    if text.startswith("PK\x03\x04"):
        raise RosterError(f"{source} is a workbook or another archive: save it as CSV.")
    table = read_table(text, source)
    header, rows = [cell.strip() for cell in table[0]], table[1:]
    for platform in PLATFORMS.values():
        if platform.columns and (columns := platform.columns(header, rows)):
            roster = make_roster(columns, header, rows)
            if not roster.people:
                problems = (*roster.doubts, *roster.problems)
                why = " ".join(problems[:3]) or "It has no row of a student."
                raise RosterError(f"Nobody can be read from {source}. {why}")
            return roster
    raise RosterError(
        f"{source} has the columns {', '.join(header[:12])}; wanted one that tells the students "
        "apart, student, id, username, sid or email; or Canvas's gradebook export, or Moodle's "
        "grading worksheet."
    )
