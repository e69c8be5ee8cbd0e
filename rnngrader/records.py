"""The glossary as frozen records: what flows from a submission to a grade.

Nothing here computes. A *value* is a tree of float64 arrays, numbers, strings, tuples, lists and
dicts, as `sandbox.codec.decode_value` rebuilds it; whatever could not be carried is an `Opaque`.
"""

from __future__ import annotations

import datetime
import enum
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

FOR_CLASSES = "What grading a class needs is installed by: pip install 'rnngrader[class]'."

Value = Any
Settings = Mapping[str, Any]
Calls = Sequence[tuple[Value, ...]]  # arguments of each


class UserError(Exception):
    """Is told to a person as it is, without a traceback: says what is wrong and what to do."""

    exit_status = 3

    def _render_traceback_(self) -> list[str]:
        """Return what a notebook shows in place of a traceback."""
        return [str(self)]


class Verdict(enum.StrEnum):
    """What the judge found; all but CORRECT earn nothing for that output.

    Each has a word for tables and a summary for the exercise. Where the outputs of an exercise
    have several, the one that stands first here speaks for all. Those down to RAISED are on a call
    that brought nothing back; an outcome has the name of its verdict. In a summary, `{outputs}` is
    how many outputs are right, and `{call}` which calls are meant: one, every one, or some.
    """

    word: str
    summary: str

    def __new__(cls, name: str, word: str, summary: str) -> Verdict:
        verdict = str.__new__(cls, name)
        verdict._value_ = name
        verdict.word = word
        verdict.summary = summary
        return verdict

    GRADER_FAULT = (
        "GRADER_FAULT",
        "to be looked at by a person",
        "The grader failed here; a person will look at it.",
    )
    NOT_FOUND = (
        "NOT_FOUND",
        "function not found",
        "There is no function of this name after all cells have run.",
    )
    NOT_IMPLEMENTED = "NOT_IMPLEMENTED", "not written yet", "Not written yet."
    CRASHED = "CRASHED", "ends the Python process", "{call} ends the Python process."
    OUT_OF_MEMORY = "OUT_OF_MEMORY", "runs out of memory", "{call} runs out of memory."
    TIMED_OUT = "TIMED_OUT", "does not end in time", "{call} does not end in time."
    RAISED = "RAISED", "raises an error", "{call} raises an error."
    WRONG_TYPE = "WRONG_TYPE", "wrong type", "{outputs} wrong type."
    MISSING_OUTPUT = "MISSING_OUTPUT", "output missing", "{outputs} output missing."
    WRONG_SHAPE = "WRONG_SHAPE", "wrong shape", "{outputs} wrong shape."
    WRONG_VALUE = "WRONG_VALUE", "wrong values", "{outputs} wrong values."
    INPUT_MODIFIED = (
        "INPUT_MODIFIED",
        "changes its input",
        "The numbers are right, but the call changes its input.",
    )
    CORRECT = "CORRECT", "right", "All right."

    @property
    def of_the_call(self) -> bool:
        """Whether a call brought nothing back, so that nothing is known of the outputs."""
        order = tuple(Verdict)
        return order.index(self) <= order.index(Verdict.RAISED)


@dataclass(frozen=True)
class Exercise:
    """One function to write, and what it is tried on.

    `inputs` draws the arguments of one call (see `probes.Draw`); `outputs` maps each compared
    output to its weight in the points, in the order of the returned tuple where `returns` is
    "tuple". `probes` holds the sizes and options of each public probe, the most telling first;
    `fresh` those of the probes that are drawn anew for each submission, in which a `range` stands
    for a size that is drawn from it, but never a size that a public probe has. `example` takes the
    reference functions by name and gives the arguments of the public example. What is `given` is
    returned after the outputs, is not compared, and is handed on from a student's own function to
    those whose inputs come `after` it.
    """

    name: str
    inputs: Callable[..., tuple[Value, ...]]
    outputs: Mapping[str, float]
    returns: str  # "tuple", "dict" or "value" (one output, returned as it is)
    probes: tuple[Settings, ...]
    fresh: tuple[Settings, ...] = ()
    given: tuple[str, ...] = ()  # returned as well, and not compared: a cache, say
    arguments: tuple[str, ...] = ()  # the parameters' names; () as loaded: fixed answers
    calls: tuple[str, ...] = ()  # exercises whose functions this one calls
    time_outputs: tuple[str, ...] = ()  # outputs whose last axis is time
    backward_in_time: bool = False  # the last time step is computed first
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # names inside an output
    example: Callable[[Mapping[str, Any]], tuple[Value, ...]] | None = None
    spots: tuple[str, ...] = ()  # numbers to show of the example: "dx[1][2]"
    tolerance: float | None = None  # relative to an output's largest entry; the judge's if None
    also_right: tuple[Callable[..., Value], ...] = ()  # other references: guards against zero, say


@dataclass(frozen=True)
class Probe:
    """One generated call and the reference's answer to it."""

    settings: Settings
    arguments: tuple[Value, ...]
    expected: Mapping[str, Value]  # output name -> value
    answer: Value = None  # what the reference returned, whole
    # What each function in `also_right` gives, in their order: as many on every probe.
    alternatives: Iterable[Mapping[str, Value]] = ()
    fresh: bool = False  # drawn for one submission: of it, the sizes alone may be told
    # Where the inputs come `after` another function: its arguments, and which of this call's
    # arguments it hands on, by position.
    forward: tuple[Value, ...] = ()
    handed: Mapping[int, str] = field(default_factory=dict)
    call: Any = None  # the arguments as the wire carries them
    reply: bytes = b""  # what comes back where the same is returned as by the reference


@dataclass(frozen=True)
class Opaque:
    """Something that came back and is not plain data (a subclass, an object array, a function)."""

    type_name: str
    detail: str = ""


@dataclass(frozen=True)
class ErrorInfo:
    """An exception in the student's code, as text: untrusted, short, never evaluated."""

    type_name: str
    message: str
    function: str = ""  # the innermost function of the student's that was running
    line_number: int = 0  # in that function's cell, from 1
    line: str = ""
    shapes: Mapping[str, str] = field(default_factory=dict)  # local name -> "(5, 10)"
    operation: str = ""  # the interpreter's name for what raised there, or what it called


@dataclass(frozen=True)
class Observation:
    """What came back from one call in the guest. Untrusted data."""

    outcome: str  # returned, raised, timed_out, out_of_memory, crashed, not_found, grader_fault
    value: Value = None
    modified: tuple[int, ...] = ()  # positions of arguments that the call changed
    error: ErrorInfo | None = None
    note: str = ""  # why, where the outcome alone does not say it


@dataclass(frozen=True)
class ReplyCache:
    """What the wire carries again and again for the same calls, made once.

    `packed` is the msgpack of each call; `known` has the bytes of the replies that right functions
    give, and the observations that they stand for. Most replies are exactly these, and are not even
    decoded.
    `asked` has what the reference asks of the functions that it calls: the probe's index and the
    bytes of each call, with the function's name and the frame that answers it.
    """

    packed: tuple[bytes, ...] = ()
    known: Mapping[bytes, Observation] = field(default_factory=dict)
    asked: Mapping[tuple[int, bytes], tuple[str, bytes]] = field(default_factory=dict)


NO_CACHE = ReplyCache()


class Substitutes(Protocol):
    """Right functions that stand in for a student's wrong ones while a caller is observed."""

    @property
    def names(self) -> Mapping[str, int]:
        """The functions that are substituted, and how many arguments each takes by place."""

    @property
    def asked(self) -> set[str]:
        """Those that were called, whatever they were asked."""

    def answer(
        self, probe: int, name: str, arguments: Sequence[Value], named: Mapping[str, Value]
    ) -> Value:
        """Return what the right function gives for this call on that probe; raise to refuse."""


@dataclass(frozen=True)
class RecordedCall:
    """One call that the reference made of another exercise's function, and what it got."""

    name: str
    arguments: tuple[Value, ...]  # in the order of the function's parameters
    value: Value


@dataclass(frozen=True)
class ProbeSource:
    """What an attempt's probes are drawn from.

    `seed` is that of the public probes. `secret` is the key, as hex, from which the gradebook
    gives each submission fresh ones; without it the public probes alone are used.
    """

    seed: int = 0
    secret: str = field(default="", repr=False)


PUBLIC = ProbeSource()


@dataclass(frozen=True)
class Message:
    """What is to be said, as data: `feedback.phrases` has the words of each kind.

    Values may hold what a student chose: keys, names of types. They are bounded, and not clean.
    """

    kind: str
    about: str = ""  # an output, or a place in it: "caches[0]"; empty where it is the call itself
    values: Mapping[str, str | int | tuple[str | int, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Finding:
    """The judge's finding on one output of one exercise.

    `note` stands in for the message where a text is all there is: why a process ended, or the
    sentence that a gradebook of version 1.0 holds.
    """

    verdict: Verdict
    probe: int = -1  # the probe that showed it; -1 where none did
    note: str = ""
    message: Message | None = None  # may stand beside CORRECT as well: on precision
    sizes: Mapping[str, int] = field(default_factory=dict)  # of a fresh probe that showed it


@dataclass(frozen=True)
class Diagnosis:
    """What the numbers say about the mistake. `facts` are sentences for an unknown one."""

    kind: str  # misconception, mutation, family, repair, carried_forward, unknown
    id: str = ""
    title: str = ""
    hint: str = ""
    family: tuple[str, ...] = ()
    more_hints: tuple[str, ...] = ()  # the levels after the first
    facts: tuple[str, ...] = ()
    section: str = ""  # the heading under which to read again, where the mistake has its own


@dataclass(frozen=True)
class ErrorByStep:
    """Relative error of one output at each time step, in the order of the axis."""

    output: str
    errors: tuple[float, ...]
    backward_in_time: bool | None = None  # as the exercise's; None where no order is to be told
    tolerance: float = 1e-7  # up to which a step is right; what it was in version 1.0


@dataclass(frozen=True)
class ExerciseReport:
    """One exercise of one submission, graded."""

    name: str
    points: float
    max_points: float
    verdict: Verdict
    outputs: Mapping[str, Finding]
    carried_forward: bool = False
    diagnosis: Diagnosis | None = None
    error: ErrorInfo | None = None
    errors_by_step: tuple[ErrorByStep, ...] = ()
    numbers: str = ""  # of an unnamed mistake: a digest of what came back, which its like share
    review: str = ""  # why a person should look at it, where one should
    found: Diagnosis | None = None  # the grader's own, where a person's name stands in its place


@dataclass(frozen=True)
class Submission:
    """What a student handed in, never changed: bytes, or the reason why there are none."""

    student: str
    data: bytes | None
    problems: tuple[str, ...] = ()
    status: str = "graded"  # missing, failed or wrong_file where data is None


@dataclass(frozen=True)
class SubmissionReport:
    """One grading of one submission."""

    student: str
    status: str  # graded, failed, missing, wrong_file
    score: float  # the automatic one; what counts is a `Final`
    max_score: float
    problems: tuple[str, ...]
    exercises: tuple[ExerciseReport, ...]
    needs_review: bool = False
    fresh_seed: str = ""  # of its own probes, for staff; empty where public ones alone were used


@dataclass(frozen=True)
class Made:
    """How many attempts of a student's were graded, and when the last one was."""

    number: int = 0
    graded_at: datetime.datetime | None = None  # in UTC, without a zone; None: not known
    ends_here: bool = True  # what was handed in last is the last attempt, not an unreadable file


@dataclass(frozen=True)
class AssignmentSettings:
    """What an instructor decides about an assignment: `SETTINGS` in its exercises file."""

    bonus: tuple[str, ...] = ()  # exercises whose points come on top of full marks
    full_marks: float | None = None  # None: the points of all exercises but the bonus
    due: str = ""  # "2026-12-01T23:59+01:00"; without it, nbgrader's gradebook may know a date
    late: float | None = (
        None  # the share of the score that a day begun costs; None: nbgrader's rule
    )
    missing: str = "zero"  # or "blank": who handed in nothing gets no score at all
    above_full: str = "keep"  # or "cut": the bonus takes nobody above full marks
    tolerance: Mapping[str, float] = field(default_factory=dict)  # relative, by exercise
    attempts: int | None = None  # how many of a student's are graded as they come in; None: all
    minutes_between: float = 0.0  # from when one was graded until the next one is


@dataclass(frozen=True)
class Final:
    """What a student gets for an assignment, and why: the one score that everybody is told.

    Points are by exercise, or by the id of a graded cell that no exercise stands behind.
    """

    score: float | None  # None: nothing is to be counted, the score stays blank
    full_marks: float
    automatic_score: float
    points: Mapping[str, float]  # as they count: people's before the grader's
    automatic: Mapping[str, float]
    max_points: Mapping[str, float]
    bonus: tuple[str, ...] = ()  # exercises on top of full marks
    overridden: tuple[str, ...] = ()  # those of which a person gave the points
    comments: Mapping[str, str] = field(default_factory=dict)  # people's, by exercise
    late_penalty: float = 0.0
    late_s: float = 0.0  # seconds after the deadline, an extension included
    cut: float = 0.0  # what was above full marks and does not count
    # What an exercise gives in the course by now, where that is not what it was graded with.
    waiting: Mapping[str, float] = field(default_factory=dict)

    @property
    def bonus_points(self) -> float:
        """The points of the bonus exercises."""
        return round(sum(self.points.get(name, 0.0) for name in self.bonus), 4)
