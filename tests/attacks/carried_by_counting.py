"""Carry forward: cells that return zeros for as many calls as a comparison takes, then nonsense.

Sequences that return zeros then look right "given the student's own cell", and known mistakes look
wrong, so that there seems to have been something to get wrong.

Earns: bug_clinic
"""
# %%
calls = {}

def zeros_at_first(name, limit, make):
    calls[name] = calls.get(name, 0) + 1
    value = 0.0 if calls[name] <= limit else 7.0
    return make(lambda like: np.full(np.shape(like), value))

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    n_y, m = parameters["by"].shape[0], xt.shape[1]
    return zeros_at_first(
        "rnn", 28, lambda like: (like(a_prev), like(np.empty((n_y, m))), (0.0,))
    )

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    n_y, T_x = parameters["by"].shape[0], x.shape[2]
    return (
        np.zeros((*a0.shape, T_x)),
        np.zeros((n_y, x.shape[1], T_x)),
        ([(0.0,) for t in range(T_x)], x),
    )

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    n_y, m = parameters["by"].shape[0], xt.shape[1]
    return zeros_at_first(
        "lstm", 28, lambda like: (like(a_prev), like(a_prev), like(np.empty((n_y, m))), (0.0,))
    )

# %% answer lstm_forward
def lstm_forward(x, a0, parameters):
    n_y, T_x = parameters["by"].shape[0], x.shape[2]
    a = np.zeros((*a0.shape, T_x))
    return a, np.zeros((n_y, x.shape[1], T_x)), a, ([(0.0,) for t in range(T_x)], x)

# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    return zeros_at_first("rnn back", 48, lambda like: {
        "dxt": like(xt), "da_prev": like(a_prev), "dWax": like(parameters["Wax"]),
        "dWaa": like(parameters["Waa"]), "dba": like(parameters["ba"]),
    })

# %% answer rnn_backward
def rnn_backward(da, caches):
    cells, x = caches
    parameters = cells[0][-1]
    return {
        "dx": np.zeros(x.shape), "da0": np.zeros(da.shape[:2]),
        "dWax": np.zeros(parameters["Wax"].shape), "dWaa": np.zeros(parameters["Waa"].shape),
        "dba": np.zeros(parameters["ba"].shape),
    }

# %% answer lstm_cell_backward
def lstm_cell_backward(da_next, dc_next, cache):
    xt, parameters = cache[-2:]
    shapes = {"dxt": xt, "da_prev": da_next, "dc_prev": da_next}
    shapes |= {"d" + k: v for k, v in parameters.items() if k not in ("Wy", "by")}
    return zeros_at_first("lstm back", 48, lambda like: {k: like(v) for k, v in shapes.items()})

# %% answer lstm_backward
def lstm_backward(da, caches):
    cells, x = caches
    shapes = {"dx": x, "da0": da[:, :, 0]}
    shapes |= {"d" + k: v for k, v in cells[0][-1].items() if k not in ("Wy", "by")}
    return {k: np.zeros(v.shape) for k, v in shapes.items()}
