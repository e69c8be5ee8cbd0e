# the ice area is the share of the area that is not colder than T_ICE, the complement
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    area = np.cos(np.deg2rad(lat))
    norm = area.sum()
    history = np.full((len(T0), len(S) + 1), 0.0)
    history[:, 0] = T0[:]
    for k in range(0, len(S)):
        T = history[:, k]
        a, R, n = zonal_budget(T, lat, S[k], A, B)
        flux = D * ((area * T).sum() / norm - T)
        history[:, k + 1] = T + dt * (R + flux) / C
    mean = (area.reshape(-1, 1) * history).sum(0) / norm
    cold = np.where(history < T_ICE, 0, 1)
    ice = (area.reshape(-1, 1) * cold).sum(0) / norm
    return history, mean, ice
