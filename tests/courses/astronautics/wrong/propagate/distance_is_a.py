# the distance is taken as the semi-major axis in the position (circular), only the speed has the right distance
def propagate(orbit, times, iterations):
    a, e, inc, raan = orbit["a"], orbit["e"], orbit["inc"], orbit["raan"]
    M = (orbit["M0"] + np.sqrt(MU_EARTH / a**3) * times) % (2 * np.pi)
    E, nu = solve_kepler(M, e, iterations)
    dist = a * (1 - e * np.cos(E))
    u = orbit["argp"] + nu
    x = a * (np.cos(raan) * np.cos(u) - np.sin(raan) * np.sin(u) * np.cos(inc))
    y = a * (np.sin(raan) * np.cos(u) + np.cos(raan) * np.sin(u) * np.cos(inc))
    z = a * np.sin(u) * np.sin(inc)
    return np.array([x, y, z]), np.sqrt(MU_EARTH * (2 / dist - 1 / a))
