"""A comma too many at the end of a list, and text behind the end: the work of an editor.

Earns: all
Says: damaged
"""
import json


def build(notebook):
    text = json.dumps(notebook, indent=1)
    return text.replace("\n ],", "\n ,],", 1).encode() + b"\nsaved by MyEditor\n"
