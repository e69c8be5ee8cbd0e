# Newton starts from E = M instead of M +- e/2
def solve_kepler(M, e, iterations):
    E = M.copy()
    for i in range(iterations):
        f = E - e * np.sin(E) - M
        df = 1 - e * np.cos(E)
        E = E - f / df
    nu = 2 * np.arctan(np.sqrt((1 + e) / (1 - e)) * np.tan(E / 2)) % (2 * np.pi)
    return E, nu
