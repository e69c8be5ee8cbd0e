# the rms of each entry is that after the step instead of before it (the covariance uses the last of these)
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    gone = np.isnan(picks)
    rms = np.zeros(n_iter)

    def res_and_weight(times):
        r = np.where(gone, 0.0, picks - times)
        return r, np.where(gone, 0.0, weights) / np.maximum(1.0, np.abs(r) / cutoff)

    for i in range(n_iter):
        t, G = arrival_times(hypo, stations, is_s, vp, vs)
        r, w = res_and_weight(t)
        N = (G.T * w) @ G
        hypo = hypo + np.linalg.solve(N + damping * np.diag(np.diag(N)), (G.T * w) @ r)
        hypo[2] = max(hypo[2], 0)
        r, w = res_and_weight(arrival_times(hypo, stations, is_s, vp, vs)[0])
        rms[i] = np.sqrt(np.sum(w * r ** 2) / np.sum(w))
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
