"""The command line: help, exit status, and errors in sentences."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import COURSE, in_a_new_process, rnngrader

from rnngrader.authoring.demo import notebook_text
from rnngrader.cli import main, parser
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.sandbox import launch


def commands() -> list[str]:
    found = re.findall(r"^    ([a-z]+)(?: {2,}|$)", parser().format_help(), re.MULTILINE)
    assert len(found) >= 10
    return found


@pytest.mark.parametrize("command", commands())
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]):
    """`rnngrader COMMAND --help` prints usage and a sentence."""
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    assert end.value.code == 0
    shown = capsys.readouterr().out
    assert f"{command}" in shown.splitlines()[0]
    assert len(shown.splitlines()) >= 5


def loaded_by(*arguments: str) -> set[str]:
    """The modules that a command has loaded at its end, in a process of its own."""
    code = (
        "import sys\nfrom rnngrader.cli import main\ntry:\n"
        f"    main({list(arguments)!r})\nexcept SystemExit:\n    pass\n"
        "print()\nprint(*sys.modules)"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


def test_help_loads_nothing_heavy():
    """--help imports neither numpy nor nbgrader, and no more of ours than the parsers."""
    loaded = loaded_by("--help")
    assert not {"numpy", "nbgrader", "rich", "msgspec", "jinja2"} & loaded
    ours = {name for name in loaded if name.startswith("rnngrader.")}
    assert all(name.startswith(("rnngrader.cli", "rnngrader.lms")) for name in ours)
    assert not {name for name in ours if name.startswith("rnngrader.lms.")}


def test_check_loads_no_gradebook(assignment: Assignment, tmp_path: Path):
    """One file needs neither nbgrader nor a database."""
    file = tmp_path / "zoe.ipynb"
    file.write_text(notebook_text(assignment, assignment.solutions))
    loaded = loaded_by("--course", str(COURSE), "check", str(file), "--json", str(tmp_path / "out"))
    assert not {"nbgrader", "sqlalchemy", "alembic", "rnngrader.gradebook.gradebook"} & loaded
    assert "rnngrader.grading.submission" in loaded


@pytest.mark.slow
def test_each_exit_status_is_what_the_documentation_says(
    course: Path, assignment, tmp_path, capsys
):
    """0 all well, 1 something is wrong with the work, 2 usage, 3 the grader itself failed."""
    file = tmp_path / "zoe.ipynb"
    check = ["--course", str(course), "check", str(file)]
    file.write_text(notebook_text(assignment, assignment.solutions))
    assert main(check) == 0
    file.write_text(notebook_text(assignment, {**assignment.solutions, "rnn_forward": ""}))
    assert main(check) == 1
    assert main([*check[:-1], "nowhere.ipynb"]) == 2
    with pytest.raises(SystemExit) as end:
        main(["grade", "--jobs", "none"])
    assert end.value.code == 2
    (course / "misconceptions" / "rnn_forward.toml").write_text("[[[")
    load_assignment.cache_clear()
    capsys.readouterr()
    assert main(["--course", str(course), "explain"]) == 3
    assert "rnn_forward.toml" in capsys.readouterr().err
    load_assignment.cache_clear()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("override", "ann", "rnn_forward", "1,5"), "'1,5' is no number; write 1.5"),
        (("override", "ann", "rnn_forward", "all"), "'all' is no number\n"),
        (("extend", "ann", "--days", "0,5"), "'0,5' is no number; write 0.5"),
        (("grade", "--jobs", "two"), "'two' is not a positive whole number"),
        (("new", "f", "--points", "2,5"), "'2,5' is no number; write 2.5"),
    ],
)
def test_a_number_that_is_none_is_told(arguments, said, capsys):
    with pytest.raises(SystemExit) as end:
        main([*arguments])
    assert end.value.code == 2
    assert said in capsys.readouterr().err


def test_the_module_is_the_command():
    """Where Python's folder of scripts is not on the path."""
    done = subprocess.run(
        [sys.executable, "-m", "rnngrader", "why", "nothing.py"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "error: nothing.py cannot be read: " in done.stderr


def test_no_command_is_a_usage_error():
    """A bare `rnngrader` says what is wanted and exits with 2."""
    assert in_a_new_process(COURSE).returncode == 2


def test_a_folder_that_is_no_course_is_a_usage_error(tmp_path: Path):
    """The message says what a course is and how to name it."""
    done = rnngrader(tmp_path, "grade")
    assert done.returncode == 2
    assert "--course DIR" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_assignment_is_a_usage_error():
    """The message lists the assignments that there are."""
    done = rnngrader(COURSE, "grade", "calculus")
    assert done.returncode == 2
    assert "rnn_step_by_step" in done.stderr


def test_an_empty_submitted_folder_is_a_usage_error(course: Path):
    """The message says where work belongs."""
    done = rnngrader(course, "grade")
    assert done.returncode == 2
    assert "submitted/STUDENT/ASSIGNMENT" in done.stderr


def test_check_grades_one_file_and_touches_no_gradebook(
    course: Path, assignment: Assignment, tmp_path: Path
):
    """Full marks exit with 0 and leave the course as it was."""
    before = kept(course)
    file, results = tmp_path / "zoe.ipynb", tmp_path / "out.json"
    file.write_text(notebook_text(assignment, assignment.solutions))
    done = rnngrader(course, "check", str(file), "--json", str(results))
    assert done.returncode == 0, done.stderr
    assert "105 of 100 points, 5 of them bonus" in done.stdout
    (submission,) = json.loads(results.read_text())["submissions"]
    assert (submission["student"], submission["score"]) == ("zoe", 105.0)
    assert kept(course) == before


@pytest.mark.slow
def test_check_knows_the_assignment_by_what_is_in_the_file(course: Path, tmp_path: Path):
    """Under the name that a browser gave a second download, or under the other one's."""
    other = load_assignment(COURSE, "train_your_rnn")
    text = notebook_text(other, other.solutions)
    for name in ("Train_Your_RNN (1).ipynb", "RNN_Step_by_Step.ipynb"):
        (tmp_path / name).write_text(text)
        done = rnngrader(course, "check", str(tmp_path / name))
        assert "50 of 50 points" in done.stdout
        assert "note:" not in done.stdout
    done = rnngrader(course, "check", str(tmp_path / name), "--assignment", "rnn_step_by_step")
    assert "is it of another assignment?" in done.stdout
    assert "locked cells" not in done.stdout


def kept(course: Path) -> list[Path]:
    """What is in a course, but for Python's byte code."""
    return [path for path in sorted(course.rglob("*")) if "__pycache__" not in path.parts]


def test_check_names_the_mistake(course: Path, assignment: Assignment, tmp_path: Path):
    """Wrong work exits with 1, the diagnosis on stdout."""
    file = tmp_path / "wrong.ipynb"
    wrong = assignment.wrong_source("rnn_backward.carry_dropped")
    file.write_text(notebook_text(assignment, {**assignment.solutions, "rnn_backward": wrong}))
    done = rnngrader(course, "check", str(file))
    assert done.returncode == 1
    assert "The carry never enters" in done.stdout


def test_check_of_a_missing_file_is_a_usage_error(course: Path):
    """No traceback for a mistyped name."""
    done = rnngrader(course, "check", "nowhere.ipynb")
    assert done.returncode == 2
    assert "nowhere.ipynb cannot be read" in done.stderr


def test_grading_without_a_sandbox_is_said_loudly(
    course: Path, assignment: Assignment, tmp_path: Path
):
    """--sandbox none warns, and gives the same score."""
    file = tmp_path / "zoe.ipynb"
    file.write_text(notebook_text(assignment, assignment.solutions))
    done = rnngrader(course, "check", str(file), "--sandbox", "none")
    assert "No sandbox" in done.stderr
    assert "105 of 100 points, 5 of them bonus" in done.stdout


@pytest.mark.parametrize("command", ["check", "grade"])
def test_a_catalogue_that_cannot_be_read_is_told_and_leaves_nobody_unnamed(
    course: Path, assignment: Assignment, tmp_path: Path, command: str
):
    """Before anything is graded, in a class; of one file, instead of mistakes without names."""
    folder = course / "submitted" / "zoe" / "rnn_step_by_step"
    folder.mkdir(parents=True)
    file = folder / "zoe.ipynb"
    wrong = assignment.wrong_source("rnn_backward.carry_dropped")
    file.write_text(notebook_text(assignment, {**assignment.solutions, "rnn_backward": wrong}))
    with (course / "misconceptions" / "rnn_backward.toml").open("a") as catalogue:
        catalogue.write('symptom = "raises"\n')
    done = rnngrader(course, command, *([str(file)] if command == "check" else []))
    assert done.returncode == 3
    assert "has the unknown key 'symptom'" in done.stderr
    assert not (course / "feedback").exists()


@pytest.mark.parametrize("sandbox", ["bwrap", "none"])
def test_modules_are_looked_for_in_the_same_folders_while_the_sandbox_starts(
    course: Path, assignment: Assignment, tmp_path: Path, monkeypatch, sandbox: str
):
    """Whoever looks along a list that grows and shrinks beside it misses what is there."""
    seen, start = set(), launch.start

    def slowly(setup: dict[str, object]) -> launch.Server:
        for _ in range(500):
            seen.add(tuple(sys.path))
            time.sleep(0.001)
        return start(setup)

    monkeypatch.setattr(launch, "start", slowly)
    file = tmp_path / "zoe.ipynb"
    file.write_text(notebook_text(assignment, assignment.solutions))
    assert rnngrader(course, "check", str(file), "--sandbox", sandbox).returncode == 0
    assert seen == {tuple(sys.path)}


def test_report_before_grading_is_a_usage_error(course: Path):
    """There is nothing to report on, and the message says what to run."""
    done = rnngrader(course, "report")
    assert done.returncode == 2
    assert "rnngrader grade" in done.stderr


def test_the_demo_never_overwrites_real_work(course: Path):
    """Beside a folder that no demo wrote, none is written."""
    folder = course / "submitted" / "s01" / "rnn_step_by_step"
    folder.mkdir(parents=True)
    (folder / "work.ipynb").write_text("mine")
    done = rnngrader(course, "demo")
    assert done.returncode == 2
    assert "s01" in done.stderr
    assert (folder / "work.ipynb").read_text() == "mine"
    assert not (course / "submitted" / "s02").exists()


def test_the_same_seed_gives_the_same_class(course: Path, tmp_path: Path):
    """Two demos with one seed are equal to the byte; another seed differs."""
    contents = []
    for seed in ("0", "0", "1"):
        assert rnngrader(course, "demo", "--students", "8", "--seed", seed).returncode == 0
        files = sorted((course / "submitted").rglob("*.ipynb"))
        contents.append([file.read_bytes() for file in files])
    assert contents[0] == contents[1] != contents[2]


def test_doctor_says_what_this_machine_can_do():
    """Each line is a capability; the sandbox works here, so the exit status is 0."""
    done = rnngrader(COURSE, "doctor")
    assert done.returncode == 0, done.stdout
    assert "bwrap" in done.stdout


@pytest.mark.slow
def test_the_course_sets_the_limits(course: Path, assignment: Assignment, tmp_path: Path):
    """LIMITS in the exercises file hold for this assignment, and the page says the number."""
    with (course / "exercises" / "rnn_step_by_step.py").open("a") as file:
        file.write("\nfrom rnngrader import Limits\n\nLIMITS = Limits(batch_s=1.5)\n")
    endless = "def rnn_forward(x, a0, parameters):\n    while True: pass\n"
    file = tmp_path / "endless.ipynb"
    file.write_text(notebook_text(assignment, {**assignment.solutions, "rnn_forward": endless}))
    done = rnngrader(course, "check", str(file))
    assert done.returncode == 1, done.stderr
    assert "more than 1.5 s" in done.stdout
