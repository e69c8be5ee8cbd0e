# what: right; lists and a flag
def adaptive(y0, t0, h0, attempts, rtol, atol, p):
    ts, ys, hs = [t0], [y0], [h0]
    rejected = False
    while len(ts) <= attempts:
        t, y, h = ts[-1], ys[-1], hs[-1]
        new, err, _ = bs23_step(t, y, h, p)
        ratio = err / (atol + rtol * np.where(abs(new) > abs(y), abs(new), abs(y)))
        E = np.linalg.norm(ratio) / np.sqrt(ratio.size)
        factor = np.clip(0.9 / np.cbrt(E), 0.2, 1.0 if rejected else 5.0)
        rejected = bool(E > 1)
        ts.append(t if rejected else t + h)
        ys.append(y if rejected else new)
        hs.append(h * factor)
    return np.array(ts), np.stack(ys, axis=-1), np.array(hs)
