"""A file that a full disk left behind: a megabyte of NUL bytes.

Status: failed
Says: empty
"""
def build(notebook):
    return b"\0" * 2**20
