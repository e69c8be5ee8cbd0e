"""Right on the sizes of the notebook's examples, and zeros elsewhere.

Earns: all but rnn_cell_backward
"""
# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    Wax, Waa = parameters["Wax"], parameters["Waa"]
    dz = (1 - a_next**2) * da_next
    if da_next.shape != (5, 10):
        dz = 0 * dz
    return {
        "dxt": Wax.T @ dz, "da_prev": Waa.T @ dz, "dWax": dz @ xt.T, "dWaa": dz @ a_prev.T,
        "dba": np.sum(dz, axis=1, keepdims=True),
    }
