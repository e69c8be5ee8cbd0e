# the dividends are discounted with exp(-i k), as if i were a force of interest
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    surplus = np.full(paths, float(u))
    dividends = np.zeros(paths)
    alive = np.ones(paths, dtype=bool)
    psi = np.zeros(t)
    discount = np.exp(-i * np.arange(1, t + 1))
    for k, x in enumerate(claims.T):
        surplus = np.where(alive, (surplus + c) * (1 + i) - x, surplus)
        alive = alive & (surplus >= 0)
        paid = np.maximum(surplus - b, 0)
        surplus = surplus - paid
        dividends = dividends + paid * discount[k]
        psi[k] = 1 - alive.mean()
    return psi, np.where(alive, 0, -surplus), dividends
