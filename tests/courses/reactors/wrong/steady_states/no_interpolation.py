# the grid temperature on the colder side is returned; nothing is interpolated
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    const = rate_constants(T, **kinetics)
    a, b = const["forward"][0] * tau, const["reverse"][0] * tau
    G = -1000 * kinetics["dH"][0] * a / (a + b + 1)
    T_c = (T_feed + kappa * T_cool) / (1 + kappa)
    Q = (T - T_c) * Cp * (1 + kappa)
    gap = G - Q
    hits, kind = [], []
    for i, (g0, g1) in enumerate(zip(gap, gap[1:])):
        if g0 * g1 < 0:
            hits.append(T[i])
            kind.append(bool(g0 > 0))
    return {"generated": G, "removed": Q, "steady": np.array(hits), "stable": np.array(kind, dtype=bool)}
