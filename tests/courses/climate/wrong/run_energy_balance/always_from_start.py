# each step's change is added to the temperatures of the start instead of to those before the step
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    w = np.cos(np.deg2rad(lat))
    w = w / w.sum()
    history = np.zeros((len(T0), len(S) + 1))
    history[:, 0] = T0
    T = T0
    for k in range(len(S)):
        net = zonal_budget(T, lat, S[k], A, B)[1]
        change = dt / C * (net + D * (w @ T - T))
        T = T0 + change
        history[:, k + 1] = T
    return history, w @ history, w @ (history < T_ICE)
