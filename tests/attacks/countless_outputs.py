"""Forty cells of hundreds of outputs of one letter each: two megabytes, and minutes on a page.

Earns: all
"""
def build(notebook):
    source = "from IPython.display import display\nfor i in range(1000):\n"
    source += "    display({'text/plain': 'x'}, raw=True)"
    for number in range(40):
        cell = {"cell_type": "code", "id": f"own-{number}", "metadata": {}, "source": source}
        notebook["cells"].append(cell | {"outputs": [], "execution_count": None})
    return notebook
