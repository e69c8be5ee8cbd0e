# the ice area counts the bands colder than T_FREE instead of T_ICE
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    c = np.cos(np.radians(lat))
    history = np.zeros((len(T0), len(S) + 1))
    history[:, 0] = T0
    for k in range(len(S)):
        T = history[:, k]
        net = zonal_budget(T, lat, S[k], A, B)[1]
        Tbar = np.sum(c * T) / np.sum(c)
        history[:, k + 1] = T + dt * (net + D * (Tbar - T)) / C
    mean, ice = [], []
    for column in history.T:
        mean.append(np.sum(c * column) / np.sum(c))
        ice.append(np.sum(c * (column < T_FREE)) / np.sum(c))
    return history, np.array(mean), np.array(ice)
