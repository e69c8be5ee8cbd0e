# rms is one number over all satellites, repeated for each of them
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = np.zeros((m, T)); counts = np.zeros((m, T))
    smooth[:, 0] = code[:, 0]; counts[:, 0] = 1
    for t in range(1, T):
        n = np.where(slip[:, t], 1, np.minimum(counts[:, t - 1] + 1, window))
        smooth[:, t] = code[:, t] / n + (n - 1) / n * (smooth[:, t - 1] + phase[:, t] - phase[:, t - 1])
        counts[:, t] = n
    rms = np.full(m, np.sqrt(np.mean((code - smooth)**2)))
    return smooth, counts, rms
