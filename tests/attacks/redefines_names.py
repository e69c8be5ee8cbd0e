"""Gives the exercises' names to classes, properties, builtins, arrays and modules.

Earns: nothing
Others: unwritten
Verdicts: rnn_forward NOT_FOUND, lstm_forward NOT_FOUND
"""
# %% answer rnn_cell_forward
class rnn_cell_forward(dict):
    def __init__(self, *args):
        self["observe"] = 1
    def observe(self, calls):
        return calls

# %% answer rnn_forward
rnn_forward = np.zeros(3)

# %% answer rnn_cell_backward
rnn_cell_backward = dict

# %% answer rnn_backward
class Lying:
    __class__ = property(lambda self: 1 / 0)
    def __getattr__(self, name):
        raise SystemExit
    def __call__(self, *args):
        return self
rnn_backward = Lying()

# %% answer lstm_cell_forward
lstm_cell_forward = exit

# %% answer lstm_forward
import numpy as lstm_forward
