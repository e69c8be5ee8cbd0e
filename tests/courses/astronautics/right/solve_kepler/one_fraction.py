# the Newton step brought to one fraction, nu as E plus a correction
def solve_kepler(M, e, iterations):
    E = M + 0.5 * e * np.where(M < np.pi, 1, -1)
    for _ in range(iterations):
        E = (M + e * (np.sin(E) - E * np.cos(E))) / (1 - e * np.cos(E))
    b = e / (1 + np.sqrt(1 - e * e))
    return E, E + 2 * np.arctan2(b * np.sin(E), 1 - b * np.cos(E))
