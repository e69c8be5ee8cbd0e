"""What cells put out, with nothing left in it that a browser or a terminal would obey."""

from __future__ import annotations

import base64
import re
from typing import Any

from rnngrader.sandbox.untrusted import clean

SAFE_TYPES = ("text/plain", "image/png", "image/jpeg")
MAX_PIXELS = 2**24  # of a picture: a kilobyte of it can be gigabytes where it is shown
PNG, JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8"
JPEG_FRAMES = bytes.fromhex("c0c1c2c3c5c6c7c9cacbcdcecf")  # markers that a picture's size follows
JPEG_WITHOUT_LENGTH = (*range(0xC0), *range(0xD0, 0xDA), 0xFF)
# Sources that take nbconvert's highlighter more than seconds: its work on a run of blanks or dots
# grows with the square of their number, or of that of other things: so cells of a notebook have
# colors up to a number of characters, one by one and together.
MAX_HIGHLIGHTED = 10_000
MAX_HIGHLIGHTED_IN_ALL = 200_000
LONG_RUN = re.compile(r"[\W_]{150}")


def safe_output(output: dict[str, Any]) -> dict[str, Any]:
    """Return an output's text and pictures, with nothing that a browser or a terminal obeys."""
    if output["output_type"] == "error":
        return {
            "output_type": "error",
            "ename": clean(output["ename"], None),
            "evalue": clean(output["evalue"], None),
            "traceback": [clean(line, None) for line in output["traceback"]],
        }
    if output["output_type"] == "stream":
        text = clean(output["text"], None)
        return {"output_type": "stream", "name": output["name"], "text": text}
    data = {kind: output["data"][kind] for kind in SAFE_TYPES if kind in output["data"]}
    data = {kind: text for kind, text in data.items() if kind == "text/plain" or is_picture(text)}
    if "text/plain" in data:
        data["text/plain"] = clean(data["text/plain"], None)
    safe = {"output_type": output["output_type"], "data": data, "metadata": {}}
    if output["output_type"] == "execute_result":
        safe["execution_count"] = None
    return safe


def is_picture(text: Any) -> bool:
    """Return whether this is base64 of a PNG or a JPEG of bounded size; anything else could close
    the tag that holds it, or fill the memory of a browser.
    """
    try:
        data = base64.b64decode(text.replace("\n", ""), validate=True)
    except (ValueError, AttributeError):
        return False
    return 0 < pixels(data) <= MAX_PIXELS


def pixels(data: bytes) -> int:
    """Return how many pixels a PNG or JPEG says it has; 0 where it is none, or says nothing."""
    if data.startswith(PNG) and data[12:16] == b"IHDR":
        return int.from_bytes(data[16:20]) * int.from_bytes(data[20:24])
    at = len(JPEG) if data.startswith(JPEG) else len(data)
    while data[at : at + 1] == b"\xff" and len(data) > at + 9:
        if data[at + 1] in JPEG_WITHOUT_LENGTH:
            return 0  # some read on behind it, and find other segments than these
        if data[at + 1] in JPEG_FRAMES:
            return int.from_bytes(data[at + 5 : at + 7]) * int.from_bytes(data[at + 7 : at + 9])
        at += 2 + int.from_bytes(data[at + 2 : at + 4])
    return 0


def is_quick_to_highlight(source: str) -> bool:
    """Return whether nbconvert's highlighter gets through a cell's source in moments."""
    return len(source) <= MAX_HIGHLIGHTED and not LONG_RUN.search(source)
