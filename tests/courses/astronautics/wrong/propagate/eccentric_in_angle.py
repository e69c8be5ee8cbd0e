# the angle from the node is argp + E instead of argp + nu
def propagate(orbit, times, iterations):
    a, e, inc = orbit["a"], orbit["e"], orbit["inc"]
    Om = orbit["raan"]
    M = (orbit["M0"] + np.sqrt(MU_EARTH / a**3) * times) % (2 * np.pi)
    E, _ = solve_kepler(M, e, iterations)
    r = a * (1 - e * np.cos(E))
    phi = orbit["argp"] + E
    x = r * (np.cos(Om) * np.cos(phi) - np.sin(Om) * np.sin(phi) * np.cos(inc))
    y = r * (np.sin(Om) * np.cos(phi) + np.cos(Om) * np.sin(phi) * np.cos(inc))
    z = r * np.sin(phi) * np.sin(inc)
    vel = np.sqrt(MU_EARTH * (2 / r - 1 / a))
    return np.array([x, y, z]), vel
