# the deep ocean's step uses the surface temperature that was already updated in this step
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    m, n = F.shape
    Ts = np.zeros(m)
    Td = np.zeros(m)
    A = np.zeros((m, n + 1))
    B = np.zeros((m, n + 1))
    for k in range(n):
        Ts = Ts + dt / C * (F[:, k] - lam * Ts - eff * gamma * (Ts - Td))
        Td = Td + dt / Cd * gamma * (Ts - Td)
        A[:, k + 1] = Ts
        B[:, k + 1] = Td
    N = (C * np.diff(A, axis=1) + Cd * np.diff(B, axis=1)) / dt
    return {"surface": A, "deep": B, "imbalance": N}
