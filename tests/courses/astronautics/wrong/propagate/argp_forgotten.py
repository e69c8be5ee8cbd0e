# the argument of perigee is left out: u is nu alone
def propagate(orbit, times, iterations):
    a, e, inc, raan = orbit["a"], orbit["e"], orbit["inc"], orbit["raan"]
    n = np.sqrt(MU_EARTH / a**3)
    P = np.zeros((3, len(times)))
    S = np.zeros(len(times))
    for j, t in enumerate(times):
        M = np.array([(orbit["M0"] + n * t) % (2 * np.pi)])
        E, nu = solve_kepler(M, e, iterations)
        d = a * (1 - e * np.cos(E[0]))
        c, s = np.cos(nu[0]), np.sin(nu[0])
        P[0, j] = d * (np.cos(raan) * c - np.sin(raan) * s * np.cos(inc))
        P[1, j] = d * (np.sin(raan) * c + np.cos(raan) * s * np.cos(inc))
        P[2, j] = d * s * np.sin(inc)
        S[j] = np.sqrt(MU_EARTH * (2 / d - 1 / a))
    return P, S
