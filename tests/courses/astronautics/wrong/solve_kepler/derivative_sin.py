# the derivative has the sine instead of the cosine: 1 - e sin E
def solve_kepler(M, e, iterations):
    def newton(m):
        E = m + e / 2 if m < np.pi else m - e / 2
        for _ in range(iterations):
            E = E - (E - e * np.sin(E) - m) / (1 - e * np.sin(E))
        return E

    E = np.array([newton(m) for m in M])
    t = np.sqrt((1 + e) / (1 - e)) * np.tan(E / 2)
    nu = 2 * np.arctan(t)
    nu = np.where(nu < 0, nu + 2 * np.pi, nu)
    return E, nu
