# the damping is added as damping times the unit matrix instead of damping times the diagonal of N
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    x = start + 0.0
    ok = np.isfinite(picks)
    history = np.empty(n_iter)
    for i in range(n_iter):
        times, J = arrival_times(x, stations, is_s, vp, vs)
        d = np.where(ok, picks - times, 0.0)
        w = np.where(ok, weights, 0.0) / np.maximum(1.0, np.abs(d) / cutoff)
        history[i] = np.sqrt(np.dot(w, d * d) / np.sum(w))
        H = np.einsum("ni,n,nj->ij", J, w, J)
        g = np.einsum("ni,n,n->i", J, w, d)
        x = x + np.linalg.solve(H + damping * np.eye(4), g)
        x[2] = max(0.0, x[2])
    cov = history[-1] ** 2 * np.linalg.inv(H)
    return x, history, cov
