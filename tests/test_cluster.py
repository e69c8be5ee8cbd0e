"""Grading on a Dask cluster of real processes: equal results, whatever happens to it on the way."""

from __future__ import annotations

import dataclasses
import os
import random
import signal
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from conftest import results_json, rnngrader
from driving.clusters import Cable, Cluster, cluster
from driving.servers import free_port
from hostile import QUICK, Case, cases, handed_in

from rnngrader.authoring.demo import submission
from rnngrader.batch import dask as cluster_module
from rnngrader.batch import pool as pool_module
from rnngrader.batch.dask import IDENTITY, ClusterPool
from rnngrader.batch.pool import (
    Bundle,
    LocalPool,
    Pool,
    Task,
    WorkersUnavailable,
    faulty,
    grade_all,
    make_bundle,
)
from rnngrader.cli import main
from rnngrader.course.assignment import Assignment
from rnngrader.grading.submission import Graded
from rnngrader.records import PUBLIC, Submission

MATTERS_OF_TIME = (
    "forges_frames",  # its threads race each other: which lie is told first differs
    "gigantic_values",  # takes about as long as the tests' limits allow
    "large_replies",  # so it does beside other work
    "floods_with_many_cells",  # so does one of its cells
)

pytestmark = pytest.mark.cluster


@pytest.fixture(scope="module")
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A scheduler and three workers, which most tests share and some kill."""
    with cluster(tmp_path_factory.mktemp("dask"), 3) as running:
        yield running


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Cluster]:
    """A cluster of one worker, of the test's own."""
    with cluster(tmp_path / "dask", 1) as running:
        yield running


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits seconds where a person would wait a minute."""
    monkeypatch.setattr(cluster_module, "PATIENCE_S", 4.0)
    monkeypatch.setattr(cluster_module, "ANSWER_S", 4.0)
    monkeypatch.setattr(cluster_module, "LOOK_S", 1.0)
    monkeypatch.setattr("rnngrader.batch.pool.LOOK_S", 1.0)


@pytest.fixture(scope="module")
def bundle(assignment: Assignment) -> Bundle:
    return make_bundle(dataclasses.replace(assignment, limits=QUICK), "bwrap")


@pytest.fixture(scope="module")
def tasks(assignment: Assignment) -> list[Task]:
    """The demo class."""
    rng = random.Random(0)
    showcase = dict(enumerate(assignment.showcase))
    texts = [submission(assignment, rng, showcase.get(n), n, 16) for n in range(16)]
    return [
        Task(assignment.digest, Submission(f"s{n:02d}", text.encode()), PUBLIC)
        for n, text in enumerate(texts)
    ]


@pytest.fixture(scope="module")
def expected(bundle: Bundle, tasks: list[Task]) -> dict[str, Graded | BaseException]:
    """The demo class, graded by one worker on this machine."""
    return results(partial(LocalPool, 1, bundle), tasks)


def on(dask: Cluster, bundle: Bundle) -> Callable[[], Pool]:
    return partial(ClusterPool, dask.address, bundle, lambda text: None)


def results(
    pools: Callable[[], Pool],
    tasks: list[Task],
    after: Callable[[int], object] = lambda count: None,
) -> dict[str, Graded | BaseException]:
    """What each student's work came to; nobody's comes twice. `after` hears of each result."""
    found: dict[str, Graded | BaseException] = {}
    for task, outcome in grade_all(pools, tasks):
        assert task.submission.student not in found
        found[task.submission.student] = outcome
        after(len(found))
    return found


def once(count: int, action: Callable[[], object]) -> Callable[[int], object]:
    """Acts when there are so many results."""
    return lambda now: action() if now == count else None


def test_one_worker_three_workers_and_a_cluster_give_the_same_bytes(
    dask: Cluster, bundle: Bundle, assignment: Assignment, tasks: list[Task], expected
) -> None:
    """The demo class, some of the hostile work and the damaged files: reports, notebooks, pages
    and the JSON.
    """
    hostile = [
        Task(bundle.digest, Submission(f"{number}-{case.name}", handed_in(case)), PUBLIC)
        for number, case in enumerate(chosen_cases()[::3])
    ]
    alone = partial(LocalPool, 1, bundle)
    one = results(alone, hostile)
    for pools in (partial(LocalPool, 3, bundle), on(dask, bundle)):
        found = results(pools, [*tasks, *hostile])
        assert {name: found[name] for name in expected} == expected
        odd = [task for task in hostile if differs(found, one, task.submission.student)]
        assert len(odd) <= 3, [task.submission.student for task in odd]
        for task in odd:  # where time decides, it comes out in two ways on one worker as well
            ways = [document(results(alone, [task])) for _ in range(3)]
            again = (document(results(pools, [task])) for _ in range(3))
            assert any(each in ways for each in again), task.submission.student


def differs(one: dict[str, Graded], other: dict[str, Graded], name: str) -> bool:
    return document({name: one[name]}) != document({name: other[name]})


def document(found: dict[str, Graded]) -> bytes:
    return results_json(found[name].report for name in sorted(found))


def chosen_cases() -> list[Case]:
    """All that are a notebook, but for those whose own outcome is a matter of time."""
    found = [case for folder in ("attacks", "faults") for case in cases(folder)]
    return [case for case in found if not case.hand_in and case.name not in MATTERS_OF_TIME]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_worker_costs_nothing(
    workers: int, tmp_path: Path, bundle: Bundle, tasks: list[Task], expected
) -> None:
    """kill -9 in mid-batch: another takes over, or a new one, which gets the course too."""
    with cluster(tmp_path, workers) as dask:
        kill = once(3, lambda: os.kill(dask.worker_pids(workers)[0], signal.SIGKILL))
        found = results(on(dask, bundle), tasks[:8], kill)
    assert found == {
        task.submission.student: expected[task.submission.student] for task in tasks[:8]
    }


def test_work_that_kills_its_worker_harms_nobody_else(
    dask: Cluster, bundle: Bundle, assignment: Assignment, tasks: list[Task], expected
) -> None:
    """It is tried again, alone, and then a person has to look at it; all others are graded."""
    killer = Task(bundle.digest, Submission("odd: kills", b"{}"), PUBLIC)
    found = results(on(dask, bundle), [*tasks[:4], killer, *tasks[4:]])
    report = faulty(assignment, killer.submission, found.pop("odd: kills")).report
    assert (report.status, report.score, report.needs_review) == ("failed", 0.0, True)
    assert "workers ended while they had it" in report.problems[-1]
    assert found == expected


def test_work_that_hangs_is_tried_elsewhere_and_then_given_up(
    dask: Cluster, bundle: Bundle
) -> None:
    """Its worker starts again, and everybody else's work is done."""
    short = dataclasses.replace(bundle, backstop_s=6.0)
    names = ["odd: hangs", *(f"odd: quick {n}" for n in range(40))]
    before = set(dask.worker_pids(3))
    found = results(
        on(dask, short), [Task(bundle.digest, Submission(name, b"{}"), PUBLIC) for name in names]
    )
    assert "no end in sight after 6 s" in str(found.pop("odd: hangs"))
    assert sorted(found) == sorted(names[1:])
    assert all(isinstance(outcome, Graded) for outcome in found.values())
    assert before - set(dask.worker_pids(3))


def test_a_frozen_worker_is_left_behind(
    dask: Cluster, bundle: Bundle, tasks: list[Task], expected
) -> None:
    """One that answers no more, as on a machine that was cut off: its work is done elsewhere."""
    frozen: list[int] = []

    def freeze() -> None:
        frozen.append(dask.worker_pids(2)[0])
        os.kill(frozen[0], signal.SIGSTOP)

    try:
        assert results(on(dask, bundle), tasks, once(3, freeze)) == expected
    finally:
        with suppress(ProcessLookupError):  # its nanny may have ended it
            os.kill(frozen[0], signal.SIGKILL)


def test_another_thread_that_reads_a_tree_costs_nothing(
    bundle: Bundle, tasks: list[Task], expected, monkeypatch
) -> None:
    """Dask's own do, to tell of an error: Python 3.11 then takes one tree's depth for another's."""
    once_only = iter([SystemError("AST constructor recursion depth mismatch")])
    load = pool_module.load_assignment

    def load_beside_another(*given: Path | str) -> Assignment:
        for error in once_only:
            raise error
        return load(*given)

    monkeypatch.setattr(pool_module, "load_assignment", load_beside_another)
    pool_module.install(bundle)
    try:
        task = dataclasses.replace(tasks[0], digest=bundle.digest)
        assert pool_module.grade_here(task) == expected[task.submission.student]
    finally:
        pool_module.uninstall(bundle.digest)


def test_a_scheduler_that_starts_again_costs_nothing(
    alone: Cluster, bundle: Bundle, tasks: list[Task], expected
) -> None:
    """The run waits for it and its workers, gives them the course again, and goes on."""

    def restart() -> None:
        alone.kill_scheduler()
        threading.Thread(target=bring_back).start()

    def bring_back() -> None:
        alone.start_scheduler()
        alone.start_workers(2)

    assert results(on(alone, bundle), tasks, once(3, restart)) == expected


@pytest.mark.usefixtures("impatient")
def test_a_network_that_is_cut_ends_the_run_and_the_next_one_goes_on(
    dask: Cluster, course: Path, capsys, monkeypatch
) -> None:
    """Exit status 3 and a sentence; what is graded is recorded, and nothing is graded twice."""
    rnngrader(course, "demo", "--students", "8")
    cable = Cable(dask.port)
    command = ["--course", str(course), "grade", "--dask", cable.address]
    with monkeypatch.context() as patch:
        patch.setattr("rnngrader.cli.progress.Progress.update", cut_after(3, cable.cut))
        assert main(command) == 3
    said = capsys.readouterr().err
    assert f"The Dask cluster at {cable.address} cannot be used" in said
    assert "the same command goes on from here" in said
    assert "Traceback" not in said
    first = graded_so_far(course)
    assert 3 <= first < 8
    cable.mend()
    assert main([*command, "--json", str(course / "far.json")]) in (0, 1)
    assert f"{8 - first} graded" in capsys.readouterr().err
    done = rnngrader(course, "grade", "--force", "--json", str(course / "near.json"))
    assert done.returncode in (0, 1), done.stderr
    assert (course / "far.json").read_bytes() == (course / "near.json").read_bytes()
    cable.cut()


@pytest.mark.usefixtures("impatient")
def test_a_network_that_lets_nothing_through_ends_the_run_too(
    dask: Cluster, bundle: Bundle
) -> None:
    """The connections stay open, but no answer comes."""
    cable = Cable(dask.port)
    quick = [Task(bundle.digest, Submission(f"odd: quick {n}", b""), PUBLIC) for n in range(1_000)]
    pools = partial(ClusterPool, cable.address, bundle, lambda text: None)
    with pytest.raises(WorkersUnavailable, match="cannot be used"):
        results(pools, quick, once(3, cable.freeze))
    cable.cut()


def cut_after(count: int, cut: Callable[[], None]) -> Callable[..., None]:
    def update(bar: object, task: object, *, total: int, completed: int) -> None:
        if completed == count:
            cut()

    return update


def graded_so_far(course: Path) -> int:
    with sqlite3.connect(course / "gradebook.db") as db:
        return db.execute("select count(*) from rnngrader_attempt").fetchone()[0]


def test_a_worker_with_another_grader_is_refused(alone: Cluster, bundle: Bundle) -> None:
    """Both versions are named, and what to do."""
    alone.start_workers(1, ODD_VERSION="0.9.0")
    alone.worker_pids(2)
    with pytest.raises(WorkersUnavailable) as refusal:
        on(alone, bundle)()
    assert IDENTITY in str(refusal.value)
    assert "rnngrader 0.9.0" in str(refusal.value)
    assert "install the same on all machines" in str(refusal.value)


def test_a_worker_with_another_grader_that_joins_later_is_refused_too(
    alone: Cluster, bundle: Bundle, tasks: list[Task]
) -> None:
    """The run ends as soon as it is given work; no result of its is taken."""
    quick = [Task(bundle.digest, Submission(f"odd: quick {n}", b""), PUBLIC) for n in range(10_000)]

    def join() -> None:
        alone.start_workers(1, ODD_VERSION="0.9.0")
        alone.worker_pids(2)

    with pytest.raises(WorkersUnavailable, match=r"rnngrader 0\.9\.0"):
        results(on(alone, bundle), quick, once(3, join))


@pytest.mark.usefixtures("impatient")
def test_a_scheduler_that_is_not_there_is_said_to_be_so(bundle: Bundle) -> None:
    """With what to look at."""
    with pytest.raises(WorkersUnavailable, match="no scheduler answers. Is it running"):
        ClusterPool(f"tcp://127.0.0.1:{free_port()}", bundle, lambda text: None)


@pytest.mark.usefixtures("impatient")
def test_a_cluster_without_workers_is_said_to_be_so(tmp_path: Path, bundle: Bundle) -> None:
    """The message has the command that starts one; while there is hope, it is said once."""
    said: list[str] = []
    with (
        cluster(tmp_path, 0) as dask,
        pytest.raises(WorkersUnavailable, match=f"dask worker {dask.address} --nthreads 1"),
    ):
        ClusterPool(dask.address, bundle, said.append)
    assert len(said) == 1


@pytest.mark.parametrize("address", ["over://there", "there", "tcp://there"])
def test_an_address_that_cannot_be_is_said_to_be_so(address: str, bundle: Bundle) -> None:
    """The message shows what one looks like."""
    with pytest.raises(WorkersUnavailable, match="one looks like tcp://HOST:8786"):
        ClusterPool(address, bundle, lambda text: None)


def test_the_coordinators_memory_does_not_grow_with_the_class(
    dask: Cluster, bundle: Bundle
) -> None:
    """Tasks are made and results are dropped as they come: ten times the class, the same memory."""
    used = []
    for number in (100, 1_000):
        quick = (
            Task(bundle.digest, Submission(f"odd: quick {n}", bytes(100_000)), PUBLIC)
            for n in range(number)
        )
        count = sum(1 for _ in grade_all(on(dask, bundle), quick))
        assert count == number
        used.append(memory_mib())
    assert used[1] < used[0] + 30, used


def memory_mib() -> float:
    """Of this process, now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
