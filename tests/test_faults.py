"""Damaged submissions: what can be graded is graded, and everybody gets a reason."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest
from conftest import Done, copy_course, rnngrader
from hostile import (
    Case,
    active_content,
    cases,
    check_harmless,
    check_report,
    handed_in,
    make_guest,
    right_submission,
    the_assignment,
)

from rnngrader.authoring.demo import notebook_text
from rnngrader.grading.submission import grade_submission, start_guest
from rnngrader.records import Submission
from rnngrader.sandbox.host import Guest
from rnngrader.sandbox.limits import Limits
from rnngrader.submission.read import read_cells
from rnngrader.submission.restore import restore

FAULTS = cases("faults")


@pytest.fixture(scope="module")
def guest() -> Iterator[Guest]:
    guest = make_guest()
    yield guest
    guest.close()


@pytest.mark.sampled
@pytest.mark.parametrize("case", FAULTS, ids=lambda case: case.name)
def test_a_damaged_submission_gets_its_points_or_a_reason(case: Case, guest: Guest) -> None:
    """Repaired where that can be done, with a sentence; else failed, with the reason; soon."""
    data = handed_in(case)
    started = time.monotonic()
    graded = grade_submission(the_assignment(), guest, Submission("bob", data))
    assert time.monotonic() - started < 120  # it does not hang
    check_report(case, graded.report)
    check_harmless(graded)


def test_a_person_looks_where_not_all_of_a_file_was_read(guest: Guest) -> None:
    """What the reader left may be the answers: nothing is said of another assignment."""
    notebook = json.loads(right_submission())
    more = {"cell_type": "code", "metadata": {}, "source": "A" * 9_000_000}
    notebook["cells"].insert(6, more)
    cut = json.dumps(notebook, indent=1).encode()[:-5]
    report = grade_submission(the_assignment(), guest, Submission("bob", cut)).report
    assert report.needs_review
    said = " ".join(report.problems)
    assert "8,000,000 bytes were read" in said
    assert "another assignment" not in said


def test_a_person_looks_where_no_cell_was_found_in_what_was_read(guest: Guest) -> None:
    """Answers may stand behind it: that is no zero without a word."""
    notebook = json.loads(right_submission())
    text = json.dumps({"cells": ["A" * 9_000_000], **notebook}).replace('"cells": [', '"cells": [,')
    text = '{"source": "' + "A" * 9_000_000 + '",' + text[1:]
    report = grade_submission(the_assignment(), guest, Submission("bob", text.encode())).report
    assert report.needs_review
    assert "No cell of a notebook can be read in as much of it" in " ".join(report.problems)


NAME = the_assignment().notebook_path.name
# What lies in a student's folder, with the status it gets and a part of what is said about it.
# A file is its bytes, a folder a dict, a link the text of its target, a pipe None.
FOLDERS: dict[bytes, tuple[dict[str, object], str, str]] = {
    b"right": ({NAME: right_submission()}, "graded", ""),
    b"-rf": ({NAME: right_submission()}, "graded", ""),
    b"=cmd()": ({NAME: right_submission()}, "graded", ""),
    b"%s{0}{{7+7}}": ({NAME: right_submission()}, "graded", ""),
    b"odd name": ({"\udcff\x1b]0;owned\x07.ipynb": right_submission()}, "graded", "is named"),
    b"upper case": ({"NOTEBOOK.IPYNB": right_submission()}, "graded", "is named"),
    b"two": ({NAME: right_submission(), "b.ipynb": b"{}"}, "graded", "2 notebooks"),
    b"two renamed": ({"a.ipynb": right_submission(), "b.ipynb": b"{}"}, "graded", "a.ipynb was"),
    b"shadows": (
        {NAME: right_submission()}
        | {f"{name}.py": b"1 / 0" for name in ("numpy", "rnngrader", "sitecustomize", "json")},
        "graded",
        "",
    ),
    b"time 1": ({NAME: right_submission(), "timestamp.txt": b"\0" * 9}, "graded", "time of"),
    b"time 2": ({NAME: right_submission(), "timestamp.txt": b"1e9999"}, "graded", "time of"),
    b"time 3": (
        {NAME: right_submission(), "timestamp.txt": b"2026-01-01 00:00:00 " + b"A" * 300},
        "graded",
        "time of",
    ),
    b"time 4": (
        {NAME: right_submission(), "timestamp.txt": b"9999-12-31 23:59:59 -1400"},
        "graded",
        "time of",
    ),
    b"time 5": ({NAME: right_submission(), "timestamp.txt": None}, "graded", ""),
    b"txt": ({"notebook.ipynb.txt": right_submission()}, "wrong_file", "is a text file"),
    b"word": ({"answers.docx": b"PK\3\4"}, "wrong_file", "answers.docx is a Word document"),
    b"page": ({"notebook.html": b"<html>"}, "wrong_file", "is a web page. Hand in the file"),
    b"program": ({"rnn.py": b"", "data": b"x"}, "wrong_file", "rnn.py is a Python program"),
    b"paper": ({"a.pdf": b"%PDF-1.7"}, "wrong_file", "a.pdf is a PDF"),
    b"paper renamed": ({NAME: b"%PDF-1.7"}, "wrong_file", "is a PDF"),
    b"word renamed": (
        {NAME: b"PK\3\4......[Content_Types].xml"},
        "wrong_file",
        "an Office document",
    ),
    b"archive": ({"work.zip": b"PK\3\4"}, "wrong_file", "work.zip is an archive. Hand in the file"),
    b"anything": ({"anything": b"?"}, "wrong_file", "anything is a file. Hand in"),
    b"empty": ({}, "missing", "Nothing was handed in"),
    b"nothing of theirs": ({".DS_Store": b"?", "timestamp.txt": b""}, "missing", "Nothing was"),
    b"pipe": ({NAME: None}, "failed", "not a file"),
    b"folder": ({NAME: {}}, "failed", "not a file"),
    b"linked file": ({NAME: f"../../right/rnn_step_by_step/{NAME}"}, "failed", "not a file"),
    b"linked secret": ({NAME: "/etc/passwd"}, "failed", "not a file"),
}


# Names that can be seen whole nowhere, and what nbgrader's pages would take for HTML.
NOBODY = (b"\xff\xfe", b"[red]\x1b]0;owned\x07\n\x1b[2J", b"n" * 200, b" ")
NOBODY += (b"<img src=x onerror=alert(1)>", b"a&lt;b", b'a" onclick="x', b"o'hara", b"`x`")


def put(folder: bytes, files: dict[str, object]) -> None:
    os.makedirs(folder)
    for name, content in files.items():
        path = os.path.join(folder, os.fsencode(name))
        if content is None:
            os.mkfifo(path)
        elif isinstance(content, dict):
            put(path, content)
        elif isinstance(content, str):
            os.symlink(content, path)
        else:
            Path(os.fsdecode(path)).write_bytes(content)


@pytest.fixture(scope="module")
def trouble(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Done]:
    """A course in which everybody hands in trouble, and what grading it said."""
    course = copy_course(tmp_path_factory.mktemp("trouble") / "course")
    submitted = os.fsencode(course / "submitted")
    for student, (files, _, _) in FOLDERS.items():
        put(os.path.join(submitted, student, b"rnn_step_by_step"), files)
    for nobody in NOBODY:
        put(os.path.join(submitted, nobody, b"rnn_step_by_step"), {NAME: right_submission()})
    os.symlink("right", os.path.join(submitted, b"linked"))
    put(os.path.join(submitted, b"linked work"), {"rnn_step_by_step": "../right/rnn_step_by_step"})
    put(os.path.join(submitted, b"nothing"), {})
    put(os.path.join(submitted, b"not numbers", b"rnn_step_by_step"), {NAME: not_numbers()})
    (course / "submitted" / "a file").write_text("x")
    return course, rnngrader(course, "grade", "--json", str(course / "results.json"))


def not_numbers() -> bytes:
    """A submission whose sequence is infinite, and none at all in places."""
    answer = """def rnn_forward(x, a0, parameters):
        a = np.full((*a0.shape, x.shape[2]), np.inf)
        return a, np.full((len(parameters["by"]), *x.shape[1:]), np.nan), ([], x)"""
    answers = {**the_assignment().solutions, "rnn_forward": answer}
    return notebook_text(the_assignment(), answers).encode()


@pytest.mark.slow
def test_a_class_full_of_trouble_is_graded_to_its_end(trouble) -> None:
    """Odd names, links, pipes, times that are none: everybody gets a result, nobody another's."""
    course, done = trouble
    assert done.returncode == 1, done.stderr
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", done.stdout + done.stderr)
    results = json.loads((course / "results.json").read_text())["submissions"]
    found = {each["student"]: each for each in results}
    for student, (_, status, says) in FOLDERS.items():
        each = found.pop(student.decode())
        assert (each["status"], each["score"]) == (status, 105 * (status == "graded"))
        assert says in " ".join(each["problems"])
    assert {name: (each["status"], each["score"]) for name, each in found.items()} == {
        "linked": ("failed", 0),
        "linked work": ("failed", 0),
        "nothing": ("missing", 0),
        "not numbers": ("graded", 95),
    }
    assert done.stderr.count("is nobody's") == len(NOBODY)
    for page in (course / "feedback").rglob("*.html"):
        assert active_content(page.read_text()) == []


@pytest.mark.slow
def test_the_reports_on_a_class_full_of_trouble_are_harmless(trouble) -> None:
    """No formula, no control character; the links lead to the students' own pages."""
    done = rnngrader(trouble[0], "report")
    assert done.returncode == 0, done.stderr
    page, table = (Path(line) for line in done.stdout.split("\n")[:2])
    own = {"<script>", "<button>", "<label>", "<input>"}  # of the page's table, once
    text = page.read_text()
    found = active_content(text)
    assert {one for one in found if not one.startswith("<a href=../feedback/")} <= own
    links = re.findall(r'<a href="([^"#][^"]*)"', text)
    assert len(links) >= len(FOLDERS)
    for link in links:
        target = Path(os.path.normpath(page.parent / unquote(unescape(link))))
        assert target.is_relative_to(trouble[0] / "feedback"), link
        assert target.is_file(), link
    assert found.count("<script>") == 1
    for row in csv.reader(io.StringIO(table.read_text())):
        assert not any(cell.startswith(tuple("=+-@")) for cell in row)
        assert all(character.isprintable() for cell in row for character in cell)


def test_slow_cells_of_ones_own_do_not_cost_the_answers() -> None:
    """They take all the time that a submission has; set-up and answers run once more without."""
    assignment = the_assignment()
    notebook = json.loads(notebook_text(assignment, assignment.solutions))
    slow = {"cell_type": "code", "metadata": {}, "source": "while True: pass"}
    notebook["cells"][:0] = [slow] * 10
    limits = Limits(cell_s=0.4, total_s=1)
    guest = start_guest(assignment, limits=limits)
    try:
        submission = Submission("bob", json.dumps(notebook).encode())
        report = grade_submission(assignment, guest, submission).report
    finally:
        guest.close()
    assert report.score == report.max_score
    assert sum("was stopped" in problem for problem in report.problems) >= 2
    assert any("All cells of your own were left out" in problem for problem in report.problems)


@pytest.mark.slow
def test_a_cell_that_has_no_time_to_run_once_more_is_told_and_not_shown() -> None:
    """What it defined when it ran first is not what was graded."""
    assignment = the_assignment()
    name = "rnn_cell_forward"
    answer = f"def {name}(*graded):\n    return 0"
    notebook = json.loads(notebook_text(assignment, {**assignment.solutions, name: answer}))
    below = [cell["id"] for cell in notebook["cells"]].index(name) + 1
    draft = f"import time\ntime.sleep(1.8)\ndef {name}(*draft):\n    return 1"
    notebook["cells"][below:below] = [
        {"cell_type": "code", "metadata": {}, "source": source}
        for source in (draft, "while True: pass")
    ]
    guest = start_guest(assignment, limits=Limits(cell_s=2, total_s=8))
    try:
        submission = Submission("bob", json.dumps(notebook).encode())
        graded = grade_submission(assignment, guest, submission)
    finally:
        guest.close()
    assert sum("was stopped" in problem for problem in graded.report.problems) == 2
    assert "*graded" in graded.page.decode()
    assert "*draft" not in graded.page.decode()


ENDS = {  # by how a function ends the process in which it is called
    "by time": ("    while True: pass\n", Limits(cell_s=2, batch_s=0.5)),
    "by itself": ("    import os\n    os._exit(0)\n", Limits()),
}


@pytest.mark.parametrize("how", ENDS)
@pytest.mark.parametrize(
    "beside", ["def zeros_of(x):\n    return np.zeros_like(x)", "zeros_of = np.zeros_like"]
)
def test_who_uses_what_stands_beside_a_function_that_died_loses_nothing(
    how: str, beside: str
) -> None:
    """A death costs the exercise in which it happens, and nobody who uses a helper of its cell."""
    assignment = the_assignment()
    body, limits = ENDS[how]
    right = assignment.solutions["lstm_backward"]
    assert "np.zeros_like(" in right
    answers = assignment.solutions | {
        "rnn_backward": f"{beside}\n\n\ndef rnn_backward(da, caches):\n{body}",
        "lstm_backward": right.replace("np.zeros_like(", "zeros_of("),
    }
    guest = start_guest(assignment, limits=limits)
    try:
        submission = Submission("bob", notebook_text(assignment, answers).encode())
        report = grade_submission(assignment, guest, submission).report
    finally:
        guest.close()
    lost = [each.name for each in report.exercises if each.points < each.max_points]
    assert lost == ["rnn_backward"]


def test_changes_to_locked_cells_are_spoken_of() -> None:
    """What a student wrote into the set-up cell is not taken, and the page says so."""
    assignment = the_assignment()
    notebook = json.loads(notebook_text(assignment, assignment.solutions))
    setup = next(cell for cell in notebook["cells"] if cell["id"] == "setup")
    setup["source"] += "\nhelper = 1"
    cells, problems = read_cells(json.dumps(notebook).encode())
    assert problems == []
    restored = restore(assignment, cells)
    assert list(restored.problems) == ["What was changed in locked cells was not taken: setup."]


def test_one_file_of_any_name_is_checked(tmp_path: Path) -> None:
    """A name that is no text is a name all the same."""
    path = os.path.join(os.fsencode(tmp_path), b"\xff\x1b]0;owned\x07.ipynb")
    Path(os.fsdecode(path)).write_bytes(right_submission())
    results = tmp_path / "results.json"
    done = rnngrader(the_assignment().course, "check", os.fsdecode(path), "--json", str(results))
    assert (done.returncode, "105 of 100 points" in done.stdout) == (0, True), done.stderr
    assert "\x1b" not in done.stdout + done.stderr
    assert json.loads(results.read_text())["submissions"][0]["score"] == 105
