"""What is wrong in a class's work: equal mistakes counted together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rnngrader.feedback.phrases import begun, word
from rnngrader.records import (
    ExerciseReport,
    SubmissionReport,
    Verdict,
)
from rnngrader.sandbox.untrusted import identifier

NOT_WRITTEN = (Verdict.NOT_IMPLEMENTED, Verdict.NOT_FOUND)

IN_SEVERAL_WAYS = "Told of each in other words"
A_LINE_UNDOES = "A change in one line of each function makes its numbers right"


@dataclass(frozen=True)
class Mistake:
    """The same mistake in the same exercise, and who made it.

    `kind` is the diagnosis's, "failure" for calls that brought nothing back, or "unwritten".
    `cluster` is the digest that mistakes with equal numbers share, where the numbers are no known
    mistake's.
    """

    exercise: str
    kind: str
    title: str
    id: str = ""
    cluster: str = ""
    plain: str = IN_SEVERAL_WAYS  # in the place of the title, for several whose titles differ
    hint: str = ""
    facts: tuple[str, ...] = ()
    students: tuple[str, ...] = ()


def mistake_of(report: ExerciseReport) -> Mistake | None:
    """Return what is wrong with one exercise, as the class counts it; None where nothing new is.

    A mistake that was named in a function called by this one is counted there.
    """
    found = report.diagnosis
    if report.verdict is Verdict.CORRECT or (found and found.kind == "carried_forward"):
        return None
    if found and found.kind == "repair":  # which line it is, differs from student to student
        title = A_LINE_UNDOES
        return Mistake(report.name, found.kind, title, found.id, report.numbers, found.hint)
    if found and found.kind != "unknown":
        return Mistake(report.name, found.kind, found.title, found.id, hint=found.hint)
    if report.verdict in NOT_WRITTEN:
        return Mistake(report.name, "unwritten", begun(report.verdict.word))
    if report.error and report.verdict is Verdict.RAISED:
        title = f"Raises {identifier(report.error.type_name)}"
        said = (*(found.facts if found else ()), report.error.message)
        return Mistake(report.name, "failure", title, facts=tuple(filter(None, said)))
    if report.verdict.of_the_call or not (report.numbers or found):
        return Mistake(report.name, "failure", begun(word(report)))
    facts = found.facts if found else ()
    plain = f"Unnamed: {word(report)}"
    title, *more = facts or (plain,)
    return Mistake(
        report.name, "unknown", title, cluster=report.numbers, plain=plain, facts=tuple(more)
    )


def key_of(mistake: Mistake) -> tuple[str, ...]:
    """Return what equal mistakes share."""
    return mistake.exercise, mistake.kind, mistake.cluster or mistake.id or mistake.title


def mistakes(reports: Iterable[SubmissionReport]) -> list[Mistake]:
    """Return the class's mistakes, the most frequent first; each with the students who made it, and
    what holds for all of them.
    """
    groups: dict[tuple[str, ...], dict[str, Mistake]] = {}
    for report in reports:
        for exercise in report.exercises:
            mistake = mistake_of(exercise)
            if mistake and mistake.kind != "unwritten":
                groups.setdefault(key_of(mistake), {})[report.student] = mistake
    found = []
    for by_student in groups.values():
        told = shared(by_student.values())
        found.append(replace(told, students=tuple(sorted(by_student))))
    return sorted(found, key=lambda m: (-len(m.students), m.exercise, m.title, m.cluster))


def shared(equal: Iterable[Mistake]) -> Mistake:
    """Return equal mistakes as one, of which is said what holds for all: nobody's own words stand
    for the others.
    """
    first, *others = equal
    said = [
        fact
        for fact in (first.title, *first.facts)
        if all(fact in (other.title, *other.facts) for other in others)
    ]
    if not said:
        said = [first.plain if {first.plain} >= {o.plain for o in others} else IN_SEVERAL_WAYS]
    hint = first.hint if {first.hint} >= {other.hint for other in others} else ""
    return replace(first, title=said[0], facts=tuple(said[1:]), hint=hint)
