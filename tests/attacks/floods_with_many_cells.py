"""A hundred cells that each put out as much as a cell may: gigabytes, where they are thousands.

Earns: all
"""

def build(notebook):
    text = "print('\\U0001F600' * 990_000)"
    cell = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    notebook["cells"] += [cell | {"id": f"own{i}", "source": text} for i in range(100)]
    return notebook
