# the slip flag of the epoch before is looked at, so the reset comes one epoch late
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = np.zeros((m, T))
    counts = np.zeros((m, T))
    smooth[:, 0] = code[:, 0]
    counts[:, 0] = 1
    for t in range(T - 1):
        n = np.minimum(counts[:, t] + 1, window)
        n = np.where(slip[:, t], 1, n)
        pred = smooth[:, t] + phase[:, t + 1] - phase[:, t]
        smooth[:, t + 1] = code[:, t + 1] / n + pred * (n - 1) / n
        counts[:, t + 1] = n
    return smooth, counts, np.sqrt(np.mean((smooth - code)**2, axis=1))
