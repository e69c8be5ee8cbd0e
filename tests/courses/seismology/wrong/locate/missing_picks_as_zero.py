# missing picks are set to the time 0 and stay in the fit with their weight
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    obs = np.nan_to_num(picks)
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        t, G = arrival_times(hypo, stations, is_s, vp, vs)
        r = obs - t
        w = weights / np.maximum(1, np.abs(r) / cutoff)
        rms[i] = np.sqrt(np.sum(w * r ** 2) / np.sum(w))
        N = G.T @ (w[:, None] * G)
        delta = np.linalg.solve(N + damping * np.diag(np.diag(N)), G.T @ (w * r))
        hypo = hypo + delta
        hypo[2] = max(hypo[2], 0)
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
