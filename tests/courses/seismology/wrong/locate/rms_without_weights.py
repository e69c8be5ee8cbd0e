# the rms is the plain one, sqrt(mean of r squared) over the picks that are there, without weights (the covariance uses it)
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    good = ~np.isnan(picks)
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        t, G = arrival_times(hypo, stations[good], is_s[good], vp, vs)
        r = picks[good] - t
        w = weights[good] / np.maximum(1, np.abs(r) / cutoff)
        rms[i] = np.sqrt(np.mean(r ** 2))
        N = (G * w[:, None]).T @ G
        rhs = (G * w[:, None]).T @ r
        hypo = hypo + np.linalg.solve(N + damping * np.diag(np.diag(N)), rhs)
        hypo[2] = max(hypo[2], 0)
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
