"""What cells put out, with nothing left in it that a browser or a terminal would obey."""

from __future__ import annotations

import base64
from typing import Any

from rnngrader.sandbox.untrusted import clean

SAFE_TYPES = ("text/plain", "image/png", "image/jpeg")


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
    data = {kind: text for kind, text in data.items() if kind == "text/plain" or is_base64(text)}
    if "text/plain" in data:
        data["text/plain"] = clean(data["text/plain"], None)
    safe = {"output_type": output["output_type"], "data": data, "metadata": {}}
    if output["output_type"] == "execute_result":
        safe["execution_count"] = None
    return safe


def is_base64(text: Any) -> bool:
    """Return whether a picture is one; anything else could close the tag that holds it."""
    try:
        base64.b64decode(text.replace("\n", ""), validate=True)
    except (ValueError, AttributeError):
        return False
    return True
