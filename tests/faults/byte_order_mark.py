"""UTF-8 with a byte order mark, as an editor on Windows writes it.

Earns: all
"""
import json


def build(notebook):
    return b"\xef\xbb\xbf" + json.dumps(notebook).encode()
