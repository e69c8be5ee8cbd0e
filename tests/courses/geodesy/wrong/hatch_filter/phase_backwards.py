# the phase difference has the wrong sign, old minus new
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    S = np.zeros_like(code)
    K = np.zeros((m, T), dtype=int)
    S[:, 0] = code[:, 0]
    K[:, 0] = 1
    for t in range(1, T):
        for s in range(m):
            K[s, t] = 1 if slip[s, t] else min(K[s, t - 1] + 1, window)
            pred = S[s, t - 1] + phase[s, t - 1] - phase[s, t]
            S[s, t] = pred + (code[s, t] - pred) / K[s, t]
    return S, K, np.sqrt(np.sum((code - S)**2, axis=1) / T)
