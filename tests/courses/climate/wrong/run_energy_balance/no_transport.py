# the transport of heat between the bands is left out
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    weights = np.cos(np.deg2rad(lat)) / np.cos(np.deg2rad(lat)).sum()
    history = np.zeros((len(T0), len(S) + 1))
    history[:, 0] = T0
    for k, solar in enumerate(S):
        _, net, _ = zonal_budget(history[:, k], lat, solar, A, B)
        history[:, k + 1] = history[:, k] + dt * net / C
    mean = np.einsum("i,ij->j", weights, history)
    ice_area = np.einsum("i,ij->j", weights, (history < T_ICE).astype(float))
    return history, mean, ice_area
