# the transport has the wrong sign: bands warmer than the mean are heated
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    w = np.cos(np.radians(lat))
    w = w / w.sum()
    T = T0.copy()
    hist = [T]
    for s in S:
        _, net, _ = zonal_budget(T, lat, s, A, B)
        dTdt = (net + D * (T - w @ T)) / C
        T = T + dt * dTdt
        hist.append(T)
    hist = np.array(hist).T
    return hist, w @ hist, w @ (hist < T_ICE)
