# the covariance is computed at the final hypocenter, with the residuals and derivatives after the last step instead of before it
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    def linearize(h):
        t, G = arrival_times(h, stations, is_s, vp, vs)
        r = np.where(np.isnan(picks), 0, picks - t)
        w = np.where(np.isnan(picks), 0, weights) / np.maximum(1, np.abs(r) / cutoff)
        N = G.T @ (w[:, None] * G)
        return np.sqrt(np.sum(w * r ** 2) / np.sum(w)), N, G.T @ (w * r)

    hypo = start.copy()
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        rms[i], N, g = linearize(hypo)
        hypo = hypo + np.linalg.solve(N + damping * np.diag(np.diag(N)), g)
        hypo[2] = max(hypo[2], 0)
    last_rms, N, _ = linearize(hypo)
    return hypo, rms, last_rms ** 2 * np.linalg.inv(N)
