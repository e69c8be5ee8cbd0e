"""What pages and tables share: templates, numbers in words, cleaning of text that is not ours.

Whatever a student wrote or named is hostile: `clean` bounds it and takes out what a browser or a
terminal would obey, the templates escape it, and `csv_text` makes no formula of it.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from rnngrader.records import Verdict

TEMPLATES = Path(__file__).parent / "templates"
TEXT_LIMIT = 400
CUT = " …"

WORDS = {
    Verdict.CORRECT: "right",
    Verdict.WRONG_VALUE: "wrong values",
    Verdict.WRONG_SHAPE: "wrong shape",
    Verdict.WRONG_TYPE: "wrong type",
    Verdict.MISSING_OUTPUT: "output missing",
    Verdict.INPUT_MODIFIED: "changes its input",
    Verdict.RAISED: "raises an error",
    Verdict.TIMED_OUT: "does not end in time",
    Verdict.OUT_OF_MEMORY: "runs out of memory",
    Verdict.CRASHED: "ends the Python process",
    Verdict.NOT_IMPLEMENTED: "not written yet",
    Verdict.NOT_FOUND: "function not found",
    Verdict.GRADER_FAULT: "to be looked at by a person",
}

MARKS = {
    True: Markup('<span class="mark good" aria-hidden="true">✓</span>'),
    False: Markup('<span class="mark bad" aria-hidden="true">✗</span>'),
}

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
PLAIN_NUMBER = re.compile(r"[-+]?[0-9]*[.,]?[0-9]*")
TERMINAL_CODES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*|.)?")
CODE_SPAN = re.compile(r"`([^`\n]+)`")


def clean(text: object, limit: int = TEXT_LIMIT) -> str:
    """At most `limit` characters of `text`, without control, bidi and other invisible ones.

    Line ends and tabs stay. Long piles of combining marks, which paint over the neighboring
    lines, are cut to two.
    """
    string = str(text)
    string, cut = string[:limit], len(string) > limit
    # Most text is plain, line ends apart: it need not be looked at character by character.
    if not (string.isascii() and string.replace("\n", "").replace("\t", "").isprintable()):
        string = "".join(visible(TERMINAL_CODES.sub("", string)))
    return string + CUT if cut else string


def visible(text: str) -> list[str]:
    """The characters of `text` that only show, and order nothing."""
    kept: list[str] = []
    marks = 0
    for character in text.replace("\r\n", "\n").replace("\r", "\n"):
        marks = marks + 1 if unicodedata.combining(character) else 0
        if character in "\n\t" or (character.isprintable() and marks <= 2):
            kept.append(character)
        elif character.isspace():
            kept.append(" ")
    return kept


def one_line(text: object, limit: int = TEXT_LIMIT) -> str:
    """As `clean`, with every run of white space made one space."""
    return " ".join(clean(text, limit).split())


def prose(text: object, limit: int = 2000) -> Markup:
    """Cleaned and escaped sentences; `code` between backticks, a blank line is a line break."""
    string = str(escape(clean(text, limit).strip()))
    string = CODE_SPAN.sub(r"<code>\1</code>", string)
    return Markup(re.sub(r"\n\s*\n", "<br><br>", string))


def plain_number(value: float) -> str:
    """A number of points as a person writes it: 4, 2.5, 13.33."""
    return f"{round(value, 2):.2f}".rstrip("0").rstrip(".")


def in_words(verdict: Verdict | str) -> str:
    return WORDS[Verdict(verdict)]


def csv_text(rows: Iterable[Sequence[object]]) -> str:
    """The rows as CSV that a spreadsheet opens as data: text never starts a formula.

    Numbers are written as such; other text that starts with = + - @ (or their full-width forms, a
    tab or a line end) gets an apostrophe before it.
    """
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerows([csv_cell(value) for value in row] for row in rows)
    return file.getvalue()


def csv_cell(value: object) -> str:
    if isinstance(value, (int, float)):
        return plain_number(value)
    text = clean(value, 30_000).strip(" ")  # a spreadsheet's cell ends at 32,767
    harmless = PLAIN_NUMBER.fullmatch(text) or not text.startswith(FORMULA_STARTS)
    return text if harmless else f"'{text}"


def environment() -> Environment:
    """The templates, compiled once and escaping everything."""
    env = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    env.filters |= {
        "clean": clean,
        "one_line": one_line,
        "prose": prose,
        "number": plain_number,
        "in_words": in_words,
        "mark": MARKS.__getitem__,
    }
    return env


ENVIRONMENT = environment()


def stylesheet(*names: str) -> Markup:
    """Our own style sheets, joined, comments and needless white space taken out."""
    text = "\n".join((TEMPLATES / name).read_text(encoding="utf-8") for name in names)
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return Markup(re.sub(r"\s*([{};:,>])\s*", r"\1", re.sub(r"\s+", " ", text)).strip())


def render(template: str, values: Mapping[str, object]) -> str:
    return ENVIRONMENT.get_template(template).render(values)
