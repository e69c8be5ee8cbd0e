# signs by comparison of truth values, the root of the line through both points by determinants, stability by slopes
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    rc = rate_constants(T, kinetics["k_ref"], kinetics["Ea"], kinetics["K_ref"], kinetics["dH"], kinetics["T_ref"])
    Da, Db = tau * rc["forward"].squeeze(0), tau * rc["reverse"].squeeze(0)
    G = Da / (1 + Da + Db) * (-kinetics["dH"].sum() * 1000)
    Q = Cp * ((1 + kappa) * T - T_feed - kappa * T_cool)
    above = G > Q
    at = above[1:] != above[:-1]
    d = G - Q
    d0, d1, T0, T1 = d[:-1][at], d[1:][at], T[:-1][at], T[1:][at]
    stable = np.diff(G)[at] / np.diff(T)[at] < Cp * (1 + kappa)
    return {"generated": G, "removed": Q, "steady": (T1 * d0 - T0 * d1) / (d0 - d1), "stable": stable}
