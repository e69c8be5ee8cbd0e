# the argument of perigee is subtracted from nu instead of added
def propagate(orbit, times, iterations):
    a, e, inc, raan = orbit["a"], orbit["e"], orbit["inc"], orbit["raan"]
    M = (orbit["M0"] + np.sqrt(MU_EARTH / a**3) * times) % (2 * np.pi)
    E, nu = solve_kepler(M, e, iterations)
    u = nu - orbit["argp"]
    dist = a * (1 - e**2) / (1 + e * np.cos(nu))
    node = np.array([np.cos(raan), np.sin(raan), 0.0])
    perp = np.array([-np.sin(raan) * np.cos(inc), np.cos(raan) * np.cos(inc), np.sin(inc)])
    pos = np.outer(node, dist * np.cos(u)) + np.outer(perp, dist * np.sin(u))
    return pos, np.sqrt(MU_EARTH * (2 / dist - 1 / a))
