# the paths without stopping first, then the year of ruin by argmax, and everything after it is cut off
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    before = np.zeros((paths, t))
    now = np.full(paths, float(u))
    for k in range(t):
        before[:, k] = (now + c) * (1 + i) - claims[:, k]
        now = np.minimum(before[:, k], b)
    below = before < 0
    dead = np.cumsum(below, axis=1) > 0
    first = np.argmax(below, axis=1)
    deficit = np.where(dead[:, -1], -before[np.arange(paths), first], 0.0)
    excess = np.where(dead, 0.0, np.maximum(before - b, 0.0))
    dividends = np.einsum("pk,k->p", excess, (1 / (1 + i)) ** np.arange(1, t + 1))
    return dead.mean(axis=0), deficit, dividends
