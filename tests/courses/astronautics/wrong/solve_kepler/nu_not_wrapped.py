# nu comes from arctan of a tangent and is left negative in the second half, not brought to 0..2 pi
def solve_kepler(M, e, iterations):
    E = np.where(M < np.pi, M + e / 2, M - e / 2)
    for _ in range(iterations):
        E = (M - e * E * np.cos(E) + e * np.sin(E)) / (1 - e * np.cos(E))
    nu = 2 * np.arctan(np.sqrt((1 + e) / (1 - e)) * np.tan(E / 2))
    return E, nu
