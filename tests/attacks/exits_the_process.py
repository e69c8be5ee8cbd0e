"""Ends the process in the one exercise, and in a cell of its own: the rest is graded as ever.

Earns: all but rnn_cell_forward, lstm_backward
Verdicts: rnn_cell_forward CRASHED, lstm_backward CRASHED, rnn_forward CORRECT
Says: was stopped
"""
# %%
import os

os._exit(0)

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    import os

    os._exit(0)

# %% answer lstm_backward
def lstm_backward(da, caches):
    import ctypes

    ctypes.string_at(0)
