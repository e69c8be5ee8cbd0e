"""Writes its answers into its arguments, and returns these; or the same array for all outputs.

Earns: nothing
Others: unwritten
Verdicts: rnn_cell_forward WRONG_VALUE, rnn_cell_backward WRONG_SHAPE
"""

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    a_prev[:] = 0.5
    y = parameters["Wya"] @ a_prev
    y[:] = 1 / len(y)
    return a_prev, y, (a_prev, a_prev, xt, parameters)


# %% answer rnn_cell_backward
one = np.zeros((5, 4))


def rnn_cell_backward(da_next, cache):
    global one
    one += 1
    return dict.fromkeys(("dxt", "da_prev", "dWax", "dWaa", "dba"), one[: len(da_next)])
