# the distance uses the true anomaly in place of the eccentric one: a (1 - e cos nu)
def propagate(orbit, times, iterations):
    o = orbit
    M = np.remainder(o["M0"] + times * np.sqrt(MU_EARTH / o["a"] ** 3), 2 * np.pi)
    E, nu = solve_kepler(M, o["e"], iterations)
    r = o["a"] * (1 - o["e"] * np.cos(nu))
    u = o["argp"] + nu
    x = np.cos(o["raan"]) * np.cos(u) - np.sin(o["raan"]) * np.sin(u) * np.cos(o["inc"])
    y = np.sin(o["raan"]) * np.cos(u) + np.cos(o["raan"]) * np.sin(u) * np.cos(o["inc"])
    z = np.sin(u) * np.sin(o["inc"])
    v = np.sqrt(MU_EARTH * (2 / r - 1 / o["a"]))
    return np.array([r * x, r * y, r * z]), v
