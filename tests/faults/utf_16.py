"""UTF-16, as an editor on Windows calls "Unicode".

Earns: all
Says: utf-16
"""
import json


def build(notebook):
    notebook["cells"][0]["source"] += " ∂"
    return json.dumps(notebook, ensure_ascii=False).encode("utf-16")
