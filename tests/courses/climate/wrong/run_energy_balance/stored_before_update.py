# the temperatures are stored before they are updated, so the start stands twice and the last step is lost
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    w = np.cos(np.deg2rad(lat)) / np.cos(np.deg2rad(lat)).sum()
    T = T0.copy()
    history = np.zeros((len(T0), len(S) + 1))
    history[:, 0] = T0
    for k in range(len(S)):
        history[:, k + 1] = T
        net = zonal_budget(T, lat, S[k], A, B)[1]
        T = T + dt / C * (net + D * (w @ T - T))
    return history, w @ history, w @ (history < T_ICE)
