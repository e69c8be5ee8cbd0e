"""Hostile submissions: nobody gains a point by a trick, and nobody else notices."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest
from hostile import (
    Case,
    cases,
    check_harmless,
    check_keeps_secrets,
    check_outcome,
    grade_case,
    make_guests,
    own_cell,
    right_submission,
    the_assignment,
)

from rnngrader.demo import notebook_text
from rnngrader.grading import Graded, Guests, Handed, grade_submission
from rnngrader.results import results_json
from rnngrader.sandbox.host import Limits

ATTACKS = cases("attacks")


@pytest.fixture(scope="module")
def guests() -> Iterator[Guests]:
    guests = make_guests()
    yield guests
    guests.close()


@pytest.fixture(scope="module")
def right(guests: Guests) -> Graded:
    """A right submission, graded before any attack."""
    return grade_right(guests)


def grade_right(guests: Guests) -> Graded:
    return grade_submission(the_assignment(), guests, Handed("ada", right_submission()), 0)


@pytest.mark.parametrize("case", ATTACKS, ids=lambda case: case.name)
def test_an_attack_gains_nothing_and_harms_nobody(
    case: Case, guests: Guests, right: Graded
) -> None:
    """The honest part's points and no more; the next student's result is what it always was."""
    graded = grade_case(case, guests)
    check_outcome(case, graded)
    check_harmless(graded)
    check_keeps_secrets(case, graded)
    assert len(graded.notebook) < 2**25
    assert len(results_json("rnn_step_by_step", 0, [graded.report])) < 30_000
    assert len(repr(graded.report)) < 200_000
    assert grade_right(guests) == right


def test_no_submission_takes_more_than_its_share() -> None:
    """Every cell and every call just under its limit, and a crash in every answer: still an end."""
    limits = Limits(cell_s=0.6, batch_s=0.6, total_s=1)
    nap = "import time\ntime.sleep(0.4)"
    answers = {
        name: f"def {name}(*arguments):\n    import os, time\n    time.sleep(0.4)\n    os._exit(0)"
        for name in the_assignment().solutions
    }
    notebook = json.loads(notebook_text(the_assignment(), answers))
    notebook["cells"] += [own_cell("code", nap) for _ in range(300)]
    guests = make_guests(limits)
    try:
        started = time.monotonic()
        graded = grade_submission(
            the_assignment(), guests, Handed("mallory", json.dumps(notebook).encode()), 0
        )
        assert time.monotonic() - started < 15
        assert graded.report.score == 0
        assert len(graded.report.problems) < 30
    finally:
        guests.close()
