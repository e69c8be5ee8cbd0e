# psi is the share of paths that are still alive instead of ruined
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    surplus = np.repeat(float(u), paths)
    alive = np.repeat(True, paths)
    dividends = np.zeros(paths)
    phi = np.zeros(t)
    for k in range(t):
        surplus = np.where(alive, (surplus + c) * (1 + i) - claims[:, k], surplus)
        alive = np.logical_and(alive, surplus >= 0)
        over = np.maximum(surplus - b, 0)
        surplus = surplus - over
        dividends = dividends + over / (1 + i) ** (k + 1)
        phi[k] = alive.sum() / paths
    return phi, np.where(alive, 0, -surplus), dividends
