# the derivative is 1 + e cos E instead of 1 - e cos E
def solve_kepler(M, e, iterations):
    E = M + np.where(M < np.pi, 1, -1) * e / 2
    for _ in range(iterations):
        residual = E - e * np.sin(E) - M
        E = E - residual / (1 + e * np.cos(E))
    half = E / 2
    nu = 2 * np.arctan2(np.sqrt(1 + e) * np.sin(half), np.sqrt(1 - e) * np.cos(half))
    return E, nu
