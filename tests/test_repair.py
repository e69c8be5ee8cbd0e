"""A mistake without a name, told by what undoes it in the student's own code."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest
from conftest import COURSE

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.diagnosis import phrases, tables
from rnngrader.diagnosis.answer import Answer, Question, answer, further_probes, last_probes
from rnngrader.diagnosis.changes import MAX_SPAN
from rnngrader.diagnosis.diagnose import runner_of
from rnngrader.diagnosis.repairs import MAX_REPAIRS, Effect, Repairs, repairs_of, spliced
from rnngrader.feedback.mistakes import mistakes
from rnngrader.grading import submission as grading_of_one
from rnngrader.grading.exercise import Trial
from rnngrader.grading.repair import Asked, Bench, Told, looked_into, name_by_repair, worded
from rnngrader.grading.submission import Graded, grade_submission, start_guest
from rnngrader.records import (
    Diagnosis,
    ExerciseReport,
    Observation,
    Probe,
    ProbeSource,
    Submission,
    Value,
    Verdict,
)
from rnngrader.sandbox.limits import ChildDied

pytestmark = pytest.mark.sampled

ATTENTION = COURSE / "tests" / "courses" / "attention"
SECRET = ProbeSource(0, "5e" * 32)
STRICT = """
def multi_head_attention(X, params, heads):
    T, d = X.shape
    n = d // heads
    Q, K, V = X @ params["Wq"], X @ params["Wk"], X @ params["Wv"]
    mask = np.zeros((T, T), dtype=bool)
    for i in range(T):
        for j in range(T):
            mask[i, j] = j < i
    A = np.zeros((heads, T, T))
    out = np.zeros((T, d))
    for h in range(heads):
        s = slice(h * n, h * n + n)
        out[:, s], A[h], _ = attention_forward(Q[:, s], K[:, s], V[:, s], mask)
    return out @ params["Wo"] + params["bo"], A
"""
LOG_SOFTMAX = """
def softmax(scores):
    shifted = scores - np.max(scores, axis=1, keepdims=True)
    return shifted - np.log(np.sum(np.exp(shifted), axis=1, keepdims=True))
"""
BASE = """
def positional_encoding(T, d, base):
    P = np.zeros((T, d))
    div = np.exp(-np.log(10000.0) * np.arange(0, d, 2) / d)
    P[:, 0::2] = np.sin(np.arange(T)[:, None] * div)
    P[:, 1::2] = np.cos(np.arange(T)[:, None] * div)
    return P
"""
ONE_PLUS = """
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=1, keepdims=True)
    var = np.var(x, axis=1, keepdims=True)
    std = (var + eps) ** 0.5
    xhat = (x - mu) / std
    return (1 + gamma) * xhat + beta, (xhat, std, gamma)
"""
ENDLESS = """
def softmax(scores):
    A, i = np.zeros(scores.shape), 0
    while i < len(scores):
        A[i] = scores[i] ** 3 - np.sort(scores[i]) * i
        i += 1
    return A
"""


@pytest.fixture(scope="module")
def attention() -> Assignment:
    return load_assignment(ATTENTION / "course", "attention")


@pytest.fixture(scope="module")
def hand_in(
    attention: Assignment, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[..., Graded]]:
    """Grades the course's solutions with some answers replaced: hand_in(softmax="def …"); with
    `below`, there is a cell of the student's own behind those of an exercise.
    """
    with pytest.MonkeyPatch.context() as patch, start_guest(attention) as guest:
        folder = tmp_path_factory.getbasetemp() / "tables of courses"
        patch.setattr(tables, "cache_folders", lambda course: [folder])

        def grade(below: Mapping[str, str] = {}, **answers: str) -> Graded:
            notebook = json.loads(notebook_text(attention, {**attention.solutions, **answers}))
            ids = [cell["id"] for cell in notebook["cells"]]
            for name, source in below.items():
                own = {"cell_type": "code", "metadata": {}, "outputs": [], "source": source}
                notebook["cells"].insert(ids.index(name) + 1, own)
            data = json.dumps(notebook).encode()
            return grade_submission(attention, guest, Submission("s", data), SECRET)

        yield grade


def report_on(graded: Graded, name: str) -> ExerciseReport:
    return next(each for each in graded.report.exercises if each.name == name)


def diagnosis_of(graded: Graded, name: str) -> Diagnosis:
    found = report_on(graded, name).diagnosis
    assert found is not None
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "source", "number", "line", "about", "change"),
    [
        ("multi_head_attention", STRICT, 8, "mask[i, j] = j < i", "comparison", "= j <= i`"),
        ("softmax", LOG_SOFTMAX, 3, "return shifted - np.log", "function", "np.exp(shifted -"),
        ("positional_encoding", BASE, 3, "np.log(10000.0)", "name", "np.log(base)"),
        # The solution does this only by a strange change of its own.
        ("layer_norm_forward", ONE_PLUS, 6, "return (1 + gamma) * xhat", "part", "(gamma) * xhat"),
    ],
)
def test_the_page_says_which_line_and_at_last_what_would_do(
    hand_in: Callable[..., Graded],
    name: str,
    source: str,
    number: int,
    line: str,
    about: str,
    change: str,
):
    """Code of another structure than the solution's: no edit of the solution gives its numbers."""
    graded = hand_in(**{name: source})
    found = diagnosis_of(graded, name)
    assert found.kind == "repair"
    assert f"line {number}, `" in found.title
    assert line in found.title
    levels = (found.title, found.hint, *found.more_hints)
    assert phrases.REPAIRS[about][0] in found.hint
    assert [change in said for said in levels] == [False, False, False, True]
    page = graded.page.decode()
    assert f"line {number}, <code>" in page
    assert "makes it right: line" in page  # its numbers may be right already, and of a wrong type
    assert "there, it is right. That was tried" in page
    assert "your numbers are right" not in page


def test_the_definition_that_was_graded_is_looked_into(hand_in: Callable[..., Graded]):
    """It may stand in a cell of one's own, below a first attempt with the same mistake."""
    first = LOG_SOFTMAX.replace("shifted", "moved")
    graded = hand_in(softmax=first, below={"softmax": LOG_SOFTMAX})
    assert "`return shifted - np.log" in diagnosis_of(graded, "softmax").title
    assert "moved" not in graded.page.decode()
    other = "def other(scores):\n" + LOG_SOFTMAX.partition("\n")[2].partition("\n")[2]
    graded = hand_in(softmax=first, below={"softmax": f"{other}\nsoftmax = other\n"})
    assert diagnosis_of(graded, "softmax").kind == "unknown"  # nothing can be changed there


@pytest.mark.parametrize(
    ("beside", "shown"),
    [
        ("softmax == None", "first"),
        ('"""\n{}\n"""', "first"),
        ("{}\n    return (1", "first"),  # as it is no Python, nothing of it runs
        ("undefined_name\n{}", "first"),
        ("softmax.calls = 0\nif 0:\n    {}", "first"),
        ("%%writefile draft.py\n{}", "first"),
        ("{}\nreturn", "first"),
        ('assert "softmax" in globals()', "first"),
        ("best = min(softmax for softmax in [0.5, 0.25])", "first"),
        ("def try_it(scores):\n    softmax = np.exp\n    return softmax(scores)", "first"),
        ("%matplotlib inline\n{}", "below"),
        ("%%prun -q\n{}", "below"),
        ("{}\nsoftmax(undefined_name)", "below"),
        ("{}\nundefined_name\ndef other():\n    pass", "below"),
        ("if not np:\n    {}", ""),  # whether it was run is not told
        ("if True:\n    {}", ""),
        ("try:\n    import no_such_module\n    {}\nexcept ImportError:\n    pass", ""),
        ("try:\n    no_such_name\nexcept NameError:\n    {}", ""),
        ('exec("""\n{}\n""")', ""),
        ("for softmax in [np.tanh]:\n    pass", ""),
        ("while (softmax := np.tanh) is None:\n    pass", ""),
        ("with np.errstate() as softmax:\n    pass", ""),
        ("match np.tanh:\n    case softmax:\n        pass", ""),
        ("match [np.tanh]:\n    case [*softmax]:\n        pass", ""),
        ("match 1:\n  case 2:\n    {}", ""),
        ("eval(compile('softmax = np.tanh', '', 'exec'))", ""),
        # in a loop and a `finally`, what stands below an error may run before it
        ("for go in range(2):\n    if go:\n        raise ValueError\n    {}", ""),
        ("try:\n    raise ValueError\nfinally:\n    {}", ""),
        # what only IPython reads
        ("if True:\n    %matplotlib inline\nsoftmax = np.tanh", ""),
        (">>> softmax = np.tanh", ""),
        ("%time softmax = np.tanh", ""),
        # letters that are the same to Python
        ("\uff53oftmax = np.tanh\nprint(\uff53oftmax)", ""),
        ("import __main__\n__main__.softmax = np.tanh", ""),
        ("import operator\noperator.setitem(globals(), 'softmax', np.tanh)", ""),
        ("get_ipython().push(dict(softmax=np.tanh))", ""),
        ("def set_up():\n    global softmax\n    softmax = np.tanh\nset_up()", ""),
    ],
)
def test_the_definition_that_was_graded_is_shown(
    hand_in: Callable[..., Graded], beside: str, shown: str
):
    """Not a draft, a comparison or a text in a cell of one's own behind it; and nothing where it is
    not told which one it was.
    """
    draft = LOG_SOFTMAX.strip().replace("shifted", "moved")
    indented = draft.replace("\n", "\n    ") if "    {}" in beside else draft
    graded = hand_in(softmax=LOG_SOFTMAX, below={"softmax": beside.format(indented)})
    page = graded.page.decode()
    assert ("moved" in page, "shifted" in page) == (shown == "below", shown == "first")
    assert "softmax for softmax" not in page
    if shown == "first":
        assert "`return shifted - np.log" in diagnosis_of(graded, "softmax").title


def test_only_the_diagnosis_knows_of_it(
    hand_in: Callable[..., Graded], monkeypatch: pytest.MonkeyPatch
):
    """All else is the same without: points, and what later functions do that look at what the
    first ones leave behind.
    """
    counting = LOG_SOFTMAX.replace("    shifted", "    CALLS.append(1)\n    shifted", 1)
    answers = {
        "softmax": "CALLS = []\n" + counting,
        "positional_encoding": BASE.replace("return P", "return P + len(CALLS)"),
    }
    with_it = hand_in(**answers).report
    monkeypatch.setattr(grading_of_one, "name_by_repair", lambda *_: None)
    without = hand_in(**answers).report
    assert {e.diagnosis.kind for e in with_it.exercises if e.diagnosis} >= {"repair"}
    assert [replace(e, diagnosis=None) for e in with_it.exercises] == [
        replace(e, diagnosis=None) for e in without.exercises
    ]
    assert with_it.score == without.score


def test_what_changes_from_call_to_call_is_not_told(hand_in: Callable[..., Graded]):
    """It would be right with any change, once it was called often enough."""
    moody = "CALLS = []\n" + LOG_SOFTMAX.replace(
        "    return shifted",
        "    CALLS.append(1)\n    if len(CALLS) > 60:\n        return np.exp(shifted) / "
        "np.sum(np.exp(shifted), axis=1, keepdims=True)\n    return shifted",
    )
    assert diagnosis_of(hand_in(softmax=moody), "softmax").kind == "unknown"


def test_two_in_one_submission_are_both_told(hand_in: Callable[..., Graded]):
    """A function is put back before the next one is looked at."""
    graded = hand_in(positional_encoding=BASE, multi_head_attention=STRICT)
    for name in ("positional_encoding", "multi_head_attention"):
        assert diagnosis_of(graded, name).kind == "repair", name


def test_a_change_without_end_costs_seconds_and_no_points(
    hand_in: Callable[..., Graded], monkeypatch: pytest.MonkeyPatch
):
    """`i = i` where `i += 1` stands, in a loop of a wrong answer."""
    monkeypatch.setattr(grading_of_one, "CHANGED_S", 0.5)
    started = time.monotonic()
    graded = hand_in(softmax=ENDLESS)
    assert diagnosis_of(graded, "softmax").kind == "unknown"
    assert graded.report.score == 32.0
    assert time.monotonic() - started < 60  # a hang, not a slow machine


@pytest.mark.parametrize("end", ["time.sleep(60)", "os._exit(0)"])
def test_a_change_that_ends_the_process_costs_no_later_name(
    hand_in: Callable[..., Graded], monkeypatch: pytest.MonkeyPatch, end: str
):
    """What comes after it is tried in another process."""
    hostile = "import os, time\nCALLS = []\n" + LOG_SOFTMAX.replace(
        "    return", f"    CALLS.append(1)\n    if len(CALLS) > 60:\n        {end}\n    return"
    )
    monkeypatch.setattr(grading_of_one, "CHANGED_S", 0.5)
    graded = hand_in(softmax=hostile, positional_encoding=BASE)
    assert diagnosis_of(graded, "softmax").kind == "unknown"
    assert diagnosis_of(graded, "positional_encoding").kind == "repair"


@pytest.mark.parametrize(
    "source",
    [
        "def softmax(x):\n    return " + "(" * 5000 + "x" + ")" * 5000,
        "def softmax(x):\n    return " + "-" * 9000 + "x",
        "def softmax(x):\n    return x" + " + x" * 4900,
        "def softmax(x):\n    return x\n" + "#" * 20_000,
        "def softmax(x):\n    return x\0",
        "def softmax(x):\n    return '\ud800'",
        "def softmax(x):\n    return " + "x" * 15_000,
        "def softmax(x):\n    return x\nsoftmax = 3",
        "@print\ndef softmax(x):\n    return x",
        "class softmax:\n    pass",
        "softmax = lambda x: x",
        "",
    ],
    ids=range(12),
)
def test_hostile_sources_give_few_changes_or_none(hand_in: Callable[..., Graded], source: str):
    graded = hand_in(softmax=source)
    assert graded.report.status == "graded"
    assert report_on(graded, "softmax").points == 0
    assert not any(e.verdict == "GRADER_FAULT" for e in graded.report.exercises)


def test_what_a_search_sends_is_held_against_what_it_may_send():
    long = "def f(x):\n" + "    x = x[0, 1] + x * 2 - 3\n" * 100 + "    return x"
    repairs = repairs_of(long, "f", ["np.sum(3)"])
    assert len(repairs.changes) == MAX_REPAIRS
    sent = msgspec.json.encode(repairs)
    assert msgspec.json.decode(sent, type=Repairs) == repairs
    for wrong in (b'{"start":-1}', sent.replace(b'"rank":1', b'"rank":"x"', 1)):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=Repairs)


@pytest.mark.parametrize(
    "body",
    [
        "return g(" + "x," * 3900 + ")",
        "return x" + " + x" * 900,
        "return x" + "[x]" * 1900,
        "return " + "g(" * 90 + "x" + ")" * 90,
        "x = x[0, 1] + x * 2 - 3\n    " * 400 + "return x",
    ],
    ids=range(5),
)
def test_no_source_takes_long(body: str):
    """Where it is too much, there are no changes; 30 s are for a slow machine."""
    started = time.process_time()
    assert len(repairs_of(f"def f(x):\n    {body}\n", "f", []).changes) <= MAX_REPAIRS
    assert time.process_time() - started < 30


def test_right_on_some_probes_is_not_enough(attention: Assignment):
    """What is right by chance on public ones, or on those that were graded, is not said."""
    exercise = attention.exercises["positional_encoding"]
    public = attention.probes(exercise.name, 0)
    probes = (*public, *attention.fresh_probes(exercise.name, f"{7:032x}"))
    beyond = further_probes(attention, exercise.name), last_probes(attention, exercise.name)
    known = (*probes, *beyond[0], *beyond[1])

    def bench(right_on: Sequence[Probe]) -> Bench:
        def changed(sources: Sequence[str], calls: Sequence[tuple[Value, ...]]) -> list[Any]:
            seen = []
            for source in sources:
                for arguments in calls:
                    probe = next(p for p in known if p.arguments is arguments)
                    right = any(probe is each for each in right_on) and source != BASE.strip()
                    seen.append(Observation("returned", probe.answer if right else np.zeros(1)))
            return seen

        trial = Trial(probes, changed([BASE.strip()], [p.arguments for p in probes]), len(public))
        repairs = repairs_of(BASE, exercise.name, [])
        return Bench(exercise, trial, BASE, repairs, changed, *beyond)

    def undone(right_on: Sequence[Probe]) -> bool:
        return bool(bench(right_on).undoing(lambda repair: Effect.UNDOES))

    assert undone(known)
    assert not undone((*probes, *beyond[0]))
    assert not undone(probes)
    assert not undone(public)


def test_a_name_that_was_ruled_out_is_not_said_where_time_runs_out(attention: Assignment):
    """What was found before the changes of the code took too long still holds."""
    exercise = attention.exercises["positional_encoding"]
    probes = attention.probes(exercise.name, 0)

    def changed(sources: Sequence[str], calls: Sequence[tuple[Value, ...]]) -> list[Any]:
        if len(sources) > 1:
            raise ChildDied("timed_out", "It ran for too long.")
        return [Observation("returned", np.zeros(1)) for _ in calls]

    trial = Trial(probes, changed([BASE], [p.arguments for p in probes]), len(probes))

    def repairs(source: str, most: int) -> Repairs:
        return repairs_of(source, exercise.name, [], most)

    found = looked_into(
        Bench(exercise, trial, BASE, repairs(BASE, 0), changed, (), ()),
        Diagnosis("mutation", "by_its_numbers_alone"),
        Question(exercise.name, 0, trial.observations),
        Asked(lambda question: Answer(Diagnosis("unknown")), repairs, lambda *_: False),
    )
    assert found.diagnosis.kind == "unknown"


def test_fixed_answers_are_not_given_away(grade: Callable[..., Graded], assignment: Assignment):
    """What would do in an exercise without arguments is its solution."""
    wrong = assignment.solutions["bug_clinic"].replace('"A": "3"', '"A": str(2)')
    assert "str(2)" in wrong
    assert diagnosis_of(grade(bug_clinic=wrong), "bug_clinic").kind == "unknown"


def test_equal_numbers_are_one_mistake_of_a_class(hand_in: Callable[..., Graded]):
    """Though the line has another number, and other names, in each student's code."""
    other = BASE.replace("    P =", "    # my own\n    P =").replace("div", "rate")
    reports = [hand_in(positional_encoding=source).report for source in (BASE, other)]
    found = mistakes([replace(r, student=f"s{i}") for i, r in enumerate(reports)])
    assert [(each.kind, each.students) for each in found] == [("repair", ("s0", "s1"))]
    assert "line 3" not in found[0].title  # which is the first one's, and not the other's


@pytest.mark.parametrize(
    ("kind", "wrong", "right"),
    [
        ("argument", "return np.sum(x, axis=0)", "return np.sum(x)"),
        ("axis", "return x.sum()", "return x.sum(axis=0)"),
        ("axis", "return np.sum(x, axis=0)", "return np.sum(x, axis=1)"),
        ("choice", "return 1 if x else 2", "return 2 if x else 1"),
        ("comparison", "return x < y", "return x <= y"),
        ("copy", "y = x\n    y[0] = 1", "y = x.copy()"),
        ("copy", "y = []\n    y.append(x)\n    x += 1", "y.append(x.copy())"),
        ("factor", "return x", "return (0.5 * x)"),
        ("function", "return np.sin(x)", "return np.cos(x)"),
        ("function", "return x - y", "return np.exp(x - y)"),
        ("index", "return x[y]", "return x[y + 1]"),
        (
            "into start",
            "t = 0\n    for i in x:\n        pass",
            "for i in x:\n        t = 0\n        p",
        ),
        (
            "into end",
            "for i in x:\n        pass\n    t = 0",
            "for i in x:\n        pass\n        t",
        ),
        ("out before", "for i in x:\n        t = 0\n        y += t", "t = 0\n    for i in x:"),
        ("out behind", "for i in x:\n        y += 1\n        t = y", "pass\n    t = y"),
        ("line", "x = x * 2\n    return x", "pass\n    return x"),
        ("lines", "x = 1\n    y = x\n    return y", "y = x\n    x = 1\n    return y"),
        (
            "lines on",
            "x = 1\n    y = x\n    z = y\n    w = z",
            "z = y\n    w = z\n    x = 1\n    y = x",
        ),
        ("loop", "for i in range(x):\n        pass", "for i in reversed(range(x)):"),
        ("moved", "return np.exp(x) / y", "return np.exp(x / y)"),
        ("name", "return x + y", "return y + y"),
        ("number", "return x + 5", "return x + 6"),
        ("order", "return x - y", "return y - x"),
        ("operator", "return x * y", "return x @ y"),
        ("part", "return np.sqrt(np.abs(x))", "return x"),
        ("sign", "return x + y", "return x - y"),
        ("sign", "return -x", "return x"),
        ("factor", "return y + np.sqrt(x)", "return y + np.sqrt((2 * x))"),
        ("transpose", "return x @ y", "return x.T @ y"),
        ("transpose", "return x.T", "return x"),
        ("update", "x = y\n    return x", "x += y\n    return x"),
    ],
)
def test_each_kind_of_change(kind: str, wrong: str, right: str):
    source = f"def f(x, y):\n    {wrong}\n"
    repairs = repairs_of(source, "f", ["np.exp(0.5)"]).changes
    made = [spliced(source, each.splices) for each in repairs if each.kind == kind]
    assert any(right in text for text in made)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("return x - y", "With `return y - x` there"),
        ("return x - y" + " + y" * 30, "With `(y - x)` there"),
        ("return x['a`b'] - y", "With `return y - x['a'b']` there"),
    ],
)
def test_the_line_is_said_as_it_would_be_or_the_part(attention: Assignment, line: str, said: str):
    """Where the line is too long to be told, what is put there alone; no line ends its own code."""
    told = told_of(attention, f"def f(x, y):\n    {line}\n")["order"]
    assert said in told[0].how
    assert told[0].first == 2
    assert "`" not in told[0].line


def told_of(attention: Assignment, source: str) -> dict[str, list[Told]]:
    """Return all changes of a function f in words, by their kinds."""
    repairs = repairs_of(source, "f", [])
    bench = Bench(
        attention.exercises["softmax"], Trial((), (), 0), source, repairs, lambda *_: (), (), ()
    )
    told: dict[str, list[Told]] = {}
    for each in repairs.changes:
        told.setdefault(each.kind, []).append(bench.in_words(each))
    return told


def test_lines_that_are_moved_are_said_to_be(attention: Assignment):
    """What is no change in a line is not called one: it says which lines, and what goes where."""
    body = "a = x\n    for i in range(3):\n        a += y\n        b = a\n    c = b\n    return c"
    told = told_of(attention, f"def f(x, y):\n    {body}\n")
    (out,) = (each for each in told["out behind"] if each.first == 5)
    on = next(each for each in told["lines on"] if (each.first, each.last) == (2, 6))
    (two,) = (each for each in told["lines"] if (each.first, each.last) == (4, 5))

    def said(*some: Told, surely: bool = True) -> tuple[str, str, str]:
        found = worded("f", "", some, surely)
        return found.title, found.hint, found.more_hints[-1].split(", it is right.")[0]

    assert said(out) == (
        "Another place for one line of your function makes it right: line 5, `b = a`",
        "It is about whether it stands in a loop or outside.",
        "With it outside of its loop, behind it",
    )
    assert said(on) == (
        "Another order of lines of your function makes it right: lines 2 to 6",
        "It is about what is done before what.",
        "With `for i in range(3):` and what follows up to line 6 put before line 2",
    )
    assert said(two) == (
        "Another order of lines of your function makes it right: lines 4 and 5",
        "It is about what is done before what.",
        "With `b = a` put before line 4",
    )
    assert said(two, out)[0] == (
        "One of these makes your function right: another order of lines 4 and 5; "
        "or another place for line 5, `b = a`"
    )
    assert said(two, surely=False)[0] == (
        "Another order of lines of your function makes it right, or makes up for a mistake "
        "elsewhere: lines 4 and 5"
    )


def test_each_kind_has_words_and_a_row_here():
    rows = next(m for m in test_each_kind_of_change.pytestmark if m.name == "parametrize").args[1]
    assert {kind for kind, _, _ in rows} == phrases.REPAIRS.keys()


def test_a_line_without_end_is_not_taken_apart():
    """Each change of an expression is as long as it is: of a wide one, none is made."""
    wide = " or ".join(["x.any()"] * 400)
    source = f"def f(x, y):\n    if {wide}:\n        return x - y\n    return y\n"
    repairs = repairs_of(source, "f", []).changes
    assert repairs
    long = {r.kind for r in repairs if r.splices[0][1] - r.splices[0][0] > MAX_SPAN}
    assert long <= {"line", "lines", "lines on"}


EUCLIDEAN = """
def softmax(scores):
    ex = np.exp(scores - scores.max(1)[:, np.newaxis])
    return ex / np.linalg.norm(ex, axis=1, keepdims=True)
"""


def test_a_name_on_no_list_has_to_hold_on_further_draws(
    attention: Assignment,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path_factory: pytest.TempPathFactory,
):
    """What agrees on the probes of a submission and not elsewhere was chance, and is no name."""
    folder = [tmp_path_factory.getbasetemp() / "tables of courses"]
    exercise = attention.exercises["softmax"]
    code = compile(EUCLIDEAN, "<answer>", "exec")
    monkeypatch.setattr(tables, "cache_folders", lambda course: folder)
    public = runner_of(attention, exercise, attention.probes("softmax", 0))
    question = Question("softmax", 0, public.observe(code))
    found = answer(attention, question)
    assert (found.diagnosis.kind, found.far_fetched) == ("mutation", True)
    assert found.numbers

    further = public.on(further_probes(attention, "softmax"))
    other = compile(EUCLIDEAN.replace("axis=1", "axis=0"), "<other>", "exec")
    same = answer(attention, replace(question, further=further.observe(code)))
    assert same == found
    none = answer(attention, replace(question, further=further.observe(other)))
    assert (none.diagnosis.kind, none.diagnosis.title) == ("unknown", phrases.NOT_ON_LIST)


def test_what_a_person_should_look_at_stays_so(attention: Assignment):
    """A change that makes a function right says nothing of why somebody should look."""
    report = ExerciseReport(
        "softmax", 0.0, 1.0, Verdict.WRONG_VALUE, {}, numbers="abc", review="Look."
    )
    report = replace(report, diagnosis=Diagnosis("unknown"))
    grading = SimpleNamespace(
        reports={"softmax": report}, trials={"softmax": [None]}, assignment=attention,
        numbers={"softmax": "abc"},
    )  # fmt: skip

    def never(*_: object) -> Repairs:
        raise AssertionError("asked for changes")

    name_by_repair(grading, "softmax", "", never, never)  # type: ignore[arg-type]
    assert grading.reports["softmax"] is report


@pytest.mark.parametrize("begin", ["", '"""Add one."""\n    '])
def test_nothing_is_tried_on_a_stub(begin: str) -> None:
    raised = 'raise NotImplementedError("yet")'
    assert repairs_of(f"def f(x):\n    {begin}{raised}\n    return x + 1\n", "f", []) == Repairs()
    assert repairs_of(f"def f(x):\n    {begin}return x + 1\n    {raised}\n", "f", []).changes
