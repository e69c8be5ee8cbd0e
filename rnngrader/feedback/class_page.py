"""The class: what `grade` prints at the end, the class's page and its CSV."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import statistics
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from markupsafe import Markup

from rnngrader.feedback.charts import histogram_svg
from rnngrader.feedback.mistakes import NOT_WRITTEN, Mistake, mistake_of, mistakes
from rnngrader.feedback.score import as_final, as_reported, late_text, reasons
from rnngrader.feedback.text import TEMPLATES, csv_text, plain_number, render, stylesheet
from rnngrader.records import ExerciseReport, Final, SubmissionReport, Verdict
from rnngrader.sandbox.untrusted import one_line

CLASS_STYLE = stylesheet("page.css", "exercise.css", "class.css")
SCRIPT = Markup((TEMPLATES / "class.js").read_text(encoding="utf-8").strip())
SCRIPT_HASH = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()

BINS = 10
SHOWN_MISTAKES = 40
SHOWN_STUDENTS = 40  # under one mistake
CODE_LIMIT = 3000
NEEDS_HELP = 0.5  # of the points
RUN_KEY = secrets.token_bytes(16)  # pseudonyms of one run, where no lasting key is given


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


@dataclass(frozen=True)
class Table:
    """A table for the terminal: cells are plain text, safe to print."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numeric: tuple[int, ...]  # the columns that are set to the right


def exercise_names(reports: Iterable[SubmissionReport]) -> list[str]:
    """Return the exercises in the order of the assignment."""
    return list(dict.fromkeys(e.name for report in reports for e in report.exercises))


def exercise_rates(graded: Iterable[SubmissionReport]) -> list[ExerciseRate]:
    """Return how each exercise went among the graded, in the order of the assignment."""
    by_name: dict[str, list[ExerciseReport]] = {}
    for report in graded:
        for exercise in report.exercises:
            by_name.setdefault(exercise.name, []).append(exercise)
    return [exercise_rate(name, done) for name, done in by_name.items()]


def exercise_rate(name: str, done: Sequence[ExerciseReport]) -> ExerciseRate:
    right = sum(e.verdict is Verdict.CORRECT for e in done)
    unwritten = sum(e.verdict in NOT_WRITTEN for e in done)
    partly = sum(e.verdict is not Verdict.CORRECT and e.points > 0 for e in done)
    return ExerciseRate(
        name=name,
        max_points=max(e.max_points for e in done),
        mean=statistics.fmean(e.points for e in done),
        right=right,
        partly=partly,
        nothing=len(done) - right - unwritten - partly,
        unwritten=unwritten,
    )


def went_wrong(report: SubmissionReport, most: int = 20) -> str:
    """Return one line on what went wrong: mistakes by name, or the state of the file."""
    if report.status == "missing":
        return "Nothing handed in"
    if report.status != "graded":
        return one_line(" ".join(report.problems[:2]), 500)
    found = [m for m in map(mistake_of, report.exercises) if m]
    made = [m for m in found if m.kind != "unwritten"]
    said = [f"{m.exercise}: {m.title}" for m in made[:most]]
    if len(made) > most:
        said.append(f"{len(made) - most} more")
    if len(found) > len(made):
        said.append(f"not written: {', '.join(m.exercise for m in found if m not in made)}")
    problems = [problem.rstrip(".") for problem in report.problems[:2]]
    return one_line("; ".join([*problems, *said]), 1000)


def pseudonyms(students: Iterable[str], key: bytes) -> dict[str, str]:
    """Return a name for each student, the same for the same key, that tells nothing without it."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    for student in sorted(set(students)):
        digest = hmac.new(key, student.encode("utf-8", "replace"), hashlib.sha256).digest()
        code = base64.b32encode(digest).decode().rstrip("=")
        length = next(n for n in range(5, len(code) + 1) if code[:n] not in taken)
        taken.add(code[:length])
        names[student] = f"Student {code[:length]}"
    return names


def settled(
    reports: Iterable[SubmissionReport], finals: Mapping[str, Final]
) -> list[SubmissionReport]:
    """Return the reports by student, with the points that count."""
    told = (as_final(r, finals.get(r.student) or as_reported(r)) for r in reports)
    return sorted(told, key=lambda report: report.student)


def anonymize(
    reports: Sequence[SubmissionReport], finals: Mapping[str, Final], key: bytes
) -> tuple[list[SubmissionReport], dict[str, Final]]:
    """Return reports and scores under pseudonyms and ordered by them, without what tells of a
    student: their file, and what people wrote to them.
    """
    names = pseudonyms((report.student for report in reports), key)
    hidden = [
        replace(
            report,
            student=names[report.student],
            problems=tuple(p.replace(report.student, "…") for p in report.problems),
        )
        for report in reports
    ]
    scores = {
        names[student]: replace(final, comments={})
        for student, final in finals.items()
        if student in names
    }
    return sorted(hidden, key=lambda report: report.student), scores


def no_answer(student: str, exercise: str) -> str:
    return ""


def class_page(
    reports: Sequence[SubmissionReport],
    title: str,
    *,
    finals: Mapping[str, Final] | None = None,
    answer_of: Callable[[str, str], str] = no_answer,
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
        facts = Facts(facts.when, facts.seed, facts.versions)

    def with_example(mistake: Mistake) -> tuple[Mistake, str, str]:
        """Return the mistake, the first of its group who has any code, and that code."""
        for name in mistake.students[:5]:
            if code := answer_of(real[name], mistake.exercise):
                return mistake, name, code.replace(real[name], name)
        return mistake, "", ""

    graded = [report for report in shown if report.status == "graded"]
    all_mistakes = mistakes(shown)
    named = [m for m in all_mistakes if m.kind != "unknown"]
    clusters = [m for m in all_mistakes if m.kind == "unknown"]
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
        "named": [with_example(m) for m in named[:SHOWN_MISTAKES]],
        "more_named": len(named) - SHOWN_MISTAKES,
        "clusters": [with_example(m) for m in clusters[:SHOWN_MISTAKES]],
        "more_clusters": len(clusters) - SHOWN_MISTAKES,
        "most": len(all_mistakes[0].students) if all_mistakes else 1,
        "help": [report for report in shown if asks_for_help(report)],
        "facts": facts,
        "anonymous": anonymous,
        "code_limit": CODE_LIMIT,
        "student_limit": SHOWN_STUDENTS,
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


def asks_for_help(report: SubmissionReport) -> bool:
    low = report.score < NEEDS_HELP * report.max_score
    return report.status != "graded" or report.needs_review or low


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


def class_csv(
    reports: Sequence[SubmissionReport],
    finals: Mapping[str, Final] | None = None,
    facts: Facts | None = None,
    anonymous: bool = False,
    key: bytes = RUN_KEY,
) -> str:
    """Return a row a student: status, final score and what it is made of, then points, verdict
    and mistake of each exercise.
    """
    finals, facts = finals or {}, facts or Facts()
    shown = settled(reports, finals)
    if anonymous:
        shown, finals = anonymize(shown, finals, key)
        facts = Facts()
    names = exercise_names(shown)
    header = ["student", "name", "section", "status", "score", "full_marks", "automatic_score"]
    header += ["late_penalty", "late", "by_hand", "needs_review", "problems"]
    header += [f"{name}{part}" for name in names for part in ("", " verdict", " mistake")]
    rows: list[list[object]] = [[*header]]
    for report in shown:
        who, final = report.student, finals.get(report.student) or as_reported(report)
        row: list[object] = [who, facts.names.get(who, ""), facts.sections.get(who, "")]
        row += [report.status, "" if final.score is None else final.score, final.full_marks]
        row += [final.automatic_score, final.late_penalty, late_text(final)]
        row += [" ".join(final.overridden), "yes" if report.needs_review else "no"]
        row.append(" ".join(report.problems))
        graded = {exercise.name: exercise for exercise in report.exercises}
        for name in names:
            row += csv_exercise(graded[name]) if name in graded else ["", "", ""]
        rows.append(row)
    return csv_text(rows)


def csv_exercise(exercise: ExerciseReport) -> list[object]:
    mistake = mistake_of(exercise)
    said = mistake.id or mistake.cluster or mistake.title if mistake else ""
    return [exercise.points, exercise.verdict.value, said]


def summary_tables(
    reports: Collection[SubmissionReport],
    finals: Mapping[str, Final] | None = None,
    people: Mapping[str, str] | None = None,
) -> tuple[Table, Table]:
    """Return what `grade` prints at its end: the students, and their mistakes by frequency."""
    finals, people = finals or {}, people or {}
    names = exercise_names(reports)
    who = ("student", "name") if people else ("student",)
    columns = (*who, "score", *names, "what went wrong")
    by_student = {}
    for report in reports:
        final = finals.get(report.student) or as_reported(report)
        told = as_final(report, final)
        graded = {e.name: plain_number(e.points) for e in told.exercises}
        score = "" if final.score is None else plain_number(final.score)
        row = [one_line(report.student, 60)]
        row += [one_line(people.get(report.student, ""), 60)] if people else []
        row += [f"{score}/{plain_number(final.full_marks)}"]
        row += [graded.get(name, "") for name in names]
        said = (*reasons(final), went_wrong(told, 2))
        by_student[report.student] = (*row, one_line("; ".join(filter(None, said)), 1000))
    rows = [by_student[student] for student in sorted(by_student)]
    numeric = tuple(range(len(who), len(columns) - 1))
    students = Table("Students", columns, tuple(rows), numeric)
    found = tuple(
        (
            str(len(m.students)),
            m.exercise,
            one_line(m.title, 200),
            one_line(m.id or m.cluster[:12], 120),
        )
        for m in mistakes(reports)
    )
    return students, Table("Mistakes", ("students", "exercise", "mistake", "id"), found, (0,))
