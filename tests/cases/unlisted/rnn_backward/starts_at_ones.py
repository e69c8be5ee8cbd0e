# The carry starts at one.
# says: da_prevt|carry; ones|1

def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.ones((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da[:, :, t] + carry, steps[t])
        dx[:, :, t] = g["dxt"]
        carry = g["da_prev"]
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)
