"""An answer cell turned into Markdown by a slip of the keyboard (Esc, M).

Earns: all
"""
def build(notebook):
    for cell in notebook["cells"]:
        if cell["id"] in ("rnn_backward", "lstm_forward"):
            cell["cell_type"] = "markdown"
            del cell["outputs"], cell["execution_count"]
    return notebook
