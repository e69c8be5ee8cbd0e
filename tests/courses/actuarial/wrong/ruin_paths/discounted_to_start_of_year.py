# the dividends are discounted one year too little, as if they were paid at the start of the year
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    v = 1 / (1 + i)
    surplus = np.full(paths, float(u))
    alive = np.full(paths, True)
    dividends = np.zeros(paths)
    psi = np.zeros(t)
    for k in range(t):
        new = (surplus + c) * (1 + i) - claims[:, k]
        surplus[alive] = new[alive]
        alive = surplus >= 0
        over = surplus > b
        dividends[over] += v**k * (surplus[over] - b)
        surplus[over] = b
        psi[k] = np.sum(~alive) / paths
    deficit = np.where(alive, 0.0, -surplus)
    return psi, deficit, dividends
