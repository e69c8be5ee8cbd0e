# each path by itself, with a break at ruin
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    psi, deficit, dividends = np.zeros(t), np.zeros(paths), np.zeros(paths)
    for j in range(paths):
        s = u
        for k in range(t):
            s = (s + c) * (1 + i) - claims[j, k]
            if s < 0:
                deficit[j] = -s
                psi[k:] += 1
                break
            if s > b:
                dividends[j] += (s - b) * (1 + i) ** (-k - 1)
                s = b
    return psi / paths, deficit, dividends
