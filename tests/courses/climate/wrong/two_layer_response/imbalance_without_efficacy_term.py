# the imbalance is F - lambda T, which is what both layers gain only if the efficacy is 1
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    Ts = np.zeros((len(F), F.shape[1] + 1))
    Td = Ts.copy()
    for k in range(F.shape[1]):
        Ts[:, k + 1] = Ts[:, k] + dt / C * (F[:, k] - lam * Ts[:, k] - eff * gamma * (Ts[:, k] - Td[:, k]))
        Td[:, k + 1] = Td[:, k] + dt / Cd * gamma * (Ts[:, k] - Td[:, k])
    N = F - lam * Ts[:, :-1]
    return {"surface": Ts, "deep": Td, "imbalance": N}
