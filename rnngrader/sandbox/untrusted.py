"""Text that a student wrote or named, made fit to be shown: it may be any characters at all.

What is left orders no browser, terminal or spreadsheet about by invisible characters. It is text
still, not HTML: whoever makes a page escapes it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

TEXT_LIMIT = 400
NAME_LIMIT = 80
CUT = " …"

# Printable to Python, and nothing to see: fillers, joiners, selectors of variants, a blank.
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)
TERMINAL_CODES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*|.)?")
NO_IDENTIFIER = re.compile(r"[^\w.]")
NO_NAME = re.compile(r"[<>&\"`]")
SHAPE = re.compile(r"\((?:\d+,|\d+(?:, \d+)+)?\)")
MARKUP = re.compile(r"([`<>&\[\]]|:(?=//))")
# A backslash before one of these would be gone before a page's MathJax looks for formulas.
NO_FORMULA = str.maketrans({"$": "\uff04", "\\": "\uff3c"})
CODE = re.compile(r"(?<!`)`[^`<>&\[\]$\\]+`(?!`)")  # what is code to every reader of Markdown


def clean(text: object, limit: int | None = TEXT_LIMIT) -> str:
    """Return at most `limit` characters of `text`, without control, bidi and invisible ones.

    Line ends and tabs stay. Long piles of marks, which paint over the neighboring lines, are cut:
    to two of those that Unicode orders, else to four, which scripts do pile up.
    """
    string = str(text)
    string, cut = string[:limit], limit is not None and len(string) > limit
    # Most text is plain, line ends apart: it need not be looked at character by character.
    if not (string.isascii() and string.replace("\n", "").replace("\t", "").isprintable()):
        string = visible(TERMINAL_CODES.sub("", string))
    return string + CUT if cut else string


def visible(text: str) -> str:
    """Return the characters of `text` that only show, and order nothing."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    used = set(text)
    hidden = {c for c in used if not c.isprintable()} - set("\n\t")
    text = text.translate({ord(c): " " if c.isspace() else None for c in hidden})
    text = INVISIBLE.sub("", text)
    marks = [c for c in used if unicodedata.category(c)[0] == "M"]
    for most, some in ((2, filter(unicodedata.combining, marks)), (4, marks)):
        if pile := "".join(some):
            text = re.sub(f"([{pile}]{{{most}}})[{pile}]+", r"\1", text)
    return text


def one_line(text: object, limit: int = TEXT_LIMIT) -> str:
    """Return as `clean` does, with every run of white space made one space."""
    return " ".join(clean(text, limit).split())


def person_name(text: object) -> str:
    """Return a person's name or address, without what nbgrader's pages would take for HTML."""
    return one_line(NO_NAME.sub("", str(text)), NAME_LIMIT)


def identifier(text: object) -> str:
    """Return a name as Python has them, with dots; "?" in the place of other characters."""
    return NO_IDENTIFIER.sub("?", one_line(text, NAME_LIMIT))


def shape(text: object) -> str:
    """Return an array's shape as it stands, "(5, 10)"; "(?)" where the text is none."""
    string = str(text)[:NAME_LIMIT]
    return string if SHAPE.fullmatch(string) else "(?)"


def harmless_markdown(text: object, limit: int = 2000) -> str:
    """Return one line of Markdown that makes text and `code`: no HTML, link or formula."""
    line, result, end = one_line(text, limit), "", 0
    for code in CODE.finditer(line):
        result += plain_markdown(line[end : code.start()]) + code[0]
        end = code.end()
    return result + plain_markdown(line[end:])


def plain_markdown(text: str) -> str:
    return MARKUP.sub(r"\\\1", text.translate(NO_FORMULA))


# Arrays of a kind that computes in another way, by the name of their type.
SUBCLASSES = {"MaskedArray": "masked array (np.ma)", "matrix": "matrix (np.matrix)"}


def type_words(parts: Sequence[str]) -> str:
    """Return a type in words, from what `judge.type_of` tells: "an array of float64"."""
    match parts:
        case ("array", dtype):
            return f"an array of {dtype}"
        case ("number", dtype):
            return f"a number ({dtype})"
        case ("NoneType",):
            return "None"
        case ("other", *names):
            name = " ".join(identifier(" ".join(names)).replace("?", " ").split())
        case _:
            name = parts[0]
    name = SUBCLASSES.get(name, name)
    return f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"
