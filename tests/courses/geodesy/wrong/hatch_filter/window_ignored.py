# the count grows without limit, the window is not used
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = np.zeros((m, T))
    counts = np.zeros((m, T))
    for i in range(m):
        n = 1
        smooth[i, 0], counts[i, 0] = code[i, 0], 1
        for t in range(1, T):
            if slip[i, t]:
                n = 1
            else:
                n = n + 1
            smooth[i, t] = code[i, t] / n + (n - 1) / n * (smooth[i, t - 1] + phase[i, t] - phase[i, t - 1])
            counts[i, t] = n
    rms = np.array([np.sqrt(np.mean((code[i] - smooth[i])**2)) for i in range(m)])
    return smooth, counts, rms
