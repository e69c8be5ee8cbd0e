"""Forges values in which a dict stands again and again inside another, each twice in the next.

A frame of a kilobyte that would be read as 2**40 arrays; and one that stands in itself.

Earns: all but rnn_cell_forward, rnn_forward, lstm_cell_forward
Verdicts: rnn_cell_forward CRASHED
"""

# %%
import os

from rnngrader.sandbox import wire


def forge(value):
    os.write(4, wire.pack({"outcome": "returned", "value": value, "modified": []}))
    os.write(3, b"!")


# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    array = ["array", "<f8", [100], bytes(800)]
    parts = [["dict", [["a", array]]]]
    for n in range(40):
        parts.append(["dict", [["a", ["same", n]], ["b", ["same", n]]]])
    forge(["list", parts])


# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    array = ["array", "<f8", [4000], bytes(32_000)]
    forge(["tuple", [["dict", [["a", array]]], *[["same", 0]] * 900, ["scalar", 1]]])
    return 1


# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    forge(["dict", [["a", ["same", 0]], ["b", ["same", -1]], ["c", ["same", 2**60]]]])
