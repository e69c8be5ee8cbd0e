# the surface starts in equilibrium with the first forcing, F / lambda, instead of at 0
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, t = F.shape
    surface = np.zeros((m, t + 1))
    deep = np.zeros((m, t + 1))
    surface[:, 0] = F[:, 0] / lam
    for k in range(t):
        dq = gamma * (surface[:, k] - deep[:, k])
        surface[:, k + 1] = surface[:, k] + (dt / C) * (F[:, k] - lam * surface[:, k] - eff * dq)
        deep[:, k + 1] = deep[:, k] + (dt / Cd) * dq
    return {"surface": surface, "deep": deep,
            "imbalance": C / dt * np.diff(surface, axis=1) + Cd / dt * np.diff(deep, axis=1)}
