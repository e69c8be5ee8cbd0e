# the deep ocean is updated first, and the surface's step uses its new temperature
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, t = F.shape
    surface = np.zeros((m, t + 1))
    deep = np.zeros((m, t + 1))
    for k in range(1, t + 1):
        deep[:, k] = deep[:, k - 1] + gamma * (surface[:, k - 1] - deep[:, k - 1]) * dt / Cd
        loss = lam * surface[:, k - 1] + eff * gamma * (surface[:, k - 1] - deep[:, k])
        surface[:, k] = surface[:, k - 1] + (F[:, k - 1] - loss) * dt / C
    heat = C * surface + Cd * deep
    return {"surface": surface, "deep": deep, "imbalance": np.diff(heat, axis=1) / dt}
