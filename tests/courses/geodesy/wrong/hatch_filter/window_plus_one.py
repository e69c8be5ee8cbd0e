# the count may go one above the window before it stops
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth, counts = np.zeros((m, T)), np.zeros((m, T))
    n = np.zeros(m)
    for t in range(T):
        if t == 0:
            n = np.ones(m)
            smooth[:, t] = code[:, t]
        else:
            n = np.where(n <= window, n + 1, n)
            n = np.where(slip[:, t], 1, n)
            smooth[:, t] = code[:, t] / n + (n - 1) / n * (smooth[:, t - 1] + phase[:, t] - phase[:, t - 1])
        counts[:, t] = n
    return smooth, counts, np.sqrt(np.mean((code - smooth)**2, axis=1))
