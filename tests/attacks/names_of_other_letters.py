"""Writes functions' names in letters that Python takes for others: no text search finds them.

Such a function counts where it stands in its answer's cell; one in a cell further down comes too
late to be right, and to be wrong.

Earns: all but rnn_forward
Verdicts: rnn_forward MISSING_OUTPUT
"""

# %% answer rnn_cell_forward
def ｒnn_cell_forward(xt, a_prev, parameters):
    z = parameters["Wax"] @ xt + parameters["Waa"] @ a_prev + parameters["ba"]
    a_next = np.tanh(z)
    e = np.exp(parameters["Wya"] @ a_next + parameters["by"])
    return a_next, e / e.sum(axis=0), (a_next, a_prev, xt, parameters)
# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    return None
# %%
def ｒnn_cell_forward(*arguments):
    return None
