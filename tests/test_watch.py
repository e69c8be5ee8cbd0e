"""Grading as work is handed in: what is waited for, whose turn it is, and what goes wrong."""

from __future__ import annotations

import contextlib
import dataclasses
import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace

import pytest
from conftest import rnngrader
from nbgrader.utils import notebook_hash

from rnngrader.authoring.demo import notebook_text
from rnngrader.batch import arrivals, pool, results, run, watch
from rnngrader.batch import exchange as exchange_module
from rnngrader.batch.arrivals import Arrival, Arrivals
from rnngrader.batch.exchange import Exchange, open_exchange
from rnngrader.batch.pool import Task, grade_all
from rnngrader.batch.watch import Desk, Watch, open_desk
from rnngrader.batch.watches import watches
from rnngrader.batch.work import read_work
from rnngrader.cli.grading import sign_off
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.course.locks import locked
from rnngrader.gradebook import attempts, history
from rnngrader.gradebook.attempts import Attempt, versions_of
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.grading.search import LATE
from rnngrader.grading.submission import Graded, ungraded
from rnngrader.records import (
    PUBLIC,
    ExerciseReport,
    Final,
    Made,
    Submission,
    SubmissionReport,
    Verdict,
)
from rnngrader.submission.files import work_digest

ASSIGNMENT = "rnn_step_by_step"
MISTAKE = "rnn_backward.carry_dropped"
WAIT_S = 60.0


@pytest.fixture
def here(assignment: Assignment, course: Path) -> Assignment:
    """The assignment in a course of the test's own."""
    paths = tuple(course / path.relative_to(assignment.course) for path in assignment.paths)
    return dataclasses.replace(assignment, course=course, paths=paths)


@pytest.fixture(scope="module")
def right(assignment: Assignment) -> str:
    return notebook_text(assignment, assignment.solutions)


@pytest.fixture(scope="module")
def wrong(assignment: Assignment) -> str:
    answers = {**assignment.solutions, "rnn_backward": assignment.wrong_source(MISTAKE)}
    return notebook_text(assignment, answers)


def place(assignment: Assignment, student: str) -> Path:
    """Where a student's notebook lies, in a folder that is there."""
    folder = assignment.course / "submitted" / student / assignment.name
    folder.mkdir(parents=True, exist_ok=True)
    return folder / assignment.notebook_path.name


def page(assignment: Assignment, student: str) -> str:
    """A student's page; empty where there is none."""
    path = results.page_path(assignment.course, assignment, student)
    return path.read_text() if path.is_file() else ""


def looks(found: Arrivals, times: int = 3) -> list[str]:
    """Whose work some looks one after the other yield."""
    return [one.student for _ in range(times) for one in found.look()]


# --- what is handed in, and whether it is all there ---


def test_the_log_says_why_a_file_was_not_graded():
    """A Word document has no score to wonder at."""
    report = SubmissionReport("ada", "wrong_file", 0.0, 5.0, ("x.docx is a Word document.",), ())
    said = watch.told(report, Final(0.0, 5.0, 0.0, {}, {}, {}), True)
    assert said == "0 of 5 points; x.docx is a Word document."


def test_work_is_taken_once_when_it_has_stopped_changing(here: Assignment, right: str) -> None:
    """Not at the first sight of it; and once more when it is other work."""
    found = Arrivals(here)
    assert looks(found) == []
    place(here, "ada").write_text(right)
    assert looks(found, 1) == []
    assert looks(found, 1) == ["ada"]
    assert looks(found) == []
    place(here, "ada").write_text(right + "\n")
    assert looks(found) == ["ada"]


def test_half_a_notebook_is_waited_for(here: Assignment, right: str) -> None:
    """However long the other half takes to begin; what grows between two looks has not settled."""
    found, path = Arrivals(here), place(here, "ada")
    path.write_text(right[: len(right) // 2])
    assert looks(found) == []
    for end in range(len(right) // 2, len(right), len(right) // 4):
        path.write_text(right[:end])
        assert looks(found, 1) == []
    path.write_text(right)
    assert looks(found) == ["ada"]


def test_a_damaged_notebook_is_taken_when_nothing_more_comes(
    here: Assignment, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The grader says what is wrong with it; nobody waits for ever."""
    found = Arrivals(here)
    place(here, "ada").write_text(right[: len(right) // 2])
    assert looks(found) == []
    monkeypatch.setattr(arrivals, "PATIENCE_S", 0.0)
    assert looks(found) == ["ada"]


@pytest.mark.parametrize("name", [".n.ipynb.x8Zk", "n.ipynb.part", "n.ipynb.crdownload"])
def test_what_a_synchronizing_tool_is_still_writing_is_not_taken(
    name: str, here: Assignment, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under its passing name not even when it pauses; renamed, at once."""
    monkeypatch.setattr(arrivals, "PATIENCE_S", 0.0)
    found, path = Arrivals(here), place(here, "ada")
    passing = path.with_name(name)
    passing.write_text(right)
    assert looks(found) == []
    passing.rename(path)
    assert looks(found) == ["ada"]


def test_what_a_killed_writer_left_long_ago_holds_nothing_up(
    here: Assignment, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as somebody may be writing it does."""
    found, path = Arrivals(here), place(here, "ada")
    path.write_text(right)
    path.with_name(".n.54d3glvq.part").touch()
    assert looks(found) == []
    monkeypatch.setattr(arrivals, "WRITTEN_S", 0.0)
    assert looks(Arrivals(here)) == ["ada"]


def test_a_folder_that_is_not_there_is_nobody_s_work(here: Assignment, right: str) -> None:
    """An unmounted submitted/ is not a class that took its work back."""
    found = Arrivals(here)
    place(here, "ada").write_text(right)
    assert looks(found) == ["ada"]
    submitted = here.course / "submitted"
    submitted.rename(here.course / "away")
    assert looks(found) == []
    (here.course / "away").rename(submitted)
    assert looks(found) == ["ada"]  # and the gradebook says that it is done


# --- whose turn it is ---


def stub_desk(assignment: Assignment, made: dict[str, Made]) -> Desk:
    """A desk whose gradebook knows so many attempts and nothing else."""
    book = SimpleNamespace(
        attempt=lambda student: None,
        made=lambda student: made,
        session=SimpleNamespace(rollback=lambda: None),
    )
    found = Arrivals(assignment)
    return Desk(assignment, book, PUBLIC, None, found, None, None)  # type: ignore[arg-type]


def handed_in(assignment: Assignment, student: str) -> Arrival:
    place(assignment, student).write_text("{}")
    return Arrival(student, work_digest(*read_work(assignment, student)), time.monotonic())


def turns(work: Watch) -> list[str]:
    found = iter(work.next_task, None)
    return [task.submission.student for task in found if task]


def test_nobody_has_a_second_attempt_before_all_had_their_first(here: Assignment) -> None:
    """Then it is who came first; who hands in many times has the last work graded, once. What is
    not there any more when its turn comes is not graded.
    """
    desk = stub_desk(here, {"eve": Made(2), "bob": Made(1)})
    work = Watch([desk], print)
    for student in ("eve", "bob", "eve", "ada", "carl", "eve", "ada"):
        work.take(desk, handed_in(here, student))
    place(here, "bob").write_text("{ }")  # newer work, which has not settled yet
    assert turns(work) == ["ada", "carl", "eve"]


def test_no_name_forges_a_line_of_the_log(here: Assignment) -> None:
    """What could be taken for more than a name stands in quotes."""
    settings = dataclasses.replace(here.settings, attempts=1)
    name, said = "ben: 105 of 100 points (1.0 s)", list[str]()
    desk = stub_desk(dataclasses.replace(here, settings=settings), {name: Made(1), "ada": Made(1)})
    for student in (name, "ada"):
        Watch([desk], said.append).take(desk, handed_in(here, student))
    starts = [f"{ASSIGNMENT} {name!r}: no attempt", f"{ASSIGNMENT} ada: no attempt"]
    assert all(line.startswith(start) for line, start in zip(said, starts, strict=True))


def test_work_waits_until_its_attempt_may_be_graded(
    here: Assignment, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The settings say how long; the last work of a student waits, and each is said to."""
    settings = dataclasses.replace(here.settings, minutes_between=10, attempts=5)
    limited = dataclasses.replace(here, settings=settings)
    now = watch.utc_now()
    made = {"ada": Made(1, now), "bob": Made(5, now), "carl": Made()}
    said: list[str] = []
    desk = stub_desk(limited, made)
    work = Watch([desk], said.append)
    for student in ("ada", "bob", "carl", "ada"):
        work.take(desk, handed_in(here, student))
    assert turns(work) == ["carl"]
    assert [line.split(":")[0].split()[-1] for line in said] == ["ada", "bob", "ada"]
    monkeypatch.setattr(watch, "utc_now", lambda: now + 11 * watch.datetime.timedelta(minutes=1))
    monkeypatch.setattr(watch, "next_from", lambda settings, made: watch.datetime.datetime.min)
    (limited.course / ".rnngrader").mkdir()
    watch.lock_path(limited).touch()
    work.look(desk)
    assert turns(work) == ["ada"]


class Pool:
    """A pool that has done what it is given as soon as it is asked for it, and counts."""

    def __init__(self, grade: Callable[[Task], Graded], width: int = 3) -> None:
        self.grade, self.width = grade, width
        self.given: list[Task] = []

    def submit(self, function: object, task: Task) -> Future[Graded]:
        done: Future[Graded] = Future()
        self.given.append(task)
        try:
            done.set_result(self.grade(task))
        except BaseException as error:
            done.set_exception(error)
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        pass

    def workers(self) -> int:
        return self.width


def test_tasks_may_come_later_and_names_after_their_results(assignment: Assignment) -> None:
    """None means nothing for now; what lacks a name comes twice, the second time with all time."""

    def grade(task: Task) -> Graded:
        slow = task.submission.student == "slow" and task.naming_s < 10
        return dataclasses.replace(ungraded(assignment, task.submission), unnamed=slow)

    def tasks() -> Iterator[Task | None]:
        for student in ("ada", "", "slow", "", "", "bob"):
            made = Task("", Submission(student, b""), PUBLIC, naming_s=1.0)
            yield made if student else None

    found = [
        (task.submission.student, outcome.unnamed)
        for task, outcome in grade_all(lambda: Pool(grade), tasks(), 0.01)
    ]
    assert sorted(found) == [("ada", False), ("bob", False), ("slow", False), ("slow", True)]
    assert found.index(("slow", True)) < found.index(("slow", False))


def test_work_that_takes_long_leaves_the_other_workers_to_others() -> None:
    """While more may come, so much of it is in work at a time; at the end all of it."""
    waiting = pool.Waiting(iter([None, None, None]))
    tasks = [Task("", Submission(f"s{n}", b""), PUBLIC) for n in range(3)]
    waiting.postponed += map(pool.with_time, tasks)
    first = waiting.next([])
    assert first is not None
    assert waiting.next([first]) is None
    assert waiting.next([tasks[0]]) is not None  # what is in work is quick
    waiting.source = iter([])
    waiting.wanted = lambda task: task.submission.student != "s1"  # newer work came meanwhile
    last = waiting.next([first])
    assert last is None or last.submission.student == "s2"
    assert not waiting.postponed


# --- results, one writer at a time ---


class InThisProcess(Pool):
    """A pool of this very process, with a sandbox of its own."""

    def __init__(self, desk: Desk) -> None:
        pool.install(desk.bundle)
        super().__init__(pool.grade_task, 1)


def serve(work: Watch, until: Callable[[], object]) -> None:
    """Watch until something is so."""
    give_up = time.monotonic() + WAIT_S

    def tasks() -> Iterator[Task | None]:
        for task in work.tasks():
            assert time.monotonic() < give_up, "it did not come to that"
            yield task
            if task is None and until():
                return

    for task, graded in grade_all(lambda: InThisProcess(work.desks[0]), tasks(), 0.01):
        work.land(task, graded)


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def work(course: Path, said: list[str]) -> Iterator[Watch]:
    """A watch of a course of the test's own, in this process."""
    load_assignment.cache_clear()
    (course / "submitted").mkdir()
    desk = open_desk(course, ASSIGNMENT, "bwrap", False, said.append)
    with watch.alone(desk.assignment, said.append):
        yield Watch([desk], said.append)
    pool.uninstall(desk.assignment.digest)


def test_what_is_handed_in_has_a_page_and_the_points_that_grade_gives(
    work: Watch, said: list[str], right: str, wrong: str
) -> None:
    """One line a hand-in; `rnngrader grade` finds nothing left to do; mended work is right."""
    course, assignment = work.desks[0].assignment.course, work.desks[0].assignment
    place(assignment, "ada").write_text(wrong)
    place(assignment, "ben").write_text(right)
    serve(work, lambda: page(assignment, "ada") and page(assignment, "ben"))
    assert assignment.misconceptions[MISTAKE].title in page(assignment, "ada")
    place(assignment, "ada").write_text(right)
    serve(work, lambda: assignment.misconceptions[MISTAKE].title not in page(assignment, "ada"))
    lines = [line.split(" (")[0].removeprefix(f"{ASSIGNMENT} ") for line in said]
    full = "105 of 100 points, 5 of them bonus"
    ada = "ada: 85 of 100 points, 5 of them bonus; not right: rnn_backward"
    assert sorted(lines) == sorted([ada, f"ben: {full}", f"ada: {full}"])
    done = rnngrader(course, "grade")
    assert "0 graded" in done.stderr
    assert "2 unchanged" in done.stderr


@pytest.mark.slow
def test_a_disk_that_is_full_delays_and_loses_nothing(
    work: Watch, said: list[str], right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said once; when there is room again, the work is graded."""
    assignment, write = work.desks[0].assignment, results.write_whole
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    tries: list[Path] = []

    def write_whole(path: Path, content: bytes) -> None:
        tries.append(path)
        if len(tries) < 3:
            raise full
        write(path, content)

    monkeypatch.setattr(results, "write_whole", write_whole)
    monkeypatch.setattr(watch, "PAUSE_S", 0.1)
    place(assignment, "ada").write_text(right)
    serve(work, lambda: page(assignment, "ada"))
    assert sum("No space left on device" in line for line in said) == 1
    assert said[-1].startswith(f"{ASSIGNMENT} ada: 105 of 100 points")


@pytest.mark.slow
def test_a_clock_that_jumps_delays_and_loses_nothing(
    work: Watch, right: str, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Set a month ahead, then back: each work is graded as it comes, with no wait that the clock
    made up, and the last one counts.
    """
    desk = work.desks[0]
    settings = dataclasses.replace(desk.assignment.settings, minutes_between=10)
    assignment = desk.assignment = dataclasses.replace(desk.assignment, settings=settings)
    desk.gradebook.assignment = assignment
    real = watch.utc_now
    for jump_days, text, points in ((0, wrong, 85), (30, right, 105), (-30, wrong, 85)):
        jump = watch.datetime.timedelta(days=jump_days)
        for module in (watch, attempts, history):
            monkeypatch.setattr(module, "utc_now", lambda jump=jump: real() + jump)
        notebook = place(assignment, "ada")
        notebook.write_text(text)
        handed_in_s = time.time() + jump.total_seconds()
        os.utime(notebook, (handed_in_s, handed_in_s))
        serve(work, lambda points=points: f"{points} <small>of 100" in page(assignment, "ada"))
    assert desk.gradebook.made()["ada"].number == 3


def test_a_course_that_is_broken_meanwhile_is_said_so_and_not_taken(
    work: Watch, said: list[str], right: str
) -> None:
    """The version before goes on grading; one that is whole again is taken."""
    desk = work.desks[0]
    file = desk.assignment.course / "exercises" / f"{ASSIGNMENT}.py"
    text = file.read_text()
    file.write_text(text[:200] + "\n(")
    assert [work.renew() for _ in range(3)] == [False] * 3
    assert sum("cannot be used: " in line and file.name in line for line in said) == 1
    place(desk.assignment, "ada").write_text(right)
    serve(work, lambda: page(desk.assignment, "ada"))
    file.write_text(text + "\n# one line more\n")
    assert [work.renew() for _ in range(2)] == [False, True]
    assert work.before == [desk.gradebook]
    work.desks[0].assignment.paths[0].touch()
    assert [work.renew() for _ in range(3)] == [False] * 3  # it is the same course
    assert work.before == [desk.gradebook]
    assert work.desks[0].assignment.digest != desk.assignment.digest


def test_a_result_of_work_that_is_there_no_more_is_not_recorded(
    work: Watch, said: list[str], right: str, wrong: str
) -> None:
    """Handed in anew while it was graded: nobody is told of the old, and the new one is graded."""
    desk = work.desks[0]
    assignment = desk.assignment
    place(assignment, "ada").write_text(wrong)
    for _ in range(2):
        work.next_look_s = 0.0
        work.look(desk)
    task = work.next_task()
    assert task is not None
    place(assignment, "ada").write_text(right)
    work.land(task, ungraded(assignment, task.submission))
    assert page(assignment, "ada") == ""
    assert desk.gradebook.attempt("ada") is None
    assert "handed in anew" in said[-1]
    serve(work, lambda: page(assignment, "ada"))
    assert "105 <small>of 100 points" in page(assignment, "ada")


@pytest.mark.slow
def test_the_page_is_there_before_a_name_that_takes_long(
    work: Watch, said: list[str], wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every verdict and point; the gradebook has it as early until the name is known."""
    desk, assignment = work.desks[0], work.desks[0].assignment
    monkeypatch.setattr(watch, "NAMING_S", 0.0)
    early: list[tuple[str, object]] = []  # page and versions
    land = work.land

    def look_on(task: Task, graded: Graded | BaseException) -> None:
        land(task, graded)
        recorded = desk.gradebook.attempt("ada")
        assert recorded is not None
        early.append((page(assignment, "ada"), recorded.graded_with))

    monkeypatch.setattr(work, "land", look_on)
    place(assignment, "ada").write_text(wrong)
    serve(work, lambda: len(early) == 2)
    (first, unnamed), (last, named) = early
    assert LATE.title in first
    assert "85 <small>of 100 points" in first
    assert unnamed == run.EARLY
    assert assignment.misconceptions[MISTAKE].title in last
    assert LATE.title not in last
    assert named != run.EARLY
    assert "the names of its mistakes follow" in said[0]


@pytest.mark.slow
def test_an_early_page_is_an_attempt(
    work: Watch, said: list[str], wrong: str, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Newer work, handed in before the names are known, waits for its time; killed meanwhile, the
    next watch still finds the names, and they are no other attempt.
    """
    desk = work.desks[0]
    settings = dataclasses.replace(desk.assignment.settings, minutes_between=10, attempts=2)
    assignment = desk.assignment = dataclasses.replace(desk.assignment, settings=settings)
    desk.gradebook.assignment = assignment

    def looks_twice(watching: Watch) -> Task | None:
        for _ in range(2):
            watching.look(desk)
        return watching.next_task()

    place(assignment, "ada").write_text(wrong)
    task = looks_twice(work)
    assert task is not None
    graded = InThisProcess(desk).submit(None, dataclasses.replace(task, naming_s=0.0)).result()
    assert graded.unnamed
    work.land(task, graded)
    assert "Attempt 1 of 2. The next one is graded from" in page(assignment, "ada")
    (made,) = desk.gradebook.made().values()
    assert made.number == 1
    desk.arrivals.folders.seen.clear()
    again = looks_twice(Watch([desk], said.append))  # as after a restart
    assert again is not None
    assert again.submission == task.submission
    place(assignment, "ada").write_text(right)
    assert looks_twice(work) is None
    assert "waits until" in said[-1]
    place(assignment, "ada").write_text(wrong)
    assert looks_twice(work) is not None
    (waiting,) = work.at_work.values()
    assert waiting.submission is not None
    named = dataclasses.replace(task, submission=waiting.submission)
    work.land(named, InThisProcess(desk).submit(None, named).result())
    assert assignment.misconceptions[MISTAKE].title in page(assignment, "ada")
    assert "Attempt 1 of 2." in page(assignment, "ada")
    assert list(desk.gradebook.made().values()) == [made]
    recorded = desk.gradebook.attempt("ada")
    assert recorded is not None
    assert recorded.graded_with != run.EARLY


def test_what_is_drawn_by_lot_is_drawn_once(
    here: Assignment, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Equal sources handed in once more are no other attempt, and have the recorded outcome; also
    where the first page lacked names. Other sources have their own.
    """
    monkeypatch.setattr(results, "student_page", lambda report, *_: f"{report.score} points")
    with Gradebook(here) as gradebook:
        name = next(iter(here.exercises))
        versions = dict.fromkeys(here.exercises, versions_of(here))
        points = []
        for number, (lot, sources, unnamed) in enumerate(
            [(0.0, "a", True), (5.0, "a", False), (5.0, "a", False), (3.0, "b", False)]
        ):
            place(here, "ada").write_text(f'{{"cells": [], "n": {number}}}')
            submission, timestamp = read_work(here, "ada")
            exercise = ExerciseReport(name, lot, 5.0, Verdict.WRONG_VALUE, {})
            report = dataclasses.replace(
                ungraded(here, submission).report,
                status="graded",
                score=lot,
                exercises=(exercise,),
                fresh_seed=sources,
            )
            graded = dataclasses.replace(ungraded(here, submission), report=report, unnamed=unnamed)
            attempt = Attempt(work_digest(submission, timestamp), 0, versions)
            task = Task(here.digest, submission, PUBLIC)
            run.land(run.Run(here), gradebook, task, graded, attempt, timestamp)
            recorded = gradebook.report("ada")
            assert recorded is not None
            points.append(recorded.score)
            assert sources == "b" or number == 0 or "0.0 points" in page(here, "ada")
        assert points == [0.0, 0.0, 0.0, 3.0]
        assert gradebook.made()["ada"].number == 2


def test_another_watch_waits_for_the_first_one_s_end(work: Watch, said: list[str]) -> None:
    """And says so; the system gives the lock back however that one ends."""
    assignment = work.desks[0].assignment
    with (
        pytest.raises(BlockingIOError),
        locked(assignment.course, watch.lock_path(assignment).name, wait=False),
    ):
        pass
    code = (
        "import sys; from pathlib import Path; from rnngrader.course.locks import locked\n"
        "with locked(Path(sys.argv[1]), 'other', wait=False): print('held', flush=True); input()"
    )
    command = [sys.executable, "-c", code, assignment.course]
    with subprocess.Popen(command, stdin=-1, stdout=-1, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(BlockingIOError), locked(assignment.course, "other", wait=False):
            pass
        other.kill()
        other.wait()
    with locked(assignment.course, "other", wait=False):
        pass


@pytest.mark.slow
def test_several_processes_may_begin_a_gradebook_at_once(course: Path) -> None:
    """A watch that starts while the instructor releases the assignment, say."""
    program = [sys.executable, "-m", "rnngrader.cli", "--course", course, "release", ASSIGNMENT]
    begun = [subprocess.Popen(program, stderr=-1, stdout=-1, text=True) for _ in range(3)]
    for process in begun:
        _, said = process.communicate()
        assert process.returncode == 0, said


def test_doctor_looks_after_a_watch(work: Watch) -> None:
    """One that looks is well; one that is silent for long, or has ended, is not."""
    path = watch.lock_path(work.desks[0].assignment)
    course = work.desks[0].assignment.course
    (well,) = watches(course)
    assert well.ok
    assert f"process {os.getpid()}" in well.detail
    os.utime(path, (0, time.time() - 3600))
    (silent,) = watches(course)
    assert not silent.ok
    assert "looked 3600 s ago" in silent.detail
    assert f"rnngrader watch {ASSIGNMENT}" in silent.remedy
    path.with_name("watch-ended").write_text("process 1 on here")
    ended = next(one for one in watches(course) if one.name == "watch ended")
    assert not ended.ok
    done = rnngrader(course, "doctor")
    assert done.returncode == 1
    assert "watch ended: process 1 on here has ended" in " ".join(done.stdout.split())
    sign_off([path.with_name("watch-ended")], os.getpid() + 1)  # in a worker
    assert "watch ended" in [one.name for one in watches(course)]
    sign_off([path.with_name("watch-ended")], os.getpid())  # stopped on purpose
    assert "watch ended" not in [one.name for one in watches(course)]


# --- nbgrader's exchange ---


@pytest.fixture
def exchange(here: Assignment, tmp_path: Path, said: list[str]) -> Exchange:
    """A course of an exchange with nothing in it."""
    (tmp_path / "exchange" / "rnn_from_scratch" / "inbound").mkdir(parents=True)
    with (here.course / "nbgrader_config.py").open("a") as config:
        config.write(f"c.Exchange.root = {str(tmp_path / 'exchange')!r}\n")
    return open_exchange(here, said.append)


def submit(exchange: Exchange, student: str, text: str, minute: int = 0) -> Path:
    """Puts a submission into the exchange as nbgrader's does."""
    at = f"2026-01-01 12:{minute:02d}:00.000000 UTC"
    folder = exchange.folder / "inbound" / f"{student}+{ASSIGNMENT}+{at}+cmFuZG9t"
    folder.mkdir()
    (folder / exchange.assignment.notebook_path.name).write_text(text)
    (folder / "timestamp.txt").write_text(at)
    (folder / "submission_secret.txt").write_text(f"{student}{minute}" * 8)
    return folder


def collect(exchange: Exchange) -> None:
    for _ in range(2):
        exchange.collect()


def test_the_newest_submission_of_each_is_collected_once(exchange: Exchange) -> None:
    """With its time and its secret; work that submitted/ has already, or newer, stays."""
    submit(exchange, "ada", "first", 1)
    newest = submit(exchange, "ada", "second", 2)
    submit(exchange, "a+b", "plus")
    exchange.collect()
    assert not (exchange.assignment.course / "submitted").exists()  # may still be on its way
    collect(exchange)
    folder = place(exchange.assignment, "ada").parent
    assert place(exchange.assignment, "ada").read_text() == "second"
    assert {path.name for path in folder.iterdir()} == {path.name for path in newest.iterdir()}
    assert place(exchange.assignment, "a+b").read_text() == "plus"
    place(exchange.assignment, "ada").write_text("touched by hand")
    exchange.folders.seen.clear()
    collect(exchange)
    assert place(exchange.assignment, "ada").read_text() == "touched by hand"
    submit(exchange, "ada", "third", 3)
    (folder / "older.txt").touch()
    collect(exchange)
    assert place(exchange.assignment, "ada").read_text() == "third"
    assert not (folder / "older.txt").exists()


def test_a_submission_without_its_secret_is_waited_for(exchange: Exchange) -> None:
    """nbgrader writes it last."""
    folder = submit(exchange, "ada", "text")
    secret = (folder / "submission_secret.txt").read_text()
    (folder / "submission_secret.txt").unlink()
    collect(exchange)
    assert not (exchange.assignment.course / "submitted").exists()
    (folder / "submission_secret.txt").write_text(secret)
    collect(exchange)
    assert place(exchange.assignment, "ada").read_text() == "text"


def test_links_in_the_exchange_are_not_followed(
    exchange: Exchange, tmp_path: Path, said: list[str]
) -> None:
    """Neither to a file of the instructor's, nor to another folder."""
    (tmp_path / "private").write_text("the solutions")
    folder = submit(exchange, "ada", "text")
    (folder / "more.ipynb").symlink_to(tmp_path / "private")
    (exchange.folder / "inbound" / folder.name.replace("ada", "eve")).symlink_to(folder)
    (exchange.folder / "inbound" / f"mal+{ASSIGNMENT}+2026+x").symlink_to("/usr")
    (exchange.folder / "inbound" / f"mal2+{ASSIGNMENT}+2026+x").write_text("no folder")
    collect(exchange)
    collect(exchange)
    for name in ("eve", "mal", "mal2"):
        assert sum(f"{name}+" in line and "not a folder" in line for line in said) == 1
    assert sum("left there are 1 links" in line for line in said) == 1
    copied = place(exchange.assignment, "ada").parent
    assert not (copied / "more.ipynb").exists()
    assert place(exchange.assignment, "ada").read_text() == "text"
    assert not (exchange.assignment.course / "submitted" / "eve").exists()


def test_what_cannot_be_read_is_tried_again_and_takes_nothing_away(
    exchange: Exchange, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the earlier work of who it is, nor the others' turn; a folder may go meanwhile."""
    submit(exchange, "ada", "first", 1)
    submit(exchange, "cy", "gone", 1)
    collect(exchange)
    submit(exchange, "ada", "second", 2)
    submit(exchange, "ben", "text", 2)
    gone = submit(exchange, "cy", "gone", 2)
    exchange.collect()
    read = exchange_module.read_file
    broken = [OSError(errno.EIO, os.strerror(errno.EIO))]

    def read_file(path: Path | str, folder: int | None = None) -> bytes:
        if folder is not None and broken and "random" not in str(path) and ".ipynb" in str(path):
            raise broken.pop()
        for path_ in gone.iterdir() if gone.is_dir() else ():
            path_.unlink()
        return read(path, folder)

    monkeypatch.setattr(exchange_module, "read_file", read_file)
    collect(exchange)
    assert sum("Input/output error" in line for line in said) == 1
    monkeypatch.setattr(exchange_module, "PATIENCE_S", 0.0)
    exchange.again_s.clear()
    assert place(exchange.assignment, "ada").read_text() in ("first", "second")
    collect(exchange)
    assert place(exchange.assignment, "ada").read_text() == "second"
    assert place(exchange.assignment, "ben").read_text() == "text"


def test_what_is_too_large_or_too_many_is_left_and_said(
    exchange: Exchange, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without being read; and then nothing that was there is taken away."""
    submit(exchange, "ada", "first", 1)
    collect(exchange)
    folder = submit(exchange, "ada", "second", 2)
    (folder / exchange.assignment.notebook_path.name).rename(folder / "b.ipynb")
    for number in range(98):
        with (folder / f"a{number}").open("wb") as file:
            file.truncate(128 * 2**20)
    reads: list[object] = []
    read = exchange_module.read_file

    def read_file(path: Path | str, folder: int | None = None) -> bytes:
        reads.append(path)
        return read(path, folder)

    monkeypatch.setattr(exchange_module, "read_file", read_file)
    monkeypatch.setattr(exchange_module, "MAX_FILES", 3)
    (folder / "c").touch()
    collect(exchange)
    assert len(reads) == 4  # three of the submission's, and the time of the one before
    assert "1 files after the first 3, 98 files beyond 128 MiB" in said[-1]
    assert place(exchange.assignment, "ada").read_text() == "first"
    assert place(exchange.assignment, "ada").with_name("b.ipynb").read_text() == "second"


def test_nobody_hands_in_for_another_account(exchange: Exchange, said: list[str]) -> None:
    """Where a student has an account, their submissions are their own, and newer ones no excuse."""
    if os.geteuid() != 0:
        pytest.skip("needs root, to give a folder to another account")
    own = submit(exchange, "nobody", "own", 1)
    os.chown(own, 65534, 65534)
    submit(exchange, "nobody", "root's", 2)
    collect(exchange)
    collect(exchange)
    assert place(exchange.assignment, "nobody").read_text() == "own"
    assert sum("somebody else's" in line for line in said) == 1


def test_nobody_makes_students_up(exchange: Exchange, said: list[str]) -> None:
    """What belongs to no account of that name is ours, or of a student of the gradebook."""
    if os.geteuid() != 0:
        pytest.skip("needs root, to give a folder to another account")
    for student in ("made-up", "known"):
        os.chown(submit(exchange, student, "text"), 65534, 65534)
    exchange.known = lambda: ["known"]
    submit(exchange, "ours", "text")
    collect(exchange)
    there = {path.name for path in (exchange.assignment.course / "submitted").iterdir()}
    assert there == {"known", "ours"}
    assert sum("'made-up+" in line for line in said) == 1


def test_a_name_that_is_no_text_delays_nobody_s_page(exchange: Exchange, said: list[str]) -> None:
    """It is said, once; the page is given back by the other name."""
    assignment = exchange.assignment
    for student in ("ada", "ben"):
        folder = submit(exchange, student, "text")
        (folder / os.fsdecode(b"\xff.ipynb")).write_text("text")
        path = results.page_path(assignment.course, assignment, student)
        collect(exchange)
        path.parent.mkdir(parents=True)
        path.write_text(f"{student}'s page")
        results.copy_exchange_files(assignment.course, assignment, student)
    for _ in range(2):
        exchange.give_all_back()
    given = {path.read_text() for path in (exchange.folder / "feedback").iterdir()}
    assert given == {"ada's page", "ben's page"}
    assert sum("no page is given back for" in line for line in said) == 2


def test_a_page_lies_where_fetch_feedback_looks(exchange: Exchange) -> None:
    """By nbgrader's hash of the secret, for the name that the student's notebook has; for anybody
    who knows that name to read, and for nobody to list.
    """
    assignment = exchange.assignment
    submit(exchange, "ada", "text")
    collect(exchange)
    place(assignment, "ada").with_name("mine.ipynb").write_text("text")
    folder = results.page_path(assignment.course, assignment, "ada").parent
    folder.mkdir(parents=True)
    (folder / f"{assignment.notebook_path.stem}.html").write_text("a page")
    exchange.give_all_back()
    assert not (exchange.folder / "feedback").exists()  # it did not come through the exchange
    results.copy_exchange_files(assignment.course, assignment, "ada")
    exchange.give_all_back()
    for name in (assignment.notebook_path.stem, "mine"):
        given = notebook_hash(secret="ada0" * 8, notebook_id=name)
        path = exchange.folder / "feedback" / f"{given}.html"
        assert path.read_text() == "a page"
        assert path.stat().st_mode & 0o777 == 0o644
    assert (exchange.folder / "feedback").stat().st_mode & 0o777 == 0o711
    before = path.stat().st_ino
    exchange.pages.clear()  # as a new process
    exchange.give_all_back()
    assert path.stat().st_ino == before
    results.write_whole(folder / f"{assignment.notebook_path.stem}.html", b"another page")
    exchange.give_all_back()
    assert path.read_text() == "another page"


def test_an_exchange_that_is_gone_is_waited_for(
    exchange: Exchange, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Said once; when it is back, what was handed in there is collected."""
    monkeypatch.setattr(watch, "PAUSE_S", 0.0)
    desk = dataclasses.replace(stub_desk(exchange.assignment, {}), exchange=exchange)
    (exchange.assignment.course / ".rnngrader").mkdir()
    watch.lock_path(exchange.assignment).touch()
    work = Watch([desk], said.append)
    submit(exchange, "ada", "{}")
    exchange.folder.rename(exchange.folder.with_name("away"))
    for _ in range(3):
        work.look(desk)
    assert sum("is not there: the exchange is not mounted" in line for line in said) == 1
    exchange.folder.with_name("away").rename(exchange.folder)
    for _ in range(4):
        work.look(desk)
    assert turns(work) == ["ada"]


# --- the whole of it, in processes of its own ---


@contextlib.contextmanager
def watching(course: Path, *more: str) -> Iterator[subprocess.Popen[str]]:
    """`rnngrader watch` on a course."""
    command = [sys.executable, "-m", "rnngrader.cli", "--course", str(course), "watch", *more]
    with (course / "watch.log").open("a") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, text=True)
        try:
            yield process
        finally:
            process.kill()
            process.wait()


def wait_for(something: Callable[[], object], course: Path) -> None:
    give_up = time.monotonic() + 2 * WAIT_S
    while not something():
        assert time.monotonic() < give_up, (course / "watch.log").read_text()
        time.sleep(0.1)


@pytest.mark.slow
def test_killed_at_any_moment_it_goes_on_and_nothing_is_lost_or_done_twice(
    here: Assignment, right: str, wrong: str
) -> None:
    """A class hands in while it is killed again and again, with `grade` beside it."""
    course = here.course
    names = [f"s{n:02d}" for n in range(12)]
    for position, pause in enumerate((2.0, 3.5, 5.0, 6.5)):
        with watching(course, ASSIGNMENT):
            for student in names[3 * position : 3 * position + 3]:
                place(here, student).write_text(wrong if student < "s06" else right)
            time.sleep(pause)
    beside = subprocess.Popen(
        [sys.executable, "-m", "rnngrader.cli", "--course", str(course), "grade", "--jobs", "1"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    with watching(course, ASSIGNMENT) as process:
        wait_for(lambda: all(page(here, student) for student in names), course)
        assert beside.wait() == 0
        place(here, "s00").write_text(right)
        wait_for(lambda: " s00: 105 of 100" in (course / "watch.log").read_text(), course)
        process.send_signal(signal.SIGTERM)
        assert process.wait() == 0
    again = rnngrader(course, "grade")
    assert "0 graded" in again.stderr, again.stderr
    assert "12 unchanged" in again.stderr
    log = (course / "watch.log").read_text()
    assert "/rnngrader/" not in log  # a worker that was just starting has Python's own last words
    for student in names[1:]:  # `grade` may have been faster
        assert log.count(f" {student}: ") <= 1, log


@pytest.mark.slow
def test_work_that_hangs_holds_up_nobody(here: Assignment, right: str) -> None:
    """Two who run for ever, on one worker beside the slow ones': all others have their pages."""
    loop = "while True:\n    pass\n\n"
    solution = here.solutions["rnn_cell_forward"]
    hanging = notebook_text(here, {**here.solutions, "rnn_cell_forward": loop + solution})
    course = here.course
    for student in ("poison1", "poison2"):
        place(here, student).write_text(hanging)
    with watching(course, ASSIGNMENT, "--jobs", "1"):
        wait_for(lambda: "watching" in (course / "watch.log").read_text(), course)
        for number in range(10):
            place(here, f"s{number}").write_text(right)
        wait_for(lambda: all(page(here, f"s{number}") for number in range(10)), course)
        assert not page(here, "poison2")
        wait_for(lambda: page(here, "poison1") and page(here, "poison2"), course)
