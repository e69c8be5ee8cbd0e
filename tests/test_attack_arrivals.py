"""Hand-ins that would stop a watch, keep it busy, or take what is another student's."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from conftest import rnngrader
from hostile import right_submission
from nbgrader.coursedir import CourseDirectory
from nbgrader.exchange.default import ExchangeReleaseFeedback
from test_watch import (
    Watch,
    collect,
    exchange,
    here,
    looks,
    place,
    right,
    said,
    serve,
    submit,
    work,
)

from rnngrader.batch import arrivals, results
from rnngrader.batch import exchange as exchange_module
from rnngrader.batch import work as batch_work
from rnngrader.batch.arrivals import Arrivals
from rnngrader.batch.exchange import Exchange
from rnngrader.course.assignment import Assignment
from rnngrader.nbgrader_plugin import ReleaseFeedback

FIXTURES = exchange, here, right, said, work
NESTED = (b"[" * 200_000, b'{"cells": ' * 100_000, b'{"a":' + b"[" * 100_000 + b"]" * 100_000)


@pytest.mark.parametrize("data", NESTED, ids=["lists", "objects", "whole"])
def test_a_hand_in_that_is_nested_deeply_stops_nobodys(
    here: Assignment, right: str, data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred kilobytes of brackets, at which a parser ends by an error of its own."""
    monkeypatch.setattr(arrivals, "PATIENCE_S", 0.0)
    for student in ("ada", "mallory", "zoe"):
        place(here, student).write_text(right)
    place(here, "mallory").write_bytes(data)
    assert sorted(looks(Arrivals(here))) == ["ada", "mallory", "zoe"]


def test_a_watch_grades_beside_a_deeply_nested_hand_in(
    work: Watch, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same from end to end: both have a page, mallory's with the reason."""
    monkeypatch.setattr(arrivals, "PATIENCE_S", 0.5)
    assignment = work.desks[0].assignment
    place(assignment, "mallory").write_bytes(NESTED[0])
    place(assignment, "zoe").write_text(right)
    pages = [results.page_path(assignment.course, assignment, name) for name in ("zoe", "mallory")]
    serve(work, lambda: all(path.is_file() for path in pages))
    assert "105" in pages[0].read_text()
    assert "No notebook was handed in" in pages[1].read_text()


def test_half_a_hand_in_is_read_once_while_nothing_changes(
    here: Assignment, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A damaged file of a hundred megabytes is not read anew twice a second, until it is taken."""
    reads: list[str] = []
    read = arrivals.read_work

    def counting(assignment: Assignment, student: str) -> object:
        reads.append(student)
        return read(assignment, student)

    monkeypatch.setattr(arrivals, "read_work", counting)
    found = Arrivals(here)
    place(here, "mallory").write_text(right[:-5])
    assert looks(found, 20) == []
    assert len(reads) == 1
    monkeypatch.setattr(arrivals, "PATIENCE_S", 0.0)
    assert looks(found) == ["mallory"]
    assert len(reads) == 2


def test_a_folder_of_countless_files_is_not_counted_again_and_again(
    here: Assignment, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look goes no further than a hand-in may; what comes is taken all the same."""
    monkeypatch.setattr(arrivals, "MAX_LOOK", 50, raising=False)
    folder = place(here, "mallory").parent
    for number in range(3000):
        (folder / f"{number}.txt").touch()
    assert len(arrivals.look_at(folder)) <= 50
    place(here, "mallory").write_text(right)
    assert looks(Arrivals(here)) == ["mallory"]


@pytest.mark.parametrize("name", ["submission_secret.txt", "timestamp.txt"])
def test_the_exchanges_own_files_are_short(exchange: Exchange, name: str) -> None:
    """A secret of a hundred megabytes would be written thrice, and read at each look."""
    folder = submit(exchange, "mallory", "text")
    os.truncate(folder / name, 100 * 2**20)
    submit(exchange, "zoe", "text")
    collect(exchange)
    assignment = exchange.assignment
    own = place(assignment, "mallory")
    assert own.read_text() == "text"
    assert not own.with_name(name).exists()
    for file in ("submission_secret.txt", "timestamp.txt"):  # put there past the exchange
        own.with_name(file).write_bytes(b"x")
    os.truncate(own.with_name(name), 100 * 2**20)
    results.copy_exchange_files(assignment.course, assignment, "mallory")
    assert [*assignment.course.glob("feedback/mallory/*/*")] == []
    assert place(assignment, "zoe").with_name(name).is_file()


def test_only_the_newest_of_countless_hand_ins_is_looked_up(
    exchange: Exchange, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look-up of an account may ask a directory service; older ones are passed over."""
    for minute in range(50):
        submit(exchange, "mallory", f"{minute}", minute)
    submit(exchange, "zoe", "text")
    asked: list[str] = []
    known = exchange_module.pwd.getpwnam

    def counting(name: str) -> object:
        asked.append(name)
        return known(name)

    monkeypatch.setattr(exchange_module.pwd, "getpwnam", counting)
    exchange.collect()
    assert sorted(asked) == ["mallory", "zoe"]
    collect(exchange)
    assert place(exchange.assignment, "mallory").read_text() == "49"


def test_a_link_put_in_between_shows_nobody_elses_secret(
    here: Assignment, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look at a folder and the reading in it, a link takes its place."""
    names = ("timestamp.txt", "submission_secret.txt")
    for student in ("ada", "mallory"):
        place(here, student).write_text(right)
        for name in names:
            place(here, student).with_name(name).write_text(f"{student}'s")
    own = place(here, "mallory").parent
    opened = os.open

    def swapping(path: object, *arguments: int, **named: int) -> int:
        if str(path).endswith(names) and not own.is_symlink():
            own.rename(own.with_name("other"))
            own.symlink_to(place(here, "ada").parent)
        return opened(path, *arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "open", swapping)
    results.copy_exchange_files(here.course, here, "mallory")
    assert own.is_symlink()
    found = {path.read_text() for path in here.course.glob("feedback/mallory/*/*")}
    assert found <= {"mallory's"}


@pytest.mark.parametrize(
    "name", ["x,ada", "[a]da", "a?a", "ad*", "ada\u3164", "a\u034fda", "ada\ufe0f", "\u2800"]
)
def test_no_id_stands_for_another(course: Path, name: str) -> None:
    """In nbgrader's lists and patterns, or to the eye: such a folder is nobody's, and told."""
    folder = course / "submitted" / name / "rnn_step_by_step"
    folder.mkdir(parents=True)
    (folder / "x.ipynb").write_bytes(right_submission())
    assert not batch_work.is_student_id(name)
    (sentence,) = batch_work.invalid_folders(course / "submitted")
    assert "nobody's" in sentence
    assert name not in sentence or name.isascii()


def test_nobody_takes_another_out_of_what_is_released(
    course: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """nbgrader's list of those that it leaves out is divided at commas, and ids may have some."""
    monkeypatch.setattr(ExchangeReleaseFeedback, "copy_files", lambda self: None)
    for student in ("x,ada", "bob", "ada"):
        folder = course / "feedback" / student / "a"
        folder.mkdir(parents=True)
        (folder / "n.html").touch()
        for name in ("timestamp.txt", "submission_secret.txt") if student == "ada" else ():
            (folder / name).touch()
    release = ReleaseFeedback(coursedir=CourseDirectory())
    release.src_path = str(course / "feedback" / "*" / "a")
    release.copy_files()
    left_out = release.coursedir.student_id_exclude.split(",")
    assert "bob" in left_out
    assert "ada" not in left_out


def test_no_id_writes_marks_of_richs_into_a_terminal(course: Path) -> None:
    """An id in brackets is refused before anything is printed, and printed as it is."""
    for words in (("extend", "a[/b]", "--days", "1"), ("forget", "[/red]")):
        done = rnngrader(course, *words)
        assert done.returncode == 2, done.stderr
        assert words[1] in done.stderr
        assert "closing tag" not in done.stderr
