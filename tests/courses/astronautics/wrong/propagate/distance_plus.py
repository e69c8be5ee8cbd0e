# the distance is a (1 + e cos E), sign wrong
def propagate(orbit, times, iterations):
    a, ecc = orbit["a"], orbit["e"]
    n = (MU_EARTH / a**3) ** 0.5
    mean = (orbit["M0"] + n * times) % (2 * np.pi)
    E, nu = solve_kepler(mean, ecc, iterations)
    radius = a + a * ecc * np.cos(E)
    lat = orbit["argp"] + nu
    co, so = np.cos(orbit["raan"]), np.sin(orbit["raan"])
    ci, si = np.cos(orbit["inc"]), np.sin(orbit["inc"])
    xyz = np.stack((co * np.cos(lat) - so * np.sin(lat) * ci,
                    so * np.cos(lat) + co * np.sin(lat) * ci,
                    np.sin(lat) * si))
    return xyz * radius[None, :], np.sqrt(MU_EARTH * (2 / radius - 1 / a))
