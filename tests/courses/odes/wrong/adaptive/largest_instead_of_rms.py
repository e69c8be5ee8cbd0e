# what: E is the largest |err / scale| instead of the root of the mean square
def adaptive(y0, t0, h0, attempts, rtol, atol, p):
    ts = np.zeros(attempts + 1)
    hs = np.zeros(attempts + 1)
    ys = np.zeros((2, y0.shape[1], attempts + 1))
    ts[0] = t0
    hs[0] = h0
    ys[:, :, 0] = y0
    after_reject = False
    for i in range(attempts):
        t, y, h = ts[i], ys[:, :, i], hs[i]
        y_new, err, cache = bs23_step(t, y, h, p)
        E = np.max(np.abs(err) / (atol + rtol * np.maximum(np.abs(y), np.abs(y_new))))
        fac = max(0.9 * E ** (-1 / 3), 0.2)
        fac = min(fac, 1) if after_reject else min(fac, 5)
        if E <= 1:
            ts[i + 1], ys[:, :, i + 1] = t + h, y_new
            after_reject = False
        else:
            ts[i + 1], ys[:, :, i + 1] = t, y
            after_reject = True
        hs[i + 1] = h * fac
    return ts, ys, hs
