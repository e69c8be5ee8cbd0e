# two mistakes: the premiums earn no interest, and the dividends are discounted one year too little
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    s = u * np.ones(paths)
    alive = np.ones(paths, dtype=bool)
    div = np.zeros(paths)
    psi = np.zeros(t)
    for k in range(t):
        s = np.where(alive, s + i * s + c - claims[:, k], s)
        alive = alive & (s >= 0)
        pay = np.maximum(s - b, 0)
        s = s - pay
        div += pay / (1 + i) ** k
        psi[k] = np.mean(~alive)
    return psi, np.where(alive, 0, -s), div
