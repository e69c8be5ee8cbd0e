# only the feed removes heat, Cp (T - T_feed); the jacket is left out
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    const = rate_constants(T, **kinetics)
    k1 = const["forward"][0]
    k2 = const["reverse"][0]
    generated = -1000 * kinetics["dH"][0] * tau * k1 / (1 + tau * (k1 + k2))
    removed = Cp * (T - T_feed)
    h = generated - removed
    pos = h > 0
    i = np.flatnonzero(pos[:-1] != pos[1:])
    steady = T[i] + h[i] * (T[i + 1] - T[i]) / (h[i] - h[i + 1])
    return {"generated": generated, "removed": removed, "steady": steady, "stable": pos[i]}
