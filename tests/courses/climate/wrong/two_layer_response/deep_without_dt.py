# the deep ocean's step is not multiplied by dt
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, t = F.shape
    surface = np.zeros((m, t + 1))
    deep = np.zeros((m, t + 1))
    for k in range(t):
        exchange = gamma * (surface[:, k] - deep[:, k])
        net = F[:, k] - lam * surface[:, k] - eff * exchange
        surface[:, k + 1] = surface[:, k] + net * dt / C
        deep[:, k + 1] = deep[:, k] + exchange / Cd
    N = C * np.diff(surface) / dt + Cd * np.diff(deep) / dt
    return {"surface": surface, "deep": deep, "imbalance": N}
