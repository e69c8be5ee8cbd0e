"""What students wrote, in the pages that other programs make of it: nbgrader's and Jupyter's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from conftest import results_json
from hypothesis import given
from hypothesis import strategies as st
from nbconvert.filters.highlight import Highlight2HTML
from nbconvert.filters.markdown_mistune import markdown2html_mistune

from rnngrader.feedback.student import exercise_html
from rnngrader.gradebook.scores import comment_on
from rnngrader.grading.submission import Graded, plain
from rnngrader.records import Diagnosis, ErrorInfo, ExerciseReport, Finding, Message, Verdict

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
        cell = plain({"cell_type": "code", "metadata": {}, "source": source})
        return str(highlight(cell["source"], metadata=cell["metadata"]))

    assert "<span class" in shown("def f(x):\n    return x  # " + run * 70)
    assert "<span class" not in shown("def f(x):\n    return x  # " + run * 95_000 + "x")
