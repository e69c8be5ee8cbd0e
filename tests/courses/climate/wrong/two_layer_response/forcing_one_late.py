# each step uses the forcing of the step before, and the first step none
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, t = F.shape
    surface = np.zeros((m, t + 1))
    deep = np.zeros((m, t + 1))
    forcing = np.hstack([np.zeros((m, 1)), F[:, :-1]])
    for k in range(t):
        q = gamma * (surface[:, k] - deep[:, k])
        surface[:, k + 1] = surface[:, k] + dt / C * (forcing[:, k] - lam * surface[:, k] - eff * q)
        deep[:, k + 1] = deep[:, k] + dt / Cd * q
    N = C * np.diff(surface, axis=1) / dt + Cd * np.diff(deep, axis=1) / dt
    return {"surface": surface, "deep": deep, "imbalance": N}
