# the right-hand side is G^T r, without the weights (the matrix has them)
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.astype(float)
    mask = np.isnan(picks)
    rms = np.zeros(n_iter)
    for step in range(n_iter):
        times, jacobian = arrival_times(hypo, stations, is_s, vp, vs)
        res = np.where(mask, 0, picks - times)
        w = np.where(mask, 0, weights) / np.where(np.abs(res) > cutoff, np.abs(res) / cutoff, 1)
        rms[step] = np.sqrt(np.sum(w * res ** 2) / np.sum(w))
        normal = jacobian.T @ np.diag(w) @ jacobian
        rhs = jacobian.T @ res
        hypo = hypo + np.linalg.solve(normal + damping * np.diag(np.diag(normal)), rhs)
        hypo[2] = max(hypo[2], 0)
    return hypo, rms, rms[-1] ** 2 * np.linalg.inv(normal)
