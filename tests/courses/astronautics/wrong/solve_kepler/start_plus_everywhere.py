# the start is M + e/2 everywhere, without the condition M < pi
def solve_kepler(M, e, iterations):
    ecc_anom = M + 0.5 * e
    for _ in range(iterations):
        g = ecc_anom - e * np.sin(ecc_anom) - M
        slope = 1.0 - e * np.cos(ecc_anom)
        ecc_anom = ecc_anom - g / slope
    s = np.sqrt(1 + e) * np.sin(ecc_anom / 2)
    c = np.sqrt(1 - e) * np.cos(ecc_anom / 2)
    return ecc_anom, 2 * np.arctan2(s, c)
