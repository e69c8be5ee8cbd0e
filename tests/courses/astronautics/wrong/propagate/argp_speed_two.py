# two mistakes: the argument of perigee is left out, and the speed is that of a circular orbit, sqrt(mu/r)
def propagate(orbit, times, iterations):
    a, e, inc, raan = orbit["a"], orbit["e"], orbit["inc"], orbit["raan"]
    n = np.sqrt(MU_EARTH / a**3)
    E, nu = solve_kepler((orbit["M0"] + n * times) % (2 * np.pi), e, iterations)
    r = a * (1 - e * np.cos(E))
    x = r * (np.cos(raan) * np.cos(nu) - np.sin(raan) * np.sin(nu) * np.cos(inc))
    y = r * (np.sin(raan) * np.cos(nu) + np.cos(raan) * np.sin(nu) * np.cos(inc))
    z = r * np.sin(nu) * np.sin(inc)
    return np.array([x, y, z]), np.sqrt(MU_EARTH / r)
