# two mistakes: psi is the share of ruins in just that year, and the dividends are not discounted
def ruin_paths(u, c, claims, i, b):
    n, T = claims.shape
    s = np.full(n, float(u))
    alive = np.ones(n, dtype=bool)
    total = np.zeros(n)
    psi = np.zeros(T)
    for t in range(T):
        s = np.where(alive, (s + c) * (1 + i) - claims[:, t], s)
        now = alive & (s < 0)
        psi[t] = now.sum() / n
        alive = alive & ~now
        d = np.where(alive, np.maximum(s - b, 0), 0)
        s = s - d
        total = total + d
    return psi, np.where(alive, 0, -s), total
