"""Grading as work is handed in: look, grade, give the page back, for as long as it is let.

Nothing is kept beside the gradebook: its digests say what is done. So this process may end at any
moment, and the next one goes on; `rnngrader grade`, formgrader or another watch may be at work
beside it.
"""

from __future__ import annotations

import contextlib
import datetime
import heapq
import itertools
import os
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import NoReturn

import msgspec

from rnngrader.batch.arrivals import Arrival, Arrivals
from rnngrader.batch.exchange import Exchange, open_exchange
from rnngrader.batch.pool import SLOW, Bundle, LocalPool, Task, grade_all, make_bundle
from rnngrader.batch.results import has_page
from rnngrader.batch.run import EARLY, Run, land
from rnngrader.batch.watches import WATCH
from rnngrader.batch.work import quoted, read_work
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.course.cells import CourseError, with_answers
from rnngrader.course.files import course_files
from rnngrader.course.locks import LOCKS, locked
from rnngrader.course.probes import for_assignment
from rnngrader.feedback.score import score_text
from rnngrader.gradebook.attempts import Attempt, next_from, utc_now, versions_of
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.grading.submission import Graded
from rnngrader.records import Final, Made, ProbeSource, Submission, SubmissionReport, Verdict
from rnngrader.sandbox.untrusted import one_line
from rnngrader.submission.files import work_digest

TICK_S = 0.05  # between two questions whether a worker is done
LOOK_S = 0.5  # between two looks at what was handed in
SETTLE_S = 0.15  # the same, while something is being written
NAMING_S = 1.0  # for the names of mistakes, before there is a page without them
COURSE_S = 2.0  # between two looks at the course itself
PAUSE_S = 5.0  # after something went wrong: a full disk, say

Say = Callable[[str], None]
Key = tuple[str, str]  # assignment and student


@dataclass
class Desk:
    """One assignment that is watched, in the version of the course that it is graded with."""

    assignment: Assignment
    gradebook: Gradebook
    source: ProbeSource
    bundle: Bundle
    arrivals: Arrivals
    exchange: Exchange | None
    course_look: object  # of the course's files, when they were last tried


@dataclass(frozen=True)
class Waiting:
    """Work that waits for its turn, or is being graded."""

    desk: Desk
    arrival: Arrival
    attempt: Attempt
    submission: Submission | None = None  # while it is graded: files may be large
    timestamp: str | None = None


def watch(desks: list[Desk], jobs: int, say: Say) -> NoReturn:
    """Grade what is handed in, as it comes, until this process is ended."""
    while True:
        work = Watch(desks, say)
        bundles = [desk.bundle for desk in desks]
        trial = [Task(d.assignment.digest, rehearsal(d.assignment), d.source) for d in desks]
        pools = partial(LocalPool, jobs + SLOW, *bundles, rehearsal=trial)
        with work.going_on("the workers"):
            for task, graded in grade_all(pools, work.tasks(), TICK_S, work.wants):
                work.land(task, graded)
        for gradebook in work.before:
            gradebook.book.close()
        if work.troubles:
            time.sleep(PAUSE_S)


@dataclass
class Watch:
    """What waits and what is being graded: of each student the last work."""

    desks: list[Desk]
    say: Say
    queue: dict[Key, Waiting] = field(default_factory=dict)
    turns: list[tuple[int, int, Key]] = field(default_factory=list)  # a heap
    at_work: dict[Key, Waiting] = field(default_factory=dict)
    later: dict[Key, tuple[datetime.datetime, Desk, Arrival]] = field(default_factory=dict)
    number: Iterator[int] = field(default_factory=itertools.count)
    next_look_s: float = 0.0
    course_looks: list[object] = field(default_factory=list)
    before: list[Gradebook] = field(default_factory=list)  # of the course's version before
    troubles: dict[str, str] = field(default_factory=dict)  # what went wrong last, and where

    def tasks(self) -> Iterator[Task | None]:
        """Yield what is to be graded next, None for nothing now; to the course's next version."""
        next_course_s = 0.0
        while True:
            now = time.monotonic()
            if now > self.next_look_s:
                self.next_look_s = now + LOOK_S
                for desk in self.desks:
                    self.look(desk)
            if now > next_course_s:
                next_course_s = now + COURSE_S
                if self.renew():
                    return
            yield self.next_task()

    def look(self, desk: Desk) -> None:
        """Take in what has arrived, and give back what has changed."""
        with self.going_on(desk.assignment.name):
            os.utime(lock_path(desk.assignment))
            if desk.exchange:
                desk.exchange.collect()
            for arrival in desk.arrivals.look():
                self.take(desk, arrival)
            for at, waiting_for, arrival in [*self.later.values()]:
                if waiting_for is desk and at <= utc_now():
                    self.take(desk, arrival)
            if desk.exchange:
                desk.exchange.give_all_back()
            moving = [desk.arrivals.folders, *([desk.exchange.folders] if desk.exchange else ())]
            if any(folders.are_moving() for folders in moving):
                self.next_look_s = min(self.next_look_s, time.monotonic() + SETTLE_S)

    def take(self, desk: Desk, arrival: Arrival) -> None:
        """Put work into the queue, unless it is done: first who has the fewest attempts."""
        assignment, student, work = desk.assignment, arrival.student, arrival.work
        key = assignment.name, student
        at_work = self.at_work.get(key)
        if at_work and at_work.attempt.work == work:
            return
        for before in (self.later, self.queue, self.at_work):
            before.pop(key, None)
        recorded = desk.gradebook.attempt(student)
        if recorded and recorded.work == work and has_page(assignment, student):
            if recorded.graded_with != EARLY:
                return
        elif not self.may_be_graded(desk, arrival):
            return
        versions = dict.fromkeys(assignment.exercises, versions_of(assignment))
        self.queue[key] = Waiting(desk, arrival, Attempt(work, desk.source.seed, versions))
        made = desk.gradebook.made(student).get(student, Made())
        heapq.heappush(self.turns, (made.number, next(self.number), key))

    def may_be_graded(self, desk: Desk, arrival: Arrival) -> bool:
        """Return whether new work is graded now; where it is later, it is kept until then."""
        assignment, student = desk.assignment, arrival.student
        made = desk.gradebook.made(student).get(student, Made())
        graded_from = next_from(assignment.settings, made)
        who = f"{assignment.name} {quoted(student)}"
        if graded_from is None:
            self.say(f"{who}: no attempt is left; `rnngrader grade` decides")
        elif graded_from > utc_now():
            self.later[assignment.name, student] = graded_from, desk, arrival
            self.say(f"{who}: waits until {graded_from} UTC")
        return graded_from is not None and graded_from <= utc_now()

    def next_task(self) -> Task | None:
        """Return the task whose turn it is; None where nothing waits."""
        while self.turns:
            *_, key = heapq.heappop(self.turns)
            waiting = self.queue.pop(key, None)
            if waiting is None:
                continue  # its newer work had the turn of the older
            desk, (name, student) = waiting.desk, key
            with self.going_on(f"{name} {quoted(student)}: reading", desk, student):
                submission, timestamp = read_work(desk.assignment, student)
                if work_digest(submission, timestamp) != waiting.attempt.work:
                    desk.arrivals.forget(student)  # newer work has come: it gets its own turn
                    continue
                self.at_work[key] = replace(waiting, submission=submission, timestamp=timestamp)
                digest = desk.assignment.digest
                return Task(digest, submission, desk.source, naming_s=NAMING_S)
        return None

    def find(self, task: Task) -> Waiting | None:
        """Return what a task was made for, if that is still at work."""
        found = (w for w in self.at_work.values() if w.submission is task.submission)
        return next(found, None)

    def wants(self, task: Task) -> bool:
        """Return whether a task's result would be of use."""
        return self.find(task) is not None

    def land(self, task: Task, graded: Graded | BaseException) -> None:
        """Write a result, as `rnngrader grade` does, and say so in a line."""
        student = task.submission.student
        waiting = self.find(task)
        if waiting is None:
            return  # newer work of this student's is being graded, or waits
        desk, name = waiting.desk, waiting.desk.assignment.name
        last = not (isinstance(graded, Graded) and graded.unnamed)
        if last:
            del self.at_work[name, student]
        with self.going_on(f"{name} {quoted(student)}", desk, student):
            run = Run(desk.assignment)
            attempt, arrival = waiting.attempt, waiting.arrival
            recorded = desk.gradebook.attempt(student)
            if recorded and recorded.work != attempt.work and not self.may_be_graded(desk, arrival):
                self.at_work.pop((name, student), None)  # another attempt was recorded meanwhile
                return
            final = land(run, desk.gradebook, task, graded, attempt, waiting.timestamp)
            if run.skipped:
                self.say(f"{name} {run.skipped[0]}")
            elif final is not None:
                report = graded.report if isinstance(graded, Graded) else None
                waited_s = time.monotonic() - arrival.since_s
                self.say(
                    f"{name} {quoted(student)}: {told(report, final, last)} ({waited_s:.1f} s)"
                )
        if desk.exchange:
            with self.going_on(f"{name} {quoted(student)}: giving the page back"):
                desk.exchange.give_back(student)

    @contextlib.contextmanager
    def going_on(self, what: str, desk: Desk | None = None, student: str = "") -> Iterator[None]:
        """Say what goes wrong, once, and try again after a pause: what is undone is found again."""
        try:
            yield
            self.troubles.pop(what, None)
        except Exception as error:
            trouble = f"{what}: {reason(error)}"
            if trouble != self.troubles.get(what):
                self.say(f"{trouble} It is tried again every {PAUSE_S:g} s.")
            self.troubles[what] = trouble
            self.next_look_s = time.monotonic() + PAUSE_S
            for one in self.desks:
                with contextlib.suppress(Exception):
                    one.gradebook.session.rollback()
            if desk is not None:
                desk.arrivals.forget(student)

    def renew(self) -> bool:
        """Return whether the course has a newer version that can be used; then the desks have it.

        One that cannot be used is said to be so, once, and the one before stays.
        """
        before, self.course_looks = (
            self.course_looks,
            [look_at_course(d.assignment) for d in self.desks],
        )
        if before != self.course_looks:
            return False  # it is being written
        newer = False
        for i, (desk, look) in enumerate(zip(self.desks, self.course_looks, strict=True)):
            if look == desk.course_look:
                continue
            desk.course_look = look
            name = desk.assignment.name
            try:
                load_assignment.cache_clear()
                if load_assignment(desk.assignment.course, name).digest == desk.assignment.digest:
                    continue
                course, sandbox = desk.assignment.course, desk.bundle.sandbox
                fresh = open_desk(course, name, sandbox, desk.exchange is not None, self.say)
            except (Exception, SystemExit) as error:
                why = f"the course as it is now cannot be used: {reason(error)}"
                self.say(f"{name}: {why} Going on with the version before.")
                continue
            self.say(f"{name}: the course has changed. What is recorded stays as it is.")
            self.before.append(desk.gradebook)
            self.desks[i], newer = fresh, True
        return newer


def open_desk(course: Path, name: str, sandbox: str, exchange: bool, say: Say) -> Desk:
    """Return an assignment ready to be graded. Raises `CourseError` where that cannot be."""
    assignment = load_assignment(course, name)
    look = look_at_course(assignment)
    bundle = make_bundle(assignment, sandbox)
    gradebook = Gradebook(assignment)
    source = for_assignment(gradebook.probe_source(), name)
    for exercise in assignment.exercises:  # an error of the course's is nobody's result
        assignment.reply_cache(exercise, source.seed)
    versions_of(assignment)
    return Desk(
        assignment,
        gradebook,
        source,
        bundle,
        Arrivals(assignment),
        open_exchange(assignment, say, gradebook.students) if exchange else None,
        look,
    )


def look_at_course(assignment: Assignment) -> object:
    """Return what the files that a grade depends on look like."""
    found = {}
    with contextlib.suppress(OSError):  # one may go while we look
        own = course_files(assignment.course, assignment.name, assignment.exercises)
        for path in (*own, *assignment.paths):
            stat = path.stat()
            found[path] = stat.st_mtime_ns, stat.st_size, stat.st_ino
    return found


@contextlib.contextmanager
def alone(assignment: Assignment, say: Say) -> Iterator[None]:
    """Be the one watch of an assignment; where there is another one, wait for its end."""
    course, name = assignment.course, lock_path(assignment).name
    with contextlib.ExitStack() as stack:
        try:
            path = stack.enter_context(locked(course, name, wait=False))
        except BlockingIOError:
            say(f"{assignment.name}: another watch is at work. This one waits until it ends.")
            path = stack.enter_context(locked(course, name))
        path.write_text(f"process {os.getpid()} on {socket.gethostname()}")
        yield


def lock_path(assignment: Assignment) -> Path:
    """Return the file that a watch holds, and touches whenever it looks."""
    return assignment.course / LOCKS / f"{WATCH}{assignment.name}"


def reason(error: BaseException) -> str:
    """Return what went wrong in a line: our own sentences as they are, others by their kind."""
    kind = "" if isinstance(error, CourseError) else f"{type(error).__name__}: "
    return one_line(f"{kind}{error}", 500)


def rehearsal(assignment: Assignment) -> Submission:
    """Return work with a known mistake in each exercise, whose grading warms all that one needs."""
    chosen = {entry.function: id_ for id_, entry in assignment.misconceptions.items()}
    wrong = {name: assignment.wrong_source(id_) for name, id_ in chosen.items()}
    return Submission("rehearsal", msgspec.json.encode(with_answers(assignment.notebook, wrong)))


def told(report: SubmissionReport | None, final: Final, last: bool) -> str:
    """Return a result in a few words."""
    wrong = [e.name for e in report.exercises if e.verdict is not Verdict.CORRECT] if report else []
    text = score_text(final) + (f"; not right: {', '.join(wrong)}" if wrong else "")
    if report and report.status != "graded":
        text += f"; {' '.join(report.problems[:2])}"
    return text if last else f"{text}; the names of its mistakes follow"
