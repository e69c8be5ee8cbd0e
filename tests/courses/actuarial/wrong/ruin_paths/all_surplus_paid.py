# where the surplus is above the barrier, all of it is paid out instead of what is above the barrier
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    surplus = np.full(paths, float(u))
    dividends = np.zeros(paths)
    alive = np.ones(paths, dtype=bool)
    psi = np.zeros(t)
    for k in range(t):
        surplus = np.where(alive, (surplus + c) * (1 + i) - claims[:, k], surplus)
        alive = alive & (surplus >= 0)
        rich = surplus > b
        dividends[rich] += surplus[rich] / (1 + i) ** (k + 1)
        surplus[rich] = 0
        psi[k] = np.mean(~alive)
    return psi, np.where(alive, 0, -surplus), dividends
