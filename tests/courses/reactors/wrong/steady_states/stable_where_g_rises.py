# a state is called stable if G rises there, without comparing its slope with that of Q
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    con = rate_constants(T, **kinetics)
    x = tau * con["forward"][0] / (1 + tau * con["forward"][0] + tau * con["reverse"][0])
    gen = -1000 * kinetics["dH"][0] * x
    rem = Cp * (1 + kappa) * T - Cp * (T_feed + kappa * T_cool)
    d = gen - rem
    i = np.flatnonzero(d[:-1] * d[1:] < 0)
    steady = T[i] + d[i] * (T[i + 1] - T[i]) / (d[i] - d[i + 1])
    slope = np.diff(gen) / np.diff(T)
    return {"generated": gen, "removed": rem, "steady": steady, "stable": slope[i] > 0}
