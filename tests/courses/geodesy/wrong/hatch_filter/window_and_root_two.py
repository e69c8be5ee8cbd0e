# the count stops at window - 1, and rms lacks the root
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth, counts = np.zeros((m, T)), np.zeros((m, T))
    for s in range(m):
        n = 0
        for t in range(T):
            n = n + 1 if n < window - 1 else n
            if t == 0 or slip[s, t]:
                n = 1
                smooth[s, t] = code[s, t]
            else:
                smooth[s, t] = code[s, t] / n + (n - 1) / n * (smooth[s, t - 1] + phase[s, t] - phase[s, t - 1])
            counts[s, t] = n
    return smooth, counts, np.mean((code - smooth)**2, axis=1)
