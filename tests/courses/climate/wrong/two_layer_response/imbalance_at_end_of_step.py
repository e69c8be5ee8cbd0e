# the imbalance is computed from the temperatures at the end of the step instead of its beginning
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, steps = F.shape
    s = [np.zeros(m)]
    d = [np.zeros(m)]
    n = []
    for k in range(steps):
        q = gamma * (s[k] - d[k])
        s.append(s[k] + dt / C * (F[:, k] - lam * s[k] - eff * q))
        d.append(d[k] + dt / Cd * q)
        n.append(F[:, k] - lam * s[k + 1] - (eff - 1) * gamma * (s[k + 1] - d[k + 1]))
    return {"surface": np.stack(s, 1), "deep": np.stack(d, 1), "imbalance": np.stack(n, 1)}
