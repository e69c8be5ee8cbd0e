# the reverse reaction is left out of the conversion: tau k / (1 + tau k)
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    const = rate_constants(T, **kinetics)
    Da = tau * const["forward"][0]
    G = -kinetics["dH"][0] * 1000 * Da / (1 + Da)
    Tc = (T_feed + kappa * T_cool) / (1 + kappa)
    Q = Cp * (1 + kappa) * (T - Tc)
    d = G - Q
    Ts, st = [], []
    for i in range(len(T) - 1):
        if d[i] * d[i + 1] < 0:
            Ts.append(T[i] + (T[i + 1] - T[i]) * d[i] / (d[i] - d[i + 1]))
            st.append(d[i] > 0)
    return {"generated": G, "removed": Q, "steady": np.array(Ts), "stable": np.array(st, dtype=bool)}
