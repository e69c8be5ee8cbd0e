# what: the factor has no lower limit of 0.2
def adaptive(y0, t0, h0, attempts, rtol, atol, p):
    ts = np.zeros(attempts + 1)
    hs = np.zeros(attempts + 1)
    ys = np.zeros(y0.shape + (attempts + 1,))
    ts[0], hs[0], ys[:, :, 0] = t0, h0, y0
    t, y, h = t0, y0, h0
    most = 5.0
    for i in range(attempts):
        y_new, err, _ = bs23_step(t, y, h, p)
        scale = atol + rtol * np.maximum(np.abs(y), np.abs(y_new))
        size = np.sqrt(np.mean((err / scale) ** 2))
        factor = min(most, 0.9 / size ** (1 / 3))
        if size <= 1:
            t += h
            y = y_new
            most = 5.0
        else:
            most = 1.0
        h *= factor
        ts[i + 1], ys[:, :, i + 1], hs[i + 1] = t, y, h
    return ts, ys, hs
