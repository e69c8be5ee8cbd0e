"""Cases of hostile and damaged submissions: how they are read, handed in, graded and looked at.

A case is a Python file. Its docstring says what it tries and what must happen, and ends with
fields, one a line:

    Earns: all | nothing | all but NAME, NAME | NAME, NAME   (exercises with full points; others 0)
    Others: right | unwritten      the answers that the case does not give itself; default: right
    Verdicts: NAME VERDICT, …      of some exercises
    Says: text                     a part of one of the submission's problems
    Status: graded | failed | missing
    Hides: text                    what students must not see

What follows are cells in the percent format, `# %% answer NAME` heading an answer; or a function
`build(notebook)` that changes the handed-in notebook and returns it or a file's bytes; or a
function `hand_in(folder, notebook)` that writes a whole submission folder.
"""

from __future__ import annotations

import ast
import base64
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from rnngrader.authoring.demo import STUB, notebook_text
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.feedback.sanitize import pixels
from rnngrader.grading.submission import Graded, grade_submission, start_guest
from rnngrader.records import Submission, SubmissionReport, Verdict
from rnngrader.sandbox.host import Guest
from rnngrader.sandbox.limits import Limits

COURSE = Path(__file__).parents[1]
QUICK = Limits(cell_s=1, batch_s=1)
CELL = re.compile(r"^# %%(.*)\n", re.MULTILINE)
FIELD = re.compile(r"^(Earns|Others|Verdicts|Says|Status|Hides): (.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Case:
    """One file of attacks/ or faults/."""

    path: Path
    fields: dict[str, str]
    cells: list[tuple[str, str]] = field(default_factory=list)  # header, source
    build: Callable[[dict[str, Any]], Any] | None = None
    hand_in: Callable[[Path, dict[str, Any]], None] | None = None

    @property
    def name(self) -> str:
        return self.path.stem


def cases(folder: str) -> list[Case]:
    return [load_case(path) for path in sorted((Path(__file__).parent / folder).glob("*.py"))]


def load_case(path: Path) -> Case:
    text = path.read_text(encoding="utf-8")
    head, *rest = CELL.split(text)
    fields = dict(FIELD.findall(ast.get_docstring(ast.parse(head)) or ""))
    if rest:
        pairs = zip(rest[::2], rest[1::2], strict=True)
        return Case(
            path, fields, [(header.strip(), source.strip("\n")) for header, source in pairs]
        )
    namespace: dict[str, Any] = {}
    exec(compile(text, str(path), "exec"), namespace)
    return Case(path, fields, [], namespace.get("build"), namespace.get("hand_in"))


@cache
def the_assignment() -> Assignment:
    return load_assignment(COURSE, "rnn_step_by_step")


def make_guest(limits: Limits = QUICK) -> Guest:
    return start_guest(the_assignment(), limits=limits)


def unwritten(name: str) -> str:
    """An answer nobody worked on."""
    header = the_assignment().solutions[name].split(":\n", 1)[0]
    return f"{header}:\n    {STUB}\n"


def handed_in_notebook(case: Case) -> dict[str, Any]:
    """The notebook of a case before `build`: the released one with the case's answers and cells."""
    assignment = the_assignment()
    answers = dict(assignment.solutions)
    if case.fields.get("Others") == "unwritten":
        answers = {name: unwritten(name) for name in answers}
    extra: dict[str, list[dict[str, Any]]] = {}
    after = "setup"
    for header, source in case.cells:
        kind, _, name = header.partition(" ")
        if kind == "answer":
            answers[name], after = source, name
        else:
            extra.setdefault(after, []).append(own_cell(kind or "code", source))
    notebook = json.loads(notebook_text(assignment, answers))
    cells = []
    for cell in notebook["cells"]:
        cells += [cell, *extra.get(cell["id"], [])]
    return {**notebook, "cells": cells}


def own_cell(kind: str, source: str) -> dict[str, Any]:
    """A cell that a student added."""
    cell: dict[str, Any] = {"cell_type": kind, "id": "own", "metadata": {}, "source": source}
    return cell | ({"outputs": [], "execution_count": None} if kind == "code" else {})


def handed_in(case: Case) -> bytes:
    """The bytes of the file that a case hands in."""
    notebook = handed_in_notebook(case)
    made = case.build(notebook) if case.build else notebook
    return made if isinstance(made, bytes) else json.dumps(made).encode()


def grade_case(case: Case, guest: Guest) -> Graded:
    return grade_submission(the_assignment(), guest, Submission("mallory", handed_in(case)))


def hand_in(course: Path, student: str, data: bytes) -> None:
    """Put a file where a student of this course hands it in."""
    folder = course / "submitted" / student / the_assignment().name
    folder.mkdir(parents=True)
    (folder / the_assignment().notebook_path.name).write_bytes(data)


def right_submission() -> bytes:
    return notebook_text(the_assignment(), the_assignment().solutions).encode()


def check_report(case: Case, report: SubmissionReport) -> None:
    """Holds the case's fields against its result."""
    assert report.status == case.fields.get("Status", "graded"), report.problems
    if "Says" in case.fields:
        assert case.fields["Says"].lower() in " ".join(report.problems).lower()
    points = the_assignment().points
    earned = {e.name: e.points for e in report.exercises}
    wanted = {name: float(points[name]) for name in earns(case.fields.get("Earns", "nothing"))}
    assert {n: p for n, p in earned.items() if p} == wanted, (
        [(e.name, e.points, e.verdict, list(e.outputs.values())[:1]) for e in report.exercises],
        report.problems,
    )
    assert report.score == sum(wanted.values())
    assert not [e for e in report.exercises if e.verdict is Verdict.GRADER_FAULT], "GRADER_FAULT"
    for pair in filter(None, case.fields.get("Verdicts", "").split(",")):
        name, verdict = pair.split()
        found = {e.name: e for e in report.exercises}[name]
        assert found.verdict is Verdict(verdict), found


def earns(text: str) -> set[str]:
    names = set(the_assignment().points)
    if text == "all":
        return names
    if text == "nothing":
        return set()
    but = text.startswith("all but ")
    listed = {name.strip() for name in text.removeprefix("all but ").split(",")}
    assert listed <= names, listed - names
    return names - listed if but else listed


# What a browser would run -------------------------------------------------------------------

INERT_TAGS = (
    "html head meta title style body main header footer section nav article h1 h2 h3 h4 p div span "
    "strong em small b bdi i code pre br hr ul ol li dl dt dd table thead tbody tr th td caption a "
    "details summary figure figcaption svg g path rect line circle text polyline polygon desc "
    "img"
)


class Active(HTMLParser):
    """Collects what is not inert in a piece of HTML."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in INERT_TAGS.split():
            self.found.append(f"<{tag}>")
        for name, value in attrs:
            value = "".join((value or "").split()).lower()
            link = name in ("href", "src", "xlink:href", "action", "formaction", "background")
            own = value.startswith("#") or (tag == "img" and value.startswith("data:image/"))
            if name.startswith("on") or (link and not own) or "url(" in value:
                self.found.append(f"<{tag} {name}={value[:60]}>")
        refresh = dict(attrs).get("http-equiv", "")
        if tag == "meta" and refresh and refresh != "Content-Security-Policy":
            self.found.append(f"<meta {refresh}>")


def active_content(html: str) -> list[str]:
    parser = Active()
    parser.feed(html)
    parser.close()
    return parser.found


def check_harmless(graded: Graded) -> None:
    """Nothing that a browser would run: not on the page, not in the graded notebook."""
    assert active_content(graded.page.decode()) == []
    assert not CONTROL.search(graded.page.decode())
    assert not PILED.search(graded.page.decode())
    if not graded.notebook:
        return
    notebook = json.loads(graded.notebook)
    source = {cell["id"]: cell for cell in the_assignment().notebook["cells"]}
    assert sum(len(cell.get("outputs", [])) for cell in notebook["cells"]) < 17_000
    for cell in notebook["cells"]:
        for output in cell.get("outputs", []):
            kinds = set(output.get("data", {}))
            if cell["metadata"].get("nbgrader", {}).get("grade"):
                assert kinds == {"text/plain", "text/html"}
                assert active_content(output["data"]["text/html"]) == []
            else:
                assert kinds <= {"text/plain", "image/png", "image/jpeg"}
                assert not CONTROL.search("".join(texts_in(output)))
                assert not PILED.search("".join(texts_in(output)))
                pictures = [d for kind, d in output.get("data", {}).items() if kind[:5] == "image"]
                assert all(pixels(base64.b64decode(picture)) < 2e7 for picture in pictures)
                assert not any(HUGE_FRAME in base64.b64decode(picture) for picture in pictures)
        if cell["id"] not in source:
            assert cell["metadata"] in ({}, ONE_COLOR)
            assert cell.keys() <= {
                "cell_type", "id", "metadata", "source", "outputs", "execution_count",
            }  # fmt: skip
            if cell["cell_type"] != "code":  # an indented block: Markdown shows it as it is
                lines = cell["source"].splitlines()
                assert all(line.startswith("    ") for line in lines)
        elif cell["cell_type"] != "code":
            assert cell == source[cell["id"]]
        else:
            metadata = source[cell["id"]]["metadata"]
            assert cell["metadata"] in (metadata, {**metadata, **ONE_COLOR})
        if cell["cell_type"] == "code" and len(cell["source"]) > 25_000:
            assert cell["metadata"].items() >= ONE_COLOR.items()
            assert not cell["source"].lstrip().startswith("%%")  # which nbconvert reads first


HUGE_FRAME = b"\xff\xc0\x00\x0b\x08\xff\xdc\xff\xdc"  # of a JPEG, 65,500 pixels each way
ONE_COLOR = {"magics_language": "text"}  # so that nbconvert's highlighter passes it over
CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
PILED = re.compile(  # five marks one on the other, and letters that nobody sees
    "[\u0300-\u036f\u0483-\u0489\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u20d0-\u20f0]{5}"
    "|[\u034f\u115f\u1160\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


def texts_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from texts_in(item)


# What a student must not see ----------------------------------------------------------------

NUMBER = re.compile(r"\d+\.\d{6,}")


def shown_to_students(graded: Graded) -> str:
    """The page, the records and all outputs: everything but the sources of the cells."""
    outputs = [
        cell.get("outputs", [])
        for cell in (json.loads(graded.notebook)["cells"] if graded.notebook else [])
    ]
    return graded.page.decode() + json.dumps(outputs) + repr(graded.report)


@cache
def expected_numbers() -> frozenset[str]:
    """The first six digits after the point of every number that the probes expect; of what is
    next to 0 or 1 so few digits are left that others have the same.
    """
    assignment = the_assignment()
    values: set[float] = set()
    for name in assignment.exercises:
        for probe in assignment.probes(name, 0):
            values |= set(numbers_in(list(probe.expected.values())))
    telling = (abs(v) for v in values if min(abs(v), abs(abs(v) - 1)) > 1e-3)
    return frozenset(f"{v:.9f}"[:-3] for v in telling)


def numbers_in(value: Any) -> Iterator[float]:
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from numbers_in(item)
    elif isinstance(value, dict):
        yield from numbers_in(list(value.values()))
    elif hasattr(value, "ravel"):
        yield from map(float, value.ravel())


def check_keeps_secrets(case: Case, graded: Graded) -> None:
    """No expected number, hidden test or reference's code, but what the student wrote himself."""
    shown, submission = shown_to_students(graded), handed_in(case)
    assert "Hides" not in case.fields or case.fields["Hides"] not in shown
    own = submission.decode("utf-8", "replace")
    for secret in ("HIDDEN TESTS", "from rnngrader"):
        assert secret not in shown or secret in own
    found = {number[: number.index(".") + 7] for number in NUMBER.findall(shown)}
    assert not {n for n in found & expected_numbers() if n not in own}
    for source in the_assignment().solutions.values():
        for line in source.splitlines():
            line = line.strip()
            if len(line) > 25 and "def " not in line and line not in own:
                assert line not in shown, line
