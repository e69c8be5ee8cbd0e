# in the loop the residual is against the starting value instead of M
def solve_kepler(M, e, iterations):
    M = np.where(M < np.pi, M + e / 2, M - e / 2)
    E = M
    for _ in range(iterations):
        E = E - (E - e * np.sin(E) - M) / (1 - e * np.cos(E))
    nu = 2 * np.arctan2(np.sqrt(1 + e) * np.sin(E / 2), np.sqrt(1 - e) * np.cos(E / 2))
    return E, nu % (2 * np.pi)
