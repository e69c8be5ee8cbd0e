"""Runs versions of a reference function on the probes of its exercise, right ones and wrong."""

from __future__ import annotations

import contextlib
import functools
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from rnngrader.course.assignment import Assignment
from rnngrader.diagnosis.mutations import branches
from rnngrader.diagnosis.signature import Signature, is_size, same_observation, signature_of
from rnngrader.diagnosis.tables import key_of
from rnngrader.records import ErrorInfo, Exercise, Observation, Probe
from rnngrader.sandbox import guest
from rnngrader.sandbox.codec import Call, copies, decode_arguments
from rnngrader.sandbox.replies import read_observation
from rnngrader.sandbox.wire import WireError

Code = types.CodeType
MAX_BRANCHES = 2  # probes that are tried first for the sake of a condition
MAX_KEPT = 200  # what was seen of variants, for one function on the public probes
# LAPACK may never come back from infinite numbers in these, or complains of nan on the terminal.
FINITE_ONLY = ((np.linalg, "lstsq"), (np.linalg, "pinv"), (np.linalg, "svd"), (np, "polyfit"))


@contextlib.contextmanager
def unattended() -> Iterator[None]:
    """While wrong versions run: nobody reads numpy's warnings, and each has to come to an end."""
    kept = [(module, name, getattr(module, name)) for module, name in FINITE_ONLY]
    with np.errstate(all="ignore"):
        try:
            for module, name, function in kept:
                setattr(module, name, finite_only(function))
            yield
        finally:
            for module, name, function in kept:
                setattr(module, name, function)


def finite_only(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function of numpy's that raises an error where it is given what is not finite."""

    @functools.wraps(function)
    def checked(*given: Any, **named: Any) -> Any:
        numbers = (a for a in given if isinstance(a, np.ndarray) and a.dtype.kind in "fc")
        if not all(np.isfinite(array).all() for array in numbers):
            raise np.linalg.LinAlgError("array must not contain infs or NaNs")
        return function(*given, **named)

    return checked


@dataclass(frozen=True, eq=False)
class Runner:
    """One exercise on its probes, with the functions that its reference calls.

    Misconceptions whose ids are `hidden` are not known here.
    """

    assignment: Assignment
    exercise: Exercise
    probes: tuple[Probe, ...]
    namespace: Mapping[str, Any]
    hidden: frozenset[str] = frozenset()
    # What was seen last, which goes when the runner does: a submission's own probes do.
    _kept: dict[tuple[Code, int], Observation] = field(default_factory=dict, init=False)

    @cached_property
    def encoded(self) -> tuple[Call, ...]:
        return tuple(probe.call for probe in self.probes)

    @cached_property
    def decoded(self) -> list[tuple[list[Any], Callable[[], list[int]]]]:
        return [decode_arguments(arguments) for arguments in self.encoded]

    @cached_property
    def source(self) -> str:
        return self.assignment.solutions[self.exercise.name]

    @cached_property
    def telling(self) -> tuple[int, ...]:
        """The first probe, and the first whose sizes are the most alike."""
        alike = min(range(len(self.probes)), key=lambda i: (len(set(self.sizes(i))), i))
        return (0, alike) if alike else (0,)

    def sizes(self, index: int) -> list[int]:
        return [v for v in self.probes[index].settings.values() if is_size(v)]

    @cached_property
    def screening(self) -> tuple[int, ...]:
        """The probes to try first: the telling ones, and such as show one of two mistakes alone.

        Those on which conditions of the reference come out otherwise; beside a single one, the one
        with the smallest sizes, where a loop may not run at all.
        """
        if len(self.probes) == 1:  # a submission's own ones, mostly
            return (0,)
        chosen = list(self.telling)
        smallest = min(range(len(self.probes)), key=lambda i: (sum(self.sizes(i)), i))
        chosen += [smallest] if len(chosen) == 1 and smallest else []
        calls = [copies(arguments) for arguments in self.encoded]
        ways = branches(self.source, self.exercise.name, self.namespace, calls)
        for _ in range(MAX_BRANCHES):
            seen = set().union(*(ways[i] for i in chosen))
            most = max(range(len(ways)), key=lambda i: (len(ways[i] - seen), -i))
            chosen += [most] if ways[most] - seen else []
        return tuple(chosen)

    @cached_property
    def screen(self) -> Runner:
        """The same runner on the screening probes alone."""
        return self.on([self.probes[i] for i in self.screening])

    def on(self, probes: Sequence[Probe]) -> Runner:
        """Return the same runner on other probes."""
        return Runner(self.assignment, self.exercise, tuple(probes), self.namespace, self.hidden)

    @cached_property
    def key(self) -> str:
        """A digest of all that a table of this runner is computed from."""
        return key_of(self.assignment, self.exercise, self.encoded)

    @cached_property
    def reference(self) -> Signature:
        """The signature of the reference itself."""
        return self.signature(self.compiled(self.source))

    def compiled(self, source: Any) -> Code:
        """Return a version of the function, given as text or as a tree, compiled."""
        code: Code = compile(source, f"<cell {self.exercise.name}>", "exec")
        return code

    def function(self, code: Code) -> Callable[..., Any]:
        """Return the function that `code` defines, in a namespace of its own."""
        own = dict(self.namespace)
        exec(code, own)
        function: Callable[..., Any] = own[self.exercise.name]
        return function

    def observe(self, code: Code) -> tuple[Observation, ...]:
        """Return what the function that `code` defines does on the probes."""
        with unattended():
            function = self.function(code)
            return tuple(observe_one(function, arguments) for arguments in self.encoded)

    def run_cached(self, code: Code, index: int) -> Observation:
        """Return what the function that `code` defines does on one probe, by itself."""
        kept = self._kept
        if (code, index) not in kept:  # a class makes the same mistakes
            if len(kept) >= MAX_KEPT:
                del kept[next(iter(kept))]
            with unattended():
                kept[code, index] = observe_one(self.function(code), self.encoded[index])
        return kept[code, index]

    def signature(self, code: Code) -> Signature:
        """Return the signature of a variant. What it returns is read before it could change."""
        with unattended():
            function = self.function(code)
            seen = [self.run_fast(function, index) for index in range(len(self.probes))]
            return signature_of(self.exercise, self.probes, seen)

    def run_fast(self, function: Callable[..., Any], index: int) -> Observation:
        """Return what one call does on arguments that are used again unless it changes them."""
        value, error = None, None
        arguments, changed = self.decoded[index]
        try:
            value = function(*arguments)
        except Exception as raised:  # whatever a wrong variant raises is what it does
            error = ErrorInfo(type(raised).__name__, "")
        modified = tuple(changed())
        if modified:
            self.decoded[index] = decode_arguments(self.encoded[index])
        if error:
            return Observation("raised", error=error)
        return Observation("returned", value, modified)

    def agrees(
        self,
        code: Code,
        observed: Sequence[Observation],
        probes: Sequence[int] | None = None,
        loose: bool = False,
    ) -> bool:
        """Return whether a variant does what was observed, in full, on every probe or on some.

        Where both raise an error about shapes, the messages may differ if the numbers of another
        probe are wrong in the same way, or if the comparison is to be `loose`.
        """
        by_numbers, strict = loose, True
        rest = [i for i in range(len(self.probes)) if i not in self.screening]
        for index in [i for i in (*self.screening, *rest) if probes is None or i in probes]:
            one, other = self.run_cached(code, index), observed[index]
            if one.error and other.error and one.error.type_name == other.error.type_name:
                strict &= same_observation(self.exercise, one, other)
            elif not same_observation(self.exercise, one, other):
                return False
            elif one.outcome == "returned" and not by_numbers:
                by_numbers = not same_observation(self.exercise, one, self.right(index))
        return strict or by_numbers

    def right(self, index: int) -> Observation:
        """Return what the reference does on a probe."""
        return Observation("returned", self.probes[index].answer)


def observe_one(function: Callable[..., Any], arguments: Call) -> Observation:
    """Return what one call of a trusted variant does, as it would be seen in the guest."""
    try:
        return read_observation(guest.observe(function, arguments))
    except (WireError, RecursionError):
        return Observation("grader_fault")
