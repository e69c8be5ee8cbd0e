"""An answer cell split: helper and imports stay, the function moves to a cell of its own.

Earns: all
Says: found it by its def
"""
def build(notebook):
    position = next(i for i, c in enumerate(notebook["cells"]) if c["id"] == "rnn_backward")
    cell = notebook["cells"][position]
    work = {**cell, "id": "mine", "metadata": {}}
    work["source"] = work["source"].replace("np.zeros(", "blank(")
    cell["source"] = "import math\n\ndef blank(shape):\n    return np.zeros(shape) * math.pi"
    notebook["cells"].insert(position + 1, work)
    return notebook
