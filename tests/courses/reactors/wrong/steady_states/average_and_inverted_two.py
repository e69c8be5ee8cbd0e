# two mistakes: T_c is the plain average of feed and jacket temperature, and the stability is the wrong way round
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    rc = rate_constants(T, **kinetics)
    a, b = tau * rc["forward"][0], tau * rc["reverse"][0]
    G = -1000 * kinetics["dH"][0] * a / (1 + a + b)
    Q = Cp * (1 + kappa) * (T - 0.5 * (T_feed + T_cool))
    net = G - Q
    i = np.flatnonzero(net[:-1] * net[1:] < 0)
    steady = T[i] + net[i] / (net[i] - net[i + 1]) * (T[i + 1] - T[i])
    return {"generated": G, "removed": Q, "steady": steady, "stable": net[i] < 0}
