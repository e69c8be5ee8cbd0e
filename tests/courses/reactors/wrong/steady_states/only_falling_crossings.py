# only crossings from G above Q to G below Q are found; the unstable steady states are missing
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    con = rate_constants(T, **kinetics)
    f, r = con["forward"][0], con["reverse"][0]
    X = f * tau / (1 + f * tau + r * tau)
    G = -1000 * kinetics["dH"][0] * X
    Tc = (T_feed + kappa * T_cool) / (1 + kappa)
    Q = Cp * (1 + kappa) * (T - Tc)
    diff = G - Q
    i = np.flatnonzero((diff[:-1] > 0) & (diff[1:] < 0))
    steady = T[i] + diff[i] / (diff[i] - diff[i + 1]) * (T[i + 1] - T[i])
    return {"generated": G, "removed": Q, "steady": steady, "stable": diff[i] > diff[i + 1]}
