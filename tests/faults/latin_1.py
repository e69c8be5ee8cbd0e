"""Latin 1 with accents in the comments.

Earns: all
Says: not utf-8
"""
import json


def build(notebook):
    notebook["cells"][0]["source"] += " dérivée réseau"
    return json.dumps(notebook, ensure_ascii=False).encode("latin-1", "replace")
