# one time after the other, calling solve_kepler for each
def propagate(orbit, times, iterations):
    a, e, inc, W, w = (orbit[k] for k in ("a", "e", "inc", "raan", "argp"))
    period = 2 * np.pi * np.sqrt(a**3 / MU_EARTH)
    P, S = [], []
    for t in times:
        M = (orbit["M0"] + 2 * np.pi * t / period) % (2 * np.pi)
        E, nu = (x[0] for x in solve_kepler(np.array([M]), e, iterations))
        d = a - a * e * np.cos(E)
        u = w + nu
        P.append([d * (np.cos(W) * np.cos(u) - np.sin(W) * np.sin(u) * np.cos(inc)),
                  d * (np.sin(W) * np.cos(u) + np.cos(W) * np.sin(u) * np.cos(inc)),
                  d * np.sin(u) * np.sin(inc)])
        S.append(np.sqrt(2 * MU_EARTH / d - MU_EARTH / a))
    return np.array(P).T, np.array(S)
