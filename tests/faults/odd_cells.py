"""Cells that are null, numbers, lists and strings, between the real ones.

Earns: all
Says: damaged
"""
def build(notebook):
    for number, odd in enumerate((None, 7, [], "x", True)):
        notebook["cells"].insert(7 * number, odd)
    return notebook
