# rms divides by T - 1 instead of T
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    S = np.array(code, dtype=float)
    C = np.ones((m, T))
    for t in range(1, T):
        C[:, t] = np.minimum(C[:, t - 1] + 1, window)
        C[slip[:, t], t] = 1
        S[:, t] = S[:, t - 1] + phase[:, t] - phase[:, t - 1]
        S[:, t] += (code[:, t] - S[:, t]) / C[:, t]
    rms = np.sqrt(np.sum((code - S)**2, axis=1) / max(T - 1, 1))
    return S, C, rms
