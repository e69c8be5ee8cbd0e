"""What pages and tables share: templates, prose, numbers in words, CSV.

Whatever a student wrote or named is hostile: `untrusted.clean` bounds it and takes out what a
browser or a terminal would obey, the templates escape it, and `csv_text` makes no formula of it.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from rnngrader.sandbox.untrusted import clean, identifier, one_line, shape

TEMPLATES = Path(__file__).parent / "templates"

MARKS = {
    True: Markup('<span class="mark good" aria-hidden="true">✓</span>'),
    False: Markup('<span class="mark bad" aria-hidden="true">✗</span>'),
}

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
FORMULA_INSIDE = re.compile(  # behind what separates cells elsewhere; numbers are none
    "(?<=[;\t\n|])([ \"']*)(?![-+][0-9.,]*\\s*(?:[;\t\n|]|$))([-+=@\uff1d\uff0b\uff0d\uff20])"
)
PLAIN_NUMBER = re.compile(r"[-+]?[0-9]*[.,]?[0-9]*")
CODE_SPAN = re.compile(r"`([^`\n]+)`")


def prose(text: object, limit: int = 2000) -> Markup:
    """Return cleaned, escaped sentences: `code` in backticks, blank lines as line breaks."""
    string = str(escape(clean(text, limit).strip()))
    string = CODE_SPAN.sub(r"<code>\1</code>", string)
    return Markup(re.sub(r"\n\s*\n", "<br><br>", string))


def plain_number(value: float) -> str:
    """Return a number of points as a person writes it: 4, 2.5, 13.33."""
    return f"{round(value, 2):.2f}".rstrip("0").rstrip(".")


def csv_text(rows: Iterable[Sequence[object]]) -> str:
    """Return the rows as CSV that a spreadsheet opens as data: text never starts a formula.

    Numbers are written as such; other text that starts with = + - @ (or their full-width forms, a
    tab or a line end) gets an apostrophe before it. So does what stands so behind a semicolon, a
    tab, a bar or a line end: a spreadsheet that separates cells there would compute it.
    """
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerows([csv_cell(value) for value in row] for row in rows)
    return file.getvalue()


def csv_cell(value: object) -> str:
    if isinstance(value, (int, float)):
        return plain_number(value)
    text = clean(value, 30_000).strip(" ")  # a spreadsheet's cell ends at 32,767
    if PLAIN_NUMBER.fullmatch(text):
        return text
    text = FORMULA_INSIDE.sub(r"\1'\2", text)
    return f"'{text}" if text.startswith(FORMULA_STARTS) else text


ENVIRONMENT = Environment(  # the templates, compiled once and escaping everything
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    auto_reload=False,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=StrictUndefined,
)
ENVIRONMENT.filters |= {
    "clean": clean,
    "one_line": one_line,
    "identifier": identifier,
    "shape": shape,
    "prose": prose,
    "number": plain_number,
    "mark": MARKS.__getitem__,
}


def stylesheet(*names: str) -> Markup:
    """Return our own style sheets, joined, comments and needless white space taken out."""
    text = "\n".join((TEMPLATES / name).read_text(encoding="utf-8") for name in names)
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return Markup(re.sub(r"\s*([{};:,>])\s*", r"\1", re.sub(r"\s+", " ", text)).strip())


def render(template: str, values: Mapping[str, object]) -> str:
    return ENVIRONMENT.get_template(template).render(values)
