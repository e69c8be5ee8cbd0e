# what: the step size is changed after a rejected attempt only, after an accepted one it stays
def adaptive(y0, t0, h0, attempts, rtol, atol, p):
    ts, ys, hs = [t0], [y0], [h0]
    most = 5.0
    for _ in range(attempts):
        t, y, h = ts[-1], ys[-1], hs[-1]
        y_new, err, _c = bs23_step(t, y, h, p)
        scale = atol + rtol * np.maximum(np.abs(y), np.abs(y_new))
        size = np.sqrt(np.mean((err / scale) ** 2))
        if size <= 1:
            t, y, most = t + h, y_new, 5.0
        else:
            h = h * min(most, max(0.2, 0.9 * size ** (-1 / 3)))
            most = 1.0
        ts.append(t)
        ys.append(y)
        hs.append(h)
    return np.array(ts), np.stack(ys, axis=2), np.array(hs)
