"""Files that change under the commands, and what of the gradebook's secret is in files."""

from __future__ import annotations

import os
import shutil
import signal
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import Done, copy_course, rnngrader
from hostile import right_submission, the_assignment

from rnngrader.authoring.demo import notebook_text
from rnngrader.batch.pool import Task
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.course.probes import for_assignment
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.instructor import report
from rnngrader.lms.forget import forget_students, mentions, whole_words
from rnngrader.records import ProbeSource, Submission

NAME = the_assignment().name
NOTEBOOK = the_assignment().notebook_path.name


def run(course: Path, *words: str) -> Done:
    """One command, which has two minutes."""

    def ring(*_: object) -> None:
        raise TimeoutError(f"{words} has not ended")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(120)
    try:
        return rnngrader(course, *words)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A course in which three students' work is graded, with fresh probes."""
    course = copy_course(tmp_path_factory.mktemp("graded") / "course")
    solutions = the_assignment().solutions
    sine = solutions["rnn_cell_forward"].replace("np.tanh", "np.sin")
    wrong = notebook_text(the_assignment(), {**solutions, "rnn_cell_forward": sine}).encode()
    for student, data in (("ada", right_submission()), ("bob", wrong), ("eve", wrong + b" ")):
        folder = course / "submitted" / student / NAME
        folder.mkdir(parents=True)
        (folder / NOTEBOOK).write_bytes(data)
    done = run(course, "grade")
    assert done.returncode == 0, done.stderr
    return course


@pytest.fixture
def course(graded: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(graded, tmp_path / "course", symlinks=True))


def secrets_of(course: Path) -> Iterator[str]:
    """What must be known to nobody: the secret, the assignment's key, the seeds of submissions."""
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        source = gradebook.probe_source()
        yield source.secret
        yield for_assignment(source, NAME).secret
        yield from (report.fresh_seed for report in gradebook.reports())


@pytest.mark.slow
def test_the_secret_is_in_no_file_but_the_gradebook(course: Path) -> None:
    """Not in pages, notebooks, tables, logs, exports or what the commands say."""
    commands = (
        ("report",),
        ("export", "--format", "gradescope"),
        ("grade", "--json", str(course / "results.json")),
        ("replay", "bob", "rnn_cell_forward"),
    )
    said = {words: run(course, *words) for words in commands}
    secrets = [*secrets_of(course)]
    assert len(secrets) == 5
    assert all(len(secret) >= 32 for secret in secrets)
    texts = {" ".join(words): done.stdout + done.stderr for words, done in said.items()}
    for path in course.rglob("*"):
        if path.is_file() and not path.name.startswith("gradebook.db"):
            texts[str(path)] = path.read_bytes().decode("utf-8", "replace")
    for secret in secrets:
        assert [where for where, text in texts.items() if secret in text] == []


def test_a_tasks_text_tells_no_secret() -> None:
    """What a cluster's dashboard or log may show of a task."""
    task = Task("digest", Submission("ada", b"{}"), ProbeSource(0, "5eed" * 8))
    assert "5eed" not in f"{task!r} {task} {task.source}"


def pipe(path: Path) -> None:
    os.mkfifo(path)


def link_to_the_solution(path: Path) -> None:
    path.symlink_to(the_assignment().notebook_path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def endless(path: Path) -> None:
    path.touch()
    os.truncate(path, 2**40)


ODD = (pipe, link_to_the_solution, device, endless)


@pytest.mark.slow
@pytest.mark.parametrize("odd", ODD)
def test_commands_end_whatever_has_become_of_the_work(
    course: Path, odd: Callable[[Path], None]
) -> None:
    """After it was graded: a report, a replay and a new run end soon, and take nothing for work."""
    for student in ("bob", "eve"):
        place = course / "submitted" / student / NAME / NOTEBOOK
        place.unlink()
        odd(place)
    for words in (("report",), ("replay", "bob", "rnn_cell_forward"), ("grade",)):
        done = run(course, *words)
        assert "Traceback" not in done.stderr, done.stderr
        assert done.returncode in (0, 1, 2)
    page = (course / "report" / f"{NAME}.html").read_text()
    assert "np.tanh(parameters" not in page
    with Gradebook(load_assignment(course, NAME)) as gradebook:
        scores = {report.student: report.score for report in gradebook.reports()}
    assert scores == {"ada": 105, "bob": 0, "eve": 0}


def test_forgetting_reads_whatever_was_imported(tmp_path: Path) -> None:
    """Names in no encoding and broken zips are read as they are; ids are found as whole words."""
    folder = tmp_path / "imports" / "week"
    folder.mkdir(parents=True)
    (folder / os.fsdecode(b"caf\xe9.txt")).write_bytes(b"alice")
    (folder / "al_1.ipynb").touch()
    (folder / "long.txt").write_bytes(b"-" * (2**20 - 1) + b"al")
    (folder / "alice.zip").write_bytes(b"PK\x03\x04 and nothing")
    with zipfile.ZipFile(folder / "week.zip", "w") as archive:
        archive.writestr("al_7.ipynb", "{}")
    broken = (folder / "week.zip").read_bytes().replace(b"PK\x01\x02", b"PK\xff\xff")
    (folder / "broken.zip").write_bytes(broken)
    found = {path.name for path, _ in mentions(tmp_path, whole_words(["al"]), ())}
    assert found == {"al_1.ipynb", "long.txt", "week.zip", "broken.zip"}


def test_a_student_is_forgotten_whatever_the_id(tmp_path: Path) -> None:
    """Of an id that is a folder's name in imports/, too."""
    work = tmp_path / "submitted" / "replaced" / "week"
    (tmp_path / "source").mkdir()
    work.mkdir(parents=True)
    assert forget_students(tmp_path, ["replaced"])[0] == ["submitted/replaced/"]
    assert not work.parent.exists()


@pytest.mark.parametrize("odd", [pipe, link_to_the_solution])
@pytest.mark.slow
def test_forgetting_follows_nothing(course: Path, odd: Callable[[Path], None]) -> None:
    """Odd files in a student's folders and beside them are taken away, or left and not read."""
    notebook = the_assignment().notebook_path
    before = notebook.read_bytes()
    for room in ("submitted", "autograded", "feedback"):
        odd(course / room / "bob" / NAME / "odd")
    (course / "exports").mkdir(exist_ok=True)
    odd(course / "exports" / "odd")
    done = run(course, "forget", "bob")
    assert done.returncode == 0, done.stderr
    assert not list(course.glob("*/bob"))
    assert notebook.read_bytes() == before
    assert sorted(p.name for p in (course / "submitted").iterdir()) == ["ada", "eve"]


@pytest.mark.parametrize("odd", [f"UNUSED = 0x{'f' * 4000}", f"UNUSED = -{'-' * 9000}1"])
@pytest.mark.slow
def test_an_odd_number_in_one_answer_ends_no_report(course: Path, odd: str) -> None:
    """Python reads it in hexadecimal and writes it in no decimal; the others' work is compared."""
    solutions = the_assignment().solutions
    text = notebook_text(
        the_assignment(), {**solutions, "rnn_forward": f"{solutions['rnn_forward']}\n{odd}\n"}
    )
    (course / "submitted" / "ada" / NAME / NOTEBOOK).write_text(text)
    done = run(course, "report")
    assert (done.returncode, done.stderr) == (0, "")
    assert "eve" in (course / "report" / f"{NAME}.html").read_text().partition("The same but")[2]


def test_work_that_cannot_be_read_ends_no_report(
    course: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the reading of one's work raises: it is said whose, and the page is there."""
    read = report.read_work

    def failing(assignment: Assignment, student: str) -> tuple[Submission, str | None]:
        if student == "ada":
            raise ZeroDivisionError("\x1b[2Jodd")
        return read(assignment, student)

    monkeypatch.setattr(report, "read_work", failing)
    page, _, unread = report.write_report(load_assignment(course, NAME), {}, False, {})
    assert "The same but" in page.read_text()
    assert len(unread) == 1
    assert "ada" in unread[0]
    assert "\x1b" not in unread[0]
