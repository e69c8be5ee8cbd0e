# two mistakes: the start is E = M, and the ratio under the root of the true anomaly is upside down
def solve_kepler(M, e, iterations):
    E = np.array(M)
    for _ in range(iterations):
        E = E - (E - e * np.sin(E) - M) / (1 - e * np.cos(E))
    nu = 2 * np.arctan(np.sqrt((1 - e) / (1 + e)) * np.tan(E / 2))
    nu[nu < 0] += 2 * np.pi
    return E, nu
