# z has cos(inc) instead of sin(inc)
def propagate(orbit, times, iterations):
    a = orbit["a"]; e = orbit["e"]
    n = np.sqrt(MU_EARTH / a**3)
    M = (orbit["M0"] + n * times) % (2 * np.pi)
    E, nu = solve_kepler(M, e, iterations)
    r = a * (1 - e * np.cos(E))
    u = orbit["argp"] + nu
    sin_u, cos_u = np.sin(u), np.cos(u)
    sO, cO, ci = np.sin(orbit["raan"]), np.cos(orbit["raan"]), np.cos(orbit["inc"])
    pos = np.array([cO * cos_u - sO * sin_u * ci, sO * cos_u + cO * sin_u * ci, sin_u * ci]) * r
    return pos, np.sqrt(MU_EARTH * (2 / r - 1 / a))
