# picks with large residuals keep their full weight: the cutoff is not used
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    w = np.where(np.isnan(picks), 0, weights)
    rms = []
    for i in range(n_iter):
        t, G = arrival_times(hypo, stations, is_s, vp, vs)
        r = np.nan_to_num(picks - t, nan=0.0)
        rms.append(np.sqrt(np.average(r ** 2, weights=w)))
        N = G.T @ (w.reshape(-1, 1) * G)
        D = np.diag(np.diag(N)) * damping
        hypo = hypo + np.linalg.inv(N + D) @ G.T @ (w * r)
        hypo[2] = max(hypo[2], 0)
    return hypo, np.array(rms), rms[-1] ** 2 * np.linalg.inv(N)
