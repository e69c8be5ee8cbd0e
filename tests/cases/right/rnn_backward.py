# case: the long way, every gradient unpacked
def rnn_backward(da, caches):
    (caches, x) = caches
    (a1, a0, x1, parameters) = caches[0]
    n_a, m, T_x = da.shape
    n_x, m = x1.shape
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    da0 = np.zeros((n_a, m))
    da_prevt = np.zeros((n_a, m))
    for t in reversed(range(T_x)):
        gradients = rnn_cell_backward(da[:, :, t] + da_prevt, caches[t])
        dxt, da_prevt, dWaxt, dWaat, dbat = (
            gradients["dxt"], gradients["da_prev"], gradients["dWax"], gradients["dWaa"], gradients["dba"])
        dx[:, :, t] = dxt
        dWax += dWaxt
        dWaa += dWaat
        dba += dbat
    da0 = da_prevt
    return {"dx": dx, "da0": da0, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: sums that start at the number zero, and a list turned around
def rnn_backward(da, caches):
    cells, x = caches
    carry, dxs, sums = 0, [], {"dWax": 0, "dWaa": 0, "dba": 0}
    for t in range(da.shape[2] - 1, -1, -1):
        g = rnn_cell_backward(carry + da[:, :, t], cells[t])
        carry = g["da_prev"]
        dxs.append(g["dxt"])
        sums = {key: sums[key] + g[key] for key in sums}
    return {**sums, "da0": carry, "dx": np.stack(dxs[::-1], axis=2)}

# case: a working copy of the upstream gradients, filled in place
def rnn_backward(da, caches):
    cell_caches, x = caches
    da = np.array(da)
    T_x = da.shape[-1]
    total = None
    dx = np.full_like(x, np.nan)
    for t in reversed(range(T_x)):
        g = rnn_cell_backward(da[..., t], cell_caches[t])
        dx[..., t] = g["dxt"]
        if t > 0:
            da[..., t - 1] += g["da_prev"]
        total = g if total is None else {k: total[k] + g[k] for k in g}
    return {"dx": dx, "da0": g["da_prev"], "dWax": total["dWax"], "dWaa": total["dWaa"], "dba": total["dba"]}

# case: recursion from the first step
def rnn_backward(da, caches):
    cells, x = caches

    def back(t):
        """Gradients of the steps from t on: carry into t-1, list of dxt, sums."""
        if t == len(cells):
            return np.zeros(da.shape[:2]), [], [0, 0, 0]
        carry, dxs, sums = back(t + 1)
        g = rnn_cell_backward(da[:, :, t] + carry, cells[t])
        return g["da_prev"], [g["dxt"]] + dxs, [s + g[k] for s, k in zip(sums, ("dWax", "dWaa", "dba"))]

    da0, dxs, (dWax, dWaa, dba) = back(0)
    return dict(da0=da0, dx=np.dstack(dxs), dWax=dWax, dWaa=dWaa, dba=dba)

# case: without the cell function, all formulas inside
def rnn_backward(da, caches):
    cells, x = caches
    parameters = cells[0][3]
    Wax, Waa = parameters["Wax"], parameters["Waa"]
    dx = np.zeros_like(x)
    d_next = np.zeros(da[:, :, 0].shape)
    dzs = []
    for t in reversed(range(da.shape[2])):
        a_next, a_prev, xt, _ = cells[t]
        dz = (d_next + da[:, :, t]) * (1 - a_next**2)
        dx[:, :, t] = Wax.T @ dz
        d_next = Waa.T @ dz
        dzs.insert(0, dz)
    dz = np.concatenate(dzs, axis=1)
    inputs = np.concatenate([cell[2] for cell in cells], axis=1)
    states = np.concatenate([cell[1] for cell in cells], axis=1)
    return {"dx": dx, "da0": d_next, "dWax": dz @ inputs.T, "dWaa": dz @ states.T,
            "dba": dz.sum(axis=1, keepdims=True)}
