# the generated heat is in kJ/mol, the factor 1000 is missing, while the removed heat is in J/mol
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    c = rate_constants(T, **kinetics)
    k, kr = c["forward"].ravel(), c["reverse"].ravel()
    conv = k * tau / (1 + (k + kr) * tau)
    gen = -kinetics["dH"] * conv
    rem = Cp * ((1 + kappa) * T - T_feed - kappa * T_cool)
    net = gen - rem
    idx = np.nonzero(net[1:] * net[:-1] < 0)[0]
    frac = -net[idx] / (net[idx + 1] - net[idx])
    return {
        "generated": gen,
        "removed": rem,
        "steady": (1 - frac) * T[idx] + frac * T[idx + 1],
        "stable": net[idx] > 0,
    }
