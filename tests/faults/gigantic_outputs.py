"""Fifty megabytes of outputs in the file: training logs, pictures, a data frame.

Earns: all
"""
import json


def build(notebook):
    text = {"output_type": "stream", "name": "stdout", "text": ["loss 0.123, 0.456\n"] * 10**6}
    picture = {"output_type": "display_data", "metadata": {}, "data": {"image/png": "A" * 3 * 10**7}}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = [text, picture]
            return json.dumps(notebook).encode()
