# rms is the mean square, without the root
def hatch_filter(code, phase, slip, window):
    def step(prev, c, p, p_old, n):
        return c / n + (n - 1) / n * (prev + p - p_old)
    m, T = code.shape
    smooth = np.zeros((m, T))
    counts = np.zeros((m, T))
    for s in range(m):
        smooth[s, 0], counts[s, 0] = code[s, 0], 1
        for t in range(1, T):
            n = min(counts[s, t - 1] + 1, window) if not slip[s, t] else 1
            smooth[s, t] = step(smooth[s, t - 1], code[s, t], phase[s, t], phase[s, t - 1], n)
            counts[s, t] = n
    return smooth, counts, ((code - smooth)**2).mean(axis=1)
