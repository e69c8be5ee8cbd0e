"""Keeps a function that was lent to a sequence, and asks it again when it is lent no longer.

Earns: all but rnn_cell_backward, rnn_backward, lstm_cell_backward
Verdicts: lstm_cell_backward CRASHED
"""
# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    return None

# %% answer rnn_backward
from types import FunctionType

kept = []

def rnn_backward(da, caches):
    kept.append(FunctionType(rnn_cell_backward.__code__, {}))

# %% answer lstm_cell_backward
def lstm_cell_backward(da_next, dc_next, cache):
    return kept[-1](da_next, cache)
