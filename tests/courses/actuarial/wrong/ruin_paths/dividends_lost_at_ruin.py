# paths that are ruined lose the dividends that they paid before
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    surplus = np.full(paths, float(u))
    dividends = np.zeros(paths)
    alive = np.ones(paths, dtype=bool)
    psi = np.zeros(t)
    for k in range(t):
        surplus = np.where(alive, (surplus + c) * (1 + i) - claims[:, k], surplus)
        alive = alive & (surplus >= 0)
        paid = np.maximum(surplus - b, 0)
        surplus = surplus - paid
        dividends = dividends + paid / (1 + i) ** (k + 1)
        psi[k] = np.mean(~alive)
    return psi, np.where(alive, 0, -surplus), np.where(alive, dividends, 0)
