# the mean anomaly is not brought to 0..2 pi, so that solve_kepler starts on the wrong side
def propagate(orbit, times, iterations):
    a, e = orbit["a"], orbit["e"]
    M = orbit["M0"] + np.sqrt(MU_EARTH / a**3) * times
    E, nu = solve_kepler(M, e, iterations)
    r = a * (1 - e * np.cos(E))
    u = orbit["argp"] + nu
    O, i = orbit["raan"], orbit["inc"]
    x = np.cos(O) * np.cos(u) - np.sin(O) * np.sin(u) * np.cos(i)
    y = np.sin(O) * np.cos(u) + np.cos(O) * np.sin(u) * np.cos(i)
    z = np.sin(u) * np.sin(i)
    return r * np.array([x, y, z]), np.sqrt(MU_EARTH * (2 / r - 1 / a))
