# psi is, for each year, the share of those alive at its start that are ruined in it, not the share of all paths up to then
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    U = np.full(paths, float(u))
    alive = np.ones(paths, dtype=bool)
    D = np.zeros(paths)
    psi = np.zeros(t)
    for k in range(t):
        before = alive.sum()
        U = np.where(alive, (U + c) * (1 + i) - claims[:, k], U)
        alive = alive & (U >= 0)
        psi[k] = (before - alive.sum()) / before if before > 0 else 0.0
        pay = np.where(alive & (U > b), U - b, 0)
        U = U - pay
        D = D + pay / (1 + i) ** (k + 1)
    return psi, np.where(alive, 0, -U), D
