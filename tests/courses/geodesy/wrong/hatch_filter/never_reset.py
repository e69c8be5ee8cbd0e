# slips are ignored: the count and the range are never reset
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    P = code.copy()
    c = np.ones((m, T))
    for t in range(1, T):
        c[:, t] = np.minimum(c[:, t - 1] + 1, window)
        w = 1 / c[:, t]
        P[:, t] = w * code[:, t] + (1 - w) * (P[:, t - 1] + phase[:, t] - phase[:, t - 1])
    return P, c, np.sqrt(np.mean((code - P)**2, axis=1))
