"""Loaded into a cluster's workers by `dask worker --preload`: they misbehave when they are told to.

A student's name says what happens to the worker that grades that student's work.
"""

from __future__ import annotations

import os
import signal
import time
from typing import Any

import rnngrader
from rnngrader import batch
from rnngrader.course import Assignment
from rnngrader.grading import Graded, Handed, grade_submission, ungraded
from rnngrader.sandbox.host import Guest

if "ODD_VERSION" in os.environ:
    rnngrader.__version__ = os.environ["ODD_VERSION"]


def grade_oddly(assignment: Assignment, guest: Guest, handed: Handed, *more: Any) -> Graded:
    if handed.student.startswith("odd: kills"):
        os.kill(os.getpid(), signal.SIGKILL)
    if handed.student.startswith("odd: hangs"):
        time.sleep(10_000)
    if handed.student.startswith("odd: quick"):
        return ungraded(assignment, handed)
    return grade_submission(assignment, guest, handed, *more)


batch.grade_submission = grade_oddly
