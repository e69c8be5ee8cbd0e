# an insurer counts as ruined when the claims of a year exceed the premium with interest, without regard to the surplus; its surplus is frozen then
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    s = np.full(paths, float(u))
    alive = np.ones(paths, dtype=bool)
    div = np.zeros(paths)
    psi = np.zeros(t)
    for k in range(t):
        s = np.where(alive, (s + c) * (1 + i) - claims[:, k], s)
        alive = alive & (c * (1 + i) >= claims[:, k])
        pay = np.where(alive, np.maximum(s - b, 0), 0)
        s = s - pay
        div = div + pay / (1 + i) ** (k + 1)
        psi[k] = np.mean(~alive)
    return psi, np.where(alive, 0, -s), div
