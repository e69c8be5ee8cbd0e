# the true anomaly is computed from M instead of E
def solve_kepler(M, e, iterations):
    E0 = np.where(M < np.pi, M + e / 2, M - e / 2)
    for _ in range(iterations):
        E1 = E0 - (E0 - e * np.sin(E0) - M) / (1 - e * np.cos(E0))
        E0 = E1
    nu = 2 * np.arctan2(np.sqrt(1 + e) * np.sin(M / 2), np.sqrt(1 - e) * np.cos(M / 2))
    return E0, nu
