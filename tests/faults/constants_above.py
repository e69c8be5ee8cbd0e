"""Imports, constants and helpers in cells of the student's own, before and between.

Earns: all
"""
# %%
import functools

ZERO = 0.0

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    a_next = tanh_of(parameters["Wax"] @ xt + parameters["Waa"] @ a_prev + parameters["ba"] + ZERO)
    yt_pred = softmax(parameters["Wya"] @ a_next + parameters["by"])
    return a_next, yt_pred, (a_next, a_prev, xt, parameters)

# %%
tanh_of = functools.partial(np.tanh)
