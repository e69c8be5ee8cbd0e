"""The final score: the points, then what people gave, then lateness, then the bonus on top.

Plain functions of data; nothing here knows a database. nbgrader's late penalty is taken of all the
points, the bonus among them, and so is ours: its tables and our pages tell the same number.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rnngrader.records import AssignmentSettings, Final, SubmissionReport

DAY_S = 86_400

# What being late costs: of a score and seconds after the deadline; None for nothing.
LateRule = Callable[[float, float], float | None]


@dataclass(frozen=True)
class Given:
    """What the grader and people gave for one exercise."""

    automatic: float
    max_points: float
    manual: float | None = None  # in the place of the automatic points
    extra: float = 0.0  # on top of either
    comment: str = ""  # a person's

    @property
    def points(self) -> float:
        return round((self.automatic if self.manual is None else self.manual) + self.extra, 4)

    @property
    def by_hand(self) -> bool:
        return self.manual is not None or self.extra != 0.0


def final_score(
    given: Mapping[str, Given],
    settings: AssignmentSettings,
    late_s: float = 0.0,
    late_rule: LateRule | None = None,
    blank: bool = False,
) -> Final:
    """Return what a student gets, from the points by exercise.

    `late_s` are the seconds after the deadline; `late_rule` is nbgrader's, used where the settings
    have none of their own. With `blank`, the score stays open unless a person gave points.
    """
    points = {name: one.points for name, one in given.items()}
    overridden = tuple(name for name, one in given.items() if one.by_hand)
    total = round(sum(points.values()), 4)
    rule = late_rule if settings.late is None else share_a_day(settings.late)
    penalty = (rule(total, late_s) if rule and late_s > 0 else None) or 0.0
    penalty = round(min(max(float(penalty), 0.0), max(total, 0.0)), 4)
    full_marks = settings.full_marks
    if full_marks is None:
        full_marks = sum(o.max_points for name, o in given.items() if name not in settings.bonus)
    score = round(total - penalty, 4)
    cut = round(max(score - full_marks, 0.0), 4) if settings.above_full == "cut" else 0.0
    return Final(
        score=None if blank and not overridden else round(score - cut, 4),
        full_marks=full_marks,
        automatic_score=round(sum(one.automatic for one in given.values()), 4),
        points=points,
        automatic={name: one.automatic for name, one in given.items()},
        max_points={name: one.max_points for name, one in given.items()},
        bonus=tuple(name for name in settings.bonus if name in given),
        overridden=overridden,
        comments={name: one.comment for name, one in given.items() if one.comment},
        late_penalty=penalty,
        late_s=max(late_s, 0.0),
        cut=cut,
    )


def share_a_day(share: float) -> LateRule:
    """Return the rule that each day begun after the deadline costs this share of the score."""
    return lambda score, late_s: score * min(share * math.ceil(late_s / DAY_S), 1.0)


def automatic_final(
    report: SubmissionReport, points: Mapping[str, float], settings: AssignmentSettings
) -> Final:
    """Return the final score of a report in no gradebook; `points` are the most, by exercise."""
    graded = {exercise.name: exercise.points for exercise in report.exercises}
    given = {name: Given(graded.get(name, 0.0), most) for name, most in points.items()}
    return final_score(given, settings, blank=is_blank(report.status, settings))


def is_blank(status: str, settings: AssignmentSettings) -> bool:
    """Return whether who has this status gets no score rather than none of the points."""
    return status == "missing" and settings.missing == "blank"
