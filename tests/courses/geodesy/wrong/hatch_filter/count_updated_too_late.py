# the range is smoothed with the count of the epoch before, which is renewed only afterwards; resets are in time
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth, counts = np.zeros((m, T)), np.zeros((m, T))
    smooth[:, 0] = code[:, 0]
    counts[:, 0] = 1
    n = np.ones(m)
    for t in range(1, T):
        n[slip[:, t]] = 1
        smooth[:, t] = code[:, t] / n + (n - 1) / n * (smooth[:, t - 1] + phase[:, t] - phase[:, t - 1])
        n = np.minimum(n + 1, window)
        n[slip[:, t]] = 1
        counts[:, t] = n
    return smooth, counts, np.sqrt(np.mean((code - smooth)**2, axis=1))
