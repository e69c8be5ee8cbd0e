# what: the step size factor is 0.9 E^(-1/4), the order of the error taken one too high
def adaptive(y0, t0, h0, attempts, rtol, atol, p):
    ts = np.zeros(attempts + 1)
    hs = np.zeros(attempts + 1)
    ys = np.zeros(y0.shape + (attempts + 1,))
    ts[0], hs[0], ys[:, :, 0] = t0, h0, y0
    t, y, h = t0, y0, h0
    order = 3
    most = 5.0
    for i in range(attempts):
        y_new, err, _ = bs23_step(t, y, h, p)
        scale = atol + rtol * np.maximum(np.abs(y), np.abs(y_new))
        size = np.sqrt(np.mean((err / scale) ** 2))
        factor = np.clip(0.9 * (1 / size) ** (1 / (order + 1)), 0.2, most)
        if size <= 1:
            t, y, most = t + h, y_new, 5.0
        else:
            most = 1.0
        h = h * factor
        ts[i + 1], ys[:, :, i + 1], hs[i + 1] = t, y, h
    return ts, ys, hs
