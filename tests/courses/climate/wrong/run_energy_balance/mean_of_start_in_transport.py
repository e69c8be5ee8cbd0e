# the transport goes towards the mean temperature of the start in all steps
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    w = np.cos(np.deg2rad(lat))
    w = w / w.sum()
    Tbar = np.sum(w * T0)
    T = T0.copy()
    history = [T0]
    for k in range(len(S)):
        _, net, _ = zonal_budget(T, lat, S[k], A, B)
        T = T + dt * (net + D * (Tbar - T)) / C
        history.append(T)
    history = np.transpose(history)
    mean = np.array([np.sum(w * history[:, k]) for k in range(history.shape[1])])
    ice_area = np.array([np.sum(w[history[:, k] < T_ICE]) for k in range(history.shape[1])])
    return history, mean, ice_area
