"""What the search's sandbox runs: it holds the course, and answers four kinds of calls.

Only `rnngrader.grading.search` speaks with it; `rnngrader.sandbox.server` calls its functions.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.course.files import unpack
from rnngrader.diagnosis.answer import Question, effect_in, repairs_in
from rnngrader.diagnosis.answer import answer as answer_question
from rnngrader.diagnosis.diagnose import runner_of
from rnngrader.diagnosis.places import places_in
from rnngrader.diagnosis.runner import unattended
from rnngrader.diagnosis.tables import sources_digest
from rnngrader.diagnosis.variants import known_ones
from rnngrader.records import ErrorInfo, Observation, Opaque, Value

_assignments: list[Assignment] = []


def load(file: str) -> None:
    """Load the course that a file holds, before anybody asks."""
    name, files = msgspec.msgpack.decode(Path(file).read_bytes())
    with tempfile.TemporaryDirectory() as folder:
        unpack(files, Path(folder))
        assignment = load_assignment(Path(folder).resolve(), name)
        # All that is read from files, while they are there, and what each search would do first.
        _ = assignment.reference
        assignment.read_catalogue()
        for function, exercise in assignment.exercises.items():
            known_ones(runner_of(assignment, exercise, assignment.probes(function, 0)))
            sources_digest(assignment, function)
    _assignments[:] = [assignment]


def diagnose(
    exercise: str,
    seed: int,
    observations: Sequence[dict[str, Any]],
    fresh_seed: str,
    fresh: Sequence[dict[str, Any]],
    further: Sequence[dict[str, Any]],
    last: Sequence[dict[str, Any]],
    told: list[Any],
    source: np.ndarray,
) -> np.ndarray:
    """Return the answer to a question, as bytes of JSON.

    told: (position of a public probe, what the steps told there); source: as bytes
    """
    seen, new, more, final = (
        [read(o) for o in some] for some in (observations, fresh, further, last)
    )
    text = source.tobytes().decode()
    question = Question(exercise, seed, seen, fresh_seed, new, more, final, dict(told), text)
    return np.frombuffer(msgspec.json.encode(answer_question(_assignments[0], question)), np.uint8)


def repairs(exercise: str, source: np.ndarray, most: int) -> np.ndarray:
    """Return the changes of a student's answer, given as bytes, as bytes of JSON."""
    found = repairs_in(_assignments[0], exercise, source.tobytes().decode(), most)
    return np.frombuffer(msgspec.json.encode(found), np.uint8)


def places(exercise: str, source: np.ndarray, seed: int, logs: list[Any]) -> np.ndarray:
    """Return in words where a student's function parts from the reference, as bytes of JSON.

    source: as bytes; logs: (position of a public probe, what the steps told there)
    """
    said = places_in(_assignments[0], exercise, source.tobytes().decode(), seed, dict(logs))
    return np.frombuffer(msgspec.json.encode(said), np.uint8)


def effect(
    exercise: str,
    seed: int,
    source: np.ndarray,
    changed: np.ndarray,
    told: list[Any],
    after: list[Any],
) -> np.ndarray:
    """Return what a change of a student's function does beside making it right, as bytes of JSON.

    source, changed: as bytes; told, after: (position of a public probe, what the steps told there)
    """
    sources = source.tobytes().decode(), changed.tobytes().decode()
    found = effect_in(_assignments[0], exercise, seed, sources, dict(told), dict(after))
    return np.frombuffer(msgspec.json.encode(found), np.uint8)


def call_reference(name: str, arguments: list[Value], named: Mapping[str, Value]) -> Value:
    """Return what a reference function gives for a student's arguments."""
    with unattended():
        return _assignments[0].reference[name](*arguments, **named)


def read(message: dict[str, Any]) -> Observation:
    """Return the observation that `rnngrader.grading.search.portable` wrote."""
    error = message["error"].tobytes()
    return Observation(
        message["outcome"],
        value_of(message["value"]),
        tuple(message["modified"]),
        msgspec.json.decode(error, type=ErrorInfo) if error else None,
        message["note"],
    )


def value_of(plain: Value) -> Value:
    """Return the value that `rnngrader.grading.search.plain` wrote."""
    if isinstance(plain, (tuple, list)):
        return type(plain)(map(value_of, plain))
    if isinstance(plain, dict):
        if plain.keys() == {"opaque", "detail"} and isinstance(plain["opaque"], str):
            return Opaque(plain["opaque"], str(plain["detail"]))
        return {key: value_of(item) for key, item in plain.items()}
    return plain
