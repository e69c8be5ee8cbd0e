"""The set-up cell deleted, numpy imported by the student under another name.

Earns: all
"""
def build(notebook):
    notebook["cells"] = [c for c in notebook["cells"] if c["id"] != "setup"]
    for cell in notebook["cells"]:
        if cell["id"] == "lstm_cell_backward":
            cell["source"] = "import numpy\n" + cell["source"].replace("np.", "numpy.")
    return notebook
