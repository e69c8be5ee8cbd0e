"""An answer cell copied: the stub first, the work in the copy.

Earns: all
Says: rnn_backward is there 2 times
"""
import copy


def build(notebook):
    position = next(i for i, c in enumerate(notebook["cells"]) if c["id"] == "rnn_backward")
    stub = copy.deepcopy(notebook["cells"][position])
    stub["source"] = "def rnn_backward(da, caches):\n    raise NotImplementedError"
    notebook["cells"].insert(position, stub)
    return notebook
