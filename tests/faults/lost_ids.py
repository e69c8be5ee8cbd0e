"""Cell ids and all metadata lost, as some editors and converters leave a notebook.

Earns: all
Says: lost its id
"""
def build(notebook):
    for cell in notebook["cells"]:
        cell.pop("id")
        cell["metadata"] = {}
    notebook["metadata"] = {}
    return notebook
