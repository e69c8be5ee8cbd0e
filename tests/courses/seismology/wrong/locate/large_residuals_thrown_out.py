# picks with residuals above the cutoff get the weight 0 instead of a smaller one (as long as four picks are left; else none is touched)
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    h = start.copy()
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        t, G = arrival_times(h, stations, is_s, vp, vs)
        res = picks - t
        w = weights.copy()
        w[np.isnan(res)] = 0
        res[np.isnan(res)] = 0
        if np.sum((np.abs(res) <= cutoff) & (w > 0)) >= 4:
            w[np.abs(res) > cutoff] = 0
        rms[i] = np.sqrt(np.sum(w * res**2) / np.sum(w))
        N = G.T @ (w[:, None] * G)
        h = h + np.linalg.solve(N + damping * np.diag(np.diag(N)), G.T @ (w * res))
        h[2] = max(h[2], 0)
    return h, rms, rms[-1] ** 2 * np.linalg.inv(N)
