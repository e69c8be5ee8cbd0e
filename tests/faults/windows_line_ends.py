"""Carriage returns at the end of every line: of the file and of the sources.

Earns: all
"""
import json


def build(notebook):
    for cell in notebook["cells"]:
        cell["source"] = cell["source"].replace("\n", "\r\n")
    return json.dumps(notebook, indent=1).replace("\n", "\r\n").encode()
