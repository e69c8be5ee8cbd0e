# what: the step size factor is 0.9 E^(-1/2) instead of 0.9 E^(-1/3)
def adaptive(y0, t0, h0, attempts, rtol, atol, p):
    t, y, h = t0, y0, h0
    ts, ys, hs = [t], [y], [h]
    rejected = False
    for _ in range(attempts):
        y_new, err, _cache = bs23_step(t, y, h, p)
        tol = atol + rtol * np.maximum(abs(y), abs(y_new))
        E = np.sqrt(np.mean((err / tol) ** 2))
        fac = max(0.2, min(0.9 * E ** (-1 / 2), 1.0 if rejected else 5.0))
        rejected = E > 1
        if not rejected:
            t += h
            y = y_new
        h *= fac
        ts.append(t)
        ys.append(y)
        hs.append(h)
    return np.array(ts), np.stack(ys, axis=-1), np.array(hs)
