# after ruin the negative surplus still grows with interest each year
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    s = np.full(paths, float(u))
    alive = np.ones(paths, dtype=bool)
    div = np.zeros(paths)
    psi = np.zeros(t)
    for k in range(t):
        s = (s + c * alive) * (1 + i) - claims[:, k] * alive
        alive = alive & (s >= 0)
        pay = np.where(s > b, s - b, 0)
        s -= pay
        div += pay / (1 + i) ** (k + 1)
        psi[k] = np.mean(np.logical_not(alive))
    return psi, np.where(alive, 0, -s), div
