# the clarity is taken at 50 ms instead of at 80 ms
def decay_parameters(h, fs):
    onset = np.flatnonzero(np.abs(h) >= 0.1 * np.abs(h).max())[0]
    w = h[onset:] ** 2
    n = w.size
    W = np.triu(np.ones((n, n))) @ w
    level = 10 * np.log10(W / W[0])
    t = np.arange(n) / fs
    q = (level >= -25) & (level <= -5)
    coef = np.polyfit(t[q], level[q], 1)
    k = int(np.ceil(0.05 * fs))
    C80 = 10 * np.log10(w[:k].sum() / w[k:].sum())
    return {"level": level, "T20": -60 / coef[0], "C80": C80, "Ts": np.sum(t * w) / W[0]}
