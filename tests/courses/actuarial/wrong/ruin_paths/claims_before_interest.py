# the claims are paid before the interest is earned
def ruin_paths(u, c, claims, i, b):
    paths, years = claims.shape
    psi = np.zeros(years)
    deficit = np.zeros(paths)
    dividends = np.zeros(paths)
    for p in range(paths):
        s = u
        for y in range(years):
            s = (s + c - claims[p, y]) * (1 + i)
            if s < 0:
                deficit[p] = -s
                psi[y:] += 1
                break
            if s > b:
                dividends[p] += (s - b) / (1 + i) ** (y + 1)
                s = b
    return psi / paths, deficit, dividends
