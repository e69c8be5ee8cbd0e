# the Newton step is added instead of subtracted
def solve_kepler(M, e, iterations):
    E = np.empty(len(M))
    E[M < np.pi] = M[M < np.pi] + e / 2
    E[M >= np.pi] = M[M >= np.pi] - e / 2
    for _ in range(iterations):
        delta = (E - e * np.sin(E) - M) / (1 - e * np.cos(E))
        E = E + delta
    nu = 2 * np.arctan2(np.sqrt(1 + e) * np.sin(E / 2), np.sqrt(1 - e) * np.cos(E / 2))
    return E, nu % (2 * np.pi)
