# a negative depth is made positive (absolute value) instead of 0
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = 1.0 * start
    ok = ~np.isnan(picks)
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        t, G = arrival_times(hypo, stations, is_s, vp, vs)
        r, Gi = picks[ok] - t[ok], G[ok, :]
        w = weights[ok] / np.clip(np.abs(r) / cutoff, 1, None)
        rms[i] = np.sqrt(np.sum(w * r ** 2) / np.sum(w))
        N = Gi.T @ np.diag(w) @ Gi
        hypo = hypo + np.linalg.solve(N + damping * np.diag(np.diag(N)), Gi.T @ (w * r))
        hypo[2] = abs(hypo[2])
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
