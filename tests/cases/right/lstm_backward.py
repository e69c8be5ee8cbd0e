# case: a dictionary of sums
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    sums = {"d" + k: np.zeros_like(v) for k, v in cells[0][-1].items() if k not in ("Wy", "by")}
    dx = np.zeros_like(x)
    da_next = np.zeros((n_a, m))
    dc_next = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        g = lstm_cell_backward(da[:, :, t] + da_next, dc_next, cells[t])
        da_next, dc_next = g["da_prev"], g["dc_prev"]
        dx[:, :, t] = g["dxt"]
        for k in sums:
            sums[k] += g[k]
    return {"dx": dx, "da0": da_next, **sums}

# case: the long way
def lstm_backward(da, caches):
    (caches, x) = caches
    (a1, c1, a0, c0, f1, i1, cc1, o1, x1, parameters) = caches[0]
    n_a, m, T_x = da.shape
    n_x, m = x1.shape
    dx = np.zeros((n_x, m, T_x))
    da_prevt = np.zeros((n_a, m))
    dc_prevt = np.zeros((n_a, m))
    dWf = np.zeros((n_a, n_a + n_x))
    dWi = np.zeros((n_a, n_a + n_x))
    dWc = np.zeros((n_a, n_a + n_x))
    dWo = np.zeros((n_a, n_a + n_x))
    dbf = np.zeros((n_a, 1))
    dbi = np.zeros((n_a, 1))
    dbc = np.zeros((n_a, 1))
    dbo = np.zeros((n_a, 1))
    for t in reversed(range(T_x)):
        gradients = lstm_cell_backward(da_prevt + da[:, :, t], dc_prevt, caches[t])
        da_prevt, dc_prevt = gradients["da_prev"], gradients["dc_prev"]
        dx[:, :, t] = gradients["dxt"]
        dWf = dWf + gradients["dWf"]
        dWi = dWi + gradients["dWi"]
        dWc = dWc + gradients["dWc"]
        dWo = dWo + gradients["dWo"]
        dbf = dbf + gradients["dbf"]
        dbi = dbi + gradients["dbi"]
        dbc = dbc + gradients["dbc"]
        dbo = dbo + gradients["dbo"]
    da0 = da_prevt
    return {"dx": dx, "da0": da0, "dWf": dWf, "dbf": dbf, "dWi": dWi, "dbi": dbi,
            "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}

# case: all steps first, sums afterwards
def lstm_backward(da, caches):
    cells, x = caches
    steps = []
    carry_a = carry_c = np.zeros(da.shape[:2])
    for upstream, cache in zip(da.transpose(2, 0, 1)[::-1], cells[::-1]):
        steps.append(lstm_cell_backward(upstream + carry_a, carry_c, cache))
        carry_a, carry_c = steps[-1]["da_prev"], steps[-1]["dc_prev"]
    result = {key: np.sum([s[key] for s in steps], axis=0) for key in steps[0] if key[1] in "Wb"}
    result["dx"] = np.stack([s["dxt"] for s in reversed(steps)], axis=-1)
    result["da0"] = carry_a
    return result

# case: functools.reduce
from functools import reduce

def lstm_backward(da, caches):
    cells, x = caches
    zeros = np.zeros(da[:, :, 0].shape)

    def step(state, t):
        da_carry, dc_carry, dxs, sums = state
        g = lstm_cell_backward(da[:, :, t] + da_carry, dc_carry, cells[t])
        new = {k: g[k] + sums.get(k, 0) for k in g if k.startswith(("dW", "db"))}
        return g["da_prev"], g["dc_prev"], [g["dxt"]] + dxs, new

    da0, _, dxs, sums = reduce(step, reversed(range(da.shape[2])), (zeros, zeros, [], {}))
    return dict(sums, dx=np.dstack(dxs), da0=da0)
