# the speed is that of a circular orbit of the same distance, sqrt(mu/r)
def propagate(orbit, times, iterations):
    a, e = orbit["a"], orbit["e"]
    M = (orbit["M0"] + np.sqrt(MU_EARTH / a**3) * times) % (2 * np.pi)
    E, nu = solve_kepler(M, e, iterations)
    r = a * (1 - e * np.cos(E))
    arg = nu + orbit["argp"]
    A = np.array([
        [np.cos(orbit["raan"]), -np.sin(orbit["raan"]) * np.cos(orbit["inc"])],
        [np.sin(orbit["raan"]), np.cos(orbit["raan"]) * np.cos(orbit["inc"])],
        [0, np.sin(orbit["inc"])],
    ])
    pos = A @ (r * np.array([np.cos(arg), np.sin(arg)]))
    return pos, np.sqrt(MU_EARTH / r)
