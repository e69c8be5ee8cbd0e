"""What an instructor decides about an assignment, checked: `SETTINGS` of an exercises file."""

from __future__ import annotations

import datetime
from collections.abc import Mapping

from rnngrader.records import AssignmentSettings

MISSING, ABOVE_FULL = ("zero", "blank"), ("keep", "cut")
MOST_MINUTES = 7 * 24 * 60


def settings_problem(settings: object, points: Mapping[str, float]) -> str:
    """Return what is wrong with the settings of an assignment, in a sentence; empty for nothing.

    `points` are those of the exercises, by name.
    """
    if not isinstance(settings, AssignmentSettings):
        return f"it is a {type(settings).__name__}; wanted rnngrader.AssignmentSettings(…)."
    known = ", ".join(points)
    if not isinstance(settings.bonus, tuple):
        one = settings.bonus if settings.bonus in [*points] else ""
        such = f": ('{one}',)" if one else f", such as ('{next(iter(points), 'loss')}',)"
        return f"bonus is {settings.bonus!r}; wanted a tuple of exercises{such}."
    for where, names in (("bonus", settings.bonus), ("tolerance", settings.tolerance)):
        for name in names:
            if name not in points:
                return f"{where} names {name!r}; there are: {known}."
    for name, tolerance in settings.tolerance.items():
        if not is_number(tolerance) or not 0 < tolerance < 1:
            return f"the tolerance of {name} is {tolerance!r}; wanted a number between 0 and 1."
    if settings.full_marks is not None:
        reachable = sum(points.values())
        if not is_number(settings.full_marks) or not 0 < settings.full_marks <= reachable:
            return (
                f"full_marks is {settings.full_marks!r}; wanted a number above 0 and at most "
                f"{reachable:g}, the points of all exercises."
            )
    elif points and not set(points) - set(settings.bonus):
        return "every exercise is a bonus; say with full_marks what counts as full."
    if settings.late is not None and not (is_number(settings.late) and 0 <= settings.late <= 1):
        return f"late is {settings.late!r}; wanted the share that a day costs, 0.1 for 10 %."
    if settings.missing not in MISSING:
        return f"missing is {settings.missing!r}; wanted 'zero' or 'blank'."
    if settings.above_full not in ABOVE_FULL:
        return f"above_full is {settings.above_full!r}; wanted 'keep' or 'cut'."
    most = settings.attempts
    if most is not None and not (is_number(most) and most == int(most) and most >= 1):
        return f"attempts is {most!r}; wanted how many are graded, 1 at least, or None for all."
    wait = settings.minutes_between
    if not is_number(wait) or not 0 <= wait <= MOST_MINUTES:
        return f"minutes_between is {wait!r}; wanted minutes, from 0 to {MOST_MINUTES:,} (a week)."
    if settings.due and due_date(settings) is None:
        return f"due is {settings.due!r}; wanted a time with its zone: '2026-12-01T23:59+01:00'."
    return ""


def due_date(settings: AssignmentSettings) -> datetime.datetime | None:
    """Return the deadline in UTC, without a zone as nbgrader stores it; None for none."""
    try:
        due = datetime.datetime.fromisoformat(settings.due)
    except (TypeError, ValueError):
        return None
    return None if due.tzinfo is None else due.astimezone(datetime.UTC).replace(tzinfo=None)


def is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
