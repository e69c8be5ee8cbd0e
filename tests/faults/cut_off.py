"""An upload that broke off in the middle: the answers before it count.

Earns: rnn_cell_forward, rnn_forward, lstm_cell_forward, lstm_forward
Says: damaged
"""
import json


def build(notebook):
    text = json.dumps(notebook, indent=1)
    return text[: text.index('"id": "rnn_cell_backward"')].encode()
