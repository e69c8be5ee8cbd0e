# the square root is missing in the mean motion: mu/a^3
def propagate(orbit, times, iterations):
    n = MU_EARTH / orbit["a"] ** 3
    M = (orbit["M0"] + n * times) % (2 * np.pi)
    E, f = solve_kepler(M, orbit["e"], iterations)
    rr = orbit["a"] * (1 - orbit["e"] * np.cos(E))
    perifocal = np.array([rr * np.cos(f), rr * np.sin(f), 0 * f])

    def R3(x):
        return np.array([[np.cos(x), -np.sin(x), 0], [np.sin(x), np.cos(x), 0], [0, 0, 1]])

    def R1(x):
        return np.array([[1, 0, 0], [0, np.cos(x), -np.sin(x)], [0, np.sin(x), np.cos(x)]])

    pos = R3(orbit["raan"]) @ R1(orbit["inc"]) @ R3(orbit["argp"]) @ perifocal
    return pos, np.sqrt(MU_EARTH * (2 / rr - 1 / orbit["a"]))
