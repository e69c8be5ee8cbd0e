# the imbalance is the heat gained in a step, not divided by dt
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, t = F.shape
    a = dt / C
    b = dt / Cd
    surface = np.zeros((m, t + 1))
    deep = np.zeros((m, t + 1))
    for k in range(t):
        x, y = surface[:, k], deep[:, k]
        surface[:, k + 1] = (1 - a * lam - a * eff * gamma) * x + a * eff * gamma * y + a * F[:, k]
        deep[:, k + 1] = (1 - b * gamma) * y + b * gamma * x
    gained = C * (surface[:, 1:] - surface[:, :-1]) + Cd * (deep[:, 1:] - deep[:, :-1])
    return {"surface": surface, "deep": deep, "imbalance": gained}
