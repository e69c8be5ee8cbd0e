# the residuals of missing picks are 0 but their weights stay, in the rms and in the matrix, as if they fitted perfectly
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        pred, jac = arrival_times(hypo, stations, is_s, vp, vs)
        residuals = np.nan_to_num(picks - pred)
        w = weights / np.maximum(1.0, np.abs(residuals) / cutoff)
        rms[i] = np.sqrt(np.sum(w * residuals ** 2) / np.sum(w))
        N = jac.T @ np.diag(w) @ jac
        rhs = jac.T @ np.diag(w) @ residuals
        hypo = hypo + np.linalg.solve(N + damping * np.diag(np.diag(N)), rhs)
        hypo[2] = max(hypo[2], 0)
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(N)
