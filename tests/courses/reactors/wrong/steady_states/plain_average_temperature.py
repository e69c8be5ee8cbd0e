# T_c is the plain average of feed and jacket temperature; kappa does not weight them
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    res = rate_constants(T, **kinetics)
    a = tau * res["forward"][0]
    b = tau * res["reverse"][0]
    X = a / (1 + a + b)
    G = -1e3 * kinetics["dH"][0] * X
    T_c = (T_feed + T_cool) / 2
    Q = Cp * (1 + kappa) * (T - T_c)
    gap = G - Q
    crossing = np.where(gap[:-1] * gap[1:] < 0)[0]
    steady = np.array([np.interp(0, [min(gap[i], gap[i + 1]), max(gap[i], gap[i + 1])],
                                 [T[i], T[i + 1]] if gap[i] < gap[i + 1] else [T[i + 1], T[i]]) for i in crossing])
    return {"generated": G, "removed": Q, "steady": steady, "stable": gap[crossing] > 0}
