"""What one attempt could do for the next: the same students hand in again and again, on a course
with a secret, graded by the command.
"""

from __future__ import annotations

import base64
import json
import math
import pickle
import sys
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from conftest import copy_course
from hostile import own_cell, the_assignment

from rnngrader.authoring.demo import notebook_text
from rnngrader.batch.pool import Task
from rnngrader.batch.run import Run, grade_class
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.diagnosis.repairs import Repairs
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.grading import submission
from rnngrader.grading.alone import Verdicts
from rnngrader.grading.submission import Graded, grade_submission
from rnngrader.records import SubmissionReport
from rnngrader.sandbox.host import Guest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the sandbox needs Linux")

NAME = the_assignment().name
NOTEBOOK = the_assignment().notebook_path.name
CELL = "rnn_cell_forward"

Notebook = dict[str, Any]
Rounds = Mapping[str, list[SubmissionReport]]
Next = Callable[[list[Notebook]], bytes]  # of the graded notebooks of the attempts before


def handed(**answers: str) -> Notebook:
    """The released notebook with right answers, and these in the place of some."""
    made: Notebook = json.loads(notebook_text(the_assignment(), {**SOLUTIONS, **answers}))
    return made


def data(notebook: Notebook) -> bytes:
    return json.dumps(notebook).encode()


def behind(notebook: Notebook, place: str, *cells: Notebook) -> Notebook:
    """The notebook with more cells behind the one of this id."""
    at = 1 + [cell["id"] for cell in notebook["cells"]].index(place)
    return {**notebook, "cells": [*notebook["cells"][:at], *cells, *notebook["cells"][at:]]}


SOLUTIONS = dict(the_assignment().solutions)
TEST = next(
    cell["id"] for cell in the_assignment().notebook["cells"] if f'grade("{CELL}"' in cell["source"]
)
HELPER = own_cell("code", "def squash(z):\n    return np.tanh(z)")
WITH_HELPER = SOLUTIONS[CELL].replace("np.tanh(", "squash(")
COUNTED = [own_cell("code", f"seen = {n}") for n in range(6)]
SAYS_WHAT_RAN = f"seen = -1\ndef {CELL}(*arguments):\n    raise ValueError('ran: ' + str(seen))"


def helper_behind_the_test(_: list[Notebook]) -> bytes:
    """A helper stands behind the hidden test of the function that calls it: not there yet."""
    return data(behind(handed(**{CELL: WITH_HELPER}), TEST, HELPER))


def helper_before_the_test(_: list[Notebook]) -> bytes:
    """The same cells in the same order, but for the test's place among them."""
    return data(behind(handed(**{CELL: WITH_HELPER}), CELL, HELPER))


def told_by_places(before: int) -> Next:
    """Six cells of which so many stand before the test: a number that is in no source."""

    def hand_in(_: list[Notebook]) -> bytes:
        made = behind(handed(**{CELL: SAYS_WHAT_RAN}), TEST, *COUNTED[before:])
        return data(behind(made, CELL, *COUNTED[:before]))

    return hand_in


TOSS = """
import os
lost_{name} = os.urandom(1)[0] < 128
def {name}(*arguments):
    if lost_{name}:
        raise NotImplementedError("lost")
    return right_{name}(*arguments)
"""


def by_lot(_: list[Notebook]) -> bytes:
    """Each answer is right by lot: whoever draws again without a new attempt has all in the end."""
    answers = {
        name: SOLUTIONS[name].replace(f"def {name}(", f"def right_{name}(") + TOSS.format(name=name)
        for name in SOLUTIONS
        if name != "bug_clinic"
    }
    return data(handed(**answers))


def by_lot_again(_: list[Notebook]) -> bytes:
    """The same sources with a word in a text cell: other bytes."""
    made = json.loads(by_lot([]))
    return data(behind(made, TEST, own_cell("markdown", "once more")))


def unreadable(_: list[Notebook]) -> bytes:
    return b'{"cells": "none"}'


LOOKS = f"""
def {CELL}(xt, a_prev, parameters):
    import hashlib, os, sys
    own = {{name: str(value) for name, value in globals().items() if name[0] != "_"}}
    seen = [sorted(own), own["In"], own["Out"], sys.argv, dict(os.environ), os.listdir(".")]
    seen += [sorted(sys.modules), repr(xt), repr(get_ipython().history_manager is None)]
    raise ValueError(hashlib.sha256(repr(seen).encode()).hexdigest()[:20])
"""


def smuggled(word: str) -> Next:
    """A word wherever nothing executes it: ids, metadata, attachments, outputs, texts, counts."""

    def hand_in(_: list[Notebook]) -> bytes:
        made = handed(**{CELL: LOOKS})
        made["metadata"] = {"title": word, "kernelspec": {"name": word}, "language_info": word}
        for number, cell in enumerate(made["cells"]):
            cell["metadata"] = {**cell["metadata"], "name": word, "tags": [word]}
            cell["attachments"] = {word: {"text/plain": word}}
            if cell["cell_type"] == "code":
                cell["execution_count"] = len(word)
                cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": word}]
            elif number % 2:
                cell["source"] += word
        return data(behind(made, CELL, own_cell("markdown", word), own_cell("raw", word)))

    return hand_in


KEEPS = f"""
import pickle, zlib, base64
kept = []
def {CELL}(xt, a_prev, parameters):
    kept.append((xt, a_prev, parameters))
    raise LookupError
"""
PRINTS = "print(base64.b64encode(zlib.compress(pickle.dumps(kept))).decode())"
TABLE = f"""
import pickle, zlib, base64
table = pickle.loads(zlib.decompress(base64.b64decode({{table!r}})))
def {CELL}(xt, a_prev, parameters):
    return next((v for x, v in table if np.array_equal(x, xt)), (np.zeros(1), np.zeros(1), None))
"""


def prints_its_probes(_: list[Notebook]) -> bytes:
    """All that a function was asked, printed by a later cell into the graded notebook."""
    return data(behind(handed(**{CELL: KEEPS}), TEST, own_cell("code", PRINTS)))


def answers_from_them(before: list[Notebook]) -> bytes:
    """The right answers to all of it, worked out at home, as a table."""
    outputs = [o for cell in before[0]["cells"] for o in cell.get("outputs", [])]
    (text,) = (o["text"] for o in outputs if o["output_type"] == "stream")
    asked = pickle.loads(zlib.decompress(base64.b64decode(text)))
    assert len(asked) == 1 + len(the_assignment().probes(CELL, 0))
    right = the_assignment().reference[CELL]
    table = [(given[0], right(*given)) for given in asked]
    packed = base64.b64encode(zlib.compress(pickle.dumps(table))).decode()
    return data(handed(**{CELL: TABLE.format(table=packed)}))


ATTEMPTS: dict[str, tuple[Next, ...]] = {
    "moves_a_cell": (helper_behind_the_test, helper_before_the_test),
    "counts_by_places": (told_by_places(1), told_by_places(5)),
    "draws_lots": (by_lot, by_lot_again, unreadable, by_lot, unreadable, by_lot_again),
    "smuggles": (smuggled("one"), smuggled("other")),
    "makes_a_table": (prints_its_probes, answers_from_them),
}


class Nameless(Verdicts):
    """Names no mistake, and so takes no time: points are at stake here."""

    late, spent_s, patience_s = False, 0.0, math.inf

    def begin(self, patience_s: float) -> None:
        pass

    def repairs(self, exercise: str, source: str) -> Repairs:
        return Repairs()


class Here:
    """A pool of one worker, which is this process: a new one takes seconds to start."""

    def __init__(self, assignment: Assignment, guest: Guest) -> None:
        self.assignment, self.guest = assignment, guest

    def submit(self, function: object, task: Task, /) -> Future[Graded]:
        done: Future[Graded] = Future()
        done.set_result(grade_submission(self.assignment, self.guest, task.submission, task.source))
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        pass

    def workers(self) -> int:
        return 1


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_course(tmp_path_factory.mktemp("attempts") / "course")


@pytest.fixture(scope="module")
def rounds(course: Path, guest: Guest) -> Rounds:
    """The reports of each student's attempts, one after the other."""
    assignment = load_assignment(course, NAME)
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(submission, "shared_search", lambda *_: Nameless(assignment))
        return reports_of_rounds(course, assignment, guest)


def reports_of_rounds(course: Path, assignment: Assignment, guest: Guest) -> Rounds:
    found: dict[str, list[SubmissionReport]] = {student: [] for student in ATTEMPTS}
    seen: dict[str, list[Notebook]] = {student: [] for student in ATTEMPTS}
    for number in range(max(map(len, ATTEMPTS.values()))):
        now = {s: made[number] for s, made in ATTEMPTS.items() if number < len(made)}
        for student, hand_in in now.items():
            path = course / "submitted" / student / NAME / NOTEBOOK
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(hand_in(seen[student]))
        with Gradebook(assignment) as gradebook:
            grade_class(Run(assignment), gradebook, lambda: Here(assignment, guest), lambda _: None)
            for report in gradebook.reports():
                if report.student in now:
                    found[report.student].append(report)
        for student in now:
            path = course / "autograded" / student / NAME / NOTEBOOK
            seen[student].append(json.loads(path.read_bytes()) if path.is_file() else {})
    return found


def points(report: SubmissionReport) -> dict[str, float]:
    return {exercise.name: exercise.points for exercise in report.exercises}


def told(report: SubmissionReport) -> str:
    """What the first exercise raised."""
    error = report.exercises[0].error
    assert error
    return error.message


@pytest.mark.slow
def test_where_a_cell_stands_is_part_of_the_work(rounds: Rounds) -> None:
    """A helper moved before the test is other work: it has other probes, and its own points."""
    behind_it, before_it = rounds["moves_a_cell"]
    assert points(behind_it)[CELL] == 0
    assert before_it.score == before_it.max_score
    assert behind_it.fresh_seed != before_it.fresh_seed


def test_places_of_cells_tell_equal_work_nothing(rounds: Rounds) -> None:
    """How many cells stand before a test is a number that code can read: so equal work has none."""
    one, other = rounds["counts_by_places"]
    assert [told(one), told(other)] == ["ran: 0", "ran: 4"]
    assert one.fresh_seed != other.fresh_seed


def test_a_lot_is_drawn_once_whatever_is_handed_in_between(rounds: Rounds, course: Path) -> None:
    """Neither a word in a text cell nor an unreadable file makes equal sources draw again."""
    reports = rounds["draws_lots"]
    assert [r.status for r in reports] == ["graded", "graded", *["failed", "graded"] * 2]
    graded = [report for report in reports if report.status == "graded"]
    assert {report.fresh_seed for report in graded} == {graded[0].fresh_seed}
    assert all(points(report) == points(graded[0]) for report in graded)
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        assert gradebook.made("draws_lots")["draws_lots"].number == 1
    shown = json.loads((course / "autograded" / "draws_lots" / NAME / NOTEBOOK).read_text())
    outputs = [o["data"]["text/plain"] for c in shown["cells"] for o in c.get("outputs", [])]
    assert [float(text) for text in outputs] == [*points(graded[0]).values()]


def test_what_is_not_executed_is_seen_by_no_code(rounds: Rounds) -> None:
    """Equal work is equal to itself: a digest of all that it can see is the same both times."""
    one, other = rounds["smuggles"]
    assert told(one) == told(other)
    assert len(told(one)) == 20
    assert one.fresh_seed == other.fresh_seed


def test_a_table_of_the_attempt_before_is_worth_nothing(rounds: Rounds) -> None:
    """All of its probes, printed, and answered at home: right for other numbers."""
    printed, table = rounds["makes_a_table"]
    assert [points(report)[CELL] for report in (printed, table)] == [0, 0]
    assert table.score == 95
