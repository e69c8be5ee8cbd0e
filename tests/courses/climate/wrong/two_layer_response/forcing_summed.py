# the forcing is added up over the steps, as if it were given as a change
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    Ft = np.cumsum(F, axis=1)
    m, t = Ft.shape
    Ts = np.zeros((t + 1, m))
    Td = np.zeros((t + 1, m))
    for k in range(t):
        q = gamma * (Ts[k] - Td[k])
        Ts[k + 1] = Ts[k] + dt * (Ft[:, k] - lam * Ts[k] - eff * q) / C
        Td[k + 1] = Td[k] + dt * q / Cd
    N = (C * np.diff(Ts, axis=0) + Cd * np.diff(Td, axis=0)) / dt
    return {"surface": Ts.T, "deep": Td.T, "imbalance": N.T}
