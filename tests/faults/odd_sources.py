"""Sources that are missing, null, numbers, objects, or lists with something else in between.

Earns: all but rnn_forward, lstm_forward
"""
def build(notebook):
    odd = [None, 7, {"a": 1}, [1, None], True]
    for number, cell in enumerate(notebook["cells"]):
        if cell["id"] == "rnn_forward":
            cell["source"] = 7
        elif cell["id"] == "lstm_forward":
            del cell["source"]
        elif cell["cell_type"] == "code":
            cell["source"] = [None, *cell["source"].splitlines(keepends=True), 3]
        else:
            cell["source"] = odd[number % len(odd)]
    return notebook
