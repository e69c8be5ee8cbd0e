# both the rows of G and the residuals are multiplied by w, not by its root, so the weights enter the normal equations squared
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    idx = np.where(~np.isnan(picks))[0]
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        t, J = arrival_times(hypo, stations, is_s, vp, vs)
        r = picks[idx] - t[idx]
        w = weights[idx] / np.maximum(1, abs(r) / cutoff)
        rms[i] = np.sqrt((w * r ** 2).sum() / w.sum())
        Gw = w[:, None] * J[idx]
        rw = w * r
        N = Gw.T @ Gw
        hypo = hypo + np.linalg.solve(N + damping * np.diag(np.diag(N)), Gw.T @ rw)
        hypo[2] = max(hypo[2], 0)
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
