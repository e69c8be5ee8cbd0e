# the weights are exchanged: the code gets (n - 1) / n and the prediction 1 / n; with n = 1 the code is taken
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = np.empty((m, T))
    counts = np.empty((m, T))
    smooth[:, 0] = code[:, 0]
    counts[:, 0] = 1
    for t in range(1, T):
        counts[:, t] = np.where(slip[:, t], 1, np.clip(counts[:, t - 1] + 1, None, window))
        n = counts[:, t]
        pred = smooth[:, t - 1] + (phase[:, t] - phase[:, t - 1])
        mix = (n - 1) / n * code[:, t] + pred / n
        smooth[:, t] = np.where(n == 1, code[:, t], mix)
    rms = np.sqrt(((code - smooth)**2).mean(axis=1))
    return smooth, counts, rms
