"""Where the time goes, measured in one process: `python benchmarks/parts.py WHAT COURSE`.

    bare     what grading runs of the students' work, in one process: their cells executed, their
             functions called on the probes, as often as grading calls them. No wall, no judging,
             no pages
    coordinator  what the main process does for each submission, with workers that take no time
    stages   what grading a submission consists of, each for itself

Prints JSON. The class has to be in submitted/ already.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import pickle
import sys
import time
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"  # as in the sandbox
os.environ["MPLBACKEND"] = "agg"
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from measure import ASSIGNMENT, TICK, family, stat  # noqa: E402

from rnngrader.batch import results  # noqa: E402
from rnngrader.batch import run as class_run  # noqa: E402
from rnngrader.course.assignment import Assignment, load_assignment  # noqa: E402
from rnngrader.course.probes import copy_arguments  # noqa: E402
from rnngrader.course.running import importable  # noqa: E402
from rnngrader.gradebook.attempts import Attempt  # noqa: E402
from rnngrader.gradebook.gradebook import Gradebook  # noqa: E402
from rnngrader.grading import exercise, submission  # noqa: E402
from rnngrader.grading.exercise import Grading  # noqa: E402
from rnngrader.grading.search import SandboxedSearch, shared_search  # noqa: E402
from rnngrader.grading.submission import (  # noqa: E402
    Graded,
    Submission,
    grade_submission,
    run_notebook,
    start_guest,  # noqa: E402
)
from rnngrader.records import NO_CACHE  # noqa: E402
from rnngrader.sandbox.guest import substituting  # noqa: E402
from rnngrader.sandbox.host import Child, Guest  # noqa: E402
from rnngrader.sandbox.session import Session  # noqa: E402
from rnngrader.submission.files import read_submission, work_digest  # noqa: E402
from rnngrader.submission.read import read_cells  # noqa: E402
from rnngrader.submission.restore import restore  # noqa: E402

ENOUGH = 1_000  # submissions, of a larger class too


def main() -> None:
    what, course = sys.argv[1], Path(sys.argv[2]).resolve()
    assignment = load_assignment(course, ASSIGNMENT)
    students = sorted(path.name for path in (course / "submitted").iterdir())[:ENOUGH]
    submissions = [
        read_submission(course / "submitted", student, assignment)[0] for student in students
    ]
    part = {"bare": bare, "coordinator": coordinator, "stages": stages}[what]
    print(json.dumps(part(assignment, submissions)))


Step = tuple[
    str, tuple[str, ...]
]  # a cell's source, (); or a function, (it, *what stands in for it)


@dataclass
class Noting(Session):
    """A kernel that notes what grading has it do: cells to run, and functions to call."""

    asked: list[Step] = field(default_factory=list)

    def run(self, source: str, grade_id: str) -> list[dict[str, Any]]:
        self.asked.append((source, ()))
        return super().run(source, grade_id)

    def observe(self, name: str, calls: Any, cache: Any, substitutes: Any = None) -> Any:
        if cache is not NO_CACHE:  # on the public probes
            names = substitutes.names if substitutes else ()
            self.asked.append((name, (name, *names)))
        return super().observe(name, calls, cache, substitutes)


def bare(assignment: Assignment, submissions: list[Submission]) -> dict[str, float]:
    """CPU milliseconds a submission of what grading runs (`bare`), of the same with each function
    tried once, without lent ones (`once`), and of all cells as they were handed in (`whole`).
    """
    guest = start_guest(assignment)
    asked = [steps for work in submissions if (steps := what_is_run(assignment, guest, work))]
    guest.close()
    once = [[step for step in steps if len(step[1]) < 2] for steps in asked]
    whole = [[(source, ()) for source in sources_of(work)] for work in submissions[:SAMPLE]]
    with (
        importable(assignment.notebook_path.parent, assignment.course),
        contextlib.chdir(assignment.notebook_path.parent),
        warnings.catch_warnings(),
    ):
        warnings.simplefilter("ignore")
        execution_s(assignment, whole[:1])  # what it imports is there from now on
        return {
            name: 1000 * execution_s(assignment, classes) / len(classes)
            for name, classes in {"bare": asked, "once": once, "whole": whole}.items()
        }


def execution_s(assignment: Assignment, classes: list[list[Step]]) -> float:
    total = 0.0
    for steps in classes:
        with contextlib.redirect_stdout(io.StringIO()):
            total += execute(assignment, steps)
    return total


def sources_of(submission: Submission) -> list[str]:
    """The code cells that were handed in, examples and figures too."""
    with contextlib.suppress(Exception):
        cells, _ = read_cells(submission.data or b"")
        return [cell.source for cell in cells if cell.cell_type == "code"]
    return []


def what_is_run(assignment: Assignment, guest: Guest, submission: Submission) -> list[Step]:
    """What grading runs of one submission, in order."""
    try:
        cells, _ = read_cells(submission.data or b"")
    except Exception:
        return []
    with Noting(guest) as session:
        search = shared_search(assignment, guest.sandbox)
        run_notebook(restore(assignment, cells), session, Grading(assignment, search))
    return session.asked


def arguments(assignment: Assignment, names: tuple[str, ...]) -> list[tuple[Any, ...]]:
    return [copy_arguments(p.arguments) for name in names[:1] for p in assignment.probes(name, 0)]


def execute(assignment: Assignment, steps: list[Step]) -> float:
    """Runs the steps in a namespace; the seconds that they took."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    ready = [(source, names, arguments(assignment, names)) for source, names in steps]
    start = time.process_time()
    for source, names, calls in ready:
        if not names:
            with contextlib.suppress(Exception):
                exec(compile(source, "<cell>", "exec"), namespace)
        with substituting(namespace, {name: assignment.reference[name] for name in names[1:]}):
            for call in calls:
                with contextlib.suppress(Exception):
                    namespace[source](*call)
    return time.process_time() - start


class Clock:
    """CPU time of this thread by stage, a stage inside another not counted with it."""

    def __init__(self) -> None:
        self.host: dict[str, float] = defaultdict(float)
        self.guest: dict[str, float] = defaultdict(float)
        self._inner = [0.0]

    @contextlib.contextmanager
    def stage(self, name: str) -> Iterator[None]:
        self._inner.append(0.0)
        start = time.thread_time()
        try:
            yield
        finally:
            used = time.thread_time() - start
            self.host[name] += used - self._inner.pop()
            self._inner[-1] += used

    def wrap(self, owner: Any, attribute: str, name: str) -> None:
        """Counts the calls of a function, and what they have the guest do, to a stage."""
        function: Callable[..., Any] = getattr(owner, attribute)

        def timed(*arguments: Any, **named: Any) -> Any:
            child = arguments[0] if isinstance(arguments[0], Child) else None
            before = child_cpu_s(child)
            with self.stage(name):
                result = function(*arguments, **named)
            after = child_cpu_s(result if isinstance(result, Child) else child)
            self.guest[name] += max(after - before, 0.0)
            return result

        setattr(owner, attribute, timed)


def child_cpu_s(child: Child | None) -> float:
    """What the process of one submission has used so far, to the nanosecond."""
    try:
        return int(Path(f"/proc/{child.pid}/schedstat").read_text().split()[0]) / 1e9
    except (OSError, AttributeError):
        return 0.0


STAGES = (
    (submission, "read_cells", "read the file"),
    (submission, "restore", "restore the notebook"),
    (Guest, "start_child", "fork, namespaces, limits"),
    (Child, "run_cell", "cells"),
    (Child, "observe", "probes"),
    (Child, "close", "end of the child"),
    (exercise, "judge", "judge"),
    (SandboxedSearch, "diagnose", "search"),
    (exercise, "make_report", "report"),
    (submission, "student_page", "page"),
    (class_run, "write_files", "write the files"),
    (Gradebook, "record", "gradebook"),
)


def stages(assignment: Assignment, submissions: list[Submission]) -> dict[str, Any]:
    """CPU milliseconds a submission by stage, here and in the guest; and what a worker does once.

    The class is graded three times: what the first time takes longer than the second is done once
    a worker; the third time is written down.
    """
    clock = Clock()
    guest = start_guest(assignment)
    start_s = guest_cpu_s(guest)
    once_s = [grade_class(assignment, guest, submissions) for _ in range(2)]
    for owner, attribute, name in STAGES:
        clock.wrap(owner, attribute, name)
    before = guest_cpu_s(guest)
    with Gradebook(assignment) as gradebook:
        for work in submissions:
            with clock.stage(REST):
                graded = grade_submission(assignment, guest, work)
                results.write_files(assignment.course, assignment, graded)
                attempt = Attempt(work_digest(work, None), 0, {})
                gradebook.record(graded.report, attempt, None)
    clock.guest[FORKING] = guest_cpu_s(guest) - before - sum(clock.guest.values())
    guest.close()
    scale = 1000 / len(submissions)
    names = list(dict.fromkeys((*clock.host, *clock.guest)))
    names.sort(key=lambda name: name == REST)
    found = {name: [scale * clock.host[name], scale * clock.guest[name]] for name in names}
    return {"stages": found, "once_s": [once_s[0] - once_s[1], start_s]}


def grade_class(assignment: Assignment, guest: Guest, submissions: list[Submission]) -> float:
    """CPU seconds here, recording nothing."""
    begin = time.thread_time()
    for work in submissions:
        grade_submission(assignment, guest, work)
    return time.thread_time() - begin


class Instant:
    """Workers that give every submission, at once, what another one came to."""

    def __init__(self, graded: list[Graded]) -> None:
        self._results = [pickle.dumps(one) for one in graded]
        self._next = 0

    def submit(self, _: Callable[..., Graded], /, *arguments: Any) -> Future[Graded]:
        (task,) = pickle.loads(pickle.dumps(arguments))
        self._next += 1
        result: Graded = pickle.loads(self._results[self._next % len(self._results)])
        report = replace(result.report, student=task.submission.student)
        future: Future[Graded] = Future()
        future.set_result(replace(result, report=report))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        pass

    def workers(self) -> int:
        return 1


def coordinator(assignment: Assignment, submissions: list[Submission]) -> dict[str, float]:
    """Milliseconds a submission; the class's results are made anew."""
    guest = start_guest(assignment)
    pool = Instant([grade_submission(assignment, guest, work) for work in submissions[:SAMPLE]])
    guest.close()
    for path in assignment.course.glob("gradebook.db*"):
        path.unlink()
    run = class_run.Run(assignment, students=[work.student for work in submissions])
    with Gradebook(assignment) as gradebook:
        cpu, wall = time.thread_time(), time.perf_counter()
        class_run.grade_class(run, gradebook, lambda: pool, lambda run: None)
        cpu, wall = time.thread_time() - cpu, time.perf_counter() - wall
    return {"cpu_ms": 1000 * cpu / len(submissions), "wall_ms": 1000 * wall / len(submissions)}


SAMPLE = 30  # submissions that are graded for it
REST = "everything else"
FORKING = "fork and end of the child, in its parent"


def guest_cpu_s(guest: Guest) -> float:
    """CPU seconds of all processes in the sandbox, those that ended included."""
    used = 0.0
    for pid in family(guest._server.process.pid):
        fields = stat(pid)
        used += int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9
        used += (int(fields[13]) + int(fields[14])) / TICK
    return used


if __name__ == "__main__":
    main()
