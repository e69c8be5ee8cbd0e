# the depth is not kept from getting negative
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    m = start.copy()
    out = []
    for _ in range(n_iter):
        times, G = arrival_times(m, stations, is_s, vp, vs)
        dt = picks - times
        keep = ~np.isnan(dt)
        dt, Gk = dt[keep], G[keep]
        w = weights[keep] * np.where(np.abs(dt) > cutoff, cutoff / np.abs(dt), 1.0)
        out.append(np.sqrt(np.sum(w * dt ** 2) / np.sum(w)))
        N = np.zeros((4, 4))
        b = np.zeros(4)
        for wi, gi, ri in zip(w, Gk, dt):
            N += wi * np.outer(gi, gi)
            b += wi * ri * gi
        m = m + np.linalg.solve(N + damping * np.diag(np.diag(N)), b)
    return m, np.array(out), out[-1] ** 2 * np.linalg.inv(N)
