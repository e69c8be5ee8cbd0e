# the window ends the day before t
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    G = np.zeros((T, T))
    for s, p in enumerate(interval):
        G = G + p * np.eye(T, k=-(1 + s))
    pressure = G @ counts
    result = np.zeros((2, T - window))
    for k in range(T - window):
        lo, hi = (k, window + k)
        alpha = shape + np.sum(counts[lo:hi])
        term1 = np.sum(pressure[lo:hi]) * scale + 1
        b = scale / term1
        result[0, k] = alpha * b
        aux2 = alpha ** 0.5
        result[1, k] = aux2 * b
    return (result[0], result[1])
