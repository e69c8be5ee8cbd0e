"""Functions and the search in this very process: in a kernel, on one's own machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnngrader.course.assignment import Assignment
from rnngrader.course.probes import copy_value
from rnngrader.diagnosis.answer import Answer, Question, answer
from rnngrader.records import NO_CACHE, Calls, Observation, ReplyCache, Substitutes, Value
from rnngrader.sandbox.codec import encode_arguments
from rnngrader.sandbox.guest import lending, observe
from rnngrader.sandbox.replies import read_observation


@dataclass(frozen=True)
class LocalFunction:
    """A function in the namespace of this very process, which is a stock kernel."""

    name: str
    namespace: dict[str, Any]

    def observe(
        self, calls: Calls, cache: ReplyCache = NO_CACHE, substitutes: Substitutes | None = None
    ) -> list[Observation]:
        """Return one observation a call, in order, while `substitutes` stand in for the callees."""
        return [self._observe(i, arguments, substitutes) for i, arguments in enumerate(calls)]

    def sibling(self, name: str) -> LocalFunction:
        """Return another function of the same namespace."""
        return LocalFunction(name, self.namespace)

    def _observe(
        self, probe: int, arguments: tuple[Value, ...], substitutes: Substitutes | None
    ) -> Observation:
        def stand_in(name: str) -> Any:
            return lambda *given, **named: copy_value(
                substitutes.answer(probe, name, copy_value(given), copy_value(named))  # type: ignore[union-attr]
            )

        names = substitutes.names if substitutes else {}
        with lending(self.namespace, {name: stand_in(name) for name in names}, names):
            function = self.namespace.get(self.name)
            with np.errstate(all="ignore"):  # nobody reads numpy's warnings here
                return read_observation(observe(function, encode_arguments(arguments)))


@dataclass
class LocalSearch:
    """Searches where the student's code lives as well."""

    assignment: Assignment

    def diagnose(self, question: Question) -> Answer:
        """Return the diagnosis of a wrong answer."""
        return answer(self.assignment, question)

    def call_reference(
        self, name: str, arguments: Sequence[Value], named: Mapping[str, Value]
    ) -> Value:
        """Return what a function of the reference gives."""
        function = self.assignment.reference[name]
        return copy_value(function(*copy_value(tuple(arguments)), **copy_value(dict(named))))
