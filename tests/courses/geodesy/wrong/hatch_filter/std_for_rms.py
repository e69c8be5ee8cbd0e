# rms is the standard deviation: the mean difference is taken off
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = [code[:, 0]]
    counts = [np.ones(m)]
    for t in range(1, T):
        n = np.where(slip[:, t], 1.0, np.minimum(counts[t - 1] + 1, window))
        pred = smooth[t - 1] + phase[:, t] - phase[:, t - 1]
        smooth.append(code[:, t] / n + pred - pred / n)
        counts.append(n)
    smooth = np.stack(smooth, axis=1)
    counts = np.stack(counts, axis=1)
    return smooth, counts, np.std(code - smooth, axis=1)
