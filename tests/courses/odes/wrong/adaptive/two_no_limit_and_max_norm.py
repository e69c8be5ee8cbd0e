# what: E is the largest entry instead of the root mean square, and the limit of 1 after a rejection is forgotten
def adaptive(y0, t0, h0, attempts, rtol, atol, p):
    t, y, h = t0, y0, h0
    ts, ys, hs = [t], [y], [h]
    for _ in range(attempts):
        y_new, err, _c = bs23_step(t, y, h, p)
        E = np.abs(err / (atol + rtol * np.maximum(np.abs(y), np.abs(y_new)))).max()
        if E <= 1:
            t = t + h
            y = y_new
        h = h * min(5.0, max(0.2, 0.9 * E ** (-1 / 3)))
        ts.append(t)
        ys.append(y)
        hs.append(h)
    return np.array(ts), np.stack(ys, axis=2), np.array(hs)
