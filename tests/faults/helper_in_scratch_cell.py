"""A helper function written into the cell that is there for experiments.

Earns: all
"""
def build(notebook):
    for cell in notebook["cells"]:
        if cell["id"] == "bug-clinic-scratch":
            cell["source"] = "def blank(shape):\n    return np.zeros(shape)"
        if cell["id"] == "lstm_backward":
            cell["source"] = cell["source"].replace("np.zeros(", "blank(")
    return notebook
