"""How a class gets on: over the attempts of its students, and from one report to the next."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rnngrader.feedback.mistakes import NOT_WRITTEN, Mistake, key_of, mistake_of, shared
from rnngrader.records import SubmissionReport, Verdict

STUCK = 3  # attempts with the same mistake, after which a person had better look

RIGHT = Verdict.CORRECT.value
Attempts = Sequence[SubmissionReport]  # one student's, the first one first


@dataclass(frozen=True)
class Tries:
    """At which attempt an exercise was right, of those in which it was written: students."""

    first: int = 0
    second: int = 0
    later: int = 0
    not_yet: int = 0


@dataclass(frozen=True)
class Hint:
    """What became of a mistake after its hint: students who were told and handed in again."""

    mistake: Mistake
    next: int  # right at the next attempt
    later: int
    not_yet: int

    @property
    def told(self) -> int:
        return self.next + self.later + self.not_yet


@dataclass(frozen=True)
class Move:
    """A student whose score is another than in the report before."""

    student: str
    before: float
    after: float


@dataclass(frozen=True)
class Since:
    """What is another than in the report before."""

    more: tuple[Move, ...] = ()
    less: tuple[Move, ...] = ()
    new: tuple[str, ...] = ()  # of whom there was nothing then
    # By exercise, of how many it is now right, and of how many no longer.
    exercises: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def is_any(self) -> bool:
        return bool(self.more or self.less or self.new or self.exercises)


def count_tries(classes: Iterable[Attempts]) -> dict[str, Tries]:
    """Return by exercise how many attempts it took, of those in which it was written."""
    counts: dict[str, list[int]] = {}
    for attempts in classes:
        written: dict[str, list[bool]] = {}
        for exercise in (e for report in attempts for e in report.exercises):
            if exercise.verdict not in NOT_WRITTEN:
                right = exercise.verdict is Verdict.CORRECT
                written.setdefault(exercise.name, []).append(right)
        for name, rights in written.items():
            place = min(rights.index(True), 2) if True in rights else 3
            counts.setdefault(name, [0, 0, 0, 0])[place] += 1
    return {name: Tries(*numbers) for name, numbers in counts.items()}


def what_hints_did(classes: Iterable[Attempts]) -> list[Hint]:
    """Return what became of each mistake that had a hint, the least helpful hints first.

    Each student counts once a mistake, from the first time that the page named it.
    """
    outcomes: dict[tuple[str, ...], tuple[dict[Mistake, None], list[int]]] = {}
    for attempts in classes:
        told = set()
        for number, report in enumerate(attempts[:-1]):
            for mistake in filter(None, map(mistake_of, report.exercises)):
                if mistake.hint and key_of(mistake) not in told:
                    told.add(key_of(mistake))
                    rest = attempts[number + 1 :]
                    rights = [is_right(report, mistake.exercise) for report in rest]
                    place = 0 if rights[0] else 1 if any(rights) else 2
                    equal, numbers = outcomes.setdefault(key_of(mistake), ({}, [0, 0, 0]))
                    equal[mistake] = None
                    numbers[place] += 1
    found = [Hint(shared(equal), *numbers) for equal, numbers in outcomes.values()]
    return sorted(found, key=lambda h: (-h.not_yet, -h.later, -h.told, key_of(h.mistake)))


def is_right(report: SubmissionReport, exercise: str) -> bool:
    return any(e.name == exercise and e.verdict is Verdict.CORRECT for e in report.exercises)


def stuck_on(attempts: Attempts) -> list[str]:
    """Return the exercises that have the same mistake in the last attempts."""
    if len(attempts) < STUCK:
        return []
    last = [
        {key_of(m) for m in map(mistake_of, report.exercises) if m and m.kind != "unwritten"}
        for report in attempts[-STUCK:]
    ]
    return sorted(key[0] for key in set.intersection(*last))


def since(before: str, now: str) -> Since:
    """Return what is another in the class's table than in one of before; both as CSV."""
    old = {row.get("student", ""): row for row in csv.DictReader(io.StringIO(before))}
    table = csv.DictReader(io.StringIO(now))
    names = [c.removesuffix(" verdict") for c in table.fieldnames or () if c.endswith(" verdict")]
    exercises = {name: [0, 0] for name in names}
    more: list[Move] = []
    less: list[Move] = []
    new: list[str] = []
    for row in table:
        student, then = row["student"], old.get(row["student"])
        if then is None or then.get("status") == "missing":
            if row["status"] != "missing":
                new.append(student)
            continue
        was, is_ = number_in(then.get("score")), number_in(row["score"])
        if was != is_ and was is not None and is_ is not None:
            (more if is_ > was else less).append(Move(student, was, is_))
        for name in names:
            told, tells = then.get(f"{name} verdict"), row[f"{name} verdict"]
            if told and tells and (told == RIGHT) != (tells == RIGHT):
                exercises[name][told == RIGHT] += 1
    changed = {name: (right, wrong) for name, (right, wrong) in exercises.items() if right or wrong}
    return Since(tuple(more), tuple(less), tuple(new), changed)


def of_the_class(before: str, now: str) -> str:
    """Return the rows of a table whose students are in the present one, as CSV.

    Nothing where it is a table no more.
    """
    students = {row[0] for row in csv.reader(io.StringIO(now)) if row}
    file = io.StringIO()
    try:
        rows = [row for row in csv.reader(io.StringIO(before)) if row and row[0] in students]
    except csv.Error:
        rows = []
    csv.writer(file).writerows(rows)
    return file.getvalue()


def number_in(text: str | None) -> float | None:
    try:
        return float(text or "")
    except ValueError:
        return None
