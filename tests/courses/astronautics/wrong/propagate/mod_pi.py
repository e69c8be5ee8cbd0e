# the mean anomaly is taken modulo pi instead of 2 pi
def propagate(orbit, times, iterations):
    a, e = orbit["a"], orbit["e"]
    n = np.sqrt(MU_EARTH / a**3)
    M = np.mod(orbit["M0"] + n * times, np.pi)
    E, nu = solve_kepler(M, e, iterations)
    dist = a * (1 - e * np.cos(E))
    angle = nu + orbit["argp"]
    r_hat = np.zeros((3, len(M)))
    r_hat[0] = np.cos(orbit["raan"]) * np.cos(angle) - np.sin(orbit["raan"]) * np.sin(angle) * np.cos(orbit["inc"])
    r_hat[1] = np.sin(orbit["raan"]) * np.cos(angle) + np.cos(orbit["raan"]) * np.sin(angle) * np.cos(orbit["inc"])
    r_hat[2] = np.sin(angle) * np.sin(orbit["inc"])
    return dist * r_hat, np.sqrt(MU_EARTH * (2 / dist - 1 / a))
