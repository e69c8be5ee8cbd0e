"""nbgrader's metadata in the schema of 2015: other keys, and no ids of cells.

Earns: all
"""
def build(notebook):
    for cell in notebook["cells"]:
        own = cell["metadata"].get("nbgrader")
        if own:
            own |= {"schema_version": 1, "checksum": "x", "cell_type": "code"}
            own.pop("task")
        cell.pop("id")
    return notebook
