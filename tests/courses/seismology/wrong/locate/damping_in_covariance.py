# the covariance is made of the damped matrix instead of N itself
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = np.copy(start)
    there = np.logical_not(np.isnan(picks))
    rms = np.zeros(n_iter)
    for k in range(n_iter):
        t_calc, G = arrival_times(hypo, stations, is_s, vp, vs)
        r = picks[there] - t_calc[there]
        Gk = G[there]
        w = weights[there].copy()
        for j in range(len(r)):
            if abs(r[j]) > cutoff:
                w[j] = w[j] / (abs(r[j]) / cutoff)
        rms[k] = np.sqrt(np.sum(w * r * r) / np.sum(w))
        W = np.diag(w)
        N = Gk.T @ W @ Gk
        N = N + damping * np.diag(np.diag(N))
        hypo += np.linalg.solve(N, Gk.T @ W @ r)
        if hypo[2] < 0:
            hypo[2] = 0.0
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
