"""A course that cannot be written: each command says so in a line, or does without."""

from __future__ import annotations

import argparse
import contextlib
import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import Done, copy_course, rnngrader
from desks import CANVAS, NAME, NOTEBOOK, make_zip, work

from rnngrader.cli import parser
from rnngrader.cli.trouble import trouble
from rnngrader.course.files import write_whole

FIXTURES = (work,)
READING = {"why", "check", "replay", "explain", "lint", "import --dry-run", "doctor"}


def commands(course: Path) -> dict[str, list[str]]:
    """Every command, as an instructor may give it."""
    archive, roster = course / "c.zip", course / "canvas.csv"
    take = ["import", str(archive), "--roster", str(roster)]
    theirs = str(course / "submitted" / "ada" / NAME / NOTEBOOK)
    here = ["--sandbox", "none"]  # walls in walls need rights that not every machine gives
    named = ["--title", "a title", "--hint", "a hint"]
    return {
        "why": ["why", theirs, "rnn_cell_forward"],
        "grade": ["grade", "--force", *here],
        "watch": ["watch"],
        "check": ["check", theirs, *here],
        "replay": ["replay", "ada", "rnn_cell_forward", *here],
        "report": ["report"],
        "import": take,
        "import --dry-run": [*take, "--dry-run"],
        "export": ["export", "--format", "canvas", "--roster", str(roster), "--title", "RNN"],
        "name": ["name", (course / "cluster").read_text(), *named],
        "override": ["override", "ada", "rnn_forward", "3"],
        "extend": ["extend", "ada", "--days", "2"],
        "forget": ["forget", "alan"],
        "release": ["release"],
        "demo": ["demo", "--students", "3"],
        "new": ["new", "another", "--points", "3"],
        "explain": ["explain"],
        "lint": ["lint", NAME],
        "doctor": ["doctor"],
    }


@pytest.fixture(scope="module")
def graded(tmp_path_factory, work) -> Path:
    """A class of two, graded; what a platform sends lies in the course's own folder."""
    course = copy_course(tmp_path_factory.mktemp("unwritable") / "course")
    files = {"byronada_1_20_r.ipynb": work["right"], "turingalan_2_21_r.ipynb": work["odd"]}
    make_zip(course / "c.zip", files)
    (course / "canvas.csv").write_text(CANVAS)
    take = ["import", str(course / "c.zip"), "--roster", str(course / "canvas.csv")]
    assert rnngrader(course, *take).returncode == 0
    assert rnngrader(course, "grade", "--json", str(course / "all.json")).returncode == 0
    page = rnngrader(course, "report")
    assert page.returncode == 0
    rows = json.loads((course / "all.json").read_text())["submissions"]
    assert {row["student"] for row in rows} == {"ada", "alan", "grace"}
    shown = rnngrader(course, "name", "", "--title", "t", "--hint", "h").stderr
    (course / "cluster").write_text(shown.split("wanted one of: ")[1].split(".")[0].strip())
    make_zip(course / "c.zip", {**files, "hoppergrace_3_22_r.ipynb": work["odd"]})
    return course


def walk(course: Path, *walls: str, only: str = "") -> dict[str, Done]:
    """Runs all commands on a course behind walls of bubblewrap's, and returns what they came to."""
    wall = ["bwrap", "--dev-bind", "/", "/", *walls, sys.executable, __file__, str(course), only]
    done = subprocess.run(wall, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return {name: Done(*told) for name, told in json.loads(done.stdout).items()}


def said_in_a_line(done: Done, what: str) -> None:
    """Nothing but one line that begins with what cannot be done, and the exit status for it."""
    lines = [line for line in done.stderr.splitlines() if line.startswith("error: ")]
    assert "Traceback" not in done.stderr + done.stdout
    assert (done.returncode, len(lines)) == (2, 1), done
    assert what in lines[0], done
    assert done.stderr.rstrip().endswith(lines[0])


@pytest.mark.slow
def test_on_a_read_only_course_reading_works_and_writing_says_so(graded):
    """All commands, the newest as well: whoever adds one says here which it is."""
    every = parser()._subparsers._group_actions[0]  # type: ignore[union-attr]
    assert isinstance(every, argparse._SubParsersAction)
    assert {name.split()[0] for name in commands(graded)} == {*every.choices}
    before = (graded / "gradebook.db").read_bytes()
    done = walk(graded, "--ro-bind", str(graded), str(graded))
    for name, one in done.items():
        if name not in READING:
            said_in_a_line(one, "" if name == "demo" else "read-only")  # there is a class already
        elif name == "doctor":
            assert one.returncode == 1
            assert f"{graded}: read-only" in one.stdout
        else:
            assert one.returncode == 0, (name, one)
            assert "error" not in one.stderr
    assert "1 taken, 2 unchanged" in done["import --dry-run"].stdout
    assert (graded / "gradebook.db").read_bytes() == before


@pytest.mark.slow
def test_on_a_full_disk_nothing_is_lost_and_it_is_said(graded, tmp_path):
    """What lies there stays whole; how much is free is told."""
    disk = tmp_path / "disk"
    disk.mkdir()
    done = walk(graded, "--size", str(40 * 2**20), "--tmpfs", str(disk), only=str(disk / "course"))
    for name in ("grade", "report", "import", "export", "override", "extend", "new"):
        said_in_a_line(done[name], "MiB are free")
    assert "MiB are free" in done["doctor"].stdout


@pytest.mark.slow
def test_a_damaged_gradebook_is_said_in_a_line(graded, tmp_path):
    """Not by its traceback; and doctor says it."""
    course = tmp_path / "course"
    shutil.copytree(graded, course, symlinks=True)
    (course / "gradebook.db").write_bytes(os.urandom(20_000))
    for name in ("grade", "report", "export", "override", "import", "import --dry-run", "watch"):
        done = rnngrader(course, *commands(course)[name])
        said_in_a_line(done, "gradebook.db")
    done = rnngrader(course, "doctor")
    assert done.returncode == 1
    assert "gradebook: file is not a database" in done.stdout


@pytest.mark.parametrize("number", [errno.EROFS, errno.ENOSPC, errno.EDQUOT, errno.EACCES])
def test_what_cannot_be_written_is_named(tmp_path, number):
    """The file that was meant, and not the one that was to become it."""

    def pieces():
        yield b"a"
        raise OSError(number, os.strerror(number))

    with pytest.raises(OSError, match=os.strerror(number)) as raised:
        write_whole(tmp_path / "page.html", pieces())
    told = trouble(raised.value, tmp_path)
    assert told
    assert told.startswith(f"{tmp_path}/page.html cannot be")


def test_other_errors_are_the_graders(tmp_path):
    assert trouble(OSError(errno.EBADF, "Bad file descriptor"), tmp_path) is None
    assert trouble(ValueError("no"), tmp_path) is None


def test_who_stops_a_command_is_told_what_stays(monkeypatch, course):
    """Ctrl-C is no mistake of the grader's; the exit status is the shell's own for it."""

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rnngrader.instructor.report.write_report", stop)
    done = rnngrader(course, "report")
    assert done.returncode == 130
    assert done.stderr == "Stopped. What was done stays; the same command goes on from there.\n"


def main(course: Path, disk: str) -> None:
    """Behind the walls: the course, or its copy on a small disk that is filled."""
    if disk:
        course = Path(shutil.copytree(course, disk, symlinks=True))
        with contextlib.suppress(OSError), (Path(disk).parent / "full").open("wb", 0) as file:
            while True:
                file.write(bytes(4096))
    told = {}
    for name, arguments in commands(course).items():
        if not (disk and name == "watch"):  # which goes on when there is room again
            done = rnngrader(course, *arguments)
            told[name] = done.returncode, done.stdout, done.stderr
    print(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
