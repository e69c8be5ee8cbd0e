# the starting values are the other way round: M - e/2 below pi and M + e/2 above
def solve_kepler(M, e, iterations):
    E = np.zeros_like(M)
    for j, mean in enumerate(M):
        x = mean - e / 2 if mean < np.pi else mean + e / 2
        for _ in range(iterations):
            x = x - (x - e * np.sin(x) - mean) / (1 - e * np.cos(x))
        E[j] = x
    nu = np.arctan2(np.sqrt(1 - e**2) * np.sin(E), np.cos(E) - e) % (2 * np.pi)
    return E, nu
