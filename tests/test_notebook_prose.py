"""The main notebook as a text: figures, headings, formulas, references, spelling, stubs."""

import linecache
import os
import re
import sys
from pathlib import Path

import nbformat
import pytest

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "source" / "rnn_step_by_step"
CELLS = nbformat.read(next(FOLDER.glob("*.ipynb")), as_version=4).cells
PROSE = {cell.id: cell.source for cell in CELLS if cell.cell_type == "markdown"}
TEXT = "\n\n".join(PROSE.values())
WORDS = re.sub(r"\$[^$]*\$|`[^`]*`", " ", TEXT)
EXERCISES = [cell.id for cell in CELLS if cell.metadata.get("nbgrader", {}).get("solution", False)]
POINTS = {
    cell.id.removesuffix("-test"): cell.metadata.nbgrader.points
    for cell in CELLS
    if cell.metadata.get("nbgrader", {}).get("grade")
}
MODULES = (
    "rnn_utils",
    "notebook_check",
    "rnn_view",
    "rnn_draw",
    "rnn_steps",
    "rnn_train",
    "rnn_words",
)
BRITISH = (
    "behaviour|colour|neighbour|favour|labelled|labelling|travelled|travelling|modelled|"
    "centre|centred|normalise|normalised|initialise|initialised|vectorise|vectorised|"
    "recognise|analyse|optimise|generalise|summarise|emphasise|whilst|grey|catalogue|"
    "learnt"
)


def test_every_figure_is_there_and_described():
    """Each image exists and has alternative text of a sentence or more; all nine are shown.

    They are a little smaller than drawn, so that one fits a laptop's screen beside its formulas.
    """
    figure = r'^<p style="overflow: auto"><img .*src="(.*?)" width="680" alt="(.*?)"></p>$'
    figures = re.findall(figure, TEXT, re.M)
    assert len({path for path, _ in figures}) == len(figures) == TEXT.count("<img") == 9
    for path, alt in figures:
        assert (FOLDER / path).is_file(), path
        assert len(alt.split()) >= 15, path
        assert alt.endswith("."), path


def test_links_lead_somewhere():
    """There is no link but those to files that are shipped with the notebook."""
    for target in re.findall(r"(?<!!)\[[^\]]*\]\(([^)]*)\)", TEXT):
        assert (FOLDER / target).exists(), target
    assert "http" not in TEXT


def test_headings_make_a_table_of_contents():
    """One title; levels go down one at a time; sections are numbered without a gap."""
    headings = re.findall(r"^(#+) (.+)$", TEXT, re.M)
    levels = [len(marks) for marks, _ in headings]
    assert levels.count(1) == 1
    assert all(new <= old + 1 for old, new in zip(levels, levels[1:], strict=False))
    titles = [title for _, title in headings]
    assert len(set(titles)) >= len(titles) - 2, "two sections of a part may share a title, no more"
    numbers = [tuple(map(int, n)) for n in re.findall(r"^### (\d)\.(\d+) ", TEXT, re.M)]
    expected = [
        (part, k) for part, last in ((1, 3), (2, 4), (3, 9), (4, 4)) for k in range(1, last + 1)
    ]
    assert numbers == expected
    assert re.findall(r"^#### Exercise (\d)", TEXT, re.M) == list("12345678")


def test_formulas_are_numbered_and_references_find_them():
    """Formula tags run from 1 without a gap; every mention of a formula or section exists."""
    tags = [int(n) for n in re.findall(r"\\tag\{(\d+)\}", TEXT)]
    assert tags == list(range(1, len(tags) + 1))
    everything = TEXT + "\n".join(cell.source for cell in CELLS if cell.cell_type == "code")
    for group in re.findall(r"formulas? (\(?\d+\)?(?:(?:, | and | to )\(?\d+\)?)*)", everything):
        assert all(int(n) in tags for n in re.findall(r"\d+", group)), group
    sections = set(re.findall(r"^### (\d\.\d+) ", TEXT, re.M))
    for section in re.findall(r"section (\d\.\d+)", everything):
        assert section in sections, section


def test_mathematics_is_closed():
    """Dollar signs and braces come in pairs in every cell, so no formula swallows the text."""
    for name, source in PROSE.items():
        bare = re.sub(r"`[^`]*`", "", source)
        assert bare.count("$") % 2 == 0, name
        for formula in re.findall(r"\$\$.*?\$\$|\$[^$]*\$", bare, re.S):
            assert formula.count("{") == formula.count("}"), formula
            assert "|" not in formula.replace(r"\right|", ""), formula


def test_notation_is_one():
    """Steps are written with angle brackets, and symbols have one look."""
    math = re.findall(r"\$[^$]+\$", TEXT)
    for formula in math:
        assert r"\hat" not in formula, formula
        assert not re.search(r"\^\{?\(|\^t|_t\b", formula), formula
        assert r"\times" not in formula, formula
        assert r"\odot" not in formula, formula
        assert r"\circ" not in formula, formula
    used = set(re.findall(r"\b([WbT]_\{?\w+)", " ".join(math)))
    code_names = {name.replace("_{", "").replace("_", "") for name in used if name[0] != "T"}
    known = {"Wax", "Waa", "Wya", "ba", "by", "Wf", "Wi", "Wc", "Wo", "Wy", "bf", "bi", "bc", "bo"}
    assert code_names == known
    assert TEXT.count("input gate") == 1, "the update gate's other name is mentioned once"


def test_spelling_is_american():
    """No word is spelled the British way, in prose or in code."""
    everything = (WORDS + "\n".join(cell.source for cell in CELLS)).lower()
    for module in MODULES:
        everything += (FOLDER / f"{module}.py").read_text(encoding="utf-8").lower()
    assert re.findall(rf"\b({BRITISH})\b", everything) == []


def test_there_is_no_wall_of_text():
    """No paragraph is longer than ninety words."""
    for name, source in PROSE.items():
        for paragraph in re.split(r"\n\s*\n|\n(?=<)", source):
            if not paragraph.startswith(("|", "<p style", "<style", "-", "1.")):
                assert len(paragraph.split()) <= 90, (name, paragraph)


def test_points_are_told():
    """The points in the text are those of the graded cells."""
    assert sum(POINTS.values()) == 105
    assert POINTS["bug_clinic"] == 5
    for name, points in POINTS.items():
        assert re.search(rf"xercise.*: `{name}` \({points} points\)", TEXT), name
    assert "100 points are full marks" in TEXT


def test_every_exercise_is_led():
    """Each exercise has numbered steps, a way out when stuck, a docstring with shapes."""
    sources = {cell.id: cell.source for cell in CELLS}
    for name in EXERCISES:
        (text,) = [source for source in PROSE.values() if f": `{name}` (" in source]
        assert "<summary>Stuck?</summary>\n<ul>\n<li>" in text
        assert f'grade("{name}", globals())' in sources[f"{name}-test"]
        if name != "bug_clinic":
            assert text.index("\n1. ") < text.index("\n2. ") < text.index("\n3. ")
            assert sources[name].count("shape") >= 4
            assert "# Step 1" in sources[name]
            assert sources[f"{name}-check"] == f"check({name})"
            assert f"\nvalidate({name})  #" in sources[f"{name}-test"]
            assert f'example("{name}")' in sources[f"{name}-example"]


@pytest.mark.parametrize(
    "question",
    [
        "Why is `da_prevt` not `da[:, :, t-1]`?",
        "Should `da[:, :, t]` not be passed in instead of `da_prevt`?",
        "Does `da` come from the y stream or from the hidden states?",
        "Why does the forward pass have a softmax and the backward pass not?",
        "The shapes are all right, why are the numbers wrong?",
        "Why does the carry start at zeros?",
        "Why is the last step right in several wrong versions?",
        "Two paths into a hidden state",
    ],
)
def test_what_learners_ask_is_answered(question):
    """The questions that come up again and again stand in the text, and once only."""
    assert TEXT.count(question) == 1


def test_no_solution_stands_outside_the_answers():
    """No line of a solution can be read in a text, an example or a shipped file."""
    lines = set()
    for cell in CELLS:
        for body in re.findall(r"### BEGIN SOLUTION\n(.*?)### END SOLUTION", cell.source, re.S):
            lines |= {line.strip() for line in body.splitlines() if len(line.strip()) > 24}
    elsewhere = TEXT + "".join(c.source for c in CELLS if c.id not in EXERCISES)
    for module in MODULES:
        elsewhere += (FOLDER / f"{module}.py").read_text(encoding="utf-8")
    assert len(lines) > 60
    assert [line for line in lines if line in elsewhere] == []


def test_no_figure_holds_code():
    """What is drawn names values and shapes; it multiplies, adds and transposes nothing in code."""
    for path in re.findall(r"images/(\w+)\.png", TEXT):
        drawn = (ROOT / "figures" / f"{path}.py").read_text(encoding="utf-8")
        for text in re.findall(r"`([^`]+)`", drawn):
            assert not re.search(r"[@*+∗]|\.T\b|\]\s*\+", text.replace("n_a + n_x", "")), (
                path,
                text,
            )


def test_the_key_line_of_exercise_6_is_not_given_away():
    """Up to the exercise no text adds the two paths in code; formula (16) is asked for first."""
    before = TEXT[: TEXT.index("#### Exercise 6")]
    assert not re.search(r"da\[:, :, t\] *\+ *da_prevt|da_prevt *\+ *da\[", before)
    asked = PROSE["two-paths-text"]
    assert (
        asked.index("Write down, in formulas") < asked.index("<details>") < asked.index(r"\tag{16}")
    )


def run_cells(monkeypatch, stubbed):
    """Run all cells but the graded ones, as a student would.

    stubbed: whether the solutions are replaced by what students are given
    returns: ids of the cells that raised
    """
    monkeypatch.setattr("IPython.display.display", lambda *_, **__: None)
    monkeypatch.chdir(FOLDER)
    monkeypatch.setattr(sys, "path", [os.fspath(FOLDER), *sys.path])
    namespace, raised = {"__name__": "notebook"}, []
    for cell in CELLS:
        if cell.cell_type == "code" and not cell.id.endswith("-test"):
            source = cell.source
            if stubbed:
                stub = 'raise NotImplementedError("yours to write")'
                source = re.sub(r"### BEGIN.*?### END SOLUTION", stub, source, flags=re.S)
            linecache.cache.pop(cell.id, None)  # another test's text under this name
            try:
                exec(compile(source, cell.id, "exec"), namespace)
            except (NotImplementedError, AssertionError):
                raised.append(cell.id)
    return raised


@pytest.mark.slow
def test_the_solved_notebook_runs(monkeypatch, capsys):
    """Top to bottom, nothing raises; every expected number is the one that is computed."""
    assert run_cells(monkeypatch, stubbed=False) == []
    printed = capsys.readouterr().out
    assert printed.count("all right") == 8
    assert "✗" not in printed
    pairs = re.findall(r"expected (\[[^\]]*\]|\S+)\s+yours +(\[[^\]]*\]|\S+)", printed)
    assert len(pairs) > 40
    for expected, got in pairs:
        numbers = [[float(n) for n in re.findall(r"-?\d[\d.]*", text)] for text in (expected, got)]
        assert numbers[0] == pytest.approx(numbers[1], abs=6e-9)


def test_the_unsolved_notebook_says_what_is_missing(monkeypatch, capsys):
    """With stubs, examples, pictures, gradient checks and training say a sentence each."""
    raised = run_cells(monkeypatch, stubbed=True)
    assert {name.removesuffix("-check") for name in raised} <= set(EXERCISES)
    printed = capsys.readouterr().out
    assert printed.count("is not written yet.\nThe numbers of this example appear here then.") == 8
    for kind, run in (("rnn", "RNN, 8 units"), ("lstm", "LSTM, 1 unit")):
        assert printed.count(f"{run}: not trained yet. {kind}_forward: not written yet") == 1
        waits = f"gradient_check({kind}_backward): it waits: {kind}_forward is not written yet."
        assert printed.count(waits) == 1
    assert printed.count("It appears later. ") == 9
    assert printed.count("No answers yet") == 1
    assert "Careful" not in printed
