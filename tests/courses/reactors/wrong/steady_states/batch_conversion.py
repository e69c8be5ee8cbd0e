# the conversion is that of a batch or plug flow reactor, with 1 - exp(-tau (k + k_r)), instead of a stirred tank's
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    con = rate_constants(T, **kinetics)
    k, k_r = con["forward"][0], con["reverse"][0]
    X = k / (k + k_r) * (1 - np.exp(-(k + k_r) * tau))
    G = -1000 * kinetics["dH"][0] * X
    Tc = (T_feed + kappa * T_cool) / (1 + kappa)
    Q = Cp * (1 + kappa) * (T - Tc)
    z = G - Q
    i = np.flatnonzero(z[:-1] * z[1:] < 0)
    return {"generated": G, "removed": Q,
            "steady": T[i] + z[i] / (z[i] - z[i + 1]) * (T[i + 1] - T[i]), "stable": z[i] > 0}
