"""A file of more than is read at all.

Status: failed
Says: at most
"""
def build(notebook):
    return b" " * (256 * 2**20 + 1)
