"""A hundred thousand cells: what a program writes, or a finger that lies on the key.

Earns: all
Says: cells
"""
def build(notebook):
    cell = {"cell_type": "code", "metadata": {}, "source": "x = 1", "outputs": []}
    notebook["cells"] += [cell] * 100_000
    return notebook
