"""Makes its own cells count: graded, worth a thousand points, with the hidden test's ids and tags.

Earns: nothing
Others: unwritten
"""
def build(notebook):
    for cell in notebook["cells"]:
        own = cell["metadata"].setdefault("nbgrader", {})
        own |= {"points": 1000, "locked": False, "grade": True, "solution": True, "task": True}
        cell["metadata"] |= {"tags": ["skip-execution", "setup", "raises-exception"]}
        cell["metadata"] |= {"editable": True, "deletable": True, "name": "<script>"}
        if cell["cell_type"] == "code":
            cell["execution_count"] = -1
            data = {"text/plain": "1000.0", "text/html": "<script>alert(1)</script>"}
            cell["outputs"] = [{"output_type": "execute_result", "data": data, "metadata": {}}]
        if own.get("grade_id", "").endswith("-test"):
            cell["source"] = "100.0"
    return notebook
