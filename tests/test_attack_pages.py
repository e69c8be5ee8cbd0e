"""What students wrote, in the pages that other programs make of it: nbgrader's and Jupyter's."""

from __future__ import annotations

import struct
import time
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from types import SimpleNamespace

import nbformat
import pytest
from conftest import results_json
from hypothesis import given
from hypothesis import strategies as st
from nbconvert.filters.highlight import Highlight2HTML
from nbconvert.filters.markdown_mistune import markdown2html_mistune
from nbconvert.preprocessors import HighlightMagicsPreprocessor

from rnngrader.feedback.mistakes import mistakes
from rnngrader.feedback.progress import what_hints_did
from rnngrader.feedback.sanitize import MAX_HIGHLIGHTED_IN_ALL, pixels
from rnngrader.feedback.student import exercise_html
from rnngrader.gradebook.scores import comment_on
from rnngrader.grading.submission import Graded, plain, run_notebook
from rnngrader.records import (
    Diagnosis,
    ErrorInfo,
    ExerciseReport,
    Finding,
    Message,
    SubmissionReport,
    Verdict,
)
from rnngrader.submission.restore import hidden_tests, hide_tests

FORMULAS = [
    r"$\href{http://evil.example}{see here}$",
    r"\(\href{http://evil.example}{see here}\)",
    r"\\(\href{http://evil.example}{see here}\\)",
    r"\[\rule{99em}{99em}\]",
    r"$$x$$",
    r"\$x\$",
    r"``$x$``",
    r"\begin{align}\color{white}x\end{align}",
    r"\begin{equation}x",
]
STARTS = ("$", r"\(", r"\[", r"\begin")
SILENT = ("code", "pre", "script", "style", "textarea")


class Typeset(HTMLParser):
    """Collects what MathJax would look for formulas in, and where links lead."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.links: list[str] = []
        self._silent: list[str] = []
        self._ignored: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        classes = (dict(attrs).get("class") or "").split()
        if tag in SILENT:
            self._silent.append(tag)
        if tag == "div" and (self._ignored or "tex2jax_ignore" in classes):
            self._ignored.append(tag)
        self.links += [value or "" for name, value in attrs if name == "href"]

    def handle_endtag(self, tag: str) -> None:
        if self._silent[-1:] == [tag]:
            self._silent.pop()
        if self._ignored[-1:] == [tag]:
            self._ignored.pop()

    def handle_data(self, data: str) -> None:
        if not self._silent and not self._ignored:
            self.text += data


def look_at(html: str) -> Typeset:
    page = Typeset()
    page.feed(html)
    page.close()
    return page


def report_of(text: str) -> ExerciseReport:
    """A report that quotes a student in every place that can."""
    raised = Message("raised", "", {"type": "E", "message": text})
    keys = Message("returns_other_keys", "", {"keys": (text,), "names": ("a",)})
    return ExerciseReport(
        "f",
        0.0,
        5.0,
        Verdict.RAISED,
        {
            "a": Finding(Verdict.RAISED, message=raised),
            "b": Finding(Verdict.MISSING_OUTPUT, message=keys),
            "c": Finding(Verdict.CRASHED, note=text),
        },
        diagnosis=Diagnosis("unknown", title=text, hint=text, facts=(text,)),
        error=ErrorInfo("E", text, "f", 1, text),
    )


@pytest.mark.parametrize("formula", FORMULAS)
def test_a_comment_is_no_formula(formula: str) -> None:
    """What stands between dollars is one in nbgrader's pages; what a student wrote never does."""
    comment = comment_on(report_of(formula))
    assert comment
    text = look_at(markdown2html_mistune(comment)).text
    assert not any(start in text for start in STARTS), text


@given(st.text(alphabet="$\\()[]{}`ab <*_", max_size=40))
def test_no_text_in_a_comment_is_a_formula(text: str) -> None:
    """However it is quoted and escaped."""
    comment = comment_on(report_of(text))
    assert comment
    shown = look_at(markdown2html_mistune(comment)).text
    assert not any(start in shown for start in STARTS), shown


@pytest.mark.parametrize("address", ["http://evil.example", "https://evil.example/?a=b#c"])
def test_a_comment_holds_no_link(address: str) -> None:
    """An address that a student wrote stays text."""
    comment = comment_on(report_of(f"see {address} for your grade"))
    assert comment
    page = look_at(markdown2html_mistune(comment))
    assert page.links == []
    assert address in page.text


@pytest.mark.parametrize("formula", FORMULAS)
def test_a_finding_is_no_formula(formula: str) -> None:
    """The same of the fragment under a graded cell, which stands in the same pages."""
    html = exercise_html(report_of(formula))
    assert formula.split("{")[0].strip("$\\`") in html
    text = look_at(html).text
    assert not any(start in text for start in STARTS), text


def test_of_fixed_answers_the_number_that_is_right_is_told_and_no_more(
    grade: Callable[..., Graded],
) -> None:
    """Which letters are right shows nowhere: two answers with as many right ones look the same."""

    def clinic(letters: str) -> Graded:
        answers = dict(zip("ABCDE", letters, strict=False))
        return grade(bug_clinic=f"def bug_clinic():\n    return {answers}")

    def told(letters: str) -> tuple[object, ...]:
        report = clinic(letters).report
        found = replace({e.name: e for e in report.exercises}["bug_clinic"], numbers="")
        one = replace(report, exercises=(found,), fresh_seed="")
        return found, exercise_html(found), comment_on(found), results_json([one])

    right = "31452"
    two, another_two, three = told("31666"), told("66652"), told("31466")
    assert two == another_two
    assert two != three
    assert "2 of 5 answers are right" in str(two[1])
    assert "All right" in str(told(right)[1])
    assert "2 of 4 answers are right" in clinic("3166").page.decode()  # one is missing


@pytest.mark.parametrize("run", [" \n", ".", "\t", "=", "\u00a0"])
def test_no_source_keeps_the_highlighter_for_hours(run: str) -> None:
    """Its work on a long run grows with the square: such a cell has one color, the others many."""
    highlight = Highlight2HTML()

    def shown(source: str) -> str:
        cell = plain({"cell_type": "code", "id": "x", "metadata": {}, "source": source}, 10**9)
        return str(highlight(cell["source"], metadata=cell["metadata"]))

    assert "<span class" in shown("def f(x):\n    return x  # " + run * 70)
    assert "<span class" not in shown("def f(x):\n    return x  # " + run * 95_000 + "x")


@pytest.mark.parametrize("end", ["", "x\n### END HIDDEN TESTS", "x ### END HIDDEN TESTS"])
def test_marks_without_end_are_read_in_one_go(end: str) -> None:
    """nbgrader's feedback cuts hidden tests out of every cell: of one that begins them 30,000
    times and ends none, in time in proportion to its length.
    """
    begin = "### BEGIN HIDDEN TESTS\n"
    start = time.process_time()
    kept = hide_tests(begin * 30_000 + end)
    assert time.process_time() - start < 5
    assert kept == ("" if "\n" in end else begin * 30_000 + end)


def test_hidden_tests_are_cut_as_ever() -> None:
    """From the first mark that begins them to the next that ends them, whole lines."""
    begin, end = "  ### BEGIN HIDDEN TESTS a\n", "### END HIDDEN TESTS b\n"
    assert hide_tests(f"a\n{begin}b\n{begin}{end}c\n{end}{begin}d") == f"a\nc\n{end}{begin}d"
    assert hidden_tests(f"a\n{begin}b\n{end}c") == f"\n{begin}b\n{end}"
    assert hidden_tests(f"a\n{begin}b") == ""


def jpeg(*segments: bytes) -> bytes:
    return b"\xff\xd8" + b"".join(segments) + bytes(99)


def frame(width: int, height: int) -> bytes:
    """A frame's head: a marker, its length, and what size the picture is of."""
    return b"\xff\xc0\x00\x0b\x08" + struct.pack(">HH", height, width) + b"\x01\x01\x11\x00"


SMALL, HUGE = frame(8, 8), frame(65_500, 65_500)
# What one reader takes for a segment's length and another for the next marker.
TWO_WAYS = {
    "a byte that fills up": b"\xff\xff\xe0\x00\x20" + bytes(30),
    "a marker without a length": b"\xff\x01" + b"\xff\xe0\x00\x20" + bytes(30),
    "a restart": b"\xff\xd0" + b"\xff\xe0\x00\x20" + bytes(30),
    "a second start": b"\xff\xd8" + b"\xff\xe0\x00\x20" + bytes(30),
    "a stuffed byte": b"\xff\x00" + b"\xff\xe0\x00\x20" + bytes(30),
}


@pytest.mark.parametrize("how", TWO_WAYS)
def test_no_picture_is_read_in_two_ways(how: str) -> None:
    """Small to us and gigabytes to a browser: such a one is none, wherever the small frame lies."""
    start = TWO_WAYS[how]
    for length in range(2, 0x10000, 997):
        lie = length.to_bytes(2)
        assert pixels(jpeg(start[:2] + lie, bytes(length), SMALL, HUGE)) == 0
    data = bytearray(jpeg(start, HUGE, bytes(70_000)))
    at = 2 + 2 + int.from_bytes(data[4:6])  # where a reader lands that takes this for a length
    data[at : at + len(SMALL)] = SMALL
    assert pixels(bytes(data)) == 0
    assert pixels(jpeg(b"\xff\xe0\x00\x04ab", SMALL)) == 64


def test_cells_have_colors_for_seconds_in_all() -> None:
    """Each a little shorter than what has one color for itself, and slow in its colors: dots."""
    notebook = {
        "cells": [
            {"cell_type": "code", "id": f"extra-{n}", "metadata": {}, "source": "..x" * 3000}
            for n in range(300)
        ]
    }
    restored = SimpleNamespace(notebook=notebook, answers={})
    shown, _ = run_notebook(restored, SimpleNamespace(run=lambda *_: []), None)
    colored = [cell for cell in shown["cells"] if "magics_language" not in cell["metadata"]]
    assert sum(len(cell["source"]) for cell in colored) <= MAX_HIGHLIGHTED_IN_ALL
    assert 0 < len(colored) < 30
    start = time.process_time()
    Highlight2HTML()(colored[0]["source"])
    assert (time.process_time() - start) * len(colored) < 60


@pytest.mark.parametrize("magic", ["javascript", "perl", "ruby", "bash", "latex", "R", "cython"])
def test_cells_of_other_languages_have_bounds_too(magic: str) -> None:
    """nbconvert takes the language from a cell's first line, and each has slow colors."""
    source = f"%%{magic}\n" + "a." * 30_000
    cell = plain({"cell_type": "code", "id": "x", "metadata": {}, "source": source}, 10**9)
    made = nbformat.from_dict({**cell, "outputs": [], "execution_count": None})
    notebook = nbformat.v4.new_notebook(cells=[made])
    notebook, _ = HighlightMagicsPreprocessor(enabled=True).preprocess(notebook, {})
    (shown,) = notebook.cells
    assert shown.metadata["magics_language"] == "text"
    assert shown.source.endswith(source)


def test_what_one_student_wrote_is_not_quoted_for_others() -> None:
    """On the class's page a message stands where all of a group have it, and else nowhere."""

    def raising(student: str, message: str) -> SubmissionReport:
        one = ExerciseReport(
            "f", 0.0, 1.0, Verdict.RAISED, {}, error=ErrorInfo("ValueError", message)
        )
        return SubmissionReport(student, "graded", 0.0, 1.0, (), (one,))

    different = [raising("ada", "EXAM ANSWERS AT THE USUAL PLACE"), raising("bob", "no shape")]
    equal = [raising("ada", "x"), raising("bob", "x")]
    ((first,), (second,), (both,)) = map(mistakes, (different[:1], equal, different))
    assert first.facts == ("EXAM ANSWERS AT THE USUAL PLACE",)
    assert second.facts == ("x",)
    assert (both.students, both.facts) == (("ada", "bob"), ())


def test_of_several_students_is_said_what_holds_for_all() -> None:
    """Who sorts first gives no title and no hint to those with the same numbers or the same id."""

    def of(student: str, diagnosis: Diagnosis, numbers: str = "") -> SubmissionReport:
        verdict = Verdict.WRONG_VALUE
        one = ExerciseReport("f", 0.0, 1.0, verdict, {}, diagnosis=diagnosis, numbers=numbers)
        return SubmissionReport(student, "graded", 0.0, 1.0, (), (one,))

    def unknown(*facts: str) -> Diagnosis:
        return Diagnosis("unknown", facts=facts)

    mean, honest = unknown("`n` is under the key `cheats`.", "J is right."), unknown("J is right.")
    for facts, title in (honest, "J is right."), (unknown(), "Unnamed: wrong values"):
        reports = of("ada", mean, "12ab"), of("bob", facts, "12ab")
        ((both,), (turned,)) = mistakes(reports), mistakes(reversed(reports))
        assert both.title == turned.title == title
        assert both.facts == turned.facts == ()
    named = Diagnosis("mutation", "f.returned_12ab", "`y` is under `Y`", "Look at the keys.")
    other = replace(named, title="`y` is under `cheats`", hint="See me.")
    (found,) = mistakes([of("ada", other), of("bob", named)])
    assert (found.title, found.hint) == ("Told of each in other words", "")
    right = SubmissionReport("", "graded", 1.0, 1.0, (), ())
    (hint,) = what_hints_did([[of("ada", other), right], [of("bob", named), right]])
    assert (hint.mistake.title, hint.told) == ("Told of each in other words", 2)


def test_a_report_is_bounded(grade: Callable[..., Graded], monkeypatch: pytest.MonkeyPatch) -> None:
    """What is recorded of a submission has points and verdicts, however much was found."""
    wrong = "def rnn_cell_forward(xt, a_prev, parameters):\n    return a_prev, xt, ()"
    whole = grade(rnn_cell_forward=wrong).report
    monkeypatch.setattr("rnngrader.grading.submission.MAX_REPORT", 3_000)
    short = grade(rnn_cell_forward=wrong).report
    assert short.score == whole.score
    assert [e.verdict for e in short.exercises] == [e.verdict for e in whole.exercises]
    assert short.exercises != whole.exercises
