"""What a student reads: the graded cell's output and a page of their own.

Nothing here holds a hidden test, an expected value or a probe's input: only the records' own
sentences, shapes, relative errors and hints, and the student's own code.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace

import msgspec
from markupsafe import Markup

from rnngrader.pages import in_words, one_line, plain_number, prose, render, stylesheet
from rnngrader.pictures import MAX_STEPS, describe_steps, steps_image, steps_svg
from rnngrader.records import ErrorByStep, ErrorInfo, ExerciseReport, SubmissionReport, Verdict

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
class Line:
    text: str
    hit: bool


@dataclass(frozen=True)
class Picture:
    svg: Markup
    caption: str


@dataclass(frozen=True)
class View:
    """One exercise as the templates show it."""

    report: ExerciseReport
    summary: str
    right: tuple[str, ...]
    wrong: tuple[Group, ...]
    whole: bool  # nothing came back from the call: no output has a finding of its own
    context: tuple[Line, ...] = ()
    pictures: tuple[Picture, ...] = ()
    answer: str = ""

    @property
    def is_right(self) -> bool:
        return self.report.verdict is Verdict.CORRECT

    @property
    def has_more(self) -> bool:
        """Whether there is more to say than that all is right."""
        return not self.is_right or self.report.carried_forward


def exercise_html(report: ExerciseReport) -> str:
    """A fragment for the graded cell's text/html output: no script, nothing from elsewhere.

    It reads well where a notebook viewer takes style and pictures out.
    """
    return fragment(msgspec.json.encode(report))


@functools.lru_cache(maxsize=1024)  # most answers are right, and many mistakes the same
def fragment(encoded: bytes) -> str:
    report = msgspec.json.decode(encoded, type=ExerciseReport)
    shown = report.errors_by_step[:PICTURES]
    values = {
        "view": view_of(report, {}),
        "style": NOTEBOOK_STYLE,
        "pictures": [Picture(steps_image(s), describe_steps(s)) for s in shown if drawable(s)],
    }
    return render("exercise.html", values)


def exercise_text(report: ExerciseReport) -> str:
    """The same in a few lines for a terminal, with the first hint only."""
    view = view_of(report, {})
    points = f"{plain_number(report.points)} of {plain_number(report.max_points)} points"
    lines = [f"{'✓' if view.is_right else '✗'} {report.name}: {points}. {view.summary}"]
    if report.error:
        lines += error_text(report.error)
    if not view.whole:
        lines += [f"✗ {', '.join(group.outputs)}: {group.note}" for group in view.wrong]
        if view.wrong and view.right:
            lines.append(f"✓ {', '.join(view.right)}: Right.")
    if report.diagnosis:
        found = report.diagnosis
        lines += [found.title, found.hint, *(f"- {fact}" for fact in found.facts[:8])]
    first, *rest = (one_line(line, 1000) for line in lines if line)
    return "\n  ".join([first, *rest])


def error_text(error: ErrorInfo) -> list[str]:
    """An exception in up to three lines."""
    where = f"in {error.function}, line {error.line_number}: " if error.function else ""
    shapes = ", ".join(f"{name} {shape}" for name, shape in list(error.shapes.items())[:12])
    return [
        f"✗ {error.type_name}: {error.message}",
        f"{where}{error.line.strip()}" if error.line else "",
        f"shapes: {shapes}" if shapes else "",
    ]


def student_page(
    report: SubmissionReport,
    assignment_title: str,
    answers: Mapping[str, str] | None = None,
) -> str:
    """One student's page: a self-contained HTML file without a script, under 60 KB.

    `answers` maps an exercise to the student's source of it, shown beside what went wrong; it is
    cut, or left out, where it would make the page too large.
    """
    views = [page_view(exercise, answers or {}) for exercise in report.exercises]
    share = 100 * report.score / report.max_score if report.max_score else 0.0
    values = {
        "report": report,
        "title": assignment_title,
        "views": views,
        "style": PAGE_STYLE,
        "share": round(min(max(share, 0.0), 100.0), 1),
        "summary": page_summary(report),
    }
    for answer_limit, full in FULLNESS:
        values |= {"answer_limit": answer_limit, "full": full}
        page = render("student.html", values)
        if len(page.encode()) <= PAGE_LIMIT:
            break
    return page


def student_notebook(report: SubmissionReport, assignment_title: str) -> bytes:
    """The feedback as a notebook of its own, for platforms that give back the kind handed in.

    It holds nothing of the student's notebook and no code: each exercise's finding is an output.
    """
    score = f"{plain_number(report.score)} of {plain_number(report.max_score)} points"
    title = f"# {assignment_title}\n\n**{score}.** {page_summary(report)}"
    cells: list[dict[str, object]] = [
        {"cell_type": "markdown", "id": "score", "metadata": {}, "source": title}
    ]
    if report.problems:
        items = Markup().join(Markup("<li>{}</li>").format(prose(p, 400)) for p in report.problems)
        text = "\n".join(one_line(problem) for problem in report.problems)
        cells.append(output_cell("problems", Markup("<ul>{}</ul>").format(items), text))
    for number, exercise in enumerate(report.exercises):
        html, text = exercise_html(exercise), exercise_text(exercise)
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


def page_view(report: ExerciseReport, answers: Mapping[str, str]) -> View:
    """A view with the pictures drawn into the page and the answer beside what went wrong."""
    view = view_of(report, answers)
    shown = report.errors_by_step[:PICTURES]
    pictures = tuple(Picture(steps_svg(s), describe_steps(s)) for s in shown if drawable(s))
    without = (Verdict.CORRECT, Verdict.NOT_IMPLEMENTED)
    answer = "" if report.verdict in without else answers.get(report.name, "")
    return replace(view, pictures=pictures, answer=answer)


def drawable(steps: ErrorByStep) -> bool:
    """Whether a picture by step tells more than a number would."""
    return 2 <= len(steps.errors) <= MAX_STEPS


def view_of(report: ExerciseReport, answers: Mapping[str, str]) -> View:
    """What is to be said of one exercise, grouped and in words."""
    right = tuple(n for n, f in report.outputs.items() if f.verdict is Verdict.CORRECT)
    groups: dict[tuple[Verdict, str], list[str]] = {}
    for name, finding in report.outputs.items():
        if finding.verdict is not Verdict.CORRECT:
            note = about(name, finding.note) or f"{in_words(finding.verdict).capitalize()}."
            groups.setdefault((finding.verdict, note), []).append(name)
    wrong = tuple(Group(tuple(names), note) for (_, note), names in groups.items())
    whole = says_of_the_call(report)
    summary = wrong[0].note if whole and not report.error else exercise_summary(report)
    context = lines_around(report.error, answers, report.name) if report.error else ()
    return View(report, summary, right, wrong, whole, context)


def about(name: str, note: str) -> str:
    """The note as said beside the output's name: "x has shape …" becomes "Has shape …"."""
    rest = note.removeprefix(f"{name} ")
    return rest[:1].upper() + rest[1:]


def says_of_the_call(report: ExerciseReport) -> bool:
    """Whether all outputs carry one and the same note, which then is of the call itself."""
    notes = {finding.note for finding in report.outputs.values()}
    of_one = any(note.startswith(f"{name} ") for note in notes for name in report.outputs)
    return len(notes) == 1 and notes != {""} and not of_one


def lines_around(error: ErrorInfo, answers: Mapping[str, str], exercise: str) -> tuple[Line, ...]:
    """The line that raised, between its neighbors where the student's source is at hand."""
    source = answers.get(error.function) or answers.get(exercise) or ""
    lines = source.splitlines()
    at = error.line_number - 1
    if not (0 <= at < len(lines) and lines[at].strip() == error.line.strip()):
        return (Line(error.line.strip(), False),)
    first = max(0, at - LINES_AROUND)
    around = lines[first : at + LINES_AROUND + 1]
    return tuple(Line(text, first + i == at) for i, text in enumerate(around))


def exercise_summary(report: ExerciseReport) -> str:
    """The verdict in one sentence."""
    right = sum(f.verdict is Verdict.CORRECT for f in report.outputs.values())
    total = sum(name != "inputs" for name in report.outputs)
    match report.verdict:
        case Verdict.CORRECT:
            return "All right."
        case Verdict.INPUT_MODIFIED:
            return "The numbers are right, but the call changes its input."
        case Verdict.NOT_IMPLEMENTED:
            return "Not written yet."
        case Verdict.NOT_FOUND:
            return "There is no function of this name after all cells have run."
        case Verdict.GRADER_FAULT:
            return "The grader failed here; a person will look at it."
        case Verdict.RAISED | Verdict.TIMED_OUT | Verdict.OUT_OF_MEMORY | Verdict.CRASHED:
            when = "The call" if right == 0 else "On some inputs the call"
            return f"{when} {in_words(report.verdict)}."
    if total == 1:
        return f"Not right yet: {in_words(report.verdict)}."
    return f"{right} of {total} outputs right; {in_words(report.verdict)}."


def page_summary(report: SubmissionReport) -> str:
    """How many exercises are right, in a sentence."""
    total = len(report.exercises)
    right = sum(e.verdict is Verdict.CORRECT for e in report.exercises)
    if report.status != "graded":
        return "Nothing was handed in." if report.status == "missing" else "It was not graded."
    if right == total:
        return f"All {total} exercises are right. Well done."
    wrong = total - right
    return f"{right} of {total} exercises right, {wrong} to look at again."
