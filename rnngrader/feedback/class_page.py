"""The class's page: what changed, who needs help, what to teach again, and everybody's work."""

from __future__ import annotations

import base64
import hashlib
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from markupsafe import Markup

from rnngrader.feedback.charts import histogram_svg
from rnngrader.feedback.class_tables import (
    RUN_KEY,
    anonymize,
    exercise_names,
    pseudonyms,
    settled,
    went_wrong,
)
from rnngrader.feedback.mistakes import NOT_WRITTEN, Mistake, mistakes
from rnngrader.feedback.progress import (
    STUCK,
    Attempts,
    Since,
    count_tries,
    stuck_on,
    what_hints_did,
)
from rnngrader.feedback.score import as_reported, late_text, reasons, waiting_text
from rnngrader.feedback.text import TEMPLATES, plain_number, render, stylesheet
from rnngrader.records import ExerciseReport, Final, SubmissionReport, Verdict

CLASS_STYLE = stylesheet("page.css", "exercise.css", "class.css")
SCRIPT = Markup((TEMPLATES / "class.js").read_text(encoding="utf-8").strip())
SCRIPT_HASH = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()

BINS = 10
SHOWN_MISTAKES = 60
SHOWN_STUDENTS = 40  # under one mistake
CODE_LIMIT = 3000
NEEDS_HELP = 0.5  # of the points


@dataclass(frozen=True)
class Facts:
    """What the page tells besides the results: about the run, and about people by student's id."""

    when: str = ""
    seed: int | None = None
    versions: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    sections: Mapping[str, str] = field(default_factory=dict)
    links: Mapping[str, str] = field(default_factory=dict)  # to pages, relative to this one
    same: Sequence[Sequence[str]] = ()  # whose work is the same but for names and comments
    earlier: Mapping[str, Attempts] = field(default_factory=dict)  # before the recorded one
    since: Since | None = None  # the report before this one, of `since_when`
    since_when: str = ""


@dataclass(frozen=True)
class ExerciseRate:
    """How one exercise went: numbers of students, and the mean of their points."""

    name: str
    max_points: float
    mean: float
    right: int
    partly: int
    nothing: int
    unwritten: int

    @property
    def total(self) -> int:
        return self.right + self.partly + self.nothing + self.unwritten

    @property
    def shares(self) -> tuple[float, ...]:
        """Return the percentages: right, partly, nothing, unwritten."""
        parts = (self.right, self.partly, self.nothing, self.unwritten)
        return tuple(round(100 * number / self.total, 2) for number in parts)


def exercise_rates(graded: Iterable[SubmissionReport]) -> list[ExerciseRate]:
    """Return how each exercise went among the graded, in the order of the assignment."""
    by_name: dict[str, list[ExerciseReport]] = {}
    for report in graded:
        for exercise in report.exercises:
            by_name.setdefault(exercise.name, []).append(exercise)
    return [exercise_rate(name, done) for name, done in by_name.items()]


def exercise_rate(name: str, done: Sequence[ExerciseReport]) -> ExerciseRate:
    wrong = [e for e in done if e.verdict is not Verdict.CORRECT]
    without = [e for e in wrong if e.points <= 0]  # what is not written may have points by hand
    unwritten = sum(e.verdict in NOT_WRITTEN for e in without)
    return ExerciseRate(
        name=name,
        max_points=max(e.max_points for e in done),
        mean=statistics.fmean(e.points for e in done),
        right=len(done) - len(wrong),
        partly=len(wrong) - len(without),
        nothing=len(without) - unwritten,
        unwritten=unwritten,
    )


def class_page(
    reports: Sequence[SubmissionReport],
    title: str,
    *,
    finals: Mapping[str, Final] | None = None,
    answer_of: Callable[[str, str], str] = lambda student, exercise: "",
    facts: Facts | None = None,
    anonymous: bool = False,
    key: bytes = RUN_KEY,
) -> str:
    """Return the class's page: one self-contained HTML file with one small script of its own.

    `finals` are the final scores by student; who has none gets the report's own.
    `answer_of(student, exercise)` gives a student's source, asked for only where it is shown as an
    example. With `anonymous`, students appear under pseudonyms, the same for the same `key`; names
    that students wrote into their code are not found.
    """
    facts, finals = facts or Facts(), finals or {}
    shown = settled(reports, finals)
    real = {report.student: report.student for report in reports}
    if anonymous:
        real = {name: student for student, name in pseudonyms(real, key).items()}
        shown, finals = anonymize(shown, finals, key)
        facts = replace(facts, names={}, sections={}, links={}, same=())

    def with_example(mistake: Mistake) -> tuple[Mistake, str, str]:
        """Return the mistake, the first of its group who has any code, and that code."""
        for name in mistake.students[:5]:
            if code := answer_of(real[name], mistake.exercise):
                return mistake, name, code.replace(real[name], name)
        return mistake, "", ""

    graded = [report for report in shown if report.status == "graded"]
    attempts = {
        report.student: [
            *facts.earlier.get(real[report.student], ()),
            *([report] if report.status == "graded" else []),
        ]
        for report in shown
    }
    several = any(len(one) > 1 for one in attempts.values())
    all_mistakes = mistakes(shown)
    values = {
        "title": title,
        "style": CLASS_STYLE,
        "script": SCRIPT,
        "script_hash": SCRIPT_HASH,
        "reports": [row_of(report, finals) for report in shown],
        "exercises": exercise_names(shown),
        "counts": counts(shown),
        "scores": score_facts(graded),
        "histogram": histogram(graded),
        "rates": exercise_rates(graded),
        "mistakes": [with_example(m) for m in all_mistakes[:SHOWN_MISTAKES]],
        "more_mistakes": len(all_mistakes) - SHOWN_MISTAKES,
        "most": len(all_mistakes[0].students) if all_mistakes else 1,
        "help": [
            (report, why) for report in shown if (why := asks_for(report, attempts[report.student]))
        ],
        "tries": count_tries(attempts.values()) if several else {},
        "hints": what_hints_did(attempts.values()),
        "facts": facts,
        "waits": waiting_text(finals.values()),
        "anonymous": anonymous,
        "code_limit": CODE_LIMIT,
        "student_limit": SHOWN_STUDENTS,
        "mistake_limit": SHOWN_MISTAKES,
    }
    return render("class.html", values)


def row_of(report: SubmissionReport, finals: Mapping[str, Final]) -> dict[str, object]:
    """Return what the table of all students shows of one."""
    final = finals.get(report.student) or as_reported(report)
    marks = [late_text(final)] if final.late_s else []
    return {
        "report": report,
        "score": "" if final.score is None else plain_number(final.score),
        "marks": [*marks, *(["by hand"] if final.overridden else [])],
        "wrong": "; ".join(filter(None, (*reasons(final), went_wrong(report)))),
        "graded": {exercise.name: exercise for exercise in report.exercises},
    }


def counts(reports: Iterable[SubmissionReport]) -> dict[str, int]:
    """Return how many there are of each status, and for review."""
    found = {"graded": 0, "failed": 0, "missing": 0, "wrong_file": 0, "review": 0}
    for report in reports:
        found[report.status] += 1
        found["review"] += report.needs_review
    return found


def asks_for(report: SubmissionReport, attempts: Attempts) -> str:
    """Return why a person should look at a student's work; empty where nobody needs to."""
    if report.status != "graded":
        return went_wrong(report)
    said = []
    if report.needs_review:
        said += ["For a person to look at.", *report.problems[:2]]
    if report.score < NEEDS_HELP * report.max_score:
        right = sum(e.verdict is Verdict.CORRECT for e in report.exercises)
        said.append(f"{right} of {len(report.exercises)} exercises right.")
    said += [f"{name}: the same mistake in {STUCK} attempts." for name in stuck_on(attempts)]
    return " ".join(said)


def score_facts(graded: Sequence[SubmissionReport]) -> dict[str, float]:
    """Return mean, median, lowest, highest and the most that can be had; zeros without any."""
    scores = [report.score for report in graded] or [0.0]
    return {
        "mean": statistics.fmean(scores),
        "median": statistics.median(scores),
        "lowest": min(scores),
        "highest": max(scores),
        "max": max((report.max_score for report in graded), default=0.0),
    }


def histogram(graded: Sequence[SubmissionReport]) -> Markup:
    """Return how many students have how many points, in ten equal steps."""
    most = max((report.max_score for report in graded), default=0.0) or 1.0
    bins = [0] * BINS
    for report in graded:
        bins[min(max(int(BINS * report.score / most), 0), BINS - 1)] += 1
    return histogram_svg(bins, most)
