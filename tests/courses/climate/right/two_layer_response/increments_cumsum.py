# the increments are kept, the heat is summed in a helper, temperatures from cumsum of the increments at the end
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    def increments(T, Td, f):
        flux = gamma * (T - Td)
        return dt * (f - lam * T - eff * flux) / C, dt * flux / Cd

    T, Td = np.zeros(len(F)), np.zeros(len(F))
    a, b = np.zeros(F.shape), np.zeros(F.shape)
    for k in range(F.shape[1]):
        a[:, k], b[:, k] = increments(T, Td, F[:, k])
        T, Td = T + a[:, k], Td + b[:, k]
    zero = np.zeros((len(F), 1))
    surface = np.hstack([zero, np.cumsum(a, axis=1)])
    deep = np.hstack([zero, np.cumsum(b, axis=1)])
    return {"surface": surface, "deep": deep, "imbalance": (C * a + Cd * b) / dt}
