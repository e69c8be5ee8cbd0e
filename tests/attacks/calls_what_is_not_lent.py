"""Writes the frame of a call while nothing is lent: an answer would come from nobody.

Earns: all but rnn_cell_forward, lstm_cell_forward
Verdicts: rnn_cell_forward CRASHED, lstm_cell_forward CRASHED
"""
# %%
import os, struct, msgspec

def send(message):
    body = msgspec.msgpack.encode(message)
    os.write(4, struct.pack("<I", len(body)) + body)
    os.write(3, b"!")

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    send({"call": "rnn_cell_forward", "arguments": [], "named": {}})

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    send({"call": "__import__", "arguments": [["scalar", "os"]], "named": {"level": ["scalar", 0]}})
