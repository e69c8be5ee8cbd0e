"""Hostile submissions: nobody gains a point by a trick, and nobody else notices."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from hostile import (
    QUICK,
    Case,
    cases,
    check_harmless,
    check_keeps_secrets,
    check_report,
    grade_case,
    handed_in,
    make_guest,
    own_cell,
    right_submission,
    the_assignment,
)

from rnngrader.authoring.demo import notebook_text
from rnngrader.batch import LocalPool, make_bundle
from rnngrader.classroom import Run, grade_class
from rnngrader.course import load_assignment
from rnngrader.gradebook import Gradebook
from rnngrader.grading import Graded, Handed, grade_submission
from rnngrader.results import results_json
from rnngrader.sandbox.host import Guest, Limits

ATTACKS = cases("attacks")


@pytest.fixture(scope="module")
def guest() -> Iterator[Guest]:
    guest = make_guest()
    yield guest
    guest.close()


@pytest.fixture(scope="module")
def right(guest: Guest) -> Graded:
    """A right submission, graded before any attack."""
    return grade_right(guest)


def grade_right(guest: Guest) -> Graded:
    return grade_submission(the_assignment(), guest, Handed("ada", right_submission()), 0)


@pytest.mark.parametrize("case", ATTACKS, ids=lambda case: case.name)
def test_an_attack_gains_nothing_and_harms_nobody(case: Case, guest: Guest, right: Graded) -> None:
    """The honest part's points and no more; the next student's result is what it always was."""
    graded = grade_case(case, guest)
    check_report(case, graded.report)
    check_harmless(graded)
    check_keeps_secrets(case, graded)
    assert len(graded.notebook) < 2**25
    assert len(results_json("rnn_step_by_step", 0, [graded.report])) < 30_000
    assert len(repr(graded.report)) < 200_000
    assert grade_right(guest) == right


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
    guest = make_guest(limits)
    try:
        started = time.monotonic()
        graded = grade_submission(
            the_assignment(), guest, Handed("mallory", json.dumps(notebook).encode()), 0
        )
        assert time.monotonic() - started < 15
        assert graded.report.score == 0
        assert len(graded.report.problems) < 30
    finally:
        guest.close()


WORST = {
    "closes_the_line",
    "exits_the_process",
    "ipython_hooks",
    "kills_what_it_sees",
    "malformed_frames",
    "orphans",
    "thread_bomb",
    "writes_the_course",
}


def test_a_class_of_attackers_does_not_stop_the_batch(course: Path) -> None:
    """Two workers, right work between attacks: it has full marks, and everybody a result."""
    attacks = [case for case in ATTACKS if case.name in WORST]
    assert len(attacks) == len(WORST)
    for number, case in enumerate(attacks):
        hand_in(course, f"{number:02d} mallory", handed_in(case))
        hand_in(course, f"{number:02d} right", right_submission())
    assignment = load_assignment(course, the_assignment().name)
    bundle = make_bundle(assignment, "bwrap", QUICK)
    with Gradebook(assignment) as gradebook:
        grade_class(Run(assignment), gradebook, partial(LocalPool, 2, bundle), lambda _: None)
        reports = {report.student: report for report in gradebook.reports()}
    assert len(reports) == 2 * len(WORST)
    for number, case in enumerate(attacks):
        assert reports[f"{number:02d} right"].score == 105
        check_report(case, reports[f"{number:02d} mallory"])


def hand_in(course: Path, student: str, data: bytes) -> None:
    folder = course / "submitted" / student / the_assignment().name
    folder.mkdir(parents=True)
    (folder / the_assignment().notebook_path.name).write_bytes(data)
