# the covariance is the inverse of N alone: it is not multiplied by the squared rms
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    h = start.copy()
    nan = np.isnan(picks)
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        t, A = arrival_times(h, stations, is_s, vp, vs)
        e = np.nan_to_num(picks - t)
        w = np.where(nan, 0, weights * np.minimum(1, cutoff / np.maximum(np.abs(e), 1e-300)))
        rms[i] = (w @ e ** 2 / w.sum()) ** 0.5
        AtW = A.T * w
        M = AtW @ A
        dm = np.linalg.inv(M + damping * np.diag(M.diagonal())) @ (AtW @ e)
        h = h + dm
        h[2] = h[2] if h[2] > 0 else 0
    return h, rms, np.linalg.inv(M)
