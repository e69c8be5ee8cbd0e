# the mean temperature in the transport is the plain mean over the bands, not weighted with the area
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    area = np.cos(np.deg2rad(lat))
    steps = len(S)
    history = np.empty((len(T0), steps + 1))
    history[:, 0] = T0
    for k in range(steps):
        now = history[:, k]
        net = zonal_budget(now, lat, S[k], A, B)[1]
        exchange = D * (now.mean() - now)
        history[:, k + 1] = now + (net + exchange) * dt / C
    mean = np.average(history, axis=0, weights=area)
    ice = np.average(history < T_ICE, axis=0, weights=area)
    return history, mean, ice
