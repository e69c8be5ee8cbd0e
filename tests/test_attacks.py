"""Hostile submissions: nobody gains a point by a trick, and nobody else notices."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from conftest import results_json
from hostile import (
    QUICK,
    Case,
    cases,
    check_harmless,
    check_keeps_secrets,
    check_report,
    grade_case,
    hand_in,
    handed_in,
    make_guest,
    own_cell,
    right_submission,
    the_assignment,
)

from rnngrader.authoring.demo import notebook_text
from rnngrader.batch.pool import LocalPool, make_bundle
from rnngrader.batch.run import Run, grade_class
from rnngrader.course.assignment import load_assignment
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.grading.submission import Graded, grade_submission
from rnngrader.records import Submission
from rnngrader.sandbox.host import Guest
from rnngrader.sandbox.limits import Limits

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
    return grade_submission(the_assignment(), guest, Submission("ada", right_submission()))


# They sit out a limit, or their numbers have no name, which takes the longest search there is.
LONG = {
    "asks_lent_functions_everything",
    "carried_by_counting",
    "carried_without_a_carry",
    "floods_with_many_cells",
    "forges_calls",
    "large_replies",
    "lying_containers",
    "odd_exceptions",
    "reads_the_requests",
    "sleeps",
}


@pytest.mark.sampled
@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=case.name, marks=[pytest.mark.slow] * (case.name in LONG))
        for case in ATTACKS
    ],
)
def test_an_attack_gains_nothing_and_harms_nobody(case: Case, guest: Guest, right: Graded) -> None:
    """The honest part's points and no more; the next student's result is what it always was."""
    graded = grade_case(case, guest)
    check_report(case, graded.report)
    check_harmless(graded)
    check_keeps_secrets(case, graded)
    assert len(graded.notebook) < 2**25
    assert len(results_json([graded.report])) < 30_000
    assert len(repr(graded.report)) < 200_000
    assert grade_right(guest) == right


@pytest.mark.slow
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
            the_assignment(), guest, Submission("mallory", json.dumps(notebook).encode())
        )
        assert time.monotonic() - started < 60  # the naps alone are 120 s
        assert graded.report.score == 0
        assert len(graded.report.problems) < 30
    finally:
        guest.close()


MEASURE = """
import resource, sys, time
sys.path.insert(0, {tests!r})
from hostile import cases, grade_case, make_guest, right_submission, the_assignment, Limits
from rnngrader.grading.submission import grade_submission
from rnngrader.records import Submission
case = next(case for case in cases("attacks") if case.name == "large_replies")
guest = make_guest(Limits())
grade_submission(the_assignment(), guest, Submission("ada", right_submission()))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
grade_case(case, guest)
grown_mib = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
start = time.process_time()
grade_case(case, guest)
print(time.process_time() - start, grown_mib)
guest.close()
"""


@pytest.mark.slow
def test_the_largest_replies_are_read_in_little_time_and_memory() -> None:
    """Ten seconds of the host's processor and 300 MB above an honest submission."""
    program = MEASURE.format(tests=str(Path(__file__).parent))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    took_s, grown_mib = map(float, done.stdout.split())
    assert (took_s < 10, grown_mib < 300) == (True, True), (took_s, grown_mib)


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


@pytest.mark.slow
def test_a_class_of_attackers_does_not_stop_the_batch(course: Path) -> None:
    """Two workers, right work between attacks: it has full marks, and everybody a result."""
    attacks = [case for case in ATTACKS if case.name in WORST]
    assert len(attacks) == len(WORST)
    for number, case in enumerate(attacks):
        hand_in(course, f"{number:02d} mallory", handed_in(case))
        hand_in(course, f"{number:02d} right", right_submission())
    assignment = load_assignment(course, the_assignment().name)
    bundle = make_bundle(replace(assignment, limits=QUICK), "bwrap")
    with Gradebook(assignment) as gradebook:
        grade_class(Run(assignment), gradebook, partial(LocalPool, 2, bundle), lambda _: None)
        reports = {report.student: report for report in gradebook.reports()}
    assert len(reports) == 2 * len(WORST)
    for number, case in enumerate(attacks):
        assert reports[f"{number:02d} right"].score == 105
        check_report(case, reports[f"{number:02d} mallory"])
