# the square root of (1 + e)/(1 - e) is missing
def solve_kepler(M, e, iterations):
    anom = np.where(M < np.pi, M + e / 2, M - e / 2)
    for _ in range(iterations):
        c, s = np.cos(anom), np.sin(anom)
        anom = anom - (anom - e * s - M) / (1 - e * c)
    ratio = (1 + e) / (1 - e)
    true = 2 * np.arctan(ratio * np.tan(anom / 2))
    true = true % (2 * np.pi)
    return anom, true
