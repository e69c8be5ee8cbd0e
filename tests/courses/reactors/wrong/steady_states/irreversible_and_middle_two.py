# two mistakes: the reverse reaction is left out of the conversion, and the middle of the interval is taken instead of the interpolation
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    k = rate_constants(T, **kinetics)["forward"][0]
    G = -1000 * kinetics["dH"][0] * tau * k / (1 + tau * k)
    Q = Cp * (1 + kappa) * T - Cp * T_feed - Cp * kappa * T_cool
    steady, stable = [], []
    for i in range(len(T) - 1):
        if (G[i] - Q[i]) * (G[i + 1] - Q[i + 1]) < 0:
            steady.append((T[i] + T[i + 1]) / 2)
            stable.append(G[i] > Q[i])
    return {"generated": G, "removed": Q, "steady": np.array(steady), "stable": np.array(stable, dtype=bool)}
