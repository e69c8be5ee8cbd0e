# the equilibrium constant is used in the place of the reverse rate constant
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    c = rate_constants(T, **kinetics)
    k = c["forward"][0]
    K = c["equilibrium"][0]
    G = -1000 * kinetics["dH"][0] * tau * k / (1 + tau * k + tau * K)
    Q = Cp * (T - T_feed) + kappa * Cp * (T - T_cool)
    w = G - Q
    i = np.flatnonzero(w[:-1] * w[1:] < 0)
    steady = (T[i] * w[i + 1] - T[i + 1] * w[i]) / (w[i + 1] - w[i])
    return {"generated": G, "removed": Q, "steady": steady, "stable": w[i] > w[i + 1]}
