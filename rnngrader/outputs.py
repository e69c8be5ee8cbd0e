"""What cells put out, with nothing left in it that a browser or a terminal would obey."""

from __future__ import annotations

import base64
import re
from typing import Any

from rnngrader.pages import TERMINAL_CODES

SAFE_TYPES = ("text/plain", "image/png", "image/jpeg")
# Characters that order a terminal about; tabs, line ends and carriage returns stay.
CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def safe_output(output: dict[str, Any]) -> dict[str, Any]:
    """An output with nothing in it that a browser or a terminal would obey: text and pictures."""
    if output["output_type"] == "error":
        return {
            "output_type": "error",
            "ename": only_text(output["ename"]),
            "evalue": only_text(output["evalue"]),
            "traceback": [only_text(line) for line in output["traceback"]],
        }
    if output["output_type"] == "stream":
        text = only_text(output["text"])
        return {"output_type": "stream", "name": output["name"], "text": text}
    data = {kind: output["data"][kind] for kind in SAFE_TYPES if kind in output["data"]}
    data = {kind: text for kind, text in data.items() if kind == "text/plain" or is_base64(text)}
    if "text/plain" in data:
        data["text/plain"] = only_text(data["text/plain"])
    safe = {"output_type": output["output_type"], "data": data, "metadata": {}}
    if output["output_type"] == "execute_result":
        safe["execution_count"] = None
    return safe


def only_text(text: str) -> str:
    return CONTROL.sub("", TERMINAL_CODES.sub("", text))


def is_base64(text: Any) -> bool:
    """Whether a picture is what it must be; anything else could close the tag that holds it."""
    try:
        base64.b64decode(text.replace("\n", ""), validate=True)
    except (ValueError, AttributeError):
        return False
    return True
