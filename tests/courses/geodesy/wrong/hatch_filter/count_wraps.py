# a count beyond the window goes back to 1 instead of staying at the window
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = np.zeros((m, T))
    counts = np.zeros((m, T))
    for i in range(m):
        for t in range(T):
            if t == 0 or slip[i, t]:
                n = 1
            else:
                n = counts[i, t - 1] + 1
                if n > window:
                    n = 1
            if n == 1:
                smooth[i, t] = code[i, t]
            else:
                smooth[i, t] = code[i, t] / n + (n - 1) / n * (smooth[i, t - 1] + phase[i, t] - phase[i, t - 1])
            counts[i, t] = n
    rms = np.sqrt(np.mean((code - smooth)**2, axis=1))
    return smooth, counts, rms
