# a 2 x 2 matrix that steps both layers at once; the imbalance from F - lambda T - (eff - 1) gamma (T - Td)
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, t = F.shape
    P = np.eye(2) + dt * np.array([[-(lam + eff * gamma) / C, eff * gamma / C], [gamma / Cd, -gamma / Cd]])
    X = np.zeros((t + 1, 2, m))
    for k in range(t):
        X[k + 1] = P @ X[k]
        X[k + 1, 0] += dt / C * F[:, k]
    T, Td = X[:, 0].T, X[:, 1].T
    N = F - lam * T[:, :-1] - (eff - 1) * gamma * (T[:, :-1] - Td[:, :-1])
    return {"surface": T, "deep": Td, "imbalance": N}
