# the uptake of a step is the one computed at the beginning of the step before (updated too late)
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, t = F.shape
    surface = np.zeros((m, t + 1))
    deep = np.zeros((m, t + 1))
    q = np.zeros(m)
    for k in range(t):
        surface[:, k + 1] = surface[:, k] + dt / C * (F[:, k] - lam * surface[:, k] - eff * q)
        deep[:, k + 1] = deep[:, k] + dt / Cd * q
        q = gamma * (surface[:, k] - deep[:, k])
    N = (C * np.diff(surface, axis=1) + Cd * np.diff(deep, axis=1)) / dt
    return {"surface": surface, "deep": deep, "imbalance": N}
