# the net radiation is always that of the temperatures at the start, not of the current ones
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    area = np.cos(np.deg2rad(lat))
    weight = area / area.sum()
    T = T0.copy()
    history = np.zeros((len(T0), len(S) + 1))
    history[:, 0] = T
    nets = [zonal_budget(T0, lat, s, A, B)[1] for s in S]
    for k, net in enumerate(nets):
        Tbar = (weight * T).sum()
        T = T + (net + D * (Tbar - T)) * dt / C
        history[:, k + 1] = T
    return history, weight @ history, weight @ (history < T_ICE)
