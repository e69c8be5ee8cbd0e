# vis-viva with a plus: 2/r + 1/a
def propagate(orbit, times, iterations):
    a, e = orbit["a"], orbit["e"]
    E, nu = solve_kepler((orbit["M0"] + np.sqrt(MU_EARTH / a**3) * times) % (2 * np.pi), e, iterations)
    dist = a * (1 - e * np.cos(E))
    u = orbit["argp"] + nu
    P = np.array([np.cos(orbit["raan"]), np.sin(orbit["raan"]), 0])
    Q = np.array([-np.sin(orbit["raan"]) * np.cos(orbit["inc"]), np.cos(orbit["raan"]) * np.cos(orbit["inc"]), np.sin(orbit["inc"])])
    pos = dist * (P[:, None] * np.cos(u) + Q[:, None] * np.sin(u))
    return pos, np.sqrt(MU_EARTH * (2 / dist + 1 / a))
