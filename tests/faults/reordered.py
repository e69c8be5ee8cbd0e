"""All cells in reverse order.

Earns: all
"""
def build(notebook):
    notebook["cells"].reverse()
    return notebook
