# nothing earns interest, neither the surplus nor the premiums: i is used for discounting only
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    v = 1 / (1 + i)
    psi = np.zeros(t)
    deficit = np.zeros(paths)
    dividends = np.zeros(paths)
    for p in range(paths):
        U = u
        for k in range(t):
            U += c - claims[p, k]
            if U < 0:
                deficit[p] = -U
                psi[k:] += 1
                break
            if U > b:
                dividends[p] += v ** (k + 1) * (U - b)
                U = b
    return psi / paths, deficit, dividends
