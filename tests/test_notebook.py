"""Reading, repairing and restoring a submission, piece by piece."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import Assignment
from rnngrader.records import Submission
from rnngrader.submission import read, salvage
from rnngrader.submission.files import Unreadable, read_submission
from rnngrader.submission.read import StudentCell, read_cells
from rnngrader.submission.restore import hidden_tests, hide_tests, restore


def cells_of(assignment: Assignment) -> list[StudentCell]:
    text = notebook_text(assignment, assignment.solutions)
    cells, problems = read_cells(text.encode())
    assert problems == []
    return cells


def ids_and_sources(assignment: Assignment, cells: list[StudentCell]) -> list[tuple[str, str]]:
    restored = restore(assignment, cells)
    return [(cell["id"], cell["source"]) for cell in restored.notebook["cells"]]


def test_a_right_notebook_is_restored_to_the_source(assignment: Assignment) -> None:
    """Nothing is repaired, and only the solution marks are gone."""
    restored = restore(assignment, cells_of(assignment))
    assert restored.problems == []
    assert restored.answers == assignment.solutions
    for ours, made in zip(assignment.notebook["cells"], restored.notebook["cells"], strict=True):
        assert made["id"] == ours["id"]
        assert made["metadata"] == ours["metadata"]
        if ours["id"] not in assignment.solutions:
            assert made["source"] == ours["source"]


def test_own_cells_stay_where_they_were_written(assignment: Assignment) -> None:
    """Before the first cell, between two, after the last, and several in a row."""
    cells = cells_of(assignment)
    own = [StudentCell("code", f"own = {number}") for number in range(4)]
    placed = [own[0], cells[0], own[1], own[2], *cells[1:], own[3]]
    order = [source for _, source in ids_and_sources(assignment, placed)]
    assert order[0] == "own = 0"
    assert order[2:4] == ["own = 1", "own = 2"]
    assert order[-1] == "own = 3"


def test_cells_of_ours_are_not_doubled(assignment: Assignment) -> None:
    """Known by grade_id, by id or, where both are lost, by what they say."""
    nameless = [StudentCell(cell.cell_type, cell.source) for cell in cells_of(assignment)]
    assert len(ids_and_sources(assignment, nameless)) == len(nameless)


def test_what_is_written_into_locked_cells_is_dropped(assignment: Assignment) -> None:
    """A changed set-up or graded cell is ours again; a changed free cell is the student's."""
    cells = [
        StudentCell(cell.cell_type, "stolen = 1", cell.grade_id, cell.id)
        if cell.id in ("setup", "rnn_backward-test", "bug-clinic-scratch", "title")
        else cell
        for cell in cells_of(assignment)
    ]
    found = [id_ for id_, source in ids_and_sources(assignment, cells) if source == "stolen = 1"]
    assert len(found) == 1
    assert found[0].startswith("extra-")


def test_the_last_of_two_answers_counts(assignment: Assignment) -> None:
    """Among those that define the function; the one that only mentions it is kept as a helper."""
    cells = cells_of(assignment)
    place = next(i for i, cell in enumerate(cells) if cell.id == "rnn_forward")
    first = StudentCell("code", "def rnn_forward(x):\n    return 1", "rnn_forward")
    second = StudentCell("code", "def rnn_forward(x):\n    return 2", "rnn_forward")
    helper = StudentCell("code", "print(rnn_forward)", "rnn_forward")
    cells[place : place + 1] = [first, second, helper]
    restored = restore(assignment, cells)
    assert restored.answers["rnn_forward"] == second.source
    assert [problem for problem in restored.problems if "3 times" in problem]
    sources = [cell["source"] for cell in restored.notebook["cells"]]
    assert first.source not in sources
    assert helper.source in sources


def test_hidden_tests_are_cut_out_whole_and_keep_their_lines() -> None:
    """What is left shows nothing of them, and their line numbers are those of the cell."""
    source = "# seen\n### BEGIN HIDDEN TESTS\nsecret()\n### END HIDDEN TESTS\n# seen too\n"
    assert hide_tests(source) == "# seen\n# seen too\n"
    assert hidden_tests(source).splitlines()[2] == "secret()"
    assert hidden_tests("x = 1") == ""


PICTURE = StudentCell("markdown", "![p](data:image/png;base64," + "A" * 300_000 + ")")


def as_notebook(cells: list[StudentCell]) -> bytes:
    def as_stored(cell: StudentCell) -> dict[str, object]:
        nbgrader = {"nbgrader": {"grade_id": cell.grade_id}} if cell.grade_id else {}
        return {"cell_type": cell.cell_type, "source": cell.source, "metadata": nbgrader}

    return json.dumps({"cells": [as_stored(cell) for cell in cells]}).encode()


@pytest.mark.parametrize("damage", [b"", b"}} oh"], ids=["whole", "damaged"])
def test_text_takes_no_room_from_answers_and_code(assignment: Assignment, damage: bytes) -> None:
    """Whatever stands before them: pasted pictures, or more text cells than are used."""
    cells = cells_of(assignment)
    for many in ([PICTURE] * 20, [StudentCell("markdown", "x")] * 2_500):
        found, problems = read_cells(as_notebook([*cells[:3], *many, *cells[3:]]) + damage)
        restored = restore(assignment, found)
        assert restored.answers == assignment.solutions
        assert restored.problems == []
        assert "Text cells left out" in " ".join(problems)
        code = [cell.source for cell in found if cell.cell_type == "code"]
        assert code == [cell.source for cell in cells if cell.cell_type == "code"]
        assert sum(len(cell.source) for cell in found) <= read.MAX_TEXT


NAMELESS = [StudentCell("code", f"x = {number}{'0' * 50}") for number in range(50)]


@pytest.mark.parametrize(
    ("limit", "value"),
    [("MAX_CELLS", 5), ("MAX_TEXT", 2_000), ("MAX_STORED", 50), ("MAX_SEEN", 5)],
)
def test_code_that_is_not_read_is_said_and_not_called_missing(
    assignment: Assignment, monkeypatch: pytest.MonkeyPatch, limit: str, value: int
) -> None:
    """What was not read may be anything, and of this assignment."""
    monkeypatch.setattr(read, limit, value)
    cells, problems = read_cells(as_notebook(NAMELESS))
    assert "no more of them are read" in problems[0] or "not read" in problems[0]
    assert not read.is_whole(cells)
    said = restore(assignment, cells).problems
    assert [one.partition(" are ")[2] for one in said] == ["not among the cells that were read."]


@pytest.mark.parametrize(("limit", "value"), [("MAX_CELLS", 20), ("MAX_TEXT", 40_000)])
def test_answers_are_read_before_other_code(
    assignment: Assignment, monkeypatch: pytest.MonkeyPatch, limit: str, value: int
) -> None:
    """Whatever stands before them."""
    answers = [cell for cell in cells_of(assignment) if cell.grade_id in assignment.solutions]
    monkeypatch.setattr(read, limit, value)
    cells, problems = read_cells(as_notebook([*NAMELESS * 20, *answers]))
    assert restore(assignment, cells).answers == assignment.solutions
    assert "Code cells that were not read" in problems[0]


def test_a_cell_that_is_cut_is_told() -> None:
    """The rest of it is not there, whoever reads."""
    cells, problems = read_cells(as_notebook([StudentCell("code", "x" * (read.MAX_SOURCE + 1))]))
    assert len(cells[0].source) == read.MAX_SOURCE
    assert problems == ["Cells of which the first 200,000 characters count: 1."]


def test_line_ends_change_nothing(assignment: Assignment) -> None:
    """Neither answers nor locked cells, whichever of the three stand in the sources."""
    for end in ("\r\n", "\r"):
        text = json.loads(notebook_text(assignment, assignment.solutions))
        for cell in text["cells"]:
            cell["source"] = cell["source"].replace("\n", end)
        cells, problems = read_cells(json.dumps(text).encode())
        assert (cells, problems) == (cells_of(assignment), [])
        assert restore(assignment, cells).problems == []


def test_outputs_are_not_counted(assignment: Assignment) -> None:
    """Nor looked at: a plot may have more parts than anything else that is read."""
    text = json.loads(notebook_text(assignment, assignment.solutions))
    cell = next(cell for cell in text["cells"] if cell["cell_type"] == "code")
    cell["outputs"] = [{"data": [{"x": number} for number in range(600_000)]}]
    assert read_cells(json.dumps(text).encode()) == (cells_of(assignment), [])


@pytest.mark.sampled
@pytest.mark.parametrize(
    "text",
    [
        b'"' + b'\\"' * 2_000_000,
        b'{"cells": [' + b'{"a": "' * 500_000,
        b'{"cells": [' + b"{" * 4_000_000,
        b'{"cells": [' + b'{"\\' * 1_000_000,
        b'{"cells"' + b'[{"cell_type":1,"source":"' * 100_000,
        b"<<<<<<< a\n" * 400_000,
        b"<<<<<<< a\n" + b"=======\n" * 500_000,
        b"<<<<<<< a\n" + b"=======\n>>>>>>> b\n<<<<<<< c\n" * 200_000,
        b'{"cells": [' + b"1" * 5_000_000,
        b"\xff" * 5_000_000,
    ],
    ids=range(10),
)
def test_no_damaged_file_is_slow(text: bytes) -> None:
    """Time in proportion to the file, whatever is in it."""
    started = time.process_time()
    with contextlib.suppress(Unreadable):
        assert not read.is_whole(read_cells(text)[0])
    assert time.process_time() - started < 5


BUSY = 2  # a busy machine takes twice as long for the same
BIG = 120 * 2**20
BIG_FILES = {
    "quotes": "(b'\"' * BIG)",
    "cells in quotes": """(b'{"cells": [' + b'"a",' * (BIG // 4))""",
    "objects": """(b'{"cells": [' + b'{},' * (BIG // 3))""",
    "numbers": """(b'{"cells": [{"source": [' + b'1,' * (BIG // 2))""",
    "empty lines": """(b'{"cells": [{"source": [' + b'"",' * (BIG // 3))""",
    "a long source": """(b'{"cells": [{"source": "' + b'x' * BIG + b'"}]}')""",
    "wide characters": """(b'{"cells": [{"source": "\\xf0\\x9f\\x98\\x80' + b'x' * BIG)""",
    "wide source": """(
        b'{"cells": [{"source": "\\xf0\\x9f\\x98\\x80' + b'x' * BIG + b'"}]}'
    )""",
    "wide id": """(b'{"cells": [{"id": "\\xf0\\x9f\\x98\\x80' + b'x' * BIG + b'"}]}')""",
    "braces": "(b'{' * BIG)",
    "brackets": "(b'[' * BIG)",
    "blanks": "(b' ' * BIG + b'{')",
    "braces in a string": """(b'{"cells": [{"id": "' + b'{' * BIG + b'"}]}')""",
    "a large output": """(b'{"cells": [{"outputs": [{"a": "' + b'{,' * (BIG // 2) + b'"}]}]}')""",
    "wide cells": r"""(b'{"cells": [' + b",".join([
        b'{"cell_type": "code", "source": "\xf0\x9f\x98\x80' + b"a" * 199990 + b'"}'] * 600
    ) + b"]}")""",
    "small cells": """(b'{"cells": [' + b",".join([
        b'{"id":1,"input":1,"source":1,"metadata":1,"cell_type":1}'] * 100_000
    ) + b"]}")""",
    "small worksheets": """(b'{"worksheets": [' + b'{"cells":[]},' * 9_000_000)""",
    "lists of lists": """(b'{"cells": [' + b",".join([
        b'{"source": [' + b"[]," * 799_000 + b"[]]}"] * 50
    ) + b"]}")""",
    "lists in metadata": """(b'{"cells": [' + b",".join([
        b'{"metadata": [' + b"[]," * 16_000 + b'[]], "id": [' + b"[]," * 16_000 + b"[]]}"] * 1200
    ) + b"]}")""",
    "wide lines": r"""(b'{"cells": [' + b",".join([
        b'{"source": [' + b'"\xf0\x9f\x98\x80",' * 340_000 + b'""]}'] * 50
    ) + b"]}")""",
    "wide ids": r"""(b'{"cells": [' + b",".join([
        b'{"id": "\xf0\x9f\x98\x80' + b"a" * 240 + b'"}'] * 100_000
    ) + b"]}")""",
    "nothing of the kind": "(bytes(range(256)) * (BIG // 256))",
    "an output in escapes": r"""(
        b'{"cells": [{"outputs": [{"data": {"image/png": "' + b'\\"' * (BIG // 2)
    )""",
    "an output in pieces": """(b'{"cells": [{"outputs": [{"text": [' + b'"",' * (BIG // 3))""",
    "many outputs": """(b'{"cells": [{"outputs": [' + b'{"a/b": ""},' * (BIG // 12))""",
    "many long outputs": """(
        b'{"cells": [{"outputs": [' + (b'{"a/b": "' + b'x' * 1000 + b'"},') * (BIG // 1012)
    )""",
    "outputs without an end": """(b'{"cells": [{"outputs": [' + b'{"text": ["' * (BIG // 11))""",
    "outputs in outputs": """(b'{"cells": [{"outputs": [' + b'"text": ["",' * (BIG // 12))""",
    "conflicts": "(b'<<<<<<< a\\nab\\n' * (BIG // 13))",
    "no numbers": """(b'{"cells": [' + b'{"":NaN},' * (BIG // 9))""",
    "no numbers in lists": """(b'{"cells": [{"a": [' + b'NaN,' * (BIG // 4))""",
    "nested values": """(b'{"cells": [{"a": [' + b'[[[[[[[]]]]]]],' * (BIG // 15))""",
    "values without an end": """(b'{"cells": [' + b'{"a":' * (BIG // 5))""",
    "values that end otherwise": """(b'{"cells": [' + b'{"a":' * (BIG // 8) + b']' * 900)""",
    "lists that end otherwise": """(b'{"cells": [' + b'{"a":[[[[1}' * (BIG // 11))""",
    "cells in values": """(b'{"cells": [' + b'{"a":{"cell_type":[' * (BIG // 19))""",
    "long values that are kept": """(
        b'{"cells": [' + b'{"a":[' * 400_000 + b'1,' * (BIG // 3) + b'"cell_type"'
    )""",
    "torn strings": """(b'{"cells": [' + b'{"a": "b\\n' * (BIG // 9))""",
    "backslashes": r"""(b'{"cells": [' + b'{"a": \\"' * (BIG // 9))""",
    "in four bytes": r"""(('{"cells": [{"a": "' + 'ab' * (BIG // 8)).encode("utf-32"))""",
    "wide, in two bytes": r"""(
        ('{"cells": [{"id": "' + '\u3042' * (BIG // 2 - 99)).encode("utf-16"))""",
    "wide sources in two bytes": r"""(
        ('{"cells": [{"source": "' + '\u3042' * (BIG // 2 - 99)).encode("utf-16"))""",
}
MEASURE = """
import re, sys, time
from rnngrader.submission import files, read
def most_kib():  # of this process; what getrusage tells may be its parent's
    return int(re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1])
BIG = {big}
data = {made}
before = most_kib()
start = time.process_time()
try:
    read.read_cells(data)
except files.Unreadable:
    pass
took_s = time.process_time() - start
print(took_s, (most_kib() - before) / 1024)
"""


@pytest.mark.slow
@pytest.mark.parametrize("made", BIG_FILES.values(), ids=BIG_FILES.keys())
def test_a_large_file_is_read_in_little_time_and_memory(made: str) -> None:
    """Two seconds on a quiet machine, and 128 MiB beside the file, whatever it holds."""
    program = MEASURE.replace("{big}", str(BIG)).replace("{made}", made)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    took_s, grown = map(float, done.stdout.split())
    assert (took_s < BUSY * 2, grown < 128) == (True, True), (took_s, grown)


DEEP = """b'{"cells": [' + b'{"a":' * 30"""  # each of which is tried as the beginning of a cell
DAMAGED_FILES = {
    "wide keys": r"""(b'{"cells": [{"cell_type": "code", "source": "", "metadata": [' + b",".join(
        b'{"\xf0\x9f\x98\x80%x":0}' % i for i in range(480_000)
    ) + b"]},")""",
    "wide keys in a conflict": r"""(
        b'<<<<<<< a\n{"cells": [{"cell_type": "code", "source": "", "metadata": [' + b",".join(
        b'{"\xf0\x9f\x98\x80%x":0}' % i for i in range(480_000)
    ) + b"]},\n=======\n>>>>>>> b\n")""",
    "wide pairs in a conflict": r"""(
        b'<<<<<<< a\n{"cells": [{"cell_type": "code", "source": "", "metadata": {' + b",".join(
        b'"\xf0\x9f\x98\x80%x":"\xf0\x9f\x98\x80"' % i for i in range(350_000)
    ) + b"}},\n=======\n>>>>>>> b\n")""",
    "a wide source in a conflict": r"""(
        b'<<<<<<< a\n{"cells": [{"cell_type": "code", "source": "\xf0\x9f\x98\x80'
        + b"a" * 7_900_000 + b"\n=======\n>>>>>>> b\n")""",
    "wide cells, both sides": r"""(b'{"cells": [\n<<<<<<< a\n' + b",".join([
        b'{"cell_type": "code", "source": "\xf0\x9f\x98\x80' + b"a" * 190_000 + b'"}'
    ] * 40) + b'\n=======\n{"source": "b"}\n>>>>>>> b\n]')""",
    "lists before a long number": f"({DEEP} + b'[' + b'[],' * 2_560_000 + b'9' * 5000 + b']')",
    "a million lists": f"({DEEP} + b'[' + b'[],' * 900_000 + b'9' * 5000 + b']')",
    "numbers before a long one": f"({DEEP} + b'[' + b'1,' * 3_800_000 + b'9' * 5000 + b']')",
    "cells too deep": """(b'{"cells": [' + b'{"cell_type":"code","source":[' * 65_000)""",
    "metadata too deep": """(b'{"cells": [' + b'{"cell_type":"code","metadata":' * 65_000)""",
    "too deep behind much": """(b'{"cells": [' + (b'{"a":[' + b'1,' * 9000 + b'[' * 2000) * 380)""",
    "lines of a conflict": r"""(b'{"cells":[\n<<<<<<< a\n' + b'ab\n' * 2_660_000)""",
    "wide, with another byte": r"""(
        b'{"cells": [{"source": "\xe9 \xf0\x9f\x98\x80 \xf0\x9f\x98\x80' + b"a" * 7_900_000)""",
    "keys": f"""({DEEP} + b'{{' + b','.join(b'"k%d":1' % i for i in range(650_000)) + b'x')""",
    "strings": f"""({DEEP} + b'["\\xf0\\x9f\\x98\\x80"' + b',"ab"' * 990_000)""",
    "objects": f"""({DEEP} + b'[' + b'{{"a":1}},' * 330_000 + b']')""",
}


@pytest.mark.sampled
@pytest.mark.parametrize("made", DAMAGED_FILES.values(), ids=DAMAGED_FILES.keys())
def test_a_damaged_file_is_read_in_little_time_and_memory(tmp_path: Path, made: str) -> None:
    """Two seconds on a quiet machine and 128 MiB for its first eight million bytes."""
    path = tmp_path / "damaged.ipynb"
    path.write_bytes(eval(made))  # here, where what it takes to make it is not measured
    program = MEASURE.replace("{big}", "0").replace("{made}", f"open({str(path)!r}, 'rb').read()")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    took_s, grown = map(float, done.stdout.split())
    assert path.stat().st_size < 8_000_000
    assert (took_s < BUSY * 2, grown < 128) == (True, True), (took_s, grown)


def test_each_side_of_a_conflict_can_be_had() -> None:
    """Two sides, and with diff3's style the common ancestor, which is on neither."""
    text = "a\n<<<<<<< HEAD\nb\n||||||| base\nx\n=======\nc\n>>>>>>> other\nd"
    assert salvage.one_side(text, 1) == "a\nb\nd"
    assert salvage.one_side(text, 2) == "a\nc\nd"
    assert salvage.has_conflicts(text)
    assert not salvage.has_conflicts("x = '<<<<<<< HEAD'")


def test_the_second_side_is_taken_where_the_first_cannot_be_read(assignment: Assignment) -> None:
    """A conflict may leave one side that is no JSON."""
    text = notebook_text(assignment, assignment.solutions)
    line = next(line for line in text.splitlines() if '"nbformat"' in line)
    conflict = f"<<<<<<< HEAD\n{line} oh\n=======\n{line}\n>>>>>>> other"
    cells, problems = read_cells(text.replace(line, conflict).encode())
    assert len(cells) == len(assignment.notebook["cells"])
    assert "merge-conflict" in problems[0]


PNG, LINE = "A" * 9_000_000, "loss 0.123, '0.456', \"quoted\"\n"
LARGE_OUTPUTS = {
    "a picture": {"output_type": "display_data", "data": {"image/png": PNG}},
    "a picture in lines": {"output_type": "display_data", "data": {"a/b": ["A" * 76] * 99_999}},
    "a page": {"output_type": "display_data", "data": {"text/html": ["<p>\n", '"' * 5_000_000]}},
    "what was printed": {"output_type": "stream", "name": "stdout", "text": [LINE] * 400_000},
    "in one piece": {"output_type": "stream", "name": "stdout", "text": LINE * 400_000},
    "a traceback": {"output_type": "error", "ename": "E", "traceback": [LINE * 9] * 50_000},
    "a chart": {"data": {"a/b+json": {"data": [{"a": i, "b": [{}]} for i in range(230_000)]}}},
    "a figure": {"data": {"a/b+json": {"y": [float("nan"), -float("inf"), 0.123] * 400_000}}},
}  # fmt: skip
HEAD = b'"nbformat": 4,'
DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda data: data[:-5],
    "in conflict": lambda data: data.replace(
        HEAD, b"\n<<<<<<< HEAD\n" + HEAD + b"\n=======\n" + HEAD + b"\n>>>>>>> b\n"
    ),
}


@pytest.mark.sampled
@pytest.mark.parametrize("indent", [None, 1])
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
@pytest.mark.parametrize("output", LARGE_OUTPUTS.values(), ids=LARGE_OUTPUTS.keys())
def test_large_outputs_hide_no_answer_of_a_damaged_file(
    assignment: Assignment, output: dict[str, object], damage: Callable[[bytes], bytes], indent: int
) -> None:
    """They count as little as in a whole one, wherever they stand."""
    notebook = json.loads(notebook_text(assignment, assignment.solutions))
    next(cell for cell in notebook["cells"] if cell["cell_type"] == "code")["outputs"] = [output]
    cells, problems = read_cells(damage(json.dumps(notebook, indent=indent).encode()))
    restored = restore(assignment, cells)
    assert restored.answers == assignment.solutions
    assert restored.problems == []
    assert read.is_whole(cells)
    assert len(problems) == 1


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_what_is_not_read_of_a_damaged_file_is_told(
    assignment: Assignment, damage: Callable[[bytes], bytes]
) -> None:
    """It may be anything, and of this assignment."""
    notebook = json.loads(notebook_text(assignment, assignment.solutions))
    more = {"cell_type": "code", "metadata": {}, "source": "A" * 2_000_000}
    notebook["cells"][2:2] = [more] * 10
    cells, problems = read_cells(damage(json.dumps(notebook, indent=1).encode()))
    assert any("8,000,000" in problem for problem in problems)
    assert not read.is_whole(cells)
    said = restore(assignment, cells).problems
    assert [one.partition(" are ")[2] for one in said] == ["not among the cells that were read."]


def large_first(notebook: dict) -> dict:
    """The notebook with a widget's state before its cells."""
    state = {str(i): {"value": "A" * 90} for i in range(90_000)}
    notebook["metadata"]["widgets"] = {"a/b+json": {"state": state}}
    return {"metadata": notebook["metadata"], **notebook}


def large_metadata(notebook: dict) -> dict:
    """The notebook with large metadata of a cell."""
    notebook["cells"][1]["metadata"]["more"] = "A" * 9_000_000
    return notebook


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
@pytest.mark.parametrize("made", [large_first, large_metadata])
def test_no_other_large_value_hides_an_answer(
    assignment: Assignment, made: Callable[[dict], dict], damage: Callable[[bytes], bytes]
) -> None:
    """Of the state of widgets and of most metadata no cell is made."""
    notebook = made(json.loads(notebook_text(assignment, assignment.solutions)))
    cells, _ = read_cells(damage(json.dumps(notebook, indent=1).encode()))
    assert restore(assignment, cells).answers == assignment.solutions
    assert read.is_whole(cells)


def with_output(assignment: Assignment, output: dict) -> dict:
    notebook = json.loads(notebook_text(assignment, assignment.solutions))
    next(cell for cell in notebook["cells"] if cell["cell_type"] == "code")["outputs"] = [output]
    return notebook


@pytest.mark.parametrize("points", [1, 700_000])
def test_numbers_that_are_none_are_no_damage(assignment: Assignment, points: int) -> None:
    """Python writes NaN and Infinity, and so does Jupyter; in a text they are text."""
    figure = {"y": [float("nan"), float("inf"), 0.1, -float("inf"), "NaN"] + [0.123456789] * points}
    notebook = with_output(assignment, {"data": {"a/b+json": figure}})
    notebook["metadata"]["mean"] = float("nan")
    notebook["cells"][1]["source"] = text = 'x = "NaN, -Infinity", NaN'
    cells, problems = read_cells(json.dumps(notebook, indent=1).encode())
    assert problems == []
    assert cells[1].source == text
    assert restore(assignment, cells).answers == assignment.solutions


def test_a_line_end_in_a_long_output_hides_no_answer(assignment: Assignment) -> None:
    """A tool for merging may have put it there; brackets around it are no lists then."""
    output = {"data": {"text/html": "[A{" * 3_000_000}}
    text = json.dumps(with_output(assignment, output), indent=1).replace("[A{" * 9, "A\n[{A", 1)
    cells, problems = read_cells(text.encode())
    assert restore(assignment, cells).answers == assignment.solutions
    assert read.is_whole(cells)


@pytest.mark.parametrize("size", [9, 9_000_000])
@pytest.mark.parametrize(
    "encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"]
)
def test_an_encoding_is_known_by_its_mark_or_its_zeros(
    assignment: Assignment, encoding: str, size: int
) -> None:
    """And said."""
    notebook = with_output(assignment, {"data": {"image/png": "A" * size}})
    cells, problems = read_cells(json.dumps(notebook, indent=1).encode(encoding))
    assert restore(assignment, cells).answers == assignment.solutions
    assert read.is_whole(cells)
    assert problems == [f"The file is not UTF-8; it was read as {encoding}."]


def test_a_byte_of_another_encoding_costs_its_character_alone(assignment: Assignment) -> None:
    """What else is in the file stays as it was written; a file of that encoding is read as such."""
    solution = assignment.solutions["rnn_forward"]
    for note, encoding, said in (
        ("δ ← –", "utf-8", "if it were, with \ufffd in the place of bytes such as \\xe9"),
        ("é – à", "cp1252", "cp1252"),
    ):
        answers = {**assignment.solutions, "rnn_forward": f"{solution}\n# {note}"}
        notebook = json.loads(notebook_text(assignment, answers))
        for cell in notebook["cells"]:
            cell["source"] = cell["source"].encode(encoding, "replace").decode(encoding)
        notebook["cells"][0]["source"] = "caf@"
        text = json.dumps(notebook, ensure_ascii=False).encode(encoding)
        cells, problems = read_cells(text.replace(b"caf@", b"caf\xe9"))
        assert restore(assignment, cells).answers["rnn_forward"] == answers["rnn_forward"]
        assert problems == [f"The file is not UTF-8; it was read as {said}."]


@pytest.mark.parametrize("indent", [None, 1])
def test_a_notebook_in_an_output_gives_no_answer_where_the_file_ends_in_it(
    assignment: Assignment, indent: int | None
) -> None:
    """As where it is whole: it is no part of the one that was handed in."""
    stub = notebook_text(assignment, dict.fromkeys(assignment.solutions, "def stub(): pass"))
    notebook = json.loads(notebook_text(assignment, assignment.solutions))
    last = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"][-1]
    last["outputs"] = [{"data": {"application/json": json.loads(stub)}}]
    text = json.dumps(notebook, indent=indent)
    cells, _ = read_cells(text[: text.rindex('"metadata"', 0, text.rindex("def stub"))].encode())
    restored = restore(assignment, cells)
    assert restored.answers == assignment.solutions
    assert restored.problems == []


@pytest.mark.parametrize("lost", [3, 20, 400])
def test_what_a_cell_is_tagged_hides_no_answer_where_the_beginning_is_lost(
    assignment: Assignment, lost: int
) -> None:
    """A list of cells is what stands behind such a key, and before all cells."""
    notebook = json.loads(notebook_text(assignment, assignment.solutions))
    notebook["cells"][0]["source"] = "A" * 400
    notebook["cells"][-2]["metadata"] |= {"tags": ["cells"], "cells": []}
    cells, _ = read_cells(json.dumps(notebook, indent=1)[lost:].encode())
    assert restore(assignment, cells).answers == assignment.solutions


def test_a_damaged_notebook_of_format_3_loses_no_answer(assignment: Assignment) -> None:
    """What a code cell holds has another name there."""
    notebook = json.loads(notebook_text(assignment, assignment.solutions))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["input"] = cell.pop("source")
    text = json.dumps({"nbformat": 3, "worksheets": [{"cells": notebook["cells"]}]})
    cells, _ = read_cells(text[:-5].encode())
    assert restore(assignment, cells).answers == assignment.solutions


def test_a_notebook_in_an_output_gives_no_answer(assignment: Assignment) -> None:
    """Also where the cell around it is damaged, before it or behind it, or it is itself."""
    others = {name: f"def {name}(): pass" for name in assignment.solutions}
    inside = json.loads(notebook_text(assignment, others))
    mark = "JSON(notebook)"
    for data in (inside, inside["cells"]):
        output = {"output_type": "display_data", "data": {"application/json": data}}
        own = {"cell_type": "code", "execution_count": mark, "outputs": [output], "source": mark}
        notebook = json.loads(notebook_text(assignment, assignment.solutions))
        notebook["cells"].append(own)
        text = json.dumps(notebook, indent=1)
        first, behind, rest = text.split(f'"{mark}"')
        quote, comma = behind.index('"cell_type"'), behind.index("},")
        for damaged in (
            f'{first}"{mark}{behind}""{rest}',
            f'{first}""{behind}"{mark}{rest}',
            f'{first}""{behind[:quote]}{behind[quote + 1 :]}""{rest}',
            f'{first}""{behind[: comma + 1]}{behind[comma + 2 :]}""{rest}',
        ):
            cells, problems = read_cells(damaged.encode())
            assert "damaged" in problems[0]
            assert restore(assignment, cells).answers == assignment.solutions


@pytest.mark.parametrize("indent", [None, 1, "\t"])
def test_a_byte_lost_in_an_output_or_in_metadata_loses_no_answer(
    assignment: Assignment, indent: int | str | None
) -> None:
    """Wherever it was, and also where the metadata of all stand first, as Colab writes them."""
    notebook = with_output(assignment, {"data": {"a/b": {"c": [{"d": 1}]}}, "metadata": {}})
    colab = {"nbformat": 4, "metadata": {"colab": {"name": "x"}}, **notebook}
    text = json.dumps(colab, indent=indent)
    first, second = text.index('"metadata"'), text.index('"outputs"')
    for at in (*range(first, first + 40), *range(second, second + 100)):
        cells, _ = read_cells((text[:at] + text[at + 1 :]).encode())
        assert restore(assignment, cells).answers == assignment.solutions, at


def test_a_byte_lost_in_a_line_of_many_cells_loses_no_other_cell(assignment: Assignment) -> None:
    notebook = json.loads(notebook_text(assignment, assignment.solutions))
    notebook["cells"][0]["metadata"] = {"colab": {"base_uri": "y"}}
    cells = json.dumps(notebook["cells"]).replace('"base_uri"', 'base_uri"')
    read, _ = read_cells(f'{{\n "cells": {cells},\n "metadata": {{}}\n}}'.encode())
    assert restore(assignment, read).answers == assignment.solutions


def test_a_value_that_nobody_needs_and_that_holds_cells_is_looked_into(
    assignment: Assignment,
) -> None:
    """Damage may close a list too late, or put all into another object."""
    text = json.dumps(with_output(assignment, {"data": {"a/b": "A" * 3000}}), indent=1)
    for damaged in (
        text.replace('"outputs": [\n', '"outputs": [[\n', 1),
        '{"more": [' + text,
        text.replace('"cells"', '"celle"'),
    ):
        cells, _ = read_cells(damaged.encode())
        assert restore(assignment, cells).answers == assignment.solutions


def test_what_is_given_up_in_a_damaged_file_is_told(assignment: Assignment) -> None:
    """Looking for cells has an end, before that of the file."""
    text = notebook_text(assignment, assignment.solutions)
    begun = text.index("{", text.index('"cells"'))
    slow = '{"source": [' * 300 + "1, " * 1_000_000 + "]}" * 300 + ",,"
    first, rest = text[:begun], text[begun:]
    cells, problems = read_cells(
        f'{first}{{"cell_type": "code", "source": "x"}},{slow}{rest}'.encode()
    )
    assert not read.is_whole(cells)
    assert "could be read" in problems[0]


def test_only_regular_files_are_handed_in(assignment: Assignment, tmp_path: Path) -> None:
    """Links are not followed, in no place of the path."""
    real = tmp_path / "ada" / assignment.name
    real.mkdir(parents=True)

    def read(student: str) -> Submission:
        return read_submission(tmp_path, student, assignment)[0]

    (real / assignment.notebook_path.name).write_text(json.dumps({}))
    assert read("ada") == Submission("ada", b"{}")
    (tmp_path / "eve").symlink_to("ada")
    (tmp_path / "bob").mkdir()
    (tmp_path / "bob" / assignment.name).symlink_to(real)
    for student in ("eve", "bob"):
        submission = read(student)
        assert (submission.status, submission.data) == ("failed", None)
        assert "link or no folder" in submission.problems[0]
    assert read("nobody").status == "missing"
