# the second term of x has a plus instead of a minus
def propagate(orbit, times, iterations):
    a, e, inc, raan, argp, M0 = [orbit[s] for s in "a e inc raan argp M0".split()]
    M = (M0 + np.sqrt(MU_EARTH / a**3) * times) % (2 * np.pi)
    E, nu = solve_kepler(M, e, iterations)
    r = a * (1 - e * np.cos(E))
    cu, su = np.cos(argp + nu), np.sin(argp + nu)
    x = r * (np.cos(raan) * cu + np.sin(raan) * su * np.cos(inc))
    y = r * (np.sin(raan) * cu + np.cos(raan) * su * np.cos(inc))
    z = r * su * np.sin(inc)
    return np.array([x, y, z]), np.sqrt(MU_EARTH * (2 / r - 1 / a))
