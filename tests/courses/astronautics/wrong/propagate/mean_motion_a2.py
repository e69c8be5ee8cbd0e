# the mean motion is sqrt(mu/a^2) instead of sqrt(mu/a^3)
def propagate(orbit, times, iterations):
    a = orbit["a"]
    e = orbit["e"]
    mean_motion = np.sqrt(MU_EARTH / a**2)
    M = (orbit["M0"] + mean_motion * times) % (2 * np.pi)
    E, nu = solve_kepler(M, e, iterations)
    r = a * (1 - e * np.cos(E))
    O, w, i = orbit["raan"], orbit["argp"], orbit["inc"]
    th = w + nu
    pos = np.zeros((3, len(times)))
    pos[0] = r * (np.cos(O) * np.cos(th) - np.sin(O) * np.sin(th) * np.cos(i))
    pos[1] = r * (np.sin(O) * np.cos(th) + np.cos(O) * np.sin(th) * np.cos(i))
    pos[2] = r * (np.sin(th) * np.sin(i))
    return pos, np.sqrt(2 * MU_EARTH / r - MU_EARTH / a)
