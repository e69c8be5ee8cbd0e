"""The class in tables: the CSV, what `grade` prints at its end; and the class under pseudonyms."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rnngrader.feedback.mistakes import mistake_of, mistakes
from rnngrader.feedback.score import as_final, as_reported, late_text, reasons, waiting_text
from rnngrader.feedback.text import csv_text, plain_number
from rnngrader.records import ExerciseReport, Final, SubmissionReport
from rnngrader.sandbox.untrusted import one_line

RUN_KEY = secrets.token_bytes(16)  # pseudonyms of one run, where no lasting key is given


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
    for title in dict.fromkeys(m.title for m in found if m.kind == "unwritten"):
        names = ", ".join(m.exercise for m in found if (m.kind, m.title) == ("unwritten", title))
        said.append(f"{title[:1].lower()}{title[1:]}: {names}")
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


def class_csv(
    reports: Sequence[SubmissionReport],
    finals: Mapping[str, Final] | None = None,
    people: Mapping[str, str] | None = None,
    sections: Mapping[str, str] | None = None,
    anonymous: bool = False,
    key: bytes = RUN_KEY,
) -> str:
    """Return a row a student: status, final score and what it is made of, then points, verdict
    and mistake of each exercise. `people` are names, by student.
    """
    finals, people, sections = finals or {}, people or {}, sections or {}
    shown = settled(reports, finals)
    if anonymous:
        shown, finals = anonymize(shown, finals, key)
        people = sections = {}
    names = exercise_names(shown)
    header = ["student", "name", "section", "status", "score", "full_marks", "automatic_score"]
    header += ["late_penalty", "late", "by_hand", "needs_review", "problems"]
    header += [f"{name}{part}" for name in names for part in ("", " verdict", " mistake")]
    rows: list[list[object]] = [[*header]]
    for report in shown:
        who, final = report.student, finals.get(report.student) or as_reported(report)
        row: list[object] = [who, people.get(who, ""), sections.get(who, "")]
        row += [report.status, "" if final.score is None else final.score, final.full_marks]
        row += [final.automatic_score, final.late_penalty, late_text(final)]
        row += [" ".join(final.overridden), "yes" if report.needs_review else "no"]
        waits = waiting_text([final])
        row.append(" ".join([*report.problems, *([f"Not applied yet: {waits}."] if waits else [])]))
        graded = {exercise.name: exercise for exercise in report.exercises}
        for name in names:
            row += csv_exercise(graded[name], report.status) if name in graded else ["", "", ""]
        rows.append(row)
    return csv_text(rows)


def csv_exercise(exercise: ExerciseReport, status: str) -> list[object]:
    if status != "graded":  # points that a person gave for work in which nothing was looked for
        return [exercise.points, "", ""]
    mistake = mistake_of(exercise)
    said = mistake.id or mistake.cluster or mistake.title if mistake else ""
    return [exercise.points, exercise.verdict.value, said]


def summary_tables(
    reports: Iterable[SubmissionReport],
    finals: Mapping[str, Final] | None = None,
    people: Mapping[str, str] | None = None,
) -> tuple[Table, Table]:
    """Return what `grade` prints at its end: the students, and their mistakes by frequency."""
    finals, people = finals or {}, people or {}
    who = ("student", "name") if people else ("student",)
    by_student: dict[str, tuple[list[str], dict[str, str], str]] = {}

    def noted() -> Iterator[SubmissionReport]:
        """Gives the reports, which are read as they are gone through: once for both tables."""
        for report in reports:
            final = finals.get(report.student) or as_reported(report)
            told = as_final(report, final)
            row = [one_line(report.student, 60)]
            row += [one_line(people.get(report.student, ""), 60)] if people else []
            most = plain_number(final.full_marks)
            row += ["no score" if final.score is None else f"{plain_number(final.score)}/{most}"]
            graded = {e.name: plain_number(e.points) for e in told.exercises}
            said = (*reasons(final), went_wrong(told, 2))
            by_student[report.student] = row, graded, one_line("; ".join(filter(None, said)), 1000)
            yield report

    wrong = mistakes(noted())
    names = list(dict.fromkeys(name for _, graded, _ in by_student.values() for name in graded))
    rows = [
        (*row, *(graded.get(name, "") for name in names), said)
        for _, (row, graded, said) in sorted(by_student.items())
    ]
    columns = (*who, "score", *names, "what went wrong")
    numeric = tuple(range(len(who), len(columns) - 1))
    students = Table("Students", columns, tuple(rows), numeric)
    found = tuple(
        (
            str(len(m.students)),
            m.exercise,
            one_line(m.title, 200),
            one_line(m.id or m.cluster[:12], 120),
        )
        for m in wrong
    )
    return students, Table("Mistakes", ("students", "exercise", "mistake", "id"), found, (0,))
