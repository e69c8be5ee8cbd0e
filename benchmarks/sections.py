"""Parts of `scale.py` that need more than this package: a Dask cluster, a PostgreSQL server."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from measure import (
    ASSIGNMENT,
    COURSE,
    copy_course,
    cpu_s,
    make_class,
    markdown,
    rnngrader,
    run,
)

sys.path.insert(0, str(COURSE / "tests"))

COURSE_ID = "rnn_from_scratch"
START_S = 60.0
WORKERS = 2


def on_a_cluster(folder: Path, sizes: Sequence[int]) -> str:
    """The same on a scheduler and two workers on this machine: what the network's layer adds."""
    rows = []
    with dask_cluster(folder) as (address, scheduler):
        for size in sizes:
            course = copy_course(folder / str(size))
            make_class(course, size)
            before = cpu_s(scheduler)
            used = run(rnngrader(course, "grade", "--dask", address), course)
            rows.append(
                (
                    f"{size:,}",
                    f"{size / used.seconds:.1f}",
                    f"{1000 * used.cpu_s / size:.1f} ms",
                    f"{used.coordinator_mib:.0f} MiB",
                    f"{1000 * (cpu_s(scheduler) - before) / size:.1f} ms",
                )
            )
    columns = ("class of", "submissions/s", "main process, CPU each", "its memory")
    columns += ("scheduler, CPU each",)
    return (
        f"On a Dask cluster of {WORKERS} workers on the same machine:\n\n{markdown(columns, rows)}"
    )


@contextmanager
def dask_cluster(folder: Path) -> Iterator[tuple[str, int]]:
    """A scheduler and workers: its address and process id."""
    folder.mkdir(parents=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"tcp://127.0.0.1:{port}"
    local = ("--host", "127.0.0.1", "--no-dashboard")
    many = ("--nthreads", "1", "--nworkers", str(WORKERS), "--local-directory", str(folder))
    with ExitStack() as cleanup, (folder / "dask.log").open("wb") as log:

        def start(*command: str) -> int:
            process = subprocess.Popen(
                [sys.executable, "-m", "dask", *command],
                env={**os.environ, "PYTHONPATH": str(COURSE)},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
            cleanup.callback(process.wait)
            cleanup.callback(os.killpg, process.pid, signal.SIGKILL)
            return process.pid

        scheduler = start("scheduler", "--port", str(port), *local)
        start("worker", address, *many, *local)
        yield address, scheduler


def into_postgresql(folder: Path, size: int) -> str:
    """A class graded while somebody reads and the run is killed on the way, in two databases."""
    from driving.postgres import postgres

    course = copy_course(folder / "sqlite")
    make_class(course, size)
    rows = [disturbed("SQLite", course, f"sqlite:///{course}/gradebook.db", size)]
    other = copy_course(folder / "postgresql")
    (other / "submitted").symlink_to(course / "submitted")
    with postgres() as url:
        with (other / "nbgrader_config.py").open("a") as config:
            config.write(f"\nc.CourseDirectory.db_url = {url!r}\n")
        rows.append(disturbed("PostgreSQL", other, url, size))
    columns = ("gradebook", "recorded when killed", "in the end", "looks of the reader")
    columns += ("longest look", "submissions/s", "errors")
    return (
        f"A class of {size:,} is graded while a reader asks what formgrader asks, without pause; "
        f"half-way the grader is killed, and the same command is given again:\n\n"
        f"{markdown(columns, rows)}"
    )


def disturbed(name: str, course: Path, url: str, size: int) -> tuple[str, ...]:
    """One row: grades, kills, grades on."""
    from nbgrader import api

    def recorded() -> int:
        with suppress(Exception), api.Gradebook(url, COURSE_ID) as book:
            return int(book.db.query(api.SubmittedNotebook).count())
        return 0

    grade = rnngrader(course, "grade")
    start = time.perf_counter()
    process = subprocess.Popen(
        grade,
        env={**os.environ, "PYTHONPATH": str(COURSE)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    wait_for(lambda: recorded() > 0)
    with reading(url) as looks:
        wait_for(lambda: recorded() >= size // 2)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        at_kill = recorded()
        run(grade, course)
    seconds = time.perf_counter() - start
    log = (course / "benchmark.log").read_text()
    errors = sum(word in log for word in ("Traceback", "locked", "deadlock"))
    return (
        name,
        str(at_kill),
        str(recorded()),
        str(len(looks)),
        f"{max(looks):.2f} s",
        f"{size / seconds:.1f}",
        str(errors),
    )


@contextmanager
def reading(url: str) -> Iterator[list[float]]:
    """Asks what formgrader asks again and again; how long each look took. An error ends the run."""
    from nbgrader import api

    looks: list[float] = []
    errors: list[Exception] = []
    stop = threading.Event()

    def look() -> None:
        try:
            while not stop.is_set():
                start = time.perf_counter()
                with api.Gradebook(url, COURSE_ID) as book:
                    notebook = book.find_assignment(ASSIGNMENT).notebooks[0].name
                    book.notebook_submission_dicts(notebook, ASSIGNMENT)
                    book.student_dicts()
                looks.append(time.perf_counter() - start)
        except Exception as error:
            errors.append(error)

    thread = threading.Thread(target=look)
    thread.start()
    try:
        yield looks
    finally:
        stop.set()
        thread.join()
    if errors:
        raise errors[0]


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20 * START_S
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError("the grader has not come so far")
        time.sleep(0.2)
