"""The gradebook on PostgreSQL and on SQLite, with others at it while a class is graded."""

from __future__ import annotations

import dataclasses
import os
import re
import signal
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from conftest import copy_course, rnngrader
from driving.docs import blocks, commands
from driving.postgres import postgres
from driving.servers import private, wait_for
from nbgrader import api

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import load_assignment
from rnngrader.gradebook.attempts import Attempt
from rnngrader.gradebook.gradebook import Gradebook

ASSIGNMENT = "rnn_step_by_step"
NOTEBOOK = "Building_a_Recurrent_Neural_Network_Step_by_Step"
STUDENTS = 48

pytestmark = [pytest.mark.database, pytest.mark.slow]


@contextmanager
def database(kind: str, course: Path) -> Iterator[str]:
    """The address of a gradebook of a kind, written into the course's settings."""
    if kind == "sqlite":
        yield f"sqlite:///{course}/gradebook.db"
        return
    (setting,) = (b for b in blocks("deployment.md", "python") if "db_url" in b)
    with postgres() as url:
        with (course / "nbgrader_config.py").open("a") as config:
            config.write(re.sub('".*"', repr(url), setting))
        yield url


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, float]]:
    """The class's scores, graded at one go with nobody looking."""
    course = copy_course(tmp_path_factory.mktemp("quiet") / "course")
    assert rnngrader(course, "demo", "--students", str(STUDENTS)).returncode == 0
    done = rnngrader(course, "grade")
    assert done.returncode in (0, 1), done.stderr
    return scores(f"sqlite:///{course}/gradebook.db")


def scores(url: str) -> dict[str, dict[str, float]]:
    """Each student's automatic scores by cell, as nbgrader reads them."""
    with api.Gradebook(url, "rnn_from_scratch") as book:
        notebooks = book.notebook_submissions(NOTEBOOK, ASSIGNMENT)
        return {n.student.id: {g.name: g.auto_score for g in n.grades} for n in notebooks}


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
def test_a_class_is_graded_and_killed_and_resumed_while_formgrader_reads(kind, expected, tmp_path):
    """No reader and no writer meets a lock; the scores are those of an undisturbed run."""
    course = copy_course(tmp_path / "course")
    assert rnngrader(course, "demo", "--students", str(STUDENTS)).returncode == 0
    with database(kind, course) as url:
        Gradebook(load_assignment(course, ASSIGNMENT)).__exit__()  # as after a release
        with reader(url) as looks:
            kill_halfway(course, url)
            recorded = len(scores(url))
            assert 0 < recorded < STUDENTS
            done = rnngrader(course, "grade")
            assert done.returncode in (0, 1), done.stderr
            assert f"{STUDENTS - recorded} graded" in done.stderr
        assert scores(url) == expected
        assert len(looks) > 5
        assert max(looks) == STUDENTS


@contextmanager
def reader(url: str) -> Iterator[list[int]]:
    """Asks what formgrader asks, again and again; how many submissions it saw each time."""
    looks: list[int] = []
    stop = threading.Event()

    def look() -> None:
        while not stop.is_set():
            with api.Gradebook(url, "rnn_from_scratch") as book:
                looks.append(len(book.notebook_submission_dicts(NOTEBOOK, ASSIGNMENT)))
                book.student_dicts()

    with ThreadPoolExecutor(1) as pool:
        looking = pool.submit(look)
        try:
            yield looks
        finally:
            stop.set()
            looking.result(timeout=60)


def kill_halfway(course: Path, url: str) -> None:
    """Starts to grade, and kills the grader when something is recorded."""
    command = [sys.executable, "-m", "rnngrader.cli", "--course", str(course), "grade"]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    wait_for(lambda: len(scores(url)) >= 2, 60, process=process)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
def test_two_instructors_may_grade_the_same_work_at_the_same_time(kind, grade, tmp_path):
    """Whoever comes second writes the same once more, and neither sees an error."""
    course = copy_course(tmp_path / "course")
    assignment = load_assignment(course, ASSIGNMENT)
    report = grade().report
    students = [f"s{number:03d}" for number in range(60)]

    def record_all(seed: int) -> None:
        with Gradebook(assignment) as gradebook:
            both_ready.wait(timeout=60)
            for student in students:
                attempt = Attempt(work="", seed=seed, graded_with={})
                gradebook.record(dataclasses.replace(report, student=student), attempt, None)

    both_ready = threading.Barrier(2)
    with database(kind, course) as url:
        Gradebook(load_assignment(course, ASSIGNMENT)).__exit__()
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(record_all, range(2)))
        found = scores(url)
        if kind == "postgresql":  # it has looked, and plans for tables that are not empty
            query = sa.text("select reltuples from pg_class where relname = 'grade'")
            with sa.create_engine(url).connect() as connection:
                assert connection.scalar(query) >= len(students)
    assert sorted(found) == students
    assert all(sum(row.values()) == report.score for row in found.values())


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
def test_nothing_is_left_of_a_deleted_student(kind, assignment, tmp_path):
    """After the commands of docs/privacy.md no file and no table holds the name any more."""
    course = copy_course(tmp_path / "course")
    for student in ("adaxyzzy", "ben"):
        folder = course / "submitted" / student / ASSIGNMENT
        folder.mkdir(parents=True)
        (folder / f"{NOTEBOOK}.ipynb").write_text(notebook_text(assignment, assignment.solutions))
    with database(kind, course) as url:
        done = rnngrader(course, "grade")
        assert done.returncode == 0, done.stderr
        socket = url.partition("host=")[2]
        environment = {**private(tmp_path), "PGHOST": socket, "PGUSER": "postgres"}
        path = os.pathsep.join((sysconfig.get_path("scripts"), os.environ["PATH"]))
        environment["PATH"] = path
        for line in commands("privacy.md", "rnngrader forget"):
            mine = re.sub(r"\bada\b", "adaxyzzy", line)
            subprocess.run(["sh", "-ec", mine], cwd=course, env=environment, check=True)
        dump = course / "gradebook.db"
        if kind == "postgresql":
            dump = course / "gradebook.sql"
            dumping = ["pg_dump", "--file", dump, "gradebook"]
            subprocess.run(dumping, env=environment, check=True)
        assert b"ben" in dump.read_bytes()
        for path in course.rglob("*"):
            assert "adaxyzzy" not in path.name
            assert not path.is_file() or b"adaxyzzy" not in path.read_bytes()
