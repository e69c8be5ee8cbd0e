# Kepler's equation has the wrong sign: E + e sin E = M (with the derivative that belongs to it)
def solve_kepler(M, e, iterations):
    E = np.where(M < np.pi, M + e / 2, M - e / 2)
    f = lambda x: x + e * np.sin(x) - M
    fp = lambda x: 1 + e * np.cos(x)
    for _ in range(iterations):
        E = E - f(E) / fp(E)
    nu = 2 * np.arctan2(np.sqrt(1 + e) * np.sin(E / 2), np.sqrt(1 - e) * np.cos(E / 2))
    return E, nu % (2 * np.pi)
