# the dividend is paid out before the claims of the year are paid
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    U = np.full(paths, float(u))
    alive = np.ones(paths, dtype=bool)
    D = np.zeros(paths)
    psi = np.zeros(t)
    for k in range(t):
        before = (U + c) * (1 + i)
        pay = np.where(alive, np.maximum(before - b, 0), 0)
        D += pay / (1 + i) ** (k + 1)
        U = np.where(alive, before - pay - claims[:, k], U)
        alive = alive & (U >= 0)
        psi[k] = np.mean(~alive)
    deficit = np.where(alive, 0, -U)
    return psi, deficit, D
