# the time gap is multiplied by the speed of the car ahead instead of the own speed
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    P = driver
    X, V = np.zeros((len(x0), len(x_lead))), np.zeros((len(x0), len(x_lead)))
    X[:, 0], V[:, 0] = x0, v0
    for k in range(len(x_lead) - 1):
        own = V[:, k]
        other = np.append(v_lead[k], V[:-1, k])
        dist = np.append(x_lead[k], X[:-1, k]) - X[:, k] - P["length"]
        needed = P["s0"] + np.maximum(0, other * P["T"] + own * (own - other) / (2 * np.sqrt(P["a"] * P["b"])))
        acc = P["a"] * (1 - (own / P["v_wish"]) ** 4 - (needed / dist) ** 2)
        V[:, k + 1] = np.maximum(0, own + dt * acc)
        X[:, k + 1] = X[:, k] + dt * np.mean([own, V[:, k + 1]], axis=0)
    return X, V, np.min(np.vstack([x_lead, X[:-1]]) - X - P["length"], axis=1)
