# the first year's premium is counted twice: it is already put into the surplus at the beginning
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    surplus = np.full(paths, float(u + c))
    alive = np.ones(paths, dtype=bool)
    dividends = np.zeros(paths)
    psi = np.zeros(t)
    for k in range(t):
        surplus[alive] = (surplus[alive] + c) * (1 + i) - claims[alive, k]
        alive = surplus >= 0
        extra = np.maximum(surplus - b, 0)
        surplus -= extra
        dividends += extra / (1 + i) ** (k + 1)
        psi[k] = np.mean(~alive)
    deficit = np.zeros(paths)
    deficit[~alive] = -surplus[~alive]
    return psi, deficit, dividends
