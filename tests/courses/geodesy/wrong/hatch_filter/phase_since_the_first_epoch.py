# the phase difference is taken to the first epoch instead of the one before
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = np.zeros((m, T))
    counts = np.ones((m, T))
    smooth[:, 0] = code[:, 0]
    phi = phase - phase[:, :1]
    for t in range(1, T):
        n = np.where(slip[:, t], 1, np.minimum(counts[:, t - 1] + 1, window))
        smooth[:, t] = code[:, t] / n + (n - 1) / n * (smooth[:, t - 1] + phi[:, t])
        counts[:, t] = n
    return smooth, counts, np.sqrt(np.mean((code - smooth)**2, axis=1))
