# rotation matrices on perifocal coordinates, with the conic equation
def propagate(orbit, times, iterations):
    def Rz(t):
        return np.array([[np.cos(t), -np.sin(t), 0], [np.sin(t), np.cos(t), 0], [0, 0, 1.0]])

    def Rx(t):
        return np.array([[1.0, 0, 0], [0, np.cos(t), -np.sin(t)], [0, np.sin(t), np.cos(t)]])

    a, e = orbit["a"], orbit["e"]
    M = np.mod(orbit["M0"] + times * np.sqrt(MU_EARTH / a) / a, 2 * np.pi)
    _, nu = solve_kepler(M, e, iterations)
    r = a * (1 - e**2) / (1 + e * np.cos(nu))
    flat = np.vstack([r * np.cos(nu), r * np.sin(nu), np.zeros_like(r)])
    speed = np.sqrt(MU_EARTH / (a * (1 - e**2)) * (1 + 2 * e * np.cos(nu) + e**2))
    return Rz(orbit["raan"]) @ Rx(orbit["inc"]) @ Rz(orbit["argp"]) @ flat, speed
