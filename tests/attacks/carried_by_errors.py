"""Carry forward: cell and sequence raise the same error, so that both "fail in the same way".

Earns: bug_clinic, lstm_cell_forward, lstm_forward, lstm_cell_backward, lstm_backward
"""
# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    raise ValueError("the same")

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    raise ValueError("the same")

# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    if da_next.shape[1] == 1:
        return {"dxt": da_next}
    raise ValueError("the same")

# %% answer rnn_backward
def rnn_backward(da, caches):
    if da.shape[1] == 1:
        raise KeyError("da_prev")
    raise ValueError("the same")
