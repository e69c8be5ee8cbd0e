# the weighted mean of the residuals is taken off before the step and before the rms, although the origin time is fitted too
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    rms = np.zeros(n_iter)
    ok = ~np.isnan(picks)
    for i in range(n_iter):
        t, G = arrival_times(hypo, stations, is_s, vp, vs)
        r = picks[ok] - t[ok]
        Gk = G[ok]
        w = weights[ok] / np.maximum(1, np.abs(r) / cutoff)
        r = r - np.sum(w * r) / np.sum(w)
        rms[i] = np.sqrt(np.sum(w * r ** 2) / np.sum(w))
        N = Gk.T @ (w[:, None] * Gk)
        hypo = hypo + np.linalg.solve(N + damping * np.diag(np.diag(N)), Gk.T @ (w * r))
        hypo[2] = max(hypo[2], 0)
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
