"""A notebook in which everything but the sources is null.

Earns: all
"""
def build(notebook):
    cells = [{"cell_type": c["cell_type"], "source": c["source"], "metadata": None, "id": None,
              "outputs": None} for c in notebook["cells"]]
    return {"cells": cells, "metadata": None, "nbformat": None, "worksheets": None}
