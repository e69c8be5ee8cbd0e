# the stability is the wrong way round: those with G above Q on the hotter side are called stable
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    c = rate_constants(T, **kinetics)
    k = c["forward"][0]
    k_r = c["reverse"][0]
    G = -1000 * kinetics["dH"][0] * tau * k / (1 + tau * k + tau * k_r)
    Q = Cp * (T - T_feed + kappa * (T - T_cool))
    steady = []
    stable = []
    for j in range(1, len(T)):
        before = G[j - 1] - Q[j - 1]
        after = G[j] - Q[j]
        if before * after < 0:
            steady.append(T[j - 1] + before / (before - after) * (T[j] - T[j - 1]))
            stable.append(after > 0)
    return {"generated": G, "removed": Q, "steady": np.array(steady), "stable": np.array(stable, dtype=bool)}
