# the mean anomaly at time 0 is left out
def propagate(orbit, times, iterations):
    a, e = orbit["a"], orbit["e"]
    n = np.sqrt(MU_EARTH / a**3)
    M = np.mod(n * times, 2 * np.pi)
    E, nu = solve_kepler(M, e, iterations)
    r = a * (1 - e * np.cos(E))
    u = nu + orbit["argp"]
    cO, sO = np.cos(orbit["raan"]), np.sin(orbit["raan"])
    ci, si = np.cos(orbit["inc"]), np.sin(orbit["inc"])
    pos = np.vstack([r * (cO * np.cos(u) - sO * np.sin(u) * ci),
                     r * (sO * np.cos(u) + cO * np.sin(u) * ci),
                     r * np.sin(u) * si])
    speed = np.sqrt(MU_EARTH * (2 / r - 1 / a))
    return pos, speed
