# at a slip the count goes back to 1, but the range is still smoothed with the old count
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = np.zeros((m, T))
    counts = np.zeros((m, T))
    for s in range(m):
        smooth[s, 0] = code[s, 0]
        counts[s, 0] = 1
        for t in range(1, T):
            n = min(counts[s, t - 1] + 1, window)
            smooth[s, t] = code[s, t] / n + (n - 1) / n * (smooth[s, t - 1] + phase[s, t] - phase[s, t - 1])
            counts[s, t] = n
            if slip[s, t]:
                counts[s, t] = 1
    rms = np.sqrt(np.mean((code - smooth)**2, axis=1))
    return smooth, counts, rms
