# two mistakes: picks with large residuals keep their full weight, and the rms is the plain one without weights
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    there = np.isfinite(picks)
    w = weights[there]
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        t, G = arrival_times(hypo, stations, is_s, vp, vs)
        r = picks[there] - t[there]
        g = G[there]
        rms[i] = np.sqrt(np.sum(r ** 2) / len(r))
        N = g.T @ np.diag(w) @ g
        hypo = hypo + np.linalg.solve(N + damping * np.diag(np.diag(N)), g.T @ (w * r))
        hypo[2] = max(hypo[2], 0)
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
