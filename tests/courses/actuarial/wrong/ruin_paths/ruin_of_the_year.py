# psi is the share of paths that are ruined in just that year: it is not cumulated
def ruin_paths(u, c, claims, i, b):
    n, T = claims.shape
    psi = np.zeros(T)
    deficit = np.zeros(n)
    dividends = np.zeros(n)
    for j, row in enumerate(claims):
        s = float(u)
        for t, x in enumerate(row):
            s = (s + c) * (1 + i) - x
            if s < 0:
                psi[t] += 1 / n
                deficit[j] = -s
                break
            d = max(0.0, s - b)
            s -= d
            dividends[j] += d * (1 + i) ** (-(t + 1))
    return psi, deficit, dividends
