# two mistakes: the efficacy is left out of the surface equation, and the imbalance is not divided by dt
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    T = np.zeros((F.shape[0], 1 + F.shape[1]))
    O = np.zeros((F.shape[0], 1 + F.shape[1]))
    for k, f in enumerate(F.T):
        h = gamma * (T[:, k] - O[:, k])
        T[:, k + 1] = T[:, k] + dt / C * (f - lam * T[:, k] - h)
        O[:, k + 1] = O[:, k] + dt / Cd * h
    return {"surface": T, "deep": O, "imbalance": C * np.diff(T) + Cd * np.diff(O)}
