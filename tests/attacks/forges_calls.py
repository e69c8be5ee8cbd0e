"""Calls, by frames of its own, what is lent: other names, no names, keys that are none, endless ones.

Earns: bug_clinic
Verdicts: rnn_forward WRONG_TYPE, lstm_forward WRONG_TYPE, rnn_backward MISSING_OUTPUT
"""
# %%
import os, struct, msgspec
asked = {}

def send(message):
    body = msgspec.msgpack.encode(message)
    frame = struct.pack("<I", len(body)) + body
    while frame:
        try:
            frame = frame[os.write(4, frame):]
        except BlockingIOError:
            os.write(3, b"!")
    os.write(3, b"!")

def once_lent(name, message):
    if not globals()[name].__code__.co_filename.startswith("<"):
        send(message)

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    return 1

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    once_lent("rnn_cell_forward", {"call": "exec", "arguments": [["scalar", "1"]], "named": {}})
    return 1

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    return 1

# %% answer lstm_forward
def lstm_forward(x, a0, parameters):
    once_lent("lstm_cell_forward", {"call": ["lstm_cell_forward"], "arguments": {}, "named": []})
    return 1

# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    return {}

# %% answer rnn_backward
def rnn_backward(da, caches):
    name = "rnn_cell_backward"
    many = {"k" * 50 + str(i): ["scalar", i] for i in range(40_000)}
    once_lent(name, {"call": name, "arguments": [["scalar", 1]], "named": many})
    return {}

# %% answer lstm_cell_backward
def lstm_cell_backward(da_next, dc_next, cache):
    return {}

# %% answer lstm_backward
def lstm_backward(da, caches):
    name = "lstm_cell_backward"
    loop = ["list", []]
    for _ in range(60):
        loop = ["list", [loop, loop]] if _ < 10 else ["list", [loop]]
    once_lent(name, {"call": name, "arguments": [loop], "named": {1: 2}})
    return {}
