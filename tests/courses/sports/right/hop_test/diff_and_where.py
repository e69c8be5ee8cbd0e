def hop_test(force, rate, threshold, shortest):
    step = np.diff((force < threshold).astype(int))
    off = np.where(step == 1)[0] + 1
    on = np.where(step == -1)[0] + 1
    off = off[: len(on)]
    keep = on - off >= shortest
    off, on = off[keep] / rate, on[keep] / rate
    h = G / 8 * (on - off) ** 2
    c = off[1:] - on[:-1]
    return {"heights": h, "contact": c, "rsi": h[1:] / c}
