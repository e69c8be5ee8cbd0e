"""A cell that looks up the stack whether the sequence function calls it, or somebody else.

Earns: all but rnn_cell_backward, rnn_backward
"""
# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    import sys

    a_next, a_prev, xt, parameters = cache
    inside = sys._getframe(1).f_code.co_name == "rnn_backward"
    fill = 0.0 if inside else 1.0
    shapes = {"dxt": xt, "da_prev": a_prev, **{"d" + k: v for k, v in parameters.items()}}
    return {k: np.full(v.shape, fill) for k, v in shapes.items() if k not in ("dWya", "dby")}

# %% answer rnn_backward
def rnn_backward(da, caches):
    cells, x = caches
    parameters = cells[0][-1]
    return {
        "dx": np.ones(x.shape), "da0": np.ones(da.shape[:2]),
        "dWax": np.full(parameters["Wax"].shape, 1.0 * da.shape[2]),
        "dWaa": np.full(parameters["Waa"].shape, 1.0 * da.shape[2]),
        "dba": np.full(parameters["ba"].shape, 1.0 * da.shape[2]),
    }
