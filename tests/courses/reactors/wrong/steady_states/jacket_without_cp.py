# Cp is missing in the jacket's share of the removed heat: Cp (T - T_feed) + kappa (T - T_cool)
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    con = rate_constants(T, **kinetics)
    X = tau * con["forward"] / (1 + tau * con["forward"] + tau * con["reverse"])
    G = (-1000 * kinetics["dH"][:, None] * X)[0]
    Q = Cp * (T - T_feed) + kappa * (T - T_cool)
    gap = G - Q
    i = np.flatnonzero(gap[:-1] * gap[1:] < 0)
    steady = T[i] + gap[i] / (gap[i] - gap[i + 1]) * (T[i + 1] - T[i])
    return {"generated": G, "removed": Q, "steady": steady, "stable": gap[i] > 0}
