# the weights of the mean in the transport are not divided by their sum
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    w = np.cos(np.deg2rad(lat))
    history = np.zeros((len(T0), len(S) + 1))
    history[:, 0] = T0
    for k in range(len(S)):
        T = history[:, k]
        net = zonal_budget(T, lat, S[k], A, B)[1]
        history[:, k + 1] = T + dt / C * (net + D * (w @ T - T))
    mean = w @ history / w.sum()
    ice_area = w @ (history < T_ICE) / w.sum()
    return history, mean, ice_area
