# the half angle is returned: the factor 2 in front of the arctangent is missing
def solve_kepler(M, e, iterations):
    E = np.where(M < np.pi, M + e / 2, M - e / 2)
    for _ in range(iterations):
        E = E - (E - e * np.sin(E) - M) / (1 - e * np.cos(E))
    up = np.sqrt(1 + e) * np.sin(E / 2)
    down = np.sqrt(1 - e) * np.cos(E / 2)
    nu = np.arctan2(up, down)
    return E, nu
