# in x = cos E - e the e has the wrong sign (cos E + e)
def solve_kepler(M, e, iterations):
    E = M + np.copysign(e / 2, np.pi - M)
    for _ in range(iterations):
        E = E - (E - e * np.sin(E) - M) / (1 - e * np.cos(E))
    xx = np.cos(E) + e
    yy = np.sqrt(1 - e**2) * np.sin(E)
    return E, np.arctan2(yy, xx) % (2 * np.pi)
