# two mistakes: the deep ocean's step uses the already updated surface, and C instead of Cd
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, t = F.shape
    s = np.zeros((m, t + 1))
    d = np.zeros((m, t + 1))
    for k in range(t):
        s[:, k + 1] = s[:, k] + dt * (F[:, k] - lam * s[:, k] - eff * gamma * (s[:, k] - d[:, k])) / C
        d[:, k + 1] = d[:, k] + dt * gamma * (s[:, k + 1] - d[:, k]) / C
    N = C * np.diff(s) / dt + Cd * np.diff(d) / dt
    return {"surface": s, "deep": d, "imbalance": N}
