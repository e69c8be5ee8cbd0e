# the weighted sum of squares is divided by the number of picks that are there instead of the sum of the weights
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    n = np.sum(~np.isnan(picks))
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        t, J = arrival_times(hypo, stations, is_s, vp, vs)
        r = np.where(np.isnan(picks), 0, picks - t)
        w = np.where(np.isnan(picks), 0, weights)
        w = w / np.maximum(1, np.abs(r) / cutoff)
        rms[i] = np.sqrt(np.sum(w * r * r) / n)
        WJ = w[:, np.newaxis] * J
        N = J.T @ WJ
        hypo = hypo + np.linalg.solve(N + damping * np.diag(np.diag(N)), WJ.T @ r)
        hypo[2] = max(hypo[2], 0)
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
