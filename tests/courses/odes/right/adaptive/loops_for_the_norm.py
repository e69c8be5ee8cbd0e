# what: right; the norm by loops, separate branches
def adaptive(y0, t0, h0, attempts, rtol, atol, p):
    m = y0.shape[1]
    ts, hs = np.full(attempts + 1, t0), np.full(attempts + 1, h0)
    ys = np.repeat(y0[:, :, None], attempts + 1, axis=2)
    just_failed = False
    for i in range(attempts):
        y_new, err, _ = bs23_step(ts[i], ys[:, :, i], hs[i], p)
        total = 0.0
        for k in range(2):
            for j in range(m):
                tol = atol + rtol * max(abs(ys[k, j, i]), abs(y_new[k, j]))
                total += (err[k, j] / tol) ** 2
        E = (total / (2 * m)) ** 0.5
        change = max(0.2, min(5.0, 0.9 * E ** (-1 / 3)))
        if just_failed:
            change = min(1.0, change)
        hs[i + 1] = hs[i] * change
        if E <= 1:
            ts[i + 1], ys[:, :, i + 1], just_failed = ts[i] + hs[i], y_new, False
        else:
            ts[i + 1], ys[:, :, i + 1], just_failed = ts[i], ys[:, :, i], True
    return ts, ys, hs
