# the dividend is not taken out of the surplus, so the same money is paid again in the next years
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    U = np.full(paths, float(u))
    alive = np.ones(paths, dtype=bool)
    D = np.zeros(paths)
    psi = np.zeros(t)
    for k in range(t):
        U = np.where(alive, (U + c) * (1 + i) - claims[:, k], U)
        alive = alive & (U >= 0)
        D = D + np.maximum(U - b, 0) / (1 + i) ** (k + 1)
        psi[k] = np.mean(~alive)
    return psi, np.where(alive, 0, -U), D
