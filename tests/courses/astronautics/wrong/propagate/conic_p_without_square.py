# the conic equation has p = a (1 - e) instead of a (1 - e^2)
def propagate(orbit, times, iterations):
    a, e = orbit["a"], orbit["e"]
    M = (orbit["M0"] + np.sqrt(MU_EARTH / a**3) * times) % (2 * np.pi)
    E, nu = solve_kepler(M, e, iterations)
    p = a * (1 - e)
    r = p / (1 + e * np.cos(nu))
    th = orbit["argp"] + nu
    ci, si = np.cos(orbit["inc"]), np.sin(orbit["inc"])
    co, so = np.cos(orbit["raan"]), np.sin(orbit["raan"])
    rows = [co * np.cos(th) - so * np.sin(th) * ci, so * np.cos(th) + co * np.sin(th) * ci, si * np.sin(th)]
    return np.array([r * q for q in rows]), np.sqrt(MU_EARTH * (2 / r - 1 / a))
