"""Hostile submissions: nobody gains a point by a trick, and nobody else notices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hostile import (
    Case,
    cases,
    check_harmless,
    check_keeps_secrets,
    check_outcome,
    grade_case,
    handed_in,
    make_guests,
    right_submission,
    the_assignment,
)

from rnngrader.grading import Graded, Guests, Handed, grade_submission
from rnngrader.results import results_json

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
    check_keeps_secrets(graded, handed_in(case))
    results_json("rnn_step_by_step", 0, [graded.report])
    assert grade_right(guests) == right
