# the derivative is computed once at the start and not renewed in each step (simplified Newton)
def solve_kepler(M, e, iterations):
    sign = np.where(M < np.pi, 1.0, -1.0)
    E = M + sign * e / 2
    slope = 1 - e * np.cos(E)
    for _ in range(iterations):
        E = E - (E - e * np.sin(E) - M) / slope
    nu = 2 * np.arctan2(np.sqrt(1 + e) * np.sin(E / 2), np.sqrt(1 - e) * np.cos(E / 2))
    return E, nu
