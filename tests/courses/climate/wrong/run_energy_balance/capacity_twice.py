# the change of a step is divided by the heat capacity twice
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    w = np.cos(np.deg2rad(lat))
    w /= w.sum()
    h = np.zeros((len(T0), len(S) + 1))
    h[:, 0] = T0
    for k in range(len(S)):
        net = zonal_budget(h[:, k], lat, S[k], A, B)[1]
        tendency = (net + D * (w.dot(h[:, k]) - h[:, k])) / C
        h[:, k + 1] = h[:, k] + tendency * dt / C
    return h, w.dot(h), w.dot(h < T_ICE)
