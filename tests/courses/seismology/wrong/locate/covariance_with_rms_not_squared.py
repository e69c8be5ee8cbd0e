# the covariance is multiplied by the rms instead of its square
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = np.array(start)
    use = ~np.isnan(picks)
    st, ph, pk, w0 = stations[use], is_s[use], picks[use], weights[use]
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        t, G = arrival_times(hypo, st, ph, vp, vs)
        r = pk - t
        w = w0 / np.maximum(1, np.abs(r) / cutoff)
        rms[i] = np.sqrt(np.sum(w * r ** 2) / np.sum(w))
        N = G.T @ (G * w[:, None])
        hypo = hypo + np.linalg.solve(N + damping * np.diag(np.diag(N)), G.T @ (w * r))
        hypo[2] = max(hypo[2], 0)
    return hypo, rms, rms[n_iter - 1] * np.linalg.inv(N)
