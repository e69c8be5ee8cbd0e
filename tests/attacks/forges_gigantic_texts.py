"""Forges results with keys, strings and type names of megabytes, to burst page and records.

Earns: all but rnn_cell_backward, rnn_cell_forward
"""
# %%
import os
import struct

import msgspec

def send(message):
    body = msgspec.msgpack.encode(message)
    data = struct.pack("<I", len(body)) + body
    while data:
        try:
            data = data[os.write(4, data):]
        except BlockingIOError:
            os.write(3, b"!")

# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    items = [[str(number) + "k" * 400_000, ["scalar", "v" * 400_000]] for number in range(8)]
    send({"outcome": "returned", "value": ["dict", items], "modified": [99] * 1000})
    os._exit(0)

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    shapes = {"s" * 100 + str(number): "(1,)" for number in range(10_000)}
    send({"outcome": "raised", "error": {"type_name": "T" * 10**6, "message": "m" * 10**6,
                                         "line_number": 2**31 - 1, "line": "l", "shapes": shapes}})
    raise SystemExit
