"""The work in a new cell below the answer cell, which keeps the stub.

Earns: all
"""
def build(notebook):
    position = next(i for i, c in enumerate(notebook["cells"]) if c["id"] == "rnn_backward")
    cell = notebook["cells"][position]
    work = {**cell, "id": "mine", "metadata": {}}
    cell["source"] = "def rnn_backward(da, caches):\n    raise NotImplementedError('Replace')"
    notebook["cells"].insert(position + 1, work)
    return notebook
