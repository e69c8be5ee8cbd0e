# the slope's sums are weighted, but the means of t and y are plain averages
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        mask = echoes[v] > 3 * sigma
        k = N if mask.all() else np.argmin(mask)
        used[v] = k
        if k >= 2:
            p = echoes[v, :k] ** 2 - 2 * sigma**2
            y = np.log(np.sqrt(p))
            dt = TE[:k] - TE[:k].mean()
            dy = y - y.mean()
            slope = np.dot(p, dt * dy) / np.dot(p, dt**2)
            T2[v] = -1 / slope
            S0[v] = np.exp(y.mean() - slope * TE[:k].mean())
    return {"T2": T2, "S0": S0, "used": used}
