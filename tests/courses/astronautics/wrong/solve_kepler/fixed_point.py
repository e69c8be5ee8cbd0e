# fixed-point iteration E = M + e sin E is done instead of Newton's method
def solve_kepler(M, e, iterations):
    E = np.where(M < np.pi, M + e / 2, M - e / 2)
    for _ in range(iterations):
        E = M + e * np.sin(E)
    nu = 2 * np.arctan2(np.sqrt(1 + e) * np.sin(E / 2), np.sqrt(1 - e) * np.cos(E / 2))
    return E, np.mod(nu, 2 * np.pi)
