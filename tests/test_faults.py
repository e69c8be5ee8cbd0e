"""Damaged submissions: what can be graded is graded, and everybody gets a reason."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from hostile import (
    Case,
    cases,
    check_harmless,
    check_outcome,
    grade_case,
    handed_in,
    make_guests,
    the_assignment,
)

from rnngrader.grading import Guests, Handed, grade_submission

FAULTS = cases("faults")


@pytest.fixture(scope="module")
def guests() -> Iterator[Guests]:
    guests = make_guests()
    yield guests
    guests.close()


@pytest.mark.parametrize("case", FAULTS, ids=lambda case: case.name)
def test_a_damaged_submission_gets_its_points_or_a_reason(case: Case, guests: Guests) -> None:
    """Repaired where that can be done, with a sentence; else failed, with the reason; never slow."""
    data = handed_in(case)
    started = time.monotonic()
    graded = grade_submission(the_assignment(), guests, Handed("bob", data), 0)
    assert time.monotonic() - started < 10
    check_outcome(case, graded)
    check_harmless(graded)
