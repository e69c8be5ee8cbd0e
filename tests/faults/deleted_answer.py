"""An answer cell deleted: it is missing, and a function that calls it is graded all the same.

Earns: all but rnn_cell_backward
Verdicts: rnn_cell_backward NOT_FOUND, rnn_backward CORRECT
Says: rnn_cell_backward is missing
"""
def build(notebook):
    notebook["cells"] = [c for c in notebook["cells"] if c["id"] != "rnn_cell_backward"]
    return notebook
