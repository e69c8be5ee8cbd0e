# the code always has the weight 1 / window, from the second epoch on, except at slips; the counts are right
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    counts = np.ones((m, T))
    smooth = code.copy()
    for t in range(1, T):
        counts[:, t] = np.where(slip[:, t], 1, np.minimum(counts[:, t - 1] + 1, window))
        g = np.where(slip[:, t], 1.0, 1.0 / window)
        pred = smooth[:, t - 1] + phase[:, t] - phase[:, t - 1]
        smooth[:, t] = g * code[:, t] + (1 - g) * pred
    return smooth, counts, np.sqrt(np.mean((code - smooth)**2, axis=1))
