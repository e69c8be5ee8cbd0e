"""Forges arrays whose shapes no memory could hold, or that hold nothing and span gigabytes.

An empty array of two gigabytes' width costs nothing, and its sum costs two gigabytes.

Earns: all but rnn_cell_forward, rnn_forward, lstm_cell_forward
Verdicts: rnn_cell_forward CRASHED, rnn_forward CRASHED, lstm_cell_forward WRONG_TYPE
"""
# %%
import os
import struct

import msgspec

def send(tree):
    body = msgspec.msgpack.encode({"outcome": "returned", "value": tree, "modified": []})
    os.write(4, struct.pack("<I", len(body)) + body)

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    huge = 2**31 - 1
    send(["array", "<f8", [huge, huge, huge, huge, 0], b""])

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    send(["tuple", [["array", "<f8", [0, 2**27], b""]] * 3])

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    return np.zeros((0, 2**27)), np.zeros((2**27, 0)), np.zeros((2**31 - 1, 0)), ()
