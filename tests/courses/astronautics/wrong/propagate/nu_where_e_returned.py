# the two results of solve_kepler are taken in the wrong order (E and nu exchanged)
def propagate(orbit, times, iterations):
    a, e, inc, raan, argp = orbit["a"], orbit["e"], orbit["inc"], orbit["raan"], orbit["argp"]
    M = (orbit["M0"] + np.sqrt(MU_EARTH / a**3) * times) % (2 * np.pi)
    nu, E = solve_kepler(M, e, iterations)
    d = a * (1 - e * np.cos(E))
    u = argp + nu
    pos = d * np.array([
        np.cos(raan) * np.cos(u) - np.sin(raan) * np.sin(u) * np.cos(inc),
        np.sin(raan) * np.cos(u) + np.cos(raan) * np.sin(u) * np.cos(inc),
        np.sin(u) * np.sin(inc),
    ])
    return pos, np.sqrt(MU_EARTH * (2 / d - 1 / a))
