"""What a student reads, held against records made by hand."""

import re
import time
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rnngrader import feedback
from rnngrader.pages import clean
from rnngrader.pictures import describe_steps
from rnngrader.records import (
    Diagnosis,
    ErrorByStep,
    ErrorInfo,
    ExerciseReport,
    Finding,
    SubmissionReport,
    Verdict,
)

HOSTILE = "</code></pre><script>alert(1)</script><img src=x onerror=alert(2)>\x1b[2J\u202e\x00'\""
VOID = {"meta", "br", "img", "rect", "path", "circle", "hr", "input", "link"}


class Page(HTMLParser):
    """Collects tags, attributes and text, and holds that every tag is closed in order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes += attrs

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "style" not in self.open:
            self.text += data


def assert_harmless(html: str) -> Page:
    """No script, no handler, nothing that is fetched."""
    page = Page(html)
    assert not page.tags & {"script", "iframe", "object", "embed", "link", "form", "base"}
    for name, value in page.attributes:
        assert not name.startswith("on")
        if name in ("src", "href", "xlink:href"):
            assert value.startswith(("data:image/svg+xml;base64,", "#"))
    assert "@import" not in html
    assert "url(" not in html
    return page


def wrong(name: str) -> Finding:
    return Finding(Verdict.WRONG_VALUE, 0, f"{name} has the right shape, but wrong values.")


def carry_dropped() -> ExerciseReport:
    """A student whose gradient from the later step never arrives."""
    return ExerciseReport(
        name="rnn_backward",
        points=4.0,
        max_points=20.0,
        verdict=Verdict.WRONG_VALUE,
        outputs={"dx": wrong("dx"), "da0": wrong("da0"), "dWax": Finding(Verdict.CORRECT)},
        diagnosis=Diagnosis(
            kind="misconception",
            id="rnn_backward.carry_dropped",
            title="The gradient from the later step never arrives",
            hint="Which of the two paths does `rnn_cell_backward` receive?",
            more_hints=("Look at `da_next`.", "It is the sum of both."),
        ),
        errors_by_step=(ErrorByStep("dx", (0.9, 0.8, 0.5, 0.0), True),),
    )


def raised() -> ExerciseReport:
    error = ErrorInfo(
        type_name="ValueError",
        message="shapes (5,3) and (5,10) not aligned",
        function="cell",
        line_number=3,
        line="    z = Wax @ dz",
        shapes={"Wax": "(5, 3)", "dz": "(5, 10)"},
    )
    note = "The call raised ValueError: shapes (5,3) and (5,10) not aligned"
    findings = {name: Finding(Verdict.RAISED, 0, note) for name in ("y", "cache")}
    return ExerciseReport("cell", 0.0, 15.0, Verdict.RAISED, findings, error=error)


def hostile_exercise(text: str, name: str = "f") -> ExerciseReport:
    """An exercise in which all that can come from a student is `text`."""
    return ExerciseReport(
        name=name,
        points=0.0,
        max_points=10.0,
        verdict=Verdict.RAISED,
        outputs={
            "y": Finding(Verdict.MISSING_OUTPUT, 0, text),
            "z": Finding(Verdict.RAISED, 0, text),
        },
        diagnosis=Diagnosis("unknown", title=text, hint=text, facts=(text,) * 20),
        error=ErrorInfo(text, text, text, 1, text, {text: text}),
    )


def submission(*exercises: ExerciseReport, **changes: object) -> SubmissionReport:
    values = {
        "student": "ada",
        "status": "graded",
        "score": sum(e.points for e in exercises),
        "max_score": sum(e.max_points for e in exercises),
        "problems": (),
        "exercises": exercises,
    }
    return SubmissionReport(**values | changes)


def test_fragment_tells_points_outputs_diagnosis_and_nudge():
    """The graded cell shows what was earned, each output, the mistake's title and the nudge."""
    page = assert_harmless(feedback.exercise_html(carry_dropped()))
    for said in (
        "4 of 20 points",
        "The gradient from the later step never arrives",
        "Which of the two paths does rnn_cell_backward receive?",
        "dx, da0",
        "Has the right shape, but wrong values.",
    ):
        assert said in page.text, said


def test_further_hints_are_closed_until_asked_for():
    """Only the nudge is open; direction and explanation are inside closed details."""
    html = feedback.exercise_html(carry_dropped())
    opened = re.sub(r"<details>.*?</details>", "", html, flags=re.DOTALL)
    assert "It is the sum of both." in html
    assert "It is the sum of both." not in opened
    assert "<details open" not in html


def test_picture_has_its_text_and_says_where_errors_start():
    """The error by step is told in words, in the order of computation."""
    html = feedback.exercise_html(carry_dropped())
    said = "dx is wrong at t = 0 to 2 and right at t = 3. It is computed from the last step"
    assert f'alt="Relative error by time step. {said}' in html
    assert "the first wrong step is t = 2." in Page(html).text


@pytest.mark.parametrize(
    ("errors", "backward", "said"),
    [
        ((0.0, 1e-9), None, "y is right at every time step."),
        ((1.0, float("nan")), None, "y is wrong at every time step."),
        ((0.0, 0.5, 0.0), None, "y is wrong at t = 1 and right at t = 0, 2."),
        ((0.0, 0.5, 0.5), False, "the first wrong step is t = 1."),
        ((0.5, float("inf"), 0.0), True, "the first wrong step is t = 1."),
    ],
)
def test_steps_are_described(errors, backward, said):
    """Right and wrong steps are told apart, not-a-number counts as wrong."""
    assert describe_steps(ErrorByStep("y", errors, backward)).endswith(said)


def test_error_shows_the_students_line_among_its_neighbors():
    """The page shows the line that raised, marked, with the lines around it, and the shapes."""
    source = "def cell(dz):\n    Wax = 1\n    z = Wax @ dz\n    return z\n"
    page = feedback.student_page(submission(raised()), "RNN", {"cell": source})
    assert '<span class="hit">    z = Wax @ dz</span>' in page
    assert "    return z" in page
    assert "Wax (5, 3)" in page
    assert "line 3 of its cell" in Page(page).text


def test_an_error_is_told_once():
    """Outputs that all failed by one exception do not repeat it row by row."""
    assert Page(feedback.exercise_html(raised())).text.count("not aligned") == 1
    assert feedback.exercise_text(raised()).count("not aligned") == 1


def test_text_for_the_terminal_is_short_and_plain():
    """The terminal gets points, findings, title and nudge, and no further hint."""
    text = feedback.exercise_text(carry_dropped())
    assert text.splitlines()[0].startswith("✗ rnn_backward: 4 of 20 points.")
    assert "✗ dx, da0: Has the right shape" in text
    assert "Which of the two paths" in text
    assert "sum of both" not in text
    assert "\x1b" not in feedback.exercise_text(hostile_exercise(HOSTILE))


def test_page_is_accessible():
    """Language, title, one h1, headings, table headers, labeled picture, no color alone."""
    html = feedback.student_page(submission(carry_dropped(), raised()), "RNN")
    page = assert_harmless(html)
    assert html.lstrip().startswith("<!doctype html>")
    assert '<html lang="en">' in html
    assert html.count("<h1>") == 1
    assert html.count("<h2 ") == 2
    assert 'role="img" aria-label="Relative error' in html
    assert ("scope", "col") in page.attributes
    assert ("scope", "row") in page.attributes
    assert "width=device-width" in html
    assert "prefers-color-scheme: dark" in html or "prefers-color-scheme:dark" in html


def test_problems_review_failed_and_missing_are_told():
    """Each state of a submission has its words."""
    problems = ("The file is not JSON.",)
    graded = submission(carry_dropped(), problems=problems, needs_review=True)
    assert "A person will look at this" in feedback.student_page(graded, "RNN")
    assert "The file is not JSON." in feedback.student_page(graded, "RNN")
    failed = submission(status="failed", problems=problems, max_score=100.0)
    page = Page(feedback.student_page(failed, "RNN")).text
    assert "could not be graded" in page
    assert "0 of 100 points" in page
    assert "The file is not JSON." in page
    missing = submission(status="missing", max_score=100.0)
    assert "Nothing was handed in" in feedback.student_page(missing, "RNN")


def test_hostile_text_stays_text():
    """Markup, terminal codes and bidi controls from a student do nothing anywhere."""
    report = submission(hostile_exercise(HOSTILE), student=HOSTILE, problems=(HOSTILE,))
    for html in (
        feedback.exercise_html(hostile_exercise(HOSTILE)),
        feedback.student_page(report, "RNN", {"f": HOSTILE * 9}),
    ):
        assert_harmless(html)
        assert not re.search("[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]", html)


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=300))
def test_any_text_makes_a_whole_harmless_page(text):
    """Whatever the text, tags stay balanced and the page can be written as UTF-8."""
    report = submission(hostile_exercise(text), student=text, problems=(text,))
    html = feedback.student_page(report, text, {"f": text})
    assert_harmless(html)
    html.encode()
    assert_harmless(feedback.exercise_html(hostile_exercise(text)))


def test_page_stays_small_whatever_is_handed_in():
    """Long hostile answers are cut, then left out; the page stays under its limit."""
    long = "<&'\"\U0001f600" * 5000
    exercises = [hostile_exercise("<" * 400, f"f{i}") for i in range(8)]
    answers = {f"f{i}": long for i in range(8)}
    page = feedback.student_page(submission(*exercises), "RNN", answers)
    assert len(page.encode()) <= feedback.PAGE_LIMIT


def test_page_is_quick():
    """A full report takes a few milliseconds at most."""
    report = submission(*[carry_dropped()] * 8)
    feedback.student_page(report, "RNN")
    start = time.process_time()
    for _ in range(20):
        feedback.student_page(report, "RNN")
    assert (time.process_time() - start) / 20 < 0.01


@pytest.mark.parametrize(
    ("text", "limit", "kept"),
    [
        ("plain", 10, "plain"),
        ("abcdef", 3, "abc …"),
        ("a\x1b[31mb\x1b]0;title\x07c", 99, "abc"),
        ("a\u202eb\u200bc\ud800d\x00", 99, "abcd"),
        ("a\u0301\u0301\u0301\u0301b", 99, "a\u0301\u0301b"),
        ("x\r\ny\u00a0z", 99, "x\ny z"),
    ],
)
def test_clean_bounds_text_and_takes_out_what_orders(text, limit, kept):
    """Only what shows is kept, up to the limit."""
    assert clean(text, limit) == kept
