# the count is 2 at the first epoch instead of 1, so it is one too high until it meets the window or a slip
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = np.zeros((m, T))
    counts = np.zeros((m, T))
    smooth[:, 0] = code[:, 0]
    n = np.full(m, 2.0)
    counts[:, 0] = n
    for t in range(1, T):
        n = np.minimum(n + 1, window)
        n[slip[:, t]] = 1
        smooth[:, t] = code[:, t] / n + (n - 1) / n * (smooth[:, t - 1] + phase[:, t] - phase[:, t - 1])
        counts[:, t] = n
    return smooth, counts, np.sqrt(np.mean((code - smooth)**2, axis=1))
