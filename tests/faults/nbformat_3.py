"""The format of before 2015: worksheets, and "input" in the place of "source".

Earns: all
"""
def build(notebook):
    cells = []
    for cell in notebook["cells"]:
        cell = dict(cell)
        source = cell.pop("source")
        cells.append(cell | {"input" if cell["cell_type"] == "code" else "source": source})
    return {"metadata": {}, "nbformat": 3, "nbformat_minor": 0, "worksheets": [{"cells": cells}]}
