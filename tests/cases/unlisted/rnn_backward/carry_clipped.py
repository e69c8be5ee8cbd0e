# The carry is clipped to the interval from -0.1 to 0.1.
# says: da_prevt|carry|dx

def rnn_backward(da, caches):
    steps, x = caches
    n_a, m, T_x = da.shape
    total = {"dWax": 0, "dWaa": 0, "dba": 0}
    dx = np.zeros(x.shape)
    carry = np.zeros((n_a, m))
    t = T_x - 1
    while t >= 0:
        g = rnn_cell_backward(da[:, :, t] + carry, steps[t])
        dx[:, :, t] = g["dxt"]
        carry = np.clip(g["da_prev"], -0.1, 0.1)
        for k in total:
            total[k] = total[k] + g[k]
        t -= 1
    return dict(total, dx=dx, da0=carry)
