# the prediction begins from the last raw code range, not from the last smoothed one
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = code.astype(float)
    counts = np.ones((m, T))
    for t in range(1, T):
        n = np.where(slip[:, t], 1, np.minimum(counts[:, t - 1] + 1, window))
        predicted = code[:, t - 1] + phase[:, t] - phase[:, t - 1]
        smooth[:, t] = (code[:, t] + (n - 1) * predicted) / n
        counts[:, t] = n
    res = code - smooth
    return smooth, counts, np.sqrt((res * res).mean(1))
