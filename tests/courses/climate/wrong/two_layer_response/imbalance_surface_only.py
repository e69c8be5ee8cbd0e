# the imbalance counts only what the surface layer gains, the deep ocean is left out
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, t = F.shape
    surface = np.zeros((m, t + 1))
    deep = np.zeros((m, t + 1))
    imbalance = np.zeros((m, t))
    for i in range(m):
        T, Tdeep = 0.0, 0.0
        for k in range(t):
            q = gamma * (T - Tdeep)
            gain = F[i, k] - lam * T - eff * q
            T = T + dt * gain / C
            Tdeep = Tdeep + dt * q / Cd
            surface[i, k + 1] = T
            deep[i, k + 1] = Tdeep
            imbalance[i, k] = gain
    return {"surface": surface, "deep": deep, "imbalance": imbalance}
