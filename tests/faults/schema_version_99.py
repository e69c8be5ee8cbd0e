"""nbgrader's metadata from the future, and of types that it never has.

Earns: all
"""
def build(notebook):
    odd = [[], "x", 99, None, {"grade_id": 7}, {"grade_id": ["rnn_forward"]}, {"grade_id": None}]
    for number, cell in enumerate(notebook["cells"]):
        own = cell["metadata"].get("nbgrader")
        if own:
            own["schema_version"] = [99, "3", None, 1e400, {}][number % 5]
        else:
            cell["metadata"] = {"nbgrader": odd[number % len(odd)]}
    return notebook
