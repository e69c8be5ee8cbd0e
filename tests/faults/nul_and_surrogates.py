"""NUL characters, halves of surrogate pairs and other impossible characters in sources.

Earns: all
"""
import json


def build(notebook):
    for cell in notebook["cells"]:
        cell["source"] = cell["source"].replace("\n", "  # \x00 \ud800 \uffff \udfff\n", 1)
    return json.dumps(notebook).encode()
