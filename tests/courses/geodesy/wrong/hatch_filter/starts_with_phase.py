# the first smoothed range is the phase instead of the code
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = np.zeros((m, T))
    counts = np.zeros((m, T))
    smooth[:, 0] = phase[:, 0]
    counts[:, 0] = 1
    for t in range(1, T):
        n = np.where(slip[:, t], 1, np.minimum(counts[:, t - 1] + 1, window))
        smooth[:, t] = 1 / n * code[:, t] + (n - 1) / n * (smooth[:, t - 1] + phase[:, t] - phase[:, t - 1])
        counts[:, t] = n
    rms = np.sqrt(np.einsum("ij,ij->i", code - smooth, code - smooth) / T)
    return smooth, counts, rms
