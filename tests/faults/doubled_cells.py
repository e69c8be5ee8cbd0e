"""Every cell there twice, as after a merge or a paste.

Earns: all
Says: 2 times
"""
import copy


def build(notebook):
    notebook["cells"] += copy.deepcopy(notebook["cells"])
    return notebook
