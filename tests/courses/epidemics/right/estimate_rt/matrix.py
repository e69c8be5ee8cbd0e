def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    G = np.zeros((T, T))
    for s, p in enumerate(interval):
        G += p * np.eye(T, k=-(s + 1))
    pressure = G @ counts
    out = np.zeros((2, T - window))
    for k in range(T - window):
        lo, hi = k + 1, k + window + 1
        a = shape + np.sum(counts[lo:hi])
        b = scale / (1 + scale * np.sum(pressure[lo:hi]))
        out[0, k] = a * b
        out[1, k] = b * a**0.5
    return out[0], out[1]
