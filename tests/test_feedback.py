"""What a student reads, held against records made by hand."""

import json
import re
import time
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nbconvert.filters.markdown_mistune import markdown2html_mistune

from rnngrader.feedback import student as feedback
from rnngrader.feedback.charts import describe_steps
from rnngrader.feedback.mistakes import mistake_of
from rnngrader.feedback.sanitize import safe_output
from rnngrader.feedback.student import student_notebook
from rnngrader.gradebook.scores import comment_on
from rnngrader.records import (
    Diagnosis,
    ErrorByStep,
    ErrorInfo,
    ExerciseReport,
    Finding,
    Message,
    SubmissionReport,
    Verdict,
)
from rnngrader.sandbox.untrusted import (
    clean,
    harmless_markdown,
    identifier,
    one_line,
    person_name,
    shape,
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
    return Finding(Verdict.WRONG_VALUE, 0, message=Message("other_values", name))


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


def test_a_fault_of_the_grader_is_told_where_it_is():
    """Only of a submission that was graded it is said that the grader failed at a place, and only
    where it did; else why a person looks.
    """
    fault = ExerciseReport(
        "f", 0.0, 5.0, Verdict.GRADER_FAULT, {"y": Finding(Verdict.GRADER_FAULT)}
    )
    page = feedback.student_page(submission(fault, problems=(PROBLEM,), needs_review=True), "RNN")
    assert "A person will look at this" in page
    assert "The grader itself failed" in page
    assert PROBLEM in page
    assert "repaired" not in page
    doubt = replace(carry_dropped(), review="It uses a_helper, and that is wrong.")
    for exercise, why in (
        (doubt, "It uses a_helper, and that is wrong."),
        (carry_dropped(), PROBLEM),
    ):
        report = submission(exercise, problems=(PROBLEM,), needs_review=True)
        page = Page(feedback.student_page(report, "RNN")).text
        assert "A person will look at this" in page
        assert why in page
        for untrue in ("The grader itself", "no fault of yours"):
            assert untrue not in page


STATUSES = {
    "missing": "Nothing was handed in",
    "failed": "Your file could not be graded",
    "wrong_file": "No notebook of this assignment was handed in",
}
PROBLEM = "The file is not JSON."


@pytest.mark.parametrize("status", STATUSES)
def test_each_status_has_its_own_true_sentence(status):
    """What was not graded counts nothing, for a reason that is told; no other reason is."""
    report = submission(
        status=status, problems=(PROBLEM,), max_score=100.0, needs_review=status == "failed"
    )
    page = Page(feedback.student_page(report, "RNN")).text
    assert "0 of 100 points" in page
    assert PROBLEM in page
    assert [s for s in STATUSES if STATUSES[s] in page] == [status]
    for untrue in ("The grader itself", "no fault of yours", "was repaired"):
        assert untrue not in page
    source = json.loads(student_notebook(report, "RNN"))["cells"][0]["source"]
    assert "Nothing was handed in" in source or status != "missing"
    assert "exercises" not in source


def test_right_outputs_may_carry_a_remark():
    """It is shown although all is right, and names what it is about once."""
    message = Message("single_precision", "y")
    outputs = {"y": Finding(Verdict.CORRECT, message=message), "z": Finding(Verdict.CORRECT)}
    report = ExerciseReport("f", 5.0, 5.0, Verdict.CORRECT, outputs)
    for page in (feedback.exercise_html(report), feedback.student_page(submission(report), "RNN")):
        said = Page(page).text
        assert "✓ yIs right, in single precision: float32 holds 7 digits" in said
        assert "✓ zRight." in said
    assert "✓ y: Is right, in single precision" in feedback.exercise_text(report)


def test_a_fresh_probe_tells_its_sizes():
    """The sizes of the input on which an output is wrong stand beside it."""
    finding = Finding(Verdict.WRONG_VALUE, 9, "", Message("other_values", "y"), {"n_x": 4, "m": 2})
    outputs = {"y": finding, "z": Finding(Verdict.CORRECT)}
    report = ExerciseReport("f", 0.0, 5.0, Verdict.WRONG_VALUE, outputs)
    said = Page(feedback.exercise_html(report)).text
    assert "wrong values. This was on an input of other sizes: n_x = 4, m = 2." in said
    failed = raised()
    outputs = {name: replace(f, sizes={"n_x": 4}) for name, f in failed.outputs.items()}
    said = Page(feedback.exercise_html(replace(failed, outputs=outputs))).text
    assert "The call raises an error. This was on an input of other sizes: n_x = 4." in said


def test_where_to_read_again_is_told():
    """The heading that the mistake's entry names, with the hints."""
    diagnosis = replace(carry_dropped().diagnosis, section="3.1 The way back")
    report = replace(carry_dropped(), diagnosis=diagnosis)
    assert "Read again: 3.1 The way back" in Page(feedback.exercise_html(report)).text
    assert "Read again: 3.1 The way back" in feedback.exercise_text(report)
    assert "Read again" not in feedback.exercise_html(carry_dropped())


def test_what_was_substituted_is_told():
    """Not the student's own functions were judged, but right ones in the place of wrong ones."""
    page = feedback.exercise_html(replace(carry_dropped(), carried_forward=True))
    assert "a right function stood in the place of a wrong one of yours" in Page(page).text


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
        ("\u0e01" + "\u0e47" * 9 + "\u0489" * 9, 99, "\u0e01" + "\u0e47" * 4),
        ("\u1019\u103c\u102d\u102f\u1037", 99, "\u1019\u103c\u102d\u102f\u1037"),  # a word
        ("a\u3164\u115f\u2800\ufe0f\u034fb\U000e0100", 99, "ab"),
    ],
)
def test_clean_bounds_text_and_takes_out_what_orders(text, limit, kept):
    """Only what shows is kept, up to the limit."""
    assert clean(text, limit) == kept


@pytest.mark.parametrize(
    ("make", "text", "shown"),
    [
        (identifier, "ValueError", "ValueError"),
        (identifier, "np.linalg.LinAlgError", "np.linalg.LinAlgError"),
        (identifier, "<b>x y", "?b?x?y"),
        (shape, "(5, 10)", "(5, 10)"),
        (shape, "(5,)", "(5,)"),
        (shape, "()", "()"),
        (shape, "(5, 10) secret", "(?)"),
        (shape, "(5,10)", "(?)"),
        (one_line, " a\n\tb\x00 ", "a b"),
        (person_name, "Grace O'Hara-Núñez", "Grace O'Hara-Núñez"),
        (person_name, '<b>Eve</b> & "`Co`"\n', "bEve/b Co"),
        (harmless_markdown, "`dz` is zero, 3 * 4", "`dz` is zero, 3 * 4"),
        (harmless_markdown, "<b> [x](y) a & b", "\\<b\\> \\[x\\](y) a \\& b"),
        (harmless_markdown, "``a` `<b>` `c", "\\`\\`a` `\\<b\\>` `c"),
    ],
)
def test_what_a_student_named_is_shown_as_what_it_is(make, text, shown):
    """A name is a name, a shape a shape, a message one line; Markdown makes text and code alone."""
    assert make(text) == shown


@given(st.text(alphabet="`<>&[]()!$\\ab\n *_:/", max_size=60))
def test_a_comment_makes_no_html_of_its_own(text):
    """Whatever a title quotes, Markdown makes paragraphs, emphasis, lists and code of it."""
    found = ExerciseReport(
        "f", 0.0, 5.0, Verdict.WRONG_VALUE, {}, diagnosis=Diagnosis("unknown", title=text)
    )
    page = Page(markdown2html_mistune(comment_on(found)))
    assert page.tags <= {"p", "em", "strong", "code", "ul", "ol", "li", "pre", "hr", "h1", "h2"}
    assert not page.attributes


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("a\x1b[31mb\x07", "ab"),
        ("10 %\r20 %\r\n", "10 %\n20 %\n"),
        ("x\u202ey\u0336\u0336\u0336\u0336", "xy\u0336\u0336"),
        ("y" * 9999, "y" * 9999),
    ],
)
def test_outputs_are_cleaned_as_everything_is(text, kept):
    """Without a limit of their own: that is the sandbox's."""
    output = {"output_type": "stream", "name": "stdout", "text": text}
    assert safe_output(output)["text"] == kept


def test_a_class_counts_what_speaks_for_the_exercise():
    """Where one call raised and another ended the process, that is what the table says as well."""
    error = ErrorInfo("KeyError", "'W'")
    reports = [
        ExerciseReport("f", 0.0, 1.0, verdict, {}, error=error)
        for verdict in (Verdict.RAISED, Verdict.CRASHED)
    ]
    titles = [found.title for report in reports if (found := mistake_of(report))]
    assert titles == ["Raises KeyError", "Ends the Python process"]
