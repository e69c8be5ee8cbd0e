# two mistakes: the derivative is 1 + e cos E, and the factor 2 in front of the arctangent of the true anomaly is missing
def solve_kepler(M, e, iterations):
    ecc = np.where(M < np.pi, M + e / 2, M - e / 2)
    for _ in range(iterations):
        ecc = ecc - (ecc - e * np.sin(ecc) - M) / (1 + e * np.cos(ecc))
    tangent_top = np.sqrt(1 + e) * np.sin(ecc / 2)
    tangent_bottom = np.sqrt(1 - e) * np.cos(ecc / 2)
    nu = np.arctan2(tangent_top, tangent_bottom)
    return ecc, nu % (2 * np.pi)
