"""What a student is told of attempts: the number, when the next is graded, and what changed."""

from __future__ import annotations

import datetime

from markupsafe import Markup

from rnngrader.feedback.mistakes import NOT_WRITTEN, mistake_of
from rnngrader.feedback.text import prose
from rnngrader.records import AssignmentSettings, ExerciseReport, Made, SubmissionReport, Verdict

# The marks of a page (see feedback/score.py) between which this stands.
STANDING, CHANGES = "attempt-standing", "attempt-changes"


def standing(made: Made, settings: AssignmentSettings, next_at: datetime.datetime | None) -> str:
    """Return which attempt this is and what holds for the next one; empty where there is nothing.

    `next_at` is from when on the next one is graded as it comes in, in UTC; None for never.
    """
    most, wait = settings.attempts, settings.minutes_between
    if made.number == 0 or (made.number == 1 and most is None and not wait):
        return ""
    said = [f"Attempt {made.number}{f' of {most}' if most and made.number <= most else ''}."]
    if not made.ends_here:
        said = [f"This is not counted as an attempt; {made.number} were graded before."]
    if next_at is None:
        said.append("No further one is graded as it comes in: ask your instructor.")
    elif wait and made.graded_at is not None:
        said.append(f"The next one is graded from {local(next_at)}.")
    return " ".join(said)


def local(moment: datetime.datetime) -> str:
    """Return a time of UTC as a clock here shows it, to the second, with its zone."""
    return moment.replace(tzinfo=datetime.UTC).astimezone().strftime("%Y-%m-%d %H:%M:%S %Z")


def changes(before: SubmissionReport, after: SubmissionReport) -> list[str]:
    """Return what became of each exercise that was wrong in one of two attempts, or is now."""
    old = {exercise.name: exercise for exercise in before.exercises}
    found = [(e.name, change(old[e.name], e)) for e in after.exercises if e.name in old]
    return [f"`{name}`: {said}." for name, said in found if said]


def change(before: ExerciseReport, after: ExerciseReport) -> str:
    """Return what became of one exercise, in a few words; empty where nothing is to be said."""
    was, is_ = before.verdict, after.verdict
    if Verdict.CORRECT in (was, is_):
        if was is is_:
            return ""
        return "now right" if is_ is Verdict.CORRECT else "no longer right"
    if was in NOT_WRITTEN or is_ in NOT_WRITTEN:
        if was in NOT_WRITTEN and is_ in NOT_WRITTEN:
            return ""
        if is_ in NOT_WRITTEN:
            return "no longer found" if is_ is Verdict.NOT_FOUND else "no longer written"
        return "now written, not yet right"
    right, all_ = right_outputs(after), len(after.outputs)
    if right != right_outputs(before):
        return f"{right} of {all_} outputs right, {right_outputs(before)} before"
    alike = after.numbers != "" and after.numbers == before.numbers  # under whatever names
    same = was is is_ and (alike or mistake_of(before) == mistake_of(after))
    return "wrong in the same way as before" if same else "wrong in another way than before"


def right_outputs(report: ExerciseReport) -> int:
    return sum(finding.verdict is Verdict.CORRECT for finding in report.outputs.values())


def standing_html(
    made: Made, settings: AssignmentSettings, next_at: datetime.datetime | None
) -> dict[str, str]:
    """Return what stands between the first mark."""
    said = standing(made, settings, next_at)
    return {STANDING: str(Markup("<p>{}</p>").format(said)) if said else ""}


def changes_html(
    made: Made, before: SubmissionReport | None, after: SubmissionReport
) -> dict[str, str]:
    """Return what stands between the second mark: what is another than in the attempt before."""
    if before is None or not made.ends_here:
        return {CHANGES: ""}
    lines = changes(before, after) or ["Nothing is another."]
    items = Markup("").join(Markup("<li>{}</li>").format(prose(line)) for line in lines)
    text = Markup(
        '<section class="card" aria-labelledby="since">'
        '<h2 id="since">Since attempt {}</h2><ul>{}</ul></section>'
    )
    return {CHANGES: str(text.format(made.number - 1, items))}
