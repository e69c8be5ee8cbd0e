"""The search for a mistake's name, which computes on what a student sent: in a sandbox of its own.

The sandbox is of the kind that runs students' code, but it holds the reference and the variants
and no student's code. What it says is a name at most; no points come from it. Where it dies, the
diagnosis is unknown, and the next question finds a new one.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import math
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
import numpy as np

from rnngrader.course.assignment import Assignment
from rnngrader.course.files import packed
from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.answer import Answer, Question
from rnngrader.diagnosis.repairs import Effect, Repairs
from rnngrader.diagnosis.steps import MAX_SOURCE
from rnngrader.records import Diagnosis, Observation, Opaque, ReplyCache, Value
from rnngrader.sandbox.codec import pack_call
from rnngrader.sandbox.host import Child, Guest
from rnngrader.sandbox.limits import ChildDied, Limits
from rnngrader.sandbox.wire import MAX_FRAME_BYTES, WireError

T = TypeVar("T")
# Its budget is counted in candidates, so that equal work gets equal names everywhere; time and
# memory are a backstop.
LIMITS = Limits(cell_s=120, batch_s=120, total_s=3600, memory_mib=3072)
# A search that has computed for so long, or been asked so much, makes room for a new one: what it
# remembers of questions, it forgets with that. Of a class it is some hundreds of submissions, in
# which a search grows by 10 to 20 MiB.
WORN_S = 1800.0
WORN_BYTES = 2**22
MAX_QUESTION_BYTES = MAX_FRAME_BYTES - 2**16  # what a frame carries besides is less
COURSE = "course.msgpack"
PRELOAD = (f"import rnngrader.diagnosis.inside as inside\ninside.load({COURSE!r})",)
START = "from rnngrader.diagnosis.inside import call_reference, diagnose, effect, places, repairs"
FAILED = Diagnosis("unknown", title=phrases.NOT_ON_LIST)
LATE = Diagnosis("unknown", title=phrases.STILL_LOOKED_FOR, hint=phrases.LOOK_AGAIN_SOON)


@dataclass
class SandboxedSearch:
    """A search in a sandbox, started when it is first asked."""

    assignment: Assignment
    sandbox: str = "bwrap"
    patience_s: float = math.inf  # what is left of it for this submission
    late: bool = False  # it was not enough
    _guest: Guest | None = None
    _child: Child | None = field(default=None, repr=False)
    _asked_bytes: int = 0  # of this child
    _ended_s: float = 0.0  # what the children before it took
    _starting: threading.Lock = field(default_factory=threading.Lock, repr=False)

    @property
    def spent_s(self) -> float:
        """How long it has computed, for all who asked."""
        return self._ended_s + (self._child.used_s if self._child else 0.0)

    def begin(self, patience_s: float) -> None:
        """Turn to a submission, all questions of which may take so long together."""
        self.patience_s, self.late = patience_s, False

    def diagnose(self, question: Question) -> Answer:
        """Return the diagnosis of a wrong answer; an unknown one where the search fails."""
        request = (
            question.exercise,
            question.seed,
            [portable(o) for o in question.observations],
            question.fresh_seed,
            [portable(o) for o in question.fresh],
            [portable(o) for o in question.further],
            [portable(o) for o in question.last],
            [(index, plain(value)) for index, value in (question.told or {}).items()],
            np.frombuffer(question.source.encode(), np.uint8),
        )
        return self._asked("diagnose", request, Answer) or Answer(LATE if self.late else FAILED)

    def repairs(self, exercise: str, source: str, most: int) -> Repairs:
        """Return so many changes of a student's answer that may undo a mistake; none where this
        fails.
        """
        if len(source) > MAX_SOURCE:
            return Repairs()
        try:
            text = np.frombuffer(source.encode(), np.uint8)
        except UnicodeEncodeError:  # no text that Python reads
            return Repairs()
        return self._asked("repairs", (exercise, text, most), Repairs) or Repairs()

    def places(self, exercise: str, source: str, seed: int, told: Mapping[int, Value]) -> str:
        """Return where a student's answer parts from the reference; "" where this is not known.

        told: by the positions of public probes, what `Repairs.told` gave
        """
        text = np.frombuffer(source.encode(), np.uint8)
        logs = [(index, plain(value)) for index, value in told.items()]
        return self._asked("places", (exercise, text, seed, logs), str) or ""

    def effect(
        self,
        exercise: str,
        seed: int,
        sources: tuple[str, str],
        told: Mapping[int, Value],
        after: Mapping[int, Value],
    ) -> Effect:
        """Return what a change of a student's answer does beside making it right: see
        `answer.effect_in`.
        """
        texts = [np.frombuffer(source.encode(), np.uint8) for source in sources]
        logs = [[(i, plain(value)) for i, value in each.items()] for each in (told, after)]
        question = (exercise, seed, *texts, *logs)
        return self._asked("effect", question, Effect) or Effect.UNDOES

    def call_reference(
        self, name: str, arguments: Sequence[Value], named: Mapping[str, Value]
    ) -> Value:
        """Return what a function of the reference gives, which runs in the sandbox."""
        value = self._ask("call_reference", (name, list(arguments), dict(named)))
        if value is None:
            raise ValueError(f"{name} gives nothing for these arguments")
        return value

    def _asked(self, function: str, arguments: tuple[Value, ...], kind: type[T]) -> T | None:
        """Return the record that a function inside gives as JSON; None where it gives none."""
        value = self._ask(function, arguments)
        if isinstance(value, np.ndarray) and value.dtype == np.uint8:
            with contextlib.suppress(msgspec.MsgspecError):
                return msgspec.json.decode(value.tobytes(), type=kind)
        return None

    def _ask(self, function: str, arguments: tuple[Value, ...]) -> Value:
        """Return what a function inside gives; None where it gives nothing or dies.

        No question leaves anything for the next one: a search that fails is not asked again.
        """
        if self.patience_s <= 0:
            self.late = True
            return None
        try:
            packed = pack_call(arguments)
        except WireError:  # too deep or too many parts
            return None
        if len(packed) > MAX_QUESTION_BYTES:
            return None
        try:
            with self._starting:
                child = self._alive()
            before_s = child.used_s
            child.patience_s = before_s + self.patience_s
            self._asked_bytes += len(packed)
            try:
                (observation,) = child.observe(function, [arguments], ReplyCache((packed,)))
            finally:
                self.patience_s -= child.used_s - before_s
        except (ChildDied, WireError):
            self.late = self.patience_s <= 0
            self._end()
            return None
        if observation.outcome == "out_of_memory":
            self._end()
        return observation.value if observation.outcome == "returned" else None

    def _alive(self) -> Child:
        if self._child is not None and (
            self._child.used_s > WORN_S or self._asked_bytes > WORN_BYTES
        ):
            self._end()
        if self._guest is None:
            files = packed(self.assignment.course, self.assignment.paths)
            course = msgspec.msgpack.encode((self.assignment.name, files))
            self._guest = Guest({COURSE: course}, LIMITS, self.sandbox, PRELOAD, search=True)
            atexit.register(self.close)
        if self._child is None:
            self._child = self._guest.start_child()
            self._child.run_cell(START)
        return self._child

    def _end(self) -> None:
        if self._child is not None:
            self._ended_s += self._child.used_s
            self._child.close()
            self._child = None
            self._asked_bytes = 0

    def warm_up(self) -> None:
        """Start before the first question, which waits for it."""
        with self._starting:
            self._alive()

    def close(self) -> None:
        """End the sandbox."""
        self._end()
        if self._guest is not None:
            self._guest.close()
            self._guest = None


@functools.lru_cache(maxsize=4)
def shared_search(assignment: Assignment, sandbox: str) -> SandboxedSearch:
    """Return this process's search for an assignment; it starts when it is first asked."""
    return SandboxedSearch(assignment, sandbox)


@contextlib.contextmanager
def starting_beside(assignment: Assignment, sandbox: str) -> Iterator[None]:
    """Have this process's search start beside what is done meanwhile; it ends with that, as its
    sandbox does with the thread that started it.
    """
    search = shared_search(assignment, sandbox)
    with ThreadPoolExecutor(1) as beside:
        begun = beside.submit(search.warm_up)
        try:
            yield
        finally:
            begun.exception()  # whoever asks tries again
            search.close()


def portable(observation: Observation) -> dict[str, Any]:
    """Return an observation as plain data, which `rnngrader.diagnosis.inside` reads again."""
    error = b"" if observation.error is None else msgspec.json.encode(observation.error)
    return {
        "outcome": observation.outcome,
        "value": plain(observation.value),
        "modified": list(observation.modified),
        "error": np.frombuffer(error, np.uint8),
        "note": observation.note,
    }


def plain(value: Value) -> Value:
    """Return a value with a marked dict in the place of whatever is not plain data."""
    if isinstance(value, Opaque):
        return {"opaque": value.type_name, "detail": value.detail}
    if isinstance(value, (tuple, list)):
        return type(value)(map(plain, value))
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value
