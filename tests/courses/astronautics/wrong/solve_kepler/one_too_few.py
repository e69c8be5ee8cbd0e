# one Newton step too few is done (the loop begins at 1)
def solve_kepler(M, e, iterations):
    E = M - e / 2
    E[M < np.pi] += e
    for it in range(1, iterations):
        num = E - e * np.sin(E) - M
        den = 1 - e * np.cos(E)
        E = E - num / den
    x = np.cos(E) - e
    y = np.sqrt(1 - e * e) * np.sin(E)
    nu = np.arctan2(y, x)
    nu[nu < 0] += 2 * np.pi
    return E, nu
