# what: the safety factor stands under the root: (0.9 / E)^(1/3) instead of 0.9 / E^(1/3)
def adaptive(y0, t0, h0, attempts, rtol, atol, p):
    ts, hs, ys = [t0], [h0], [y0]
    t, y, h = t0, y0, h0
    limit = 5.0
    for i in range(attempts):
        y_new, err, _ = bs23_step(t, y, h, p)
        scale = atol + rtol * np.maximum(np.abs(y), np.abs(y_new))
        E = np.sqrt(np.mean((err / scale) ** 2))
        factor = np.cbrt(0.9 / E)
        factor = max(0.2, min(limit, factor))
        if E > 1:
            limit = 1.0
        else:
            t = t + h
            y = y_new
            limit = 5.0
        h = factor * h
        ts.append(t)
        ys.append(y)
        hs.append(h)
    return np.array(ts), np.moveaxis(np.array(ys), 0, -1), np.array(hs)
