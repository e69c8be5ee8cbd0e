# the depth is kept from being negative only after the last step: in between the earthquake may be in the air
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    lost = np.isnan(picks)
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        t, G = arrival_times(hypo, stations, is_s, vp, vs)
        r = np.where(lost, 0, picks - t)
        w = np.where(lost, 0, weights / np.maximum(1, np.abs(r) / cutoff))
        rms[i] = np.sqrt((w * r) @ r / w.sum())
        N = G.T @ (w[:, None] * G)
        damped = N.copy()
        damped[np.arange(4), np.arange(4)] *= 1 + damping
        hypo = hypo + np.linalg.solve(damped, G.T @ (w * r))
    hypo[2] = max(hypo[2], 0)
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
