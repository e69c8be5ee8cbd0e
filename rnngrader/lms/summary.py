"""An import in a sentence: people first, then files."""

from __future__ import annotations

from rnngrader.lms.archive import is_notebook
from rnngrader.lms.intake import Intake
from rnngrader.lms.log import BAD, OTHER, TAKEN
from rnngrader.lms.standing import LIES_AS, standing


def summary(intake: Intake) -> tuple[str, list[str]]:
    """Return the import by people, in a sentence, and the ids of those of whom nothing is there."""
    arrived = {one.student: one.status for one in intake.arrivals if one.status in BAD}
    arrived |= {a.student: "in" for a in intake.arrivals if a.status in (*TAKEN, "older")}
    arrived.pop("", None)
    on_roster = [person.student for person in intake.roster.people] if intake.roster else []
    state = dict.fromkeys((*on_roster, *arrived), "nothing")
    for student in state:
        stands = standing(intake.folder(student))
        wrong = next((word for word, end in LIES_AS.items() if stands.endswith(end)), "wrong file")
        there = "in" if is_notebook(stands) else wrong if stands else "nothing"
        state[student] = there if there == "in" else arrived.get(student, there)
    counts = [
        f"{number} {word}"
        for word in ("in", "wrong file", "unreadable", OTHER, "nothing")
        if (number := list(state.values()).count(word)) or word == "in"
    ]
    if unknown := sum(one.status == "unknown" for one in intake.arrivals):
        counts.append(f"{unknown} unknown")
    where = "on the roster" if intake.roster else "in the export"
    files = [
        f"{number} {word}"
        for word in (*TAKEN, "older", "left out", *BAD)
        if (number := sum(one.status == word for one in intake.arrivals))
        or word in ("taken", "unchanged")
    ]
    would = "Files would be" if intake.dry_run else "Files"
    said = f"{len(state)} {where}: {', '.join(counts)}. {would}: {', '.join(files)}."
    if new := intake.new:
        said += f" {len(new)} new student{'s' * (len(new) > 1)}: {', '.join(new)}."
    for name in sorted(intake.elsewhere):
        said += f" Of {name}, and not taken: import them with --assignment {name}."
    return said, [student for student, word in state.items() if word == "nothing"]
