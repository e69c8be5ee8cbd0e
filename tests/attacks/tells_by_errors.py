"""Carries kilobytes out in what is said of exceptions: names, messages, lines, shapes, types.

Earns: all but rnn_cell_forward, rnn_forward, lstm_cell_forward
Verdicts: rnn_cell_forward RAISED, rnn_forward CRASHED
Hides: secretsecretsecretsecretsecretsecretsecretsecretsecretsecretsecretsecretsecret
"""
# %%
import os
import struct

import msgspec

secret = "secret" * 5000

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    raise type(secret[:1990], (Exception,), {})("a " + secret[:60])

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    error = {"type_name": "E", "message": "m", "function": "f", "line_number": 1, "line": "l",
             "shapes": {f"s{i}": secret[:80] for i in range(8)}}
    body = msgspec.msgpack.encode({"outcome": "raised", "error": error})
    os.write(4, struct.pack("<I", len(body)) + body)

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    return type(secret[:1990], (), {})()
