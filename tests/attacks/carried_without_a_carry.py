"""Carry forward: cells whose results need no loop worth the name: no carry and no sums.

One output of each cell varies, so that known mistakes show in it; all others are zero.

Earns: bug_clinic
"""
# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    n_y, m = parameters["by"].shape[0], xt.shape[1]
    y = np.full((n_y, m), xt.sum() + xt[0, 0])
    return np.zeros(a_prev.shape), y, (xt, 1.0)

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    n_y, T_x = parameters["by"].shape[0], x.shape[2]
    y = np.zeros((n_y, x.shape[1], T_x))
    for t in range(T_x):
        _, y[:, :, t], _ = rnn_cell_forward(x[:, :, t], a0, parameters)
    return np.zeros((*a0.shape, T_x)), y, ([(x[:, :, t], 1.0) for t in range(T_x)], x)

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    n_y, m = parameters["by"].shape[0], xt.shape[1]
    y = np.full((n_y, m), xt.sum() + xt[0, 0])
    return np.zeros(a_prev.shape), np.zeros(a_prev.shape), y, (xt, 1.0)

# %% answer lstm_forward
def lstm_forward(x, a0, parameters):
    n_y, T_x = parameters["by"].shape[0], x.shape[2]
    y = np.zeros((n_y, x.shape[1], T_x))
    for t in range(T_x):
        _, _, y[:, :, t], _ = lstm_cell_forward(x[:, :, t], a0, a0, parameters)
    a = np.zeros((*a0.shape, T_x))
    return a, y, a, ([(x[:, :, t], 1.0) for t in range(T_x)], x)

# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    zeros = {k: np.zeros(parameters[k[1:]].shape) for k in ("dWax", "dWaa", "dba")}
    dxt = np.full(xt.shape, da_next.sum() + da_next[0, 0] + xt.sum())
    return {"dxt": dxt, "da_prev": np.zeros(a_prev.shape), **zeros}

# %% answer rnn_backward
def rnn_backward(da, caches):
    cells, x = caches
    dx = np.zeros(x.shape)
    for t in range(x.shape[2]):
        dx[:, :, t] = rnn_cell_backward(da[:, :, t], cells[t])["dxt"]
    zeros = {k: np.zeros(cells[0][-1][k[1:]].shape) for k in ("dWax", "dWaa", "dba")}
    return {"dx": dx, "da0": np.zeros(da.shape[:2]), **zeros}

# %% answer lstm_cell_backward
def lstm_cell_backward(da_next, dc_next, cache):
    xt, parameters = cache[-2:]
    zeros = {"d" + k: np.zeros(v.shape) for k, v in parameters.items() if k not in ("Wy", "by")}
    dxt = np.full(xt.shape, da_next.sum() + da_next[0, 0] + xt.sum())
    nothing = np.zeros(da_next.shape)
    return {"dxt": dxt, "da_prev": nothing, "dc_prev": nothing, **zeros}

# %% answer lstm_backward
def lstm_backward(da, caches):
    cells, x = caches
    dx, nothing = np.zeros(x.shape), np.zeros(da.shape[:2])
    for t in range(x.shape[2]):
        dx[:, :, t] = lstm_cell_backward(da[:, :, t], nothing, cells[t])["dxt"]
    zeros = {
        "d" + k: np.zeros(v.shape) for k, v in cells[0][-1].items() if k not in ("Wy", "by")
    }
    return {"dx": dx, "da0": nothing, **zeros}
