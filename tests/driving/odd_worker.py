"""Loaded into a cluster's workers by `dask worker --preload`: they misbehave when they are told to.

A student's name says what happens to the worker that grades that student's work.
"""

from __future__ import annotations

import os
import signal
import time
from typing import Any

import rnngrader
from rnngrader.batch import pool as batch
from rnngrader.course.assignment import Assignment
from rnngrader.grading.submission import Graded, grade_submission, ungraded
from rnngrader.records import Submission
from rnngrader.sandbox.host import Guest

if "ODD_VERSION" in os.environ:
    rnngrader.__version__ = os.environ["ODD_VERSION"]


def grade_oddly(assignment: Assignment, guest: Guest, submission: Submission, *more: Any) -> Graded:
    if submission.student.startswith("odd: kills"):
        os.kill(os.getpid(), signal.SIGKILL)
    if submission.student.startswith("odd: hangs"):
        time.sleep(10_000)
    if submission.student.startswith("odd: quick"):
        return ungraded(assignment, submission)
    return grade_submission(assignment, guest, submission, *more)


batch.grade_submission = grade_oddly
