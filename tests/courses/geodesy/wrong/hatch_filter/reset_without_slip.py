# the condition is reversed: the count is reset where there is no slip
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    out = code.copy()
    cnt = np.ones((m, T))
    for t in range(1, T):
        n = np.where(slip[:, t], np.minimum(cnt[:, t - 1] + 1, window), 1)
        cnt[:, t] = n
        out[:, t] = code[:, t] / n + (1 - 1 / n) * (out[:, t - 1] + phase[:, t] - phase[:, t - 1])
    return out, cnt, np.sqrt(np.mean((code - out)**2, axis=1))
