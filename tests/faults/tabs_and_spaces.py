"""Indented with tabs throughout.

Earns: all
"""
def build(notebook):
    for cell in notebook["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("solution"):
            cell["source"] = cell["source"].replace("    ", "\t")
    return notebook
