"""The glossary as frozen records: what flows from a submission to a grade.

Nothing here computes. A *value* is a tree of float64 arrays, numbers, strings, tuples, lists and
dicts, as `sandbox.wire.decode_value` rebuilds it; whatever could not be carried is an `Opaque`.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

Value = Any
Settings = Mapping[str, Any]


class Verdict(enum.StrEnum):
    """What the judge found; all but CORRECT earn nothing for that output."""

    CORRECT = "CORRECT"
    WRONG_VALUE = "WRONG_VALUE"
    WRONG_SHAPE = "WRONG_SHAPE"
    WRONG_TYPE = "WRONG_TYPE"
    MISSING_OUTPUT = "MISSING_OUTPUT"
    INPUT_MODIFIED = "INPUT_MODIFIED"
    RAISED = "RAISED"
    TIMED_OUT = "TIMED_OUT"
    OUT_OF_MEMORY = "OUT_OF_MEMORY"
    CRASHED = "CRASHED"
    NOT_IMPLEMENTED = "NOT_IMPLEMENTED"
    NOT_FOUND = "NOT_FOUND"
    GRADER_FAULT = "GRADER_FAULT"


@dataclass(frozen=True)
class Exercise:
    """One function to write, and what it is tried on.

    `inputs` draws the arguments of one call (see `probes.Draw`); `outputs` maps each compared
    output to its weight in the points, in the order of the returned tuple where `returns` is
    "tuple". `probes` holds the sizes and options of each probe, the most telling first. `example`
    takes the reference functions by name and gives the arguments of the public example.
    """

    name: str
    inputs: Callable[..., tuple[Value, ...]]
    outputs: Mapping[str, float]
    returns: str  # "tuple", "dict" or "value" (one output, returned as it is)
    probes: tuple[Settings, ...]
    arguments: tuple[str, ...] = ()  # the parameters' names, for messages
    calls: tuple[str, ...] = ()  # exercises whose functions this one calls
    time_outputs: tuple[str, ...] = ()  # outputs whose last axis is time
    backward_in_time: bool = False  # the last time step is computed first
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # names inside an output
    example: Callable[[Mapping[str, Any]], tuple[Value, ...]] | None = None  # see below
    spots: tuple[str, ...] = ()  # numbers to show of the example: "dx[1][2]"


@dataclass(frozen=True)
class Probe:
    """One generated call and the reference's answer to it."""

    settings: Settings
    arguments: tuple[Value, ...]
    expected: Mapping[str, Value]  # output name -> value
    answer: Value = None  # what the reference returned, whole


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


@dataclass(frozen=True)
class Observation:
    """What came back from one call in the guest. Untrusted data."""

    outcome: str  # returned, raised, timed_out, out_of_memory, crashed, not_found, grader_fault
    value: Value = None
    modified: tuple[int, ...] = ()  # positions of arguments that the call changed
    error: ErrorInfo | None = None
    note: str = ""  # why, where the outcome alone does not say it


@dataclass(frozen=True)
class Prepared:
    """What the wire carries again and again for the same calls, made once.

    `packed` is the msgpack of the calls; `right` has the bytes of right replies, and the
    observations that they stand for. Most replies are exactly these, and are not even decoded.
    `asked` has what the reference asks of the functions that it calls: the bytes of each call, with
    the function's name and the frame that answers it.
    """

    packed: bytes = b""
    right: Mapping[bytes, Observation] = field(default_factory=dict)
    asked: Mapping[bytes, tuple[str, bytes]] = field(default_factory=dict)


UNPREPARED = Prepared()

# Functions of ours by the names that they stand for while a student's function is called.
Lent = Mapping[str, Callable[..., Value]]
NOTHING_LENT: Lent = MappingProxyType({})


@dataclass(frozen=True)
class Measure:
    """The most that the arguments of one exercise's probes hold."""

    numbers: int  # in one call
    axes: int  # of one array
    empty: bool  # whether any array holds nothing


@dataclass(frozen=True)
class Finding:
    """The judge's finding on one output of one exercise."""

    verdict: Verdict
    probe: int = -1  # the probe that showed it; -1 where none did
    note: str = ""  # one sentence: what was got, what was wanted


@dataclass(frozen=True)
class Diagnosis:
    """What the numbers say about the mistake. `facts` are sentences for an unknown one."""

    kind: str  # misconception, mutation, family, carried_forward, unknown
    id: str = ""
    title: str = ""
    hint: str = ""
    family: tuple[str, ...] = ()
    more_hints: tuple[str, ...] = ()  # the levels after the first
    facts: tuple[str, ...] = ()


@dataclass(frozen=True)
class ErrorByStep:
    """Relative error of one output at each time step, in the order of the axis."""

    output: str
    errors: tuple[float, ...]
    backward_in_time: bool | None = None  # as the exercise's; None where no order is to be told


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


@dataclass(frozen=True)
class Submission:
    """The file handed in; never changed. `path` is None where nothing was handed in."""

    student: str
    path: str | None
    problems: tuple[str, ...] = ()


@dataclass(frozen=True)
class SubmissionReport:
    """One grading of one submission."""

    student: str
    status: str  # graded, failed, missing
    score: float
    max_score: float
    problems: tuple[str, ...]
    exercises: tuple[ExerciseReport, ...]
    needs_review: bool = False
