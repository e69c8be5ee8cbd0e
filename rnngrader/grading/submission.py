"""One submission, top to bottom: read, restore, run, test, judge, record.

The student's code runs in the sandbox. Of the hidden tests only the exercise's name is read, for
which its functions are called there; what they give is judged here.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any
from unicodedata import normalize

import msgspec

from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import (
    SETUP_TAG,
    Cell,
    CourseError,
    Notebook,
    graded_exercise,
    is_answer,
    is_graded,
    nbgrader_metadata,
)
from rnngrader.course.probes import probe_seed
from rnngrader.diagnosis.named import with_names
from rnngrader.feedback.sanitize import (
    MAX_HIGHLIGHTED_IN_ALL,
    is_quick_to_highlight,
    safe_output,
)
from rnngrader.feedback.student import student_page
from rnngrader.grading.exercise import Grading, grade_exercise
from rnngrader.grading.hidden_test import Result
from rnngrader.grading.repair import name_by_repair
from rnngrader.grading.search import SandboxedSearch, shared_search
from rnngrader.judge import RIGHT
from rnngrader.records import (
    PUBLIC,
    ExerciseReport,
    Finding,
    ProbeSource,
    Submission,
    SubmissionReport,
    Verdict,
)
from rnngrader.sandbox.host import Guest
from rnngrader.sandbox.limits import CHANGED_S, Limits
from rnngrader.sandbox.session import GuestFunction, Session
from rnngrader.sandbox.untrusted import one_line
from rnngrader.submission.files import Unreadable
from rnngrader.submission.read import is_whole, read_cells
from rnngrader.submission.restore import Restored, restore
from rnngrader.submission.trees import bound_names, statements

# In a traceback: the first is the cell's own. It is headed by something, but where the cell was no
# Python and nothing of it ran.
STOPPED = re.compile(r"\s*+\S.*?Cell In\[\d+\], line (\d+)", re.DOTALL)
AT_RUN_TIME = re.compile(  # may define what no tree shows
    r"\b(?:eval|exec|push|set(?:attr|item)|run_cell\w*)\("
    r"|\b(?:globals|locals|vars)\([^)]*\)\s*[\[.]|\bglobal\s|__(?:code|main)__|(?<!%)%(?:time|prun)\s"
)
MAX_BEHIND = 50_000  # characters in which a function's definition is looked for
CALLS = "\0"  # no source holds it
MAX_REPORT = 2**18  # bytes of a gradebook that one report may take; honest ones take thousands
LEFT_OUT = "What was found takes too much room to be told."


def start_guest(
    assignment: Assignment, sandbox: str = "bwrap", limits: Limits | None = None
) -> Guest:
    """The warm sandbox of one worker: for one submission after the other."""
    return Guest(assignment.files(), limits or assignment.limits, sandbox, assignment.setup)


@dataclass(frozen=True)
class Graded:
    """The result of grading one submission: the record, and the two files made from it."""

    report: SubmissionReport
    notebook: bytes  # empty where nothing could be read
    page: bytes
    unnamed: bool = False  # the names of its mistakes take longer; all else is settled


@dataclass(frozen=True)
class Ran:
    """The record of one submission, and what its files are made of besides."""

    report: SubmissionReport
    notebook: Notebook | None = None  # with what its cells put out; None where none could be read
    answers: Mapping[str, str] = field(default_factory=dict)
    unnamed: bool = False


@dataclass(frozen=True)
class Regrade:
    """One exercise to grade again; of the others, the recorded results stand."""

    exercise: str
    recorded: SubmissionReport

    def kept_reports(self) -> dict[str, ExerciseReport]:
        return {e.name: e for e in self.recorded.exercises if e.name != self.exercise}


def grade_submission(
    assignment: Assignment,
    guest: Guest,
    submission: Submission,
    source: ProbeSource = PUBLIC,
    regrade: Regrade | None = None,
    naming_s: float = math.inf,
) -> Graded:
    """Grade what one student handed in. Never raises for anything that is in it.

    Where the names of its mistakes take longer than `naming_s`, the result is without them.
    """
    ran = run_submission(assignment, guest, submission, source, regrade, naming_s)
    notebook = msgspec.json.encode(with_results(ran.notebook, ran.report)) if ran.notebook else b""
    page = student_page(ran.report, assignment.title, ran.answers).encode()
    return Graded(ran.report, notebook, page, ran.unnamed)


def run_submission(
    assignment: Assignment,
    guest: Guest,
    submission: Submission,
    source: ProbeSource = PUBLIC,
    regrade: Regrade | None = None,
    naming_s: float = math.inf,
) -> Ran:
    """Return the same without the two files."""
    if submission.data is None:
        return Ran(ungraded_report(assignment, submission))
    try:
        cells, problems = read_cells(submission.data)
    except Unreadable as error:
        problems = [*submission.problems, str(error)]
        failed = replace(submission, status=error.status, problems=tuple(problems))
        return Ran(ungraded_report(assignment, failed))
    restored = restore(assignment, cells)
    secret = source.secret if guest.sandbox == "bwrap" else ""
    sources = guest_sources(restored.notebook)
    fresh_seed = probe_seed(secret, sources) if secret else ""
    search = shared_search(assignment, guest.sandbox)
    search.begin(naming_s)
    before_s = search.spent_s
    grading = Grading(
        assignment,
        search,
        source,
        fresh_seed,
        sources,
        regrade.kept_reports() if regrade else {},
    )

    def naming_took_s() -> float:  # where it has no end of its own
        return search.spent_s - before_s if naming_s == math.inf else 0.0

    with Session(guest, naming_took_s) as session:
        notebook, answers = run_notebook(restored, session, grading)
        try_repairs(answers, session, grading, search)
    exercises = tuple(grading.reports[name] for name in assignment.points)
    report = SubmissionReport(
        student=submission.student,
        status="graded",
        score=round(sum(exercise.points for exercise in exercises), 4),
        max_score=sum(assignment.points.values()),
        problems=(*submission.problems, *problems, *restored.problems, *session.problems),
        exercises=exercises,
        needs_review=any(e.verdict is Verdict.GRADER_FAULT or e.review for e in exercises)
        or (not is_whole(cells) and not assignment.points.keys() <= restored.answers.keys()),
        fresh_seed=fresh_seed,
    )
    told = with_names(bounded(report), assignment.named)
    return Ran(told, notebook, answers, search.late)


def bounded(report: SubmissionReport) -> SubmissionReport:
    """Return a report that takes no more room in a gradebook than it may: a longer one with its
    points and verdicts alone.
    """
    if len(msgspec.json.encode(report)) <= MAX_REPORT:
        return report

    def short(exercise: ExerciseReport) -> ExerciseReport:
        found = {name: Finding(one.verdict) for name, one in exercise.outputs.items()}
        wrong = {n: Finding(f.verdict, note=LEFT_OUT) for n, f in found.items() if f != RIGHT}
        outputs = found | wrong
        return replace(exercise, outputs=outputs, diagnosis=None, error=None, errors_by_step=())

    problems = tuple(one_line(problem, 300) for problem in report.problems[:50])
    return replace(report, exercises=tuple(map(short, report.exercises)), problems=problems)


def ungraded(assignment: Assignment, submission: Submission, needs_review: bool = False) -> Graded:
    """The result where there is nothing to run: no points, and the reason."""
    report = ungraded_report(assignment, submission, needs_review)
    return Graded(report, b"", student_page(report, assignment.title, {}).encode())


def ungraded_report(
    assignment: Assignment, submission: Submission, needs_review: bool = False
) -> SubmissionReport:
    """The record of the same."""
    return SubmissionReport(
        student=submission.student,
        status=submission.status,
        score=0.0,
        max_score=sum(assignment.points.values()),
        problems=submission.problems,
        exercises=(),
        needs_review=needs_review,
    )


def guest_part(cell: Cell) -> str | None:
    """Return the exercise whose function is called in a cell's place, "" where the guest executes
    its source, as of the set-up, the answers and the student's own cells; None of others.
    """
    if cell["cell_type"] != "code":
        return None
    if is_graded(cell) and (name := graded_exercise(cell)):
        return name
    is_set_up = SETUP_TAG in cell["metadata"].get("tags", [])
    return "" if is_set_up or is_answer(cell) or is_extra(cell) else None


def guest_sources(notebook: Notebook) -> list[str]:
    """Return the sources that the guest executes, in their order; where a function is called
    between them, what no source can be.
    """
    parts = ((cell["source"], guest_part(cell)) for cell in notebook["cells"])
    return [CALLS if name else source for source, name in parts if name is not None]


def definition(name: str, cells: Sequence[Cell], answer: str) -> str:
    """Return the last of the cells that defined a name, the `answer` where none seems to have; ""
    where one may have, and nothing tells whether it did.
    """
    unread = MAX_BEHIND
    for cell in reversed([each for each in cells if name in normalize("NFKC", each["source"])]):
        source, stopped = str(cell["source"]), line_of_error(cell["outputs"])
        if source == answer and stopped == math.inf:
            break  # as nearly always
        unread -= len(source)
        if unread < 0:
            return ""
        parts = statements(source) if stopped else ()  # of what is no Python, nothing ran
        if parts is None:  # what only IPython reads
            return ""
        binding = [node for node in parts if name in bound_names(node)]
        done = [node for node in binding if (node.end_lineno or 0) < stopped]
        # In a loop or a `finally`, what stands below the error may have run before it.
        if done or any(node.col_offset for node in binding) or AT_RUN_TIME.search(source):
            return source if any(node.col_offset == 0 for node in done) else ""
    return answer


def line_of_error(outputs: Sequence[Mapping[str, Any]]) -> float:
    """Return in which line of its own a cell raised: infinity if in none, 0 if that is not told."""
    for raised in (each for each in outputs if each["output_type"] == "error"):
        line = STOPPED.match("".join(raised["traceback"]))
        return int(line[1]) if line else 0
    return math.inf


def run_notebook(
    restored: Restored, session: Session, grading: Grading
) -> tuple[Notebook, dict[str, str]]:
    """Return the notebook with what its cells put out, and by exercise the cell that defined its
    function when it was graded; the findings go into `grading.reports`.

    Examples and plots, which are for the student's own eyes, are not run: locked cells that are
    neither graded nor the set-up change no grade. Nor are the tests of an exercise that has a
    report already.
    """
    cells, colors = [], MAX_HIGHLIGHTED_IN_ALL
    ran: list[Cell] = []
    graded: dict[str, str] = {}
    for cell in restored.notebook["cells"]:
        if cell["cell_type"] != "code":
            cells.append(harmless(cell))
        elif name := guest_part(cell):
            if name not in graded:
                kept = [each for each in ran if session.holds(each["source"])]
                graded[name] = definition(name, kept, restored.answers.get(name, ""))
            grade_cell(name, session, grading)
            cells.append(cell)
        elif name is not None:
            outputs = session.run(cell["source"], nbgrader_metadata(cell).get("grade_id", ""))
            shown = plain(cell, colors)
            colors -= len(cell["source"]) if shown is cell else 0
            ran.append({**cell, "outputs": [safe_output(output) for output in outputs]})
            cells.append({**shown, "outputs": ran[-1]["outputs"]})
        else:
            cells.append(cell)
    return {**restored.notebook, "cells": cells}, {**restored.answers, **graded}


def try_repairs(
    answers: Mapping[str, str], session: Session, grading: Grading, search: SandboxedSearch
) -> None:
    """Look for what undoes the mistakes without a name at hand, when all points are settled."""
    for name in grading.trials:
        session.changed_s = left_s = min(CHANGED_S, search.patience_s)
        changed = partial(session.observe_changed, name)
        name_by_repair(grading, name, answers.get(name, ""), search, changed)
        search.patience_s -= left_s - session.changed_s
        found = grading.reports[name].diagnosis
        if found and found.kind != "repair" and grading.numbers.get(name):
            search.late |= session.changed_s <= 0 and left_s < CHANGED_S


def is_extra(cell: Cell) -> bool:
    return str(cell["id"]).startswith("extra-")


def grade_cell(name: str, session: Session, grading: Grading) -> None:
    """Grade the exercise of a cell; its hidden test is a name, and runs nowhere."""
    try:
        if name not in grading.reports:
            grade_exercise(grading, name, GuestFunction(session, name))
    except Exception as error:  # not the student's: theirs come back as observations
        grading.reports[name] = grader_fault(grading.assignment, name, error)


def with_results(notebook: Notebook, report: SubmissionReport) -> Notebook:
    """Return the notebook with what its graded cells show."""
    results = {exercise.name: Result(exercise) for exercise in report.exercises}
    cells = []
    for cell in notebook["cells"]:
        if is_graded(cell) and (result := results.get(graded_exercise(cell) or "")):
            data = {"text/plain": repr(result), "text/html": result._repr_html_()}
            output = {
                "output_type": "execute_result",
                "execution_count": 1,
                "metadata": {},
                "data": data,
            }
            cell = {**cell, "execution_count": 1, "outputs": [output]}
        cells.append(cell)
    return {**notebook, "cells": cells}


def grader_fault(assignment: Assignment, name: str, error: Exception) -> ExerciseReport:
    """No points, and a person looks: never silently a zero, never full marks."""
    failed = f"The grader failed here ({type(error).__name__})"
    if isinstance(error, CourseError):
        failed = "The course's own code fails here"
    note = f"{failed}; a person will look at this answer."
    outputs = dict.fromkeys(
        assignment.exercises[name].outputs, Finding(Verdict.GRADER_FAULT, note=note)
    )
    max_points = assignment.points[name]
    return ExerciseReport(name, 0.0, max_points, Verdict.GRADER_FAULT, outputs)


def plain(cell: Cell, most: int) -> Cell:
    """Return a code cell so that pages of nbconvert's show it in little time: in one color, where
    the highlighter could take hours, or there are more than `most` characters.
    """
    if len(cell["source"]) <= most and is_quick_to_highlight(cell["source"]):
        return cell
    # nbconvert would take the language from a first line such as %%javascript all the same.
    own = cell["source"].lstrip().startswith("%%")
    source = f"# In one color:\n{cell['source']}" if own else cell["source"]
    return {**cell, "source": source, "metadata": {**cell["metadata"], "magics_language": "text"}}


def harmless(cell: Cell) -> Cell:
    """A student's own text cell as a block of plain text: markdown may carry HTML and scripts."""
    if not is_extra(cell):
        return cell
    block = "\n".join("    " + line for line in cell["source"].splitlines())
    return {**cell, "cell_type": "markdown", "source": block}
