"""A lone carriage return in the place of each line end.

Earns: all
"""
def build(notebook):
    for cell in notebook["cells"]:
        cell["source"] = cell["source"].replace("\n", "\r")
    return notebook
