"""What students sent, against the search that all submissions of a worker share."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rnngrader.course.assignment import Assignment
from rnngrader.diagnosis.answer import Question
from rnngrader.diagnosis.repairs import repairs_of
from rnngrader.diagnosis.steps import telling
from rnngrader.grading import search as search_module
from rnngrader.grading.search import SandboxedSearch
from rnngrader.instructor.similar import same_work
from rnngrader.records import ErrorInfo, Observation, Value
from rnngrader.sandbox import launch
from rnngrader.sandbox.host import Guest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the sandbox needs Linux")


@pytest.fixture(scope="module")
def search(assignment: Assignment) -> Iterator[SandboxedSearch]:
    """One search, as a worker has it."""
    made = SandboxedSearch(assignment)
    yield made
    made.close()


def ask(search: SandboxedSearch, *observations: Observation, name: str = "bug_clinic") -> str:
    """The title of what is answered; the same observation stands for all probes."""
    probes = len(search.assignment.probes(name, 0))
    seen = (observations * probes)[:probes]
    return search.diagnose(Question(name, 0, seen)).diagnosis.title


def honest(search: SandboxedSearch) -> str:
    """The title of a mistake that has a name: another student's."""
    assignment = search.assignment
    wrong = assignment.function_from(
        "rnn_cell_forward", assignment.wrong_source("rnn_cell_forward.hidden_bias_missing")
    )
    probes = assignment.probes("rnn_cell_forward", 0)
    seen = [Observation("returned", wrong(*probe.arguments)) for probe in probes]
    return search.diagnose(Question("rnn_cell_forward", 0, seen)).diagnosis.title


def returned(value: Value) -> Observation:
    return Observation("returned", value)


def raised(message: str, **more: object) -> Observation:
    return Observation("raised", error=ErrorInfo("ValueError", message, **more))  # type: ignore[arg-type]


def nested(depth: int) -> Value:
    value: Value = 1.0
    for _ in range(depth):
        value = [value]
    return value


HUGE = f"({10**30}, 3) ({10**29},)"
SPOILING = {
    "nested as deep as can be": returned(nested(12)),
    "as many parts as there may be": returned({"A": [0.0] * 49_000}),
    "more than a frame holds": returned({"A": np.zeros(2**20), "B": np.ones(2**20)}),
    "a long text": returned({"A": ["x" * 1900] * 3000}),
    "no numbers": returned({"A": np.full(10**5, np.nan), "B": np.full(10**5, -np.inf)}),
    "the largest numbers": returned({"A": np.full(10**5, 1.7e308), "B": -(2**63)}),
    "whole numbers": returned({"A": np.full((3, 3), 2**64 - 1, np.uint64)}),
    "complex numbers": returned({"A": np.full((3, 3), 1e308 * (1 + 1j))}),
    "nothing in many axes": returned(np.zeros((0, 5, 0, 5, 0, 5, 0, 5))),
    "an impossible product": raised(f"shapes ({10**40},2) and (3,4) not aligned: 2 (dim 1) != 3"),
    "an impossible sum": raised(f"operands could not be broadcast together with shapes {HUGE}"),
    "shapes of a billion": raised("broadcast (999999999,1) (1,999999999)", line="a @ b"),
    "nothing but brackets": raised("(" * 200, line="[" * 120),
}


@pytest.mark.parametrize("spoiling", SPOILING)
def test_no_question_changes_the_answer_to_the_next(search: SandboxedSearch, spoiling: str) -> None:
    """Whatever one student sent, another's mistake has the same name after it."""
    before = honest(search)
    assert before == search.assignment.misconceptions["rnn_cell_forward.hidden_bias_missing"].title
    for name in ("bug_clinic", "rnn_forward"):
        ask(search, SPOILING[spoiling], name=name)
    assert honest(search) == before


@pytest.mark.parametrize(
    "spoiling", ["nested as deep as can be", "more than a frame holds", "a long text"]
)
def test_what_cannot_be_asked_ends_no_search(
    search: SandboxedSearch, spoiling: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables that it has in memory serve the next student."""
    monkeypatch.setattr(search_module, "WORN_BYTES", 2**28)
    honest(search)
    assert search._child
    pid = search._child.pid
    for _ in range(3):
        ask(search, SPOILING[spoiling])
    assert search._child
    assert search._child.pid == pid


@pytest.mark.slow
def test_a_search_forgets_what_it_was_asked(assignment: Assignment) -> None:
    """Many long answers do not fill the memory that later students' questions need."""
    search = SandboxedSearch(assignment)
    try:
        honest(search)
        start = resident_mib(search)
        for number in range(30):
            texts = [
                [f"{number} {i} {probe}" + "x" * 1900 for i in range(650)] for probe in "abcde"
            ]
            ask(search, *(returned((text, 1.0, 1.0)) for text in texts), name="rnn_cell_forward")
            assert resident_mib(search) < start + 120
    finally:
        search.close()


def resident_mib(search: SandboxedSearch) -> float:
    assert search._child
    status = Path(f"/proc/{search._child.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def test_the_search_shares_no_folder_with_students() -> None:
    """What it keeps on the disk is in sight of no sandbox in which a student's code runs."""
    for search in (False, True):
        command = launch.bwrap_command("bwrap", (), 3, 8, search)
        bound = [command[i + 2] for i, word in enumerate(command) if word.startswith("--bind")]
        assert len(bound) == search
        assert any(path.startswith(launch.TABLES) for path in command[:-9]) == search


def test_the_search_loads_no_notebook() -> None:
    """It runs no cell of a student's, so it starts without IPython and sooner."""
    source = (
        "import sys\ndef loaded(): return [n for n in ('IPython', 'numpy') if n in sys.modules]"
    )
    for search, names in ((True, ["numpy"]), (False, ["IPython", "numpy"])):
        with Guest({}, search=search) as guest, guest.start_child() as child:
            child.run_cell(source)
            assert child.observe("loaded", [()])[0].value == names


ODD_LITERALS = {
    "more digits than Python writes": f"0x{'f' * 4000}",
    "below zero": f"-0x{'f' * 4000}",
    "as many digits as Python writes": "9" * 4300,
    "beyond all numbers": "1e999",
    "beyond all complex numbers": "-1e999j",
    "half a letter": r"'\ud800' f'{x}\udfff'",
    "bytes": r"b'\xff\0'",
    "dots": "...",
}


@pytest.mark.parametrize("literal", ODD_LITERALS.values(), ids=ODD_LITERALS.keys())
def test_a_literal_undoes_no_reading_of_code(literal: str) -> None:
    """What is written so is compared with the class's, changed and made to tell its steps."""
    source = f"def f(x):\n    unused = {literal}\n    return 3 * x + 1\n"
    plain = source.replace(literal, "7")
    assert same_work({"ada": {"f": source}, "bob": {"f": f"# bob\n{source}"}}, ["f"])
    made, wanted = (repairs_of(each, "f", ["def f(x): return 2 * x"]) for each in (source, plain))
    after = len(source) - len(plain)
    texts = {(s[0][0], s[0][2]) for s in (c.splices for c in made.changes)}
    assert {
        (a + after, new)
        for (a, _, new), *_ in (c.splices for c in wanted.changes)
        if a > source.index("return") - after
    } <= texts
    told = telling(source, "f")
    assert made.told == told.definition
    space: dict[str, Any] = {}
    exec(told.definition, space)
    assert [array for step, (array,) in space["f"](2)][-1] == 7


@pytest.mark.parametrize("text", ["(" * 190, "-" * 9000 + "1", "x" + ".a" * 9000, "\0", "[" * 9000])
def test_no_text_undoes_the_comparing_of_a_class(text: str) -> None:
    """Nested too deeply to be read, or to be written again."""
    source = f"def f(x):\n    return {text}"
    assert same_work(dict.fromkeys(("ada", "bob"), {"f": source}), ["f"]) == [("ada", "bob")]
    assert repairs_of(source, "f", ()).changes == ()
