"""The final score in words, and in pages and notebooks that are there already.

What tells a score stands between marks in every file of ours, `<!--final NAME-->` and
`<!--/final-->`, and is replaced where a person, a deadline or the settings change it. A student
cannot write such a mark: all that is theirs is escaped.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import msgspec
from markupsafe import Markup

from rnngrader.feedback.text import plain_number, prose
from rnngrader.records import ExerciseReport, Final, SubmissionReport, Verdict
from rnngrader.sandbox.untrusted import one_line

TOTAL = "total"  # the mark around the whole score; an exercise's is around its points
PART = re.compile(r"<!--final ([\w-]+)-->.*?<!--/final-->", re.DOTALL)
CELL = "final-score"  # the id of the cell that says the score in a graded notebook


def score_text(final: Final) -> str:
    """Return the score in a few words: "93 of 100 points, 3 of them bonus".

    Where lateness or a limit took some away, none are said to be bonus: they took of all.
    """
    if final.score is None:
        return "No score"
    bonus = 0.0 if final.late_penalty or final.cut else final.bonus_points
    text = f"{plain_number(final.score)} of {plain_number(final.full_marks)} points"
    return text + (f", {plain_number(bonus)} of them bonus" if bonus else "")


def points_text(final: Final, exercise: str) -> str:
    """Return the points of one exercise: "3 of 10"."""
    points, most = final.points.get(exercise, 0.0), final.max_points.get(exercise, 0.0)
    return f"{plain_number(points)} of {plain_number(most)}"


def reasons(final: Final) -> list[str]:
    """Return why the score is not the sum of the automatic points, a line a reason."""
    lines = []
    for name in dict.fromkeys((*final.overridden, *final.comments)):
        said = one_line(final.comments.get(name, ""), 1000)
        if name in final.overridden:
            by_hand = f"{name}: {points_text(final, name)} points, given by hand"
            by_hand += f": {said}" if said else ""
            better = final.automatic.get(name, 0.0) > final.points[name]
            grader = f"; the grader gives {plain_number(final.automatic[name])}" if better else ""
            lines.append(by_hand.removesuffix(".") + grader if grader else by_hand)
        else:
            lines.append(f"{name}: {said}")
    if final.late_penalty:
        lines.append(f"{late_text(final)}: −{plain_number(final.late_penalty)}")
    elif final.late_s:
        lines.append(f"{late_text(final)}: nothing taken off")
    if final.cut:
        lines.append(f"Full marks are the most that counts: −{plain_number(final.cut)}")
    if waits := waiting_text([final]):
        lines.append(f"What was graded counts until a change is applied: {waits}")
    return lines


def waiting_text(finals: Iterable[Final]) -> str:
    """Return which exercises give other points by now than when work was graded, "loss 4 → 8";
    empty for none.
    """
    moved = dict.fromkeys(
        f"{name} {plain_number(final.max_points[name])} → {plain_number(now)}"
        for final in finals
        for name, now in final.waiting.items()
    )
    return ", ".join(moved)


def late_text(final: Final) -> str:
    """Return how late the work came: "1 day 1 h late"; empty where it did not."""
    if final.late_s <= 0:
        return ""
    hours, minutes = divmod(math.ceil(final.late_s / 60), 60)
    days, hours = divmod(hours, 24)
    parts = (days, " day" if days == 1 else " days"), (hours, " h"), (minutes, " min")
    return f"{' '.join(f'{number}{unit}' for number, unit in parts if number)} late"


def with_final(page: str, final: Final, others: Mapping[str, str] | None = None) -> str:
    """Return the page or fragment with this score in the place of the one that it tells.

    `others` are what else stands between marks, as HTML by the mark's name.
    """

    def part(found: re.Match[str]) -> str:
        name = found[1]
        if others and name in others:
            text = others[name]
        elif name == TOTAL:
            text = str(total_html(final))
        elif name in final.points:
            text = points_text(final, name)
        else:
            return found[0]
        return f"<!--final {name}-->{text}<!--/final-->"

    return PART.sub(part, page)


def is_ours(page: str) -> bool:
    """Return whether the page tells its score between our marks."""
    return f"<!--final {TOTAL}-->" in page


def nbgrader_mark(final: Final) -> str:
    """Return the comment by which a page of `nbgrader generate_feedback` is known to tell this
    score.
    """
    digest = hashlib.sha256(msgspec.json.encode(final)).hexdigest()[:16]
    return f"<!--rnngrader {digest}-->"


def total_html(final: Final) -> Markup:
    """Return the score with its bar and its reasons, as it stands between the marks of a page."""
    share = 100 * (final.score or 0.0) / final.full_marks if final.full_marks else 0.0
    number, _, rest = score_text(final).partition(" ")
    lines = Markup("").join(Markup("<li>{}</li>").format(prose(line)) for line in reasons(final))
    return Markup(
        '<p class="score">{} <small>{}</small></p>'
        '<span class="bar" aria-hidden="true"><i style="width:{}%"></i></span>{}'
    ).format(
        number,
        rest,
        round(min(max(share, 0.0), 100.0), 1),
        Markup('<ul class="why">{}</ul>').format(lines) if lines else "",
    )


def as_reported(report: SubmissionReport) -> Final:
    """Return the score of a report alone, where neither a gradebook nor settings are known."""
    points = {exercise.name: exercise.points for exercise in report.exercises}
    most = {exercise.name: exercise.max_points for exercise in report.exercises}
    return Final(report.score, report.max_score, report.score, points, points, most)


def as_final(report: SubmissionReport, final: Final) -> SubmissionReport:
    """Return the report with the points that count in the place of the automatic ones.

    What a person gave for exercises of work that could not be graded is among them.
    """
    exercises = [
        replace(exercise, points=final.points.get(exercise.name, exercise.points))
        for exercise in report.exercises
    ]
    if report.status != "graded":
        exercises = [
            ExerciseReport(name, final.points[name], final.max_points[name], Verdict.NOT_FOUND, {})
            for name in final.overridden
        ]
    score = final.score or 0.0
    return replace(report, score=score, max_score=final.full_marks, exercises=tuple(exercises))


def notebook_with_final(notebook: Mapping[str, Any], final: Final) -> dict[str, Any]:
    """Return a graded notebook with a first cell that says the score, and its points in it."""
    lines = "\n".join(f"- {escaped(line)}" for line in reasons(final))
    source = f"**{score_text(final)}**" + (f"\n\n{lines}" if lines else "")
    first = {"cell_type": "markdown", "id": CELL, "metadata": {}, "source": source}
    rest = [cell_with_final(cell, final) for cell in notebook["cells"] if cell.get("id") != CELL]
    return {**notebook, "cells": [first, *rest]}


def cell_with_final(cell: dict[str, Any], final: Final) -> dict[str, Any]:
    """Return a cell with the points that a graded one's output tells."""
    if not cell["metadata"].get("nbgrader", {}).get("grade"):
        return cell
    outputs = []
    for output in cell.get("outputs", ()):
        html = output.get("data", {}).get("text/html")
        if isinstance(html, list):
            html = "".join(html)
        if html:
            output = {**output, "data": {**output["data"], "text/html": with_final(html, final)}}
        outputs.append(output)
    return {**cell, "outputs": outputs}


def escaped(line: str) -> str:
    """Return a line as it stands in Markdown, where neither HTML nor a heading is meant."""
    return re.sub(r"([\\`*_{}\[\]()#+!|<>&~$])", r"\\\1", line)
