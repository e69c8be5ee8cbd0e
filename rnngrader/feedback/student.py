"""What a student reads: the graded cell's output and a page of their own.

Nothing here holds a hidden test, an expected value or a probe's input: only the records' own
sentences, shapes, relative errors and hints, and the student's own code.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import msgspec
from markupsafe import Markup

from rnngrader.feedback.charts import MAX_STEPS, describe_steps, steps_image, steps_svg
from rnngrader.feedback.phrases import beside, is_of_the_call, summary, summary_of_all, word
from rnngrader.feedback.score import as_reported, escaped, reasons, score_text, with_final
from rnngrader.feedback.text import plain_number, prose, render, stylesheet
from rnngrader.records import (
    ErrorByStep,
    ErrorInfo,
    ExerciseReport,
    Final,
    SubmissionReport,
    Verdict,
)
from rnngrader.sandbox.untrusted import identifier, one_line, shape

PAGE_LIMIT = 60_000  # bytes
# Characters of each answer, and whether findings are shown: the first that keep the page small.
FULLNESS = ((3000, True), (800, True), (0, True), (0, False))
PICTURES = 3  # at most, an exercise
LINES_AROUND = 2

NOTEBOOK_STYLE = stylesheet("exercise.css", "notebook.css")
PAGE_STYLE = stylesheet("page.css", "exercise.css")


@dataclass(frozen=True)
class Group:
    """Outputs of which the same is to be said."""

    outputs: tuple[str, ...]
    note: str


@dataclass(frozen=True)
class View:
    """One exercise as the templates show it."""

    report: ExerciseReport
    summary: str
    right: tuple[str, ...]
    wrong: tuple[Group, ...]
    remarks: tuple[Group, ...]  # on right outputs
    whole: bool  # nothing came back from the call: no output has a finding of its own
    context: tuple[tuple[str, bool], ...]  # lines of code, and whether it is the one that raised
    pictures: tuple[tuple[Markup, str], ...]  # with their captions
    answer: str = ""  # shown beside what went wrong

    @property
    def is_right(self) -> bool:
        return self.report.verdict is Verdict.CORRECT

    @property
    def word(self) -> str:
        return word(self.report)

    @property
    def has_more(self) -> bool:
        """Whether there is more to say than that all is right."""
        return not self.is_right or self.report.carried_forward or bool(self.remarks)


def exercise_html(report: ExerciseReport) -> str:
    """Return a fragment for the graded cell's text/html output: no script, nothing from elsewhere.

    It reads well where a notebook viewer takes style and pictures out.
    """
    return fragment(msgspec.json.encode(report))


@functools.lru_cache(maxsize=128)  # most answers are right, and many mistakes the same
def fragment(encoded: bytes) -> str:
    report = msgspec.json.decode(encoded, type=ExerciseReport)
    view = view_of(report, {}, steps_image)
    return render("exercise.html", {"view": view, "style": NOTEBOOK_STYLE})


def exercise_text(report: ExerciseReport, every_hint: bool = False) -> str:
    """Return the same in a few lines for a terminal, with the first hint only or with all.

    Of points nothing is said where there are none to get.
    """
    view = view_of(report, {})
    points = f"{plain_number(report.points)} of {plain_number(report.max_points)} points. "
    mark, points = "✓" if view.is_right else "✗", points if report.max_points else ""
    lines = [f"{mark} {report.name}: {points}{view.summary}"]
    if report.error:
        lines += error_text(report.error)
    if not view.whole:
        lines += [f"✗ {', '.join(group.outputs)}: {group.note}" for group in view.wrong]
        lines += [f"✓ {', '.join(group.outputs)}: {group.note}" for group in view.remarks]
        if view.right and (view.wrong or view.remarks):
            lines.append(f"✓ {', '.join(view.right)}: Right.")
    if report.diagnosis:
        found = report.diagnosis
        lines += [found.title, found.hint, *(f"- {fact}" for fact in found.facts[:8])]
        lines += found.more_hints * every_hint
        lines += [f"Read again: {found.section}"] * bool(found.section)
    first, *rest = (one_line(line, 1000) for line in lines if line)
    return "\n  ".join([first, *rest])


def error_text(error: ErrorInfo) -> list[str]:
    """Return an exception in up to three lines."""
    function = identifier(error.function)
    where = f"in {function}, line {error.line_number}: " if function else ""
    named = [(identifier(name), shape(text)) for name, text in list(error.shapes.items())[:12]]
    shapes = ", ".join(f"{name} {lengths}" for name, lengths in named)
    return [
        f"✗ {identifier(error.type_name)}: {error.message}",
        f"{where}{error.line.strip()}" if error.line else "",
        f"shapes: {shapes}" if shapes else "",
    ]


def student_page(
    report: SubmissionReport, assignment_title: str, answers: Mapping[str, str] | None = None
) -> str:
    """Return one student's page: a self-contained HTML file without a script, under 60 KB.

    It tells the report's own score, between marks (see feedback/score.py).
    `answers` maps an exercise to the student's source of it, shown beside what went wrong; it is
    cut, or left out, where it would make the page too large.
    """
    views = [view_of(exercise, answers or {}) for exercise in report.exercises]
    values = {
        "report": report,
        "title": assignment_title,
        "views": views,
        "style": PAGE_STYLE,
        "failed": any(e.verdict is Verdict.GRADER_FAULT for e in report.exercises),
        "summary": summary_of_all(report),
    }
    for answer_limit, full in FULLNESS:
        values |= {"answer_limit": answer_limit, "full": full}
        page = with_final(render("student.html", values), as_reported(report))
        if len(page.encode()) <= PAGE_LIMIT:
            break
    return page


def student_notebook(
    report: SubmissionReport, assignment_title: str, final: Final | None = None
) -> bytes:
    """Return the feedback as a notebook, for platforms that give back the kind handed in.

    It holds nothing of the student's notebook and no code: each exercise's finding is an output.
    """
    final = final or as_reported(report)
    why = "".join(f"\n- {escaped(line)}" for line in reasons(final))
    title = f"# {assignment_title}\n\n**{score_text(final)}.** {summary_of_all(report)}\n{why}"
    title = title.rstrip()
    cells: list[dict[str, object]] = [
        {"cell_type": "markdown", "id": "score", "metadata": {}, "source": title}
    ]
    if report.problems:
        items = Markup().join(Markup("<li>{}</li>").format(prose(p, 400)) for p in report.problems)
        text = "\n".join(one_line(problem) for problem in report.problems)
        cells.append(output_cell("problems", Markup("<ul>{}</ul>").format(items), text))
    for number, exercise in enumerate(report.exercises):
        points = final.points.get(exercise.name, exercise.points)
        html = with_final(exercise_html(exercise), final)
        text = exercise_text(replace(exercise, points=points))
        cells.append(output_cell(f"exercise-{number}", html, text))
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel}
    notebook = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(notebook, indent=1, sort_keys=True).encode() + b"\n"


def output_cell(name: str, html: str, text: str) -> dict[str, object]:
    data = {"text/html": str(html), "text/plain": text}
    output = {"output_type": "display_data", "metadata": {}, "data": data}
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": name,
        "metadata": {"jupyter": {"source_hidden": True}},
        "outputs": [output],
        "source": "",
    }


def view_of(
    report: ExerciseReport,
    answers: Mapping[str, str],
    draw: Callable[[ErrorByStep], Markup] = steps_svg,
) -> View:
    """Return what is to be said of one exercise, grouped and in words; pictures as `draw` does."""
    right: list[str] = []
    groups: dict[tuple[Verdict, str], list[str]] = {}
    for name, finding in report.outputs.items():
        if finding.verdict is Verdict.CORRECT and finding.message is None:
            right.append(name)
        else:
            groups.setdefault((finding.verdict, beside(name, finding)), []).append(name)
    said = [(verdict, Group(tuple(names), note)) for (verdict, note), names in groups.items()]
    wrong = tuple(group for verdict, group in said if verdict is not Verdict.CORRECT)
    remarks = tuple(group for verdict, group in said if verdict is Verdict.CORRECT)
    whole = is_of_the_call(tuple(report.outputs.values()))
    short = wrong[0].note if whole and not report.error else summary(report)
    context = lines_around(report.error, answers, report.name) if report.error else ()
    steps = [one for one in report.errors_by_step[:PICTURES] if 2 <= len(one.errors) <= MAX_STEPS]
    pictures = tuple((draw(one), describe_steps(one)) for one in steps)
    without = (Verdict.CORRECT, Verdict.NOT_IMPLEMENTED)
    answer = "" if report.verdict in without else answers.get(report.name, "")
    return View(report, short, tuple(right), wrong, remarks, whole, context, pictures, answer)


def lines_around(
    error: ErrorInfo, answers: Mapping[str, str], exercise: str
) -> tuple[tuple[str, bool], ...]:
    """Return the line that raised, between its neighbors where the student's source is at hand."""
    source = answers.get(error.function) or answers.get(exercise) or ""
    lines = source.splitlines()
    at = error.line_number - 1
    if not (0 <= at < len(lines) and lines[at].strip() == error.line.strip()):
        return ((error.line.strip(), False),)
    first = max(0, at - LINES_AROUND)
    around = lines[first : at + LINES_AROUND + 1]
    return tuple((text, first + i == at) for i, text in enumerate(around))
