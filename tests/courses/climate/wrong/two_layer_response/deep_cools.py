# the deep ocean loses the heat instead of gaining it (sign of its exchange)
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    def tendencies(Ts, Td, f):
        ds = (f - lam * Ts - eff * gamma * (Ts - Td)) / C
        dd = gamma * (Td - Ts) / Cd
        return ds, dd

    S = np.zeros((F.shape[0], F.shape[1] + 1))
    O = np.zeros((F.shape[0], F.shape[1] + 1))
    for k in range(F.shape[1]):
        ds, dd = tendencies(S[:, k], O[:, k], F[:, k])
        S[:, k + 1] = S[:, k] + dt * ds
        O[:, k + 1] = O[:, k] + dt * dd
    return {"surface": S, "deep": O, "imbalance": (C * np.diff(S) + Cd * np.diff(O)) / dt}
