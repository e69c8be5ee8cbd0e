# the solar constant of the first step is used in all steps
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    w = np.cos(np.deg2rad(lat))
    w = w / np.sum(w)
    S_now = S[0]
    n, t = len(T0), len(S)
    history = np.zeros((n, t + 1))
    history[:, 0] = T0
    for k in range(1, t + 1):
        prev = history[:, k - 1]
        _, net, _ = zonal_budget(prev, lat, S_now, A, B)
        history[:, k] = prev + dt / C * (net + D * (np.sum(w * prev) - prev))
    return history, np.sum(w[:, None] * history, axis=0), np.sum(w[:, None] * (history < T_ICE), axis=0)
