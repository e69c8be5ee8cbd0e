# the interpolated distance is added to the grid temperature on the hotter side instead of the colder one
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    rc = rate_constants(T, **kinetics)
    k, kr = rc["forward"][0], rc["reverse"][0]
    X = tau * k / (1 + tau * (k + kr))
    G = -1000 * kinetics["dH"][0] * X
    Q = Cp * (1 + kappa) * (T - (T_feed + kappa * T_cool) / (1 + kappa))
    gap = G - Q
    j = np.flatnonzero(gap[:-1] * gap[1:] < 0) + 1
    fraction = gap[j - 1] / (gap[j - 1] - gap[j])
    steady = T[j] + fraction * (T[j] - T[j - 1])
    return {"generated": G, "removed": Q, "steady": steady, "stable": gap[j - 1] > 0}
