# rms is that of code minus phase instead of code minus smoothed range
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    sm = np.zeros((m, T))
    ct = np.zeros((m, T))
    sm[:, 0], ct[:, 0] = code[:, 0], 1
    for t in range(1, T):
        n = np.minimum(ct[:, t - 1] + 1, window) * ~slip[:, t] + slip[:, t]
        sm[:, t] = code[:, t] / n + (n - 1) / n * (sm[:, t - 1] + phase[:, t] - phase[:, t - 1])
        ct[:, t] = n
    return sm, ct, np.sqrt(np.mean((code - phase)**2, axis=1))
