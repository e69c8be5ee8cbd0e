# the given weights of the picks are ignored: every pick starts with the weight 1
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    rms = np.zeros(n_iter)
    ok = ~np.isnan(picks)
    for i in range(n_iter):
        t, G = arrival_times(hypo, stations, is_s, vp, vs)
        G, r = G[ok], (picks - t)[ok]
        w = np.minimum(1, cutoff / np.abs(r))
        rms[i] = np.sqrt(np.sum(w * r ** 2) / np.sum(w))
        N = G.T @ (w[:, None] * G)
        hypo = hypo + np.linalg.solve(N + damping * np.diag(np.diag(N)), G.T @ (w * r))
        hypo[2] = max(hypo[2], 0)
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
