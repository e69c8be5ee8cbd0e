# the ocean's uptake enters the surface equation with a plus
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    t = F.shape[1]
    surface = np.zeros((F.shape[0], t + 1))
    deep = np.zeros_like(surface)
    imbalance = np.zeros_like(F)
    for k in range(t):
        Ts, Tdeep = surface[:, k], deep[:, k]
        rate_s = (F[:, k] - lam * Ts + eff * gamma * (Ts - Tdeep)) / C
        rate_d = gamma * (Ts - Tdeep) / Cd
        surface[:, k + 1] = Ts + rate_s * dt
        deep[:, k + 1] = Tdeep + rate_d * dt
        imbalance[:, k] = C * rate_s + Cd * rate_d
    return {"surface": surface, "deep": deep, "imbalance": imbalance}
