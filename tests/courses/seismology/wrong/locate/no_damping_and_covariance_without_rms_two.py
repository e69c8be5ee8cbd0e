# two mistakes: the normal equations are not damped, and the covariance is not multiplied by the squared rms
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    ok = ~np.isnan(picks)
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        t, G = arrival_times(hypo, stations, is_s, vp, vs)
        r = (picks - t)[ok]
        w = weights[ok] / np.maximum(1, np.abs(r) / cutoff)
        rms[i] = np.sqrt(np.sum(w * r ** 2) / np.sum(w))
        sw = np.sqrt(w)
        A = G[ok] * sw[:, None]
        step, *_ = np.linalg.lstsq(A, sw * r, rcond=None)
        hypo = hypo + step
        hypo[2] = max(hypo[2], 0)
    return hypo, rms, np.linalg.inv(A.T @ A)
