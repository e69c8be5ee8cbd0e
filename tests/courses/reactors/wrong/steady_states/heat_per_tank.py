# the generated heat is multiplied by the space time once more
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    rc = rate_constants(T, **kinetics)
    k, kr = rc["forward"][0], rc["reverse"][0]
    X = tau * k / (1 + tau * k + tau * kr)
    G = -1000 * kinetics["dH"][0] * X * tau
    T_c = (T_feed + kappa * T_cool) / (1 + kappa)
    Q = Cp * (1 + kappa) * (T - T_c)
    balance = G - Q
    i = np.array([n for n in range(len(T) - 1) if balance[n] * balance[n + 1] < 0], dtype=int)
    steady = T[i] + balance[i] / (balance[i] - balance[i + 1]) * (T[i + 1] - T[i])
    return {"generated": G, "removed": Q, "steady": steady, "stable": balance[i] > 0}
