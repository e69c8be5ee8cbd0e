# the speed is not rooted: v squared is returned
def propagate(orbit, times, iterations):
    a, e, i = orbit["a"], orbit["e"], orbit["inc"]
    W, w = orbit["raan"], orbit["argp"]
    M = np.fmod(orbit["M0"] + times * np.sqrt(MU_EARTH / a**3), 2 * np.pi)
    E, nu = solve_kepler(M, e, iterations)
    r = a * (1 - e * np.cos(E))
    u = w + nu
    pos = r * np.vstack([
        np.cos(W) * np.cos(u) - np.sin(W) * np.sin(u) * np.cos(i),
        np.sin(W) * np.cos(u) + np.cos(W) * np.sin(u) * np.cos(i),
        np.sin(u) * np.sin(i)])
    speed2 = MU_EARTH * (2 / r - 1 / a)
    return pos, speed2
