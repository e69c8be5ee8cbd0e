# the conversion written with the equilibrium constant instead of the reverse constant; interpolation by np.interp
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    c = rate_constants(T, **kinetics)
    k, K = c["forward"][0], c["equilibrium"][0]
    X = tau * k * K / (K + tau * k * (1 + K))
    G = X * kinetics["dH"][0] * (-1000.0)
    mixed = (T_feed + kappa * T_cool) / (1 + kappa)
    Q = np.array([Cp * (1 + kappa) * (x - mixed) for x in T])
    excess = Q - G
    roots, kinds = [], []
    for j in np.flatnonzero(np.sign(excess[1:]) * np.sign(excess[:-1]) < 0):
        pair = excess[j : j + 2]
        grid = T[j : j + 2]
        rising = bool(pair[1] > pair[0])
        roots.append(np.interp(0.0, pair if rising else pair[::-1], grid if rising else grid[::-1]))
        kinds.append(rising)
    return {"generated": G, "removed": Q, "steady": np.array(roots), "stable": np.array(kinds, dtype=bool)}
