# the transport of a step is computed from temperatures that the radiation of the same step has already changed
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    w = np.cos(np.deg2rad(lat))
    w /= w.sum()
    T = T0.copy()
    history = np.zeros((len(T0), len(S) + 1))
    history[:, 0] = T
    for k in range(len(S)):
        net = zonal_budget(T, lat, S[k], A, B)[1]
        T = T + dt / C * net
        T = T + dt / C * D * (np.sum(w * T) - T)
        history[:, k + 1] = T
    mean = w @ history
    ice_area = w @ (history < T_ICE)
    return history, mean, ice_area
