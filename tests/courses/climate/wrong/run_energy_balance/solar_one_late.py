# each step uses the solar constant of the step before (the first step that of the first)
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    w = np.cos(np.deg2rad(lat))
    w = w / np.sum(w)
    history = np.zeros((len(T0), len(S) + 1))
    history[:, 0] = T0
    for k in range(len(S)):
        T = history[:, k]
        sun = S[max(k - 1, 0)]
        net = zonal_budget(T, lat, sun, A, B)[1]
        history[:, k + 1] = T + dt / C * (net + D * (w @ T - T))
    return history, w @ history, w @ (history < T_ICE)
