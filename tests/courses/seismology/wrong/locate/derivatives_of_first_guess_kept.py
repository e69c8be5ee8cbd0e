# the jacobian is computed once at the first guess and kept in all steps
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    _, G = arrival_times(start, stations, is_s, vp, vs)
    rms = np.zeros(n_iter)
    absent = np.isnan(picks)
    for i in range(n_iter):
        t, _ = arrival_times(hypo, stations, is_s, vp, vs)
        r = picks - t
        r[absent] = 0
        w = np.where(absent, 0, weights) / np.maximum(1, np.abs(r) / cutoff)
        rms[i] = np.sqrt(np.sum(w * r**2) / np.sum(w))
        N = G.T @ (w[:, None] * G)
        hypo = hypo + np.linalg.solve(N + damping * np.diag(np.diag(N)), G.T @ (w * r))
        hypo[2] = max(hypo[2], 0)
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
