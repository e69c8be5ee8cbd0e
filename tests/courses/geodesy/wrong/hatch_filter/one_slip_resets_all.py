# a slip of any satellite resets all of them
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = np.zeros((m, T))
    counts = np.zeros((m, T))
    smooth[:, 0] = code[:, 0]
    counts[:, 0] = 1
    k = 1
    for t in range(1, T):
        if slip[:, t].any():
            k = 1
        else:
            k = min(k + 1, window)
        counts[:, t] = k
        smooth[:, t] = code[:, t] / k + (k - 1) / k * (smooth[:, t - 1] + phase[:, t] - phase[:, t - 1])
    return smooth, counts, np.sqrt(np.mean((code - smooth)**2, axis=1))
