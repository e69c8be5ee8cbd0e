"""One submission's side of the sandbox: its cells, its functions, and what survives its deaths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from rnngrader.records import NO_CACHE, Calls, Observation, ReplyCache, Substitutes
from rnngrader.sandbox.guest import one_line
from rnngrader.sandbox.host import Child, Guest
from rnngrader.sandbox.limits import CHANGED_S, ChildDied

MAX_RESTARTS = 16  # of one submission's child: each exercise may cost one, and then some
LAST_PART = 3  # set-up and answers alone get one part in so many of the time once more
MAX_OUTPUT = 16 * 2**20  # bytes of what all cells put out together
OUTPUT_BYTES = 2**10  # that each of them counts besides: a page takes its time over the smallest
BUDGET_EXHAUSTED = (
    "This was not run: earlier cells ended the process too often or took too long together."
)
TOO_MUCH_OUTPUT = "(left out: the cells before this one put out too much)\n"
LATE_S = 0.05
# What a function that ended the process does from then on, whoever holds or calls it: the line that
# raises is in no cell, so that the caller's is told.
STOPPED = """exec(compile('''
def stopped(*_, **__):
    raise RuntimeError("{0} ended the process when it was called")
try:
    parameters = __import__("inspect").signature({0})
    {0}.__code__ = stopped.__code__.replace(co_freevars={0}.__code__.co_freevars)
    {0}.__signature__ = parameters
except Exception:  # it has no code of its own
    globals()["{0}"] = stopped
''', "<stopped>", "exec"), globals(), {{}})"""


class Postponed(BaseException):
    """The submission takes longer than the guest has patience now. No fault, and not to be caught
    with faults: it is graded again, from its beginning, when others have had their turn.
    """


DEATHS = {"timed_out": "TimeLimit", "out_of_memory": "MemoryLimit", "crashed": "Crash"}


@dataclass
class Session:
    """One submission's side of the sandbox. A child that dies is replaced: the new one gets the
    cells so far without the cell, or the function, that killed it. `elsewhere_s` gives the time
    that was spent on the submission outside of the guest.
    """

    guest: Guest
    elsewhere_s: Callable[[], float] = lambda: 0.0
    problems: list[str] = field(default_factory=list)
    _history: list[tuple[str, str]] = field(default_factory=list)  # grade_id, source
    _child: Child | None = None
    _restarts: int = 0
    _used_s: float = 0.0  # by the children before this one, of what they may together
    _answers_only: bool = False  # own cells took too long: set-up and answers run alone
    _errors: dict[str, str] = field(default_factory=dict)  # what answer cells raised
    _dropped: set[str] = field(default_factory=set)  # functions that died: their cells are not run
    _room: int = MAX_OUTPUT
    changed_s: float = CHANGED_S  # that calls of changed functions may still take

    def __enter__(self) -> Session:
        self._child = self.guest.start_child()
        return self

    def __exit__(self, *_: object) -> None:
        if self._child is not None:
            self._child.close()

    def run(self, source: str, grade_id: str) -> list[dict[str, Any]]:
        """Run one cell and return its outputs. One that kills the child is left out afterwards."""
        if not source.strip():
            return []
        if self._child is None or (self._answers_only and not grade_id):
            return [death_output("crashed", BUDGET_EXHAUSTED)]
        try:
            outputs = self._child.run_cell(source).outputs
        except ChildDied as death:
            self._check_patience(self._child)
            self._tell(grade_id, f"was stopped: {death}")
            self._restart()
            return [death_output(death.reason, str(death))]
        self._history.append((grade_id, source))
        for output in outputs:
            if output["output_type"] == "error":
                self._errors[grade_id] = one_line(f"{output['ename']}: {output['evalue']}", 200)
        size = len(msgspec.json.encode(outputs)) + OUTPUT_BYTES * len(outputs)
        if size > self._room:
            return [{"output_type": "stream", "name": "stderr", "text": TOO_MUCH_OUTPUT}]
        self._room -= size
        return outputs

    def holds(self, source: str) -> bool:
        """Whether the functions are called after a cell, which is none that was left out."""
        return any(source == each for _, each in self._history)

    def observe(
        self,
        name: str,
        calls: Calls,
        cache: ReplyCache = NO_CACHE,
        substitutes: Substitutes | None = None,
    ) -> list[Observation]:
        """Call the student's function; a death counts for this call and the ones after it."""
        if self._child is None:
            return [Observation("crashed", note=BUDGET_EXHAUSTED)] * len(calls)
        self._check_patience(self._child)
        try:
            if substitutes and name in self._dropped:
                # what it died of may be a function that is substituted now
                self._dropped.remove(name)
                for source in self._since(name):
                    self._child.run_cell(source)
            observations = self._child.observe(name, calls, cache, substitutes)
            return [self._explained(name, observation) for observation in observations]
        except ChildDied as death:
            self._check_patience(self._child)
            self._dropped.add(name)
            self._restart()
            return after_death(death, len(calls))

    def observe_changed(self, name: str, sources: Sequence[str], calls: Calls) -> list[Observation]:
        """Call other definitions of a function: each on all calls.

        After all that is graded: what they leave behind, nobody comes upon. Raises `ChildDied`,
        also where `changed_s` is used up.
        """
        if self._child is None or self.changed_s <= 0:
            raise ChildDied("timed_out", BUDGET_EXHAUSTED)
        self._check_patience(self._child)
        child, before_s = self._child, self._child.used_s
        child.limits = replace(child.limits, batch_s=self.changed_s)
        try:
            return child.observe(name, calls, sources=sources)
        except ChildDied:
            self._restart()  # for the functions that come after it
            raise
        finally:
            self.changed_s -= child.used_s - before_s

    def _since(self, name: str) -> list[str]:
        """The cells from a function's own on, as they may define it once more."""
        names = [answer for answer, _ in self._history]
        rest = self._history[names.index(name) if name in names else len(names) :]
        return [source for answer, source in rest if answer not in self._dropped]

    def _explained(self, name: str, observation: Observation) -> Observation:
        """The observation; where there is no function, with what its cell raised instead."""
        if observation.outcome != "not_found" or name not in self._errors:
            return observation
        note = f"The cell of {name} raised an error before the function was there: "
        return replace(observation, note=note + self._errors[name])

    def _restart(self) -> None:
        if self._child is not None:
            self._end(self._child)
        self._child = self._replay()

    def _replay(self) -> Child | None:
        """A new child after the cells so far; None where there were too many, or too slow ones."""
        total_s = self.guest.limits.submission_s
        while self._restarts < MAX_RESTARTS and self._used_s < total_s:
            self._restarts += 1
            if child := self._begin():
                return child
        if self._answers_only or self._restarts >= MAX_RESTARTS:
            return None
        # One more chance without the student's own cells: a slow plot must not cost the answers.
        self._answers_only = True
        self.problems.append("All cells of your own were left out: they took too long together.")
        self._restarts += 1
        self._used_s = total_s - total_s / LAST_PART
        self._history = [(name, source) for name, source in self._history if name]
        return self._begin()

    def _begin(self) -> Child | None:
        """A new child after the cells so far; None where one ended it, which is left out then."""
        child = self.guest.start_child(self._used_s)
        for position, (answer, source) in enumerate(self._history):
            try:
                child.run_cell(source)
                if answer in self._dropped:  # others may need what else its cell defines
                    child.run_cell(STOPPED.format(answer))
            except ChildDied as death:
                self._end(child)
                self._tell(answer, f"was stopped when the cells ran once more: {death}")
                del self._history[position]
                return None
        return child

    def _tell(self, grade_id: str, happened: str) -> None:
        self.problems.append(f"A cell ({grade_id or 'one of your own'}) {happened}")

    def _end(self, child: Child) -> None:
        self._used_s = child.used_s
        child.close()
        self._check_patience(child)

    def _check_patience(self, child: Child) -> None:
        if child.used_s + self.elsewhere_s() >= self.guest.patience_s - LATE_S:
            raise Postponed


@dataclass(frozen=True)
class GuestFunction:
    """A proxy for one of the student's functions."""

    session: Session
    name: str

    def observe(
        self, calls: Calls, cache: ReplyCache = NO_CACHE, substitutes: Substitutes | None = None
    ) -> list[Observation]:
        return self.session.observe(self.name, calls, cache, substitutes)

    def sibling(self, name: str) -> GuestFunction:
        """Return another function of the same student."""
        return GuestFunction(self.session, name)


def after_death(death: ChildDied, calls: int) -> list[Observation]:
    """The observations before a death, and the death in the place of the others."""
    outcome = death.reason if death.reason in DEATHS else "crashed"
    lost = Observation(outcome, note=str(death))
    return [*death.observations, *[lost] * (calls - len(death.observations))]


def death_output(reason: str, note: str) -> dict[str, Any]:
    name = DEATHS.get(reason, "Crash")
    return {"output_type": "error", "ename": name, "evalue": note, "traceback": [f"{name}: {note}"]}
