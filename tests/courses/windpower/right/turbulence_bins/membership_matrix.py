def turbulence_bins(u, edges):
    def detrended_variance(w):
        m = w.shape[1]
        t = np.arange(m) - (m - 1) / 2
        dev = w - w.mean(axis=1, keepdims=True)
        total = np.einsum("nm,nm->n", dev, dev)
        return (total - (dev @ t) ** 2 / (t @ t)) / (m - 1)

    v = np.average(u, axis=1)
    I = np.sqrt(detrended_variance(u)) / v
    G = (edges[:-1, None] <= v) & (v < edges[1:, None])
    N = G.sum(axis=1)
    first = np.divide(G @ I, N, out=np.zeros(len(N)), where=N > 0)
    around = np.where(G, I - first[:, None], 0.0)
    second = np.divide((around**2).sum(axis=1), N, out=np.zeros(len(N)), where=N > 0)
    return {"intensity": I, "count": N, "mean": first, "representative": first + 1.28 * np.sqrt(second)}
