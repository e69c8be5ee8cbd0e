"""Metadata and outputs nested a hundred thousand deep.

Earns: all
"""
import json


def build(notebook):
    deep = "[" * 100_000 + "]" * 100_000
    notebook["metadata"]["deep"] = "DEEP"
    notebook["cells"][3]["metadata"]["deep"] = "DEEP"
    return json.dumps(notebook).replace('"DEEP"', deep).encode()
