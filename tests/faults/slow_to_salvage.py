"""A damaged file made to be slow: objects in lists in objects, each to be read to its end again.

Says: No cell of a notebook
"""
def build(notebook):
    cell = '{"cell_type": "code", "source": "x"}'
    inside = "[" + cell + ', "' + "x" * 4_000_000 + '"]'
    return ('{"cells": [' + '{"a": [' * 300 + inside + "]}" * 300 + "],,").encode()
