# the bands are updated in place one after another, so the mean in the transport already holds new temperatures of the bands before
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    area = np.cos(np.deg2rad(lat))
    W = area / np.sum(area)
    T = T0.astype(float).copy()
    history = np.zeros((len(T), len(S) + 1))
    history[:, 0] = T
    for k in range(len(S)):
        net = zonal_budget(T, lat, S[k], A, B)[1]
        for i in range(len(T)):
            Tbar = np.sum(W * T)
            T[i] = T[i] + dt / C * (net[i] + D * (Tbar - T[i]))
        history[:, k + 1] = T
    return history, W @ history, W @ (history < T_ICE)
