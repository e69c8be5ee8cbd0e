# the ocean is not set back to 0 for each scenario: a scenario's first step starts from where the scenario before ended
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, t = F.shape
    surface = np.zeros((m, t + 1))
    deep = np.zeros((m, t + 1))
    imbalance = np.zeros((m, t))
    Ts = 0.0
    Td = 0.0
    for i in range(m):
        for k in range(t):
            q = gamma * (Ts - Td)
            g = F[i, k] - lam * Ts - eff * q
            imbalance[i, k] = g + q
            Ts = Ts + dt / C * g
            Td = Td + dt / Cd * q
            surface[i, k + 1] = Ts
            deep[i, k + 1] = Td
    return {"surface": surface, "deep": deep, "imbalance": imbalance}
