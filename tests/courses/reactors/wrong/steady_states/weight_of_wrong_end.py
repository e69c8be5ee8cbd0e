# the interpolation is from the wrong end: the weights of the two grid temperatures are exchanged
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    con = rate_constants(T, **kinetics)
    k, kr = con["forward"][0], con["reverse"][0]
    G = -1000 * kinetics["dH"][0] * (tau * k) / (1 + tau * k + tau * kr)
    Q = Cp * (1 + kappa) * (T - (T_feed + kappa * T_cool) / (1 + kappa))
    y = G - Q
    i = np.flatnonzero(y[:-1] * y[1:] < 0)
    left, right = np.abs(y[i]), np.abs(y[i + 1])
    steady = (left * T[i] + right * T[i + 1]) / (left + right)
    return {"generated": G, "removed": Q, "steady": steady, "stable": y[i] > 0}
