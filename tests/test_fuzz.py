"""What nobody thought of: any bytes as a notebook, any values as an answer's results."""

from __future__ import annotations

import json
import time
import warnings
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pytest
from conftest import ALL, results_json
from hostile import CONTROL, active_content, right_submission, texts_in, the_assignment
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from rnngrader.feedback.class_page import class_page
from rnngrader.feedback.class_tables import class_csv
from rnngrader.feedback.sanitize import safe_output
from rnngrader.feedback.student import student_page
from rnngrader.gradebook.attempts import read_timestamp
from rnngrader.grading.exercise import Grading, grade_exercise
from rnngrader.grading.hidden_test import Result
from rnngrader.grading.local import LocalSearch
from rnngrader.records import (
    NO_CACHE,
    ErrorInfo,
    ExerciseReport,
    Observation,
    Opaque,
    ReplyCache,
    SubmissionReport,
    Substitutes,
    Value,
)
from rnngrader.submission.files import Unreadable
from rnngrader.submission.read import StudentCell, read_cells
from rnngrader.submission.restore import restore

FEW = settings(
    max_examples=12 if ALL else 3,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
MANY = settings(FEW, max_examples=200 if ALL else 100)

RIGHT = right_submission()
TEXT = st.text(st.characters(), max_size=30)
WIRE_TEXT = st.text(st.characters(codec="utf-8"), max_size=30)  # half surrogates do not pass
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda children: st.lists(children, max_size=4) | st.dictionaries(TEXT, children, max_size=4),
    max_leaves=12,
)
ANSWER = "def rnn_backward(da, caches):\n    return {}\n"
CELLS = st.fixed_dictionaries(
    {},
    optional={
        "cell_type": st.sampled_from(["code", "markdown", "raw", "heading"]) | JSON,
        "source": st.sampled_from([ANSWER, ANSWER.splitlines(keepends=True), "x = 1", ""]) | JSON,
        "input": JSON,
        "id": st.sampled_from(["rnn_backward", "setup", "extra-1"]) | JSON,
        "metadata": JSON
        | st.fixed_dictionaries(
            {"nbgrader": JSON | st.fixed_dictionaries({"grade_id": st.just("rnn_backward") | JSON})}
        ),
        "outputs": JSON,
    },
)
NOTEBOOKS = st.fixed_dictionaries(
    {},
    optional={
        "cells": st.lists(CELLS | JSON, max_size=6) | JSON,
        "worksheets": st.lists(st.fixed_dictionaries({"cells": st.lists(CELLS)})) | JSON,
        "metadata": JSON,
        "nbformat": JSON,
    },
)


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """The right notebook with pieces of it cut, doubled, moved and overwritten."""
    data = RIGHT
    for _ in range(draw(st.integers(1, 4))):
        first, last = sorted(draw(st.tuples(*[st.integers(0, len(data))] * 2)))
        piece = draw(
            st.sampled_from([b"", data[first:last][:2000], b'"', b"\xff\xfe", b"{[", b"\0"])
        )
        data = data[:first] + piece + data[min(last, first + draw(st.integers(0, 3000))) :]
    return data


def check_reading(data: bytes) -> None:
    started = time.process_time()
    try:
        cells, problems = read_cells(data)
    except Unreadable as refusal:
        sentence = str(refusal)
    else:
        sentence = ""
    assert len(sentence) < 400
    if sentence:
        return
    restored = restore(the_assignment(), cells)
    assert time.process_time() - started < 5
    assert cells
    assert all(isinstance(cell, StudentCell) for cell in cells)
    msgspec.json.encode(restored.notebook)
    ours = [c["id"] for c in restored.notebook["cells"] if not c["id"].startswith("extra-")]
    assert ours == [c["id"] for c in the_assignment().notebook["cells"]]
    assert all(isinstance(problem, str) for problem in (*problems, *restored.problems))


@MANY
@given(st.binary(max_size=300))
@example(b'{"cells": [{"metadata": {"nbgrader": {"grade_id": 1e999}}}]}')
@example(b'{"cells":' + b"[" * 10_000)
def test_any_bytes_are_read_or_refused_with_a_sentence(data: bytes) -> None:
    """Nothing but Unreadable is ever raised."""
    check_reading(data)


@MANY
@given(damaged())
def test_any_damage_to_a_notebook_is_repaired_or_refused(data: bytes) -> None:
    """Cuts, doublings and overwriting leave cells or a sentence, and our own cells as they are."""
    check_reading(data)


@MANY
@given(NOTEBOOKS)
def test_any_json_is_read_or_refused_with_a_sentence(notebook: Any) -> None:
    """Fields of any type, missing or doubled, in every place."""
    check_reading(json.dumps(notebook).encode())


@MANY
@given(TEXT | st.from_regex(r"\d{1,5}[-/ ]\d{1,3}[-/ ]\d{1,3}[ T][\d:.]{0,12} ?[A-Z+\-\d:/]{0,9}"))
def test_any_text_is_a_time_or_none(text: str) -> None:
    """A timestamp file may hold anything."""
    read_timestamp(text)


MIME = st.sampled_from(["text/plain", "text/html", "image/png", "image/svg+xml", "text/latex"])
OUTPUTS = st.one_of(
    st.builds(
        lambda text: {"output_type": "stream", "name": "stdout", "text": text},
        WIRE_TEXT,
    ),
    st.builds(
        lambda data: {"output_type": "display_data", "data": data, "metadata": {}},
        st.dictionaries(MIME | WIRE_TEXT, WIRE_TEXT | st.just("aGVsbG8=")),
    ),
    st.builds(
        lambda a, b, c: {"output_type": "error", "ename": a, "evalue": b, "traceback": c},
        *(WIRE_TEXT, WIRE_TEXT, st.lists(WIRE_TEXT)),
    ),
)


@MANY
@given(OUTPUTS)
def test_any_output_is_made_harmless(output: dict[str, Any]) -> None:
    """Text and pictures stay, without control characters; nothing else does."""
    safe = safe_output(output)
    assert safe.get("data", {}).keys() <= {"text/plain", "image/png", "image/jpeg"}
    assert not CONTROL.search("".join(texts_in(safe)))


# Values --------------------------------------------------------------------------------------

DTYPES = ["?", "i1", "i8", "u8", "f2", "f4", "f8", "c16"]
NUMBERS = st.sampled_from([0.0, -0.0, 1.0, np.nan, np.inf, -np.inf, 1e308, 5e-324, -1e-300])


@st.composite
def arrays(draw: st.DrawFn, shape: tuple[int, ...] | None = None) -> np.ndarray:
    if shape is None or draw(st.booleans()):
        shape = tuple(draw(st.lists(st.integers(0, 5), max_size=4)))
    filled = np.full(shape, draw(NUMBERS))
    filled.flat[: draw(st.integers(0, 4))] = draw(NUMBERS)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return filled.astype(draw(st.sampled_from(DTYPES)))


LEAVES = st.one_of(
    arrays(),
    st.none(),
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.floats(),
    WIRE_TEXT,
    st.builds(Opaque, WIRE_TEXT, WIRE_TEXT),
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(WIRE_TEXT, inner, max_size=4)
    ),
    max_leaves=8,
)
ERRORS = st.builds(
    ErrorInfo,
    type_name=st.sampled_from(["ValueError", "NotImplementedError", "KeyError", "IndexError"])
    | WIRE_TEXT,
    message=WIRE_TEXT | st.just("operands could not be broadcast together with shapes (5,4) (3,)"),
    function=WIRE_TEXT | st.just("rnn_backward"),
    line_number=st.integers(0, 2**31 - 1),
    line=WIRE_TEXT | st.just("dx = da[:, :, t] @ x"),
    shapes=st.dictionaries(WIRE_TEXT, WIRE_TEXT, max_size=3),
)


def spoiled(draw: st.DrawFn, value: Value) -> Value:
    """A right value with something in it replaced."""
    if draw(st.integers(0, 7)) == 0:
        return draw(VALUES)
    if isinstance(value, dict) and value:
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: spoiled(draw, value[key])}
    if isinstance(value, (tuple, list)) and value:
        place = draw(st.integers(0, len(value) - 1))
        items = [*value[:place], spoiled(draw, value[place]), *value[place + 1 :]]
        return type(value)(items)
    if isinstance(value, np.ndarray) and draw(st.integers(0, 3)):
        scaled = value * draw(st.sampled_from([1.0, -1.0, 2.0, 0.0]))
        scaled.flat[: draw(st.integers(0, 4))] = draw(NUMBERS)
        return scaled
    if isinstance(value, np.ndarray):
        return draw(arrays(value.shape))
    return draw(LEAVES)


class AnyFunction:
    """A student's function that gives what hypothesis draws."""

    def __init__(self, draw: st.DrawFn, name: str) -> None:
        self.draw, self.name = draw, name

    def observe(
        self,
        calls: Sequence[tuple[Value, ...]],
        cache: ReplyCache = NO_CACHE,
        substitutes: Substitutes | None = None,
    ) -> list[Observation]:
        return [self.one(arguments) for arguments in calls]

    def one(self, arguments: tuple[Value, ...]) -> Observation:
        kind = self.draw(st.integers(0, 9))
        if kind == 0:
            return Observation("raised", error=self.draw(ERRORS))
        if kind == 1:
            outcomes = ["timed_out", "out_of_memory", "crashed", "not_found"]
            return Observation(self.draw(st.sampled_from(outcomes)))
        with np.errstate(all="ignore"):
            right = the_assignment().reference[self.name](*arguments)
        modified = (self.draw(st.integers(0, 99)),) if kind == 2 else ()
        return Observation("returned", spoiled(self.draw, right), modified)


SLOW = pytest.param("lstm_forward", marks=pytest.mark.slow)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rnn_cell_forward", "rnn_backward", "bug_clinic", SLOW])
@FEW
@given(st.data())
def test_any_results_are_judged_and_shown(name: str, data: st.DataObject) -> None:
    """Judge, carry forward, diagnosis, page, table and records take whatever a call gives."""
    assignment = the_assignment()
    unwritten = AnyFunction(data.draw, name)
    grading = Grading(assignment, LocalSearch(assignment))
    for callee in assignment.exercises[name].calls:
        grading.reports[callee] = grade_exercise(grading, callee, AnyFunction(data.draw, callee))
    report = grade_exercise(grading, name, unwritten)
    assert 0 <= report.points <= report.max_points
    check_report(report)


def check_report(exercise: ExerciseReport) -> None:
    """The record survives JSON, and all that is made of it is harmless."""
    report = SubmissionReport("ada", "graded", exercise.points, 100.0, (), (exercise,))
    again = msgspec.json.decode(msgspec.json.encode(report), type=SubmissionReport)
    assert student_page(again, "Title") == student_page(report, "Title")
    assert active_content(student_page(report, "Title")) == []
    assert active_content(Result(exercise)._repr_html_()) == []
    results_json([report])
    class_csv([report])
    assert set(active_content(class_page([report], "Title"))) <= {
        "<script>",
        "<button>",
        "<label>",
        "<input>",
    }
