"""Cells that say they are of another language, whose colors take nbconvert minutes a cell.

It takes the language from a cell's first line, whatever the cell's metadata say.

Earns: all
"""
def build(notebook):
    magics = ("javascript", "js", "perl", "ruby", "latex", "svg", "html")
    for number, magic in enumerate(magics):
        source = f"\n%%{magic}\n" + "a." * 95_000
        cell = {"cell_type": "code", "id": f"own-{number}", "metadata": {}, "source": source}
        notebook["cells"].append(cell | {"outputs": [], "execution_count": None})
    for cell in notebook["cells"]:
        cell["metadata"]["magics_language"] = "javascript"
    return notebook
