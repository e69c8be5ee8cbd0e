# one Newton step too many is done
def solve_kepler(M, e, iterations):
    E = np.where(M < np.pi, M + e / 2, M - e / 2)
    n = 0
    while True:
        E = E - (E - e * np.sin(E) - M) / (1 - e * np.cos(E))
        n += 1
        if n > iterations:
            break
    beta = e / (1 + np.sqrt(1 - e**2))
    nu = E + 2 * np.arctan2(beta * np.sin(E), 1 - beta * np.cos(E))
    return E, nu
