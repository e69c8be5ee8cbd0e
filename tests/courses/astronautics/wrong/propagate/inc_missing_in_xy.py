# cos(inc) is missing in x and y
def propagate(orbit, times, iterations):
    a, e = orbit["a"], orbit["e"]
    M = (orbit["M0"] + np.sqrt(MU_EARTH / a**3) * times) % (2 * np.pi)
    E, nu = solve_kepler(M, e, iterations)
    r = a * (1 - e * np.cos(E))
    u = orbit["argp"] + nu
    lon = orbit["raan"] + u
    x = r * np.cos(lon)
    y = r * np.sin(lon)
    z = r * np.sin(u) * np.sin(orbit["inc"])
    return np.array([x, y, z]), np.sqrt(MU_EARTH * (2 / r - 1 / a))
