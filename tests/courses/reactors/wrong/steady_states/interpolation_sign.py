# the interpolation goes the wrong way: the fraction has the wrong sign, so the temperature lies below the interval
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    con = rate_constants(T, **kinetics)
    kf, kb = con["forward"][0], con["reverse"][0]
    X = tau * kf / (1 + tau * kf + tau * kb)
    G = -1000 * kinetics["dH"][0] * X
    Tc = (T_feed + kappa * T_cool) / (1 + kappa)
    Q = Cp * (1 + kappa) * (T - Tc)
    D = G - Q
    steady, stable = [], []
    for n in range(len(T) - 1):
        if (D[n] > 0) != (D[n + 1] > 0):
            frac = D[n] / (D[n + 1] - D[n])
            steady.append(T[n] + frac * (T[n + 1] - T[n]))
            stable.append(D[n] > 0)
    return {"generated": G, "removed": Q, "steady": np.array(steady), "stable": np.array(stable, dtype=bool)}
