# the ice area is not divided by the sum of the cosines
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    cos = np.cos(np.deg2rad(lat))
    def gmean(field):
        return np.sum(cos * field) / np.sum(cos)
    history = np.zeros((len(T0), len(S) + 1))
    mean = np.zeros(len(S) + 1)
    ice = np.zeros(len(S) + 1)
    T = T0
    for k in range(len(S) + 1):
        history[:, k] = T
        mean[k] = gmean(T)
        ice[k] = np.sum(cos[T < T_ICE])
        if k < len(S):
            net = zonal_budget(T, lat, S[k], A, B)[1]
            T = T + dt / C * (net + D * (gmean(T) - T))
    return history, mean, ice
