# psi is recorded before the ruin check of the year: each entry is that of the year before, the first is zero
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    s = np.full(paths, float(u))
    ruined = np.zeros(paths, dtype=bool)
    div = np.zeros(paths)
    psi = np.zeros(t)
    for k in range(t):
        psi[k] = ruined.mean()
        s = np.where(ruined, s, (s + c) * (1 + i) - claims[:, k])
        ruined = ruined | (s < 0)
        pay = np.maximum(s - b, 0)
        s = s - pay
        div = div + pay / (1 + i) ** (k + 1)
    return psi, np.where(ruined, -s, 0), div
