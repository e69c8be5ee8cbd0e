# kappa weights the feed instead of the jacket in T_c: feed and jacket temperature are exchanged
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    constants = rate_constants(T, **kinetics)
    kf = constants["forward"][0, :]
    kr = constants["reverse"][0, :]
    X = 1 / (1 / (tau * kf) + 1 + kr / kf)
    G = X * (-1000 * kinetics["dH"].item())
    Tc = (kappa * T_feed + T_cool) / (1 + kappa)
    Q = Cp * (1 + kappa) * (T - Tc)
    e = G - Q
    i = np.argwhere(e[:-1] * e[1:] < 0).ravel()
    s = e[i] / (e[i] - e[i + 1])
    return {"generated": G, "removed": Q, "steady": T[i] * (1 - s) + T[i + 1] * s, "stable": e[i] > 0}
