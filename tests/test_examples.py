"""The second course, of another subject: the same grader serves it, unchanged."""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from conftest import COURSE, EXAMPLE, copy_course, rnngrader

from rnngrader.authoring.demo import notebook_text
from rnngrader.authoring.generate import main as generate
from rnngrader.course.assignment import load_assignment
from rnngrader.course.cells import code_cells
from rnngrader.course.running import importable
from rnngrader.grading.submission import grade_submission, start_guest
from rnngrader.records import ExerciseReport, Submission, SubmissionReport, Verdict

ASSIGNMENT = load_assignment(EXAMPLE, "logistic_regression")
ENTRIES = ASSIGNMENT.misconceptions

# What this project's own course calls things.
OTHER_SUBJECT = re.compile(
    r"\b(d?W[ax]a|d?Wa[ax]|Wya|T_x|n_[axy]|d?a_prevt?|d?a_next|c_prev|c_next|xt|y_pred)\b"
    r"|lstm|(?<![a-z])rnn(?!grader)|recurren|time_step",
    re.IGNORECASE,
)


@pytest.fixture(scope="module")
def graded() -> Iterator[Callable[..., SubmissionReport]]:
    """Grades the example's solutions with some answers replaced: graded(loss="def …")."""
    guest = start_guest(ASSIGNMENT)

    def grade(**answers: str) -> SubmissionReport:
        text = notebook_text(ASSIGNMENT, {**ASSIGNMENT.solutions, **answers})
        return grade_submission(ASSIGNMENT, guest, Submission("student", text.encode())).report

    yield grade
    guest.close()


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A copy of the example course, outside of this project."""
    return copy_course(tmp_path / "course", EXAMPLE)


def by_name(report: SubmissionReport) -> dict[str, ExerciseReport]:
    return {exercise.name: exercise for exercise in report.exercises}


def test_right_answers_get_full_marks(graded):
    """The reference earns its 20 points, and nothing is remarked."""
    report = graded()
    assert (report.status, report.score, report.max_score) == ("graded", 20.0, 20.0)
    assert [exercise.verdict for exercise in report.exercises] == [Verdict.CORRECT] * 4
    assert report.problems == ()


@pytest.mark.parametrize("id", ENTRIES)
def test_each_mistake_is_named_and_costs_points_once(graded, id):
    """A wrong version is called by its name; the functions built on it lose nothing."""
    function = ENTRIES[id].function
    report = by_name(graded(**{function: ASSIGNMENT.wrong_source(id)}))
    assert report[function].diagnosis is not None
    assert report[function].diagnosis.id == id
    assert report[function].points < report[function].max_points
    others = [exercise for name, exercise in report.items() if name != function]
    assert [exercise.points for exercise in others] == [e.max_points for e in others]


def test_every_function_has_mistakes_to_name():
    """At least four for each exercise, each with hints of its own."""
    for name in ASSIGNMENT.exercises:
        entries = [entry for entry in ENTRIES.values() if entry.function == name]
        assert len(entries) >= 4, name
    hints = [hint for entry in ENTRIES.values() for hint in entry.hints]
    assert len(set(hints)) == len(hints)


@pytest.mark.slow
def test_a_class_runs_from_release_to_report(course):
    """Release, demo, grade and report work on the example as on any course."""
    assert rnngrader(course, "release").returncode == 0
    released = course / "release" / "logistic_regression"
    text = (released / "Logistic_Regression.ipynb").read_text(encoding="utf-8")
    assert "NotImplementedError" in text
    assert "SOLUTION" not in text
    assert "HIDDEN TESTS" not in text
    assert (released / "images" / "graph.svg").is_file()
    assert (released / "logistic_utils.py").is_file()
    assert (released / "notebook_check.py").is_file()
    assert (released / "check_data.json").is_file()
    assert rnngrader(course, "demo", "--students", "6").returncode == 0
    done = rnngrader(course, "grade", "--json", str(course / "results.json"))
    assert done.returncode == 0, done.stderr
    results = json.loads((course / "results.json").read_text())["submissions"]
    named = [e["diagnosis"]["id"] for s in results for e in s["exercises"] if e["diagnosis"]]
    assert set(load_assignment(course, "logistic_regression").showcase) <= set(named)
    assert rnngrader(course, "report").returncode == 0
    assert "Logistic regression" in (course / "report" / "logistic_regression.html").read_text()


def test_the_expected_numbers_in_the_notebook_are_those_of_the_solution(capsys, monkeypatch):
    """Each example cell prints its expected numbers and the reference's beside them: equal."""
    monkeypatch.delitem(sys.modules, "notebook_check", raising=False)  # another course's
    namespace: dict[str, object] = {}
    with importable(ASSIGNMENT.notebook_path.parent):
        for cell in code_cells(ASSIGNMENT.notebook):
            if not cell["metadata"]["nbgrader"]["grade"]:
                exec(cell["source"], namespace)
    lines = capsys.readouterr().out.splitlines()
    pairs = [
        (line, after)
        for line, after in zip(lines, lines[1:], strict=False)
        if line.startswith(("  expected", "  by trying"))
    ]
    assert len(pairs) == 8
    assert sum("all right, on the public example and on" in line for line in lines) == 4
    for want, got in pairs:
        np.testing.assert_allclose(numbers(got), numbers(want), atol=1e-7, err_msg=want)
    assert lines[-1] == "on the right side: 96%"


def numbers(line: str) -> list[float]:
    return [float(word) for word in re.findall(r"-?\d+\.\d*(?:e-?\d+)?", line)]


@pytest.mark.slow
def test_check_and_its_data_follow_the_course(course, tmp_path, monkeypatch):
    """Releasing writes both beside the source notebook; the data is kept until a hint changes."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = course / "source" / "logistic_regression"
    for name in ("notebook_check.py", "check_data.json"):
        (folder / name).unlink(missing_ok=True)

    def hints() -> str:
        load_assignment.cache_clear()
        generate(course)
        return json.dumps(json.loads((folder / "check_data.json").read_text())["functions"])

    old = next(iter(load_assignment(course, "logistic_regression").misconceptions.values()))
    assert old.hints[0] in hints()
    assert len(list((tmp_path / "cache").rglob("*.json"))) == 1
    toml = course / "misconceptions" / f"{old.function}.toml"
    toml.write_text(toml.read_text().replace(old.hints[0], "Is the moon made of cheese?"))
    assert "Is the moon made of cheese?" in hints()
    assert old.hints[0] not in hints()
    assert len(list((tmp_path / "cache").rglob("*.json"))) == 2
    assert "rnngrader" not in (folder / "notebook_check.py").read_text()


def test_what_is_generated_changes_no_grade(course):
    """Neither the digest of the course nor the sandbox knows whether it was released."""
    folder = course / "source" / "logistic_regression"
    for name in ("notebook_check.py", "check_data.json"):
        (folder / name).unlink(missing_ok=True)
    before = load_assignment(course, "logistic_regression")
    generate(course)
    load_assignment.cache_clear()
    after = load_assignment(course, "logistic_regression")
    assert (folder / "check_data.json").is_file()
    assert before.digest == after.digest
    assert before.files() == after.files()
    assert "notebook_check.py" in after.files()
    assert "check_data.json" not in after.files()


@pytest.mark.parametrize(
    ("inputs", "said"),
    [
        ("({1}, labels(draw))", "set cannot be carried"),
        ('(draw["q"], labels(draw))', "it has no size 'q', which the inputs ask for"),
        ("(nothing, labels(draw))", "its inputs or the solution fail on it: NameError"),
        ("(probabilities(draw), None)", "its inputs or the solution fail on it: TypeError"),
    ],
)
def test_what_the_courses_own_code_raises_is_the_courses_error(course, inputs, said):
    """Every command that draws says it as lint does, before anything is graded or written."""
    file = course / "exercises" / f"{ASSIGNMENT.name}.py"
    text = file.read_text()
    file.write_text(text.replace("(probabilities(draw), labels(draw))", inputs, 1))
    assert rnngrader(course, "demo").returncode == 0
    for command in ("grade", "release", "check"):
        notebook = [ASSIGNMENT.notebook_path] if command == "check" else []
        done = rnngrader(course, command, *map(str, notebook))
        told = " ".join(done.stderr.split())
        assert done.returncode != 0
        assert f"exercises/{ASSIGNMENT.name}.py: loss: the probe {{'n': 3, 'm': 5}}: " in told
        assert said in told
        assert "Traceback" not in done.stderr
        assert "mistake of the grader" not in told


def test_the_grader_knows_nothing_of_a_subject():
    """No name of the project's own course stands in the grader's code or templates."""
    found = []
    for path in sorted((COURSE / "rnngrader").rglob("*")):
        if path.suffix == ".py":
            text = without_docstrings(path.read_text(encoding="utf-8"))
        elif path.suffix in {".html", ".css", ".js", ".svg"}:
            text = path.read_text(encoding="utf-8")
        else:
            continue
        found += [(path.name, match.group()) for match in OTHER_SUBJECT.finditer(text)]
    assert found == []


def without_docstrings(source: str) -> str:
    """Code alone: docstrings may give an example of any subject."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        documented = isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        if documented and ast.get_docstring(node):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)
