# k is divided by K a second time: the reverse rate constant is divided by the equilibrium constant although it already is k / K
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    c = rate_constants(T, **kinetics)
    k = c["forward"][0]
    back = c["reverse"][0] / c["equilibrium"][0]
    X = tau * k / (1 + tau * k + tau * back)
    gen = X * kinetics["dH"][0] * -1000
    rem = Cp * ((T - T_feed) + kappa * (T - T_cool))
    out = {"generated": gen, "removed": rem}
    delta = gen - rem
    lo = np.flatnonzero(delta[:-1] * delta[1:] < 0)
    hi = lo + 1
    out["steady"] = T[lo] + (0 - delta[lo]) * (T[hi] - T[lo]) / (delta[hi] - delta[lo])
    out["stable"] = delta[lo] > 0
    return out
