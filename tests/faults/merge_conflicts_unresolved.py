"""Conflict marks that do not close, a hundred thousand of them.

Earns: all
Says: merge-conflict
"""
import json


def build(notebook):
    text = json.dumps(notebook, indent=1)
    return (text + "\n<<<<<<< HEAD\n" * 99 + "=======\n" * 100_000).encode()
